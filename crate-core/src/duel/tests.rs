//! Fights whose odds are known, and exact against sampled ones.

mod odds;
mod parts;

use alloc::vec::Vec;

use super::tally::{DuelCells, Ended};
use super::*;
use crate::batch::BATCH;
use crate::exchange::{DamageKind, Mode};
use crate::law::Span;
use crate::rules::damage::{Source, Term, TermRoll};
use crate::rules::sanctum::{Attacks, Effect, Facts};
use crate::rules::{combined, remixed, sanctum};
use crate::sheet::Hand;

fn contender(entries: &[(i32, f64)], hp: i32, delay: u32) -> Contender {
    let per_attack = Distribution::from_masses(entries.iter().copied());
    Contender { per_attack, hp, delay_milliturns: delay }
}

#[track_caller]
fn near(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-12, "{a} is not {b}");
}

fn blow(skills: (i32, i32), damage: &[TermRoll], dr_max: i32, hp: (i32, i32)) -> remixed::Blow {
    let term = |&roll: &TermRoll| Term { source: Source::Body, roll };
    remixed::Blow {
        attack_skill: skills.0,
        defense_skill: skills.1,
        damage: damage.iter().map(term).collect(),
        dr_max,
        attacker: Body::new(hp.0, 0),
        target: Body::new(hp.1, 0),
        ..remixed::Blow::default()
    }
}

fn warrior_and_rat() -> Duel {
    let sword = [TermRoll::Uniform(Span::new(1, 2)), TermRoll::Normal(Span::new(1, 12))];
    let bite = [TermRoll::Normal(Span::new(1, 5)), TermRoll::Normal(Span::new(0, 1))];
    Duel::new(
        remixed::pipeline(&blow((11, 4), &sword, 1, (20, 8))),
        remixed::pipeline(&blow((9, 6), &bite, 1, (8, 20))),
        Clock::turns(1000, 1000),
    )
}

/// Combined: armor that comes back every turn, the right one twice as fast.
fn armored(mut pair: Duel, armor: [i32; 2], delays: (u32, u32)) -> Duel {
    pair.clock = Clock::turns_with_armor(delays.0, delays.1);
    for (body, armor) in pair.bodies.iter_mut().zip(armor) {
        (body.armor, body.armor_max) = (armor, armor);
    }
    pair
}

fn combined_pair(armor: [i32; 2], delays: (u32, u32), effects: [&[&str]; 2]) -> Duel {
    let sword = [TermRoll::Uniform(Span::new(1, 2)), TermRoll::Normal(Span::new(1, 12))];
    let bite = [TermRoll::Normal(Span::new(1, 5)), TermRoll::Constant(1)];
    let kind = DamageKind { mode: Mode::Hand, combat: true, ..DamageKind::default() };
    let left = blow((11, 4), &sword, 1, (20, 18));
    let right = blow((9, 6), &bite, 1, (18, 20));
    let [left_facts, right_facts] = facts(effects);
    let pair = Duel::new(
        combined::pipeline(&left, kind, &left_facts),
        combined::pipeline(&right, kind, &right_facts),
        Clock::turns(1, 1),
    );
    armored(pair, armor, delays)
}

/// What the left, the right attack knows, where each side bears effects.
fn facts(effects: [&[&str]; 2]) -> [Facts; 2] {
    let bears = |side: usize| {
        effects[side].iter().map(|code| code.parse::<Effect>().expect("a code")).collect()
    };
    [0, 1].map(|side| Facts {
        attacker: true,
        on_attacker: bears(side),
        on_target: bears(1 - side),
        ..Facts::default()
    })
}

struct Side<'a> {
    amount: (i32, i32),
    hp: i32,
    armor: i32,
    attacks: Attacks,
    effects: &'a [&'a str],
}

