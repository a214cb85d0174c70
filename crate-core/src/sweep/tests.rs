use super::*;
use crate::distribution::Law;
use crate::duel::{attacks_to_kill, exact_duel, odds_of_kills};
use crate::sheet::Hand;

fn near(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-12, "{a} is not {b}");
}

fn won(gauge: &Gauge, scenario: &Scenario, hand: Hand) -> f64 {
    gauge.answer(scenario, Measure::Win, hand).expect("small").expect("a number")
}

#[test]
fn a_range_keeps_to_what_the_field_holds() {
    let axis = |key, from, to, most| Axis::range(Slot::parse(key).expect("a slot"), from, to, most);
    let values = |axis: Option<Axis>| axis.expect("a number").values.join(" ");
    assert_eq!(values(axis("l-str", 8.0, 12.0, 50)), "8 9 10 11 12");
    assert_eq!(values(axis("l-str", 12.0, 8.0, 3)), "12 10 8");
    assert_eq!(values(axis("l-hp", -5.0, 3.0, 9)), "1 2 3");
    assert_eq!(values(axis("l-delay", 0.5, 1.5, 3)), "0.5 1 1.5");
    assert_eq!(values(axis("l-m-dmg", 1.0, 3.0, 9)), "1 2 3");
    assert_eq!(values(axis("l-m-dmg", 1.0, 3.0, 9).map(|axis| axis.wide(4))), "1~5 2~6 3~7");
    let last = axis("l-m-dmg", 1e6, 1e6, 2).map(|axis| axis.wide(4));
    assert_eq!(values(last), "1000000~1000000", "no wider than the field");
    assert_eq!(values(axis("l-str", 1.0, 3.0, 9).map(|axis| axis.wide(4))), "1 2 3");
    assert_eq!(axis("l-class", 0.0, 1.0, 3), None);
    assert_eq!(axis("l-hp", f64::NAN, 1.0, 3), None);
    let words = Axis::words(Slot::parse("l-invisible").expect("a slot"));
    assert_eq!(words.expect("a flag").values, ["no", "yes"]);
}

#[test]
fn more_hp_win_more_fights() {
    let axis = Axis::range(Slot::side(Hand::Left, "hp"), 1.0, 20.0, 20).expect("a number");
    let gauge = Gauge::new();
    let odds = series(&Sheet::new(), &axis, |scenario| won(&gauge, scenario, Hand::Left));
    let left: Vec<f64> = odds.into_iter().map(|odds| odds.expect("valid")).collect();
    assert_eq!(left.len(), 20);
    assert!(left.is_sorted() && left[0] < left[19], "{left:?}");
}

#[test]
fn a_map_agrees_with_whole_fights() {
    for rules in ["remixed", "combined", "sanctum"] {
        let mut sheet = Sheet::new();
        sheet.set_global("rules", rules);
        let (x, y) = match rules {
            "sanctum" => ("l-m-hp", "r-m-armor"),
            _ => ("l-str", "r-def"),
        };
        let axis = |key| {
            let slot = Slot::parse(key).expect("a slot");
            Axis::range(slot, 1.0, 14.0, 5).expect("a number")
        };
        let mut map = Map::new(&sheet, axis(x), axis(y));
        let gauge = Gauge::new();
        let cells = map.all(|scenario| {
            let law = exact_duel(&scenario.duel()).expect("small");
            near(won(&gauge, scenario, Hand::Left), law.left);
            near(won(&gauge, scenario, Hand::Right), law.right);
        });
        assert_eq!((cells.len(), map.len()), (25, 25));
        assert!(cells.iter().all(Result::is_ok));
        assert!(map.cell(25, |_| ()).is_none());
    }
}

#[test]
fn the_left_side_goes_first_at_equal_times() {
    let always = attacks_to_kill(&Law::from_masses([(1, 1.0)]), 1).expect("small");
    let third = attacks_to_kill(&Law::from_masses([(1, 1.0)]), 3).expect("small");
    let left = |left, right, delays| odds_of_kills(left, right, delays).left;
    assert_eq!(left(&always, &always, [1000, 1000]), 1.0);
    assert_eq!(left(&third, &always, [1, 1000]), 1.0 - 1.0);
    assert_eq!(left(&third, &third, [1000, 999]), 0.0);
    assert_eq!(left(&third, &third, [1000, 1000]), 1.0);
    let never = attacks_to_kill(&Law::from_masses([(0, 1.0)]), 3).expect("at once");
    assert_eq!(odds_of_kills(&never, &never, [7, 9]).undecided, 1.0);
    assert_eq!(odds_of_kills(&never, &always, [7, 9]).right, 1.0);
}

