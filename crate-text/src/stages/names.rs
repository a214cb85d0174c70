//! What stages and ends are called.

use duelscope_core::{DamageKind, Mode, Outcome};

use crate::book::{messages, names};
use crate::facts::{Absent, Course, Phase};
use crate::{Lang, Phrase};

names! {
    /// What a stage is called on the rail.
    pub phase_name(Phase) {
        Skills: "Skills", "Навыки";
        Rolls: "Rolls", "Броски";
        Damage: "Damage", "Урон";
        Crit: "Crit", "Крит";
        Procs: "Procs", "Эффекты";
        Reduction: "Armor", "Броня";
        Answers: "Answers", "Ответы";
        Hp: "HP", "ОЗ";
        Blow: "Blow", "Удар";
        Deals: "Own effects", "Свои эффекты";
        BeforeArmor: "D1 before armor", "D1 до брони";
        Soak: "D2 armor soak", "D2 броня гасит";
        AfterArmor: "D3 after armor", "D3 после брони";
        Apply: "D4 apply", "D4 итог";
    }
}

names! {
    /// What a stage is called inside a sentence or on a button.
    pub phase_short(Phase) {
        Skills: "skills", "навыки";
        Rolls: "rolls", "броски";
        Damage: "damage", "урон";
        Crit: "crit", "крит";
        Procs: "procs", "эффекты";
        Reduction: "armor", "броня";
        Answers: "answers", "ответы";
        Hp: "HP", "ОЗ";
        Blow: "blow", "удар";
        Deals: "own effects", "свои эффекты";
        BeforeArmor: "before armor", "до брони";
        Soak: "armor soak", "броня гасит";
        AfterArmor: "after armor", "после брони";
        Apply: "apply", "итог";
    }
}

names! {
    /// How an attack ended, as on its badge.
    pub outcome_name(Outcome) {
        Missed: "missed", "промах";
        Bounced: "bounced", "отскок";
        Damaged: "damaged", "ранен";
        Killed: "killed", "убит";
        Redirected: "redirected", "перенаправлен";
        NeverEnds: "never ends", "без конца";
    }
}

/// One blow of a fight in a line: who struck, and what became of the other.
pub fn blow_told(lang: Lang, attacker: &str, target: &str, outcome: Outcome) -> String {
    let word = outcome_name(lang, outcome);
    match outcome {
        Outcome::Damaged | Outcome::Killed => format!("{attacker}: {target} {word}"),
        _ => format!("{attacker}: {word}"),
    }
}

names! {
    mode_name(Mode) {
        None: "", "";
        Hand: "hand", "рукопашный";
        Missile: "missile", "метательный";
    }
}

/// A kind of damage: "magical hand", "missile"; nothing where nothing is
/// special about it.
pub fn kind_name(lang: Lang, kind: DamageKind) -> String {
    let mode = mode_name(lang, kind.mode);
    let (first, gap) = match kind.magical {
        true if mode.is_empty() => (magical(lang), ""),
        true => (magical(lang), " "),
        false => (String::new(), ""),
    };
    let name = format!("{first}{gap}{mode}");
    match kind.ignores_armor && !kind.magical {
        true if name.is_empty() => skip_ignores(lang),
        true => format!("{name}, {}", skip_ignores(lang)),
        false => name,
    }
}

