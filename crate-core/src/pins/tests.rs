use super::*;
use crate::law::{Odds, Span};
extern crate std;
use std::string::ToString;

fn pin(text: &str) -> Pin {
    text.parse().unwrap_or_else(|_| panic!("{text} is no pin"))
}

#[test]
fn a_pin_is_written_in_one_way() {
    for text in
        ["hit~6636~2500", "crit~0~9999", "damage.1~7", "glyph.0.2~1", "damage~-3", "take.2.15~0"]
    {
        assert_eq!(pin(text).to_string(), text);
    }
    for text in [
        "",
        "hit",
        "hit~1",
        "hit~1~10000",
        "hit~1~2~3",
        "hit~-1~2",
        "damage~1~2",
        "damage.0~7",
        "damage.1.0~7",
        "damage.0.0~7",
        "damage.64~7",
        "damage.1.16~7",
        "damage.1.2.3~7",
        "damage~07",
        "damage~+7",
        "damage~",
        "soak~1",
        "damage.01~7",
        "damage~2000001",
    ] {
        assert_eq!(text.parse::<Pin>(), Err(NoPin), "{text}");
    }
}

#[test]
fn a_place_is_pinned_once_and_let_go() {
    let mut pins: Pins = [pin("damage~1"), pin("hit~1~2"), pin("damage~2")].into_iter().collect();
    assert_eq!(pins.to_string(), "damage~2,hit~1~2");
    pins.set(pin("damage~2").place, None);
    assert_eq!((pins.to_string().as_str(), pins.len()), ("hit~1~2", 1));
    let full: Pins = (0..30).map(|n| pin(&std::format!("damage.{}~1", n + 1))).collect();
    assert_eq!(full.len(), MAX_PINS);
}

#[test]
fn a_pinned_value_is_kept_within_what_the_roll_can_give() {
    let pick = |n, law| Pinned::Value(n).result(law).map(|draw| draw.pick);
    let span = Law::Uniform(Span::new(3, 9));
    assert_eq!([3, 7, 99, -99].map(|n| pick(n, span)), [Some(0), Some(4), Some(6), Some(0)]);
    let back = Law::Triangular(Span::new(0, -3));
    assert_eq!([0, -1, -9].map(|n| pick(n, back)), [Some(0), Some(1), Some(1)]);
    let cut = Law::Truncated { from: 7, to: 19, den: 4 };
    assert_eq!([1, 3, 4, 0].map(|n| pick(n, cut)), [Some(0), Some(2), Some(3), Some(0)]);
    let check = |num| Law::Check(Odds::new(num, 5));
    assert_eq!((pick(1, check(2)), pick(0, check(2))), (Some(1), Some(0)));
    // What cannot happen is not made to happen.
    assert_eq!((pick(1, check(0)), pick(0, check(5))), (None, None));
    let contest = Law::Contest { attack: 11, defense: 4, ties: Ties::Hit };
    assert_eq!((pick(1, contest), Pinned::Contest(1, 2).result(check(2))), (None, None));
}

#[test]
fn a_pinned_contest_is_decided_by_its_rolls() {
    let won = |a, d, attack, defense, ties| {
        let law = Law::Contest { attack, defense, ties };
        Pinned::Contest(a, d).result(law).map(|draw| draw.pick == 1)
    };
    assert_eq!(won(0, 9_999, 11, 4, Ties::Hit), Some(false));
    assert_eq!(won(9_999, 9_999, 11, 4, Ties::Hit), Some(true));
    // Equal rolls of equal skills tie.
    assert_eq!(won(500, 500, 7, 7, Ties::Hit), Some(true));
    assert_eq!(won(500, 500, 7, 7, Ties::Miss), Some(false));
    // A roll cannot make an impossible hit.
    assert_eq!(won(9_999, 0, 0, 4, Ties::Hit), Some(false));
    let draw =
        Pinned::Contest(6_636, 0).result(Law::Contest { attack: 11, defense: 4, ties: Ties::Hit });
    let raw = draw.and_then(|draw| draw.raw).expect("two rolls");
    assert!((raw[0] - 0.66365).abs() < 1e-6 && raw[1] > 0.0);
}
