//! Words of the stepper's controls and the labels of its pictures.

use crate::{Lang, int, messages};

messages! {
    /// The stepper as a whole.
    stepper() {
        en "One attack, stage by stage";
        ru "Одна атака по шагам";
    }
    /// The list of stages.
    stages_label() {
        en "Stages";
        ru "Шаги";
    }
    /// Button: to the first stage.
    first_stage() {
        en "First stage";
        ru "К первому шагу";
    }
    /// Button: one stage back.
    stage_back() {
        en "Back";
        ru "Назад";
    }
    /// Button: to the last stage.
    last_stage() {
        en "Last stage";
        ru "К последнему шагу";
    }
    /// Button: the same attack with new rolls.
    new_roll() {
        en "New roll";
        ru "Новый бросок";
    }
    /// Button: goes from stage to stage by itself.
    by_itself() {
        en "Play the stages";
        ru "Показать все шаги";
    }
    /// The same button while it does.
    pause() {
        en "Pause";
        ru "Пауза";
    }
    /// The slider over the stages.
    scrub() {
        en "Stage";
        ru "Шаг";
    }
    /// In front of "damage" on the button for the next stage.
    next_word() {
        en "next:";
        ru "дальше:";
    }
    /// The row of buttons that step.
    playback() {
        en "Step through the attack";
        ru "Шаги атаки";
    }
    /// What a sum of terms is called.
    sum_name() {
        en "sum";
        ru "сумма";
    }
    /// Caption of the armor roll.
    armor_roll() {
        en "armor roll";
        ru "бросок брони";
    }
    /// Caption of damage as pips or a bar.
    damage_caption(n: &str) {
        en "damage {n}";
        ru "урон {n}";
    }
    /// Caption of armor as pips or a bar.
    armor_caption(n: &str) {
        en "armor {n}";
        ru "броня {n}";
    }
    /// Beside damage that goes on.
    goes_on_caption(n: &str) {
        en "{n} on";
        ru "дальше {n}";
    }
    /// Beside armor that is left.
    left_caption(n: &str) {
        en "{n} left";
        ru "осталось {n}";
    }
    /// Beside damage that a cap cuts.
    cut_caption(n: &str) {
        en "{n} cut";
        ru "срезано {n}";
    }
    /// HP, armor: before and after, of how many.
    changed_of(before: &str, after: &str, full: &str) {
        en "{before} → {after} of {full}";
        ru "{before} → {after} из {full}";
    }
    /// HP, armor: now, of how many.
    now_of(now: &str, full: &str) {
        en "{now} of {full}";
        ru "{now} из {full}";
    }
    /// The state strip's row for HP.
    hp_of(name: &str) {
        en "{name}, HP";
        ru "{name}, ОЗ";
    }
    /// The state strip's row for armor.
    armor_of(name: &str) {
        en "{name}, armor";
        ru "{name}, броня";
    }
    /// The state strip as a whole.
    state_label() {
        en "Both sides after this stage";
        ru "Обе стороны после этого шага";
    }
    /// The third minion, to whom a hit may be moved.
    other_minion() {
        en "another minion";
        ru "другое существо";
    }
    /// The way from D1 to D2.
    fork_to_armor() {
        en "to D2: armor is asked";
        ru "к D2: спросить броню";
    }
    /// The way from D1 past D2.
    fork_past_armor() {
        en "to D3: past the armor";
        ru "к D3: мимо брони";
    }
    /// The roll square as a whole.
    square_label(say: &str, share: &str, rest: &str) {
        en "Roll square. {say} Area where it succeeds: {share}, where it fails: {rest}.";
        ru "Квадрат бросков. {say} Площадь успеха: {share}, неудачи: {rest}.";
    }
    /// Under the roll square, while it shows sampled rolls.
    dots_caption(dots: &str) {
        en "Each small dot is one of the run’s first {dots} trials.";
        ru "Каждая точка — одно из первых испытаний прогона, всего {dots}.";
    }
    /// The x axis.
    attack_axis(roll: &str) {
        en "attack roll {roll}";
        ru "бросок атаки {roll}";
    }
    /// The y axis.
    defense_axis(roll: &str) {
        en "defense roll {roll}";
        ru "бросок защиты {roll}";
    }
    /// In the hit region.
    region_hit(share: &str) {
        en "{share} hit";
        ru "{share} попадание";
    }
    /// In the miss region.
    region_miss() {
        en "miss";
        ru "промах";
    }
    /// In the region of critical hits.
    region_crit(share: &str) {
        en "{share} crit";
        ru "{share} крит";
    }
    /// In the region without critical hits.
    region_no_crit() {
        en "no crit";
        ru "без крита";
    }
    /// Along the line of ties.
    tie_line() {
        en "tie";
        ru "ничья";
    }
    /// Along the line at twice the defense roll.
    twice_line() {
        en "twice the defense";
        ru "удвоенная защита";
    }
    /// On a line that always succeeds.
    line_always() {
        en "always";
        ru "всегда";
    }
    /// On a line that never succeeds.
    line_never() {
        en "never";
        ru "никогда";
    }
    /// The end of an axis that magic doubles.
    doubled_end(end: &str, skill: &str) {
        en "{end} = 2 × {skill}";
        ru "{end} = 2 × {skill}";
    }
    /// A small law as a whole.
    dist_label(name: &str, span: &str, value: &str) {
        en "{name}: of {span}, rolled {value}";
        ru "{name}: из {span}, выпало {value}";
    }
    /// A term that is not rolled.
    always_value() {
        en "always";
        ru "всегда";
    }
    /// Under bars that stand for several values each.
    bars_grouped(n: &str) {
        en "a bar is {n} values";
        ru "столбик — {n} значений";
    }
    /// The attack skill's ladder.
    attack_skill_name() {
        en "Attack skill";
        ru "Навык атаки";
    }
    /// The defense skill's ladder.
    defense_skill_name() {
        en "Defense skill";
        ru "Навык защиты";
    }
    /// The foot of a ladder that was cut.
    ladder_cut() {
        en "cut to a whole number";
        ru "целая часть";
    }
    /// The foot of a ladder.
    ladder_total() {
        en "in all";
        ru "итого";
    }
    /// Above the rules of a ladder that did not apply.
    ladder_passed(n: &str) {
        en "asked and not applied: {n}";
        ru "проверено и не сработало: {n}";
    }
    /// Above the effects of a stage.
    effects_label() {
        en "What acted, in order";
        ru "Что действовало, по порядку";
    }
}

/// HP or armor before and after, of how many: "8 → −4 of 8", "20 of 20". Where there is
/// more than that, of how many says nothing: "40 → 31".
pub fn before_after(lang: Lang, before: i32, after: i32, full: i32) -> String {
    let [b, a, f] = [before, after, full].map(|n| int(lang, n.into()));
    match (before == after, before.max(after) > full) {
        (true, true) => a,
        (false, true) => format!("{b} → {a}"),
        (true, false) => now_of(lang, &a, &f),
        (false, false) => changed_of(lang, &b, &a, &f),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hp_of;

    #[test]
    fn more_than_full_is_not_said_to_be_of_it() {
        let told = |before, after, full| before_after(Lang::En, before, after, full);
        assert_eq!(told(8, 8, 8), "8 of 8");
        assert_eq!(told(8, -4, 8), "8 → −4 of 8");
        assert_eq!(told(40, 40, 8), "40");
        assert_eq!(told(40, 31, 8), "40 → 31");
        assert_eq!(hp_of(Lang::En, 8, 8), "8 of 8 HP");
        assert_eq!(hp_of(Lang::En, 40, 8), "40 HP");
    }
}
