//! Which bar a key leads to.

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To this bar.
    To(usize),
    /// Watch the bar one is at.
    Watch,
    /// Leave the bars.
    Leave,
}

/// What `key` does at bar `at` of `count`; `None` if it means nothing here.
pub fn walk(key: &str, at: Option<usize>, count: usize) -> Option<Step> {
    let last = count.checked_sub(1)?;
    Some(match key {
        "ArrowRight" => Step::To(at.map_or(0, |i| (i + 1).min(last))),
        "ArrowLeft" => Step::To(at.map_or(last, |i| i.saturating_sub(1))),
        "PageUp" => Step::To((at? + LEAP).min(last)),
        "PageDown" => Step::To(at?.saturating_sub(LEAP)),
        "Home" => Step::To(0),
        "End" => Step::To(last),
        "Enter" | " " if at.is_some() => Step::Watch,
        "Escape" if at.is_some() => Step::Leave,
        _ => return None,
    })
}

const LEAP: usize = 10;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_walk_and_stop_at_the_ends() {
        assert_eq!(walk("ArrowRight", None, 5), Some(Step::To(0)));
        assert_eq!(walk("ArrowLeft", None, 5), Some(Step::To(4)));
        assert_eq!(walk("ArrowRight", Some(4), 5), Some(Step::To(4)));
        assert_eq!(walk("ArrowLeft", Some(0), 5), Some(Step::To(0)));
        assert_eq!(walk("End", Some(1), 5), Some(Step::To(4)));
        assert_eq!(walk("PageDown", Some(3), 5), Some(Step::To(0)));
    }

    #[test]
    fn keys_without_a_meaning_are_left_to_the_page() {
        assert_eq!(walk("Enter", None, 5), None);
        assert_eq!(walk("Escape", None, 5), None);
        assert_eq!(walk("Tab", Some(1), 5), None);
        assert_eq!(walk("PageDown", None, 5), None);
        assert_eq!(walk("ArrowRight", None, 0), None);
    }
}
