//! Words around charts.

use crate::book::{messages, names};
use crate::{Form, Lang, range};

/// What the numbers of a chart count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Topic {
    /// HP lost to one attack.
    #[default]
    HpLost,
    /// HP the winner has left.
    HpLeft,
    /// Blows until the target is dead.
    Blows,
}

messages! {
    /// What a bar's height says: this value.
    exactly() {
        en "exactly";
        ru "ровно";
    }
    /// This value or more.
    at_least() {
        en "at least";
        ru "не меньше";
    }
    /// This value or less.
    at_most() {
        en "at most";
        ru "не больше";
    }
    /// Names the choice between the three above.
    heights() {
        en "What a bar says";
        ru "Что значит столбец";
    }
    /// Names the switches beside it.
    options() {
        en "Options of the chart";
        ru "Настройки графика";
    }
    /// Switch: only hits.
    hide_misses() {
        en "hide misses";
        ru "без промахов";
    }
    /// Switch: logarithmic heights.
    log_scale() {
        en "log";
        ru "лог";
    }
    /// The same, in full.
    log_scale_full() {
        en "log: logarithmic scale";
        ru "лог: логарифмическая шкала";
    }
    /// Switch: losses beyond the target's HP count as its HP.
    cap_at_hp() {
        en "cap at HP";
        ru "не больше ОЗ";
    }
    /// Below the bar of misses, and what it stands for.
    miss() {
        en "miss";
        ru "промах";
    }
    /// At the line from which on the target dies.
    kills(p: &str) {
        en "kills: {p}";
        ru "смерть: {p}";
    }
    /// The same where misses are left out.
    kills_of_hits(p: &str) {
        en "kills: {p} of hits";
        ru "смерть: {p} попаданий";
    }
    /// The same with the probability among all attacks, where there is room.
    kills_of_hits_and_all(p: &str, all: &str) {
        en "kills: {p} of hits, {all} of all";
        ru "смерть: {p} попаданий, {all} всех атак";
    }
    /// In the place of a chart without bars.
    nothing() {
        en "Nothing to show yet";
        ru "Пока нечего показать";
    }
    /// Key: bars of trials.
    sampled_key(trials: &str) {
        en "sampled, {trials} trials";
        ru "испытания: {trials}";
    }
    /// Key: outlines of the exact law.
    exact_key() {
        en "exact";
        ru "точно";
    }
    /// Key: dotted outlines of another law.
    reference_key() {
        en "to compare";
        ru "для сравнения";
    }
    /// Key: the line of death.
    kill_key(hp: &str) {
        en "kills from {hp}";
        ru "смерть от {hp}";
    }
    /// Key: the diamond at the mean.
    mean(x: &str) {
        en "mean {x}";
        ru "среднее {x}";
    }
    /// Key: the bold tick at the median.
    median(x: &str) {
        en "median {x}";
        ru "медиана {x}";
    }
    /// Key: the whiskers.
    ninety(range: &str) {
        en "90 % within {range}";
        ru "90 % в пределах {range}";
    }
    /// Note: probabilities are of hits.
    of_hits(p: &str) {
        en "Of hits only; misses ({p} of all attacks) are left out.";
        ru "Только попадания; промахи ({p} всех атак) не показаны.";
    }
    /// Note of sums.
    misses_lose_nothing() {
        en "A miss counts as 0.";
        ru "Промах считается за 0.";
    }
    /// Note: the same where misses have their own bar.
    summary_counts_misses() {
        en "Mean, median and range count a miss as 0.";
        ru "В среднем, медиане и пределах промах считается за 0.";
    }
    /// Note: overkill is merged.
    capped_at(hp: &str) {
        en "More than {hp} HP counts as {hp}.";
        ru "Больше {hp} ОЗ считается за {hp}.";
    }
    /// Note: several values in a bar.
    groups_of(n: &str) {
        en "Each bar holds {n} values.";
        ru "Столбец объединяет значения, по {n}.";
    }
    /// Note: where the axis begins.
    log_from(p: &str) {
        en "Logarithmic: each line is ten times the one below, from {p} on.";
        ru "Логарифмическая шкала: каждая линия в десять раз выше, начиная с {p}.";
    }
    /// Note: the same where lines were left out.
    log_from_thinned(p: &str) {
        en "Logarithmic, from {p} on.";
        ru "Логарифмическая шкала, начиная с {p}.";
    }
    /// Note: a bar is higher than the axis.
    torn() {
        en "A torn bar is higher than drawn.";
        ru "Разорванный столбец выше, чем нарисован.";
    }
    /// Readout: exact probability.
    readout_exact(p: &str) {
        en "exact {p}";
        ru "точно {p}";
    }
    /// Readout: trials.
    readout_sampled(count: &str, trials: &str, p: &str) {
        en "sampled {count} of {trials}, {p}";
        ru "в испытаниях {count} из {trials}, {p}";
    }
    /// Readout: 95 % interval of the sampled share.
    readout_interval(low: &str, high: &str) {
        en "95 % interval {low} to {high}";
        ru "95-процентный интервал от {low} до {high}";
    }
    /// Readout: the law to compare with.
    readout_reference(p: &str) {
        en "compared {p}";
        ru "для сравнения {p}";
    }
    /// Readout: this value kills.
    readout_kills() {
        en "kills";
        ru "смерть";
    }
    /// Readout before a bar is chosen.
    hint() {
        en "Point at a bar, or walk them with the arrow keys.";
        ru "Наведите на столбец или выберите его стрелками.";
    }
    /// Readout before a bar is chosen, where bars can be watched.
    hint_watch() {
        en "Point at a bar, or walk them with the arrow keys; click or Enter to watch one that ended there.";
        ru "Наведите на столбец или выберите его стрелками; щелчок или Enter покажет такой случай.";
    }
    /// Button: replay a trial of this bar.
    watch() {
        en "Watch one";
        ru "Посмотреть";
    }
    /// Of a bar that was to be watched.
    none_fell_there(trials: &str) {
        en "None of this seed’s first {trials} trials fell there. A longer run may find one.";
        ru "Среди первых испытаний этого зерна ({trials}) такого нет. Более долгий прогон может его найти.";
    }
    /// Opens the table.
    as_table() {
        en "The same as a table";
        ru "То же таблицей";
    }
    /// Column: share of trials.
    column_share() {
        en "sampled";
        ru "в испытаниях";
    }
    /// Column: trials.
    column_count() {
        en "trials";
        ru "испытаний";
    }
    /// Column: 95 % interval.
    column_interval() {
        en "95 % interval";
        ru "95 % интервал";
    }
    /// Label of a chart with nothing in it.
    label_nothing(title: &str) {
        en "{title}: nothing to show yet.";
        ru "{title}: пока нечего показать.";
    }
    /// Label of a chart: its key numbers.
    label(title: &str, mean: &str, median: &str, ninety: &str) {
        en "{title}: {mean}, {median}, {ninety}.";
        ru "{title}: {mean}, {median}, {ninety}.";
    }
    /// Label: the likeliest bar.
    label_likeliest(bar: &str, p: &str) {
        en "Likeliest: {bar}, {p}.";
        ru "Вероятнее всего: {bar}, {p}.";
    }
    /// Label: probability of death.
    label_kills(p: &str) {
        en "Kills: {p}.";
        ru "Смерть: {p}.";
    }
    /// Label: where the numbers are.
    label_table() {
        en "A table with the same numbers follows.";
        ru "Ниже таблица с теми же числами.";
    }
    /// Menu: take the chart along.
    save() {
        en "Save chart";
        ru "Сохранить график";
    }
    /// A bar and all above it.
    or_more(value: &str) {
        en "{value} or more";
        ru "{value} или больше";
    }
    /// A bar and all below it.
    or_less(value: &str) {
        en "{value} or less";
        ru "{value} или меньше";
    }
    /// The same of what is counted.
    or_fewer(value: &str) {
        en "{value} or fewer";
        ru "{value} или меньше";
    }
}

