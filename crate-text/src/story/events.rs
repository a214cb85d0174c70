//! What effects and procs did, from the steps' notes.

use duelscope_core::rules::remixed::{DefenseProc, Note as RemixedNote};
use duelscope_core::rules::sanctum::{Note as SanctumNote, Verdict};
use duelscope_core::{Note, Pipeline, Stage, Step};

use crate::facts::{Event, Proc, What};

pub(super) fn of(pipeline: &Pipeline, steps: &[&Step]) -> Vec<Event> {
    let mut events = Vec::new();
    for step in steps {
        match Proc::of(&step.stage) {
            Some(proc) => events.extend(of_proc(proc, step)),
            None => of_notes(pipeline, step, &mut events),
        }
    }
    effects_first(&mut events);
    events
}

/// An effect that deals damage is said after the damage it deals; it reads
/// better before.
fn effects_first(events: &mut [Event]) {
    for at in 1..events.len() {
        let depth = events[at].depth;
        if !matches!(events[at].what, What::Effect { .. }) {
            continue;
        }
        let inside = events[..at].iter().rev().take_while(|e| e.depth > depth).count();
        events[at - inside..=at].rotate_right(1);
    }
}

fn of_proc(proc: Proc, step: &Step) -> Option<Event> {
    let change = (step.before.damage, step.after.damage);
    let changed = change.0 != change.1;
    // A floor that cuts nothing is not worth a line.
    if step.stage == Stage::DefenseProc(DefenseProc::Floor) && !changed {
        return None;
    }
    let notes = remixed(step);
    let idle = |n: &RemixedNote| {
        matches!(
            n,
            RemixedNote::Idle
                | RemixedNote::Immune
                | RemixedNote::Acts(false)
                | RemixedNote::AlreadyDead
        )
    };
    let applied = changed || (!notes.is_empty() && !notes.iter().all(idle));
    Some(Event { what: What::Proc(proc, notes), depth: 0, applied, change: Some(change) })
}

fn remixed(step: &Step) -> Vec<RemixedNote> {
    let notes = step.notes.iter();
    notes.filter_map(|n| if let Note::Remixed(note) = n { Some(*note) } else { None }).collect()
}

fn of_notes(pipeline: &Pipeline, step: &Step, events: &mut Vec<Event>) {
    let guard = remixed(step);
    if !guard.is_empty() {
        events.push(Event { what: What::Guard(guard), depth: 0, applied: true, change: None });
    }
    for note in &step.notes {
        if let Note::Sanctum(note) = note {
            events.extend(of_sanctum(pipeline, note));
        }
    }
}

fn of_sanctum(pipeline: &Pipeline, note: &SanctumNote) -> Option<Event> {
    Some(match *note {
        SanctumNote::Effect(turn) => {
            let effects = pipeline.sanctum.effects(turn.bearer);
            let effect = *effects.get(usize::from(turn.index))?;
            let (bearer, verdict, quantity) = (turn.bearer, turn.verdict, turn.quantity);
            Event {
                what: What::Effect { bearer, effect, verdict, quantity },
                depth: turn.depth,
                applied: verdict == Verdict::Applied,
                change: Some((turn.before, turn.after)),
            }
        }
        SanctumNote::Dealt { hand, gazes } => {
            Event { what: What::Dealt(hand, gazes), depth: 0, applied: true, change: None }
        }
        SanctumNote::Enters { who, depth, damage } => {
            Event { what: What::Enters(who, damage), depth, applied: true, change: None }
        }
        SanctumNote::Ends { who, depth, outcome } => {
            Event { what: What::Ends(who, outcome), depth, applied: true, change: None }
        }
        SanctumNote::Decided { question, value } => {
            Event { what: What::Decided(question, value), depth: 0, applied: true, change: None }
        }
    })
}
