use duelscope_core::{Outcome, Tally};

use super::*;
use crate::chart::Heights;

fn counted(tally: Tally) -> Option<Rc<Counts>> {
    Some(Rc::new(Counts::of_attacks(&tally)))
}

fn data(missed: f64, hits: &[(i32, f64)]) -> Data {
    Data { exact: Some(Rc::new(Spread::new(missed, hits.iter().copied()))), ..Data::default() }
}

fn exact_bars(series: &Series) -> Vec<(What, f64)> {
    series.bars.iter().map(|b| (b.what, b.exact.unwrap())).collect()
}

fn view(heights: Heights) -> View {
    View { heights, ..View::default() }
}

#[test]
fn four_integers_are_four_bars_and_the_highest_is_counted() {
    let s =
        Series::new(&data(0.0, &[(6, 0.25), (7, 0.25), (8, 0.25), (9, 0.25)]), View::default(), 50);
    let expected = [6, 7, 8, 9].map(|v| (What::Values(v, v), 0.25));
    assert_eq!(exact_bars(&s), expected);
    assert_eq!(s.bars.iter().map(|b| b.slot.unwrap()).collect::<Vec<_>>(), [0, 1, 2, 3]);
}

#[test]
fn a_gap_keeps_its_place() {
    let s = Series::new(&data(0.0, &[(0, 0.5), (10, 0.5)]), View::default(), 50);
    assert_eq!(s.bars.len(), 2);
    assert_eq!(s.bars[1].slot, Some(10));
    assert_eq!(s.bins.unwrap().count, 11);
}

#[test]
fn misses_stand_apart_and_may_be_left_out() {
    let d = data(0.5, &[(0, 0.25), (4, 0.25)]);
    let s = Series::new(&d, View::default(), 50);
    assert_eq!(
        exact_bars(&s),
        [(What::Miss, 0.5), (What::Values(0, 0), 0.25), (What::Values(4, 4), 0.25)]
    );
    let hits = Series::new(&d, View { hits_only: true, ..View::default() }, 50);
    assert_eq!(exact_bars(&hits), [(What::Values(0, 0), 0.5), (What::Values(4, 4), 0.5)]);
    assert_eq!(hits.missed, 0.5, "still said");
}

#[test]
fn an_attack_that_only_misses_shows_its_misses() {
    let s = Series::new(&data(1.0, &[]), View { hits_only: true, ..View::default() }, 50);
    assert_eq!(exact_bars(&s), [(What::Miss, 1.0)]);
    assert!(!s.view.hits_only);
    let s = Series::new(&data(1.0, &[]), view(Heights::AtLeast), 50);
    assert_eq!(exact_bars(&s), [(What::Values(0, 0), 1.0)]);
}

#[test]
fn sums_start_at_their_end_and_count_misses_as_nothing_lost() {
    let d = data(0.5, &[(1, 0.25), (3, 0.25)]);
    let least = Series::new(&d, view(Heights::AtLeast), 50);
    let heights: Vec<f64> = least.bars.iter().map(|b| b.height()).collect();
    assert_eq!(heights, [1.0, 0.5, 0.25, 0.25]);
    let most = Series::new(&d, view(Heights::AtMost), 50);
    let heights: Vec<f64> = most.bars.iter().map(|b| b.height()).collect();
    assert_eq!(heights, [0.5, 0.75, 0.75, 1.0]);
}

#[test]
fn certain_is_said_only_of_what_is_certain() {
    let tenths: Vec<(i32, f64)> = (0..10).map(|v| (v, 0.1)).collect();
    let least = Series::new(&data(0.0, &tenths), view(Heights::AtLeast), 50);
    assert_eq!(least.bars[0].exact, Some(1.0));
    assert!(least.bars[1].exact.unwrap() < 1.0);
    let rare = data(0.0, &[(1, 1e-20), (2, 1.0)]);
    let bars = exact_bars(&Series::new(&rare, view(Heights::AtLeast), 50));
    assert_eq!(bars[0].1, 1.0);
    assert!(bars[1].1 < 1.0, "one in 10^20 is left");
    let bars = exact_bars(&Series::new(&rare, View::default(), 50));
    assert!(bars[1].1 < 1.0);
    let sure = Series::new(&data(0.0, &[(7, 1.0)]), View::default(), 50);
    assert_eq!(exact_bars(&sure), [(What::Values(7, 7), 1.0)]);
}

