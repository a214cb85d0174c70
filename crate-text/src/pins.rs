//! Words for rolls that are set by hand.

use duelscope_core::letters;
use duelscope_core::pins::RollPlace;
use duelscope_core::{Stage, StageId};

use crate::book::{messages, names};
use crate::facts::Proc;
use crate::stages::{proc_name, term_name};
use crate::stepper::armor_roll;
use crate::{Form, Lang};

messages! {
    /// Button: shows the rolls of this stage, to set them.
    what_if() {
        en "What if…";
        ru "А если…";
    }
    /// Above the rolls of this stage.
    what_if_rolled() {
        en "What if it had rolled";
        ru "А если бы выпало";
    }
    /// This stage rolls nothing.
    nothing_rolled() {
        en "Nothing is rolled at this stage.";
        ru "На этом шаге ничего не бросают.";
    }
    /// The strip while rolls are set.
    pins_strip(rolls: &str, seed: &str) {
        en "{rolls}, the rest is of seed {seed}. Chances and charts know no pins.";
        ru "{rolls}, остальное — от зерна {seed}. Шансы и графики закреплений не знают.";
    }
    /// So many of them were not needed.
    pins_idle(rolls: &str) {
        en "Not asked for in this attack, or impossible: {rolls}.";
        ru "В этой атаке не понадобилось или невозможно: {rolls}.";
    }
    /// Button: leave every roll to chance again.
    release_all() {
        en "Release all";
        ru "Отпустить все";
    }
    /// Button: leave this roll to chance again.
    release(roll: &str) {
        en "{roll}: as rolled";
        ru "{roll}: как выпало";
    }
    /// On the rail and beside a roll.
    pinned() {
        en "pinned";
        ru "закреплено";
    }
    /// Roll of the attack against the roll of the defense.
    attack_roll() {
        en "Attack roll";
        ru "Бросок атаки";
    }
    /// The other one.
    defense_roll() {
        en "Defense roll";
        ru "Бросок защиты";
    }
    /// A roll among several of a stage.
    roll_of(name: &str, number: &str) {
        en "{name}, roll {number}";
        ru "{name}, бросок {number}";
    }
    /// What a field takes.
    from_to(from: &str, to: &str) {
        en "{from} to {to}";
        ru "от {from} до {to}";
    }
    /// The odds of a check.
    odds_of(share: &str) {
        en "{share} yes";
        ru "да: {share}";
    }
    /// The point in the roll square, for screen readers.
    grip() {
        en "Both rolls; the arrow keys move them";
        ru "Оба броска; двигаются стрелками";
    }
    /// Where the point stands.
    grip_at(attack: &str, defense: &str) {
        en "attack roll {attack}, defense roll {defense}";
        ru "бросок атаки {attack}, бросок защиты {defense}";
    }
    /// A roll of a stage in which the damage is taken.
    guard() {
        en "Taking the damage";
        ru "Приём урона";
    }
    /// The rolls to hit.
    hit_rolls() {
        en "To hit";
        ru "Попадание";
    }
    /// The rolls for a critical hit.
    crit_rolls() {
        en "Critical hit";
        ru "Крит";
    }
    /// So many rolls are pinned.
    so_many_pinned(n: &str, rolls: &str, verb: &str) {
        en "{n} {rolls} {verb}";
        ru "{verb} {n} {rolls}";
    }
}

names! {
    /// What the rolls of a stage are for.
    stage_name(StageId) {
        Hit: "to hit", "попадание";
        Damage: "damage", "урон";
        Crit: "critical hit", "крит";
        Reduction: "armor", "броня";
        AttackProc: "proc of the attack", "приём атаки";
        Enchant: "enchantment", "зачарование";
        DefenseProc: "proc of the target", "приём цели";
        Glyph: "glyph", "глиф";
        _: "taking the damage", "приём урона";
    }
}

/// Which roll of an attack, where the attack itself does not say.
pub fn place(lang: Lang, of: RollPlace) -> String {
    let name = stage_name(lang, of.stage);
    match (of.nth, of.roll) {
        (0, 0) => name.to_owned(),
        (nth, 0) => format!("{name} {}", nth + 1),
        (nth, roll) => roll_of(lang, &format!("{name} {}", nth + 1), &(roll + 1).to_string()),
    }
}

names! {
    /// What is counted.
    rolls(Form) {
        One: "roll", "бросок";
        Few: "rolls", "броска";
        Many: "rolls", "бросков";
    }
    /// What is said of so many.
    are_pinned(Form) {
        One: "is pinned", "Закреплён";
        _: "are pinned", "Закреплено";
    }
}

/// So many rolls are pinned.
pub fn rolls_pinned(lang: Lang, n: u64) -> String {
    let form = lang.form(n);
    so_many_pinned(lang, &n.to_string(), rolls(lang, form), are_pinned(lang, form))
}

/// What the rolls of a stage are for.
pub fn stage_rolls(lang: Lang, stage: &Stage) -> String {
    match stage {
        Stage::Hit(_) => hit_rolls(lang),
        Stage::Crit(_) => crit_rolls(lang),
        Stage::Damage(term) => capital(term_name(lang, term.source)),
        Stage::Reduction(_) => capital(&armor_roll(lang)),
        stage => {
            Proc::of(stage).map_or_else(|| guard(lang), |proc| capital(&proc_name(lang, &proc)))
        }
    }
}

/// With a capital at its start.
pub(crate) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(letters::capital).into_iter().chain(chars).collect()
}
