//! One sentence for a chat or a wiki talk page: who strikes whom, and what
//! comes of it.

use crate::{Lang, messages};

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
        ru "{who} против: {whom} – {facts}";
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

impl Summary {
    /// The sentence, without a full stop.
    #[must_use]
    pub fn sentence(&self, lang: Lang) -> String {
        let (name, level, weapon) = &self.who;
        let who = match (level, weapon) {
            (Some(level), Some(weapon)) => with_level_and_weapon(lang, name, level, weapon),
            (Some(level), None) => with_level(lang, name, level),
            (None, Some(weapon)) => with_weapon(lang, name, weapon),
            (None, None) => name.clone(),
        };
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

#[cfg(test)]
mod tests {
    use super::*;

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
            "Warrior (уровень 1, short sword) против: Marsupial rat – попадание 81,8 %, \
             в среднем 8,09 ОЗ, убить одним ударом 57,9 %"
        );
        let endless = Summary { never_ends: true, ..summary.clone() };
        assert!(plain(Lang::En).len() > endless.sentence(Lang::En).len());
    }
}
