//! Damage reduction and the loss of HP.

use core::hint::select_unpredictable;
use core::ops::ControlFlow::{self, Break, Continue};

use crate::chance::Chance;
use crate::exchange::{Exchange, Outcome};
use crate::law::Span;

/// `Char.defenceRoll`: a uniform `IntRange(0, dr)` is subtracted. Nothing in
/// it depends on the attack skill, and there is no percentage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reduction {
    /// From 0 to the damage reduction.
    pub span: Span,
    /// The damage may fall below 0: buffs of the target come next, and they
    /// see it so. A later step floors it.
    pub below_zero: bool,
}

impl Reduction {
    #[inline(always)]
    pub(crate) fn apply<C: Chance>(
        &self,
        x: &mut Exchange,
        chance: &mut C,
    ) -> ControlFlow<Outcome> {
        x.damage = self.left(x.damage, chance.uniform(self.span));
        Continue(())
    }

    /// What a roll of so much leaves of the damage.
    #[inline]
    pub(crate) fn left(&self, damage: i32, roll: i32) -> i32 {
        let reduced = damage.max(0).saturating_sub(roll);
        // The class and subclass step of defenseProc floors at 0 for everyone.
        if self.below_zero { reduced } else { reduced.max(0) }
    }
}

/// `Char.damage`: HP is lowered without a floor; 0 or less is death.
#[inline]
pub fn lose_hp(x: &mut Exchange) -> ControlFlow<Outcome> {
    let bounced = x.damage == 0;
    x.target.hp = x.target.hp.saturating_sub(x.damage);
    let killed = !bounced && x.target.hp <= 0;
    x.target.dead |= killed;
    // Chosen, not branched to: no processor can foresee it.
    let hurt = select_unpredictable(killed, Outcome::Killed, Outcome::Damaged);
    Break(select_unpredictable(bounced, Outcome::Bounced, hurt))
}
