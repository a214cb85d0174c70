//! What page and workers say to each other.
//!
//! The first message to a worker is `{ protocol, glue, module }`, which
//! `worker.js` reads; everything after it is one of the types here. The whole
//! scenario travels as its share link, seeds as two halves (a JavaScript
//! number does not hold 64 bits), results as counts, never as samples.

use std::rc::Rc;

use duelscope_core::sheet::Hand;
use duelscope_core::{DuelLaw, Exact, Pipeline, TooLong, Unsolved};
use serde::{Deserialize, Serialize};

use crate::answer::{Known, Law, Missing};
use crate::explore::Question;

/// Version of these messages and of `worker.js`, which has no hash in its name
/// and may come from an older visit's cache. The pool refuses any other.
pub const PROTOCOL: u32 = 1;

/// What is sampled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// One attack, the left combatant's.
    AttackByLeft,
    /// One attack, the right combatant's.
    AttackByRight,
    /// The fight to its end.
    Duel,
}

impl What {
    /// One attack of this combatant.
    pub const fn attack(by: Hand) -> What {
        match by {
            Hand::Left => What::AttackByLeft,
            Hand::Right => What::AttackByRight,
        }
    }
}

/// From the page to a worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToWorker {
    /// Sample this.
    Job(Job),
    /// Work this out.
    Ask(Question),
    /// Work out the exact odds of the attack and the fight behind this share link.
    Solve(String),
}

/// From a worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromWorker {
    /// The worker listens now.
    Ready {
        /// The version it speaks.
        protocol: u32,
    },
    /// The worker is at it: it has long chunks and says so now and then.
    Busy,
    /// A job is done.
    Reply(Reply),
    /// The answers of a question.
    Answers(Vec<f64>),
    /// What is known of exact odds.
    Odds(Odds),
    /// A job cannot be done: nobody could.
    Refused {
        /// The job's run.
        run: u32,
        /// The job's first batch.
        first: u64,
        /// Why.
        text: String,
    },
    /// The worker could not start.
    Failed {
        /// Why.
        text: String,
    },
}

/// What is known of the exact odds of an attack or a fight.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Odds {
    /// Of which.
    pub what: What,
    /// What is known.
    pub news: News,
    /// The law as it writes itself; it crosses as a `Float64Array`.
    #[serde(skip)]
    pub numbers: Vec<f64>,
}

/// How far exact odds are.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum News {
    /// They are being worked out, and are so far.
    Done(f64),
    /// They are known.
    Law,
    /// It takes too much work: as much as it had taken, and as is allowed.
    TooLong(f64, f64),
}

impl Odds {
    /// Of what is known.
    pub fn of(known: &Known) -> Odds {
        let (what, law) = match known {
            Known::Attack(law) => (What::AttackByLeft, numbers(law, Exact::to_numbers)),
            Known::Fight(law) => (What::Duel, numbers(law, DuelLaw::to_numbers)),
        };
        let (news, numbers) = match law {
            Ok(numbers) => (News::Law, numbers),
            Err(Missing::Later(done)) => (News::Done(done), Vec::new()),
            Err(Missing::Unsolved(too)) => {
                (News::TooLong(too.work() as f64, too.limit() as f64), Vec::new())
            }
            Err(Missing::Lost) => (News::TooLong(0.0, 0.0), Vec::new()),
        };
        Odds { what, news, numbers }
    }

    /// What it says is known of this attack or its fight; `None` where the
    /// numbers are no law.
    pub fn known(&self, pipeline: &Pipeline) -> Option<Known> {
        let missing = match self.news {
            News::Done(done) => Some(Missing::Later(done)),
            News::Law => None,
            News::TooLong(work, limit) => {
                let too = TooLong { work: work as u64, limit: limit as u64 };
                Some(Missing::Unsolved(Unsolved::Fight(too)))
            }
        };
        Some(match (self.what, missing) {
            (What::Duel, Some(missing)) => Known::Fight(Err(missing)),
            (What::Duel, None) => Known::Fight(Ok(Rc::new(DuelLaw::from_numbers(&self.numbers)?))),
            (_, Some(missing)) => Known::Attack(Err(missing)),
            (_, None) => Known::Attack(Ok(Rc::new(Exact::from_numbers(pipeline, &self.numbers)?))),
        })
    }
}

