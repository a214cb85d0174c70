//! Remixed Dungeon: one melee attack, missile or zap, as the game resolves it
//! (edition *source*, 32.4.beta.3) or as its combat page says (edition *page*).

mod blow;
mod hit;
mod reduction;

pub use blow::{Blow, Edition, MAX_TERMS, pipeline};
pub use hit::{CritTest, HitTest};
pub use reduction::{Reduction, lose_hp};
