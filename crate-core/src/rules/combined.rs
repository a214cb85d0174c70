//! Both games: Remixed Dungeon's rolls decide the hit and the damage, which
//! then takes Sanctum's D1 to D4. A miss runs no D-stage; there is no damage
//! reduction of Remixed Dungeon's own.

use crate::exchange::DamageKind;
use crate::pipeline::Pipeline;
use crate::rules::{remixed, sanctum};
use crate::stage::Stage;

/// Hit, damage roll, critical hit, then Takes Damage with an attacker, who is
/// always there to blame.
pub fn pipeline(blow: &remixed::Blow, kind: DamageKind, facts: &sanctum::Facts) -> Pipeline {
    let mut pipeline = remixed::pipeline(blow);
    pipeline.stages.retain(|stage| {
        matches!(stage, Stage::SureMiss(_) | Stage::Hit(_) | Stage::Damage(_) | Stage::Crit(_))
    });
    pipeline.start.kind = kind;
    pipeline.sanctum = sanctum::Facts { attacker: true, ..facts.clone() };
    sanctum::takes_damage(&mut pipeline);
    pipeline
}
