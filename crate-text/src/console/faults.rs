//! What the command line says when something is wrong.

use duelscope_catalogue::Untyped;

use crate::{Lang, field_fault, messages};

messages! {
    /// In front of a message on what is wrong.
    error(text: &str) {
        en "error: {text}";
        ru "ошибка: {text}";
    }
    /// In front of a message on what was passed over.
    warning(text: &str) {
        en "warning: {text}";
        ru "внимание: {text}";
    }
    /// A file that cannot be read.
    not_read(file: &str, why: &str) {
        en "{file} cannot be read: {why}";
        ru "{file} не прочитать: {why}";
    }
    /// Neither a file nor a link.
    no_scenario(text: &str) {
        en "“{text}” is neither a link (v=1&…), nor a file, nor - for standard input";
        ru "«{text}» – не ссылка (v=1&…), не файл и не - для стандартного ввода";
    }
    /// A file that is no document.
    no_json(file: &str) {
        en "{file} is neither a link nor JSON";
        ru "{file} – не ссылка и не JSON";
    }
    /// JSON of something else.
    no_document(file: &str) {
        en "{file} is JSON, but no Duelscope document: it needs \"duelscope\": 1 and a \"sheet\"";
        ru "{file} – JSON, но не документ Duelscope: нужны \"duelscope\": 1 и \"sheet\"";
    }
    /// A document that is too long.
    too_long(file: &str, most: &str) {
        en "{file} is longer than {most} bytes";
        ru "{file} длиннее {most} байт";
    }
    /// A name that the catalogue does not have.
    not_in_catalogue(key: &str, id: &str, near: &str) {
        en "“{key}={id}”: the catalogue has no such id; the nearest are {near}";
        ru "«{key}={id}»: такого id в каталоге нет; ближайшие: {near}";
    }
    /// A key that no field has.
    no_such_key(key: &str, near: &str) {
        en "no field has the key “{key}”; the nearest are {near}";
        ru "поля с ключом «{key}» нет; ближайшие: {near}";
    }
    /// An override of a field that is not asked.
    not_asked(key: &str) {
        en "“{key}” matters nothing under this ruleset and set-up";
        ru "«{key}» при этих правилах и настройках ни на что не влияет";
    }
    /// An exact answer that would take too long.
    too_much_work() {
        en "the exact answer would take too much work: sample it with “duelscope simulate”";
        ru "точный ответ потребовал бы слишком много работы: используйте «duelscope simulate»";
    }
    /// A field that cannot be swept.
    no_range(key: &str) {
        en "“{key}” takes no range: it is no number; {key}=* takes each of a field’s words";
        ru "у «{key}» нет диапазона: это не число; {key}=* перебирает все слова поля";
    }
    /// A field that has no words.
    no_words(key: &str) {
        en "“{key}” has no words to take each: give a range such as {key}=1..20";
        ru "у «{key}» нет слов для перебора: задайте диапазон, например {key}=1..20";
    }
    /// A sweep of too many answers.
    too_many_cells(most: &str) {
        en "a sweep has at most {most} answers: take fewer values, KEY=FROM..TO:VALUES";
        ru "в переборе не больше {most} ответов: возьмите меньше значений, KEY=FROM..TO:VALUES";
    }
    /// An expectation that is not met.
    not_met(path: &str, wanted: &str, got: &str) {
        en "“{path}” is {got}, not {wanted}";
        ru "«{path}» равно {got}, а не {wanted}";
    }
    /// An expectation of something that is not there.
    nothing_there(path: &str, keys: &str) {
        en "the answer has no number at “{path}”; there are {keys}";
        ru "в ответе нет числа «{path}»; есть {keys}";
    }
    /// An address that wikis would not take.
    no_address(site: &str) {
        en "“{site}” is no address: it begins with https:// or http:// and has no # or space";
        ru "«{site}» – не адрес: он начинается с https:// или http://, без # и пробелов";
    }
    /// A format that a command does not have.
    no_such_format(format: &str) {
        en "a trace is no table: its formats are text and json, not {format}";
        ru "трасса – не таблица: её форматы text и json, а не {format}";
    }
}

/// Why something typed for a field is not taken.
pub fn not_taken(lang: Lang, untyped: &Untyped) -> String {
    match untyped {
        Untyped::Key(key, near) => no_such_key(lang, key, &near.join(", ")),
        Untyped::Name(slot, text, near) => {
            not_in_catalogue(lang, &slot.key(), text, &near.join(", "))
        }
        Untyped::Text(error) => field_fault(lang, error),
    }
}
