//! Who still stands when: both sides' survival over a fight. Knows no browser.

use duelscope_core::DuelLaw;
use duelscope_core::sheet::Hand;

/// The survival of both sides.
#[derive(Clone, Debug, PartialEq)]
pub struct Survival {
    /// The times looked at, evenly spaced from 0: thousandths of a turn, or
    /// rounds.
    pub times: Vec<u64>,
    /// Probability that the left, the right side stands after the attacks up to
    /// and including each of these times.
    pub standing: [Vec<f64>; 2],
    /// When half and when nine in ten of all fights are over; `None` if so many
    /// never are.
    pub over: [Option<u64>; 2],
}

/// Most times that are looked at.
const MOST: u64 = 60;

/// Fights that go on after the last time.
const REST: f64 = 0.001;

impl Survival {
    /// The survival of a fight's sides. `None` where no fight ends, or where both
    /// may fall at once, of which the law does not say when.
    pub fn of(law: &DuelLaw) -> Option<Survival> {
        let ends: Vec<(u64, [f64; 2])> = law.ends().collect();
        if law.both > 0.0 || ends.is_empty() {
            return None;
        }
        let ended = |share: f64| {
            let mut sum = 0.0;
            let reached = |end: &&(u64, [f64; 2])| {
                sum += end.1[0] + end.1[1];
                sum >= share - 1e-12
            };
            ends.iter().find(reached).map(|end| end.0)
        };
        let all: f64 = ends.iter().map(|end| end.1[0] + end.1[1]).sum();
        let last = ended(all - REST).or(ends.last().map(|end| end.0))?;
        // Whatever time all ends are multiples of: nothing happens in between.
        let unit = ends.iter().fold(0, |unit, end| gcd(end.0, unit));
        let step = step(last, unit.max(1));
        let times: Vec<u64> = (0..=last.div_ceil(step).max(1)).map(|i| i * step).collect();
        let standing = Hand::BOTH.map(|hand| {
            // A side falls when the other one wins.
            let (mut ends, mut fallen) = (ends.iter().peekable(), 0.0);
            let stands = |&time: &u64| {
                while let Some(end) = ends.next_if(|end| end.0 <= time) {
                    fallen += end.1[hand.other() as usize];
                }
                (1.0_f64 - fallen).clamp(0.0, 1.0)
            };
            times.iter().map(stands).collect()
        });
        Some(Survival { times, standing, over: [ended(0.5), ended(0.9)] })
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// A round number of times `unit` that divides the time in at most [`MOST`].
fn step(last: u64, unit: u64) -> u64 {
    let mut power = unit;
    loop {
        if let Some(step) = [1, 2, 5].map(|n| n * power).into_iter().find(|step| last / step < MOST)
        {
            return step;
        }
        power = power.saturating_mul(10);
    }
}

#[cfg(test)]
mod tests {
    use duelscope_core::sheet::decode;

    use super::*;
    use crate::answer::Answer;

    fn of(link: &str) -> (Answer, Option<Survival>) {
        let answer = Answer::of(&decode(link).0).expect("valid");
        let law = answer.duel.clone().expect("small");
        (answer, Survival::of(&law))
    }

    #[test]
    fn survival_falls_to_the_odds_of_the_fight() {
        for link in
            ["", "l-delay=0.7&r-hp=60&r-ht=60", "r-hp=2000&r-ht=2000", "rules=sanctum&l-m-dmg=1~4"]
        {
            let (answer, survival) = of(link);
            let law = answer.duel.expect("small");
            let survival = survival.expect("it ends");
            assert!((2..=61).contains(&survival.times.len()), "{link}: {}", survival.times.len());
            for (hand, standing) in Hand::BOTH.into_iter().zip(&survival.standing) {
                assert!(standing.windows(2).all(|pair| pair[0] >= pair[1]), "{link}");
                let last = standing.last().expect("some time");
                assert!(
                    (last - (1.0 - law.wins(hand.other()))).abs() <= REST + 1e-9,
                    "{link}: {last}"
                );
            }
            let [half, most] = survival.over;
            assert!(half <= most && half.is_some(), "{link}");
        }
    }

    #[test]
    fn the_first_blow_counts_at_its_time() {
        let (answer, survival) = of("");
        let survival = survival.expect("it ends");
        let kills = answer.exact.expect("small").outcome(duelscope_core::Outcome::Killed);
        assert_eq!(survival.times[..3], [0, 1_000, 2_000], "turns, where a blow takes one");
        assert!((survival.standing[1][0] - (1.0 - kills)).abs() < 1e-9);
        assert_eq!(survival.over[0], Some(0), "57.9 % are over with the first blow");
    }

    #[test]
    fn a_fight_without_end_has_no_curve() {
        let nobody = "rules=sanctum&l-m-dmg=0&r-m-dmg=0";
        assert_eq!(of(nobody).1, None);
    }

    #[test]
    fn steps_are_round() {
        assert_eq!(
            [0, 59, 60, 119, 120, 299, 300].map(|last| step(last, 1)),
            [1, 1, 2, 2, 5, 5, 10]
        );
        assert_eq!(step(3_000, 100), 100);
        assert_eq!(step(u64::MAX, 1) as f64, 5e17);
    }
}
