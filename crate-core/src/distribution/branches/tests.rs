use super::*;
use crate::scenario::Scenario;
use crate::sheet::{Hand, decode};
use crate::{exact, replay};

const LINKS: [&str; 5] = [
    "",
    "v=1&l-w-enchant=Luck&l-buffs=Fury,Charm&r-a-glyph=Potential&r-from=Statue",
    "v=1&rules=sanctum&l-m-dmg=0~6&r-m-armor=2&r-m-hp=4",
    "v=1&rules=sanctum&l-m-dmg=0~4&r-m-effects=before.add-armor~2,before.redirect~10",
    "v=1&rules=combined",
];

fn pipeline(link: &str) -> Pipeline {
    let (sheet, notices) = decode(link);
    assert_eq!(notices, [], "{link}");
    Scenario::read(&sheet).expect("a valid sheet").pipeline(Hand::Left)
}

fn leaves<'a>(of: &'a Branch, into: &mut Vec<&'a Branch>) {
    if of.branches.is_empty() {
        into.push(of);
    }
    of.branches.iter().for_each(|branch| leaves(branch, into));
}

#[test]
fn the_tree_is_the_exact_law_parted() {
    for link in LINKS {
        for most in [1, 2, 5, 300] {
            let pipeline = pipeline(link);
            let (law, tree) = (exact(&pipeline).unwrap(), branches(&pipeline, &[], most));
            let tree = tree.unwrap();
            let mut ends = Vec::new();
            leaves(&tree, &mut ends);
            let sum = |of: &dyn Fn(&Branch) -> f64| ends.iter().map(|b| of(b)).sum::<f64>();
            let near = |a: f64, b: f64| (a - b).abs() < 1e-9;
            assert_eq!(tree.probability, 1.0);
            assert!(near(sum(&|b| b.probability), 1.0), "{link}");
            assert!(near(tree.mean_loss, law.hp_loss.mean()), "{link}");
            let mean = sum(&|b| b.probability * b.mean_loss);
            assert!(near(mean, law.hp_loss.mean()), "{link}, {most}");
            let cut = ends.iter().any(|b| b.cut);
            assert!(if most == 1 { cut } else { most < 300 || !cut }, "{link}, {most}");
            if most == 300 {
                for outcome in Outcome::ALL {
                    let those = sum(&|b| match b.outcome == Some(outcome) {
                        true => b.probability,
                        false => 0.0,
                    });
                    assert!(near(those, law.outcome(outcome)), "{link}: {outcome:?}");
                }
            }
        }
    }
}

#[test]
fn every_trial_goes_one_way_to_a_leaf() {
    for link in LINKS {
        let pipeline = pipeline(link);
        let tree = branches(&pipeline, &[], 300).unwrap();
        for trial in 0..200 {
            let mut steps = Vec::new();
            let (outcome, _) = replay(&pipeline, 7, trial, |step| steps.push(step));
            let mut at = &tree;
            while !at.branches.is_empty() {
                let takes =
                    |b: &&Branch| steps.iter().any(|step| Parting::of(step).same(&b.parting));
                let mut taken = at.branches.iter().filter(takes);
                at = taken.next().expect("a way that it went");
                assert_eq!(taken.next(), None, "{link}: two ways");
            }
            assert_eq!(at.outcome, Some(outcome), "{link}");
        }
    }
}

/// Worked out by hand: 1 − 4 ∕ 22 hit, of those 1 − 8 ∕ 22 critically.
#[test]
fn the_first_visit_parts_at_hit_critical_hit_and_end() {
    let pipeline = pipeline("");
    let tree = branches(&pipeline, &[], 300).unwrap();
    let [hit, miss] = &tree.branches[..] else { panic!("{tree:?}") };
    assert!((hit.probability - 9.0 / 11.0).abs() < 1e-12);
    assert_eq!((miss.outcome, miss.mean_loss), (Some(Outcome::Missed), 0.0));
    let [crit, plain] = &hit.branches[..] else { panic!("{hit:?}") };
    assert!((crit.probability - 63.0 / 121.0).abs() < 1e-12);
    assert!(crit.mean_loss > plain.mean_loss);
    let ends: Vec<_> = plain.branches.iter().map(|b| b.parting.ended).collect();
    assert_eq!(ends, [Outcome::Damaged, Outcome::Killed].map(Some));
}

#[test]
fn the_way_of_the_trial_is_followed_before_likelier_ones() {
    let pipeline = pipeline("");
    let miss = (0..).find_map(|trial| {
        let mut steps = Vec::new();
        let (outcome, _) = replay(&pipeline, 7, trial, |step| steps.push(step));
        (outcome == Outcome::Missed).then_some(steps)
    });
    let tree = branches(&pipeline, &miss.unwrap(), 3).unwrap();
    let cut: Vec<bool> = tree.branches.iter().map(|b| b.cut).collect();
    assert_eq!(cut, [true, false]);
}
