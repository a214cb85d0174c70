//! The exact law against a slow oracle: every sequence of rolls of a whole
//! attack, one after the other, nothing merged. The oracle counts results and
//! weighs them by formulas of its own.

use std::collections::BTreeMap;

use duelscope_core::sheet::Hand;
use duelscope_core::{
    Chance, Distribution, Draw, Exchange, Law, Outcome, Pipeline, Span, Ties, exact,
};
use tests::scenarios::{Fight, all, scenario};

/// How far two sums of the same masses may drift apart.
const CLOSE: f64 = 1e-12;

/// An odometer: one wheel a roll, the last one turns first.
#[derive(Default)]
struct Odometer {
    wheels: Vec<(u32, Law)>,
    depth: usize,
}

impl Chance for Odometer {
    fn draw(&mut self, law: Law) -> Draw {
        if self.depth == self.wheels.len() {
            self.wheels.push((0, law));
        }
        let (pick, same) = self.wheels[self.depth];
        assert_eq!(law, same, "the same rolls led to another one");
        self.depth += 1;
        Draw { pick, raw: None }
    }
}

impl Odometer {
    /// Probability of the sequence.
    fn mass(&self) -> f64 {
        self.wheels.iter().map(|&(pick, law)| probability(law, pick)).product()
    }

    /// Turns to the next sequence, possible or not.
    fn turn(&mut self) -> bool {
        assert_eq!(self.depth, self.wheels.len(), "a roll that was not asked for");
        self.depth = 0;
        while let Some((pick, law)) = self.wheels.pop() {
            if pick + 1 < results(law) {
                self.wheels.push((pick + 1, law));
                return true;
            }
        }
        false
    }
}

/// How many results a roll has, counted anew.
fn results(law: Law) -> u32 {
    match law {
        Law::Check(_) | Law::Contest { .. } => 2,
        Law::Uniform(span) | Law::Triangular(span) => values(span),
        Law::Truncated { from, to, den } => {
            let last = f64::from(to) / f64::from(den);
            (last.ceil() as u32 - 1).max(from / den) - from / den + 1
        }
    }
}

/// The game multiplies by `hi - lo + 1` and truncates.
fn values(span: Span) -> u32 {
    let width = i64::from(span.hi) - i64::from(span.lo) + 1;
    if width == 0 { 1 } else { width.unsigned_abs() as u32 }
}

/// How likely a result is, by areas and formulas of the oracle's own.
fn probability(law: Law, pick: u32) -> f64 {
    match law {
        Law::Check(odds) => {
            let p = f64::from(odds.num) / f64::from(odds.den);
            if pick == 1 { p } else { 1.0 - p }
        }
        Law::Contest { attack, defense, ties } => {
            let p = reaches(attack as f64, defense as f64, ties);
            if pick == 1 { p } else { 1.0 - p }
        }
        Law::Uniform(span) => 1.0 / f64::from(values(span)),
        Law::Triangular(span) => {
            let n = f64::from(values(span));
            let below = |s: f64| if s <= 1.0 { s * s / 2.0 } else { 1.0 - (2.0 - s).powi(2) / 2.0 };
            below(2.0 * (f64::from(pick) + 1.0) / n) - below(2.0 * f64::from(pick) / n)
        }
        Law::Truncated { from, to, den } => {
            let (from, to) = (f64::from(from) / f64::from(den), f64::from(to) / f64::from(den));
            let low = from.floor() + f64::from(pick);
            if from == to { 1.0 } else { ((low + 1.0).min(to) - low.max(from)) / (to - from) }
        }
    }
}

/// P(attack·U >= defense·V): the mean over U of the part of V below attack·U /
/// defense, which is a straight line cut at 0 and 1.
fn reaches(attack: f64, defense: f64, ties: Ties) -> f64 {
    if attack == 0.0 && defense == 0.0 {
        return if ties == Ties::Hit { 1.0 } else { 0.0 };
    }
    if defense == 0.0 {
        return if attack > 0.0 { 1.0 } else { 0.0 };
    }
    let slope = attack / defense;
    // Mean of min(max(slope·u, 0), 1) over u in [0, 1].
    let reached = if slope <= 0.0 {
        0.0
    } else if slope <= 1.0 {
        slope / 2.0
    } else {
        1.0 - 1.0 / (2.0 * slope)
    };
    // Below 0 the comparison turns round.
    if defense > 0.0 { reached } else { 1.0 - reached }
}

type Ends = BTreeMap<(Outcome, Exchange), f64>;

