//! Laws in parts.

use super::*;
use crate::Scenario;
use crate::sheet::{Hand, decode};

fn pipeline(link: &str) -> Pipeline {
    let (sheet, notices) = decode(link);
    assert_eq!(notices, [], "{link}");
    Scenario::read(&sheet).expect("a valid sheet").pipeline(Hand::Left)
}

/// In slices of so many portions: how many slices, and what it came to.
fn sliced<T>(mut work: Work<T>, portions: u32) -> (u32, T) {
    let (mut slices, mut done) = (1, 0.0);
    loop {
        let mut left = portions;
        let enough = &mut || {
            left -= 1;
            left == 0
        };
        if let Some(law) = work.go_on(enough) {
            return (slices, law);
        }
        assert!((done..=1.0).contains(&work.done()), "{} after {done}", work.done());
        done = work.done();
        slices += 1;
    }
}

#[test]
fn a_law_that_is_left_off_goes_on_where_it_was() {
    for link in [
        "v=1&l-w-max=2000&r-dr=300&r-hp=900&r-ht=900",
        "v=1&l-w-max=300&l-w-enchant=Luck&r-a-glyph=Viscosity&r-hp=900&r-ht=900",
        "v=1&rules=sanctum&l-m-dmg=0~5000&r-m-armor=20&r-m-effects=before.halve",
        "v=1&rules=combined&l-w-max=900&r-m-armor=9",
    ] {
        let pipeline = pipeline(link);
        let whole = exact(&pipeline).expect("small");
        for portions in [1, 7] {
            let (slices, law) = sliced(AttackWork::new(&pipeline), portions);
            assert!(slices > 1, "{link}");
            assert_eq!(law.as_ref(), Ok(&whole), "{link}");
        }
        let tree = branches(&pipeline, &[], 60);
        assert_eq!(sliced(TreeWork::new(&pipeline, &[], 60), 2).1, tree, "{link}");
        let numbers = whole.to_numbers();
        assert_eq!(Exact::from_numbers(&pipeline, &numbers).as_ref(), Some(&whole), "{link}");
        for wrong in [&numbers[1..], &numbers[..numbers.len() - 1], &[], &[f64::NAN; 90]] {
            assert_eq!(Exact::from_numbers(&pipeline, wrong), None);
        }
    }
}

#[test]
fn two_works_are_one_after_the_other() {
    let [first, second] =
        ["v=1&l-w-max=2000&r-dr=300&r-hp=900&r-ht=900", "v=1&rules=combined&l-w-max=900"]
            .map(pipeline);
    let both = || AttackWork::new(&first).and(AttackWork::new(&second));
    let means = both().map(|(a, b)| [a, b].map(|law| law.expect("small").hp_loss.mean()));
    let (slices, means) = sliced(means, 1);
    assert!(slices > 2);
    let one_go = [&first, &second].map(|pipeline| exact(pipeline).expect("small"));
    assert_eq!(means, one_go.each_ref().map(|law| law.hp_loss.mean()));
    assert_eq!(both().all(), one_go.map(Ok).into());
}

#[test]
fn what_is_too_large_is_so_in_any_slices() {
    let pipeline =
        pipeline("v=1&l-w-max=100000&l-w-enchant=Instability&r-dr=150&r-hp=9999&r-ht=9999");
    let whole = exact(&pipeline).expect_err("too many states");
    assert_eq!(sliced(AttackWork::new(&pipeline), 50).1, Err(whole));
    // What is known to be too large needs no portion of work.
    let broad = self::pipeline("v=1&rules=sanctum&l-m-dmg=0~1000000");
    assert!(matches!(AttackWork::new(&broad).go_on(&mut || true), Some(Err(_))));
}

/// One wide way, which parts only at its end, and one wide stage: what is done
/// grows on the way.
#[test]
fn it_is_said_how_far_a_wide_way_and_a_wide_stage_are() {
    fn check<T>(mut work: Work<T>, what: &str) {
        let mut told = alloc::vec![0.0];
        while work.go_on(&mut || true).is_none() {
            told.push(work.done());
        }
        let still = told.chunk_by(|a, b| a == b).map(|same| same.len()).max();
        let still = still.unwrap_or(0);
        assert!(told.len() > 10 && still * 4 < told.len(), "{what}: {still} of {}", told.len());
    }
    for link in [
        "v=1&rules=sanctum&l-m-dmg=0~20000&r-m-hp=20000&r-m-hpmax=20000",
        "v=1&l-w-max=2000&r-dr=300&r-hp=900&r-ht=900&r-aware=no",
    ] {
        let pipeline = pipeline(link);
        check(AttackWork::new(&pipeline), link);
        for most in [1, 60] {
            check(TreeWork::new(&pipeline, &[], most), link);
        }
    }
}

proptest::proptest! {
    /// Values near together are merged by a table, others by sorting: the same sums.
    #[test]
    fn masses_are_added_in_the_order_they_come_in(
        near in proptest::collection::vec((-9..9_i32, 0.0..1.0_f64), 0..40),
        far in proptest::collection::vec((proptest::num::i32::ANY, 0.0..1.0_f64), 0..4),
    ) {
        for masses in [near.clone(), [near, far].concat()] {
            let mut sums = alloc::collections::BTreeMap::new();
            for &(value, p) in &masses {
                sums.entry(value).and_modify(|sum| *sum += p).or_insert(p);
            }
            if sums.len() > 1 {
                let sums: Vec<(i32, f64)> = sums.into_iter().collect();
                let law = Law::from_masses(masses);
                proptest::prop_assert_eq!(law.entries(), &sums[..]);
            }
        }
    }
}