fn skirmish(sides: [Side<'_>; 2]) -> Duel {
    let [left_facts, right_facts] = facts([sides[0].effects, sides[1].effects]);
    let pipeline = |side: usize, facts: Facts| {
        let (from, to) = (&sides[side], &sides[1 - side]);
        let mode = from.attacks.mode;
        sanctum::pipeline(&sanctum::Blow {
            amount: TermRoll::Uniform(Span::new(from.amount.0, from.amount.1)),
            kind: Some(DamageKind { mode, combat: true, ..DamageKind::default() }),
            attacker: Body::new(from.hp, from.armor),
            target: Body::new(to.hp, to.armor),
            facts,
        })
    };
    let clock = Clock::Rounds { attacks: [sides[0].attacks, sides[1].attacks] };
    Duel::new(pipeline(0, left_facts), pipeline(1, right_facts), clock)
}

const BASHER: Attacks = Attacks { mode: Mode::Hand, per_round: 1 };
const SHOOTER: Attacks = Attacks { mode: Mode::Missile, per_round: 1 };

fn minion(amount: (i32, i32), hp: i32, armor: i32) -> Side<'static> {
    Side { amount, hp, armor, attacks: BASHER, effects: &[] }
}

#[test]
fn a_batch_in_parts_counts_what_it_counts_as_a_whole() {
    let duel = warrior_and_rat();
    let (mut batch, mut tally) = (DuelBatch::new(3, 1, 5_000), DuelTally::new());
    for most in (0..).map(|i| i * 37 % 501) {
        batch.run(&duel, most, &mut tally);
        if batch.left() == 0 {
            break;
        }
    }
    batch.run(&duel, BATCH, &mut tally);
    assert_eq!(tally, run_duel_trials(&duel, 3, 1, 5_000));
}

/// By the states of both, where a cheaper method would apply.
fn jointly(duel: &Duel) -> DuelLaw {
    let meter = Meter::default();
    in_one_go(async { joint::Joint::new(duel, &meter).await?.run(&meter).await }).expect("small")
}

#[test]
fn walls_and_webs_agree_with_pools() {
    let duel = warrior_and_rat();
    let by_hp = exact_duel(&duel).expect("small");
    assert_eq!(by_hp.method, Method::Hp);
    let web = jointly(&duel);
    near(web.left, by_hp.left);
    near(web.right, by_hp.right);
    for hp in 0..=20 {
        near(web.hp_left[0].exactly(hp), by_hp.hp_left[0].exactly(hp));
    }
    let armored = combined_pair([3, 2], (700, 1100), [&[], &[]]);
    let by_body = exact_duel(&armored).expect("small");
    assert_eq!(by_body.method, Method::Body);
    let web = jointly(&armored);
    near(web.left, by_body.left);
    near(web.right, by_body.right);
    near(web.mean_attacks()[0], by_body.mean_attacks()[0]);
}

#[test]
fn procs_that_keep_to_their_target_leave_the_sides_apart() {
    use remixed::{Attack, Fighter, HeroClass, Kind, Mob, Rules, strike};
    let hero = Fighter { strength: 14, ..Fighter::hero(HeroClass::Warrior) };
    let mob = |special| Fighter {
        kind: Kind::Mob,
        special,
        base_attack: 8,
        damage: Span::new(1, 5),
        ..Fighter::default()
    };
    let fight = |mob: &Fighter| {
        let attack = |a: &Fighter, b: &Fighter| {
            remixed::pipeline(&strike(a, b, &Attack::MELEE, &Rules::default()))
        };
        let duel = Duel::new(attack(&hero, mob), attack(mob, &hero), Clock::turns(1000, 1000));
        exact_duel(&duel).expect("small")
    };
    // Poison is to come in later turns: it changes no odds of the blows.
    let (plain, poisons) = (fight(&mob(None)), fight(&mob(Some(Mob::Zombie))));
    assert_eq!((plain.method, poisons.method), (Method::Hp, Method::Body));
    near(plain.left, poisons.left);
    near(plain.right, poisons.right);
    let drinks = fight(&mob(Some(Mob::Bat)));
    assert_ne!(drinks.method, Method::Body, "who heals by its blows is coupled");
    assert!(drinks.right > plain.right);
}

