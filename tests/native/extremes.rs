//! Numbers at the ends of their fields, and beyond them.

use duelscope_core::chance::Enumerate;
use duelscope_core::sheet::{Allowed, Hand, Kind, Problem, Slot};
use duelscope_core::{Outcome, Pipeline, Scenario, exact, run_trials, trace};
use tests::scenarios::{COMBINED, REMIXED, SANCTUM, scenario, sheet};
use tests::sheets::slots;

/// Runs every driver; the exact law may be too large, but must say so.
fn survives(name: &str, pipeline: &Pipeline) {
    let tally = run_trials(pipeline, 1, 0, 200);
    assert!(tally.mean().is_finite(), "{name}");
    let (outcome, x) = trace(pipeline, &mut Enumerate::new(), |_| {});
    assert!(outcome != Outcome::Missed || x == pipeline.start, "{name}");
    let law = match exact(pipeline) {
        Ok(law) => law,
        Err(too_large) => {
            return assert!(too_large.found > too_large.limit, "{name}: {too_large:?}");
        }
    };
    let all = duelscope_core::ends(pipeline).expect("no larger than its law");
    let total: f64 = all.iter().map(|e| e.2).sum();
    assert!((total - 1.0).abs() < 1e-9, "{name}: {total}");
    assert!(all.iter().all(|e| e.2 > 0.0 && e.2 <= 1.0 + 1e-9), "{name}");
    for bars in [&law.hp_loss, &law.attacker_loss] {
        assert!(bars.mean().is_finite() && bars.variance() >= 0.0, "{name}");
    }
}

/// The ends of a field, and 0 where it may be.
fn ends(slot: Slot) -> Vec<String> {
    let numbers = |min: i32, max: i32| {
        let mut all = vec![min, max];
        all.extend((min < 0 && 0 < max).then_some(0));
        all
    };
    match slot.field.kind {
        Kind::Int { min, max } => numbers(min, max).iter().map(i32::to_string).collect(),
        Kind::Decimal { min, max } => {
            [min, 0.0f32.clamp(min, max), max].map(|x| x.to_string()).to_vec()
        }
        Kind::Span { min, max } => [(min, min), (max, max), (min, max), (max, min), (0, max)]
            .map(|(a, b)| format!("{a}~{b}"))
            .to_vec(),
        _ => Vec::new(),
    }
}

#[test]
fn each_number_may_be_at_its_ends() {
    for fights in [REMIXED, SANCTUM, COMBINED] {
        for slot in slots() {
            let texts = ends(slot);
            let bases = fights.iter().map(|fight| (fight.0, sheet(fight.1)));
            for (fight, base) in bases.filter(|base| base.1.applies(slot)).take(1) {
                for text in &texts {
                    let mut sheet = base.clone();
                    sheet.set(slot, text);
                    let scenario = Scenario::read(&sheet).expect("at its end, not beyond");
                    for hand in Hand::BOTH {
                        let name = format!("{fight}, {}={text}, {hand:?}", slot.key());
                        survives(&name, &scenario.pipeline(hand));
                    }
                }
            }
        }
    }
}

