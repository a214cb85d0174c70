//! Words of Monte Carlo's controls.

use crate::book::{messages, names};
use crate::{Form, Lang};

messages! {
    /// Under the fields of a run.
    within_note() {
        en "Precision: a run may end as soon as no 95 % interval is wider than this; 0 makes all its trials.";
        ru "Точность: испытания закончатся раньше, как только ни один интервал 95 % не будет шире; 0 — провести все.";
    }
    /// Button: run trials.
    run_trials(n: &str) {
        en "run {n}";
        ru "запустить {n}";
    }
    /// Button: cancel a run.
    cancel_run() {
        en "cancel";
        ru "прервать";
    }
    /// Progress of a run.
    trials_done(done: &str, wanted: &str, trials: &str) {
        en "{done} of {wanted} {trials}";
        ru "{done} из {wanted} {trials}";
    }
    /// A finished run.
    trials_finished(done: &str, trials: &str, seconds: &str) {
        en "{done} {trials} in {seconds} s";
        ru "{done} {trials} за {seconds} с";
    }
    /// A cancelled run, with the n it counted.
    trials_cancelled(done: &str, trials: &str) {
        en "cancelled after {done} {trials}; all of them count";
        ru "прервано после {done} {trials}; все учтены";
    }
    /// A run that failed.
    run_failed(why: &str) {
        en "The run stopped: {why}";
        ru "Запуск остановлен: {why}";
    }
    /// The run belongs to older inputs.
    run_outdated() {
        en "The trials were of older settings.";
        ru "Испытания были для прежних настроек.";
    }
    /// Workers were lost during the run.
    workers_lost(n: &str) {
        en "workers lost: {n}; the rest carried on";
        ru "потеряно потоков: {n}; остальные продолжили";
    }
    /// The run goes on in the page itself.
    runs_in_page() {
        en "runs in the page: workers are not allowed here";
        ru "считает сама страница: фоновые потоки здесь запрещены";
    }
}

names! {
    /// "trials" after a number.
    trials_form(Form) {
        One: "trial", "испытание";
        Few: "trials", "испытания";
        Many: "trials", "испытаний";
    }
    /// "trials" after "of" or "after" and a number.
    of_trials_form(Form) {
        One: "trial", "испытания";
        _: "trials", "испытаний";
    }
}

/// "trials" after their number.
pub fn trials_word(lang: Lang, n: u64) -> &'static str {
    trials_form(lang, lang.form(n))
}

/// "trials" after "of" or "after" and their number.
pub fn of_trials_word(lang: Lang, n: u64) -> &'static str {
    of_trials_form(lang, lang.form(n))
}
