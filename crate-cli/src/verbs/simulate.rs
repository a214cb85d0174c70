//! `duelscope simulate`: sampled trials.

use duelscope_core::report::{Counted, Odds, Report, Run};
use duelscope_core::sheet::Hand;
use duelscope_core::{
    DuelTally, Outcome, Tally, Verdict, exact_duel, run_duel_trials, run_trials, wilson,
};
use duelscope_text::stages::outcome_name;
use duelscope_text::table::{Cell, Table};
use duelscope_text::{console, int, nobody_wins, trials_word, wins_duel};

use crate::args::SimulateArgs;
use crate::crew::{Crew, progress};
use crate::output::{Output, column};
use crate::scene::Scene;
use crate::trouble::Trouble;

pub fn run(args: &SimulateArgs) -> Result<Output, Trouble> {
    let own = [("trials", &args.trials), ("seed", &args.seed), ("within", &args.within)];
    let scene = Scene::open(&args.common, &own)?;
    let scenario = &scene.scenario;
    let bar = progress(scenario.trials, args.quiet);
    let crew = Crew::of(args.threads, &bar);
    let (trials, within, seed) = (scenario.trials, scenario.within, scenario.seed);
    let (run, rows) = if args.duel {
        let fight = scenario.duel();
        let tally: DuelTally =
            crew.sample(trials, within, |batch, n| run_duel_trials(&fight, seed, batch, n));
        (Run::of_fights(seed, &tally), fights(&scene, &tally))
    } else {
        let attack = scenario.pipeline(Hand::Left);
        let tally: Tally =
            crew.sample(trials, within, |batch, n| run_trials(&attack, seed, batch, n));
        (Run::of_attacks(Hand::Left, seed, &tally), attacks(&scene, &tally))
    };
    bar.finish_and_clear();
    let lang = scene.lang;
    let n = int(lang, run.trials.try_into().unwrap_or(i64::MAX));
    let what = console::sampled(lang, &n, trials_word(lang, run.trials), &run.seed);
    let whom = &scene.names[1];
    let table = Table {
        caption: format!("{} – {whom}: {what}", scene.who()),
        columns: vec![
            column("outcome", console::outcome(lang)),
            column("trials", console::trials(lang)),
            column("share", console::share(lang)),
            column("low", console::low(lang)),
            column("high", console::high(lang)),
            column("exact", console::exact(lang)),
        ],
        rows,
        source: None,
    };
    let report = Report { run: Some(run), ..scene.report() };
    Ok(Output::of_table(&scene, report, table))
}

/// A row: what was counted beside what is exactly so, where that is known.
fn row(scene: &Scene, key: &str, title: String, counted: Counted, exact: Option<f64>) -> Vec<Cell> {
    let chance = |p| Cell::chance(scene.lang, p);
    let count = counted.count.try_into().unwrap_or(i64::MAX);
    let name = Cell { exact: key.to_owned(), ..Cell::name(title) };
    let exact = exact.map_or_else(Cell::default, chance);
    let [share, low, high] = [counted.share, counted.low, counted.high].map(chance);
    vec![name, Cell::int(scene.lang, count), share, low, high, exact]
}

fn counted(count: u64, trials: u64) -> Counted {
    let interval = wilson(count, trials);
    let share = count as f64 / trials.max(1) as f64;
    Counted { count, share, low: interval.low, high: interval.high }
}

fn attacks(scene: &Scene, tally: &Tally) -> Vec<Vec<Cell>> {
    let law = Odds::of(&scene.scenario, Hand::Left).ok().map(|(_, law)| law);
    let possible = |outcome| law.as_ref().is_none_or(|law| law.outcome(outcome) > 0.0);
    let seen = |&outcome: &Outcome| tally.outcome(outcome) > 0 || possible(outcome);
    let outcomes = Outcome::ALL.into_iter().filter(seen);
    outcomes
        .map(|outcome| {
            let exact = law.as_ref().map(|law| law.outcome(outcome));
            let counted = counted(tally.outcome(outcome), tally.trials());
            let key = duelscope_core::report::outcome_word(outcome);
            row(scene, key, outcome_name(scene.lang, outcome), counted, exact)
        })
        .collect()
}

fn fights(scene: &Scene, tally: &DuelTally) -> Vec<Vec<Cell>> {
    let law = exact_duel(&scene.scenario.duel()).ok();
    Verdict::ALL
        .into_iter()
        .map(|verdict| {
            let title = match verdict {
                Verdict::Left => wins_duel(scene.lang, &scene.names[0]),
                Verdict::Right => wins_duel(scene.lang, &scene.names[1]),
                Verdict::Undecided => nobody_wins(scene.lang),
            };
            let exact = law.as_ref().map(|law| match verdict {
                Verdict::Left => law.left,
                Verdict::Right => law.right,
                Verdict::Undecided => law.never + law.both,
            });
            let counted = counted(tally.verdict(verdict), tally.trials());
            let key = duelscope_core::report::verdict_word(verdict);
            row(scene, key, title, counted, exact)
        })
        .collect()
}
