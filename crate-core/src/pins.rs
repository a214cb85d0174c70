//! Rolls of one attack that someone has set: "what if the defense had rolled
//! its maximum?" Only the trace of a single trial knows them; exact laws and
//! sampled trials never do.

use core::fmt;
use core::str::FromStr;

use arrayvec::ArrayVec;

use crate::chance::{Force, MAX_ROLLS};
use crate::law::{Draw, Law, Ties};
use crate::pipeline::Pipeline;
use crate::stage::StageId;

/// Most pins of one attack.
pub const MAX_PINS: usize = 24;

/// Pins, each place at most once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pins(ArrayVec<Pin, MAX_PINS>);

/// A roll that is set. Written as `hit~6636~2500` or `damage.1~7`: the place,
/// then the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pin {
    /// Which roll.
    pub place: RollPlace,
    /// What it gives.
    pub value: Pinned,
}

/// Which roll of an attack. It names the stage by its kind, so that it means
/// the same roll after most changes of the combatants. Written as
/// `glyph.0.2`; zeros at the end are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RollPlace {
    /// The kind of stage.
    pub stage: StageId,
    /// Which of the stages of this kind, counted from 0.
    pub nth: u8,
    /// Which of the stage's rolls, counted from 0.
    pub roll: u8,
}

/// What a pinned roll gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pinned {
    /// Both rolls of a contest, in cells of [`CELLS`] of their skill.
    Contest(u16, u16),
    /// The value of a range; of a check, 1 for yes and 0 for no.
    Value(i32),
}

/// Cells of a skill that a pinned roll of a contest falls into: it is the
/// middle of its cell, as a sampled one is of a finer one.
pub const CELLS: u16 = 10_000;

/// Largest value a pin may name, either sign.
const LARGEST: i32 = 2_000_000;

/// The words of the stages that roll.
const STAGES: [(&str, StageId); 9] = [
    ("hit", StageId::Hit),
    ("damage", StageId::Damage),
    ("crit", StageId::Crit),
    ("armor", StageId::Reduction),
    ("attack", StageId::AttackProc),
    ("enchant", StageId::Enchant),
    ("defense", StageId::DefenseProc),
    ("glyph", StageId::Glyph),
    ("take", StageId::TakeDamage),
];

/// The text is no [`Pin`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPin;

impl RollPlace {
    /// The place of a roll of the pipeline's stage at `index`; `None` beyond
    /// what can be written.
    pub fn of(pipeline: &Pipeline, index: usize, roll: usize) -> Option<RollPlace> {
        let stage = pipeline.stages.get(index)?.id();
        STAGES.iter().find(|s| s.1 == stage)?;
        let nth = pipeline.stages[..index].iter().filter(|s| s.id() == stage).count();
        Some(RollPlace {
            stage,
            nth: u8::try_from(nth).ok()?,
            roll: u8::try_from(roll).ok().filter(|&roll| usize::from(roll) < MAX_ROLLS)?,
        })
    }
}

impl Force for Pinned {
    fn result(&self, law: Law) -> Option<Draw> {
        let pick = match (*self, law) {
            (Pinned::Contest(a, d), Law::Contest { attack, defense, ties }) => {
                let middle = |cell: u16| i64::from(cell.min(CELLS - 1)) * 2 + 1;
                let (u, v) = (middle(a), middle(d));
                // Skills are far below 2^40: nothing overflows.
                let (a, d) = (u.saturating_mul(attack), v.saturating_mul(defense));
                let hit = match ties {
                    Ties::Hit => a >= d,
                    Ties::Miss => a > d,
                };
                let unit = |odd: i64| odd as f32 / (2.0 * f32::from(CELLS));
                return Some(Draw { pick: u32::from(hit), raw: Some([unit(u), unit(v)]) });
            }
            (Pinned::Contest(..), _) | (_, Law::Contest { .. }) => return None,
            (Pinned::Value(n), Law::Check(_)) => u32::from(n != 0),
            (Pinned::Value(n), Law::Uniform(span) | Law::Triangular(span)) => {
                let n = n.clamp(span.min(), span.max());
                n.abs_diff(span.lo).min(span.len() - 1)
            }
            (Pinned::Value(n), Law::Truncated { from, den, .. }) => {
                let lowest = from / den.max(1);
                u32::try_from(n).unwrap_or(0).saturating_sub(lowest).min(law.len() - 1)
            }
        };
        (law.weight(pick) > 0).then_some(Draw { pick, raw: None })
    }
}

impl Pins {
    /// No pin.
    pub const fn new() -> Pins {
        Pins(ArrayVec::new_const())
    }

