//! Doing a job: the same in a worker, in the page's slices, and in tests.

use std::rc::Rc;

use duelscope_core::sheet::{Hand, decode};
use duelscope_core::{BATCH, Duel, DuelBatch, DuelTally, Pipeline, Scenario, Tally};
use duelscope_sampling::{run_duels, run_trials};

use super::counts::Sampled;
use super::message::{Job, What, whole};

/// A step should take between these, in ms: short enough for a slice, long
/// enough to look at the clock afterwards.
const STEP_MS: (f64, f64) = (0.4, 1.5);

/// Fights of a first step.
const FEW: u64 = 32;

#[derive(Clone, Debug)]
enum Subject {
    Attack(Rc<Pipeline>),
    Duel(Rc<Duel>),
}

/// Turns jobs into counts. It remembers the scenario of its last job, since
/// the jobs of a run all have the same.
#[derive(Debug, Default)]
pub struct Performer {
    known: Option<(String, What, Subject)>,
}

impl Performer {
    /// Makes a job ready to be done.
    ///
    /// # Errors
    ///
    /// If its link is no valid scenario, in words.
    pub fn begin(&mut self, job: &Job) -> Result<Sampling, String> {
        let subject = match &self.known {
            Some((link, what, subject)) if *link == job.link && *what == job.what => {
                subject.clone()
            }
            _ => {
                let subject = subject(&job.link, job.what)?;
                self.known = Some((job.link.clone(), job.what, subject.clone()));
                subject
            }
        };
        let counts = match subject {
            Subject::Attack(_) => Progress::Attack(Tally::new()),
            Subject::Duel(_) => Progress::Duel(DuelTally::new(), None),
        };
        Ok(Sampling {
            subject,
            seed: whole(job.seed),
            batch: job.first,
            left: job.trials,
            pace: FEW,
            counts,
        })
    }
}

fn subject(link: &str, what: What) -> Result<Subject, String> {
    // What a link cannot say was shown when the page read it.
    let (sheet, _) = decode(link);
    let scenario = Scenario::read(&sheet).map_err(|faults| {
        let keys: Vec<_> = faults.iter().map(|fault| fault.slot.key()).collect();
        format!("the scenario is not valid: {}", keys.join(", "))
    })?;
    Ok(match what {
        What::AttackByLeft => Subject::Attack(Rc::new(scenario.pipeline(Hand::Left))),
        What::AttackByRight => Subject::Attack(Rc::new(scenario.pipeline(Hand::Right))),
        What::Duel => Subject::Duel(Rc::new(scenario.duel())),
    })
}

/// A job under way.
#[derive(Debug)]
pub struct Sampling {
    subject: Subject,
    seed: u64,
    /// The batch after those begun.
    batch: u64,
    /// Trials of batches not begun.
    left: u64,
    /// Fights of a step.
    pace: u64,
    counts: Progress,
}

#[derive(Debug)]
enum Progress {
    Attack(Tally),
    /// A batch of fights may be under way.
    Duel(DuelTally, Option<DuelBatch>),
}

impl Sampling {
    /// Works for about so many milliseconds of a clock, at least one step;
    /// says whether there is more to do.
    pub fn work(&mut self, budget: f64, now: impl Fn() -> f64) -> bool {
        let start = now();
        let mut before = start;
        while self.step() {
            let time = now();
            let took = time - before;
            before = time;
            if took < STEP_MS.0 {
                self.pace = (self.pace * 2).min(BATCH);
            } else if took > STEP_MS.1 {
                self.pace = (self.pace / 2).max(1);
            }
            // Another step would take about as long as this one did.
            if time - start + took > budget {
                return true;
            }
        }
        false
    }

    /// Works to the end.
    pub fn finish(mut self) -> Sampled {
        while self.step() {}
        self.counts()
    }

    /// What was counted.
    pub fn counts(self) -> Sampled {
        match self.counts {
            Progress::Attack(tally) => Sampled::Attack(tally),
            Progress::Duel(tally, _) => Sampled::Duel(tally),
        }
    }

