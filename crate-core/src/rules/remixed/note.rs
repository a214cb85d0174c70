//! What Remixed Dungeon's stages have to say beside their rolls.

use super::buff::Buff;
use super::vocabulary::Enchantment;
use crate::chance::Chance;
use crate::exchange::{Body, Exchange, Side};

/// What happened inside a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// What had its chance came about, or did not.
    Acts(bool),
    /// Damage beside the blow.
    Wound {
        /// Who took it.
        side: Side,
        /// Points dealt.
        dealt: i32,
        /// HP lost to them.
        lost: i32,
    },
    /// Someone was healed.
    Healed {
        /// Who.
        side: Side,
        /// HP gained.
        points: i32,
    },
    /// Someone bears a buff from now on.
    Gains {
        /// Who.
        side: Side,
        /// Which buff.
        buff: Buff,
    },
    /// Someone bears a buff no longer.
    Loses {
        /// Who.
        side: Side,
        /// Which buff.
        buff: Buff,
    },
    /// It did nothing: the one it would have struck is immune.
    Immune,
    /// Resisted: a roll between 0 and the amount.
    Resisted {
        /// Points that came.
        from: i32,
        /// Points that were left.
        to: i32,
    },
    /// Damage ended a paralysis or melted the frost of the one who took it.
    Roused(Buff),
    /// Die Hard let nothing through.
    DiedHard,
    /// The dead take no more damage.
    AlreadyDead,
    /// It waits for something that is not so: a buff that is not borne, a
    /// shield that is not ready, damage that is 0.
    Idle,
    /// Instability became this.
    Became(Enchantment),
    /// Luck rolled the damage once more.
    Luck {
        /// The roll, already less its turn.
        roll: i32,
        /// By how much the best of them beats the damage so far.
        ahead: i32,
    },
}

/// Says something to whoever listens.
#[inline]
pub(crate) fn note<C: Chance>(chance: &mut C, note: Note) {
    chance.note(note.into());
}

/// The body of a side.
#[inline]
pub(crate) fn body(x: &mut Exchange, side: Side) -> &mut Body {
    match side {
        Side::Attacker => &mut x.attacker,
        Side::Target => &mut x.target,
    }
}

/// A side bears a buff from now on.
#[inline]
pub(crate) fn gain<C: Chance>(x: &mut Exchange, side: Side, buff: Buff, chance: &mut C) {
    body(x, side).marks.insert(buff);
    note(chance, Note::Gains { side, buff });
}

/// A side bears a buff no longer.
#[inline]
pub(crate) fn lose<C: Chance>(x: &mut Exchange, side: Side, buff: Buff, chance: &mut C) {
    body(x, side).marks.remove(buff);
    note(chance, Note::Loses { side, buff });
}