/// Everything that a rule multiplies, at both ends, together.
#[test]
fn many_numbers_may_be_at_their_ends_at_once() {
    for link in [
        "l-b-atk=100&r-b-def=100&l-atk=100000&r-def=100000&l-lv=100000&r-lv=100000",
        "l-b-atk=-100&r-b-def=-100&l-atk=-100000&r-def=-100000",
        "l-w-lv=1000&l-w-tier=100&l-a-lv=1000&l-a-tier=100&l-a-extra=1000000",
        "l-w-lv=-100&l-w-tier=100&l-a-lv=-100&l-a-tier=100&l-a-extra=-1000000&r-b-dr=-1000000",
        "l-w-acc=-100&l-w-delay=100&l-b-haste=-100&l-delay=100&r-b-haste=100&r-delay=0.05",
        "l-hp=1&l-ht=1000000&r-hp=1&r-ht=1&l-a-glyph=Metabolism&l-subclass=BERSERKER",
        "l-hp=1000000&l-ht=1&l-a-glyph=Multiplicity&l-w-enchant=Death&r-special=Tengu",
        "l-buffs=Blessed.1000000,RingOfEvasion.-1000000,Barkskin.1000000,Combo.1000000",
        "l-buffs=EarthrootArmor.1000000,Weakness.1000000,BodyArmor.1000000&l-str=100000",
        "l-w-min=400000&l-w-max=400000&r-buffs=RingOfThorns.1&r-hp=1000000&r-ht=1000000",
        "l-w-min=1000000&l-w-max=1000000&l-buffs=Fury.1,RageBuff.1&l-subclass=GLADIATOR",
        "l-skill=100&l-subclass=GUARDIAN&l-o=x&l-o-kind=shield&l-o-tier=100&l-o-lv=1000&r-dmg=1000000",
        "l-w-enchant=Luck&l-w-lv=1000&l-w-min=0&l-w-max=0&l-w-tier=0",
        "l-w-enchant=Leech&l-w-min=1000000&l-w-max=1000000&l-hp=1&l-ht=1000000",
        "adjacent=yes&r-dmg=1000000&l-a-glyph=Potential&l-hp=1000000&l-ht=1000000",
        "rules=sanctum&l-m-dmg=1000000&r-m-armor=-1000000&readings=9.b&r-m-effects=before.add-armor~1000000,after.reflect",
        "rules=sanctum&l-m-dmg=1000000&r-m-hp=1000000&r-m-effects=before.add~1000000,hit.add~1000000,after.lose~1000000",
        "rules=sanctum&l-m-effects=start.hp~-1000000&r-m-effects=start.armor~1000000,start.hand~1000000",
        "rules=combined&l-w-min=1000000&l-w-max=1000000&r-m-armor=1000000&r-hp=1000000",
    ] {
        for hand in Hand::BOTH {
            survives(link, &scenario(link).pipeline(hand));
        }
    }
}

/// T12: the largest skills are numbers like others: half a chance each.
#[test]
fn skills_beyond_every_number_still_compare() {
    let huge = "l-b-atk=100&l-lv=100000&r-b-def=100&r-lv=100000";
    let pipeline = scenario(huge).pipeline(Hand::Left);
    let law = exact(&pipeline).expect("a few rolls");
    assert_eq!(law.outcome(Outcome::Missed), 0.5);
    let all = duelscope_core::ends(&pipeline).expect("a few rolls");
    let crit: f64 = all.iter().filter(|e| e.1.crit).map(|e| e.2).sum();
    assert!((crit - 0.125).abs() < 1e-12, "{crit}");
}

/// T28: damage beyond 8 and 16 bits keeps its mean and its whole probability.
#[test]
fn damage_beyond_16_bits_is_counted_like_any_other() {
    for (min, max) in [(1, 12), (250, 260), (65_530, 65_541), (999_989, 1_000_000)] {
        let link = format!("edition=page&l-w-min={min}&l-w-max={max}&r-hp=1000000&r-ht=1000000");
        let law = exact(&scenario(&link).pipeline(Hand::Left)).expect("a few rolls");
        // Hit 9/11; strength 1 or 2; the weapon's triangle; reduction 0 or 1.
        let n = f64::from(max - min + 1);
        let odd_ends = if n % 2.0 == 0.0 { 0.0 } else { 1.0 / (2.0 * n * n) };
        let weapon = f64::from(min + max) / 2.0 - odd_ends;
        let hit = law.hp_loss_of_hits().expect("it may hit").mean();
        assert!((hit - (1.5 + weapon - 0.5)).abs() < 0.01, "{min}~{max}: {hit}");
        assert!((law.hp_loss.mean() - hit * 9.0 / 11.0).abs() < 1e-6, "{min}~{max}");
        assert!((law.hp_loss.total() - 1.0).abs() < 1e-12, "{min}~{max}");
    }
}

