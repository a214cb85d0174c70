//! Words of the page's frame.

use crate::messages;

messages! {
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
    /// Said where copying is refused.
    copy_refused() {
        en "The browser refused; copy the address bar instead.";
        ru "Браузер не разрешил; скопируйте адрес из адресной строки.";
    }
    /// Above the list of what a link had that could not be read.
    link_ignored() {
        en "Opened what could be read of the link. Passed over:";
        ru "Ссылка прочитана частично. Пропущено:";
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
        en "Search the catalogue";
        ru "Поиск в каталоге";
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
}