    /// The pins, in the order they were set.
    pub fn iter(&self) -> impl Iterator<Item = Pin> {
        self.0.iter().copied()
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether every roll is left to chance.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What the roll at `place` is set to.
    pub fn get(&self, place: RollPlace) -> Option<Pinned> {
        self.0.iter().find(|pin| pin.place == place).map(|pin| pin.value)
    }

    /// Sets a roll, or leaves it to chance. Beyond [`MAX_PINS`] nothing is set.
    pub fn set(&mut self, place: RollPlace, value: Option<Pinned>) {
        let at = self.0.iter().position(|pin| pin.place == place);
        match (at, value) {
            (Some(at), Some(value)) => self.0[at].value = value,
            (Some(at), None) => {
                self.0.remove(at);
            }
            (None, Some(value)) => {
                let _full = self.0.try_push(Pin { place, value });
            }
            (None, None) => {}
        }
    }

    /// The pins of the pipeline's stage at `index`, one a roll.
    pub(crate) fn of_stage(
        &self,
        pipeline: &Pipeline,
        index: usize,
    ) -> ArrayVec<Option<Pinned>, MAX_ROLLS> {
        let mut rolls = ArrayVec::new();
        let Some(place) = RollPlace::of(pipeline, index, 0) else { return rolls };
        for pin in self.iter().filter(|p| (p.place.stage, p.place.nth) == (place.stage, place.nth))
        {
            while rolls.len() <= usize::from(pin.place.roll) {
                rolls.push(None);
            }
            rolls[usize::from(pin.place.roll)] = Some(pin.value);
        }
        rolls
    }
}

impl FromIterator<Pin> for Pins {
    fn from_iter<I: IntoIterator<Item = Pin>>(all: I) -> Pins {
        let mut pins = Pins::new();
        for pin in all {
            pins.set(pin.place, Some(pin.value));
        }
        pins
    }
}

impl fmt::Display for Pins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, pin) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            write!(f, "{pin}")?;
        }
        Ok(())
    }
}

impl fmt::Display for RollPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = STAGES.iter().find(|s| s.1 == self.stage).map_or("", |s| s.0);
        match (self.nth, self.roll) {
            (0, 0) => f.write_str(word),
            (nth, 0) => write!(f, "{word}.{nth}"),
            (nth, roll) => write!(f, "{word}.{nth}.{roll}"),
        }
    }
}

impl fmt::Display for Pin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value {
            Pinned::Contest(a, d) => write!(f, "{}~{a}~{d}", self.place),
            Pinned::Value(n) => write!(f, "{}~{n}", self.place),
        }
    }
}

impl FromStr for Pin {
    type Err = NoPin;

    fn from_str(text: &str) -> Result<Pin, NoPin> {
        let mut parts = text.split('~');
        let place = place(parts.next().unwrap_or(""))?;
        let first = number(parts.next().ok_or(NoPin)?)?;
        let value = match parts.next() {
            None => Pinned::Value(first),
            Some(second) => Pinned::Contest(cell(first)?, cell(number(second)?)?),
        };
        let contest = matches!(place.stage, StageId::Hit | StageId::Crit);
        let fits = contest == matches!(value, Pinned::Contest(..));
        if fits && parts.next().is_none() { Ok(Pin { place, value }) } else { Err(NoPin) }
    }
}

fn place(text: &str) -> Result<RollPlace, NoPin> {
    let mut parts = text.split('.');
    let word = parts.next().unwrap_or("");
    let stage = STAGES.iter().find(|s| s.0 == word).ok_or(NoPin)?.1;
    let mut count = |most: i32| -> Result<(u8, bool), NoPin> {
        let Some(part) = parts.next() else { return Ok((0, false)) };
        let n = number(part)?;
        if (0..=most).contains(&n) { Ok((n as u8, true)) } else { Err(NoPin) }
    };
    let (nth, _) = count(63)?;
    let (roll, given) = count(MAX_ROLLS as i32 - 1)?;
    let more = parts.next().is_some();
    // One roll is written in one way only.
    let zeros = (given && roll == 0) || (text.ends_with(".0") && !given);
    if more || zeros { Err(NoPin) } else { Ok(RollPlace { stage, nth, roll }) }
}

fn cell(n: i32) -> Result<u16, NoPin> {
    u16::try_from(n).ok().filter(|&n| n < CELLS).ok_or(NoPin)
}

/// A whole number in the one form it is written in.
fn number(text: &str) -> Result<i32, NoPin> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = text == "0" || !digits.starts_with(['0', '+', '-']);
    let n = text.parse().ok().filter(|n| plain && (-LARGEST..=LARGEST).contains(n));
    n.ok_or(NoPin)
}

#[cfg(test)]
mod tests;
