//! What effects and procs did inside a stage, in their order.

use duelscope_core::rules::remixed::{
    AttackProc, DefenseProc, Enchant, GlyphProc, Note as RemixedNote, Thing,
};
use duelscope_core::rules::sanctum::effects::Effect;
use duelscope_core::rules::sanctum::readings::Question;
use duelscope_core::rules::sanctum::{Minion, Quantity, Verdict};
use duelscope_core::{Outcome, Stage};

/// One thing's turn inside a stage.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// What it was.
    pub what: What,
    /// How deep: 0 for the blow, more for damage inside an effect.
    pub depth: u8,
    /// Whether it did anything.
    pub applied: bool,
    /// What it changed, before and after.
    pub change: Option<(i32, i32)>,
}

/// What had its turn.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// An effect of Sanctum.
    Effect {
        /// Whose effect.
        bearer: Minion,
        /// The effect.
        effect: Effect,
        /// Whether it applied, and why not.
        verdict: Verdict,
        /// What it changes.
        quantity: Quantity,
    },
    /// The attacker deals more by this hand damage, less by its Gazes.
    Dealt(i32, i32),
    /// Damage inside an effect begins.
    Enters(Minion, i32),
    /// Damage inside an effect has its result.
    Ends(Minion, Outcome),
    /// An open question was read like this, 0 for the default.
    Decided(Question, u8),
    /// A proc of Remixed Dungeon, with what it had to say.
    Proc(Proc, Vec<RemixedNote>),
    /// How the target took the damage.
    Guard(Vec<RemixedNote>),
}

/// A proc of Remixed Dungeon.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Proc {
    /// Of the attack.
    Attack(AttackProc),
    /// Of a weapon's enchantment.
    Enchant(Enchant),
    /// Of the target.
    Defense(DefenseProc),
    /// Of an armor's glyph.
    Glyph(GlyphProc),
}

impl Proc {
    /// What it comes from: a buff, a weapon, a mob; none for a step that
    /// everyone has.
    pub fn thing(&self) -> Option<Thing> {
        match self {
            Proc::Attack(proc) => Some(proc.from),
            Proc::Enchant(proc) => Some(proc.thing()),
            Proc::Defense(proc) => proc.thing(),
            Proc::Glyph(proc) => Some(Thing::Glyph(proc.glyph)),
        }
    }

    /// The proc of a stage, if it is one.
    pub fn of(stage: &Stage) -> Option<Proc> {
        match *stage {
            Stage::AttackProc(proc) => Some(Proc::Attack(proc)),
            Stage::Enchant(enchant) => Some(Proc::Enchant(enchant)),
            Stage::DefenseProc(proc) => Some(Proc::Defense(proc)),
            Stage::Glyph(glyph) => Some(Proc::Glyph(glyph)),
            _ => None,
        }
    }
}
