//! Words of the panels on whole fights: blows to kill, the duel, comparing.

use crate::book::messages;

messages! {
    /// Under the law of blows: what it counts.
    blows_alone() {
        en "Attacks of the attacker until the defender is dead, misses included; nobody strikes back here.";
        ru "Атаки нападающего до смерти защищающегося, вместе с промахами; ответных ударов здесь нет.";
    }
    /// The law of blows does not exist alone.
    blows_need_own_law() {
        en "Here one blow changes the next (armor, effects or states carry over): see the duel.";
        ru "Здесь один удар меняет следующий (броня, эффекты и состояния остаются): смотрите поединок.";
    }
    /// No blow ever takes HP.
    never_killed() {
        en "No blow takes any HP: the defender is never killed.";
        ru "Ни один удар не отнимает ОЗ: защищающийся не умрёт.";
    }
    /// The law of blows takes a while: so much of the work is done.
    blows_under_way(done: &str) {
        en "The blows are being counted: {done} is done so far.";
        ru "Подсчёт ударов ещё идёт: пока готово {done}.";
    }
    /// The law of blows takes too long.
    blows_too_long() {
        en "How many blows it takes would take too long to work out exactly.";
        ru "Точный подсчёт ударов занял бы слишком много времени.";
    }
    /// The exact duel takes too long.
    duel_too_large() {
        en "The exact odds of this fight would take too long to work out.";
        ru "Точный расчёт этого поединка занял бы слишком много времени.";
    }
    /// The exact duel takes a while: so much of it is known.
    duel_under_way(decided: &str) {
        en "The exact odds are being worked out: {decided} of the fights are decided so far.";
        ru "Точный расчёт ещё идёт: пока решено {decided} поединков.";
    }
    /// The exact law of an attack takes a while: so much of the work is done.
    attack_under_way(done: &str) {
        en "The exact odds of this attack are being worked out: {done} is done so far.";
        ru "Точный расчёт этой атаки ещё идёт: пока готово {done}.";
    }
    /// Row of the duel's odds.
    wins_duel(name: &str) {
        en "{name} wins";
        ru "побеждает {name}";
    }
    /// Row of the duel's odds.
    nobody_wins() {
        en "undecided";
        ru "без победителя";
    }
    /// Button: HP left of this side where it wins.
    hp_left_of(name: &str) {
        en "HP left: {name}";
        ru "Осталось ОЗ: {name}";
    }
    /// Mean length of the duel.
    time_of_duel(time: &str, left: &str, right: &str) {
        en "Ends after {time} on average; attacks: {left} by the attacker, {right} by the defender.";
        ru "В среднем кончается через {time}; атак нападающего: {left}, защищающегося: {right}.";
    }
    /// A number of rounds.
    rounds(n: &str) {
        en "{n} rounds";
        ru "раундов: {n}";
    }
    /// A difference of percentages.
    percentage_points(n: &str) {
        en "{n} points";
        ru "{n} п. п.";
    }
    /// Tab: compare with a reference.
    compare() {
        en "Compare";
        ru "Сравнить";
    }
    /// Button: keep the present set-up to compare with.
    pin_reference() {
        en "keep this as the reference";
        ru "запомнить для сравнения";
    }
    /// Button: compare no more.
    drop_reference() {
        en "drop the reference";
        ru "убрать сравнение";
    }
    /// Button: the reference becomes the document.
    swap_reference() {
        en "swap with the reference";
        ru "поменять с запомненным";
    }
    /// What comparing is for.
    compare_hint() {
        en "Keep the present set-up as a reference, change something, and every number shows its difference.";
        ru "Запомните нынешние настройки, измените что-нибудь — и у каждого числа появится разница.";
    }
    /// Nothing differs.
    nothing_differs() {
        en "Nothing differs from the reference yet.";
        ru "Пока ничего не отличается.";
    }
    /// Caption of the list of differences.
    what_differs() {
        en "What differs";
        ru "Что отличается";
    }
    /// Column: the field.
    column_field() {
        en "Field";
        ru "Поле";
    }
    /// Column: the reference's value.
    column_reference() {
        en "Reference";
        ru "Было";
    }
    /// Column: the present value.
    column_now() {
        en "Now";
        ru "Стало";
    }
    /// What trials say of an outcome, with the 95 % interval.
    sampled_share(share: &str, low: &str, high: &str) {
        en "sampled {share} (95 % within {low} to {high})";
        ru "в испытаниях {share} (95 %: от {low} до {high})";
    }
    /// Label of the choice whose HP left is shown.
    hp_left() {
        en "HP left";
        ru "Осталось ОЗ";
    }
    /// Heading of one fight.
    one_fight() {
        en "One fight";
        ru "Один поединок";
    }
    /// Which fight is told, and how it ended.
    fight_of_trial(trial: &str, verdict: &str) {
        en "Trial {trial} of this seed: {verdict}.";
        ru "Испытание {trial} этого зерна: {verdict}.";
    }
    /// Button: the next trial's fight.
    new_fight() {
        en "another fight";
        ru "другой поединок";
    }
    /// A round by its number.
    round_number(n: &str) {
        en "round {n}";
        ru "раунд {n}";
    }
}
