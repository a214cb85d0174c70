//! `duelscope duel`: the exact odds of the whole fight.

use duelscope_core::report::{Duel, Report};
use duelscope_core::sheet::Hand;
use duelscope_core::{DuelLaw, exact};
use duelscope_text::table::{Cell, Table};
use duelscope_text::{console, nobody_wins, wins_duel};

use crate::args::OddsArgs;
use crate::output::{Output, column, facts};
use crate::scene::Scene;
use crate::trouble::Trouble;

pub fn run(args: &OddsArgs) -> Result<Output, Trouble> {
    let scene = Scene::open(&args.common, &[])?;
    let (duel, law) = Duel::of(&scene.scenario).map_err(|_| Trouble::too_much(scene.lang))?;
    let attack = exact(&scene.scenario.pipeline(Hand::Left)).ok();
    let sentence = scene.sentence(attack.as_ref(), Some(&law));
    let table = match args.law {
        true => ends(&scene, sentence.clone(), &duel),
        false => numbers(&scene, sentence.clone(), &duel, &law),
    };
    let report = Report { sentence: Some(sentence), duel: Some(duel), ..scene.report() };
    Ok(Output::of_table(&scene, report, table))
}

fn numbers(scene: &Scene, caption: String, duel: &Duel, law: &DuelLaw) -> Table {
    let lang = scene.lang;
    let [left, right] = &scene.names;
    let mut rows = vec![
        ("left", wins_duel(lang, left), Cell::chance(lang, duel.left)),
        ("right", wins_duel(lang, right), Cell::chance(lang, duel.right)),
    ];
    // What was not followed is no outcome of the fight.
    if duel.never + duel.both > 0.0 {
        rows.push(("undecided", nobody_wins(lang), Cell::chance(lang, duel.undecided)));
    }
    let [by_left, by_right] = law.mean_attacks();
    for (key, name, mean) in [("left_attacks", left, by_left), ("right_attacks", right, by_right)] {
        rows.push((key, console::attacks_of(lang, name), Cell::decimal(lang, mean, 2)));
    }
    if let Some(time) = duel.mean_time {
        let (title, unit) = match duel.clock.as_str() {
            "turns" => (console::turns_it_takes(lang), 1_000.0),
            _ => (console::rounds_it_takes(lang), 1.0),
        };
        rows.push(("time", title, Cell::decimal(lang, time / unit, 2)));
    }
    for (key, hand) in [("left_hp_left", Hand::Left), ("right_hp_left", Hand::Right)] {
        let (mean, wins) = (law.hp_left[hand as usize].mean(), law.wins(hand));
        // The mean of what hardly ever happens says nothing.
        if wins > 1e-9 {
            let title = console::left_if_wins(lang, &scene.names[hand as usize]);
            rows.push((key, title, Cell::points(lang, mean / wins)));
        }
    }
    facts(scene, caption, rows)
}

/// When the fight ends, a row for each attack that may end it.
fn ends(scene: &Scene, caption: String, duel: &Duel) -> Table {
    let lang = scene.lang;
    let in_turns = duel.clock == "turns";
    let time = if in_turns { console::time_in_turns } else { console::time_in_rounds };
    let rows = duel.ends.iter().map(|end| {
        let time = end.time as f64 / if in_turns { 1_000.0 } else { 1.0 };
        vec![
            Cell::int(lang, end.attack.into()),
            Cell::decimal(lang, time, 3),
            Cell::chance(lang, end.left),
            Cell::chance(lang, end.right),
        ]
    });
    Table {
        caption,
        columns: vec![
            column("attack", console::attack_number(lang)),
            column("time", time(lang)),
            column("left", console::wins_now(lang, &scene.names[0])),
            column("right", console::wins_now(lang, &scene.names[1])),
        ],
        rows: rows.collect(),
        source: None,
    }
}
