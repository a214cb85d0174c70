//! From the steps of one stage of the page to what happened there.

use duelscope_core::rules::Source;
use duelscope_core::rules::damage::TermRoll;
use duelscope_core::rules::remixed::Rung;
use duelscope_core::{Distribution, Exact, Outcome, Pipeline, Skip, Span, Stage, Step, Ties};

use crate::facts::{
    Absent, AfterArmor, BeforeArmor, Contest, Course, Fact, Happening, Loss, Phase, Place, Purpose,
    Reduction, Skills, Soak, Sum, SureHit, Term,
};

use super::group::Grouped;
use super::{Ladders, events};

/// What there is to tell a stage from.
pub(super) struct Given<'a> {
    pub pipeline: &'a Pipeline,
    pub phase: &'a Grouped,
    /// The steps of this stage.
    pub steps: &'a [&'a Step],
    pub ladders: &'a Ladders,
    pub exact: Option<&'a Exact>,
    /// How many of the pipeline's stages were reached.
    pub reached: usize,
    /// How the attack ended.
    pub outcome: Outcome,
}

pub(super) fn happening(given: &Given) -> Happening {
    let course = course(given);
    let fact = if course == Course::Done { fact(given) } else { None };
    Happening {
        phase: given.phase.phase,
        course,
        fact,
        events: events::of(given.pipeline, given.steps),
        outcome: given.steps.iter().find_map(|s| s.outcome),
        places: places(given),
    }
}

fn course(given: &Given) -> Course {
    let phase = given.phase;
    if phase.phase != Phase::Skills && phase.stages.start >= given.reached {
        return Course::NotReached(given.outcome);
    }
    let absent = given.steps.first().and_then(|s| s.skipped).map(absent_of);
    match phase.absent.or(absent) {
        Some(absent) => Course::Skipped(absent),
        None => Course::Done,
    }
}

fn absent_of(skip: Skip) -> Absent {
    match skip {
        Skip::IgnoresArmor => Absent::IgnoresArmor,
        Skip::Magical => Absent::Magical,
    }
}

fn places(given: &Given) -> Vec<Place> {
    let rungs = |rungs: &[Rung]| -> Vec<Place> {
        rungs.iter().filter(|r| r.applied).map(|r| Place::Rule(r.source)).collect()
    };
    let mut all: Vec<Place> = match given.phase.phase {
        Phase::Skills => [rungs(&given.ladders.attack), rungs(&given.ladders.defense)].concat(),
        phase => {
            let stages = &given.pipeline.stages[given.phase.stages.clone()];
            let absent = given.phase.absent.and_then(absent_place);
            let fixed = page(phase).into_iter().chain(absent).map(Place::Rule);
            fixed.chain(stages.iter().map(place)).collect()
        }
    };
    let mut seen = Vec::new();
    all.retain(|place| {
        let new = !seen.contains(place);
        seen.push(*place);
        new
    });
    all
}

fn place(stage: &Stage) -> Place {
    stage.thing().map_or_else(|| Place::Rule(stage.rule()), Place::Thing)
}

/// Where the game has what the rules of this attack do without.
fn absent_place(absent: Absent) -> Option<Source> {
    const CHAR: &str = "watabou/pixeldungeon/actors/Char.java";
    match absent {
        Absent::NoCritOnPage => Some(Source::java(CHAR, "checkCriticalHit")),
        _ => None,
    }
}

/// The heading of the combat page that a stage stands under.
fn page(phase: Phase) -> Option<Source> {
    match phase {
        Phase::Rolls => Some(Source::page("Hit Detection")),
        Phase::Damage | Phase::Reduction | Phase::Hp => Some(Source::page("Damage Calculation")),
        _ => None,
    }
}

fn fact(given: &Given) -> Option<Fact> {
    Some(match given.phase.phase {
        Phase::Skills => skills(given)?,
        Phase::Rolls => rolls(given)?,
        Phase::Crit => crit(given.steps.first()?)?,
        Phase::Damage | Phase::Blow => Fact::Damage(sum(given)),
        Phase::Procs | Phase::Answers | Phase::Deals => acts(given.steps)?,
        Phase::Reduction => reduction(given.steps.first()?)?,
        Phase::BeforeArmor => before_armor(given, given.steps.first()?),
        Phase::Soak => soak(given.steps.first()?),
        Phase::AfterArmor => after_armor(given.steps)?,
        Phase::Hp | Phase::Apply => loss(given, given.steps.last()?)?,
    })
}

fn skills(given: &Given) -> Option<Fact> {
    let test = given.pipeline.stages.iter().find_map(|stage| match stage {
        Stage::Hit(test) => Some(test),
        _ => None,
    })?;
    Some(Fact::Skills(Skills {
        attack: test.attack,
        defense: test.defense,
        attack_ladder: given.ladders.attack.clone(),
        defense_ladder: given.ladders.defense.clone(),
    }))
}

