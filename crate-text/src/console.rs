//! Words of the command line, and of the tables that wikis take from it.

pub(crate) mod faults;

pub use faults::*;

use crate::messages;

messages! {
    /// Column: the name of a number.
    what() {
        en "What";
        ru "Что";
    }
    /// Column: a number.
    how_much() {
        en "Value";
        ru "Значение";
    }
    /// How likely something was, as a formula.
    by_formula(formula: &str) {
        en "P = {formula}";
        ru "P = {formula}";
    }
    /// Row: a hit is critical.
    hit_is_crit() {
        en "critical, if it hits";
        ru "крит, если попал";
    }
    /// A probability with its fraction.
    with_fraction(p: &str, fraction: &str) {
        en "{p} ({fraction})";
        ru "{p} ({fraction})";
    }
    /// Row: HP that 90 % of the attacks take.
    nine_of_ten() {
        en "HP lost to nine blows of ten";
        ru "потеря ОЗ в девяти ударах из десяти";
    }
    /// Row: the median.
    median() {
        en "HP lost, median";
        ru "потеря ОЗ, медиана";
    }
    /// Row: HP the attacker loses.
    own_loss() {
        en "HP the attacker loses itself";
        ru "ОЗ теряет сам нападающий";
    }
    /// Column: HP lost.
    hp_lost() {
        en "HP lost";
        ru "Потеря ОЗ";
    }
    /// Column: HP left.
    hp_left() {
        en "HP left";
        ru "Осталось ОЗ";
    }
    /// Column: probability of this value.
    exactly() {
        en "Exactly";
        ru "Ровно";
    }
    /// Column: probability of this value or more.
    at_least() {
        en "At least";
        ru "Не меньше";
    }
    /// Row: mean attacks of a side.
    attacks_of(name: &str) {
        en "attacks of {name}, on average";
        ru "атак у {name}, в среднем";
    }
    /// Row: mean time in turns.
    turns_it_takes() {
        en "turns it takes, on average";
        ru "ходов, в среднем";
    }
    /// Row: mean time in rounds.
    rounds_it_takes() {
        en "rounds it takes, on average";
        ru "раундов, в среднем";
    }
    /// Row: HP a winner has left.
    left_if_wins(name: &str) {
        en "HP {name} has left after a win, on average";
        ru "ОЗ у {name} после победы, в среднем";
    }
    /// Column: the number of an attack.
    attack_number() {
        en "Attack";
        ru "Атака";
    }
    /// Column: attacks of a fight, both sides together.
    attacks() {
        en "Attacks";
        ru "Атак";
    }
    /// Column: time in turns.
    time_in_turns() {
        en "Turn";
        ru "Ход";
    }
    /// Column: the round.
    time_in_rounds() {
        en "Round";
        ru "Раунд";
    }
    /// Column: a side wins with this attack.
    wins_now(name: &str) {
        en "{name} wins";
        ru "{name} побеждает";
    }
    /// Column: an outcome.
    outcome() {
        en "Outcome";
        ru "Исход";
    }
    /// Column: trials.
    trials() {
        en "Trials";
        ru "Испытания";
    }
    /// Column: share of the trials.
    share() {
        en "Share";
        ru "Доля";
    }
    /// Column: lower end of the 95 % interval.
    low() {
        en "95 % from";
        ru "95 % от";
    }
    /// Column: upper end of the 95 % interval.
    high() {
        en "to";
        ru "до";
    }
    /// Column: the exact probability.
    exact() {
        en "Exact";
        ru "Точно";
    }
    /// Row: a mean of points.
    mean_hp_lost() {
        en "HP lost on average";
        ru "потеря ОЗ в среднем";
    }
    /// Line: what was sampled.
    sampled(trials: &str, word: &str, seed: &str) {
        en "{trials} {word}, seed {seed}";
        ru "{trials} {word}, зерно {seed}";
    }
    /// Line: which trial is traced.
    traced(trial: &str, seed: &str) {
        en "Trial {trial} of seed {seed}";
        ru "Испытание {trial} зерна {seed}";
    }
    /// Column: a mob.
    mob() {
        en "Mob";
        ru "Моб";
    }
    /// Column: a minion.
    minion() {
        en "Minion";
        ru "Существо";
    }
    /// Column: its HP.
    its_hp() {
        en "HP";
        ru "ОЗ";
    }
    /// Column: probability to hit it.
    hits_it() {
        en "Hits it";
        ru "Попадание по нему";
    }
    /// Column: mean HP it loses to a blow.
    it_loses() {
        en "HP a blow";
        ru "ОЗ за удар";
    }
    /// Column: probability to kill it with one blow.
    kills_it() {
        en "Kills at once";
        ru "Убит сразу";
    }
    /// Column: probability that it hits.
    it_hits() {
        en "It hits";
        ru "Его попадание";
    }
    /// Column: mean HP its blow takes.
    its_blow() {
        en "HP its blow";
        ru "ОЗ за его удар";
    }
    /// Column: probability that its blow kills.
    it_kills() {
        en "It kills at once";
        ru "Убивает сразу";
    }
    /// Column: probability to win the duel.
    wins() {
        en "Wins the duel";
        ru "Победа";
    }
    /// Above a table of mobs.
    against_all(who: &str, rules: &str) {
        en "{who} against each mob of the catalogue ({rules})";
        ru "{who} против каждого моба каталога ({rules})";
    }
    /// Above a table of minions.
    against_minions(who: &str, rules: &str) {
        en "{who} against each minion of the catalogue ({rules})";
        ru "{who} против каждого существа каталога ({rules})";
    }
    /// Part of that line: the edition and the depth.
    rules_at_depth(game: &str, version: &str, edition: &str, depth: &str) {
        en "{game} {version}, {edition}, depth {depth}";
        ru "{game} {version}, {edition}, глубина {depth}";
    }
    /// Part of that line.
    rules_of_sanctum(manual: &str) {
        en "Sanctum {manual}";
        ru "Sanctum {manual}";
    }
    /// The link below numbers.
    see_and_change() {
        en "See and change it in Duelscope";
        ru "Посмотреть и изменить в Duelscope";
    }
    /// In front of a link, where no site is known.
    link() {
        en "Link:";
        ru "Ссылка:";
    }
    /// Above a sweep.
    swept(ask: &str, field: &str, who: &str) {
        en "{ask} by “{field}”: {who}";
        ru "{ask} в зависимости от «{field}»: {who}";
    }
    /// What a sweep asks: to hit.
    ask_hit() {
        en "Probability to hit";
        ru "Вероятность попасть";
    }
    /// What a sweep asks: to wound.
    ask_wound() {
        en "Probability to take HP";
        ru "Вероятность ранить";
    }
    /// What a sweep asks: mean HP.
    ask_loss() {
        en "HP a blow takes on average";
        ru "ОЗ за удар в среднем";
    }
    /// What a sweep asks: to kill at once.
    ask_kill() {
        en "Probability to kill with one blow";
        ru "Вероятность убить одним ударом";
    }
    /// What a sweep asks: how many blows.
    ask_attacks() {
        en "Blows to kill on average";
        ru "Ударов до убийства в среднем";
    }
    /// What a sweep asks: to win.
    ask_win() {
        en "Probability to win the duel";
        ru "Вероятность победить в поединке";
    }
}