/// T27, T30: ranges whose ends are equal, reversed or negative roll as the
/// game's own do.
#[test]
fn a_reversed_range_rolls_as_the_game_does() {
    let losses = |range: &str| {
        let link = format!("rules=sanctum&r-m-armor=0&r-m-hp=100&l-m-dmg={range}");
        let law = exact(&scenario(&link).pipeline(Hand::Left)).expect("a few rolls");
        law.hp_loss.entries().to_vec()
    };
    assert_eq!(losses("4"), [(4, 1.0)]);
    assert_eq!(losses("5~4"), [(5, 1.0)]);
    assert_eq!(losses("5~3"), [(5, 1.0)]);
    assert_eq!(losses("5~2"), [(4, 0.5), (5, 0.5)]);
    assert_eq!(losses("0~3"), [(0, 0.25), (1, 0.25), (2, 0.25), (3, 0.25)]);
    // A negative reduction of the page's edition adds to the damage.
    let added = |dr: i32| {
        let link = format!("edition=page&r-dr={dr}&l-w=none&l-str=10&r-def=-1");
        let law = exact(&scenario(&link).pipeline(Hand::Left)).expect("a few rolls");
        law.hp_loss.entries().to_vec()
    };
    assert_eq!(added(0), [(1, 1.0)]);
    assert_eq!(added(-1), [(1, 1.0)]);
    assert_eq!(added(-2), [(1, 1.0)]);
    assert_eq!(added(-3), [(1, 0.5), (2, 0.5)]);
}

/// What is wrong is said for every field at once, with the text and what is
/// allowed; fields that the ruleset does not read may hold anything.
#[test]
fn every_fault_is_reported_with_what_is_allowed() {
    let everything = "l-w=w&l-o=o&l-t=t&l-a=a&r-w=w&r-o=o&r-t=t&r-a=a&r-special=Rat";
    for rules in ["remixed", "sanctum", "combined"] {
        for (wrong, problem) in [
            ("", Problem::Empty),
            ("1e9", Problem::NotUnderstood),
            ("-9999999999", Problem::TooLow),
            ("99999999999999999999", Problem::TooHigh),
        ] {
            let base = sheet(&format!("rules={rules}&{everything}"));
            let mut sheet = base.clone();
            let number = |slot: &Slot| {
                matches!(
                    slot.field.kind,
                    Kind::Int { .. } | Kind::Decimal { .. } | Kind::Span { .. }
                )
            };
            let numbers: Vec<Slot> = slots().filter(number).collect();
            numbers.iter().for_each(|&slot| sheet.set(slot, wrong));
            let errors = Scenario::read(&sheet).expect_err("nothing is valid");
            let wanted = numbers.iter().copied().filter(|&slot| base.applies(slot));
            let found: Vec<Slot> = errors.iter().map(|error| error.slot).collect();
            assert_eq!(found, wanted.collect::<Vec<_>>(), "{rules}, {wrong:?}");
            for error in errors {
                assert_eq!((error.text.as_str(), error.problem), (wrong, problem));
                let allowed = match error.slot.field.kind {
                    Kind::Int { min, max } => Allowed::Int(min.into(), max.into()),
                    Kind::Span { min, max } => Allowed::Span(min.into(), max.into()),
                    Kind::Decimal { min, max } => Allowed::Decimal(min, max),
                    kind => panic!("{kind:?} is no number"),
                };
                assert_eq!(error.allowed, allowed, "{}", error.slot.key());
            }
        }
    }
}

/// One step beyond each end is refused, the end itself is not.
#[test]
fn the_ends_of_a_field_are_its_own() {
    for slot in slots() {
        let (below, min, max, above) = match slot.field.kind {
            Kind::Int { min, max } | Kind::Span { min, max } => {
                (i64::from(min) - 1, i64::from(min), i64::from(max), i64::from(max) + 1)
            }
            Kind::Count => (0, 1, 1_000_000_000_000, 1_000_000_000_001),
            _ => continue,
        };
        let problem = |n: i64| slot.canonical(&n.to_string()).err().map(|fault| fault.0);
        let found = [below, min, max, above].map(problem);
        let wanted = [Some(Problem::TooLow), None, None, Some(Problem::TooHigh)];
        assert_eq!(found, wanted, "{}", slot.key());
    }
}
