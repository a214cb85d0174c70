//! `duelscope table`: the left side against one after the other of the
//! catalogue.

use duelscope_catalogue::{Entry, Kind, Place};
use duelscope_core::report::{Fault, Foe, Report};
use duelscope_core::sheet::{Hand, Slot};
use duelscope_core::{Game, Scenario};
use duelscope_text::table::{Cell, Column, Table};
use duelscope_text::{choice_label, console, field_fault};

use crate::args::{TableArgs, TableColumn};
use crate::catalogue::catalogue;
use crate::crew::{Crew, progress};
use crate::output::{Output, column};
use crate::scene::Scene;
use crate::setting::{put, understood};
use crate::trouble::Trouble;

pub fn run(args: &TableArgs) -> Result<Output, Trouble> {
    let scene = Scene::open(&args.common, &[])?;
    let (kind, place) = match scene.scenario.game {
        Game::Sanctum(_) => (Kind::Minion, Place::Minion),
        _ => (Kind::Mob, Place::Person),
    };
    let entries = chosen(&scene, args, kind, place)?;
    let bar = progress(entries.len() as u64, args.common.quiet);
    let rows =
        Crew::of(None, &bar).each(entries.len(), || (), |(), row| foe(&scene, entries[row], place));
    bar.finish_and_clear();
    let foes = rows.into_iter().collect::<Result<Vec<Foe>, Trouble>>()?;
    let columns = [of_name(&scene, kind)]
        .into_iter()
        .chain(args.columns.iter().map(|&c| of_column(&scene, c)));
    let row = |foe: &Foe| {
        let name = Cell::name(&foe.name).leading_to(scene.address(&foe.link));
        let name = Cell { exact: foe.id.clone(), ..name };
        [name].into_iter().chain(args.columns.iter().map(|&c| cell(&scene, foe, c))).collect()
    };
    let table = Table {
        caption: caption(&scene, kind),
        columns: columns.collect(),
        rows: foes.iter().map(row).collect(),
        source: None,
    };
    let report = Report { table: Some(foes), ..scene.report() };
    Ok(Output::of_table(&scene, report, table))
}

/// The entries asked for, in the catalogue's order.
fn chosen(
    scene: &Scene,
    args: &TableArgs,
    kind: Kind,
    place: Place,
) -> Result<Vec<&'static Entry>, Trouble> {
    let slot = Slot::side(Hand::Right, place.id_key());
    let (mut only, mut faults) = (Vec::new(), Vec::new());
    for name in &args.only {
        match understood(scene.lang, slot, name) {
            Ok(id) => only.push(id),
            Err(fault) => faults.push(fault),
        }
    }
    if !faults.is_empty() {
        return Err(Trouble::Scenario(faults));
    }
    // A hero that is asked for by its name meets a hero.
    let all = place.kinds().iter().filter(|&&own| own == kind || !only.is_empty());
    let wanted = |entry: &&Entry| only.is_empty() || only.contains(&entry.id);
    Ok(all.flat_map(|&kind| catalogue().of(kind)).filter(wanted).collect())
}

fn foe(scene: &Scene, entry: &Entry, place: Place) -> Result<Foe, Trouble> {
    let mut sheet = scene.sheet.clone();
    // A name of one's own was that of whom it was given to.
    sheet.set_side(Hand::Right, "called", "");
    put(&mut sheet, Hand::Right, place, &entry.id);
    let scenario = Scenario::read(&sheet).map_err(|errors| {
        let fault = |error| Fault::of_field(error, field_fault(scene.lang, error));
        Trouble::Scenario(errors.iter().map(fault).collect())
    })?;
    Ok(Foe::of(&entry.id, &entry.name, &sheet, &scenario))
}

fn caption(scene: &Scene, kind: Kind) -> String {
    let (lang, meta, sheet) = (scene.lang, &catalogue().meta, &scene.sheet);
    if kind == Kind::Minion {
        let rules = console::rules_of_sanctum(lang, &meta.manual);
        return console::against_minions(lang, &scene.who(), &rules);
    }
    let edition = choice_label(lang, "edition", sheet.global("edition"));
    let rules =
        console::rules_at_depth(lang, &meta.game, &meta.version, &edition, sheet.global("depth"));
    console::against_all(lang, &scene.who(), &rules)
}

fn of_name(scene: &Scene, kind: Kind) -> Column {
    match kind {
        Kind::Minion => column("id", console::minion(scene.lang)),
        _ => column("id", console::mob(scene.lang)),
    }
}

fn of_column(scene: &Scene, of: TableColumn) -> Column {
    let lang = scene.lang;
    match of {
        TableColumn::Hp => column("hp", console::its_hp(lang)),
        TableColumn::Hit => column("hit", console::hits_it(lang)),
        TableColumn::Loss => column("loss", console::it_loses(lang)),
        TableColumn::Kill => column("kill", console::kills_it(lang)),
        TableColumn::HitBack => column("hit_back", console::it_hits(lang)),
        TableColumn::LossBack => column("loss_back", console::its_blow(lang)),
        TableColumn::KillBack => column("kill_back", console::it_kills(lang)),
        TableColumn::Win => column("win", console::wins(lang)),
    }
}

fn cell(scene: &Scene, foe: &Foe, of: TableColumn) -> Cell {
    let lang = scene.lang;
    let chance = |p: Option<f64>| p.map_or_else(Cell::default, |p| Cell::chance(lang, p));
    let points = |x: Option<f64>| x.map_or_else(Cell::default, |x| Cell::points(lang, x));
    match of {
        TableColumn::Hp => Cell::int(lang, foe.hp.into()),
        TableColumn::Hit => chance(Some(foe.left.hit)),
        TableColumn::Loss => points(foe.left.loss),
        TableColumn::Kill => chance(foe.left.kill),
        TableColumn::HitBack => chance(Some(foe.right.hit)),
        TableColumn::LossBack => points(foe.right.loss),
        TableColumn::KillBack => chance(foe.right.kill),
        TableColumn::Win => chance(foe.win),
    }
}
