//! The codes a list may hold.

use alloc::string::String;

use super::field::ListOf;
use super::frame::PANELS;
use super::value::{Allowed, Problem, Read};
use crate::pins::Pin;
use crate::rules::sanctum::Effect;
use crate::rules::sanctum::readings::Reading;

impl ListOf {
    /// The codes joined as a link writes them.
    pub(crate) fn canonical(self, codes: &[&str], max: usize) -> Read<String> {
        for code in codes {
            if !self.knows(code) {
                return Err((Problem::NotUnderstood, Allowed::List(max)));
            }
        }
        Ok(codes.join(","))
    }

    /// Whether the code is of this vocabulary.
    pub fn knows(self, code: &str) -> bool {
        let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.' | b'~');
        !code.is_empty()
            && code.bytes().all(plain)
            && match self {
                ListOf::Buffs => crate::scenario::active_buff(code).is_some(),
                ListOf::Effects => code.parse::<Effect>().is_ok(),
                ListOf::Readings => code.parse::<Reading>().is_ok(),
                ListOf::Pins => code.parse::<Pin>().is_ok(),
                ListOf::Panels => PANELS.contains(&code),
            }
    }
}
