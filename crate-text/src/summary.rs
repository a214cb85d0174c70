//! One sentence for a chat or a wiki talk page: who strikes whom, and what
//! comes of it.

use duelscope_core::letters;
use duelscope_core::sheet::{Hand, Sheet};
use duelscope_core::{DuelLaw, Exact, Game, Outcome, Ratio, Scenario};

use crate::{Lang, int, messages};

messages! {
    /// Who, with what.
    with_level(name: &str, level: &str) {
        en "{name} (level {level})";
        ru "{name} (уровень {level})";
    }
    /// Part of a sentence.
    with_level_and_weapon(name: &str, level: &str, weapon: &str) {
        en "{name} (level {level}, {weapon})";
        ru "{name} (уровень {level}, {weapon})";
    }
    /// Part of a sentence.
    with_weapon(name: &str, weapon: &str) {
        en "{name} ({weapon})";
        ru "{name} ({weapon})";
    }
    /// Part of a sentence.
    strikes(who: &str, whom: &str, facts: &str) {
        en "{who} strikes {whom}: {facts}";
        ru "{who} против: {whom} — {facts}";
    }
    /// Part of a sentence.
    to_hit(p: &str) {
        en "{p} to hit";
        ru "попадание {p}";
    }
    /// Part of a sentence.
    mean(hp: &str) {
        en "{hp} HP on average";
        ru "в среднем {hp} ОЗ";
    }
    /// Part of a sentence.
    kill(p: &str) {
        en "{p} to kill with one blow";
        ru "убить одним ударом {p}";
    }
    /// Part of a sentence.
    bounce(p: &str) {
        en "{p} to bounce off";
        ru "отскок {p}";
    }
    /// Part of a sentence.
    win(p: &str) {
        en "{p} to win the duel";
        ru "победа в поединке {p}";
    }
    /// Part of a sentence.
    never_ends() {
        en "the blow never ends";
        ru "удар не кончится никогда";
    }
    /// Part of a sentence.
    as_the_page_says() {
        en "as the wiki page says";
        ru "по странице вики";
    }
}

/// What a sentence says of a fight; absent is what does not apply.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summary {
    /// Name, level, weapon of the attacker.
    pub who: (String, Option<String>, Option<String>),
    /// Name of the target.
    pub whom: String,
    /// Chance to hit.
    pub hit: Option<f64>,
    /// Mean HP lost to a blow.
    pub mean: Option<f64>,
    /// Chance to bounce off.
    pub bounce: Option<f64>,
    /// Chance to kill with one blow.
    pub kill: Option<f64>,
    /// Chance to win the duel.
    pub win: Option<f64>,
    /// The blow never ends.
    pub never_ends: bool,
    /// The edition is the page's.
    pub page: bool,
}

/// What the catalogue calls those of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// The attacker.
    pub who: String,
    /// What it holds; asked only where it holds something.
    pub weapon: String,
    /// The target.
    pub whom: String,
}

impl Summary {
    /// The sentence of a valid sheet's left attack, with what is known of it.
    pub fn of(
        lang: Lang,
        names: Names,
        sheet: &Sheet,
        scenario: &Scenario,
        hit: Option<Ratio>,
        exact: Option<&Exact>,
        duel: Option<&DuelLaw>,
    ) -> Summary {
        let fight = match &scenario.game {
            Game::Remixed(fight) | Game::Combined(fight, _) => Some(fight),
            Game::Sanctum(_) => None,
        };
        let armed = fight.is_some() && sheet.side(Hand::Left, "w") != "none";
        let weapon = armed.then(|| in_a_sentence(&names.weapon));
        let level = fight.map(|fight| int(lang, fight.fighter(Hand::Left).level.into()));
        let mut summary = Summary {
            who: (names.who, level, weapon),
            whom: names.whom,
            hit: hit.map(Ratio::to_f64),
            win: duel.filter(|law| law.never == 0.0).map(|law| law.left),
            page: fight.is_some() && sheet.global("edition") == "page",
            ..Summary::default()
        };
        if let Some(exact) = exact {
            let p = |outcome| exact.outcome(outcome);
            summary.never_ends = p(Outcome::NeverEnds) == 1.0;
            summary.mean = Some(exact.hp_loss.mean());
            summary.kill = Some(p(Outcome::Killed));
            summary.bounce = Some(p(Outcome::Bounced)).filter(|&p| p > 0.0);
        }
        summary
    }

    /// The attacker with level and weapon.
    #[must_use]
    pub fn attacker(&self, lang: Lang) -> String {
        let (name, level, weapon) = &self.who;
        match (level, weapon) {
            (Some(level), Some(weapon)) => with_level_and_weapon(lang, name, level, weapon),
            (Some(level), None) => with_level(lang, name, level),
            (None, Some(weapon)) => with_weapon(lang, name, weapon),
            (None, None) => name.clone(),
        }
    }

    /// The sentence, without a full stop.
    #[must_use]
    pub fn sentence(&self, lang: Lang) -> String {
        let who = self.attacker(lang);
        let odds = |p: f64| crate::percent(lang, p);
        let mut facts = Vec::new();
        if self.never_ends {
            facts.push(never_ends(lang));
        } else {
            facts.extend(self.hit.map(|p| to_hit(lang, &odds(p))));
            facts.extend(self.mean.map(|x| mean(lang, &crate::hp(lang, x))));
            facts.extend(self.bounce.map(|p| bounce(lang, &odds(p))));
            facts.extend(self.kill.map(|p| kill(lang, &odds(p))));
            facts.extend(self.win.map(|p| win(lang, &odds(p))));
        }
        if self.page {
            facts.push(as_the_page_says(lang));
        }
        strikes(lang, &who, &self.whom, &facts.join(", "))
    }
}

/// "Short sword" within a sentence; proper names keep their capitals.
fn in_a_sentence(name: &str) -> String {
    let rest_is_small = name.split(' ').skip(1).all(|word| word.starts_with(letters::is_small));
    if rest_is_small { letters::lower(name) } else { name.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proper_names_keep_their_capitals() {
        assert_eq!(in_a_sentence("Blade of Souls"), "Blade of Souls");
        assert_eq!(in_a_sentence("Short sword"), "short sword");
    }

    #[test]
    fn a_sentence_says_what_applies() {
        let summary = Summary {
            who: ("Warrior".into(), Some("1".into()), Some("short sword".into())),
            whom: "Marsupial rat".into(),
            hit: Some(9.0 / 11.0),
            mean: Some(8.0888),
            kill: Some(0.579),
            ..Summary::default()
        };
        let plain = |lang| summary.sentence(lang).replace('\u{a0}', " ");
        assert_eq!(
            plain(Lang::En),
            "Warrior (level 1, short sword) strikes Marsupial rat: 81.8 % to hit, \
             8.09 HP on average, 57.9 % to kill with one blow"
        );
        assert_eq!(
            plain(Lang::Ru),
            "Warrior (уровень 1, short sword) против: Marsupial rat — попадание 81,8 %, \
             в среднем 8,09 ОЗ, убить одним ударом 57,9 %"
        );
        let endless = Summary { never_ends: true, ..summary.clone() };
        assert!(plain(Lang::En).len() > endless.sentence(Lang::En).len());
    }
}
