//! What samples: runs, in the page and in its workers, and looks at trials.

use std::rc::Rc;

use duelscope_core::{Duel, DuelWork, Pipeline, Tally};
use duelscope_text::chart::none_fell_there;
use duelscope_text::{Lang, int};
use web_sys::DedicatedWorkerGlobalScope;
use yew::Callback;

use super::piece;
use crate::answer::{Answer, Known};
use crate::components::histogram::Pick;
use crate::components::luck_menu::{items, said};
use crate::components::menu::Item;
use crate::components::run_bar::note;
use crate::dots::{self, Dot};
use crate::luck::{self, Found, Luck, Offer};
use crate::montecarlo::{Runner, Running, Solver, Update, serve};
use crate::watch::{self, Bars};

/// Hears of updates.
pub type Tell = Rc<dyn Fn(Update)>;

/// What samples.
#[derive(Debug)]
pub struct Sampling {
    /// A runner that tells its updates.
    pub runner: fn(Tell) -> Rc<dyn Running>,
    /// How far a run is, in words.
    pub note: fn(Lang, &Update) -> String,
    /// The program of a worker.
    pub serve: fn(&DedicatedWorkerGlobalScope),
    /// The odds of a fight in which attacks change more than HP.
    pub fight: fn(&Duel) -> DuelWork,
    /// Begins to work out exact odds that take long.
    pub solver: fn(&Answer, Callback<Known>) -> Solver,
    /// The hit rolls of a seed's first trials.
    pub dots: fn(&Pipeline, u64) -> Vec<Dot>,
    /// Trials by their luck.
    pub luck: fn(&Pipeline, u64, Option<&Tally>) -> Offer,
    /// These as entries of a menu, the one that is shown marked.
    pub luck_items: fn(Lang, &Offer, u64) -> Vec<Item>,
    /// What was chosen of them, in words.
    pub luck_said: fn(Lang, Luck, Found) -> String,
    /// A trial that fell into a bar, or why there is none.
    pub watched: fn(Lang, &Answer, Bars, Pick) -> Result<u64, String>,
}

piece! {
    /// What samples.
    SAMPLING: Sampling = sampling Sampling {
        runner: |tell| Rc::new(Runner::new(move |update| tell(update))),
        note,
        serve,
        fight: DuelWork::new,
        solver: Solver::new,
        dots: dots::of,
        luck: luck::offer,
        luck_items: |lang, offer, shown| items(*offer, lang, shown),
        luck_said: said,
        watched,
    }
}

/// The trial that a run has noted, else one that is found now.
fn watched(lang: Lang, answer: &Answer, bars: Bars, pick: Pick) -> Result<u64, String> {
    let found = pick.trial.map_or_else(|| watch::trial(answer, bars, pick.what), Ok);
    let looked = |n: u64| int(lang, i64::try_from(n).unwrap_or(i64::MAX));
    found.map_err(|n| none_fell_there(lang, &looked(n)))
}
