//! Words of what is kept and passed on: examples, presets of one's own, files,
//! links.

use duelscope_core::sheet::Refused;

use crate::{Lang, messages};

messages! {
    /// Button: opens the examples.
    examples() {
        en "Examples";
        ru "Примеры";
    }
    /// Title of the examples.
    real_questions() {
        en "Real questions, answered";
        ru "Настоящие вопросы с ответами";
    }
    /// Label of the strip that repeats the question of an opened example.
    example() {
        en "Example";
        ru "Пример";
    }
    /// Button: opens the ways to pass the page on.
    share() {
        en "Share";
        ru "Поделиться";
    }
    /// Menu item.
    copy_sentence() {
        en "Copy one sentence";
        ru "Скопировать фразу";
    }
    /// Menu item.
    save_file() {
        en "Save as a file";
        ru "Сохранить в файл";
    }
    /// Under [`save_file`].
    save_file_note() {
        en "This fight, as JSON";
        ru "Этот бой, в JSON";
    }
    /// Said where the browser takes no file.
    file_copied() {
        en "No file can be saved here: its text is copied";
        ru "Файл здесь не сохранить: скопирован его текст";
    }
    /// Menu item.
    open_file() {
        en "Open a file";
        ru "Открыть файл";
    }
    /// Under [`open_file`].
    open_file_note() {
        en "Or drop or paste it anywhere on the page";
        ru "Или перетащите либо вставьте его на страницу";
    }
    /// Title of the menu: six letters that name the state.
    fingerprint_is(letters: &str) {
        en "Fingerprint {letters}: same letters, same settings";
        ru "Отпечаток {letters}: те же буквы — те же настройки";
    }
    /// Said after copying a sentence.
    sentence_copied() {
        en "Sentence copied.";
        ru "Фраза скопирована.";
    }
    /// Heading where copying is refused.
    copy_by_hand() {
        en "Copy it by hand";
        ru "Скопируйте сами";
    }
    /// Under [`copy_by_hand`].
    copy_by_hand_note() {
        en "The browser does not let the page copy or save here. The text is selected.";
        ru "Браузер здесь не даёт странице копировать и сохранять. Текст выделен.";
    }
    /// Said after a file was opened.
    opened(name: &str) {
        en "Opened {name}.";
        ru "Открыто: {name}.";
    }
    /// What a pasted text is called.
    pasted() {
        en "the pasted text";
        ru "вставленный текст";
    }
    /// Said after presets came with a file.
    presets_added(n: &str) {
        en "Presets added: {n}.";
        ru "Добавлено заготовок: {n}.";
    }
    /// Why a file was not opened.
    file_too_long(name: &str) {
        en "{name} is too long for a file of Duelscope.";
        ru "{name}: слишком длинно для файла Duelscope.";
    }
    /// Why a file was not opened.
    not_json(name: &str) {
        en "{name} is not JSON.";
        ru "{name}: это не JSON.";
    }
    /// Why a file was not opened.
    not_a_document(name: &str) {
        en "{name} is not a file of Duelscope: it has no \"duelscope\": 1.";
        ru "{name}: это не файл Duelscope, в нём нет \"duelscope\": 1.";
    }
    /// A file could not be read at all.
    unreadable(name: &str) {
        en "{name} could not be read.";
        ru "{name}: не удалось прочесть.";
    }
    /// Button of a side, and title of what it opens.
    your_presets() {
        en "Your presets";
        ru "Ваши заготовки";
    }
    /// Field: the name of a new preset.
    preset_name() {
        en "Name";
        ru "Название";
    }
    /// Button: keeps a side under a name.
    save_preset(name: &str) {
        en "Save {name}";
        ru "Сохранить: {name}";
    }
    /// Button: puts a preset on a side.
    use_preset() {
        en "Use";
        ru "Взять";
    }
    /// Button's label for a screen reader.
    use_preset_named(name: &str) {
        en "Use {name}";
        ru "Взять: {name}";
    }
    /// Button.
    delete_preset(name: &str) {
        en "Delete {name}";
        ru "Удалить: {name}";
    }
    /// Said after a preset was deleted.
    preset_deleted(name: &str) {
        en "{name} deleted.";
        ru "Удалено: {name}.";
    }
    /// Said after a preset was kept.
    preset_saved(name: &str) {
        en "{name} saved.";
        ru "Сохранено: {name}.";
    }
    /// There is none.
    no_presets() {
        en "None yet. Save a combatant here and put it on either side later.";
        ru "Пока пусто. Сохраните бойца, и его можно будет поставить на любую сторону.";
    }
    /// The same name again.
    preset_replaces(name: &str) {
        en "{name} exists and will be replaced.";
        ru "{name} уже есть и будет заменено.";
    }
    /// The name is no name.
    preset_needs_name(most: &str) {
        en "A name is 1 to {most} characters.";
        ru "Название: от 1 до {most} знаков.";
    }
    /// Storage is refused.
    kept_in_memory() {
        en "This browser keeps nothing here: presets last until the page is closed. Save them as a file.";
        ru "Браузер здесь ничего не хранит: заготовки живут, пока открыта страница. Сохраните их в файл.";
    }
    /// Where presets are kept.
    kept_on_device() {
        en "Kept in this browser only.";
        ru "Хранятся только в этом браузере.";
    }
    /// Button: all presets as a file.
    save_presets() {
        en "Save all as a file";
        ru "Сохранить все в файл";
    }
    /// Label of the hints.
    hints() {
        en "Three hints";
        ru "Три подсказки";
    }
    /// Hint.
    hint_fields() {
        en "Change any number: the answer follows at once.";
        ru "Измените любое число: ответ обновится.";
    }
    /// Hint.
    hint_steps() {
        en "Step through one blow, or roll it anew.";
        ru "Пройдите удар по шагам или бросьте снова.";
    }
    /// Hint.
    hint_examples() {
        en "Look into Examples: ten questions, answered.";
        ru "«Примеры»: десять вопросов с ответами.";
    }
    /// Beside a name of the catalogue: its HP.
    hint_hp(hp: &str) {
        en "{hp} HP";
        ru "{hp} ОЗ";
    }
    /// Beside a name of the catalogue: its tier.
    hint_tier(tier: &str) {
        en "tier {tier}";
        ru "ступень {tier}";
    }
    /// Beside an effect of the catalogue that goes to the other side.
    hint_other_side() {
        en "on the other side";
        ru "на другой стороне";
    }
    /// Button: hides the hints for good.
    hints_done() {
        en "Got it";
        ru "Понятно";
    }
    /// Lies on the page while a file is dragged over it.
    drop_here() {
        en "Drop the file to open it";
        ru "Отпустите файл, чтобы открыть";
    }
    /// Said when the last visit's fight is back.
    session_restored() {
        en "Your last fight is back.";
        ru "Ваш последний бой снова здесь.";
    }
}

/// Why a text is no file of ours.
#[must_use]
pub fn refused(lang: Lang, why: Refused, name: &str) -> String {
    match why {
        Refused::TooLong => file_too_long(lang, name),
        Refused::NotJson => not_json(lang, name),
        Refused::NotADocument => not_a_document(lang, name),
    }
}
