//! The stepper's words: a short result for the rail, and for each stage what
//! happened, how likely it was, by which rule.

pub(crate) mod acts;
pub(crate) mod armor;
pub(crate) mod damage;
pub(crate) mod effects;
pub(crate) mod hp;
pub(crate) mod names;
mod odds;
pub(crate) mod pipeline;
pub(crate) mod procs;
pub(crate) mod rolls;
pub(crate) mod skills;

pub use acts::{EventText, event};
pub use damage::term_name;
pub use effects::{condition_name, effect_name, op_name, when_name};
pub use names::{
    blow_told, course_note, final_stage, kind_name, outcome_name, phase_name, phase_short,
};
pub use procs::name as proc_name;

use duelscope_core::Outcome;
use duelscope_core::rules::Source;

use crate::cite::{Cite, cite};
use crate::facts::{Course, Fact, Happening, Phase, Place};
use crate::{Lang, Phrase};

/// Everything said of a stage.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// The stage.
    pub phase: Phase,
    /// What happened.
    pub say: Phrase,
    /// How likely it was, where the rule gives odds.
    pub odds: Option<Phrase>,
    /// What else there is to know, a sentence each.
    pub notes: Vec<Phrase>,
    /// The rule.
    pub rule: Phrase,
    /// Where it stands written.
    pub cites: Vec<Cite>,
}

/// The stage in words.
pub fn tell(lang: Lang, of: &Happening) -> Told {
    let sources = of.places.iter().map(|place| match place {
        Place::Rule(source) => *source,
        Place::Thing(thing) => thing.source(),
    });
    let mut told = begun(lang, of, rule(lang, of), sources);
    match &of.fact {
        Some(fact) if of.course == Course::Done => fill(lang, fact, &mut told),
        _ => {}
    }
    // Rolls, armor and HP say the end themselves.
    let silent =
        matches!(of.fact, Some(Fact::Acts(..) | Fact::BeforeArmor(_) | Fact::AfterArmor(_)));
    let unusual = matches!(of.outcome, Some(Outcome::Redirected | Outcome::NeverEnds));
    if let Some(outcome) = of.outcome.filter(|_| silent || unusual) {
        told.say = std::mem::take(&mut told.say).join(names::ended(lang, outcome));
    }
    told
}

/// The roll for a hit as [`tell`] tells it; `None` for any other stage. With this
/// alone a page needs the words of no other one.
pub fn tell_hit(lang: Lang, of: &Happening) -> Option<Told> {
    let contest = match &of.fact {
        Some(Fact::Rolls(contest)) if of.course == Course::Done => contest,
        _ => return None,
    };
    if of.phase != Phase::Rolls {
        return None;
    }
    // No thing of the game has a say in it.
    let sources = of.places.iter().filter_map(|place| match place {
        Place::Rule(source) => Some(*source),
        Place::Thing(_) => None,
    });
    let mut told = begun(lang, of, rolls::rule_of(lang, of.fact.as_ref()), sources);
    rolls::fill(lang, contest, &mut told);
    Some(told)
}

fn begun(lang: Lang, of: &Happening, rule: String, sources: impl Iterator<Item = Source>) -> Told {
    Told {
        phase: of.phase,
        say: course_note(lang, of.phase, of.course),
        odds: None,
        notes: Vec::new(),
        rule: Phrase::new(rule),
        cites: sources.map(|source| cite(lang, source)).collect(),
    }
}

fn fill(lang: Lang, fact: &Fact, told: &mut Told) {
    match fact {
        Fact::Skills(f) => skills::fill(lang, f, told),
        Fact::SureMiss(f) => rolls::fill_sure_miss(lang, *f, told),
        Fact::Rolls(f) => rolls::fill(lang, f, told),
        Fact::Damage(f) => damage::fill(lang, f, told),
        Fact::Reduction(f) => armor::fill(lang, f, told),
        Fact::Acts(before, after) => acts::fill(lang, *before, *after, told),
        Fact::BeforeArmor(f) => pipeline::fill_before(lang, f, told),
        Fact::Soak(f) => pipeline::fill_soak(lang, f, told),
        Fact::AfterArmor(f) => pipeline::fill_after(lang, f, told),
        Fact::Loss(f) => hp::fill(lang, f, told),
    }
}

/// What the rail shows under a stage's name.
pub fn rail_result(lang: Lang, of: &Happening) -> String {
    match (of.course, &of.fact) {
        (Course::Skipped(absent), _) => names::absent_short(lang, absent),
        (Course::Done, Some(fact)) => match fact {
            Fact::Skills(f) => skills::short(lang, f),
            Fact::SureMiss(_) => rolls::short_miss(lang),
            Fact::Rolls(f) => rolls::short(lang, f),
            Fact::Damage(f) => damage::short(lang, f),
            Fact::Reduction(f) => armor::short(lang, f),
            Fact::Acts(before, after) => acts::short(lang, *before, *after),
            Fact::BeforeArmor(f) => pipeline::short_before(lang, f),
            Fact::Soak(f) => pipeline::short_soak(lang, f),
            Fact::AfterArmor(f) => pipeline::short_after(lang, f),
            Fact::Loss(f) => outcome_name(lang, f.outcome).into(),
        },
        _ => "\u{2013}".into(),
    }
}

fn rule(lang: Lang, of: &Happening) -> String {
    match of.phase {
        Phase::Skills => skills::rule(lang),
        Phase::Rolls => rolls::rule_of(lang, of.fact.as_ref()),
        Phase::Damage => damage::rule(lang),
        Phase::Crit => rolls::crit_rule(lang),
        Phase::Procs => acts::procs_rule(lang),
        Phase::Reduction => armor::rule(lang),
        Phase::Answers => acts::answers_rule(lang),
        Phase::Hp => hp::rule(lang),
        Phase::Blow => damage::blow_rule(lang),
        Phase::Deals => acts::deals_rule(lang),
        Phase::BeforeArmor => pipeline::before_rule(lang),
        Phase::Soak => pipeline::soak_rule(lang),
        Phase::AfterArmor => pipeline::after_rule(lang),
        Phase::Apply => hp::apply_rule(lang),
    }
}

#[cfg(test)]
mod tests;
