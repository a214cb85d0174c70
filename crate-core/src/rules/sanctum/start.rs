//! Effects that change stats before the first blow.

use super::effects::{Effect, Op, When};
use crate::exchange::Body;

/// Applies a minion's [`When::Start`] effects to its body and its attacks per
/// round. Conditions are not asked: there is no damage yet.
///
/// Armor may fall below 0 (Armor to Meat on armor 1): AMB-9 says what that
/// means.
pub fn prepare(body: &mut Body, attacks: &mut u8, effects: &[Effect]) {
    for effect in effects.iter().filter(|e| e.when == When::Start) {
        match effect.op {
            Op::Hand(n) => body.hand = body.hand.saturating_add(n),
            Op::Armor(n) => {
                body.armor = body.armor.saturating_add(n);
                body.armor_max = body.armor_max.saturating_add(n);
            }
            Op::HpMax(n) => {
                body.hp_max = body.hp_max.saturating_add(n);
                if n < 0 {
                    body.hp = body.hp.min(body.hp_max);
                }
            }
            Op::Heal(n) => {
                let healed = body.hp.saturating_add(n.max(0)).min(body.hp_max);
                body.hp = body.hp.max(healed);
            }
            Op::Hp(n) => {
                body.hp_max = body.hp_max.saturating_add(n);
                body.hp = body.hp.saturating_add(n);
            }
            Op::Attacks(n) => {
                *attacks = i32::from(*attacks).saturating_add(n).clamp(0, 255) as u8;
            }
            _ => continue,
        }
        body.dead |= body.hp <= 0;
    }
}
