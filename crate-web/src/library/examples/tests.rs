use std::collections::BTreeSet;

use duelscope_core::sheet::encode;
use duelscope_text::facts::Course;

use super::*;
use crate::answer::Answer;

#[test]
fn each_opens_on_its_answer_without_a_notice() {
    let mut ids = BTreeSet::new();
    for example in &EXAMPLES {
        assert!(ids.insert(example.id));
        for link in [example.link, example.than] {
            let (sheet, notices) = decode(link);
            assert!(notices.is_empty(), "{}: {notices:?}", example.id);
            let canonical = encode(&sheet);
            let canonical = canonical.trim_start_matches("v=1").trim_start_matches('&');
            assert_eq!(canonical, link, "{}", example.id);
        }
        let answer = Answer::of(&example.sheet()).unwrap_or_else(|e| panic!("{e:?}"));
        let stage = &answer.story.stages[answer.story.clamp(answer.scenario.step)];
        assert_eq!(stage.told.phase, example.shows, "{}", example.id);
        assert_eq!(stage.told.course, Course::Done, "{}", example.id);
    }
}

/// The comparisons differ in nothing but what they are about.
#[test]
fn comparisons_are_fair() {
    let figures = |link: &str| Figures::of(&decode(link).0).unwrap_or_else(|| panic!("{link}"));
    let by_id =
        |id: &str| EXAMPLES.iter().find(|e| e.id == id).map(|e| (figures(e.link), figures(e.than)));
    let (dagger, plain) = by_id("dagger").expect("there");
    assert_eq!((dagger.skills, dagger.mean()), (plain.skills, plain.mean()));
    let (paralysed, awake) = by_id("paralysis").expect("there");
    assert_eq!(paralysed.skills.map(|s| s[0]), awake.skills.map(|s| s[0]));
    let (naked, clothed) = by_id("naked-rogue").expect("there");
    assert_eq!(naked.skills.map(|s| s[0]), clothed.skills.map(|s| s[0]));
}

#[track_caller]
fn answers(id: &str, en: &str, ru: &str) {
    let example = EXAMPLES.iter().find(|e| e.id == id).unwrap_or_else(|| panic!("no {id}"));
    assert_eq!(example.answer(Lang::En).replace('\u{a0}', " "), en);
    assert_eq!(example.answer(Lang::Ru).replace('\u{a0}', " "), ru);
}

#[test]
#[rustfmt::skip]
fn the_answers_are_these() {
    answers("dagger",
        "No: the empty hand counts as 1, and the lower one rules. Attack skill stays 11.",
        "Нет: пустая рука считается за 1, а берётся меньшее. Навык атаки остаётся 11.");
    answers("asleep",
        "It defends with 0, and no roll is below that: hit certain, critical certain.",
        "Его защита 0, меньше не выбросить. Попадание: наверняка. Критический удар: наверняка.");
    answers("paralysis",
        "It halves the defense skill, 6 to 3: to hit rises from 76.9 % to 88.5 %.",
        "Он вдвое снижает навык защиты, 6 → 3: попадание растёт с 76,9 % до 88,5 %.");
    answers("naked-rogue",
        "Yes: spare strength adds to the defense, 16 instead of 7. To hit: 40.6 %, not 73.1 %.",
        "Да: лишняя сила идёт в защиту, 16 вместо 7. Попадание: 40,6 %, а не 73,1 %.");
    answers("fury",
        "Yes, × 1.5 and then × 2: at most 42 HP where a plain hit takes at most 14.",
        "Да, × 1,5, а потом × 2: до 42 ОЗ там, где обычный удар снимает до 14.");
    answers("fifty",
        "It is first cut to the 3 HP that are there; one less after armor makes 2, and 1 stays.",
        "Урон сначала урезается до имеющихся 3 ОЗ; после брони на один меньше, 2, и 1 остаётся.");
    answers("deflections",
        "Nobody: each returns what the other returned. That the attack never ends is certain.",
        "Никто: каждый возвращает возвращённое. Удар без конца: наверняка.");
    answers("treacherous",
        "Yes: it adds twice the armor to the 0, the armor soaks its own worth, and 3 HP are lost.",
        "Да: к нулю добавится броня дважды, броня поглотит лишь себя, и 3 ОЗ потеряно.");
    answers("magic-missile",
        "Yes: nothing that stops missiles stops magic. It takes 3 HP, a plain missile 0.",
        "Да: магический урон она не держит. Потеряно ОЗ: 3, а от обычного снаряда 0.");
    answers("armored-rat",
        "With armor 6, 13.2 % of blows bounce off, and one takes 3.36 HP on average instead of 6.07.",
        "С бронёй 6 отскакивает 13,2 % ударов, а в среднем удар снимает 3,36 ОЗ вместо 6,07.");
}
