//! The few numbers that answer most questions, for the strip, the comparison
//! and their differences. Knows no browser.

use duelscope_core::{DuelLaw, Exact, Game, Outcome, Ratio};

use crate::answer::Answer;

/// What a number says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Probability that the attack hits.
    Hit,
    /// Probability that it kills.
    Kill,
    /// Probability that it bounces.
    Bounce,
    /// Every roll leads to this outcome.
    Certain(Outcome),
    /// Mean HP it takes.
    Loss,
    /// Mean armor it spends.
    Armor,
    /// Probability that the left side wins the fight.
    Win,
    /// The fight cannot end.
    NeverEnds,
}

impl Topic {
    /// Whether the number is a probability; the others are points.
    pub const fn is_probability(self) -> bool {
        !matches!(self, Topic::Loss | Topic::Armor)
    }
}

/// One number of the answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fact {
    /// What it says.
    pub topic: Topic,
    /// The number.
    pub number: f64,
    /// The fraction the rule gives, where it gives one.
    pub ratio: Option<Ratio>,
    /// Mean number of attacks of a fight, both sides together.
    pub blows: Option<f64>,
}

impl Fact {
    fn new(topic: Topic, number: f64) -> Fact {
        Fact { topic, number, ratio: None, blows: None }
    }
}

/// The numbers of an answer, in the order to show them. Where the exact law is
/// too large, the hit chance is known all the same.
pub fn facts(answer: &Answer) -> Vec<Fact> {
    let Ok(exact) = &answer.exact else {
        return answer.hit_ratio().map(|_| hit(answer)).into_iter().collect();
    };
    let kill = Fact::new(Topic::Kill, exact.outcome(Outcome::Killed));
    let loss = Fact::new(Topic::Loss, exact.hp_loss.mean());
    let armor = Fact::new(Topic::Armor, exact.armor_spent);
    let mut facts = match &answer.scenario.game {
        Game::Remixed(_) => vec![hit(answer), kill, loss],
        Game::Combined(..) => vec![hit(answer), kill, loss, armor],
        Game::Sanctum(_) => match certain(exact) {
            Some(outcome) => vec![Fact::new(Topic::Certain(outcome), 1.0), loss, armor],
            None => {
                let bounce = Fact::new(Topic::Bounce, exact.outcome(Outcome::Bounced));
                vec![kill, bounce, loss, armor]
            }
        },
    };
    facts.extend(answer.duel.as_ref().ok().map(|law| duel(law)));
    facts
}

/// The difference of each fact to that of another answer; `None` where the
/// other has no such number.
pub fn difference(now: &Fact, reference: &[Fact]) -> Option<f64> {
    let same = reference.iter().find(|fact| fact.topic == now.topic)?;
    Some(now.number - same.number)
}

/// The chance to hit, with the fraction the rule gives.
fn hit(answer: &Answer) -> Fact {
    let ratio = answer.hit_ratio();
    Fact { ratio, ..Fact::new(Topic::Hit, ratio.map_or(1.0, Ratio::to_f64)) }
}

/// Who wins the fight: the left side's odds, or that nobody ever does.
fn duel(law: &DuelLaw) -> Fact {
    if law.never == 1.0 {
        return Fact::new(Topic::NeverEnds, 1.0);
    }
    let [left, right] = law.mean_attacks();
    Fact { blows: Some(left + right), ..Fact::new(Topic::Win, law.left) }
}

/// The outcome that every roll leads to, if there is one.
fn certain(exact: &Exact) -> Option<Outcome> {
    Outcome::ALL.into_iter().find(|&outcome| exact.outcome(outcome) == 1.0)
}

#[cfg(test)]
mod tests {
    use duelscope_core::sheet::decode;

    use super::*;

    fn of(link: &str) -> Vec<Fact> {
        let (sheet, notices) = decode(link);
        assert!(notices.is_empty(), "{notices:?}");
        facts(&Answer::of(&sheet).expect("a valid link"))
    }

    #[test]
    fn the_hit_chance_needs_no_law() {
        let huge = "l-atk=100000&r-dr=1000000&l-w-max=1000000&r-hp=1000000&r-ht=1000000";
        let known = of(huge);
        assert_eq!(known.iter().map(|fact| fact.topic).collect::<Vec<_>>(), [Topic::Hit]);
    }

    #[test]
    fn one_more_point_of_strength_shows_as_a_difference() {
        let (before, after) = (of(""), of("l-str=14"));
        let change = |topic| {
            let fact = after.iter().find(|fact| fact.topic == topic).expect("there is one");
            difference(fact, &before)
        };
        assert_eq!(change(Topic::Hit), Some(0.0));
        assert!(change(Topic::Loss).is_some_and(|d| d > 1.0));
        assert!(change(Topic::Win).is_some_and(|d| d > 0.0));
        let sanctum = of("rules=sanctum");
        assert_eq!(sanctum[0].topic, Topic::Certain(Outcome::Damaged));
        assert_eq!(difference(&sanctum[0], &before), None);
    }
}
