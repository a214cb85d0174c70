//! What fields, groups and choices are called.

use duelscope_core::sheet::{Field, Group};

use crate::Lang;

/// What a field is called, within its group.
pub fn field_label(lang: Lang, field: &Field) -> String {
    let (en, ru) = match field.key {
        "rules" => ("Ruleset", "Правила"),
        "edition" => ("Edition", "Редакция"),
        "ties" => ("A tie", "Ничья бросков"),
        "difficulty" => ("Difficulty", "Сложность"),
        "readings" => ("Readings", "Прочтения"),
        "strike" => ("Attack", "Атака"),
        "adjacent" => ("Target is adjacent", "Цель рядом"),
        "blame" => ("Who deals it", "От кого"),
        "depth" => ("Depth", "Глубина"),
        "seed" => ("Seed", "Зерно"),
        "trials" => ("Trials", "Испытания"),
        "within" => ("Precision, %", "Точность, %"),
        "trial" => ("Trial", "Испытание"),
        "step" => ("Step", "Шаг"),
        "pins" => ("Pinned rolls", "Закреплённые броски"),
        "from" => ("Preset", "Образец"),
        "called" => ("Name", "Имя"),
        "kind" => ("Kind", "Род"),
        "class" => ("Class", "Класс"),
        "subclass" => ("Subclass", "Подкласс"),
        "special" => ("Special", "Особенность"),
        "lv" => ("Level", "Уровень"),
        "hp" => ("HP now", "ОЗ сейчас"),
        "ht" => ("HP full", "ОЗ всего"),
        "str" => ("Strength", "Сила"),
        "atk" => ("Base attack", "Основа атаки"),
        "def" => ("Base defense", "Основа защиты"),
        "dmg" => ("Damage", "Урон"),
        "dr" => ("Armor field", "Своя броня"),
        "delay" => ("Attack delay", "Задержка атаки"),
        "w" => ("Weapon", "Оружие"),
        "o" => ("Second hand", "Вторая рука"),
        "a" => ("Armor", "Доспех"),
        "w-kind" | "o-kind" | "t-kind" => ("Kind", "Род"),
        "w-tier" | "o-tier" | "t-tier" | "a-tier" => ("Tier", "Ступень"),
        "w-lv" | "o-lv" | "t-lv" | "a-lv" => ("Upgrade", "Улучшение"),
        "w-min" | "o-min" | "t-min" => ("Damage from", "Урон от"),
        "w-max" | "o-max" | "t-max" => ("Damage to", "Урон до"),
        "w-str" | "o-str" | "t-str" | "a-str" => ("Needs strength", "Нужна сила"),
        "w-acc" | "o-acc" | "t-acc" => ("Accuracy factor", "Множитель точности"),
        "w-delay" | "o-delay" | "t-delay" => ("Delay factor", "Множитель задержки"),
        "w-enchant" | "o-enchant" | "t-enchant" => ("Enchantment", "Зачарование"),
        "w-exact" | "o-exact" | "t-exact" => ("Accuracy imbue", "Точная закалка"),
        "w-fast" | "o-fast" | "t-fast" => ("Speed imbue", "Быстрая закалка"),
        "a-extra" => ("Extra armor", "Добавка к броне"),
        "a-glyph" => ("Glyph", "Глиф"),
        "aware" => ("Sees the attacker", "Видит врага"),
        "paralysed" => ("Paralysed", "Парализован"),
        "invisible" => ("Invisible", "Невидим"),
        "acting" => ("In the middle of an action", "В движении"),
        "starving" => ("Starving", "Голодает"),
        "special-on" => ("Special in force", "Особенность действует"),
        "special-n" => ("Special count", "Счётчик особенности"),
        "skill" => ("Skill level", "Уровень умений"),
        "ready" => ("Shield ready", "Щит готов"),
        "charges" => ("Wand charges", "Заряды жезла"),
        "charges-max" => ("Charges full", "Зарядов всего"),
        "b-atk" => ("Attack bonus", "Бонус атаки"),
        "b-def" => ("Defense bonus", "Бонус защиты"),
        "b-dr" => ("Armor bonus", "Бонус брони"),
        "b-haste" => ("Haste", "Ускорение"),
        "w-shot-acc" => ("Arrow accuracy factor", "Точность стрел"),
        "w-shot-dmg" => ("Arrow damage factor", "Урон стрел"),
        "t" => ("Missile", "Метательное"),
        "c-mode" => ("Damage type", "Вид урона"),
        "buffs" => ("Buffs", "Баффы"),
        "m" => ("Minion", "Существо"),
        "m-mode" => ("Damage type", "Вид урона"),
        "m-dmg" => ("Damage", "Урон"),
        "m-attacks" => ("Attacks a round", "Атак за раунд"),
        "m-ignores" => ("Ignores armor", "Сквозь броню"),
        "m-magical" => ("Magical", "Магический"),
        "m-hp" => ("HP now", "ОЗ сейчас"),
        "m-hpmax" => ("HP full", "ОЗ всего"),
        "m-armor" => ("Armor now", "Броня сейчас"),
        "m-armormax" => ("Armor full", "Броня всего"),
        "m-effects" => ("Effects", "Эффекты"),
        other => (other, other),
    };
    match lang {
        Lang::En => en,
        Lang::Ru => ru,
    }
    .into()
}