#[test]
fn overkill_may_count_as_the_targets_hp() {
    let d = Data { hp: Some(5), ..data(0.2, &[(3, 0.2), (5, 0.2), (9, 0.4)]) };
    let raw = Series::new(&d, View::default(), 50);
    assert!(raw.overkill);
    assert!((raw.kills.unwrap() - 0.6).abs() < 1e-12);
    let kills: Vec<bool> = raw.bars.iter().map(|b| b.kills).collect();
    assert_eq!(kills, [false, false, true, true]);
    let capped = Series::new(&d, View { capped: true, ..View::default() }, 50);
    assert_eq!(capped.bars.last().unwrap().what, What::Values(5, 5));
    assert!((capped.bars.last().unwrap().height() - 0.6).abs() < 1e-12);
    assert!(capped.summary.unwrap().mean < raw.summary.unwrap().mean);
}

#[test]
fn counts_fall_where_the_law_has_them() {
    let mut tally = Tally::new();
    for (trial, (outcome, loss)) in
        [(Outcome::Missed, 0), (Outcome::Damaged, 3), (Outcome::Killed, 9), (Outcome::Killed, 9)]
            .into_iter()
            .enumerate()
    {
        tally.count(trial as u64, outcome, loss);
    }
    let d = Data { counts: counted(tally), hp: Some(5), ..data(0.25, &[(3, 0.25), (9, 0.5)]) };
    let s = Series::new(&d, View::default(), 50);
    let seen: Vec<_> = s.bars.iter().map(|b| (b.sample.unwrap().count, b.trial)).collect();
    assert_eq!(seen, [(1, Some(0)), (1, Some(1)), (2, Some(2))]);
    assert_eq!(s.trials, Some(4));
    let hits = Series::new(&d, View { hits_only: true, capped: true, ..View::default() }, 50);
    assert_eq!(hits.trials, Some(3));
    let last = hits.bars.last().unwrap();
    assert_eq!((last.what, last.sample.unwrap().count), (What::Values(5, 5), 2));
    for bar in hits.bars {
        assert_eq!(bar.sample.unwrap().share, bar.sample.unwrap().count as f64 / 3.0);
    }
}

#[test]
fn misses_and_hits_for_nothing_offer_each_a_trial_of_their_own() {
    let mut tally = Tally::new();
    tally.count(0, Outcome::Missed, 0);
    tally.count(1, Outcome::Bounced, 0);
    let d = Data { counts: counted(tally), ..Data::default() };
    let s = Series::new(&d, View::default(), 50);
    assert_eq!(s.bars.iter().map(|b| b.trial).collect::<Vec<_>>(), [Some(0), Some(1)]);
}

#[test]
fn without_an_exact_law_the_sample_speaks() {
    let mut tally = Tally::new();
    for trial in 0..10 {
        tally.count(trial, Outcome::Damaged, 2 + (trial % 2) as i32);
    }
    let s = Series::new(&Data { counts: counted(tally), ..Data::default() }, View::default(), 9);
    assert!(!s.exact);
    assert_eq!(s.summary.unwrap().mean, 2.5);
    assert_eq!(s.bars[0].height(), 0.5);
}

#[test]
fn nothing_is_no_bars() {
    for heights in Heights::ALL {
        let s = Series::new(&Data::default(), view(heights), 50);
        assert!(s.is_empty() && s.summary.is_none() && s.bins.is_none());
        let empty = Data { counts: Some(Rc::default()), ..data(0.0, &[]) };
        assert!(Series::new(&empty, view(heights), 50).is_empty());
    }
}

#[test]
fn another_law_widens_the_axis() {
    let other = Spread::new(0.0, [(1, 0.5), (12, 0.5)]);
    let d = Data { reference: Some(Rc::new(other)), ..data(0.0, &[(3, 1.0)]) };
    let s = Series::new(&d, View::default(), 50);
    assert_eq!(s.bins.unwrap().count, 12);
    assert_eq!(s.bars.len(), 3);
    assert_eq!(s.bars[2].reference, Some(0.5));
}

#[test]
fn groups_keep_the_whole_and_split_at_death() {
    let law: Vec<(i32, f64)> = (0..300).map(|v| (v, 1.0 / 300.0)).collect();
    let d = Data { hp: Some(133), ..data(0.0, &law) };
    let s = Series::new(&d, View::default(), 40);
    assert!(s.group() > 1);
    let whole: f64 = s.bars.iter().map(|b| b.height()).sum();
    assert!((whole - 1.0).abs() < 1e-12);
    let dead: f64 = s.bars.iter().filter(|b| b.kills).map(|b| b.height()).sum();
    assert!((dead - s.kills.unwrap()).abs() < 1e-12);
}
