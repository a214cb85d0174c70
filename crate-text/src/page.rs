//! Words of the page's frame.

pub(crate) mod fights;
pub(crate) mod runs;

use crate::book::{messages, names};
use crate::{Form, Lang};

pub use fights::*;
pub use runs::*;

messages! {
    /// The switches of the whole page, folded away.
    rules_and_place() {
        en "Rules";
        ru "Правила";
    }
    /// A switch and its value, in the line that stands for the folded ones.
    switch_value(name: &str, value: &str) {
        en "{name}: {value}";
        ru "{name}: {value}";
    }
    /// Skips to the main part.
    skip_to_answer() {
        en "Skip to the answer";
        ru "К ответу";
    }
    /// The attacking side.
    attacker() {
        en "Attacker";
        ru "Нападает";
    }
    /// The side that is attacked.
    defender() {
        en "Defender";
        ru "Защищается";
    }
    /// Button: swap the sides.
    swap_sides() {
        en "swap sides";
        ru "поменять местами";
    }
    /// Button: undo.
    undo() {
        en "Undo";
        ru "Отменить";
    }
    /// Button: redo.
    redo() {
        en "Redo";
        ru "Повторить";
    }
    /// Button: copy the link.
    copy_link() {
        en "Copy link";
        ru "Скопировать ссылку";
    }
    /// Said after copying.
    link_copied() {
        en "Link copied.";
        ru "Ссылка скопирована.";
    }
    /// Above the list of what a link or file had that could not be read.
    link_ignored() {
        en "Opened what could be read. Passed over:";
        ru "Открыто то, что удалось прочесть. Пропущено:";
    }
    /// Button: close.
    close() {
        en "Close";
        ru "Закрыть";
    }
    /// Answer strip: hit chance.
    to_hit() {
        en "to hit";
        ru "попадание";
    }
    /// Answer strip: kill with this blow.
    kill_with_one_blow() {
        en "to kill with one blow";
        ru "убить одним ударом";
    }
    /// Answer strip: mean HP a blow takes.
    hp_a_blow() {
        en "HP a blow on average";
        ru "ОЗ за удар в среднем";
    }
    /// Answer strip: armor a blow spends on average.
    armor_a_blow() {
        en "armor a blow spends";
        ru "брони уходит за удар";
    }
    /// Answer strip: bounced.
    to_bounce() {
        en "to bounce off";
        ru "отскочить";
    }
    /// Answer strip: the certain outcome.
    by_this_blow(outcome: &str) {
        en "{outcome} by this blow";
        ru "{outcome} этим ударом";
    }
    /// Answer strip: odds of the whole fight.
    win_the_duel() {
        en "to win the duel";
        ru "победить в поединке";
    }
    /// Answer strip: length of the fight, both sides' blows together.
    in_blows(n: &str) {
        en "{n} blows in all";
        ru "всего ударов: {n}";
    }
    /// Answer strip: instead of odds.
    never() {
        en "never";
        ru "никогда";
    }
    /// Answer strip: after [`never()`].
    fight_never_ends() {
        en "ends: nobody can win";
        ru "не кончится: победить нельзя";
    }
    /// Tab: blows until the target is dead.
    blows_to_kill() {
        en "Blows to kill";
        ru "Ударов до смерти";
    }
    /// Tab: the whole fight.
    the_duel() {
        en "Duel";
        ru "Поединок";
    }
    /// Label of the tabs.
    distributions() {
        en "Distributions";
        ru "Распределения";
    }
    /// Said while a field is wrong.
    stale() {
        en "These are the last good numbers: a field needs mending.";
        ru "Это последние верные числа: поправьте поле.";
    }
    /// Hint under the header for exact results that were too large.
    too_large(paths: &str) {
        en "Following every roll would take {paths} paths: run trials instead.";
        ru "Перебор бросков занял бы {paths} путей: запустите испытания.";
    }
    /// Field: search the catalogue.
    search_catalogue() {
        en "Search…";
        ru "Поиск…";
    }
    /// Nothing matched a search.
    nothing_found() {
        en "Nothing of that name.";
        ru "Ничего не найдено.";
    }
    /// Button: one more.
    more_by_one(name: &str) {
        en "{name}: one more";
        ru "{name}: на один больше";
    }
    /// Button: one less.
    less_by_one(name: &str) {
        en "{name}: one less";
        ru "{name}: на один меньше";
    }
    /// Button: back to the preset's value.
    reset_to(name: &str, value: &str) {
        en "{name}: back to {value}";
        ru "{name}: вернуть {value}";
    }
    /// Between the two names: the left one strikes the right one.
    attacks_whom() {
        en "strikes";
        ru "бьёт:";
    }
    /// Button: opens a side's fields on a phone.
    edit_side() {
        en "edit";
        ru "править";
    }
    /// Label of an HP bar.
    hp_of_full(hp: &str, full: &str) {
        en "{hp} of {full} HP";
        ru "{hp} из {full} ОЗ";
    }
    /// Opens the rest of a side's fields.
    more_numbers() {
        en "All numbers";
        ru "Все числа";
    }
    /// Button: adds an entry to a list.
    add_to(list: &str) {
        en "{list}: add";
        ru "{list}: добавить";
    }
    /// Button: removes an entry.
    remove_from(name: &str) {
        en "Remove {name}";
        ru "Убрать: {name}";
    }
    /// Button: dark to light and back.
    other_theme() {
        en "Dark or light";
        ru "Тёмная или светлая тема";
    }
    /// Derived number.
    derived_attack() {
        en "Attack skill";
        ru "Навык атаки";
    }
    /// Derived number.
    derived_defense() {
        en "Defense skill";
        ru "Навык защиты";
    }
    /// Derived number.
    derived_damage() {
        en "Damage roll";
        ru "Бросок урона";
    }
    /// Derived number.
    derived_reduction() {
        en "Damage reduction";
        ru "Снижение урона";
    }
    /// Derived number.
    derived_delay() {
        en "Time of an attack";
        ru "Время атаки";
    }
    /// How many things a preset has that are not simulated.
    not_simulated(n: &str) {
        en "Not simulated: {n}";
        ru "Не моделируется: {n}";
    }
    /// Title of the window.
    window_title(left: &str, right: &str) {
        en "{left} against {right} – Duelscope";
        ru "{left} против {right} — Duelscope";
    }
    /// Heading of the distribution panel.
    hp_lost_to_one_attack() {
        en "HP lost to one attack";
        ru "Потеря ОЗ за одну атаку";
    }
    /// Precision of a run: half the widest 95 % interval.
    within_points(points: &str) {
        en "±{points}";
        ru "±{points}";
    }
    /// The presets have not arrived.
    no_catalogue() {
        en "The catalogue did not load; every number can still be edited.";
        ru "Каталог не загрузился; все числа можно менять и так.";
    }
    /// In the place of a part of the page that is being loaded.
    part_on_its_way() {
        en "Loading…";
        ru "Загружается…";
    }
    /// In the place of a part of the page that could not be loaded.
    part_lost() {
        en "This part of the page did not load. The connection may be gone, or the site was just renewed; then load the page again.";
        ru "Эта часть страницы не загрузилась. Возможно, нет связи, или сайт только что обновлён; тогда перезагрузите страницу.";
    }
    /// Button: try again.
    try_again() {
        en "Try again";
        ru "Ещё раз";
    }
    /// Footer: licence.
    licence() {
        en "MIT or Apache-2.0";
        ru "MIT или Apache-2.0";
    }
    /// Footer: where the numbers are from.
    data_version(game: &str, version: &str) {
        en "{game} {version}, Sanctum v2.10.00";
        ru "{game} {version}, Sanctum v2.10.00";
    }
    /// The page itself broke.
    page_broke() {
        en "Something broke. The page is left as it was; this text helps to mend it:";
        ru "Что-то сломалось. Страница осталась как была; этот текст поможет исправить:";
    }
}

names! {
    /// "turns" after a number.
    turns_form(Form) {
        One: "turn", "ход";
        Few: "turns", "хода";
        Many: "turns", "ходов";
    }
}

/// What a language calls itself.
pub fn language_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Ru => "Русский",
    }
}

/// A time in turns: "1 turn", "0.5 turns".
pub fn in_turns(lang: Lang, milliturns: i32) -> String {
    let n = crate::decimal(lang, f64::from(milliturns) / 1000.0, 3);
    let whole = milliturns % 1000 == 0;
    let turns = u64::from(milliturns.unsigned_abs() / 1000);
    // A fraction takes the singular of the genitive in Russian, as after 2.
    let word = turns_form(lang, if whole { lang.form(turns) } else { Form::Few });
    format!("{n} {word}")
}

/// Label of an HP bar: "12 of 20 HP"; "40 HP" where there is more than that.
pub fn hp_of(lang: Lang, hp: i32, full: i32) -> String {
    let [left, of] = [hp, full].map(|n| crate::int(lang, n.into()));
    if hp > full { crate::library::hint_hp(lang, &left) } else { hp_of_full(lang, &left, &of) }
}
