//! `duelscope sweep`: an answer over a range of one or two fields.

use duelscope_catalogue::Place;
use duelscope_core::report::{Fault, Report, Sweep, reported};
use duelscope_core::sheet::{Hand, Slot};
use duelscope_core::sweep::{Axis, Gauge, Measure};
use duelscope_text::table::{Cell, Column, Table};
use duelscope_text::{Lang, attacker, choice_label, console, defender, field_label, int};

use crate::args::SweepArgs;
use crate::catalogue::catalogue;
use crate::crew::{Crew, progress};
use crate::output::{Output, column};
use crate::range::{Range, at};
use crate::scene::Scene;
use crate::trouble::Trouble;

/// Most answers of a sweep.
const MOST_CELLS: usize = 1_000_000;

pub fn run(args: &SweepArgs) -> Result<Output, Trouble> {
    let scene = Scene::open(&args.common, &[])?;
    let lang = scene.lang;
    let axis = |range: &Range| range.axis(lang).map_err(|fault| Trouble::Scenario(vec![fault]));
    let x = axis(&args.x)?;
    let y = args.y.as_ref().map(axis).transpose()?;
    let width = x.values.len();
    let cells = width * y.as_ref().map_or(1, |y| y.values.len());
    if cells > MOST_CELLS {
        return Err(Trouble::Usage(console::too_many_cells(lang, &int(lang, MOST_CELLS as i64))));
    }
    let ask = args.ask;
    let bar = progress(cells as u64, args.common.quiet);
    let answers = Crew::of(None, &bar).each(cells, Gauge::new, |gauge, cell| {
        let row = match &y {
            Some(y) => at(lang, &scene.sheet, y, &y.values[cell / width])?,
            None => scene.sheet.clone(),
        };
        let sheet = at(lang, &row, &x, &x.values[cell % width])?;
        let scenario = gauge.read(&sheet).ok();
        Ok(scenario.and_then(|scenario| reported(gauge.answer(&scenario, ask, Hand::Left))))
    });
    bar.finish_and_clear();
    let answers: Result<Vec<_>, Fault> = answers.into_iter().collect();
    let answers = answers.map_err(|fault| Trouble::Scenario(vec![fault]))?;
    let table = table(&scene, args.ask, &x, y.as_ref(), &answers);
    let sweep =
        Sweep { ask: ask.word().into(), x: (&x).into(), y: y.as_ref().map(Into::into), answers };
    let report = Report { sweep: Some(sweep), ..scene.report() };
    Ok(Output::of_table(&scene, report, table))
}

fn table(
    scene: &Scene,
    ask: Measure,
    x: &Axis,
    y: Option<&Axis>,
    answers: &[Option<f64>],
) -> Table {
    let lang = scene.lang;
    let what = match ask {
        Measure::Hit => console::ask_hit(lang),
        Measure::Wound => console::ask_wound(lang),
        Measure::Loss => console::ask_loss(lang),
        Measure::Kill => console::ask_kill(lang),
        Measure::Win => console::ask_win(lang),
        Measure::Attacks => console::ask_attacks(lang),
    };
    let cell = |answer: &Option<f64>| match (answer, ask) {
        (None, _) => Cell::default(),
        (Some(x), Measure::Loss | Measure::Attacks) => Cell::points(lang, *x),
        (Some(p), _) => Cell::chance(lang, *p),
    };
    let axes: Vec<&Axis> = [Some(x), y].into_iter().flatten().collect();
    let fields: Vec<String> = axes.iter().map(|axis| label(scene, axis.slot)).collect();
    let caption = console::swept(lang, &what, &fields.join(", "), &pair(scene, &axes));
    let (columns, rows): (Vec<Column>, Vec<Vec<Cell>>) = match y {
        None => {
            let columns =
                vec![column(&x.slot.key(), label(scene, x.slot)), column(ask.word(), what)];
            let row = |(value, answer): (&String, &Option<f64>)| {
                vec![shown(lang, x.slot, value), cell(answer)]
            };
            (columns, x.values.iter().zip(answers).map(row).collect())
        }
        Some(y) => {
            let key = format!("{} \\ {}", y.slot.key(), x.slot.key());
            let title = format!("{} \\ {}", label(scene, y.slot), label(scene, x.slot));
            let of_value = |value: &String| column(value, shown(lang, x.slot, value).text);
            let columns = [column(&key, title)].into_iter().chain(x.values.iter().map(of_value));
            let rows = y.values.iter().zip(answers.chunks(x.values.len().max(1)));
            let row = |(value, answers): (&String, &[Option<f64>])| {
                [shown(lang, y.slot, value)].into_iter().chain(answers.iter().map(cell)).collect()
            };
            (columns.collect(), rows.map(row).collect())
        }
    };
    Table { caption, columns, rows, source: None }
}

/// A field's name, and whose it is.
fn label(scene: &Scene, slot: Slot) -> String {
    let label = field_label(scene.lang, slot.field);
    match slot.hand {
        // Whoever is named by the values has no name yet.
        Some(Hand::Left) if is_person(slot) => attacker(scene.lang),
        Some(Hand::Right) if is_person(slot) => defender(scene.lang),
        Some(hand) => format!("{}: {label}", scene.names[hand as usize]),
        None => label,
    }
}

fn is_person(slot: Slot) -> bool {
    matches!(Place::named_by(slot), Some(Place::Person | Place::Minion))
}

/// Both sides, without those that change.
fn pair(scene: &Scene, axes: &[&Axis]) -> String {
    let changes =
        |hand| axes.iter().any(|axis| axis.slot.hand == Some(hand) && is_person(axis.slot));
    let sides = [(Hand::Left, scene.who()), (Hand::Right, scene.names[1].clone())];
    let fixed = sides.into_iter().filter(|(hand, _)| !changes(*hand));
    fixed.map(|(_, name)| name).collect::<Vec<_>>().join(" – ")
}

/// A value of a field: a number, an id's name or a choice.
fn shown(lang: Lang, slot: Slot, value: &str) -> Cell {
    let number = value.parse::<f64>().is_ok();
    let entries = catalogue().entries(slot).unwrap_or_default();
    let text = match entries.into_iter().find(|entry| entry.id == value) {
        Some(entry) => entry.name.clone(),
        None if number => value.to_owned(),
        None => choice_label(lang, slot.field.key, value),
    };
    Cell { text, exact: value.to_owned(), number, link: None }
}
