//! The pins that lead an attack along a way of its tree. Knows no browser.

use duelscope_core::chance::Force;
use duelscope_core::pins::{CELLS, Pinned, Pins, RollPlace};
use duelscope_core::{Law, Parting, Pipeline, Roll, Step};

/// The pins of `pins`, and those that a trial of these `steps` needs beside them to
/// go `way`; `None` where more than yes-or-no rolls decides.
pub fn leading(pipeline: &Pipeline, steps: &[Step], pins: &Pins, way: &[&Parting]) -> Option<Pins> {
    let mut pins = pins.clone();
    for parting in way {
        if parting.rolls.is_empty() {
            return None;
        }
        let rolled = steps.iter().find(|step| step.index == parting.index);
        for (place, roll) in &parting.rolls {
            let now = rolled.and_then(|step| step.rolls.get(usize::from(*place)));
            if now.is_some_and(|now| now.draw.pick == roll.draw.pick) {
                continue;
            }
            let at = RollPlace::of(pipeline, parting.index, usize::from(*place))?;
            pins.set(at, Some(pinned(roll)?));
            // There are as many as fit.
            pins.get(at)?;
        }
    }
    Some(pins)
}

/// What makes a roll give what it gave: of a contest, the rolls nearest to the
/// middle that do.
fn pinned(roll: &Roll) -> Option<Pinned> {
    let Law::Contest { .. } = roll.law else {
        return roll.law.value(roll.draw.pick).map(Pinned::Value);
    };
    let part = |eighths: u16| (u32::from(CELLS - 1) * u32::from(eighths) / 8) as u16;
    let gives = |at: &Pinned| at.result(roll.law).is_some_and(|draw| draw.pick == roll.draw.pick);
    [4, 5, 3, 6, 2, 7, 1, 8, 0]
        .map(|n| Pinned::Contest(part(n), part(8 - n)))
        .into_iter()
        .find(gives)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::Answer;
    use duelscope_core::sheet::decode;
    use duelscope_core::{Branch, branches, replay_pinned};

    /// Every way of yes-or-no rolls, from the whole on.
    fn ways<'a>(of: &'a Branch, so_far: &[&'a Parting], into: &mut Vec<Vec<&'a Parting>>) {
        for branch in of.branches.iter().filter(|branch| !branch.parting.rolls.is_empty()) {
            let way = [so_far, &[&branch.parting]].concat();
            into.push(way.clone());
            ways(branch, &way, into);
        }
    }

    #[test]
    fn pins_lead_every_trial_along_any_way() {
        let mut led = 0;
        for link in ["", "v=1&l-w-enchant=Luck&r-a-glyph=Potential", "v=1&l-str=3&r-def=40"] {
            let answer = Answer::of(&decode(link).0).expect("a valid sheet");
            let pipeline = &*answer.pipeline;
            let tree = branches(pipeline, &[], 200).expect("a small law");
            let mut all = Vec::new();
            ways(&tree, &[], &mut all);
            for trial in 0..20 {
                let run = |pins: &Pins| {
                    let mut steps = Vec::new();
                    replay_pinned(pipeline, pins, 7, trial, |step| steps.push(step));
                    steps
                };
                let steps = run(&Pins::new());
                for way in &all {
                    let pins = leading(pipeline, &steps, &Pins::new(), way).expect("pins");
                    let then = run(&pins);
                    let went = |p: &&Parting| then.iter().any(|s| Parting::of(s).same(p));
                    assert!(way.iter().all(went), "{link}: {way:?}\n{pins}");
                    led += 1;
                }
            }
        }
        assert!(led > 100, "{led}");
    }

    #[test]
    fn what_a_trial_rolled_anyway_is_not_pinned() {
        let answer = Answer::first();
        let tree = branches(&answer.pipeline, &answer.steps, 200).expect("a small law");
        let went = |b: &&Branch| answer.steps.iter().any(|s| Parting::of(s).same(&b.parting));
        let first = tree.branches.iter().find(went).expect("it went somewhere");
        let pins = leading(&answer.pipeline, &answer.steps, &Pins::new(), &[&first.parting]);
        assert_eq!(pins, Some(Pins::new()));
    }
}
