use duelscope_core::chance::{Enumerate, Script};
use duelscope_core::rules::damage::{Source, Term, TermRoll};
use duelscope_core::rules::remixed::{Blow, Edition, SureMiss};
use duelscope_core::rules::sanctum::Facts;
use duelscope_core::rules::{combined, remixed, sanctum};
use duelscope_core::{Body, DamageKind, Draw, Mode, Outcome, Pipeline, Span, exact, trace};

use crate::Lang;
use crate::facts::Phase;
use crate::stages::{rail_result, tell};

use super::*;

mod acts;

fn warrior_and_rat(edition: Edition) -> Blow {
    Blow {
        edition,
        attack_skill: 11,
        defense_skill: 4,
        damage: [
            Term { source: Source::Strength, roll: TermRoll::Uniform(Span::new(1, 2)) },
            Term { source: Source::Weapon, roll: TermRoll::Normal(Span::new(1, 12)) },
        ]
        .into_iter()
        .collect(),
        dr_max: 1,
        attacker: Body::new(20, 0),
        target: Body::new(8, 0),
        ..Blow::default()
    }
}

fn minion(damage: i32, kind: DamageKind, hp: i32, armor: i32) -> Pipeline {
    sanctum::pipeline(&sanctum::Blow {
        amount: TermRoll::Constant(damage),
        kind: Some(kind),
        attacker: Body::new(7, 0),
        target: Body::new(hp, armor),
        facts: Facts { attacker: true, ..Facts::default() },
    })
}

/// The story in which the rolls come out as `picks`.
fn story(pipeline: &Pipeline, picks: &[(u32, Option<[f32; 2]>)]) -> Story {
    let pins: Vec<_> = picks.iter().map(|&(pick, raw)| Some(Draw { pick, raw })).collect();
    let mut steps = Vec::new();
    trace(pipeline, &mut Script::new(&pins, Enumerate::new()), |step| steps.push(step));
    let exact = exact(pipeline).ok();
    Story::new(pipeline, &steps, &Ladders::default(), exact.as_ref())
}

fn rail(story: &Story) -> Vec<String> {
    let lines = story.stages.iter();
    lines.map(|s| format!("{:?} {}", s.told.phase, rail_result(Lang::En, &s.told))).collect()
}

fn says(story: &Story) -> Vec<String> {
    story.stages.iter().map(|s| tell(Lang::En, &s.told).say.plain()).collect()
}

const HIT: (u32, Option<[f32; 2]>) = (1, Some([0.6636, 0.725]));

#[test]
fn a_hit_that_kills() {
    let pipeline = remixed::pipeline(&warrior_and_rat(Edition::Source));
    let crit = (1, Some([0.9, 0.1]));
    let story = story(&pipeline, &[HIT, (1, None), (6, None), crit, (1, None)]);
    assert_eq!(
        rail(&story),
        ["Skills 11 · 4", "Rolls hit", "Damage 9", "Crit ×1.5", "Reduction −1", "Hp killed"]
    );
    assert_eq!(
        says(&story),
        [
            "Attack skill 11 against defense skill 4.",
            "Attack roll 7.3 of 11 beats defense roll 2.9 of 4: a hit.",
            "2 from strength + 7 from the weapon = 9.",
            "9.9 is more than twice 0.4: a crit. 9 × 1.5, cut to a whole number, is 13.",
            "Armor takes 1 of 0–1: 13 → 12.",
            "8 − 12 = −4: killed.",
        ]
    );
    let odds: Vec<_> = story
        .stages
        .iter()
        .map(|s| tell(Lang::En, &s.told).odds.map(|o| o.plain().replace('\u{a0}', " ")))
        .collect();
    assert_eq!(odds[1].as_deref(), Some("9 in 11 such attacks hit, 81.8 %."));
    assert!(odds[2].as_deref().is_some_and(|o| o.contains("8 on average")), "{odds:?}");
    assert_eq!(odds[4].as_deref(), Some("1 in 2 rolls give 1, 50 %."));
    assert!(odds[5].as_deref().is_some_and(|o| o.contains("57.9")), "{odds:?}");
    assert_eq!(story.last(), 5);
    assert_eq!(story.outcome, Outcome::Killed);
}

#[test]
fn after_a_miss_nothing_is_reached() {
    let pipeline = remixed::pipeline(&warrior_and_rat(Edition::Source));
    let story = story(&pipeline, &[(0, Some([0.01, 0.99]))]);
    assert_eq!(rail(&story)[1..3], ["Rolls miss", "Damage –"]);
    assert_eq!(story.last(), 1);
    assert_eq!(story.clamp(5), 1);
    assert_eq!(says(&story)[5], "Not reached: the attack missed.");
    assert_eq!(story.stages[1].told.outcome, Some(Outcome::Missed));
}

#[test]
fn the_page_has_no_crit_and_a_zap_neither() {
    let page = remixed::pipeline(&warrior_and_rat(Edition::Page));
    let told = story(&page, &[HIT]);
    assert_eq!(rail(&told)[3], "Crit not on the page");
    let zap = Blow { magic: true, ..warrior_and_rat(Edition::Source) };
    let told = story(&remixed::pipeline(&zap), &[(1, Some([0.2, 0.5]))]);
    assert_eq!(rail(&told)[3], "Crit not for zaps");
    assert_eq!(
        says(&told)[1],
        "Magic doubles attack roll 2.2 of 11 to 4.4, which beats defense roll 2.0 of 4: a hit."
    );
}

