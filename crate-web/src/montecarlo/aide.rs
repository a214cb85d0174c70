//! One worker that works out what takes so long that the page would be felt to
//! stop: the answers of a sweep, exact odds.

use std::fmt;

use super::message::{FromWorker, Odds, PROTOCOL, ToWorker};
use super::pool::{Heard, Seat};
use super::wire;
use crate::explore::Question;

/// A worker to ask; dropping it ends it.
pub struct Aide(Seat);

impl fmt::Debug for Aide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Aide").finish()
    }
}

/// What is heard of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    /// It can be asked.
    Ready,
    /// The numbers of the last question.
    Answers(Vec<f64>),
    /// What it knows of the scenario it was given last.
    Odds(Odds),
    /// It is of no use any more.
    Lost,
}

impl Aide {
    /// Starts one; `told` hears of it later. `None` where none can be made.
    pub fn new(told: impl Fn(Told) + 'static) -> Option<Aide> {
        let seat = Seat::new(move |heard| {
            let message = match heard {
                Heard::Message(data) => wire::read_from_worker(data),
                Heard::Trouble(_) => None,
            };
            told(match message {
                Some(FromWorker::Ready { protocol: PROTOCOL }) => Told::Ready,
                Some(FromWorker::Answers(numbers)) => Told::Answers(numbers),
                Some(FromWorker::Odds(odds)) => Told::Odds(odds),
                _ => Told::Lost,
            });
        });
        seat.map(Aide)
    }

    /// Asks; says whether the question went.
    pub fn ask(&self, question: Question) -> bool {
        self.0.send(&ToWorker::Ask(question))
    }

    /// Gives it a share link whose odds to work out; says whether it went.
    pub fn solve(&self, link: &str) -> bool {
        self.0.send(&ToWorker::Solve(link.to_owned()))
    }
}