/// What a group of fields is called.
pub fn group_label(lang: Lang, group: Group) -> &'static str {
    let (en, ru) = match group {
        Group::Rules => ("Rules", "Правила"),
        Group::Blow => ("The blow", "Удар"),
        Group::Stepper => ("Stepper", "Пошагово"),
        Group::Person => ("Who", "Кто"),
        Group::Body => ("Body", "Тело"),
        Group::Weapon => ("Weapon", "Оружие"),
        Group::Second => ("Second hand", "Вторая рука"),
        Group::Missile => ("Missile", "Метательное"),
        Group::Armor => ("Armor", "Доспех"),
        Group::States => ("States", "Состояния"),
        Group::Minion => ("Minion", "Существо"),
    };
    match lang {
        Lang::En => en,
        Lang::Ru => ru,
    }
}

/// What a choice of a field is called; the word itself where it has no name.
pub fn choice_label(lang: Lang, key: &str, word: &str) -> String {
    let (en, ru) = match (key, word) {
        ("rules", "remixed") => ("Remixed Dungeon", "Remixed Dungeon"),
        ("rules", "sanctum") => ("Sanctum", "Sanctum"),
        ("rules", "combined") => ("Combined", "Вместе"),
        ("edition", "source") => ("as the game plays", "как в игре"),
        ("edition", "page") => ("as the page says", "как на странице"),
        ("ties", "hit") => ("hits", "попадание"),
        ("ties", "miss") => ("misses", "промах"),
        ("difficulty", "easy") => ("Easy", "Лёгкая"),
        ("difficulty", "normal-saves") => ("Normal with saves", "Обычная с сохранениями"),
        ("difficulty", "normal") => ("Normal", "Обычная"),
        ("difficulty", "expert") => ("Expert", "Экспертная"),
        ("strike", "melee") => ("melee", "ближний бой"),
        ("strike", "missile") => ("missile", "метательное"),
        ("strike", "zap") => ("ranged zap", "дальний разряд"),
        ("blame", "combat") => ("the attacker, in combat", "нападающий, в бою"),
        ("blame", "attacker") => ("the attacker, outside combat", "нападающий, вне боя"),
        ("blame", "nobody") => ("nobody (a spell)", "никто (заклинание)"),
        ("kind", "hero") => ("hero", "герой"),
        ("kind", "mob") => ("mob", "моб"),
        ("kind", "json-mob") => ("mob from JSON", "моб из JSON"),
        ("m-mode" | "c-mode", "hand") => ("hand", "рукопашный"),
        ("m-mode" | "c-mode", "missile") => ("missile", "метательный"),
        ("c-mode", "auto") => ("by the attack", "по атаке"),
        ("m-mode" | "c-mode", "none") => ("neither", "ни тот, ни другой"),
        ("w-kind" | "o-kind" | "t-kind", "melee") => ("melee", "ближнее"),
        ("w-kind" | "o-kind" | "t-kind", "bow") => ("bow", "лук"),
        ("w-kind" | "o-kind" | "t-kind", "missile") => ("missile", "метательное"),
        ("w-kind" | "o-kind" | "t-kind", "arrow") => ("arrow", "стрела"),
        ("w-kind" | "o-kind" | "t-kind", "wand") => ("wand", "жезл"),
        ("w-kind" | "o-kind" | "t-kind", "shield") => ("shield", "щит"),
        ("w-kind" | "o-kind" | "t-kind", "other") => ("other", "другое"),
        ("class", "WARRIOR") => ("Warrior", "Воин"),
        ("class", "MAGE") => ("Mage", "Маг"),
        ("class", "ROGUE") => ("Rogue", "Разбойник"),
        ("class", "HUNTRESS") => ("Huntress", "Охотница"),
        ("class", "ELF") => ("Elf", "Эльф"),
        ("class", "NECROMANCER") => ("Necromancer", "Некромант"),
        ("class", "GNOLL") => ("Gnoll", "Гнолл"),
        ("class", "PRIEST") => ("Priest", "Жрец"),
        ("class", "DOCTOR") => ("Plague Doctor", "Чумной доктор"),
        ("subclass", "GLADIATOR") => ("Gladiator", "Гладиатор"),
        ("subclass", "BERSERKER") => ("Berserker", "Берсерк"),
        ("subclass", "WARLOCK") => ("Warlock", "Чернокнижник"),
        ("subclass", "BATTLEMAGE") => ("Battlemage", "Боевой маг"),
        ("subclass", "ASSASSIN") => ("Assassin", "Ассасин"),
        ("subclass", "FREERUNNER") => ("Freerunner", "Бегун"),
        ("subclass", "SNIPER") => ("Sniper", "Снайпер"),
        ("subclass", "WARDEN") => ("Warden", "Страж"),
        ("subclass", "SCOUT") => ("Scout", "Разведчик"),
        ("subclass", "SHAMAN") => ("Shaman", "Шаман"),
        ("subclass", "LICH") => ("Lich", "Лич"),
        ("subclass", "WITCHDOCTOR") => ("Witch Doctor", "Знахарь"),
        ("subclass", "GUARDIAN") => ("Guardian", "Хранитель"),
        (_, "none") => ("none", "нет"),
        (_, "yes") => ("yes", "да"),
        (_, "no") => ("no", "нет"),
        (_, other) => (other, other),
    };
    match lang {
        Lang::En => en,
        Lang::Ru => ru,
    }
    .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelscope_core::sheet::{GLOBAL, Kind, SIDE};

    #[test]
    fn every_choice_is_called_something() {
        for field in GLOBAL.iter().chain(SIDE) {
            let Kind::Choice(words) = field.kind else { continue };
            for word in words {
                let ru = choice_label(Lang::Ru, field.key, word);
                let named = ["Remixed Dungeon", "Sanctum"].contains(&ru.as_str());
                assert!(
                    named || ru.chars().any(|c| ('А'..='я').contains(&c)),
                    "{}: {ru}",
                    field.key
                );
            }
        }
    }

    #[test]
    fn every_field_has_a_name_in_both_languages() {
        for field in GLOBAL.iter().chain(SIDE) {
            for lang in Lang::ALL {
                assert_ne!(field_label(lang, field), field.key, "{lang:?}");
            }
        }
    }
}