fn numbers<T>(law: &Law<T>, numbers: fn(&T) -> Vec<f64>) -> Result<Vec<f64>, Missing> {
    law.as_ref().map(|law| numbers(law)).map_err(|missing| *missing)
}

/// Some consecutive batches of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Job {
    /// The run: replies to an older one are not counted.
    pub run: u32,
    /// First batch; it tells the jobs of a run apart.
    pub first: u64,
    /// Trials to sample: whole batches, but for the last one of a run.
    pub trials: u64,
    /// The scenario, as its share link.
    pub link: String,
    /// What is sampled.
    pub what: What,
    /// The seed of the run: high half, low half.
    pub seed: [u32; 2],
}

/// What a job counted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reply {
    /// The job's run.
    pub run: u32,
    /// The job's first batch.
    pub first: u64,
    /// What was sampled: it tells how to read the numbers.
    pub what: What,
    /// How long it took, in milliseconds.
    pub elapsed: f64,
    /// The counts as the tally writes them; they cross as a `Float64Array`.
    #[serde(skip)]
    pub numbers: Vec<f64>,
}

/// A seed in two halves, high half first.
pub const fn halves(seed: u64) -> [u32; 2] {
    [(seed >> 32) as u32, seed as u32]
}

/// The seed of two halves.
pub const fn whole([high, low]: [u32; 2]) -> u64 {
    ((high as u64) << 32) | low as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_survives_its_halves() {
        for seed in [0, 1, 0x7f3a, 1 << 53, u64::MAX - 1, u64::MAX] {
            assert_eq!(whole(halves(seed)), seed);
        }
    }

    #[test]
    fn messages_read_back_as_written() {
        let job = Job {
            run: 3,
            first: 61_035_156,
            trials: 10_000,
            link: "v=1&rules=sanctum".into(),
            what: What::AttackByRight,
            seed: halves(u64::MAX),
        };
        let text = serde_json::to_string(&ToWorker::Job(job.clone())).unwrap();
        assert_eq!(serde_json::from_str::<ToWorker>(&text).unwrap(), ToWorker::Job(job));
        // worker.js writes this one by hand.
        let failed = serde_json::from_str::<FromWorker>(r#"{"failed":{"text":"no"}}"#).unwrap();
        assert_eq!(failed, FromWorker::Failed { text: "no".into() });
    }

    #[test]
    fn odds_read_back_as_written() {
        let answer = crate::answer::Answer::first();
        let mut all = vec![Known::Attack(answer.exact.clone()), Known::Fight(answer.duel.clone())];
        let too = TooLong { work: 1 << 40, limit: 1 << 30 };
        for missing in [Missing::Later(0.25), Missing::Unsolved(Unsolved::Fight(too))] {
            all.extend([Known::Attack(Err(missing)), Known::Fight(Err(missing))]);
        }
        for known in all {
            let odds = Odds::of(&known);
            // The numbers cross beside the message.
            let text = serde_json::to_string(&odds).unwrap();
            let there =
                Odds { numbers: odds.numbers.clone(), ..serde_json::from_str(&text).unwrap() };
            assert_eq!(there.known(&answer.pipeline), Some(known));
        }
        let law = Odds { what: What::Duel, news: News::Law, numbers: vec![f64::NAN; 9] };
        assert_eq!(law.known(&answer.pipeline), None);
        assert_eq!(Odds { what: What::AttackByLeft, ..law }.known(&answer.pipeline), None);
    }

    #[test]
    fn what_is_no_message_is_refused() {
        for text in
            ["null", "3", "{}", r#"{"job":{}}"#, r#"{"job":{"run":-1}}"#, r#"{"reply":[1,2]}"#]
        {
            assert!(serde_json::from_str::<ToWorker>(text).is_err(), "{text}");
            assert!(serde_json::from_str::<FromWorker>(text).is_err(), "{text}");
        }
    }
}