fn slow(pipeline: &Pipeline) -> (Ends, u64) {
    let (mut ends, mut odometer, mut paths) = (Ends::new(), Odometer::default(), 0);
    loop {
        let end = pipeline.run(&mut odometer);
        let mass = odometer.mass();
        paths += 1;
        if mass > 0.0 {
            *ends.entry(end).or_default() += mass;
        }
        if !odometer.turn() {
            return (ends, paths);
        }
    }
}

fn law_of(ends: &Ends, of: impl Fn(&Exchange) -> i32) -> Vec<(i32, f64)> {
    let mut law = BTreeMap::new();
    for ((_, x), mass) in ends {
        *law.entry(of(x)).or_insert(0.0) += mass;
    }
    law.into_iter().collect()
}

#[track_caller]
fn same_law(name: &str, fast: &Distribution, slow: &[(i32, f64)]) {
    let same = |(a, b): (&(i32, f64), &(i32, f64))| a.0 == b.0 && (a.1 - b.1).abs() < CLOSE;
    let fast = fast.entries();
    assert_eq!(fast.len(), slow.len(), "{name}: {fast:?} against {slow:?}");
    assert!(fast.iter().zip(slow).all(same), "{name}: {fast:?} against {slow:?}");
}

fn check((name, link): Fight, hand: Hand) -> u64 {
    let name = format!("{name} ({link}), {hand:?}");
    let pipeline = scenario(link).pipeline(hand);
    let fast = exact(&pipeline).expect("small");
    let (ends, paths) = slow(&pipeline);
    let all = duelscope_core::ends(&pipeline).expect("small");
    assert_eq!(all.len(), ends.len(), "{name}: other ends");
    for ((outcome, x, mass), (end, slow)) in all.iter().zip(&ends) {
        assert_eq!((*outcome, *x), *end, "{name}");
        assert!((mass - slow).abs() < CLOSE, "{name}: {mass} against {slow}");
    }
    let start = pipeline.start;
    same_law(&name, &fast.hp_loss, &law_of(&ends, |x| start.target.hp - x.target.hp));
    same_law(&name, &fast.attacker_loss, &law_of(&ends, |x| start.attacker.hp - x.attacker.hp));
    paths
}

#[test]
fn every_fight_gives_the_law_of_all_its_sequences() {
    for fight in all() {
        let paths: u64 = Hand::BOTH.into_iter().map(|hand| check(fight, hand)).sum();
        assert!(paths < 2_000_000, "{} takes {paths} sequences", fight.0);
    }
}

#[test]
fn no_probability_is_lost_at_any_stage() {
    for (name, link) in all() {
        for hand in Hand::BOTH {
            let law = exact(&scenario(link).pipeline(hand)).expect("small");
            let mut ended = 0.0;
            for stage in &law.stages {
                ended += stage.ended.iter().sum::<f64>();
                let whole = ended + stage.alive;
                assert!((whole - 1.0).abs() < CLOSE, "{name}: {whole} after {:?}", stage.id);
                let going = stage.damage.total();
                assert!((going - stage.alive).abs() < CLOSE, "{name}: {going}");
            }
            let ends = law.hp_loss.total();
            assert!((ends - 1.0).abs() < CLOSE, "{name}: {ends} at the end");
            let outcomes: f64 = Outcome::ALL.iter().map(|&o| law.outcome(o)).sum();
            assert!((outcomes - 1.0).abs() < CLOSE, "{name}: {outcomes} in all outcomes");
        }
    }
}

/// The fights are worth their while: between them they run every stage and
/// end in every way.
#[test]
fn the_fights_reach_everything() {
    use duelscope_core::StageId::*;
    let (mut stages, mut outcomes) = (Vec::new(), Vec::new());
    for (_, link) in all() {
        for hand in Hand::BOTH {
            let law = exact(&scenario(link).pipeline(hand)).expect("small");
            stages.extend(law.stages.iter().map(|stage| stage.id));
            let happens = |outcome: &Outcome| law.outcome(*outcome) > 0.0;
            outcomes.extend(Outcome::ALL.into_iter().filter(happens));
        }
    }
    for id in [
        SureMiss,
        Hit,
        Damage,
        Crit,
        Reduction,
        AttackProc,
        Enchant,
        DefenseProc,
        Glyph,
        LoseHp,
        Deals,
        TakeDamage,
        BeforeArmor,
        ArmorSoak,
        Cap,
        AfterArmor,
        ApplyDamage,
    ] {
        assert!(stages.contains(&id), "no fight reaches {id:?}");
    }
    for outcome in Outcome::ALL {
        assert!(outcomes.contains(&outcome), "no fight ends {outcome:?}");
    }
}
