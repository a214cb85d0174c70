//! `duelscope simulate`: sampled trials.

use std::collections::BTreeMap;

use duelscope_core::report::{Counted, Odds, Report, Run};
use duelscope_core::sheet::Hand;
use duelscope_core::{Bin, DuelTally, Outcome, Tally, Verdict, bar_of, exact_duel, wilson};
use duelscope_sampling::{run_duel_trials, run_trials};
use duelscope_text::stages::outcome_name;
use duelscope_text::table::{Cell, Table};
use duelscope_text::{console, int, nobody_wins, range, trials_word, wins_duel};

use crate::args::SimulateArgs;
use crate::crew::{Crew, progress};
use crate::output::{Output, column};
use crate::scene::Scene;
use crate::trouble::Trouble;

pub fn run(args: &SimulateArgs) -> Result<Output, Trouble> {
    let own = [("trials", &args.trials), ("seed", &args.seed), ("within", &args.within)];
    let scene = Scene::open(&args.common, &own)?;
    let scenario = &scene.scenario;
    let bar = progress(scenario.trials, args.common.quiet);
    let crew = Crew::of(args.threads, &bar);
    let (trials, within, seed) = (scenario.trials, scenario.within, scenario.seed);
    let (run, rows) = if args.duel {
        let fight = scenario.duel();
        let tally: DuelTally =
            crew.sample(trials, within, |batch, n| run_duel_trials(&fight, seed, batch, n));
        let rows = if args.law { lengths(&scene, &tally) } else { fights(&scene, &tally) };
        (Run::of_fights(seed, &tally), rows)
    } else {
        let attack = scenario.pipeline(Hand::Left);
        let tally: Tally =
            crew.sample(trials, within, |batch, n| run_trials(&attack, seed, batch, n));
        let rows = if args.law { losses(&scene, &tally) } else { attacks(&scene, &tally) };
        (Run::of_attacks(Hand::Left, seed, &tally), rows)
    };
    bar.finish_and_clear();
    let lang = scene.lang;
    let n = int(lang, run.trials.try_into().unwrap_or(i64::MAX));
    let what = console::sampled(lang, &n, trials_word(lang, run.trials), &run.seed);
    let whom = &scene.names[1];
    let first = match (args.law, args.duel) {
        (false, _) => column("outcome", console::outcome(lang)),
        (true, false) => column("hp_lost", console::hp_lost(lang)),
        (true, true) => column("attacks", console::attacks(lang)),
    };
    let table = Table {
        caption: format!("{} – {whom}: {what}", scene.who()),
        columns: vec![
            first,
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
            row(scene, key, outcome_name(scene.lang, outcome).into(), counted, exact)
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

/// A row for each bar of HP lost.
fn losses(scene: &Scene, tally: &Tally) -> Vec<Vec<Cell>> {
    let law = Odds::of(&scene.scenario, Hand::Left).ok().map(|(_, law)| law.hp_loss);
    let bar = |(value, bin): (i32, Bin)| {
        let ends = bar_of(value);
        let within = |entry: &&(i32, f64)| (ends.0..=ends.1).contains(&entry.0);
        let exact = law.as_ref().map(|law| law.entries().iter().filter(within).map(|e| e.1).sum());
        bar_row(scene, ends, counted(bin.count, tally.trials()), exact)
    };
    tally.bins().map(bar).collect()
}

/// A row for each number of attacks, both sides together, with which a fight was
/// won.
fn lengths(scene: &Scene, tally: &DuelTally) -> Vec<Vec<Cell>> {
    let law = exact_duel(&scene.scenario.duel()).ok();
    let mut counts = BTreeMap::new();
    for hand in Hand::BOTH {
        for (attacks, bin) in tally.ends(Verdict::win(hand)) {
            *counts.entry(bar_of(i32::try_from(attacks).unwrap_or(i32::MAX))).or_insert(0) +=
                bin.count;
        }
    }
    let bar = |(ends, count): ((i32, i32), u64)| {
        let exact = law.as_ref().map(|law| {
            let within = (1..).zip(&law.turns).filter(|(n, _)| (ends.0..=ends.1).contains(n));
            within.map(|(_, turn)| turn.wins[0] + turn.wins[1]).sum()
        });
        bar_row(scene, ends, counted(count, tally.trials()), exact)
    };
    counts.into_iter().map(bar).collect()
}

/// The row of a bar, which stands for one value or for some.
fn bar_row(
    scene: &Scene,
    (low, high): (i32, i32),
    counted: Counted,
    exact: Option<f64>,
) -> Vec<Cell> {
    let key = if low == high { low.to_string() } else { format!("{low}~{high}") };
    let title = range(scene.lang, low.into(), high.into());
    let mut row = row(scene, &key, title, counted, exact);
    row[0].number = true;
    row
}
