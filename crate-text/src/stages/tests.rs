use duelscope_core::rules::Source;
use duelscope_core::{Outcome, Ratio, Ties};

use super::*;
use crate::facts::{AfterArmor, Contest, Loss, Purpose, Soak};

fn told(lang: Lang, phase: Phase, fact: Fact) -> Told {
    let places = vec![Place::Rule(Source::sanctum("D2"))];
    tell(
        lang,
        &Happening {
            phase,
            course: Course::Done,
            fact: Some(fact),
            events: vec![],
            outcome: None,
            places,
        },
    )
}

#[test]
fn the_roll_for_a_hit_alone_is_told_as_among_all_stages() {
    for lang in Lang::ALL {
        let of = |phase, fact| Happening {
            phase,
            course: Course::Done,
            fact: Some(fact),
            events: vec![],
            outcome: Some(Outcome::Missed),
            places: vec![Place::Rule(Source::page("Hit Detection"))],
        };
        let hit = of(Phase::Rolls, Fact::Rolls(contest(11, 4, [0.1, 0.9], false)));
        assert_eq!(tell_hit(lang, &hit), Some(tell(lang, &hit)));
        let crit = of(Phase::Crit, Fact::Rolls(contest(11, 4, [0.9, 0.1], true)));
        assert_eq!(tell_hit(lang, &crit), None);
    }
}

fn say(phase: Phase, fact: Fact) -> [String; 2] {
    Lang::ALL.map(|lang| told(lang, phase, fact.clone()).say.plain())
}

fn contest(attack: i32, defense: i32, raw: [f32; 2], won: bool) -> Contest {
    Contest {
        purpose: Purpose::Hit,
        attack,
        defense,
        magic: false,
        sure: None,
        ties: Ties::Hit,
        odds: Ratio::new(9, 11),
        raw: Some(raw),
        won,
    }
}

#[test]
fn rolls_in_both_languages() {
    let hit = Fact::Rolls(contest(11, 4, [0.6636, 0.725], true));
    assert_eq!(
        say(Phase::Rolls, hit),
        [
            "Attack roll 7.3 of 11 beats defense roll 2.9 of 4: a hit.",
            "Бросок атаки 7,3 из 11 больше броска защиты 2,9 из 4: попадание.",
        ]
    );
    let close = Fact::Rolls(contest(10, 10, [0.7301, 0.7304], false));
    assert_eq!(
        say(Phase::Rolls, close)[0],
        "Attack roll 7.301 of 10 falls short of defense roll 7.304 of 10: a miss."
    );
    let tie = Fact::Rolls(contest(0, 0, [0.3, 0.7], true));
    assert_eq!(
        say(Phase::Rolls, tie)[0],
        "Attack roll 0 of 0 ties defense roll 0 of 0, and a tie hits: a hit."
    );
}

#[test]
fn the_marks_are_where_they_belong() {
    use crate::Mark;
    let hit = Fact::Rolls(contest(11, 4, [0.6636, 0.725], true));
    let told = told(Lang::En, Phase::Rolls, hit);
    let marked: Vec<_> = told
        .say
        .segments()
        .iter()
        .filter(|s| s.mark != Mark::Plain)
        .map(|s| (s.mark, s.text.as_str()))
        .collect();
    assert_eq!(marked, [(Mark::Attack, "7.3"), (Mark::Defense, "2.9"), (Mark::Result, "a hit")]);
    assert_eq!(told.notes[0].plain(), "The shaded area is the probability: 1 − 4 ∕ (2 × 11).");
    assert_eq!(told.cites[0].label, "damage pipeline, D2");
    assert!(told.cites[0].url.starts_with("http"));
}

#[test]
fn sanctum_in_both_languages() {
    let soak = |damage, armor, goes_on, armor_left| {
        say(Phase::Soak, Fact::Soak(Soak { damage, armor, goes_on, armor_left }))
    };
    assert_eq!(
        soak(3, 2, 1, 0),
        [
            "3 damage meet 2 armor: 1 goes on, armor is spent.",
            "Урон 3 против брони 2: дальше идёт 1, броня кончилась.",
        ]
    );
    assert_eq!(soak(1, 3, 0, 2)[0], "1 damage meets 3 armor: bounced, 2 armor is left.");
    assert_eq!(soak(3, 3, 0, 0)[0], "3 damage meet 3 armor: bounced, armor is spent.");
    let cap = AfterArmor { damage: 50, hp: 3, capped: 3, after: 3 };
    assert_eq!(
        say(Phase::AfterArmor, Fact::AfterArmor(cap)),
        ["50 is capped to the 3 HP left.", "50 срезано до оставшихся ОЗ: 3."]
    );
    let outcome = Outcome::Damaged;
    let loss = Loss { before: 7, damage: 1, lost: 1, after: 6, full: 7, outcome, kill: Some(0.0) };
    assert_eq!(say(Phase::Apply, Fact::Loss(loss)), ["7 − 1 = 6: damaged.", "7 − 1 = 6: ранен."]);
}
