//! How fast the drivers are: `cargo bench -p duelscope-sampling`.
//!
//! The work is that of the page's first visit (a warrior with a short sword
//! against a marsupial rat that sees him), a golem against a hero of level 18
//! in plate +3, and the heaviest pair of the catalogue.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use duelscope_core::rules::damage::{Source, Term, TermRoll};
use duelscope_core::rules::remixed::{Blow, pipeline};
use duelscope_core::{BATCH, Body, Clock, Duel, Pipeline, Scenario, Span, exact, exact_duel};
use duelscope_sampling::{run_batch, run_duel_trials};

fn main() {
    divan::main();
}

/// One side in plain numbers.
struct Side {
    attack: i32,
    defense: i32,
    damage: [TermRoll; 2],
    dr: i32,
    hp: i32,
    delay: u32,
}

const fn uniform(lo: i32, hi: i32) -> TermRoll {
    TermRoll::Uniform(Span::new(lo, hi))
}

const fn normal(lo: i32, hi: i32) -> TermRoll {
    TermRoll::Normal(Span::new(lo, hi))
}

fn blow(from: &Side, to: &Side) -> Pipeline {
    let damage = from.damage.iter();
    pipeline(&Blow {
        attack_skill: from.attack,
        defense_skill: to.defense,
        damage: damage.map(|&roll| Term { source: Source::Body, roll }).collect(),
        dr_max: to.dr,
        attacker: Body::new(from.hp, 0),
        target: Body::new(to.hp, 0),
        ..Blow::default()
    })
}

fn duel(left: &Side, right: &Side) -> Duel {
    let clock = Clock::turns(left.delay, right.delay);
    Duel::new(blow(left, right), blow(right, left), clock)
}

#[rustfmt::skip]
const WARRIOR: Side = Side {
    attack: 11, defense: 6, damage: [uniform(1, 2), normal(1, 12)], dr: 2, hp: 20, delay: 1000,
};
#[rustfmt::skip]
const RAT: Side = Side {
    attack: 9, defense: 4, damage: [normal(1, 5), normal(0, 1)], dr: 1, hp: 8, delay: 1000,
};
#[rustfmt::skip]
const GOLEM: Side = Side {
    attack: 29, defense: 19, damage: [normal(20, 40), normal(0, 1)], dr: 12, hp: 85, delay: 1500,
};
#[rustfmt::skip]
const HERO: Side = Side {
    attack: 28, defense: 23, damage: [uniform(1, 8), normal(4, 25)], dr: 16, hp: 105, delay: 1000,
};
#[rustfmt::skip]
const ICE_GUARDIAN_CORE: Side = Side {
    attack: 27, defense: 11, damage: [normal(13, 23), normal(0, 1)], dr: 11, hp: 1000, delay: 1000,
};
#[rustfmt::skip]
const YOGS_EYE: Side = Side {
    attack: 31, defense: 31, damage: [normal(20, 30), normal(0, 1)], dr: 0, hp: 1000, delay: 1000,
};

#[divan::bench]
fn attacks_warrior_on_rat(bencher: Bencher) {
    let attack = blow(&WARRIOR, &RAT);
    bencher.counter(ItemsCount::new(BATCH)).bench(|| run_batch(black_box(&attack), 7, 0));
}

#[divan::bench]
fn attacks_golem_on_hero(bencher: Bencher) {
    let attack = blow(&GOLEM, &HERO);
    bencher.counter(ItemsCount::new(BATCH)).bench(|| run_batch(black_box(&attack), 7, 0));
}

#[divan::bench]
fn duels_warrior_rat(bencher: Bencher) {
    let duel = duel(&WARRIOR, &RAT);
    bencher
        .counter(ItemsCount::new(BATCH))
        .bench(|| run_duel_trials(black_box(&duel), 7, 0, BATCH));
}

#[divan::bench]
fn duels_golem_hero(bencher: Bencher) {
    let duel = duel(&GOLEM, &HERO);
    bencher
        .counter(ItemsCount::new(BATCH))
        .bench(|| run_duel_trials(black_box(&duel), 7, 0, BATCH));
}

#[divan::bench]
fn exact_attack_warrior_on_rat(bencher: Bencher) {
    let attack = blow(&WARRIOR, &RAT);
    bencher.bench(|| exact(black_box(&attack)));
}

#[divan::bench]
fn exact_attack_golem_on_hero(bencher: Bencher) {
    let attack = blow(&GOLEM, &HERO);
    bencher.bench(|| exact(black_box(&attack)));
}

#[divan::bench]
fn exact_duel_warrior_rat(bencher: Bencher) {
    let duel = duel(&WARRIOR, &RAT);
    bencher.bench(|| exact_duel(black_box(&duel)));
}

#[divan::bench]
fn exact_duel_golem_hero(bencher: Bencher) {
    let duel = duel(&GOLEM, &HERO);
    bencher.bench(|| exact_duel(black_box(&duel)));
}

#[divan::bench]
fn exact_duel_heaviest(bencher: Bencher) {
    let duel = duel(&ICE_GUARDIAN_CORE, &YOGS_EYE);
    bencher.bench(|| exact_duel(black_box(&duel)));
}

#[divan::bench]
fn read_a_sheet(bencher: Bencher) {
    let sheet = duelscope_core::sheet::Sheet::new();
    bencher.bench(|| Scenario::read(black_box(&sheet)));
}

#[divan::bench]
fn pipelines_of_a_scenario(bencher: Bencher) {
    let scenario = Scenario::read(&duelscope_core::sheet::Sheet::new()).expect("valid");
    bencher.bench(|| black_box(&scenario).duel());
}

#[divan::bench(args = ["remixed", "combined", "sanctum"])]
fn exact_duel_of_the_defaults(bencher: Bencher, rules: &str) {
    let duel = of_rules(rules).duel();
    bencher.bench(|| exact_duel(black_box(&duel)));
}

#[divan::bench(args = ["combined", "sanctum"])]
fn attacks_of_the_defaults(bencher: Bencher, rules: &str) {
    let attack = of_rules(rules).pipeline(duelscope_core::sheet::Hand::Left);
    bencher.counter(ItemsCount::new(BATCH)).bench(|| run_batch(black_box(&attack), 7, 0));
}

#[divan::bench(args = ["combined", "sanctum"])]
fn duels_of_the_defaults(bencher: Bencher, rules: &str) {
    let duel = of_rules(rules).duel();
    bencher
        .counter(ItemsCount::new(BATCH))
        .bench(|| run_duel_trials(black_box(&duel), 7, 0, BATCH));
}

fn of_rules(rules: &str) -> Scenario {
    let mut sheet = duelscope_core::sheet::Sheet::new();
    sheet.set_global("rules", rules);
    Scenario::read(&sheet).expect("valid")
}

#[divan::bench]
fn heat_map_50_by_50(bencher: Bencher) {
    use duelscope_core::sheet::{Hand, Sheet, Slot};
    use duelscope_core::sweep::{Axis, Gauge, Map, Measure};
    let axis = |key, from, to| Axis::range(Slot::parse(key).expect("a slot"), from, to, 50);
    let (x, y) = (axis("l-str", 1.0, 50.0), axis("r-def", 1.0, 50.0));
    let (x, y) = (x.expect("a number"), y.expect("a number"));
    bencher.bench(|| {
        let gauge = Gauge::new();
        let mut map = Map::new(&Sheet::new(), x.clone(), y.clone());
        map.all(|scenario| gauge.answer(scenario, Measure::Win, Hand::Left))
    });
}
