//! The counts of a seed, on this machine. The browser suite asserts the same
//! ones in Chrome.

use duelscope_web::montecarlo::message::{Job, halves};
use duelscope_web::montecarlo::{Performer, What};
use tests::montecarlo::PINNED;

#[test]
fn a_seed_counts_here_what_it_counts_everywhere() {
    for pinned in PINNED {
        let job = Job {
            run: 1,
            first: 0,
            trials: pinned.trials,
            link: pinned.link.to_owned(),
            what: What::AttackByLeft,
            seed: halves(pinned.seed),
        };
        let counts = Performer::default().begin(&job).unwrap().finish();
        pinned.check(counts.attack().unwrap());
    }
}
