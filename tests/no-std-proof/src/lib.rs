//! Traces one attack without std and without an allocator.
//!
//! Nothing runs this; it only has to link. A core that needs std brings a second
//! panic handler, one that needs an allocator finds none: both stop the build.
#![no_std]

use duelscope_core::rules::damage::TermRoll;
use duelscope_core::rules::remixed::{self, Attack, Fighter, Rules};
use duelscope_core::rules::sanctum::{Blow, Facts, pipeline};
use duelscope_core::{Body, Chance, DamageKind, Draw, Law, Span, trace};

/// Every roll gives its first result.
struct First;

impl Chance for First {
    fn draw(&mut self, _: Law) -> Draw {
        Draw { pick: 0, raw: None }
    }
}

/// The health that a blow of `low` to `high` points leaves, at its weakest.
#[unsafe(no_mangle)]
pub extern "C" fn health_after(low: i32, high: i32, health: i32, armor: i32) -> i32 {
    let blow = Blow {
        amount: TermRoll::Uniform(Span::new(low, high)),
        kind: Some(DamageKind::default()),
        attacker: Body::new(10, 0),
        target: Body::new(health, armor),
        facts: Facts::default(),
    };
    let (_, end) = trace(&pipeline(&blow), &mut First, |_| {});
    end.target.hp
}

/// The health that a fighter of this strength leaves another, at its weakest.
#[unsafe(no_mangle)]
pub extern "C" fn health_after_strike(strength: i32) -> i32 {
    let (strong, other) = (Fighter { strength, ..Fighter::default() }, Fighter::default());
    let blow = remixed::strike(&strong, &other, &Attack::MELEE, &Rules::default());
    let (_, end) = trace(&remixed::pipeline(&blow), &mut First, |_| {});
    end.target.hp
}

#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
