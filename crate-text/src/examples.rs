//! Questions players ask, and their answers in a line. The numbers come from
//! the engine.

use crate::messages;

messages! {
    /// Question.
    dagger() {
        en "Does a dagger's 1.2 accuracy help?";
        ru "Помогает ли точность кинжала 1,2?";
    }
    /// Answer.
    dagger_answer(skill: &str) {
        en "No: the empty hand counts as 1, and the lower one rules. Attack skill stays {skill}.";
        ru "Нет: пустая рука считается за 1, а берётся меньшее. Навык атаки остаётся {skill}.";
    }
    /// Question.
    asleep() {
        en "Why is a sleeping mob always hit, and critically?";
        ru "Почему по спящему мобу всегда попадают, и критически?";
    }
    /// Answer.
    asleep_answer(defense: &str, hit: &str, crit: &str) {
        en "It defends with {defense}, and no roll is below that: hit {hit}, critical {crit}.";
        ru "Его защита {defense}, меньше не выбросить. Попадание: {hit}. Критический удар: {crit}.";
    }
    /// Question.
    paralysis() {
        en "How much does paralysis help?";
        ru "Насколько помогает паралич?";
    }
    /// Answer.
    paralysis_answer(before: &str, after: &str, from: &str, to: &str) {
        en "It halves the defense skill, {before} to {after}: to hit rises from {from} to {to}.";
        ru "Он вдвое снижает навык защиты, {before} → {after}: попадание растёт с {from} до {to}.";
    }
    /// Question.
    naked_rogue() {
        en "Is a naked Rogue harder to hit than one in cloth?";
        ru "Труднее ли попасть по голому разбойнику, чем по одетому в ткань?";
    }
    /// Answer.
    naked_rogue_answer(naked: &str, clothed: &str, to: &str, from: &str) {
        en "Yes: spare strength adds to the defense, {naked} instead of {clothed}. To hit: {to}, not {from}.";
        ru "Да: лишняя сила идёт в защиту, {naked} вместо {clothed}. Попадание: {to}, а не {from}.";
    }
    /// Question.
    fury() {
        en "Can Fury and a critical hit stack?";
        ru "Складываются ли ярость и критический удар?";
    }
    /// Answer.
    fury_answer(plain: &str, both: &str) {
        en "Yes, × 1.5 and then × 2: at most {both} HP where a plain hit takes at most {plain}.";
        ru "Да, × 1,5, а потом × 2: до {both} ОЗ там, где обычный удар снимает до {plain}.";
    }
    /// Question.
    fifty() {
        en "Why did 50 damage leave my 3 HP minion alive?";
        ru "Почему 50 урона не убили моего миньона с 3 ОЗ?";
    }
    /// Answer.
    fifty_answer(hp: &str, lost: &str, left: &str) {
        en "It is first cut to the {hp} HP that are there; one less after armor makes {lost}, and {left} stays.";
        ru "Урон сначала урезается до имеющихся {hp} ОЗ; после брони на один меньше, {lost}, и {left} остаётся.";
    }
    /// Question.
    deflections() {
        en "Two minions with Deflection: who wins?";
        ru "Два миньона с Отражением: кто победит?";
    }
    /// Answer.
    deflections_answer(chance: &str) {
        en "Nobody: each returns what the other returned. That the attack never ends is {chance}.";
        ru "Никто: каждый возвращает возвращённое. Удар без конца: {chance}.";
    }
    /// Question.
    treacherous() {
        en "Can a 0-point hit hurt through Treacherous Armor?";
        ru "Может ли удар на 0 ранить сквозь Предательскую броню?";
    }
    /// Answer.
    treacherous_answer(lost: &str) {
        en "Yes: it adds twice the armor to the 0, the armor soaks its own worth, and {lost} HP are lost.";
        ru "Да: к нулю добавится броня дважды, броня поглотит лишь себя, и {lost} ОЗ потеряно.";
    }
    /// Question.
    magic_missile() {
        en "Does a magical missile pass protection from missiles?";
        ru "Проходит ли магический снаряд сквозь защиту от метательного урона?";
    }
    /// Answer.
    magic_missile_answer(magical: &str, plain: &str) {
        en "Yes: nothing that stops missiles stops magic. It takes {magical} HP, a plain missile {plain}.";
        ru "Да: магический урон она не держит. Потеряно ОЗ: {magical}, а от обычного снаряда {plain}.";
    }
    /// Question.
    armored_rat() {
        en "What if a rat had Sanctum's armor?";
        ru "Что, если дать крысе броню из Sanctum?";
    }
    /// Answer.
    armored_rat_answer(armor: &str, bounce: &str, mean: &str, bare: &str) {
        en "With armor {armor}, {bounce} of blows bounce off, and one takes {mean} HP on average instead of {bare}.";
        ru "С бронёй {armor} отскакивает {bounce} ударов, а в среднем удар снимает {mean} ОЗ вместо {bare}.";
    }
}
