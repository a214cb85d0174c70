//! Effects as data: when one applies, what it does, and under which
//! conditions. The vocabulary is closed; a card is a list of effects, and
//! anyone can compose such a list.

mod code;

pub use code::{CodeError, MAX_NUMBER};

use arrayvec::ArrayVec;

use crate::exchange::{DamageKind, Mode};

/// Most effects one minion bears.
pub const MAX_EFFECTS: usize = 16;

/// The effects of one minion, in the order of casting.
pub type Effects = ArrayVec<Effect, MAX_EFFECTS>;

/// One effect. Written as `before.add~2.hand`, see [`FromStr`](core::str::FromStr).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effect {
    /// When it applies.
    pub when: When,
    /// What it does.
    pub op: Op,
    /// What must hold.
    pub only: Conditions,
}

/// When an effect applies. Its *bearer* is the minion it was cast on; its
/// *subject* is the minion it changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum When {
    /// Once, before the first blow: it changes its bearer's stats.
    Start,
    /// The bearer attacks: it changes the damage before Takes Damage begins.
    Deals,
    /// D1, "before checking armor": the bearer takes damage.
    Before,
    /// D1, "is hit by" or "is hit in combat": the bearer takes damage from an
    /// attacker.
    Hit,
    /// D3, "after checking armor": the bearer takes damage.
    After,
    /// The bearer's blow damages: in D3, or on the result (AMB-19). The
    /// victim is the subject.
    Damages,
    /// "Hits give": after the result of the bearer's blow (AMB-7). The victim
    /// is the subject.
    Gives,
    /// The bearer is killed, with an attacker to blame.
    Killed,
}

/// What an effect does, in points. Amounts below 0 do nothing, except in
/// [`Op::Add`], [`Op::Hand`], [`Op::Armor`], [`Op::HpMax`], [`Op::Hp`] and
/// [`Op::Attacks`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// Damage + n, not below 0.
    Add(i32),
    /// Damage + n times the bearer's maximum armor.
    AddArmor(i32),
    /// Damage - n, not below 0. Blocks.
    Reduce(i32),
    /// Damage / 2 (AMB-18). Blocks.
    Halve,
    /// At most n damage. Blocks.
    CapTo(i32),
    /// No damage. Blocks.
    Immune,
    /// The subject's hand damage + n.
    Hand(i32),
    /// The subject's maximum armor + n; current armor gets it at the next
    /// round. At [`When::Start`] both.
    Armor(i32),
    /// The subject gains n HP, up to its maximum. The dead stay dead.
    Heal(i32),
    /// The subject loses n HP, past 0 if need be; at 0 or less it is dead.
    Lose(i32),
    /// The subject is dead; its HP stay.
    Kill,
    /// The damage is cancelled.
    Cancel,
    /// The attacker takes what is left of the damage, ignoring armor.
    Reflect,
    /// The hit is moved to a third minion that has n HP at the start, and
    /// ignores its armor. Nothing happens once that minion is dead.
    Redirect(i32),
    /// The subject gets one Gaze: it deals one point less, and its maximum
    /// armor is one more. At n of them it is dead.
    Gaze(i32),
    /// The attacker takes n points of a type that is not named (AMB-13).
    Strike(i32),
    /// Maximum HP + n; current HP are lowered to it.
    HpMax(i32),
    /// Maximum and current HP + n.
    Hp(i32),
    /// Attacks per round + n.
    Attacks(i32),
}

/// Which modes of damage an effect is about: neither set means all, even
/// damage that has no mode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modes {
    /// Hand damage.
    pub hand: bool,
    /// Missile damage.
    pub missile: bool,
}

/// What must hold for an effect to apply; the default is nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Conditions {
    /// Only these modes.
    pub modes: Modes,
    /// Only damage dealt in combat.
    pub combat: bool,
    /// Only with an attacker to blame.
    pub attacker: bool,
    /// Only while damage above 0 is left.
    pub damage: bool,
    /// Only in this round of combat, counted from 1; 0 is any.
    pub round: u8,
}

impl Effect {
    /// An effect without conditions.
    pub const fn new(when: When, op: Op) -> Effect {
        let modes = Modes { hand: false, missile: false };
        let only = Conditions { modes, combat: false, attacker: false, damage: false, round: 0 };
        Effect { when, op, only }
    }
}

impl Op {
    /// Whether this may stand there. The rules do nothing where it may not.
    pub const fn fits(self, when: When) -> bool {
        use When::{After, Before, Damages, Deals, Gives, Hit, Killed, Start};
        match self {
            Op::Add(_) | Op::Reduce(_) | Op::Halve | Op::CapTo(_) => {
                matches!(when, Deals | Before | Hit | After)
            }
            Op::AddArmor(_) | Op::Immune => matches!(when, Before | Hit | After),
            Op::Hand(_) | Op::Armor(_) => !matches!(when, Deals | Killed),
            Op::Heal(_) => !matches!(when, Deals | Killed),
            Op::Lose(_) => matches!(when, Before | Hit | After | Damages | Gives),
            Op::Kill => matches!(when, After | Damages | Gives),
            Op::Cancel | Op::Reflect => matches!(when, After),
            Op::Redirect(_) => matches!(when, Before),
            Op::Gaze(_) => matches!(when, Damages | Gives),
            Op::Strike(_) => matches!(when, Killed),
            Op::HpMax(_) | Op::Hp(_) | Op::Attacks(_) => matches!(when, Start),
        }
    }

    /// Whether it blocks damage, in any reading of AMB-3.
    pub const fn blocks(self) -> bool {
        matches!(self, Op::Reduce(_) | Op::Halve | Op::CapTo(_) | Op::Immune)
    }
}

impl Modes {
    /// Whether damage of this kind is meant. No mode is never meant by name.
    pub const fn mean(self, kind: DamageKind) -> bool {
        match kind.mode {
            Mode::None => self.all(),
            Mode::Hand => self.hand || self.all(),
            Mode::Missile => self.missile || self.all(),
        }
    }

    /// No mode is named: all are meant.
    pub const fn all(self) -> bool {
        !self.hand && !self.missile
    }
}
