//! Doing a job: the same in a worker, in the page's slices, and in tests.

use std::rc::Rc;

use duelscope_core::sheet::{Hand, decode};
use duelscope_core::{BATCH, Pipeline, Scenario, Tally, run_trials};

use super::message::{Job, What, whole};

/// Turns jobs into counts. It remembers the scenario of its last job, since
/// the jobs of a run all have the same.
#[derive(Debug, Default)]
pub struct Performer {
    known: Option<(String, What, Rc<Pipeline>)>,
}

impl Performer {
    /// Makes a job ready to be done.
    ///
    /// # Errors
    ///
    /// If its link is no valid scenario, in words.
    pub fn begin(&mut self, job: &Job) -> Result<Sampling, String> {
        let pipeline = match &self.known {
            Some((link, what, pipeline)) if *link == job.link && *what == job.what => {
                pipeline.clone()
            }
            _ => {
                let pipeline = Rc::new(pipeline(&job.link, job.what)?);
                self.known = Some((job.link.clone(), job.what, pipeline.clone()));
                pipeline
            }
        };
        Ok(Sampling {
            pipeline,
            seed: whole(job.seed),
            batch: job.first,
            left: job.trials,
            tally: Tally::new(),
        })
    }
}

fn pipeline(link: &str, what: What) -> Result<Pipeline, String> {
    let attacker = match what {
        What::AttackByLeft => Hand::Left,
        What::AttackByRight => Hand::Right,
        What::Duel => return Err("duels are not sampled yet".to_owned()),
    };
    // What a link cannot say was shown when the page read it.
    let (sheet, _) = decode(link);
    match Scenario::read(&sheet) {
        Ok(scenario) => Ok(scenario.pipeline(attacker)),
        Err(faults) => {
            let keys: Vec<_> = faults.iter().map(|fault| fault.slot.key()).collect();
            Err(format!("the scenario is not valid: {}", keys.join(", ")))
        }
    }
}

/// A job under way.
#[derive(Debug)]
pub struct Sampling {
    pipeline: Rc<Pipeline>,
    seed: u64,
    batch: u64,
    left: u64,
    tally: Tally,
}

impl Sampling {
    /// Samples one batch; says whether there is more to do.
    pub fn step(&mut self) -> bool {
        let trials = self.left.min(BATCH);
        if trials > 0 {
            self.tally.merge(&run_trials(&self.pipeline, self.seed, self.batch, trials));
            self.batch = self.batch.saturating_add(1);
            self.left -= trials;
        }
        self.left > 0
    }

    /// What was counted.
    pub fn tally(self) -> Tally {
        self.tally
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::montecarlo::message::halves;

    fn job(first: u64, trials: u64) -> Job {
        let link = "v=1".to_owned();
        Job { run: 1, first, trials, link, what: What::AttackByLeft, seed: halves(0x7f3a) }
    }

    fn count(performer: &mut Performer, job: &Job) -> Tally {
        let mut sampling = performer.begin(job).unwrap();
        while sampling.step() {}
        sampling.tally()
    }

    #[test]
    fn jobs_add_up_to_the_run() {
        let mut performer = Performer::default();
        let mut sum = count(&mut performer, &job(0, 2 * BATCH));
        sum.merge(&count(&mut performer, &job(2, BATCH / 2)));
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
    fn what_cannot_be_sampled_is_said() {
        let mut performer = Performer::default();
        let duel = Job { what: What::Duel, ..job(0, 1) };
        assert!(performer.begin(&duel).is_err());
        // A broken link opens as far as it can be read; so it does here.
        let broken = Job { link: "v=9&l-hp=many&%%".into(), ..job(0, 1) };
        assert_eq!(count(&mut performer, &broken), count(&mut Performer::default(), &job(0, 1)));
    }
}
