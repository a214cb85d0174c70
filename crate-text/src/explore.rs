//! Words of the sweeps: lines, maps, what a point is worth.

use duelscope_core::sheet::{Field, Group};

use crate::{Lang, field_label, group_label, messages};

messages! {
    /// Tab: sweeps.
    explore() {
        en "Explore";
        ru "Исследование";
    }
    /// Field: what is measured.
    measure() {
        en "How does this change";
        ru "Как меняется";
    }
    /// A number that is measured.
    measure_win() {
        en "chance to win";
        ru "шанс победить";
    }
    /// A number that is measured.
    measure_hit() {
        en "chance to hit";
        ru "шанс попасть";
    }
    /// A number that is measured.
    measure_wound() {
        en "chance to take HP";
        ru "шанс отнять ОЗ";
    }
    /// A number that is measured.
    measure_loss() {
        en "mean HP taken by one attack";
        ru "средняя потеря ОЗ от атаки";
    }
    /// A number that is measured.
    measure_kill() {
        en "chance to kill with one attack";
        ru "шанс убить одной атакой";
    }
    /// A number that is measured.
    measure_attacks() {
        en "mean attacks to kill";
        ru "среднее число атак до смерти";
    }
    /// Names the choice between the next two.
    how_many_inputs() {
        en "Inputs";
        ru "Параметры";
    }
    /// Choice: lines over one input.
    one_input() {
        en "one input";
        ru "один параметр";
    }
    /// Choice: a map of two inputs.
    two_inputs() {
        en "two inputs";
        ru "два параметра";
    }
    /// Field: the input along the picture.
    along() {
        en "Along";
        ru "Вправо";
    }
    /// Field: the input up the picture.
    upwards() {
        en "Upwards";
        ru "Вверх";
    }
    /// Field: first value of a range.
    range_from() {
        en "from";
        ru "от";
    }
    /// Field: last value of a range.
    range_to() {
        en "to";
        ru "до";
    }
    /// Field: most values of a range.
    range_values() {
        en "values, at most";
        ru "значений не более";
    }
    /// Beside a field of a range, for those who cannot see where it stands.
    of_input(what: &str, input: &str) {
        en "{input}: {what}";
        ru "{input}: {what}";
    }
    /// Error: the two ends of a range are one.
    one_end() {
        en "The range needs two ends that differ.";
        ru "Концы диапазона должны различаться.";
    }
    /// Error: how many values a range may have.
    values_allowed(low: &str, high: &str) {
        en "{low} to {high} values.";
        ru "От {low} до {high} значений.";
    }
    /// What the picture shows, for those who cannot see it.
    map_label(measure: &str, along: &str, upwards: &str, low: &str, high: &str) {
        en "{measure} over {along} and {upwards}: from {low} to {high}. A table with the same numbers follows.";
        ru "{measure}; вправо {along}, вверх {upwards}: от {low} до {high}. Те же числа в таблице ниже.";
    }
    /// The same for lines over one input.
    line_label(measure: &str, along: &str, low: &str, high: &str) {
        en "{measure} over {along}: from {low} to {high}. A table with the same numbers follows.";
        ru "{measure} в зависимости от «{along}»: от {low} до {high}. Те же числа в таблице ниже.";
    }
    /// The same while nothing is known yet.
    being_worked_out(measure: &str) {
        en "{measure}: being worked out.";
        ru "{measure}: вычисляется.";
    }
    /// Name of the cross-hair.
    cross_hair() {
        en "Cross-hair; arrows move it, Enter sets the inputs";
        ru "Перекрестие: стрелки двигают, Enter задаёт параметры";
    }
    /// Below a picture of two inputs.
    hint_map() {
        en "Drag the cross-hair to set both inputs, or walk with the arrow keys and press Enter.";
        ru "Перетащите перекрестие, чтобы задать оба параметра; с клавиатуры: стрелки и Enter.";
    }
    /// Below a picture of one input.
    hint_line() {
        en "Drag the line to set the input, or walk with the arrow keys and press Enter.";
        ru "Перетащите линию, чтобы задать параметр; с клавиатуры: стрелки и Enter.";
    }
    /// Button: the inputs take the values of the cross-hair.
    set_here() {
        en "set this";
        ru "задать";
    }
    /// The cross-hair stands at the present values.
    as_now() {
        en "as now";
        ru "как сейчас";
    }
    /// A difference to the present values.
    against_now(difference: &str) {
        en "{difference} against now";
        ru "{difference} к нынешнему";
    }
    /// The present values are beyond the range.
    outside(input: &str) {
        en "{input} is outside the range now.";
        ru "{input}: сейчас вне диапазона.";
    }
    /// A cell: the values do not go together.
    no_such_document() {
        en "these values do not go together";
        ru "эти значения несовместимы";
    }
    /// A cell: there is no number.
    no_number() {
        en "no exact number";
        ru "точного числа нет";
    }
    /// Note: why there is no number of attacks anywhere.
    attacks_change() {
        en "Attacks here change more than HP, so no two of them are alike: ask for the chance to win.";
        ru "Атаки здесь меняют не только ОЗ, поэтому каждая иная: посмотрите шанс победить.";
    }
    /// Note: why there is no number anywhere.
    too_much_work() {
        en "This takes too much work to be told exactly: sample it in the other panels.";
        ru "Точный ответ требует слишком большой работы: проведите испытания на других вкладках.";
    }
    /// A cell that is not known yet.
    not_yet() {
        en "being worked out";
        ru "вычисляется";
    }
    /// Progress of a map.
    worked_out(share: &str) {
        en "{share} worked out";
        ru "вычислено {share}";
    }
    /// Key: the attacker wins more often.
    key_left(name: &str) {
        en "{name} wins more often";
        ru "чаще побеждает {name}";
    }
    /// Key: a side's line.
    key_line(name: &str) {
        en "{name}";
        ru "{name}";
    }
    /// Key: the line of even odds.
    key_even() {
        en "break-even, 50 %";
        ru "поровну, 50 %";
    }
    /// Key: the line of values as good as the reference.
    key_reference(value: &str) {
        en "as the reference, {value}";
        ru "как образец, {value}";
    }
    /// Key: the line of values as good as now.
    key_now(value: &str) {
        en "as now, {value}";
        ru "как сейчас, {value}";
    }
    /// Key: from little to much colour.
    key_scale(low: &str, high: &str) {
        en "from {low} to {high}";
        ru "от {low} до {high}";
    }
    /// Key: hatched cells.
    key_nothing() {
        en "no number";
        ru "числа нет";
    }
    /// Heading of the list of what points are worth.
    what_a_point_is_worth() {
        en "What one point is worth";
        ru "Чего стоит одно очко";
    }
    /// Below it: of what, in which unit.
    in_points(measure: &str) {
        en "{measure}, in percentage points";
        ru "{measure}, в процентных пунктах";
    }
    /// Column: an input.
    column_input() {
        en "input";
        ru "параметр";
    }
    /// Column: a point less.
    one_less() {
        en "−1";
        ru "−1";
    }
    /// Column: a point more.
    one_more() {
        en "+1";
        ru "+1";
    }
    /// No input changes the number.
    no_point_counts() {
        en "No single point changes it.";
        ru "Ни одно очко его не меняет.";
    }
    /// Below the list: what is left out.
    others_change_nothing() {
        en "No other point changes it. Choose an input to see its whole range.";
        ru "Другие очки его не меняют. Выберите параметр, чтобы увидеть весь диапазон.";
    }
    /// Fold: the end of a long list.
    more_inputs(n: &str) {
        en "{n} more";
        ru "ещё {n}";
    }
}

/// What an input is called where those of all groups stand together.
pub fn input_name(lang: Lang, field: &Field) -> String {
    let name = field_label(lang, field);
    match field.group {
        Group::Weapon | Group::Second | Group::Missile | Group::Armor => {
            format!("{}: {}", group_label(lang, field.group), duelscope_core::letters::lower(&name))
        }
        _ => name,
    }
}

#[cfg(test)]
mod tests {
    use duelscope_core::sheet::{Kind, SIDE};

    use super::*;

    #[test]
    fn no_two_numbers_of_a_side_have_one_name() {
        for lang in Lang::ALL {
            let numbers = SIDE.iter().filter(|field| {
                matches!(field.kind, Kind::Int { .. } | Kind::Decimal { .. } | Kind::Span { .. })
            });
            // A side is a Sanctum minion or it is not.
            let (minion, other): (Vec<_>, Vec<_>) =
                numbers.partition(|field| field.group == Group::Minion);
            for fields in [minion, other] {
                let mut names: Vec<_> =
                    fields.iter().map(|field| input_name(lang, field)).collect();
                names.sort();
                let all = names.len();
                names.dedup();
                assert_eq!(names.len(), all, "{names:?}");
            }
        }
    }
}
