//! What leads to an attack that goes along a way of its tree: pins, and where more than
//! yes-or-no rolls decides another trial. Knows no browser.

use duelscope_core::chance::Force;
use duelscope_core::pins::{CELLS, Pinned, Pins, RollPlace};
use duelscope_core::{BATCH, Law, Parting, Pipeline, Roll, Step, replay_pinned};

/// Trials that are looked through for one that goes a way.
pub const TRIALS: u64 = 20_000;

/// Whether pins alone lead along a way: damage decides where others
/// end.
pub fn by_pins(way: &[&Parting]) -> bool {
    way.iter().all(|parting| !parting.rolls.is_empty())
}

/// Pins and a trial that go `way`: the trial `at` of a seed, whose `steps` these are, if
/// pins can lead it there, else another one. `None` where none of [`TRIALS`] goes there.
pub fn along(
    pipeline: &Pipeline,
    (seed, at): (u64, u64),
    steps: &[Step],
    pins: &Pins,
    way: &[&Parting],
) -> Option<(Pins, u64)> {
    let went = |pins: &Pins, trial: u64| {
        let mut left = way.to_vec();
        replay_pinned(pipeline, pins, seed, trial, |step| {
            let came = Parting::of(&step);
            left.retain(|parting| !came.same(parting));
        });
        left.is_empty()
    };
    let here = leading(pipeline, steps, pins, way)?;
    if went(&here, at) {
        return Some((here, at));
    }
    // Other trials roll other things: what has to fall some way is pinned to it. The
    // first trial of a batch costs no more than itself.
    let pins = leading(pipeline, &[], &Pins::new(), way)?;
    let trial = (0..TRIALS).map(|batch| batch * BATCH).find(|&trial| went(&pins, trial))?;
    Some((pins, trial))
}

/// The pins of `pins`, and those that a trial of these `steps` needs beside them for its
/// yes-or-no rolls to go `way`; `None` where there is no room for them.
fn leading(pipeline: &Pipeline, steps: &[Step], pins: &Pins, way: &[&Parting]) -> Option<Pins> {
    let mut pins = pins.clone();
    for parting in way {
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
    use duelscope_core::{Branch, branches};

    /// Every way, from the whole on.
    fn ways<'a>(of: &'a Branch, so_far: &[&'a Parting], into: &mut Vec<Vec<&'a Parting>>) {
        for branch in &of.branches {
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
                for way in all.iter().filter(|way| by_pins(way)) {
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
    fn every_way_to_an_end_is_gone_by_some_trial() {
        let (mut stayed, mut moved) = (0, 0);
        for link in [
            "",
            "v=1&l-w-enchant=Luck&r-a-glyph=Potential",
            "v=1&rules=sanctum&l-m-dmg=0~6&r-m-armor=2&r-m-hp=4",
            "v=1&rules=sanctum&l-m-dmg=0~4&r-m-effects=before.add-armor~2,before.redirect~10",
            "v=1&rules=combined",
        ] {
            let answer = Answer::of(&decode(link).0).expect("a valid sheet");
            let pipeline = &*answer.pipeline;
            let tree = branches(pipeline, &[], 60).expect("a small law");
            let mut all = Vec::new();
            ways(&tree, &[], &mut all);
            for trial in [0, 5] {
                let run = |pins: &Pins, trial: u64| {
                    let mut steps = Vec::new();
                    replay_pinned(pipeline, pins, 7, trial, |step| steps.push(step));
                    steps
                };
                let steps = run(&Pins::new(), trial);
                for way in &all {
                    let (pins, there) = along(pipeline, (7, trial), &steps, &Pins::new(), way)
                        .unwrap_or_else(|| panic!("{link}: {way:?}"));
                    let then = run(&pins, there);
                    let went = |p: &&Parting| then.iter().any(|s| Parting::of(s).same(p));
                    assert!(way.iter().all(went), "{link}: {way:?}\n{pins}, {there}");
                    // Another trial only where pins cannot lead this one.
                    if there == trial {
                        stayed += 1;
                    } else {
                        assert!(!by_pins(way), "{link}: {way:?}");
                        moved += 1;
                    }
                }
            }
        }
        assert!(stayed > 20 && moved > 5, "{stayed} and {moved}");
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
