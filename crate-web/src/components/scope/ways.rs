//! Where one can go from a stage.

use duelscope_text::facts::Course;

use crate::story::Story;

/// Where one can go from a stage; where there is no way, to the stage itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ways {
    /// The stage shown.
    pub at: usize,
    /// The one before it.
    pub back: usize,
    /// The one after it.
    pub next: usize,
    /// The last one that was reached.
    pub last: usize,
}

impl Ways {
    /// The ways from `at`. A simple telling passes over what was skipped.
    pub fn of(story: &Story, at: usize, simple: bool) -> Ways {
        let told = |i: &usize| match story.stages.get(*i).map(|stage| stage.told.course) {
            Some(Course::Skipped(_)) => !simple,
            course => course.is_some(),
        };
        let last = story.last();
        Ways {
            at,
            back: (0..at).rev().find(told).unwrap_or(at),
            next: (at + 1..=last).find(told).unwrap_or(at),
            last,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Answer;
    use duelscope_core::sheet::decode;

    #[test]
    fn a_simple_telling_passes_over_what_was_skipped() {
        let (sheet, _) = decode("v=1&rules=sanctum&l-m-magical=yes&l-m-dmg=3&r-m-armor=5");
        let story = Answer::of(&sheet).expect("a valid sheet").story;
        let soak = story.stages.iter().position(|s| matches!(s.told.course, Course::Skipped(_)));
        let soak = soak.expect("magic meets no armor");
        assert_eq!(Ways::of(&story, soak - 1, false).next, soak);
        assert_eq!(Ways::of(&story, soak - 1, true).next, soak + 1);
        assert_eq!(Ways::of(&story, soak + 1, true).back, soak - 1);
        let last = story.last();
        assert_eq!(Ways::of(&story, last, true).next, last);
        assert_eq!(Ways::of(&story, 0, true).back, 0);
    }
}