#[test]
fn a_hit_without_a_roll_and_a_sure_miss() {
    let rule = |told: &Story| tell(Lang::En, &told.stages[1].told).rule.plain();
    let rolled = story(&remixed::pipeline(&warrior_and_rat(Edition::Source)), &[]);
    assert!(rule(&rolled).starts_with("Both roll evenly"), "{}", rule(&rolled));
    let unseen = Blow { invisible: true, ..warrior_and_rat(Edition::Source) };
    let told = story(&remixed::pipeline(&unseen), &[]);
    assert_eq!(says(&told)[1], "The attacker is invisible: a hit, without a roll.");
    assert!(rule(&told).contains("neither rolls"), "{}", rule(&told));
    let arrow = Blow { sure_miss: Some(SureMiss::NoBow), ..warrior_and_rat(Edition::Source) };
    let told = story(&remixed::pipeline(&arrow), &[]);
    assert_eq!(says(&told)[1], "An arrow without a bow in hand: a miss, whatever is rolled.");
    assert!(rule(&told).contains("neither rolls"), "{}", rule(&told));
    assert_eq!(told.last(), 1);
}

#[test]
fn sanctum_stage_by_stage() {
    let hand = DamageKind { mode: Mode::Hand, combat: true, ..DamageKind::default() };
    let told = story(&minion(3, hand, 7, 2), &[]);
    assert_eq!(
        rail(&told),
        ["Blow 3 hand", "BeforeArmor 3", "Soak 3 → 1", "AfterArmor 1", "Apply damaged"]
    );
    assert_eq!(
        says(&told),
        [
            "The blow carries 3 (hand damage).",
            "No effect acts: 3 goes on to the armor.",
            "3 damage meet 2 armor: 1 goes on, armor is spent.",
            "1 is no more than the 7 HP left: nothing is cut.",
            "7 − 1 = 6: damaged.",
        ]
    );
    let told = story(&minion(2, hand, 7, 3), &[]);
    assert_eq!(rail(&told)[2..], ["Soak bounced", "AfterArmor –", "Apply –"]);
    assert_eq!(says(&told)[2], "2 damage meet 3 armor: bounced, 1 armor is left.");
    assert_eq!(told.last(), 2);
}

#[test]
fn magic_skips_the_armor_and_meets_the_cap() {
    let magical = DamageKind { magical: true, ..DamageKind::default() };
    let told = story(&minion(50, magical, 3, 2), &[]);
    assert_eq!(rail(&told)[2], "Soak magical");
    assert_eq!(says(&told)[1], "Magical: armor is not asked, on to D3.");
    assert_eq!(says(&told)[3], "50 is capped to the 3 HP left.");
    assert_eq!(says(&told)[4], "3 − 3 = 0: killed.");
}

#[test]
fn combined_runs_both() {
    let pipeline = combined::pipeline(
        &warrior_and_rat(Edition::Source),
        DamageKind::default(),
        &Facts::default(),
    );
    let told = story(&pipeline, &[HIT, (1, None), (6, None), (0, Some([0.7273, 0.9]))]);
    let phases: Vec<_> = told.stages.iter().map(|s| s.told.phase).collect();
    use Phase::*;
    assert_eq!(phases, [Skills, Rolls, Damage, Crit, BeforeArmor, Soak, AfterArmor, Apply]);
    assert_eq!(says(&told)[3], "8.0 is not more than twice 3.6: no crit.");
    assert_eq!(says(&told)[5], "No armor is left: 9 goes on.");
}

/// The last stage's numbers are the engine's, and no sentence of any story is
/// empty in either language.
#[test]
fn every_story_is_told_to_its_end() {
    let kinds = [
        DamageKind::default(),
        DamageKind { ignores_armor: true, mode: Mode::Missile, ..DamageKind::default() },
        DamageKind { magical: true, ..DamageKind::default() },
    ];
    let mut pipelines: Vec<_> =
        kinds.into_iter().flat_map(|kind| [0, 1, 5, 900].map(|n| minion(n, kind, 4, 2))).collect();
    for (a, d, magic, dr) in [(0, 0, false, 0), (-3, 5, true, -4), (9, -2, false, 30)] {
        for edition in [Edition::Source, Edition::Page] {
            let blow = Blow {
                attack_skill: a,
                defense_skill: d,
                magic,
                dr_max: dr,
                ..warrior_and_rat(edition)
            };
            pipelines.push(remixed::pipeline(&blow));
            pipelines.push(combined::pipeline(&blow, DamageKind::default(), &Facts::default()));
        }
    }
    for pipeline in &pipelines {
        let exact = exact(pipeline).ok();
        for trial in 0..50 {
            let mut steps = Vec::new();
            let (outcome, end) = duelscope_core::replay(pipeline, 5, trial, |s| steps.push(s));
            let story = Story::new(pipeline, &steps, &Ladders::default(), exact.as_ref());
            assert_eq!(story.outcome, outcome);
            assert_eq!(story.stages[story.last()].after, end);
            for stage in &story.stages {
                for lang in Lang::ALL {
                    let told = tell(lang, &stage.told);
                    let all: String = [told.say, told.rule]
                        .into_iter()
                        .chain(told.odds)
                        .chain(told.notes)
                        .map(|p| p.plain())
                        .collect();
                    assert!(!rail_result(lang, &stage.told).is_empty());
                    for bad in ["NaN", "inf", "<a>", "<b>", "{", "\u{2013}\u{2013}"] {
                        assert!(!all.contains(bad), "{bad} in {all}");
                    }
                }
            }
        }
    }
}
