//! Effects as short texts, for links, files and the catalogue.

use core::fmt;
use core::str::FromStr;

use super::{Conditions, Effect, Op, When};

/// Largest amount a code may name, either sign.
pub const MAX_NUMBER: i32 = 1_000_000;

/// The words for [`When`], in its order.
const WHENS: [(&str, When); 8] = [
    ("start", When::Start),
    ("deals", When::Deals),
    ("before", When::Before),
    ("hit", When::Hit),
    ("after", When::After),
    ("damages", When::Damages),
    ("gives", When::Gives),
    ("killed", When::Killed),
];

/// The words for [`Op`]. A builder with an amount is written `word~n`.
const OPS: [(&str, Builder); 19] = [
    ("add", Builder::Amount(Op::Add)),
    ("add-armor", Builder::Amount(Op::AddArmor)),
    ("reduce", Builder::Amount(Op::Reduce)),
    ("halve", Builder::Plain(Op::Halve)),
    ("cap", Builder::Amount(Op::CapTo)),
    ("immune", Builder::Plain(Op::Immune)),
    ("hand", Builder::Amount(Op::Hand)),
    ("armor", Builder::Amount(Op::Armor)),
    ("heal", Builder::Amount(Op::Heal)),
    ("lose", Builder::Amount(Op::Lose)),
    ("kill", Builder::Plain(Op::Kill)),
    ("cancel", Builder::Plain(Op::Cancel)),
    ("reflect", Builder::Plain(Op::Reflect)),
    ("redirect", Builder::Amount(Op::Redirect)),
    ("gaze", Builder::Amount(Op::Gaze)),
    ("strike", Builder::Amount(Op::Strike)),
    ("hpmax", Builder::Amount(Op::HpMax)),
    ("hp", Builder::Amount(Op::Hp)),
    ("attacks", Builder::Amount(Op::Attacks)),
];

const CONDITIONS: [&str; 6] = ["hand", "missile", "combat", "attacker", "damage", "round"];

#[derive(Clone, Copy)]
enum Builder {
    Plain(Op),
    Amount(fn(i32) -> Op),
}

/// Why a text is no [`Effect`]. Every part is counted from 0, between dots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// The first part is none of [`When::words`].
    When,
    /// The second part is missing or none of [`Op::words`].
    Op,
    /// This operation may not stand there, see [`Op::fits`].
    Misplaced(Op, When),
    /// The number of this part is missing, superfluous, not a whole number or
    /// beyond [`MAX_NUMBER`] (a round: beyond 1 to 100).
    Number(usize),
    /// This part is none of [`Conditions::words`], or stands twice.
    Condition(usize),
}

impl When {
    /// Every value.
    pub fn all() -> impl Iterator<Item = When> {
        WHENS.iter().map(|e| e.1)
    }

    /// The word each has in a code.
    pub fn words() -> impl Iterator<Item = &'static str> {
        WHENS.iter().map(|e| e.0)
    }

    /// Its word in a code.
    pub fn word(self) -> &'static str {
        WHENS[self as usize].0
    }
}

impl Op {
    /// The word each operation has in a code, and whether `~n` follows it.
    pub fn words() -> impl Iterator<Item = (&'static str, bool)> {
        OPS.iter().map(|e| (e.0, matches!(e.1, Builder::Amount(_))))
    }

    /// Its word in a code.
    pub fn word(self) -> &'static str {
        let same = |builder| match builder {
            Builder::Plain(op) => op == self,
            Builder::Amount(build) => self.amount().is_some_and(|n| build(n) == self),
        };
        OPS.iter().find(|e| same(e.1)).map_or("", |e| e.0)
    }

    /// Its amount in points, if it has one.
    pub const fn amount(self) -> Option<i32> {
        match self {
            Op::Add(n)
            | Op::AddArmor(n)
            | Op::Reduce(n)
            | Op::CapTo(n)
            | Op::Hand(n)
            | Op::Armor(n)
            | Op::Heal(n)
            | Op::Lose(n)
            | Op::Redirect(n)
            | Op::Gaze(n)
            | Op::Strike(n)
            | Op::HpMax(n)
            | Op::Hp(n)
            | Op::Attacks(n) => Some(n),
            Op::Halve | Op::Immune | Op::Kill | Op::Cancel | Op::Reflect => None,
        }
    }

    /// The operation with this word; the amount is dropped where it takes none.
    pub fn named(word: &str, amount: i32) -> Option<Op> {
        OPS.iter().find(|e| e.0 == word).map(|e| match e.1 {
            Builder::Plain(op) => op,
            Builder::Amount(build) => build(amount),
        })
    }
}

