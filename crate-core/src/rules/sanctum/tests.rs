//! Sanctum's rules, case by case and in general.

extern crate std;

mod cards;
mod chains;
mod properties;
mod switches;

use std::string::String;
use std::vec::Vec;

use super::*;
use crate::chance::Enumerate;
use crate::exchange::{Mode, Outcome};
use crate::trace::{self, Step, trace};

pub const HAND: DamageKind =
    DamageKind { mode: Mode::Hand, ignores_armor: false, magical: false, combat: true };
pub const MISSILE: DamageKind = DamageKind { mode: Mode::Missile, ..HAND };
pub const PIERCING: DamageKind = DamageKind { ignores_armor: true, ..HAND };
pub const MAGICAL: DamageKind = DamageKind { magical: true, ..HAND };

/// Effects from codes, separated by spaces.
pub fn effects(codes: &str) -> Effects {
    let parse = |code: &str| code.parse().unwrap_or_else(|e| panic!("{code}: {e:?}"));
    codes.split_whitespace().map(parse).collect()
}

/// A blow of `amount` on 7 HP and no armor, by an attacker of the same, who
/// bears the second list.
pub fn blow(amount: i32, kind: DamageKind, on_target: &str, on_attacker: &str) -> Blow {
    Blow {
        amount: TermRoll::Constant(amount),
        kind: Some(kind),
        attacker: Body::new(7, 0),
        target: Body::new(7, 0),
        facts: Facts {
            attacker: true,
            on_target: effects(on_target),
            on_attacker: effects(on_attacker),
            ..Facts::default()
        },
    }
}

/// A blow's result, its end and all its steps.
pub struct Run {
    pub outcome: Outcome,
    pub end: Exchange,
    pub steps: Vec<Step>,
}

pub fn run(blow: &Blow) -> Run {
    let mut steps = Vec::new();
    let (outcome, end) = trace(&pipeline(blow), &mut Enumerate::new(), |step| steps.push(step));
    let untraced = pipeline(blow).run(&mut Enumerate::new());
    assert_eq!(untraced, (outcome, end), "tracing changed the result");
    Run { outcome, end, steps }
}

impl Run {
    pub fn notes(&self) -> Vec<Note> {
        let all = self.steps.iter().flat_map(|step| step.notes.iter());
        all.filter_map(|&note| match note {
            trace::Note::Sanctum(note) => Some(note),
            _ => None,
        })
        .collect()
    }

    /// The effects' turns: verdict, before, after.
    pub fn turns(&self) -> Vec<(Verdict, i32, i32)> {
        let turn = |note: Note| match note {
            Note::Effect(turn) => Some((turn.verdict, turn.before, turn.after)),
            _ => None,
        };
        self.notes().into_iter().filter_map(turn).collect()
    }

    pub fn decided(&self, question: readings::Question) -> bool {
        self.notes()
            .iter()
            .any(|n| matches!(n, Note::Decided { question: q, .. } if *q == question))
    }
}

/// The outcome and the HP of target and attacker.
pub fn ends(blow: &Blow) -> (Outcome, i32, i32) {
    let run = run(blow);
    (run.outcome, run.end.target.hp, run.end.attacker.hp)
}

/// A text that shows all of a small difference.
pub fn summary(blow: &Blow) -> String {
    let run = run(blow);
    let Exchange { target: t, attacker: a, other: o, .. } = run.end;
    std::format!(
        "{:?} hp {} armor {} hand {} attacker {} other {}",
        run.outcome,
        t.hp,
        t.armor,
        t.hand,
        a.hp,
        o.hp
    )
}
