//! What fields, groups and choices are called.

use duelscope_core::sheet::{Field, Group};

use crate::Lang;
use crate::book::{labels, names};

labels! {
    /// What a field is called, by its key; all that can be held have one name.
    label {
        "rules": "Ruleset", "Правила";
        "edition": "Edition", "Редакция";
        "ties": "A tie", "Ничья бросков";
        "difficulty": "Difficulty", "Сложность";
        "readings": "Readings", "Прочтения";
        "strike": "Attack", "Атака";
        "adjacent": "Target is adjacent", "Цель рядом";
        "blame": "Who deals it", "От кого";
        "depth": "Depth", "Глубина";
        "seed": "Seed", "Зерно";
        "trials": "Trials", "Испытания";
        "within": "Precision, %", "Точность, %";
        "trial": "Trial", "Испытание";
        "step": "Step", "Шаг";
        "show": "Panels", "Панели";
        "locked": "Locked", "Закрыто";
        "theme": "Theme", "Тема";
        "language": "Language", "Язык";
        "pins": "Pinned rolls", "Закреплённые броски";
        "explore": "Explored", "Исследуется";
        "detail": "Detail", "Подробность";
        "from": "Preset", "Образец";
        "called": "Name", "Имя";
        "kind": "Kind", "Род";
        "class": "Class", "Класс";
        "subclass": "Subclass", "Подкласс";
        "special": "Special", "Особенность";
        "lv": "Level", "Уровень";
        "hp": "HP now", "ОЗ сейчас";
        "ht": "HP full", "ОЗ всего";
        "str": "Strength", "Сила";
        "atk": "Base attack", "Основа атаки";
        "def": "Base defense", "Основа защиты";
        "dmg": "Damage", "Урон";
        "dr": "Own armor", "Своя броня";
        "delay": "Attack delay", "Задержка атаки";
        "w": "Weapon", "Оружие";
        "o": "Second hand", "Вторая рука";
        "a": "Armor", "Доспех";
        "w-kind": "Kind", "Род";
        "w-tier": "Tier", "Ступень";
        "a-tier": "Tier", "Ступень";
        "w-lv": "Upgrade", "Улучшение";
        "a-lv": "Upgrade", "Улучшение";
        "w-min": "Damage from", "Урон от";
        "w-max": "Damage to", "Урон до";
        "w-str": "Needs strength", "Нужна сила";
        "a-str": "Needs strength", "Нужна сила";
        "w-acc": "Accuracy factor", "Множитель точности";
        "w-delay": "Delay factor", "Множитель задержки";
        "w-enchant": "Enchantment", "Зачарование";
        "w-exact": "Accuracy imbue", "Точная закалка";
        "w-fast": "Speed imbue", "Быстрая закалка";
        "a-extra": "Extra armor", "Добавка к броне";
        "a-glyph": "Glyph", "Глиф";
        "aware": "Sees the attacker", "Видит врага";
        "paralysed": "Paralysed", "Парализован";
        "invisible": "Invisible", "Невидим";
        "acting": "In the middle of an action", "В движении";
        "starving": "Starving", "Голодает";
        "special-on": "Special in force", "Особенность действует";
        "special-n": "Special count", "Счётчик особенности";
        "skill": "Skill level", "Уровень умений";
        "ready": "Shield ready", "Щит готов";
        "charges": "Wand charges", "Заряды жезла";
        "charges-max": "Charges full", "Зарядов всего";
        "b-atk": "Attack bonus", "Бонус атаки";
        "b-def": "Defense bonus", "Бонус защиты";
        "b-dr": "Armor bonus", "Бонус брони";
        "b-haste": "Haste", "Ускорение";
        "w-shot-acc": "Arrow accuracy factor", "Точность стрел";
        "w-shot-dmg": "Arrow damage factor", "Урон стрел";
        "t": "Missile", "Метательное";
        "c-mode": "Damage type", "Вид урона";
        "buffs": "Buffs", "Баффы";
        "m": "Minion", "Существо";
        "m-mode": "Damage type", "Вид урона";
        "m-dmg": "Damage", "Урон";
        "m-attacks": "Attacks a round", "Атак за раунд";
        "m-ignores": "Ignores armor", "Сквозь броню";
        "m-magical": "Magical", "Магический";
        "m-hp": "HP now", "ОЗ сейчас";
        "m-hpmax": "HP full", "ОЗ всего";
        "m-armor": "Armor now", "Броня сейчас";
        "m-armormax": "Armor full", "Броня всего";
        "m-effects": "Effects", "Эффекты";
    }
    /// What a choice is called, by its field's key and its word, or by its word.
    choice {
        "rules remixed": "Remixed Dungeon", "Remixed Dungeon";
        "rules sanctum": "Sanctum", "Sanctum";
        "rules combined": "Combined", "Вместе";
        "edition source": "as the game plays", "как в игре";
        "edition page": "as the page says", "как на странице";
        "ties hit": "hits", "попадание";
        "ties miss": "misses", "промах";
        "difficulty easy": "Easy", "Лёгкая";
        "difficulty normal-saves": "Normal with saves", "Обычная с сохранениями";
        "difficulty normal": "Normal", "Обычная";
        "difficulty expert": "Expert", "Экспертная";
        "detail auto": "as on this device", "как на устройстве";
        "detail simple": "in short", "кратко";
        "detail full": "in full", "подробно";
        "strike melee": "melee", "ближний бой";
        "strike missile": "missile", "метательное";
        "strike zap": "ranged zap", "дальний разряд";
        "blame combat": "the attacker, in combat", "нападающий, в бою";
        "blame attacker": "the attacker, outside combat", "нападающий, вне боя";
        "blame nobody": "nobody (a spell)", "никто (заклинание)";
        "kind hero": "hero", "герой";
        "kind mob": "mob", "моб";
        "kind json-mob": "mob from JSON", "моб из JSON";
        "m-mode hand": "hand", "рукопашный";
        "c-mode hand": "hand", "рукопашный";
        "m-mode missile": "missile", "метательный";
        "c-mode missile": "missile", "метательный";
        "c-mode auto": "by the attack", "по атаке";
        "m-mode none": "neither", "ни тот, ни другой";
        "c-mode none": "neither", "ни тот, ни другой";
        "w-kind melee": "melee", "ближнее";
        "w-kind bow": "bow", "лук";
        "w-kind missile": "missile", "метательное";
        "w-kind arrow": "arrow", "стрела";
        "w-kind wand": "wand", "жезл";
        "w-kind shield": "shield", "щит";
        "w-kind other": "other", "другое";
        "class WARRIOR": "Warrior", "Воин";
        "class MAGE": "Mage", "Маг";
        "class ROGUE": "Rogue", "Разбойник";
        "class HUNTRESS": "Huntress", "Охотница";
        "class ELF": "Elf", "Эльф";
        "class NECROMANCER": "Necromancer", "Некромант";
        "class GNOLL": "Gnoll", "Гнолл";
        "class PRIEST": "Priest", "Жрец";
        "class DOCTOR": "Plague Doctor", "Чумной доктор";
        "subclass GLADIATOR": "Gladiator", "Гладиатор";
        "subclass BERSERKER": "Berserker", "Берсерк";
        "subclass WARLOCK": "Warlock", "Чернокнижник";
        "subclass BATTLEMAGE": "Battlemage", "Боевой маг";
        "subclass ASSASSIN": "Assassin", "Ассасин";
        "subclass FREERUNNER": "Freerunner", "Бегун";
        "subclass SNIPER": "Sniper", "Снайпер";
        "subclass WARDEN": "Warden", "Страж";
        "subclass SCOUT": "Scout", "Разведчик";
        "subclass SHAMAN": "Shaman", "Шаман";
        "subclass LICH": "Lich", "Лич";
        "subclass WITCHDOCTOR": "Witch Doctor", "Знахарь";
        "subclass GUARDIAN": "Guardian", "Хранитель";
        "none": "none", "нет";
        "yes": "yes", "да";
        "no": "no", "нет";
    }
}

