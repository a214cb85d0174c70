//! One side of a fight whose state is worn down by the other side's attacks.

use alloc::vec::Vec;
use core::convert::Infallible;

use duelscope_pool::Pool;

use crate::work::{Meter, PORTION};

/// The law of one side's state, attack by attack. What it does must not depend
/// on the other side.
pub(super) trait Walk {
    /// Why a walk may not be able to go on.
    type Stop;
    /// One attack on this side: the probability that it kills.
    async fn attack(&mut self, meter: &Meter) -> Result<f64, Self::Stop>;
    /// The work of the attacks since the last call.
    fn take_work(&mut self) -> u64;
    /// Armor is full again.
    fn reset(&mut self);
    /// No attack can ever take anything.
    fn safe(&self) -> bool;
    /// Whether mass was dropped as too small to matter.
    fn dropped(&self) -> bool;
    /// Probability of being alive.
    fn alive(&self) -> f64;
    /// Whether an attack since the last call changed anything but the armor
    /// left.
    fn take_changed(&mut self) -> bool;
    /// HP left, with probabilities, added to `sums` times `scale`; `sums[h]`
    /// counts `h` HP.
    fn add_hp(&self, sums: &mut Vec<f64>, scale: f64);
}

/// What an attack costs, however few HP there are.
const TURN: u64 = 30;

impl Walk for Pool {
    type Stop = Infallible;

    async fn attack(&mut self, meter: &Meter) -> Result<f64, Infallible> {
        let killed = self.begin();
        while self.go_on(2 * PORTION) {
            meter.spend(PORTION).await;
        }
        Ok(killed)
    }

    fn take_work(&mut self) -> u64 {
        TURN + Pool::width(self) / 2 % PORTION
    }

    fn reset(&mut self) {}

    fn alive(&self) -> f64 {
        Pool::alive(self)
    }

    fn safe(&self) -> bool {
        Pool::safe(self)
    }

    fn dropped(&self) -> bool {
        self.dust() > 0.0
    }

    fn take_changed(&mut self) -> bool {
        !Pool::safe(self) && Pool::alive(self) > 0.0
    }

    fn add_hp(&self, sums: &mut Vec<f64>, scale: f64) {
        for (hp, mass) in self.hp() {
            add(sums, hp, mass * scale);
        }
    }
}

/// Adds `mass` to the slot of `hp`, which grows the list as needed.
pub(super) fn add(sums: &mut Vec<f64>, hp: i32, mass: f64) {
    let slot = hp.max(0) as usize;
    if slot >= sums.len() {
        sums.resize(slot + 1, 0.0);
    }
    sums[slot] += mass;
}
