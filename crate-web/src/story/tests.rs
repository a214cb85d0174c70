//! Rolls that are set, through the whole answer.

use duelscope_core::pins::{Pin, Pinned};
use duelscope_core::sheet::Sheet;

use super::rolls::moved;
use crate::answer::Answer;

fn answer(pins: &str) -> Answer {
    let mut sheet = Sheet::new();
    sheet.set_global("pins", pins);
    Answer::of(&sheet).expect("a valid sheet")
}

#[test]
fn every_roll_of_the_story_can_be_set_and_says_so() {
    let free = answer("");
    for stage in &free.story.stages {
        for roll in &stage.rolls {
            assert!(!roll.pinned);
            let value = match roll.cells() {
                Some(cells) => moved(cells, [0, 0]),
                None => Pinned::Value(roll.value().expect("no contest has a value")),
            };
            let set = answer(&Pin { place: roll.place, value }.to_string());
            let seen = set.story.stages.iter().flat_map(|s| &s.rolls);
            let pinned: Vec<_> = seen.filter(|r| r.pinned).map(|r| r.place).collect();
            // What fell is set: nothing else changes.
            assert_eq!((pinned, set.outcome), (vec![roll.place], free.outcome));
            assert!(set.idle_pins.is_empty());
        }
    }
}

#[test]
fn a_pin_that_is_not_asked_for_is_reported() {
    // The attack misses: its damage is not rolled.
    let answer = answer("hit~0~9999,damage.1~12,glyph.3~1");
    let idle: Vec<String> = answer.idle_pins.iter().map(Pin::to_string).collect();
    assert_eq!(idle, ["damage.1~12", "glyph.3~1"]);
}

#[test]
fn pins_change_no_law() {
    let (free, set) = (answer(""), answer("hit~0~9999"));
    let law = |answer: Answer| answer.exact.expect("small");
    assert_eq!(law(free), law(set));
}
