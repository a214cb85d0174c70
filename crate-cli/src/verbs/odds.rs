//! `duelscope odds`: the exact odds of one attack.

use duelscope_core::report::{Odds, Report};
use duelscope_core::sheet::Hand;
use duelscope_core::{Distribution, Exact, Game, Outcome, Ratio, exact_duel};
use duelscope_text::table::{Cell, Table};
use duelscope_text::{
    Lang, armor_a_blow, console, fraction, hp_a_blow, kill_with_one_blow, percent_plain, range,
    stages::outcome_name, to_bounce, to_hit,
};

use crate::args::OddsArgs;
use crate::output::{Output, column, facts};
use crate::scene::Scene;
use crate::trouble::Trouble;

pub fn run(args: &OddsArgs) -> Result<Output, Trouble> {
    let scene = Scene::open(&args.common, &[])?;
    let (odds, law) =
        Odds::of(&scene.scenario, Hand::Left).map_err(|_| Trouble::too_much(scene.lang))?;
    // The sentence says who wins, if that can be said at once.
    let duel = exact_duel(&scene.scenario.duel()).ok();
    let sentence = scene.sentence(Some(&law), duel.as_ref());
    let table = match args.law {
        true => values(
            &scene,
            sentence.clone(),
            ("hp_lost", console::hp_lost(scene.lang)),
            &law.hp_loss,
        ),
        false => numbers(&scene, sentence.clone(), &odds, &law),
    };
    let report = Report { sentence: Some(sentence), odds: Some(odds), ..scene.report() };
    Ok(Output::of_table(&scene, report, table))
}

/// The few numbers that answer most questions.
fn numbers(scene: &Scene, caption: String, odds: &Odds, law: &Exact) -> Table {
    let lang = scene.lang;
    let pipeline = scene.scenario.pipeline(Hand::Left);
    let chance = |p| Cell::chance(lang, p);
    let outcome = |outcome| chance(law.outcome(outcome));
    let mut rows = Vec::new();
    if let Some(hit) = pipeline.hit_ratio() {
        rows.push(("hit", to_hit(lang), of_ratio(lang, hit)));
    }
    if let Some(crit) = pipeline.crit_ratio() {
        rows.push(("crit", console::hit_is_crit(lang), of_ratio(lang, crit)));
    }
    rows.push(("killed", kill_with_one_blow(lang), outcome(Outcome::Killed)));
    rows.push(("bounced", to_bounce(lang), outcome(Outcome::Bounced)));
    for (key, end) in [("redirected", Outcome::Redirected), ("never_ends", Outcome::NeverEnds)] {
        if law.outcome(end) > 0.0 {
            rows.push((key, outcome_name(lang, end).into(), outcome(end)));
        }
    }
    rows.push(("hp_loss", hp_a_blow(lang), Cell::points(lang, law.hp_loss.mean())));
    if let Some([low, middle, high]) = odds.hp_loss.quantiles {
        rows.push(("hp_loss_median", console::median(lang), Cell::int(lang, middle.into())));
        let ends = range(lang, low.into(), high.into());
        let cell = Cell { exact: format!("{low}~{high}"), number: true, ..Cell::name(ends) };
        rows.push(("hp_loss_90", console::nine_of_ten(lang), cell));
    }
    if !matches!(scene.scenario.game, Game::Remixed(_)) {
        rows.push(("armor_spent", armor_a_blow(lang), Cell::points(lang, odds.armor_spent)));
    }
    if odds.attacker_loss.mean != 0.0 {
        let own = Cell::points(lang, odds.attacker_loss.mean);
        rows.push(("attacker_loss", console::own_loss(lang), own));
    }
    facts(scene, caption, rows)
}

/// A probability as the rule gives it.
fn of_ratio(lang: Lang, ratio: Ratio) -> Cell {
    let p = ratio.to_f64();
    let text = console::with_fraction(lang, &percent_plain(lang, p), &fraction(lang, ratio));
    Cell { text, ..Cell::chance(lang, p) }
}

/// A law, a row for each value.
fn values(
    scene: &Scene,
    caption: String,
    (key, title): (&str, String),
    law: &Distribution,
) -> Table {
    let lang = scene.lang;
    let row = |&(value, p): &(i32, f64)| {
        let least = Cell::chance(lang, law.at_least(value));
        vec![Cell::int(lang, value.into()), Cell::chance(lang, p), least]
    };
    Table {
        caption,
        columns: vec![
            column(key, title),
            column("exactly", console::exactly(lang)),
            column("at_least", console::at_least(lang)),
        ],
        rows: law.entries().iter().map(row).collect(),
        source: None,
    }
}
