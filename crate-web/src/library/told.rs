//! The present fight in one sentence.

use duelscope_core::sheet::{Hand, Slot};
use duelscope_core::{Game, Outcome};
use duelscope_text::int;
use duelscope_text::summary::Summary;

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
    let fight = match &answer.scenario.game {
        Game::Remixed(fight) | Game::Combined(fight, _) => Some(fight),
        Game::Sanctum(_) => None,
    };
    let held = sheet.side(Hand::Left, "w");
    let weapon = (fight.is_some() && held != "none").then(|| {
        let name = state.shelf.name(Slot::side(Hand::Left, "w"), held);
        in_a_sentence(&name)
    });
    let level = fight.map(|fight| int(state.lang, fight.fighter(Hand::Left).level.into()));
    let mut summary = Summary {
        who: (state.name(Hand::Left), level, weapon),
        whom: state.name(Hand::Right),
        hit: answer.hit_ratio().map(|p| p.to_f64()),
        win: answer.duel.as_ref().ok().filter(|law| law.never == 0.0).map(|law| law.left),
        page: fight.is_some() && sheet.global("edition") == "page",
        ..Summary::default()
    };
    if let Ok(exact) = &answer.exact {
        let p = |outcome| exact.outcome(outcome);
        summary.never_ends = p(Outcome::NeverEnds) == 1.0;
        summary.mean = Some(exact.hp_loss.mean());
        summary.kill = Some(p(Outcome::Killed));
        summary.bounce = Some(p(Outcome::Bounced)).filter(|&p| p > 0.0);
    }
    summary
}

/// "Short sword" within a sentence; proper names keep their capitals.
fn in_a_sentence(name: &str) -> String {
    let rest_is_small = name.split(' ').skip(1).all(|word| word.starts_with(char::is_lowercase));
    if rest_is_small { name.to_lowercase() } else { name.to_owned() }
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
        assert_eq!(in_a_sentence("Blade of Souls"), "Blade of Souls");
        assert_eq!(in_a_sentence("Short sword"), "short sword");
    }
}
