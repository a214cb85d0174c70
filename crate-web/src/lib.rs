//! The Duelscope page.
