//! One attack in plain numbers, and its stages.

use arrayvec::ArrayVec;

use super::attack_proc::Act;
use super::defense_proc::DefenseProc;
use super::guard::{Guard, TakeDamage};
use super::hit::{CritTest, HitTest};
use super::reduction::Reduction;
use super::strike::SureMiss;
use crate::exchange::{Body, Exchange};
use crate::law::{Span, Ties};
use crate::pipeline::Pipeline;
use crate::rules::damage::Term;
use crate::stage::Stage;

/// Most terms of a damage roll: strength, two weapons, body, level, excess
/// strength for each weapon.
pub const MAX_TERMS: usize = 8;

/// Whose rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The game as it behaves.
    #[default]
    Source,
    /// The wiki's combat page as written: no critical hits.
    Page,
}

/// One attack in plain numbers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Blow {
    /// Whose rules.
    pub edition: Edition,
    /// Attack skill, already derived.
    pub attack_skill: i32,
    /// Defense skill, already derived.
    pub defense_skill: i32,
    /// The attack roll is doubled (a mob's ranged zap). Such attacks have no
    /// critical hits.
    pub magic: bool,
    /// The attacker is invisible: hits without a roll (edition source).
    pub invisible: bool,
    /// What a tie counts as (edition page: its code says hit, its prose miss).
    pub ties: Ties,
    /// The damage roll, terms added up.
    pub damage: ArrayVec<Term, MAX_TERMS>,
    /// Damage reduction is rolled between 0 and this.
    pub dr_max: i32,
    /// The attacker.
    pub attacker: Body,
    /// The target.
    pub target: Body,
    /// Why it cannot hit, if it cannot.
    pub sure_miss: Option<SureMiss>,
    /// It hits without a roll (a hero's wand).
    pub sure_hit: bool,
    /// Procs between the critical test and the damage reduction.
    pub before_reduction: Before,
    /// No damage reduction: the target replaces that step, or the attack goes
    /// around it.
    pub no_reduction: bool,
    /// Procs between the damage reduction and the HP.
    pub after_reduction: After,
    /// How the target takes what is left.
    pub guard: Guard,
    /// The attack has no blow of its own: its procs are all it does.
    pub no_blow: bool,
    /// What the attack does behind its damage.
    pub then: Option<Act>,
}

/// Procs ahead of the damage reduction.
pub type Before = ArrayVec<Stage, 32>;

/// Procs behind the damage reduction.
pub type After = ArrayVec<Stage, 16>;

impl Blow {
    /// The hit test of this attack.
    pub fn hit_test(&self) -> HitTest {
        HitTest {
            attack: self.attack_skill,
            defense: self.defense_skill,
            magic: self.magic,
            automatic: self.sure_hit || (self.invisible && self.edition == Edition::Source),
            ties: self.ties,
        }
    }

    /// The critical test, where this attack has one.
    pub fn crit_test(&self) -> Option<CritTest> {
        let can = self.edition == Edition::Source && !self.magic && !self.sure_hit;
        can.then_some(CritTest { attack: self.attack_skill, defense: self.defense_skill })
    }
}

/// Hit, damage roll, critical hit, procs of the attack, damage reduction,
/// procs of the defense, HP (`actors/Char.java` attack). A blow without procs
/// has no stage for them.
pub fn pipeline(blow: &Blow) -> Pipeline {
    let start = Exchange { attacker: blow.attacker, target: blow.target, ..Exchange::default() };
    // Nine kilobytes, filled where they are handed over.
    let mut pipeline = Pipeline { start, stages: ArrayVec::new(), sanctum: Default::default() };
    let stages = &mut pipeline.stages;
    stages.extend(blow.sure_miss.map(Stage::SureMiss));
    stages.push(Stage::Hit(blow.hit_test()));
    stages.extend(blow.damage.iter().copied().map(Stage::Damage));
    stages.extend(blow.crit_test().map(Stage::Crit));
    stages.extend(blow.before_reduction.iter().copied());
    if !blow.no_reduction {
        let below_zero = blow.after_reduction.contains(&Stage::DefenseProc(DefenseProc::Floor));
        let span = Span::new(0, blow.dr_max);
        stages.push(Stage::Reduction(Reduction { span, below_zero }));
    }
    stages.extend(blow.after_reduction.iter().copied());
    let procs = blow.before_reduction.len() + blow.after_reduction.len();
    let plain = procs == 0 && !blow.no_reduction && blow.guard.is_open();
    stages.push(if plain && blow.then.is_none() && !blow.no_blow {
        Stage::LoseHp
    } else {
        let guard = (!blow.no_blow).then_some(blow.guard);
        Stage::TakeDamage(TakeDamage { guard, then: blow.then })
    });
    pipeline
}