    /// One batch of attacks, or some fights; says whether there is more to do.
    fn step(&mut self) -> bool {
        match (&self.subject, &mut self.counts) {
            (Subject::Attack(pipeline), Progress::Attack(tally)) => {
                let trials = self.left.min(BATCH);
                if trials > 0 {
                    tally.merge(&run_trials(pipeline, self.seed, self.batch, trials));
                    self.batch = self.batch.saturating_add(1);
                    self.left -= trials;
                }
                self.left > 0
            }
            (Subject::Duel(duel), Progress::Duel(tally, begun)) => {
                let batch = begun.get_or_insert_with(|| {
                    let trials = self.left.min(BATCH);
                    self.left -= trials;
                    self.batch = self.batch.saturating_add(1);
                    DuelBatch::new(self.seed, self.batch - 1, trials)
                });
                run_duels(batch, duel, self.pace, tally);
                if batch.left() == 0 {
                    *begun = None;
                }
                begun.is_some() || self.left > 0
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::montecarlo::counts::Counts;
    use crate::montecarlo::message::halves;

    fn job(first: u64, trials: u64) -> Job {
        let link = "v=1".to_owned();
        Job { run: 1, first, trials, link, what: What::AttackByLeft, seed: halves(0x7f3a) }
    }

    fn count(performer: &mut Performer, job: &Job) -> Sampled {
        performer.begin(job).unwrap().finish()
    }

    #[test]
    fn jobs_add_up_to_the_run() {
        let mut performer = Performer::default();
        let mut sum = count(&mut performer, &job(0, 2 * BATCH));
        Counts::merge(&mut sum, &count(&mut performer, &job(2, BATCH / 2)));
        assert_eq!(sum, count(&mut Performer::default(), &job(0, 2 * BATCH + BATCH / 2)));
        assert_eq!(sum.trials(), 2 * BATCH + BATCH / 2);
    }

    #[test]
    fn each_job_is_done_with_its_own_scenario() {
        let mut performer = Performer::default();
        let left = count(&mut performer, &job(0, BATCH));
        let right = Job { what: What::AttackByRight, ..job(0, BATCH) };
        assert_ne!(left, count(&mut performer, &right));
        let strong = Job { link: "v=1&l-atk=1000".into(), ..job(0, BATCH) };
        assert_ne!(left, count(&mut performer, &strong));
        assert_eq!(left, count(&mut performer, &job(0, BATCH)));
    }

    #[test]
    fn fights_are_counted_the_same_in_steps_of_any_length() {
        let duel = Job { what: What::Duel, ..job(1, BATCH + 700) };
        let whole = count(&mut Performer::default(), &duel);
        assert_eq!(whole.trials(), BATCH + 700);
        for step in [0.1, 1.0, 5.0] {
            let time = std::cell::Cell::new(0.0);
            let now = || {
                time.set(time.get() + step);
                time.get()
            };
            let mut sampling = Performer::default().begin(&duel).unwrap();
            while sampling.work(8.0, now) {}
            assert_eq!(sampling.counts(), whole);
        }
    }

    #[test]
    fn work_keeps_to_its_budget() {
        let time = std::cell::Cell::new(0.0);
        let now = || {
            time.set(time.get() + 1.0);
            time.get()
        };
        let mut sampling = Performer::default().begin(&job(0, 1_000 * BATCH)).unwrap();
        let start = time.get();
        assert!(sampling.work(8.0, now));
        assert!((6.0..=9.0).contains(&(time.get() - start)), "{}", time.get() - start);
    }

    #[test]
    fn a_broken_link_is_sampled_as_far_as_it_can_be_read() {
        let broken = Job { link: "v=9&l-hp=many&%%&l-w-enchant=nonsense".into(), ..job(0, 1) };
        assert_eq!(
            count(&mut Performer::default(), &broken),
            count(&mut Performer::default(), &job(0, 1))
        );
    }
}
