//! Sanctum's open questions in words: what is asked, how it can be read, and
//! what a source says about it.

use duelscope_core::rules::sanctum::readings::Question;

use crate::Lang;
use crate::book::messages;
use crate::russian::here;

messages! {
    /// The list of open questions.
    open_questions() {
        en "Open questions of Sanctum's rules";
        ru "Открытые вопросы правил Sanctum";
    }
    /// Under the list's name.
    open_questions_why() {
        en "The manual leaves these open. The first answer is its letter; another one changes every number on this page.";
        ru "Справочник оставляет это открытым. Первый ответ — его буква; другой меняет все числа на странице.";
    }
    /// Every question is read by the letter.
    readings_default(questions: &str) {
        en "{questions} open questions, read literally";
        ru "открытых вопросов: {questions}, прочитаны буквально";
    }
    /// So many are not.
    readings_changed(changed: &str, questions: &str) {
        en "{changed} of {questions} readings changed";
        ru "изменено прочтений: {changed} из {questions}";
    }
    /// Button: back to the literal reading of every question.
    readings_reset() {
        en "Read all literally";
        ru "Прочитать всё буквально";
    }
    /// Where no source has an answer.
    no_source() {
        en "No source says.";
        ru "Источники молчат.";
    }
    /// In front of the number of a question.
    question_number(number: &str) {
        en "AMB-{number}";
        ru "AMB-{number}";
    }
}

/// One open question in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionText {
    /// What is asked.
    pub asks: &'static str,
    /// Its answers, the literal one first; as many as its switch has values.
    pub answers: &'static [&'static str],
    /// What a source says about it, if one does.
    pub source: Option<&'static str>,
}

impl QuestionText {
    /// The answer of a switch's value; the last one for a value beyond it.
    pub fn answer(&self, value: u8) -> &'static str {
        let last = self.answers.len().saturating_sub(1);
        self.answers.get(usize::from(value).min(last)).copied().unwrap_or("")
    }
}

/// An open question in words.
pub fn question(lang: Lang, question: Question) -> QuestionText {
    let said = match lang {
        Lang::En => english,
        Lang::Ru => here().map_or(english as fn(_) -> _, |russian| russian.question),
    };
    said(question)
}

const fn text(
    asks: &'static str,
    answers: &'static [&'static str],
    source: &'static str,
) -> QuestionText {
    QuestionText { asks, answers, source: if source.is_empty() { None } else { Some(source) } }
}

#[rustfmt::skip]
fn english(question: Question) -> QuestionText {
    match question {
        Question::ZeroPoints => text("0 points of damage come in",
            &["every step runs", "bounced at once"],
            "The newer manual has a chapter on hits of 0 points; its answer cannot be read."),
        Question::Emptied => text("D1 brings the damage to 0",
            &["it goes on", "bounced at once"], ""),
        Question::Magical => text("What magical damage passes by",
            &["immunities and reductions", "immunities only", "cancelling effects too"],
            "The manual: nothing blocks it. Whether a mere reduction blocks is open."),
        Question::Order => text("The order of D1's effects",
            &["“before armor”, then “is hit”", "one list, as they were cast"],
            "Of terrain the manual says: like other spells, in the order of the list of active spells."),
        Question::IsHit => text("“Is hit” effects where nobody is to blame",
            &["need an attacker", "act all the same"],
            "On deaths: effects set off in combat are kills, so there is someone to blame."),
        Question::ZeroHit => text("A hit of 0 points, for “is hit” effects",
            &["is a hit", "is no hit"], ""),
        Question::HitsGive => text("When “hits give” effects act",
            &["after every hit", "only if it damaged or killed"],
            "The combat page asks why one did not act: so there is a condition, unread."),
        Question::NegativeArmor => text("Armor below 0",
            &["counts as 0", "adds to the damage"], ""),
        Question::ReducedToZero => text("An effect after armor brings the damage to 0",
            &["bounced", "goes on to D4"], ""),
        Question::CancelledAndDead => text("Cancelled and dead in the same D3",
            &["bounced", "killed"], ""),
        Question::CapAfter => text("The cap, when effects change damage or HP after it",
            &["stays as it was", "is set anew"], ""),
        Question::Unnamed => text("Damage that names no type",
            &["is magical", "is plain: no mode, no modifier"],
            "The manual: most damage spells are magical."),
        Question::OutsideCombat => text("The armor that soaks outside combat",
            &["current armor", "full armor"],
            "The page on armor speaks of rounds of combat only."),
        Question::RedirectedHit => text("A hit moved to another: the first target’s result",
            &["redirected", "bounced"], ""),
        Question::StillAlive => text("What D4 asks of a survivor",
            &["HP above 0 and no mark of death", "HP above 0"], ""),
        Question::Halves => text("Half a point",
            &["rounds down", "rounds up"], "No card that halves was found."),
        Question::WhenDamages => text("When “when it damages” effects act",
            &["in D3, while damage is left", "on the result “damaged”"], ""),
        Question::InnerDamage => text("Damage inside an effect",
            &["is taken at once", "waits for the outer result"], ""),
        Question::MagicalMode => text("Magical hand damage, for effects on hand damage",
            &["counts as hand, unless the effect blocks", "does not count"], ""),
    }
}

