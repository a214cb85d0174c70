//! Fights that are worked out a part at a time.

use super::*;
use crate::work::Work;

/// What the work comes to, left off after every part, and how far it was each time.
fn in_parts<T>(mut work: Work<T>) -> (T, Vec<f64>) {
    let mut told = Vec::new();
    loop {
        if let Some(whole) = work.go_on(&mut || true) {
            assert!(told.windows(2).all(|pair| pair[1] >= pair[0] - 1e-9), "{told:?}");
            assert!(told.iter().all(|done| (0.0..=1.0).contains(done)), "{told:?}");
            return (whole, told);
        }
        told.push(work.done());
    }
}

/// Left off after every part, a fight comes to the same, and the numbers of
/// its law bring it back.
#[test]
fn work_that_is_left_off_goes_on_where_it_was() {
    let leech = {
        let mut sheet = crate::sheet::Sheet::new();
        sheet.set_side(Hand::Left, "w-enchant", "Leech");
        crate::Scenario::read(&sheet).expect("valid").duel()
    };
    let heavy = |hp| Duel { bodies: [Body::new(hp, 0); 2], ..warrior_and_rat() };
    for (duel, method) in [
        (heavy(4_000), Method::Hp),
        (combined_pair([3, 2], (700, 1100), [&[], &[]]), Method::Body),
        (leech, Method::Joint),
    ] {
        let whole = exact_duel(&duel).expect("small");
        assert_eq!(whole.method, method);
        let (law, told) = in_parts(DuelWork::new(&duel));
        assert!(!told.is_empty() || method == Method::Body, "{method:?} in one part");
        assert_eq!(law, Ok(whole.clone()));
        assert_eq!(DuelLaw::from_numbers(&whole.to_numbers()), Some(whole));
    }
    assert_eq!(DuelLaw::from_numbers(&[]), None);
    assert_eq!(DuelLaw::from_numbers(&[f64::NAN; 40]), None);
    assert_eq!(DuelLaw::from_numbers(&[1e18; 40]), None);
}

/// So wide an attack on so many HP is left off within itself.
#[test]
fn blows_that_are_left_off_are_counted_on() {
    let wide = Distribution::from_masses((0..=1_000).map(|hp| (hp, 1.0 / 1_001.0)));
    let whole = attacks_to_kill(&wide, 2_000).expect("small");
    let (kill, told) = in_parts(KillWork::new(&wide, 2_000));
    assert!(told.last() > Some(&0.9) && told.len() >= 2 * whole.by.len(), "{told:?}");
    assert_eq!(kill, Ok(whole));
    let many = KillWork::new(&wide, 1_000_000).go_on(&mut || true);
    assert!(matches!(many, Some(Err(TooLong { .. }))), "that is known at once");
}

/// A hundred thousand attacks that take next to nothing are more than a portion, and
/// what is done grows though nobody is dead before the last of them.
#[test]
fn a_portion_is_short_however_small_its_attacks_are() {
    let (_, told) = in_parts(KillWork::new(&Distribution::from_masses([(1, 1.0)]), 100_000));
    assert!(told.len() >= 30, "{}", told.len());
    assert!(told.windows(2).all(|pair| pair[0] < pair[1]), "{told:?}");
}
