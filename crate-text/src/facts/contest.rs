//! Two rolls against each other.

use duelscope_core::{Ratio, Ties};


