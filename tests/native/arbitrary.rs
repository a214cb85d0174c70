//! Any sheet at all: it is read or refused, and whatever it says, every driver
//! tells the same story.

use duelscope_core::sheet::{Hand, Kind, Sheet, Slot, decode, encode};
use duelscope_core::{Chance, Draw, Law, Outcome, Pipeline, Scenario, Step, ends, exact, trace};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use tests::sheets::{codes, ids, slots};

/// How far a field may go.
#[derive(Clone, Copy, PartialEq)]
enum Reach {
    /// Small enough that the exact law is quick.
    Near,
    /// Anywhere, the ends most of all.
    Anywhere,
}

fn number(min: i32, max: i32, reach: Reach) -> BoxedStrategy<i32> {
    let near = (-4..13).prop_map(move |n: i32| n.clamp(min, max)).boxed();
    match reach {
        Reach::Near => near,
        Reach::Anywhere => {
            let ends = select(vec![min, max, 0.clamp(min, max), 65_536.clamp(min, max)]);
            prop_oneof![near, ends, min..=max].boxed()
        }
    }
}

/// A text that the field can hold.
fn text(slot: Slot, reach: Reach) -> BoxedStrategy<String> {
    let any_of = |texts: Vec<String>| select(texts).boxed();
    match slot.field.kind {
        Kind::Int { min, max } => number(min, max, reach).prop_map(|n| n.to_string()).boxed(),
        Kind::Decimal { min, max } => {
            let near = [0.0, 0.5, 1.0, 1.2, 3.0].map(|x: f32| x.clamp(min, max)).to_vec();
            let ends = if reach == Reach::Near { vec![1.0] } else { vec![min, max] };
            prop_oneof![select(near), select(ends)].prop_map(|x| x.to_string()).boxed()
        }
        Kind::Span { min, max } => (number(min, max, reach), number(min, max, reach))
            .prop_map(|(lo, hi)| format!("{lo}~{hi}"))
            .boxed(),
        Kind::Choice(words) => any_of(words.iter().map(|w| (*w).to_owned()).collect()),
        Kind::Flag => any_of(vec!["no".to_owned(), "yes".to_owned()]),
        Kind::Id(_) => any_of(ids(slot.field).into_iter().map(str::to_owned).collect()),
        Kind::Text { .. } => "[a-zа-я ]{0,9}".prop_map(|t| t.trim().to_owned()).boxed(),
        Kind::List { max, of } => {
            vec(select(codes(of)), 0..=max.min(5)).prop_map(|c| c.join(",")).boxed()
        }
        Kind::Seed => any::<u64>().prop_map(|n| format!("{n:x}")).boxed(),
        Kind::Count => (1..1_000_000_u64).prop_map(|n| n.to_string()).boxed(),
    }
}

/// A valid sheet of any ruleset; about a third of its slots are set.
fn sheets(reach: Reach) -> impl Strategy<Value = Sheet> {
    let texts: Vec<_> = slots()
        .map(|slot| prop_oneof![2 => Just(None), 1 => text(slot, reach).prop_map(Some)])
        .collect();
    texts.prop_map(|texts| {
        let mut sheet = Sheet::new();
        for (slot, text) in slots().zip(texts) {
            if let Some(text) = text {
                sheet.set(slot, &text);
            }
        }
        sheet
    })
}

/// Results by a rule of thumb: an end of the law, or one between.
struct Picks(u32);

impl Chance for Picks {
    fn draw(&mut self, law: Law) -> Draw {
        self.0 = self.0.rotate_left(7).wrapping_mul(0x9E37_79B9).wrapping_add(1);
        let pick = match self.0 % 4 {
            0 => 0,
            1 => law.len() - 1,
            _ => (self.0 >> 2) % law.len(),
        };
        // Nothing impossible: an odd of 0 has no story to tell.
        let pick = if law.weight(pick) > 0 { pick } else { law.len() - 1 - pick };
        Draw { pick, raw: None }
    }
}

fn read(sheet: &Sheet) -> Scenario {
    Scenario::read(sheet).unwrap_or_else(|errors| panic!("{}: {errors:?}", encode(sheet)))
}