#[rustfmt::skip]
pub(crate) fn russian(question: Question) -> QuestionText {
    match question {
        Question::ZeroPoints => text("Приходит 0 очков урона",
            &["идут все шаги", "сразу отскок"],
            "В новом справочнике есть глава об ударах в 0 очков, но ответ не прочесть."),
        Question::Emptied => text("D1 сводит урон к 0",
            &["идёт дальше", "сразу отскок"], ""),
        Question::Magical => text("Что магический урон обходит",
            &["иммунитеты и ослабления", "только иммунитеты", "и отмены тоже"],
            "Справочник: его ничто не блокирует. Блокирует ли ослабление — открыто."),
        Question::Order => text("Порядок эффектов в D1",
            &["«до брони», затем «при попадании»", "один список по порядку чар"],
            "О местности сказано: как и прочие чары, по порядку списка действующих."),
        Question::IsHit => text("Эффекты «при попадании», когда винить некого",
            &["нужен нападающий", "действуют и так"],
            "О смерти сказано: сработавшее в бою — убийство, значит, виновный есть."),
        Question::ZeroHit => text("Удар в 0 очков для эффектов «при попадании»",
            &["это попадание", "не попадание"], ""),
        Question::HitsGive => text("Когда действуют «удары дают»",
            &["после каждого попадания", "только если ранит или убьёт"],
            "На странице о бое спрашивают, почему один не сработал: условие есть, но не прочесть."),
        Question::NegativeArmor => text("Броня ниже 0",
            &["считается нулём", "добавляется к урону"], ""),
        Question::ReducedToZero => text("Эффект после брони сводит урон к 0",
            &["отскок", "идёт в D4"], ""),
        Question::CancelledAndDead => text("Отменён и мёртв в одном D3",
            &["отскок", "смерть"], ""),
        Question::CapAfter => text("Предел, если эффекты потом меняют урон или ОЗ",
            &["остаётся прежним", "ставится заново"], ""),
        Question::Unnamed => text("Урон без указанного вида",
            &["магический", "простой: ни типа, ни свойств"],
            "Справочник: большинство чар урона — магические."),
        Question::OutsideCombat => text("Какая броня держит вне боя",
            &["текущая", "полная"],
            "Страница о броне говорит только о раундах боя."),
        Question::RedirectedHit => text("Удар перенесён: итог для первой цели",
            &["перенаправлен", "отскок"], ""),
        Question::StillAlive => text("Что D4 требует от выжившего",
            &["ОЗ выше 0 и нет метки смерти", "ОЗ выше 0"], ""),
        Question::Halves => text("Половина очка",
            &["округляется вниз", "округляется вверх"], "Карт с половиной не нашлось."),
        Question::WhenDamages => text("Когда действует «если ранит»",
            &["в D3, пока есть урон", "по итогу «ранен»"], ""),
        Question::InnerDamage => text("Урон внутри эффекта",
            &["принимается сразу", "ждёт внешнего итога"], ""),
        Question::MagicalMode => text("Магический рукопашный урон для эффектов на рукопашный",
            &["считается, если эффект не блокирует", "не считается"], ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_of_every_switch_has_words() {
        for &asked in Question::ALL {
            for lang in Lang::ALL {
                let text = question(lang, asked);
                assert_eq!(text.answers.len(), usize::from(asked.values()), "{asked:?}");
                assert!(!text.asks.is_empty() && text.answers.iter().all(|a| !a.is_empty()));
            }
        }
    }
}
