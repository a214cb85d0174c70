//! Blow after blow: what one leaves, the next one meets.

use core::ops::ControlFlow::{Break, Continue};

use super::{Facts, TAKES_DAMAGE};
use crate::chance::Chance;
use crate::exchange::{Body, DamageKind, Exchange, Outcome};
use crate::stage::Stage;

/// What happens next to the minions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The target takes damage.
    Hit {
        /// Points, at least 0.
        damage: i32,
        /// Its kind.
        kind: DamageKind,
    },
    /// A round of combat begins: current armor is maximum armor, for all.
    NewRound,
    /// The target's maximum armor + n; current armor gets it next round.
    GainArmor(i32),
}

/// Lets `event` happen to the state `x`; the result, if it was a hit. HP,
/// armor, hand damage and Gazes carry on to the next event.
pub fn happen<C: Chance>(
    event: Event,
    facts: &Facts,
    x: &mut Exchange,
    chance: &mut C,
) -> Option<Outcome> {
    match event {
        Event::Hit { damage, kind } => Some(hit(damage, kind, facts, x, chance)),
        Event::NewRound => {
            for body in [&mut x.attacker, &mut x.target, &mut x.other] {
                new_round(body);
            }
            None
        }
        Event::GainArmor(n) => {
            x.target.armor_max = x.target.armor_max.saturating_add(n);
            None
        }
    }
}

fn new_round(body: &mut Body) {
    body.armor = body.armor_max;
}

fn hit<C: Chance>(
    damage: i32,
    kind: DamageKind,
    facts: &Facts,
    x: &mut Exchange,
    chance: &mut C,
) -> Outcome {
    (x.damage, x.kind) = (damage.max(0), kind);
    let mut steps = || {
        if facts.deals(x) {
            Stage::Deals.apply(facts, x, chance)?;
        }
        for stage in &TAKES_DAMAGE {
            stage.apply(facts, x, chance)?;
        }
        Continue(())
    };
    let outcome = match steps() {
        Break(outcome) => outcome,
        Continue(()) => Outcome::Bounced,
    };
    // What belongs to the blow is over with it.
    (x.damage, x.kind, x.corpse, x.owed) = (0, DamageKind::default(), false, 0);
    outcome
}