#[test]
fn a_sanctum_fight_goes_by_rounds() {
    // Both close in during round 1; 2 - 1 a round against 7 HP: the left one
    // strikes the seventh time in round 8.
    let law = exact_duel(&skirmish([minion((2, 2), 7, 1), minion((2, 2), 7, 1)])).expect("small");
    assert_eq!(law.ends().collect::<Vec<_>>(), [(8, [1.0, 0.0])]);
    assert_eq!(law.hp_left[0].entries(), [(1, 1.0)]);
    // A shooter on the right is a round ahead.
    let shooter = Side { attacks: SHOOTER, ..minion((2, 2), 7, 1) };
    let law = exact_duel(&skirmish([minion((2, 2), 7, 1), shooter])).expect("small");
    assert_eq!(law.ends().collect::<Vec<_>>(), [(7, [0.0, 1.0])]);
    // Armor soaks everything: the second round changes nothing.
    let law = exact_duel(&skirmish([minion((2, 2), 7, 2), minion((1, 1), 7, 2)])).expect("small");
    assert_eq!((law.never, law.turns.len()), (1.0, 2));
    // Nobody attacks at all.
    let cow = || Side { attacks: Attacks { per_round: 0, ..BASHER }, ..minion((2, 2), 7, 0) };
    assert_eq!(exact_duel(&skirmish([cow(), cow()])).expect("small").never, 1.0);
}

#[test]
fn a_round_that_rolls_nothing_ends_the_fight() {
    // 0 or 1 against 1 HP, one side only: from round 2 on, half of the rounds
    // change nothing and are the last.
    let cow = Side { attacks: Attacks { per_round: 0, ..BASHER }, ..minion((0, 0), 1, 0) };
    let law = exact_duel(&skirmish([minion((0, 1), 1, 0), cow])).expect("small");
    near(law.left, 0.5);
    near(law.never, 0.5);
}

#[test]
fn reflected_damage_can_end_a_fight() {
    let thorny = Side { effects: &["after.reflect"], ..minion((0, 0), 9, 0) };
    let law = exact_duel(&skirmish([minion((3, 3), 6, 0), thorny])).expect("small");
    near(law.right, 1.0);
    assert_eq!(law.method, Method::Joint);
    let two = || Side { effects: &["after.reflect"], ..minion((3, 3), 9, 0) };
    near(exact_duel(&skirmish([two(), two()])).expect("small").never, 1.0);
}

/// Sampled verdicts, ends and HP left against the exact law.
#[track_caller]
fn check_samples(duel: &Duel) {
    let law = exact_duel(duel).expect("small");
    let mut tally = DuelTally::new();
    for batch in 0..6 {
        tally.merge(&run_duel_batch(duel, 0xd0e1, batch));
    }
    let n = tally.trials() as f64;
    assert_eq!(n, 6.0 * BATCH as f64);
    let mut cells: Vec<(f64, f64)> = Vec::new();
    for (k, turn) in law.turns.iter().enumerate() {
        for verdict in [Verdict::Left, Verdict::Right] {
            let seen = tally.ends(verdict).find(|e| e.0 == k as u32 + 1).map_or(0, |e| e.1.count);
            let expected = turn.wins[verdict as usize];
            assert!(expected > 0.0 || seen == 0, "attack {k} cannot end it");
            cells.push((expected * n, seen as f64));
        }
    }
    cells.push((law.undecided() * n, tally.verdict(Verdict::Undecided) as f64));
    check_cells(cells);
    for hand in Hand::BOTH {
        let seen = |hp| tally.hp_left(hand).find(|e| e.0 == hp).map_or(0, |e| e.1.count) as f64;
        let law = &law.hp_left[hand as usize];
        check_cells(law.entries().iter().map(|&(hp, p)| (p * n, seen(hp))).collect());
    }
    let mean: f64 = law.mean_attacks().iter().sum();
    assert!((tally.mean_attacks() / mean - 1.0).abs() < 0.01 || law.never > 0.0);
}

/// Pools cells until each expects 8, then asks for a distance that chance
/// exceeds about once in a million.
#[track_caller]
fn check_cells(cells: Vec<(f64, f64)>) {
    let (mut distance, mut n, mut pool) = (0.0, 0.0, (0.0, 0.0));
    for (expected, seen) in cells {
        pool = (pool.0 + expected, pool.1 + seen);
        if pool.0 >= 8.0 {
            distance += (pool.1 - pool.0) * (pool.1 - pool.0) / pool.0;
            n += 1.0;
            pool = (0.0, 0.0);
        }
    }
    assert!(pool.1 < 40.0, "{} where {} were expected", pool.1, pool.0);
    let limit = n + 5.0 * libm::sqrt(2.0 * n) + 15.0;
    assert!(distance <= limit, "distance {distance} over {n} cells");
}

