//! Odds that are known beforehand.

use super::*;

#[test]
fn a_coin_kills_as_a_geometric_law() {
    let kill = attacks_to_kill(&Distribution::from_masses([(0, 0.99), (1, 0.01)]), 1);
    let kill = kill.expect("a small fight");
    near(kill.exactly(1), 0.01);
    near(kill.exactly(100), 0.01 * libm::pow(0.99, 99.0));
    near(kill.mean().expect("it ends") / 100.0, 1.0);
    near(kill.alive_after(50), libm::pow(0.99, 50.0));
    assert_eq!(kill.quantile(0.5), Some(69));
    assert!(kill.tail <= 1e-14);
}

#[test]
fn a_fixed_loss_kills_on_time() {
    let kill = |loss: i32, hp| attacks_to_kill(&Distribution::from_masses([(loss, 1.0)]), hp);
    for (loss, hp, n) in [(3, 7, 3), (7, 7, 1), (50, 7, 1), (1, 300, 300), (997, 1_000_000, 1004)] {
        let kill = kill(loss, hp).expect("a small fight");
        near(kill.exactly(n), 1.0);
        assert_eq!(kill.by.len(), n);
    }
    let never = kill(0, 7).expect("found at once");
    assert!(never.never && never.tail == 1.0 && never.mean().is_none());
    assert!(kill(1, 1_000_000_000).is_err());
}

#[test]
fn attacks_of_thousands_wear_down_a_million() {
    let law = Distribution::from_masses((9_990..=10_010).map(|loss| (loss, 1.0 / 21.0)));
    let kill = attacks_to_kill(&law, 1_000_000).expect("within the limit");
    // The sum of 100 losses is as often above a million as below it.
    let whole = kill.exactly(100) + kill.exactly(101);
    near(whole, 1.0);
    assert!((0.5..0.51).contains(&kill.exactly(100)), "{}", kill.exactly(100));
}

#[test]
fn a_law_of_kills_sums_to_one() {
    for hp in [1, 2, 9, 40, 333] {
        let losses = [(0, 0.25), (2, 0.25), (3, 0.3), (11, 0.2)];
        let kill = attacks_to_kill(&Distribution::from_masses(losses), hp).expect("small");
        near(kill.by.iter().sum::<f64>() + kill.tail, 1.0);
    }
}

#[test]
fn two_coins_that_take_turns() {
    let law = duel_odds(
        &contender(&[(0, 0.5), (1, 0.5)], 1, 1000),
        &contender(&[(0, 0.5), (1, 0.5)], 1, 1000),
    );
    let law = law.expect("a small fight");
    near(law.left, 2.0 / 3.0);
    near(law.right, 1.0 / 3.0);
    let [left, right] = law.mean_attacks();
    near(left + right, 2.0);
    near(law.left + law.right + law.undecided(), 1.0);
    assert_eq!(law.turns[2].act.time, 1000);
    near(law.turns[2].wins[0], 0.125);
    near(law.goes_on_after(0), 0.25);
    near(law.hp_left[0].total(), law.left);
}

#[test]
fn a_fight_that_cannot_end_is_found() {
    let law = duel_odds(&contender(&[(0, 1.0)], 9, 500), &contender(&[(-3, 1.0)], 9, 700))
        .expect("at once");
    assert_eq!((law.left, law.right, law.never, law.tail), (0.0, 0.0, 1.0, 0.0));
    assert!(law.turns.len() < 20);
    let law = duel_odds(&contender(&[(0, 1.0)], 9, 500), &contender(&[(2, 1.0)], 9, 700))
        .expect("at once");
    near(law.right, 1.0);
    assert_eq!(law.ends().collect::<Vec<_>>(), [(2800, [0.0, 1.0])]);
}

#[test]
fn whoever_may_soak_everything_never_falls() {
    // Nine points of armor come back before each blow of at most 6 × 1.5.
    let duel = combined_pair([9, 99], (1000, 1000), [&[], &[]]);
    let law = exact_duel(&duel).expect("small");
    assert_eq!(law.method, Method::Body);
    assert!(law.never > 0.99 && law.tail < 1e-12, "{} {}", law.never, law.tail);
}

#[test]
fn what_is_certain_is_exactly_one_and_what_is_possible_is_not_nothing() {
    let law = |l: (i32, i32), l_hp, r: (i32, i32), r_hp| {
        let even = |(low, high): (i32, i32)| -> Vec<(i32, f64)> {
            (low..=high).map(|n| (n, 1.0 / f64::from(high - low + 1))).collect()
        };
        duel_odds(&contender(&even(l), l_hp, 1000), &contender(&even(r), r_hp, 1000))
            .expect("small")
    };
    // The right one cannot hurt, however long it takes the left one.
    let slow = law((0, 3), 20, (0, 0), 1_000);
    assert_eq!((slow.left, slow.right, slow.undecided()), (1.0, 0.0, 0.0));
    let slow = law((0, 0), 20, (0, 3), 1_000);
    assert_eq!((slow.left, slow.right), (0.0, 1.0));
    // It could, but is too late for sure.
    let late = law((1, 3), 100, (1, 7), 7);
    assert_eq!((late.left, late.right, late.undecided()), (1.0, 0.0, 0.0));
    // It could, and hardly ever does: neither certain nor impossible.
    let rare = law((0, 9), 2_000, (0, 9), 40);
    assert!(rare.left < 1.0 && rare.right > 0.0 && rare.right < 1e-12, "{rare:?}");
    for odds in [law((0, 3), 20, (0, 0), 1_000), law((2, 9), 20, (1, 6), 25)] {
        near(odds.left + odds.right + odds.undecided(), 1.0);
    }
}
