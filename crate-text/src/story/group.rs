//! Which stages of a pipeline the page shows as one.

use std::ops::Range;

use duelscope_core::{Pipeline, Stage, StageId};

use crate::facts::{Absent, Phase};

/// A stage of the page over the pipeline's stages that belong to it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Grouped {
    pub phase: Phase,
    pub stages: Range<usize>,
    /// The ruleset does without it, for this reason.
    pub absent: Option<Absent>,
}

impl Grouped {
    fn without_stages(phase: Phase, at: usize) -> Grouped {
        Grouped { phase, stages: at..at, absent: None }
    }
}

pub(super) fn phases(pipeline: &Pipeline) -> Vec<Grouped> {
    let rolls = pipeline.stages.iter().any(|s| s.id() == StageId::Hit);
    let mut phases: Vec<Grouped> = Vec::new();
    if rolls {
        phases.push(Grouped::without_stages(Phase::Skills, 0));
    }
    let after_reduction = answers_from(pipeline);
    for (i, stage) in pipeline.stages.iter().enumerate() {
        let phase = match phase_of(stage, rolls) {
            Phase::Procs if i >= after_reduction => Phase::Answers,
            phase => phase,
        };
        match phases.last_mut() {
            Some(last) if last.phase == phase => last.stages.end = i + 1,
            _ => phases.push(Grouped { phase, stages: i..i + 1, absent: None }),
        }
    }
    if rolls {
        fill_in(&mut phases, pipeline);
    }
    phases
}

/// The first place at which procs are the target's answer: after its damage
/// reduction, or the first of its own where it has none.
fn answers_from(pipeline: &Pipeline) -> usize {
    let of = |id| pipeline.stages.iter().position(|s| s.id() == id);
    let own = || {
        let (_, before_hp) = pipeline.stages.split_last()?;
        before_hp.iter().rposition(|s| !matches!(s.id(), StageId::DefenseProc | StageId::Glyph))
    };
    of(StageId::Reduction).or_else(own).map_or(0, |last| last + 1)
}

fn phase_of(stage: &Stage, rolls: bool) -> Phase {
    match stage {
        Stage::SureMiss(_) | Stage::Hit(_) => Phase::Rolls,
        Stage::Damage(_) if rolls => Phase::Damage,
        Stage::Damage(_) => Phase::Blow,
        Stage::Crit(_) => Phase::Crit,
        Stage::Reduction(_) => Phase::Reduction,
        Stage::AttackProc(_) | Stage::Enchant(_) | Stage::DefenseProc(_) | Stage::Glyph(_) => {
            Phase::Procs
        }
        Stage::LoseHp | Stage::TakeDamage(_) => Phase::Hp,
        Stage::Deals => Phase::Deals,
        Stage::BeforeArmor => Phase::BeforeArmor,
        Stage::ArmorSoak => Phase::Soak,
        Stage::Cap | Stage::AfterArmor => Phase::AfterArmor,
        Stage::ApplyDamage => Phase::Apply,
    }
}

/// An attack with rolls always shows its damage and its critical hit, also
/// where the one has no term and the other is not in the rules.
fn fill_in(phases: &mut Vec<Grouped>, pipeline: &Pipeline) {
    let place = |phases: &[Grouped], phase| phases.iter().position(|p| p.phase == phase);
    let Some(hit) = place(phases, Phase::Rolls) else { return };
    if place(phases, Phase::Damage).is_none() {
        let at = phases[hit].stages.end;
        phases.insert(hit + 1, Grouped::without_stages(Phase::Damage, at));
    }
    if place(phases, Phase::Crit).is_none() {
        let at = phases[hit + 1].stages.end;
        let test = pipeline.stages.iter().find_map(|stage| match stage {
            Stage::Hit(test) => Some(test),
            _ => None,
        });
        let why = match test {
            Some(test) if test.magic => Absent::NoCritByMagic,
            Some(test) if test.automatic => Absent::NoCritByWand,
            _ => Absent::NoCritOnPage,
        };
        let crit = Grouped { absent: Some(why), ..Grouped::without_stages(Phase::Crit, at) };
        phases.insert(hit + 2, crit);
    }
    let hp = place(phases, Phase::Hp);
    if let (Some(hp), None) = (hp, place(phases, Phase::Reduction)) {
        let answers = place(phases, Phase::Answers).unwrap_or(hp);
        let at = phases[answers].stages.start;
        let none = Some(Absent::NoReduction);
        let armor = Grouped { absent: none, ..Grouped::without_stages(Phase::Reduction, at) };
        phases.insert(answers, armor);
    }
}