names! {
    /// What the chart is about.
    pub title(Topic) {
        HpLost: "HP lost to one attack", "Потеря ОЗ за одну атаку";
        HpLeft: "HP left", "Остаток ОЗ";
        Blows: "Blows to kill", "Ударов до смерти";
    }
    /// Column of values.
    pub column_value(Topic) {
        HpLost: "HP lost", "потеря ОЗ";
        HpLeft: "HP left", "остаток ОЗ";
        Blows: "blows", "удары";
    }
    points(Topic) {
        HpLost: "HP lost", "ОЗ потеряно";
        _: "HP left", "ОЗ осталось";
    }
    blows(Form) {
        One: "blow", "удар";
        Few: "blows", "удара";
        Many: "blows", "ударов";
    }
}

/// What each number counts, after a number.
#[must_use]
pub fn unit(lang: Lang, topic: Topic, n: i64) -> &'static str {
    match topic {
        Topic::Blows => blows(lang, lang.form(n.unsigned_abs())),
        topic => points(lang, topic),
    }
}

/// What a bar stands for: `9 HP lost`, `10–14 HP lost`.
#[must_use]
pub fn exactly_value(lang: Lang, topic: Topic, low: i32, high: i32) -> String {
    let (low, high) = (i64::from(low), i64::from(high));
    format!("{}\u{a0}{}", range(lang, low, high), unit(lang, topic, high))
}

/// `9 HP lost or more`.
#[must_use]
pub fn value_or_more(lang: Lang, topic: Topic, value: i32) -> String {
    or_more(lang, &exactly_value(lang, topic, value, value))
}

/// `9 HP lost or less`.
#[must_use]
pub fn value_or_less(lang: Lang, topic: Topic, value: i32) -> String {
    let less = if topic == Topic::Blows { or_fewer } else { or_less };
    less(lang, &exactly_value(lang, topic, value, value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_named_in_both_languages() {
        let text = |s: String| s.replace('\u{a0}', " ");
        assert_eq!(text(exactly_value(Lang::En, Topic::HpLost, 9, 9)), "9 HP lost");
        assert_eq!(text(exactly_value(Lang::Ru, Topic::Blows, 2, 5)), "2–5 ударов");
        assert_eq!(text(value_or_more(Lang::En, Topic::Blows, 1)), "1 blow or more");
        assert_eq!(text(value_or_less(Lang::En, Topic::Blows, 3)), "3 blows or fewer");
        assert_eq!(text(value_or_less(Lang::Ru, Topic::HpLost, -2)), "−2 ОЗ потеряно или меньше");
    }
}