/// Every driver ends the same way, and its steps lead there one by one.
fn one_story(pipeline: &Pipeline, seed: u32) -> Result<(), TestCaseError> {
    let run = pipeline.run(&mut Picks(seed));
    let mut steps: Vec<Step> = Vec::new();
    let traced = trace(pipeline, &mut Picks(seed), |step| steps.push(step));
    // T39: the breakdown is that of the headline.
    prop_assert_eq!(run, traced);
    let mut x = pipeline.start;
    for (i, step) in steps.iter().enumerate() {
        prop_assert_eq!((step.index, step.before), (i, x));
        prop_assert_eq!(step.outcome.is_some(), i + 1 == steps.len());
        prop_assert!(step.skipped.is_none() || step.before == step.after);
        x = step.after;
    }
    prop_assert_eq!((steps.last().and_then(|step| step.outcome), x), (Some(run.0), run.1));
    let target = run.1.target;
    match run.0 {
        // A miss is not a hit for zero: nothing has happened.
        Outcome::Missed => prop_assert_eq!(run.1, pipeline.start),
        Outcome::Damaged => prop_assert!(target.hp > 0),
        Outcome::Killed => prop_assert!(target.dead),
        _ => {}
    }
    Ok(())
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases) }
}

proptest! {
    #![proptest_config(config(1_500))]

    #[test]
    fn every_driver_tells_the_same_story(sheet in sheets(Reach::Anywhere), seed: u32) {
        let scenario = read(&sheet);
        for hand in Hand::BOTH {
            let pipeline = scenario.pipeline(hand);
            one_story(&pipeline, seed)?;
            prop_assert!(scenario.delay(hand).is_none_or(|delay| delay >= 1));
        }
    }

    /// T11: the same numbers on the first load of a link as in the page that
    /// made it, without an edit.
    #[test]
    fn a_link_opens_on_the_same_fight(sheet in sheets(Reach::Anywhere)) {
        let (again, notices) = decode(&encode(&sheet));
        prop_assert!(notices.is_empty(), "{notices:?}");
        prop_assert_eq!(read(&again), read(&sheet));
        for hand in Hand::BOTH {
            prop_assert_eq!(read(&again).pipeline(hand), read(&sheet).pipeline(hand));
        }
    }

    /// Texts that no field expects, in the fields that read them.
    #[test]
    fn any_text_is_read_or_refused(texts in vec((select(slots().collect::<Vec<_>>()), "\\PC{0,12}|-?[0-9]{1,12}([~,.-][0-9]{0,9})?"), 1..12)) {
        let mut sheet = Sheet::new();
        for (slot, text) in &texts {
            sheet.set(*slot, text);
        }
        match Scenario::read(&sheet) {
            Ok(scenario) => {
                for hand in Hand::BOTH {
                    one_story(&scenario.pipeline(hand), 1)?;
                }
            }
            Err(errors) => {
                for error in &errors {
                    prop_assert_eq!(sheet.get(error.slot), &error.text);
                    prop_assert!(sheet.applies(error.slot));
                }
                let slots: Vec<Slot> = errors.iter().map(|error| error.slot).collect();
                prop_assert!(slots.is_sorted_by(|a, b| a < b), "{slots:?}");
            }
        }
    }
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn every_exact_law_is_one(sheet in sheets(Reach::Near)) {
        for hand in Hand::BOTH {
            let pipeline = read(&sheet).pipeline(hand);
            let Ok(law) = exact(&pipeline) else { continue };
            let mut ended = 0.0;
            for stage in &law.stages {
                prop_assert!((0.0..=1.0 + 1e-12).contains(&stage.alive), "{stage:?}");
                prop_assert!(stage.ended.iter().all(|p| (0.0..=1.0 + 1e-12).contains(p)), "{stage:?}");
                ended += stage.ended.iter().sum::<f64>();
                prop_assert!((ended + stage.alive - 1.0).abs() < 1e-12, "{stage:?}");
            }
            for (outcome, x, p) in &ends(&pipeline).expect("no larger than its law") {
                prop_assert!(*p > 0.0 && *p <= 1.0 + 1e-12, "{outcome:?} {p}");
                prop_assert!(*outcome != Outcome::Missed || *x == pipeline.start);
            }
            for bars in [&law.hp_loss, &law.attacker_loss] {
                prop_assert!((bars.total() - 1.0).abs() < 1e-12);
                prop_assert!(bars.mean().is_finite() && bars.variance() >= 0.0);
                prop_assert!(bars.quantile(1.0) == bars.entries().last().map(|e| e.0));
            }
        }
    }
}
