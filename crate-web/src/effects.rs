//! Sanctum's effects as the form has them: chips that stand for a card's
//! codes, and a draft that becomes an effect. Knows no browser.

use std::ops::Range;

use duelscope_core::rules::sanctum::effects::{Conditions, Effect, MAX_NUMBER, Op, When};

use crate::catalogue::Entry;

/// Neighbouring codes that are shown as one chip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Which codes of the list.
    pub codes: Range<usize>,
    /// The one card that has just these effects, if it is one.
    pub card: Option<String>,
}

/// The chips of a list: the codes of a card together, others alone. Codes that
/// several cards have are named after none.
pub fn groups(cards: &[&Entry], codes: &[String]) -> Vec<Group> {
    let mut groups = Vec::new();
    let mut at = 0;
    while at < codes.len() {
        let fits = |card: &&&Entry| !card.codes.is_empty() && codes[at..].starts_with(&card.codes);
        let longest = cards.iter().filter(fits).map(|card| card.codes.len()).max().unwrap_or(1);
        let mut named = cards.iter().filter(fits).filter(|card| card.codes.len() == longest);
        let card = named.next().filter(|_| named.next().is_none()).map(|card| card.name.clone());
        groups.push(Group { codes: at..at + longest, card });
        at += longest;
    }
    groups
}

/// The code with another amount; `None` where it takes none or may not go
/// further.
pub fn stepped(code: &str, by: i32) -> Option<String> {
    let effect: Effect = code.parse().ok()?;
    let amount = effect.op.amount()?.checked_add(by)?;
    let within = (-MAX_NUMBER..=MAX_NUMBER).contains(&amount);
    let op = Op::named(effect.op.word(), amount).filter(|_| within)?;
    Some(Effect { op, ..effect }.to_string())
}

/// An effect that is being composed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// When it applies.
    pub when: When,
    /// The word of what it does; one that fits `when`.
    pub op: &'static str,
    /// The amount, as typed.
    pub amount: String,
    /// The conditions, in the order of [`flags`].
    pub flags: [bool; 5],
    /// The round, as typed; empty for any.
    pub round: String,
}

/// What of a draft is wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wrong {
    /// The amount is no whole number, or too large.
    pub amount: bool,
    /// The round is none.
    pub round: bool,
}

/// The words of the conditions that are there or not.
pub fn flags() -> impl Iterator<Item = &'static str> {
    Conditions::words().filter(|word| *word != "round")
}

/// What may stand at a time: words, each with its operation.
pub fn fitting(when: When) -> impl Iterator<Item = (&'static str, Op)> {
    let named = Op::words().filter_map(|(word, _)| Some((word, Op::named(word, 1)?)));
    named.filter(move |(_, op)| op.fits(when))
}

impl Default for Draft {
    fn default() -> Draft {
        let (amount, round) = ("1".to_owned(), String::new());
        Draft { when: When::Before, op: "add", amount, flags: [false; 5], round }
    }
}

impl Draft {
    /// The same at another time; what cannot stand there gives way.
    #[must_use]
    pub fn at(&self, when: When) -> Draft {
        let mut fits = fitting(when).map(|(word, _)| word);
        let first = fitting(when).next().map_or("add", |(word, _)| word);
        let op = fits.find(|word| *word == self.op).unwrap_or(first);
        Draft { when, op, ..self.clone() }
    }

    /// Whether it takes an amount.
    pub fn has_amount(&self) -> bool {
        Op::named(self.op, 1).is_some_and(|op| op.amount().is_some())
    }

    /// The effect.
    ///
    /// # Errors
    ///
    /// Every part that is wrong.
    pub fn effect(&self) -> Result<Effect, Wrong> {
        let whole = |text: &str| text.trim().replace('\u{2212}', "-").parse::<i32>().ok();
        let amount = whole(&self.amount).filter(|n| (-MAX_NUMBER..=MAX_NUMBER).contains(n));
        let round = match self.round.trim() {
            "" => Some(0),
            text => text.parse::<u8>().ok().filter(|n| (1..=100).contains(n)),
        };
        let wrong = Wrong { amount: self.has_amount() && amount.is_none(), round: round.is_none() };
        let op = Op::named(self.op, amount.unwrap_or(0)).filter(|op| op.fits(self.when));
        match (op, round) {
            (Some(op), Some(round)) if !wrong.amount => {
                let mut effect = Effect::new(self.when, op);
                let only = &mut effect.only;
                [only.modes.hand, only.modes.missile, only.combat, only.attacker, only.damage] =
                    self.flags;
                only.round = round;
                Ok(effect)
            }
            _ => Err(wrong),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(name: &str, codes: &[&str]) -> Entry {
        let codes = codes.iter().map(|code| (*code).to_owned()).collect();
        Entry { name: name.to_owned(), codes, ..Entry::default() }
    }

    #[test]
    fn a_card_is_one_chip_and_what_several_have_is_named_after_none() {
        let (a, b) =
            (card("King", &["start.hand~1", "start.hp~2"]), card("Giant", &["start.hp~2"]));
        let (c, d) = (card("Bark", &["start.armor~1"]), card("Shell", &["start.armor~1"]));
        let cards = [&a, &b, &c, &d, &Entry::default()];
        let codes = ["start.hand~1", "start.hp~2", "start.hp~2", "start.armor~1", "before.halve"];
        let codes = codes.map(str::to_owned);
        let shown: Vec<_> = groups(&cards, &codes).into_iter().map(|g| (g.codes, g.card)).collect();
        let name = |name: &str| Some(name.to_owned());
        assert_eq!(
            shown,
            [(0..2, name("King")), (2..3, name("Giant")), (3..4, None), (4..5, None)]
        );
        assert!(groups(&cards, &[]).is_empty());
    }

    #[test]
    fn amounts_step_and_stop_at_the_end() {
        assert_eq!(stepped("before.add~2.hand", 1).as_deref(), Some("before.add~3.hand"));
        assert_eq!(stepped("before.halve", 1), None);
        assert_eq!(stepped("before.add~1000000", 1), None);
        assert_eq!(stepped("nonsense", 1), None);
    }

    /// Whatever can be composed, a list can hold.
    #[test]
    fn every_draft_is_an_effect() {
        for when in When::all() {
            for (op, _) in fitting(when) {
                let draft = Draft { when, op, round: "3".into(), ..Draft::default() };
                let draft = Draft { flags: [true; 5], ..draft };
                let code = draft.effect().expect("all is right").to_string();
                assert_eq!(code.parse::<Effect>(), draft.effect().map_err(|_| unreachable!()));
                for later in When::all() {
                    assert!(draft.at(later).effect().is_ok(), "{op} at {later:?}");
                }
            }
        }
        assert_eq!(flags().count(), 5);
    }

    #[test]
    fn what_is_wrong_is_said_at_its_place() {
        let with = |amount: &str, round: &str| {
            let draft = Draft { amount: amount.into(), round: round.into(), ..Draft::default() };
            draft.effect().map(|effect| effect.to_string())
        };
        assert_eq!(with(" \u{2212}2 ", ""), Ok("before.add~-2".into()));
        assert_eq!(with("1.5", "0"), Err(Wrong { amount: true, round: true }));
        assert_eq!(with("", "7"), Err(Wrong { amount: true, round: false }));
        let halve = Draft { op: "halve", amount: "x".into(), ..Draft::default() };
        assert_eq!(halve.effect().map(|e| e.to_string()), Ok("before.halve".into()));
    }
}
