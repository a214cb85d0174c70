//! The present fight in one sentence.

use std::rc::Rc;

use duelscope_core::sheet::{Hand, Slot};
use duelscope_text::summary::{Names, Summary};

use crate::answer::Answer;
use crate::state::State;

/// The sentence that "copy one sentence" copies: of the last valid sheet, in
/// the page's language, names as the page shows them.
pub fn sentence(state: &State) -> String {
    summary(state).sentence(state.lang)
}

fn summary(state: &State) -> Summary {
    let answer: &Answer = &state.answer;
    let sheet = &answer.sheet;
    let held = Slot::side(Hand::Left, "w");
    let names = Names {
        who: state.name(Hand::Left),
        weapon: state.shelf.name(held, sheet.get(held)),
        whom: state.name(Hand::Right),
    };
    let exact = answer.exact.as_ref().ok().map(Rc::as_ref);
    let duel = answer.duel.as_ref().ok().map(Rc::as_ref);
    Summary::of(state.lang, names, sheet, &answer.scenario, answer.hit_ratio(), exact, duel)
}

#[cfg(test)]
mod tests {
    use duelscope_text::Lang;

    use super::*;

    fn said(link: &str, lang: Lang) -> String {
        sentence(&State::open(link, lang)).replace('\u{a0}', " ")
    }

    #[test]
    fn a_fight_in_a_sentence() {
        assert_eq!(
            said("", Lang::En),
            "WARRIOR (level 1, shortsword) strikes Rat: 81.8 % to hit, 8.09 HP on average, \
             57.9 % to kill with one blow, 99.99 % to win the duel"
        );
        assert!(said("edition=page", Lang::Ru).ends_with("по странице вики"));
        let sanctum = said("rules=sanctum", Lang::En);
        assert!(!sanctum.contains("level") && !sanctum.contains("to hit"), "{sanctum}");
        let endless = "rules=sanctum&l-m-effects=after.reflect&r-m-effects=after.reflect";
        assert!(said(endless, Lang::En).ends_with("the blow never ends"));
    }
}