messages! {
    /// The same button after the last one.
    final_stage() {
        en "the end";
        ru "конец";
    }
    skip_ignores() {
        en "ignores armor";
        ru "сквозь броню";
    }
    magical() {
        en "magical";
        ru "магический";
    }
    skip_magical() {
        en "magical";
        ru "магия";
    }
    skip_page() {
        en "not on the page";
        ru "нет на странице";
    }
    skip_zap() {
        en "not for zaps";
        ru "не для разряда";
    }
    skip_wand() {
        en "not for wands";
        ru "не для жезла";
    }
    say_wand() {
        en "A hero's wand has no critical hits.";
        ru "У жезла героя критов не бывает.";
    }
    skip_reduction() {
        en "not asked";
        ru "не спрашивают";
    }
    say_reduction() {
        en "This attack meets no armor: the target answers in its own way, or the attack goes around it.";
        ru "Эта атака не встречает брони: цель отвечает по-своему или атака обходит её.";
    }
    said_bounced() {
        en "The blow has <b>bounced</b>.";
        ru "Удар <b>отскочил</b>.";
    }
    said_killed() {
        en "The target is <b>killed</b>.";
        ru "Цель <b>убита</b>.";
    }
    said_damaged() {
        en "The target is <b>damaged</b>.";
        ru "Цель <b>ранена</b>.";
    }
    said_redirected() {
        en "The hit is <b>redirected</b>: another minion took it.";
        ru "Удар <b>перенаправлен</b>: его принял другой.";
    }
    said_never_ends() {
        en "The effects answer each other without end: it <b>never ends</b>.";
        ru "Эффекты отвечают друг другу <b>без конца</b>.";
    }
    say_ignores() {
        en "The damage ignores armor: armor is not asked, on to D3.";
        ru "Урон идёт сквозь броню: её не спрашивают, сразу к D3.";
    }
    say_magical() {
        en "Magical: armor is not asked, on to D3.";
        ru "Магический урон: броню не спрашивают, сразу к D3.";
    }
    say_page() {
        en "The combat page knows no critical hits; the game does.";
        ru "Страница о бое не знает критов, а в игре они есть.";
    }
    say_zap() {
        en "A ranged zap has no critical hits.";
        ru "У дальнего разряда критов не бывает.";
    }
    not_reached_missed() {
        en "Not reached: the attack <b>missed</b>.";
        ru "Не дошло: <b>промах</b>.";
    }
    not_reached_bounced() {
        en "Not reached: the blow <b>bounced</b>.";
        ru "Не дошло: <b>отскок</b>.";
    }
    not_reached_over() {
        en "Not reached: the attack was over.";
        ru "Не дошло: атака уже закончилась.";
    }
}

/// Why a stage was passed over, for the rail.
pub(super) fn absent_short(lang: Lang, absent: Absent) -> String {
    match absent {
        Absent::IgnoresArmor => skip_ignores(lang),
        Absent::Magical => skip_magical(lang),
        Absent::NoCritOnPage => skip_page(lang),
        Absent::NoCritByMagic => skip_zap(lang),
        Absent::NoCritByWand => skip_wand(lang),
        Absent::NoReduction => skip_reduction(lang),
    }
}

/// Why a stage was passed over, as a sentence.
pub(super) fn absent_long(lang: Lang, absent: Absent) -> String {
    match absent {
        Absent::IgnoresArmor => say_ignores(lang),
        Absent::Magical => say_magical(lang),
        Absent::NoCritOnPage => say_page(lang),
        Absent::NoCritByMagic => say_zap(lang),
        Absent::NoCritByWand => say_wand(lang),
        Absent::NoReduction => say_reduction(lang),
    }
}

/// The end of an attack, as a sentence of its own.
pub(super) fn ended(lang: Lang, outcome: Outcome) -> Phrase {
    Phrase::new(match outcome {
        Outcome::Missed | Outcome::Bounced => said_bounced(lang),
        Outcome::Damaged => said_damaged(lang),
        Outcome::Killed => said_killed(lang),
        Outcome::Redirected => said_redirected(lang),
        Outcome::NeverEnds => said_never_ends(lang),
    })
}

/// Why nothing happened at a stage; its name where something did.
pub fn course_note(lang: Lang, phase: Phase, course: Course) -> Phrase {
    Phrase::new(match course {
        Course::Done => phase_name(lang, phase).to_owned(),
        Course::Skipped(absent) => absent_long(lang, absent),
        Course::NotReached(Outcome::Missed) => not_reached_missed(lang),
        Course::NotReached(Outcome::Bounced) => not_reached_bounced(lang),
        Course::NotReached(_) => not_reached_over(lang),
    })
}