names! {
    /// What a group of fields is called.
    pub group_label(Group) {
        Rules: "Rules", "Правила";
        Blow: "The blow", "Удар";
        Stepper: "Stepper", "Пошагово";
        Person: "Who", "Кто";
        Body: "Body", "Тело";
        Weapon: "Weapon", "Оружие";
        Second: "Second hand", "Вторая рука";
        Missile: "Missile", "Метательное";
        Armor: "Armor", "Доспех";
        States: "States", "Состояния";
        Minion: "Minion", "Существо";
    }
}

/// What a field is called, within its group.
pub fn field_label(lang: Lang, field: &Field) -> String {
    label(lang, &as_weapon(field.key)).unwrap_or(field.key).into()
}

/// What a choice of a field is called; the word itself where it has no name.
pub fn choice_label(lang: Lang, key: &str, word: &str) -> String {
    let full = format!("{} {word}", as_weapon(key));
    choice(lang, &full).or_else(|| choice(lang, word)).unwrap_or(word).into()
}

/// The key of the weapon's field that means the same as this one of the second
/// hand or the missile.
fn as_weapon(key: &str) -> String {
    match key.strip_prefix("o-").or_else(|| key.strip_prefix("t-")) {
        Some(rest) => format!("w-{rest}"),
        None => key.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelscope_core::sheet::{FRAME, GLOBAL, Kind, SIDE};

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
        for field in GLOBAL.iter().chain(SIDE).chain(FRAME) {
            for lang in Lang::ALL {
                assert_ne!(field_label(lang, field), field.key, "{lang:?}");
            }
        }
    }
}
