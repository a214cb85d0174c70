//! What does not change during a blow.

use super::effects::{Effect, Effects, Op, When};
use super::note::Minion;
use super::readings::{Readings, Unnamed};
use crate::exchange::{DamageKind, Exchange, Mode, Outcome};

/// What Sanctum's stages know beside the state: it does not change while a
/// blow is resolved.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Facts {
    /// There is an attacker to blame. Combat damage always has one, a spell
    /// usually none.
    pub attacker: bool,
    /// The damage came without a named type: AMB-13 has decided it.
    pub names_no_type: bool,
    /// The round of combat, from 1; 0 where rounds are not counted.
    pub round: u8,
    /// A body's [`hand`](crate::Body::hand) is what effects have added to its hand
    /// damage: a blow in hand mode deals that much more. Otherwise `hand` is the
    /// whole stat, and the amount of a blow has it already.
    pub hand_bonus: bool,
    /// How the open questions are read.
    pub readings: Readings,
    /// The target's effects.
    pub on_target: Effects,
    /// The attacker's effects.
    pub on_attacker: Effects,
}

/// How a minion that Takes Damage reports as killed died ("Minion death").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Death {
    /// With an attacker to blame: "killed" effects run, then "dying" ones.
    Killed,
    /// Without: only "dying" effects run.
    Dies,
}

impl Facts {
    /// The effects a minion bears, in the order of casting. The third minion
    /// has none.
    #[inline]
    pub fn effects(&self, of: Minion) -> &[Effect] {
        match of {
            Minion::Target => &self.on_target,
            Minion::Attacker => &self.on_attacker,
            Minion::Other => &[],
        }
    }

    /// The target's death, if `outcome` is one (AMB-14 is settled).
    pub fn death(&self, outcome: Outcome) -> Option<Death> {
        let death = if self.attacker { Death::Killed } else { Death::Dies };
        (outcome == Outcome::Killed).then_some(death)
    }

    /// The kind of damage that names none (AMB-13).
    pub fn unnamed(&self, combat: bool) -> DamageKind {
        let magical = self.readings.unnamed == Unnamed::Magical;
        DamageKind { mode: Mode::None, ignores_armor: false, magical, combat }
    }

    /// Whether something may change the damage before it is taken, in this
    /// blow or a later one: an effect on the attacker's own damage, Gazes, or
    /// a change of hand damage.
    pub fn deals(&self, start: &Exchange) -> bool {
        let changed = start.attacker.gazes > 0 || (self.hand_bonus && start.attacker.hand != 0);
        let mut effects = self.on_target.iter().chain(&self.on_attacker);
        let change =
            |op| matches!(op, Op::Gaze(_)) || (self.hand_bonus && matches!(op, Op::Hand(_)));
        self.attacker && (changed || effects.any(|e| e.when == When::Deals || change(e.op)))
    }

    /// Nobody bears an effect.
    #[inline]
    pub(crate) fn quiet(&self) -> bool {
        self.on_target.is_empty() && self.on_attacker.is_empty()
    }
}