impl Conditions {
    /// The word each condition has in a code; `round~n` takes a number.
    pub fn words() -> impl Iterator<Item = &'static str> {
        CONDITIONS.into_iter()
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.when.word(), self.op.word())?;
        if let Some(n) = self.op.amount() {
            write!(f, "~{n}")?;
        }
        let only = &self.only;
        let flags = [only.modes.hand, only.modes.missile, only.combat, only.attacker, only.damage];
        for (word, _) in CONDITIONS.iter().zip(flags).filter(|e| e.1) {
            write!(f, ".{word}")?;
        }
        if only.round > 0 {
            write!(f, ".round~{}", only.round)?;
        }
        Ok(())
    }
}

/// Reads `when.operation`, then any conditions, each after a dot: `start`,
/// `deals`, `before`, `hit`, `after`, `damages`, `gives` or `killed`; an
/// operation, with `~n` where it takes an amount; `hand`, `missile`, `combat`,
/// `attacker`, `damage`, `round~n`.
impl FromStr for Effect {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Effect, CodeError> {
        let mut parts = text.split('.');
        let when = parts.next().unwrap_or("");
        let when = WHENS.iter().find(|e| e.0 == when).ok_or(CodeError::When)?.1;
        let (word, number) = split(parts.next().unwrap_or(""));
        let op = match OPS.iter().find(|e| e.0 == word).ok_or(CodeError::Op)?.1 {
            Builder::Plain(op) if number.is_none() => op,
            Builder::Plain(_) => return Err(CodeError::Number(1)),
            Builder::Amount(build) => {
                let n = number.and_then(whole).ok_or(CodeError::Number(1))?;
                build(n)
            }
        };
        if !op.fits(when) {
            return Err(CodeError::Misplaced(op, when));
        }
        let mut only = Conditions::default();
        for (i, part) in parts.enumerate() {
            condition(&mut only, part, i + 2)?;
        }
        Ok(Effect { when, op, only })
    }
}

fn condition(only: &mut Conditions, part: &str, at: usize) -> Result<(), CodeError> {
    let (word, number) = split(part);
    let flag = match word {
        "hand" => &mut only.modes.hand,
        "missile" => &mut only.modes.missile,
        "combat" => &mut only.combat,
        "attacker" => &mut only.attacker,
        "damage" => &mut only.damage,
        "round" if only.round == 0 => {
            let round = number.and_then(whole).filter(|n| (1..=100).contains(n));
            only.round = round.ok_or(CodeError::Number(at))? as u8;
            return Ok(());
        }
        _ => return Err(CodeError::Condition(at)),
    };
    if number.is_some() {
        return Err(CodeError::Number(at));
    }
    if core::mem::replace(flag, true) {
        return Err(CodeError::Condition(at));
    }
    Ok(())
}

fn split(part: &str) -> (&str, Option<&str>) {
    match part.split_once('~') {
        Some((word, number)) => (word, Some(number)),
        None => (part, None),
    }
}

/// A whole number as [`Display`](fmt::Display) writes it.
fn whole(text: &str) -> Option<i32> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let canonical = text == "0" || !digits.starts_with(['0', '+', '-']);
    let n = text.parse().ok().filter(|_| canonical)?;
    (-MAX_NUMBER..=MAX_NUMBER).contains(&n).then_some(n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn refused(text: &str, error: CodeError) {
        assert_eq!(text.parse::<Effect>(), Err(error), "{text}");
    }

    #[test]
    fn what_is_wrong_is_said() {
        refused("", CodeError::When);
        refused("sometimes.add~1", CodeError::When);
        refused("before", CodeError::Op);
        refused("before.ad~1", CodeError::Op);
        refused("before.kill", CodeError::Misplaced(Op::Kill, When::Before));
        refused("hit.redirect~9", CodeError::Misplaced(Op::Redirect(9), When::Hit));
        for number in
            ["add", "add~", "add~x", "add~01", "add~+1", "add~-0", "add~1000001", "halve~1"]
        {
            refused(&["before.", number].concat(), CodeError::Number(1));
        }
        refused("before.add~1.foot", CodeError::Condition(2));
        refused("before.add~1.hand.hand", CodeError::Condition(3));
        refused("before.add~1.hand~1", CodeError::Number(2));
        refused("before.add~1.round", CodeError::Number(2));
        refused("before.add~1.round~0", CodeError::Number(2));
        refused("before.add~1.", CodeError::Condition(2));
    }

    #[test]
    fn tables_follow_their_enums() {
        for (i, (word, when)) in WHENS.into_iter().enumerate() {
            assert_eq!((when as usize, when.word()), (i, word));
        }
        for (word, builder) in OPS {
            let op = Op::named(word, 3).expect("its own word");
            assert_eq!(op.word(), word);
            assert_eq!(op.amount().is_some(), matches!(builder, Builder::Amount(_)));
            assert!(When::all().any(|when| op.fits(when)), "{word} stands nowhere");
        }
    }
}