#[test]
fn a_point_more_or_less_is_worth_something() {
    let slots = ["l-str", "l-hp", "r-hp", "l-class"].map(|key| Slot::parse(key).expect("a slot"));
    let gauge = Gauge::new();
    let now = won(&gauge, &Scenario::read(&Sheet::new()).expect("valid"), Hand::Left);
    let worth = marginals(&Sheet::new(), slots, |s| won(&gauge, s, Hand::Left));
    assert_eq!(worth.len(), 3, "a class is no number");
    let [less, more] = [worth[1].less, worth[1].more].map(|p| p.expect("valid"));
    assert!(less <= now && now <= more);
    let mut least = Sheet::new();
    least.set_side(Hand::Left, "hp", "1");
    let worth = marginals(&least, [slots[1]], |_| ());
    assert_eq!((worth[0].less, worth[0].more), (None, Some(())));
}

#[test]
fn hits_and_mean_attacks_are_those_of_the_laws() {
    let scenario = |keys: &[(&str, &str)]| {
        let mut sheet = Sheet::new();
        for &(key, text) in keys {
            sheet.set(Slot::parse(key).expect("a slot"), text);
        }
        Scenario::read(&sheet).expect("valid")
    };
    let gauge = Gauge::new();
    let both = |s: &Scenario| {
        let of = |measure| gauge.answer(s, measure, Hand::Left).expect("small");
        (of(Measure::Hit).expect("a number"), of(Measure::Attacks))
    };
    // A sword that always takes 8 of 8 HP: one hit, and 1 / (9 / 11) attacks.
    let sure = scenario(&[("l-w-min", "12"), ("r-dr", "0"), ("r-def", "3")]);
    let (hits, attacks) = both(&sure);
    near(hits, 9.0 / 11.0);
    near(attacks.expect("alone"), 11.0 / 9.0);
    let blunt = scenario(&[("l-w-min", "0"), ("l-w-max", "0"), ("l-str", "0")]);
    assert_eq!(both(&blunt).1, Some(f64::INFINITY));
    // Armor that is spent makes each attack another.
    let sanctum = scenario(&[("rules", "sanctum")]);
    assert_eq!(both(&sanctum), (1.0, None));
}

/// Attacks that share what a hit does: the memory gives what each has alone.
#[test]
fn remembered_hits_are_those_of_each_attack() {
    for keys in [
        &[("rules", "remixed")] as &[(&str, &str)],
        &[("rules", "combined"), ("r-m-armor", "2")],
        &[("l-w-enchant", "Luck"), ("r-kind", "hero"), ("r-a-glyph", "Affection")],
        &[("rules", "sanctum")],
    ] {
        let mut sheet = Sheet::new();
        for &(key, text) in keys {
            sheet.set(Slot::parse(key).expect("a slot"), text);
        }
        let axis = |key| Axis::range(Slot::parse(key).expect("a slot"), 1.0, 25.0, 5);
        let mut tails = super::tails::Tails::default();
        let (x, y) = (axis("l-str").expect("a number"), axis("r-def").expect("a number"));
        let cells = Map::new(&sheet, x, y).all(|scenario| {
            let pipeline = scenario.pipeline(Hand::Left);
            let (law, loss) = (
                crate::exact(&pipeline),
                crate::work::in_one_go(tails.hp_loss(&pipeline, &crate::work::Meter::default())),
            );
            let (law, loss) = (law.expect("small").hp_loss, loss.expect("small"));
            assert_eq!(loss.entries().len(), law.entries().len());
            for (&(lost, p), &(same, alone)) in loss.entries().iter().zip(law.entries()) {
                assert_eq!(lost, same);
                near(p, alone);
            }
        });
        assert!(cells.iter().all(Result::is_ok), "{keys:?}: {cells:?}");
    }
}

/// What takes long is answered in parts, to the same number; what is not asked to its
/// end leaves nothing behind.
#[test]
fn a_wide_cell_is_answered_in_parts() {
    let mut sheet = Sheet::new();
    for (key, text) in [("r-kind", "mob"), ("l-w-max", "60000"), ("r-hp", "70000")] {
        sheet.set(Slot::parse(key).expect("a slot"), text);
    }
    let gauge = Gauge::new();
    let scenario = gauge.read(&sheet).expect("valid");
    for measure in [Measure::Loss, Measure::Kill, Measure::Wound, Measure::Attacks, Measure::Win] {
        let mut left_off = gauge.ask(&scenario, measure, Hand::Left);
        assert!(left_off.go_on(&mut || true).is_none(), "{measure:?} comes at once");
        drop(left_off);
        let mut asking = gauge.ask(&scenario, measure, Hand::Left);
        let mut parts = 1;
        let answer = loop {
            match asking.go_on(&mut || true) {
                Some(answer) => break answer,
                None => parts += 1,
            }
        };
        assert!(parts > 10, "{measure:?} has {parts} parts");
        assert_eq!(answer, Gauge::new().answer(&scenario, measure, Hand::Left), "{measure:?}");
    }
}