fn rolls(given: &Given) -> Option<Fact> {
    let step = given.steps.last()?;
    match step.stage {
        Stage::SureMiss(why) => Some(Fact::SureMiss(why)),
        Stage::Hit(test) => Some(Fact::Rolls(Contest {
            purpose: Purpose::Hit,
            attack: test.attack,
            defense: test.defense,
            magic: test.magic,
            sure: test.automatic.then(|| sure_hit(given, test.magic)),
            ties: test.ties,
            odds: test.probability(),
            raw: step.rolls.first().and_then(|roll| roll.draw.raw),
            won: step.outcome.is_none(),
        })),
        _ => None,
    }
}

/// Only wands hit without a roll and without a chance of a critical hit.
fn sure_hit(given: &Given, magic: bool) -> SureHit {
    let can_crit = given.pipeline.stages.iter().any(|s| matches!(s, Stage::Crit(_)));
    if can_crit || magic { SureHit::Invisible } else { SureHit::Wand }
}

fn acts(steps: &[&Step]) -> Option<Fact> {
    Some(Fact::Acts(steps.first()?.before.damage, steps.last()?.after.damage))
}

fn crit(step: &Step) -> Option<Fact> {
    let Stage::Crit(test) = step.stage else { return None };
    Some(Fact::Rolls(Contest {
        purpose: Purpose::Crit { before: step.before.damage, after: step.after.damage },
        attack: test.attack,
        defense: test.defense,
        magic: false,
        sure: None,
        ties: Ties::Miss,
        odds: test.probability(),
        raw: step.rolls.first().and_then(|roll| roll.draw.raw),
        won: step.after.crit,
    }))
}

fn sum(given: &Given) -> Sum {
    let terms = given.steps.iter().filter_map(|step| {
        let Stage::Damage(term) = step.stage else { return None };
        let times = if let TermRoll::Times(_, n) = term.roll { n } else { 1 };
        Some(Term {
            source: term.source,
            value: step.after.damage.saturating_sub(step.before.damage),
            roll: step.rolls.first().copied(),
            times,
        })
    });
    let total = given.steps.last().map_or(0, |s| s.after.damage);
    let blow = given.phase.phase == Phase::Blow;
    Sum {
        terms: terms.collect(),
        total,
        law: law_after(given),
        kind: blow.then_some(given.pipeline.start.kind),
    }
}

/// The exact law of the damage after this stage, among the attacks that came
/// through it.
fn law_after(given: &Given) -> Option<Distribution> {
    let last = given.phase.stages.end.checked_sub(1)?;
    let stage = given.exact?.stages.iter().find(|s| s.index == last)?;
    let alive = stage.alive;
    (alive > 0.0).then(|| {
        Distribution::from_masses(stage.damage.entries().iter().map(|&(v, p)| (v, p / alive)))
    })
}

fn reduction(step: &Step) -> Option<Fact> {
    let Stage::Reduction(dr) = step.stage else { return None };
    let roll = step.rolls.first().copied();
    Some(Fact::Reduction(Reduction {
        span: dr.span,
        roll,
        points: roll.map_or(0, |roll| Span::value(dr.span, roll.draw.pick)),
        before: step.before.damage,
        after: step.after.damage,
    }))
}

fn before_armor(given: &Given, step: &Step) -> Fact {
    let armor = given.pipeline.stages.iter().find(|s| matches!(s, Stage::ArmorSoak));
    let past_armor = armor.and_then(|s| s.skipped(&step.after)).map(absent_of);
    Fact::BeforeArmor(BeforeArmor {
        before: step.before.damage,
        after: step.after.damage,
        past_armor,
    })
}

fn soak(step: &Step) -> Fact {
    Fact::Soak(Soak {
        damage: step.before.damage,
        // What it met: readings may have changed it on the way in.
        armor: step.after.target.armor + (step.before.damage - step.after.damage),
        goes_on: step.after.damage,
        armor_left: step.after.target.armor,
    })
}

fn after_armor(steps: &[&Step]) -> Option<Fact> {
    let (first, last) = (steps.first()?, steps.last()?);
    Some(Fact::AfterArmor(AfterArmor {
        damage: first.before.damage,
        hp: first.before.target.hp,
        capped: first.after.damage,
        after: last.after.damage,
    }))
}

fn loss(given: &Given, step: &Step) -> Option<Fact> {
    // Effects of the result may move the HP once more; they have their own
    // lines.
    let lost = match step.stage {
        Stage::ApplyDamage => step.before.damage,
        _ => step.before.target.hp.saturating_sub(step.after.target.hp),
    };
    Some(Fact::Loss(Loss {
        before: step.before.target.hp,
        damage: step.before.damage,
        lost,
        after: step.before.target.hp.saturating_sub(lost),
        full: step.before.target.hp_max,
        outcome: step.outcome?,
        kill: given.exact.map(|exact| exact.outcome(Outcome::Killed)),
    }))
}
