//! What is explored, as a link has it: `win_l-str_r-def`, what is measured and over
//! which inputs; behind an input the ends and the number of its values, where
//! somebody typed them.

use duelscope_core::sheet::{Sheet, Slot, is_plain};
use duelscope_core::sweep::Measure;

use super::along::Along;
use super::inputs::{first, swept};
use super::setup::Setup;

/// Longest word that a field of a link holds.
const MOST: usize = 40;

impl Setup {
    /// The set-up in a word. Ranges that do not fit are left out.
    pub fn code(&self) -> String {
        let whole = self.written(true);
        if whole.len() <= MOST { whole } else { self.written(false) }
    }

    fn written(&self, ranges: bool) -> String {
        let mut code = self.measure.word().to_owned();
        for along in self.axes.iter().take(if self.two { 2 } else { 1 }) {
            code = format!("{code}_{}", along.slot.key());
            if ranges && along.own && along.texts.iter().all(|text| is_plain(text)) {
                code = format!("{code}_{}", along.texts.join("_"));
            }
        }
        code
    }

    /// The set-up of a word, as far as it fits the document; `None` if it is
    /// none.
    pub fn read(sheet: &Sheet, code: &str) -> Option<Setup> {
        let mut words = code.split('_').peekable();
        let word = words.next()?;
        let measure = Measure::named(word)?;
        let mut axes = Vec::new();
        while let Some(word) = words.next() {
            let slot = Slot::parse(word).filter(|slot| swept(sheet, *slot))?;
            let mut along = Along::around(sheet, slot);
            let mut texts = Vec::new();
            while let Some(text) = words.next_if(|text| is_plain(text)) {
                texts.push(text.to_owned());
            }
            if let Ok(texts) = texts.try_into() {
                along = Along { texts, own: true, ..along };
            }
            axes.push(along);
        }
        let two = axes.len() == 2;
        if axes.len() == 1 {
            let [a, b] = first(sheet);
            axes.push(Along::around(sheet, if axes[0].slot == a { b } else { a }));
        }
        let axes: [Along; 2] = axes.try_into().ok()?;
        let fits = axes[0].slot != axes[1].slot && measure.applies(sheet);
        fits.then_some(Setup { measure, two, axes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup(sheet: &Sheet, code: &str) -> Setup {
        Setup::read(sheet, code).expect(code)
    }

    #[test]
    fn what_is_explored_comes_back_from_its_word() {
        let sheet = Sheet::new();
        for code in [
            "win_l-str_r-def",
            "attacks_r-hp",
            "hit_l-atk_5_30_26_r-def",
            "loss_l-str_1_20_20_r-def_-3_9_13",
            "kill_depth_1_10_10",
        ] {
            let read = setup(&sheet, code);
            assert_eq!(read.code(), code);
            assert_eq!(setup(&sheet, &read.code()), read);
            let slot = Slot::global("explore");
            assert_eq!(slot.canonical(code).as_deref(), Ok(code), "a field holds it");
        }
        assert_eq!(Setup::first(&sheet).code(), "win_l-str_r-def");
    }

    #[test]
    fn what_is_no_set_up_is_none() {
        let sheet = Sheet::new();
        for code in [
            "none",
            "",
            "win",
            "luck_l-str",
            "win_l-nothing",
            "win_l-str_l-str",
            "win_l-str_r-def_r-hp",
            "win_seed",
            "win_r-m-armor",
            "win_5_l-str",
        ] {
            assert_eq!(Setup::read(&sheet, code), None, "{code}");
        }
        let mut sanctum = sheet;
        sanctum.set_global("rules", "sanctum");
        assert_eq!(Setup::read(&sanctum, "hit_l-m-dmg"), None, "Sanctum rolls for no hit");
        assert!(Setup::read(&sanctum, "win_r-m-armor").is_some());
    }

    #[test]
    fn ranges_that_do_not_fit_are_left_out() {
        let sheet = Sheet::new();
        let long = setup(&sheet, "attacks_l-atk_100000_1000000_100_r-def_-100000_1000000_100");
        assert_eq!(long.code(), "attacks_l-atk_r-def");
        let mut typed = setup(&sheet, "win_l-str_1_20_20");
        typed.axes[0].texts[0] = "x_y".into();
        assert_eq!(typed.code(), "win_l-str");
    }
}