#[test]
fn samples_agree_with_the_exact_law() {
    check_samples(&warrior_and_rat());
    check_samples(&Duel { clock: Clock::turns(500, 1500), ..warrior_and_rat() });
    check_samples(&combined_pair([3, 2], (700, 1100), [&[], &[]]));
    check_samples(&combined_pair([1, 0], (1000, 900), [&["after.reflect"], &["hit.heal~1"]]));
    check_samples(&skirmish([minion((1, 4), 9, 1), minion((0, 4), 12, 1)]));
    let leech = Side { effects: &["before.halve", "gives.lose~1"], ..minion((0, 6), 9, 1) };
    check_samples(&skirmish([Side { attacks: SHOOTER, ..minion((1, 3), 8, 0) }, leech]));
}

#[test]
fn a_batch_is_the_sum_of_its_replays() {
    for duel in [
        warrior_and_rat(),
        combined_pair([1, 0], (1000, 900), [&["after.reflect"], &[]]),
        skirmish([minion((1, 4), 9, 1), minion((0, 4), 12, 1)]),
    ] {
        let tally = run_duel_batch(&duel, 11, 2);
        let first = |verdict| tally.ends(verdict).map(|e| (e.0, e.1.first));
        for verdict in Verdict::ALL {
            for (attacks, trial) in first(verdict) {
                let mut traced = 0;
                let end = replay_duel(&duel, 11, trial, |_, step| {
                    traced += u32::from(step.outcome.is_some());
                });
                assert_eq!(end, (verdict, attacks), "trial {trial}");
                assert_eq!(traced, attacks);
            }
        }
    }
}

#[test]
fn tallies_travel_as_numbers() {
    let tally = run_duel_trials(&warrior_and_rat(), 3, 1, 500);
    assert_eq!(DuelTally::from_numbers(&tally.to_numbers()), Some(tally.clone()));
    assert_eq!(DuelTally::from_numbers(&[]), None);
    assert_eq!(DuelTally::from_numbers(&[1.0, 0.0]), None);
    assert_eq!(DuelTally::from_numbers(&[f64::NAN; 5]), None);
    let mut twice = tally.clone();
    twice.merge(&tally);
    assert_eq!(twice.trials(), 1000);
}

#[test]
fn a_sheet_is_a_fight() {
    use crate::scenario::Scenario;
    use crate::sheet::Sheet;
    let mut sheet = Sheet::new();
    let mut fight = |rules| {
        sheet.set_global("rules", rules);
        let duel = Scenario::read(&sheet).expect("defaults are valid").duel();
        let law = exact_duel(&duel).expect("small");
        near(law.left + law.right + law.undecided(), 1.0);
        (duel, law)
    };
    let (duel, law) = fight("remixed");
    assert!(law.left > 0.9 && law.method == Method::Hp, "{}", law.left);
    assert!(matches!(duel.clock, Clock::Turns { reset: 0, .. }));
    let (duel, law) = fight("combined");
    assert_eq!(law.method, Method::Body);
    assert!(matches!(duel.clock, Clock::Turns { reset: 1_000, .. }));
    let (duel, law) = fight("sanctum");
    assert_eq!(law.method, Method::Joint);
    assert!(matches!(duel.clock, Clock::Rounds { .. }));
}

#[test]
fn a_straight_loop_gives_the_same_fights() {
    for clock in [Clock::turns(1000, 1000), Clock::turns(500, 1500), Clock::turns(1500, 999)] {
        let duel = Duel { clock, ..warrior_and_rat() };
        assert!(fast::Fast::of(&duel).is_some());
        let tally = run_duel_trials(&duel, 5, 3, 400);
        let mut sum = DuelTally::new();
        let mut cells = DuelCells::new(3 * BATCH);
        for at in 0..400 {
            let mut last = None;
            let (verdict, attacks) =
                replay_duel(&duel, 5, cells.trial(at), |_, step| last = Some(step.after));
            let hp_left = last.map_or(0, |x| x.attacker.hp);
            sum.count(&mut cells, at, Ended { verdict, attacks, hp_left });
        }
        sum.add(&cells);
        assert_eq!(tally, sum);
    }
}
