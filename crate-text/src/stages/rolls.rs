//! Attack roll against defense roll, to hit and to hit critically.

use duelscope_core::rules::remixed::SureMiss;
use duelscope_core::{Ratio, Ties};

use super::Told;
use super::odds;
use crate::facts::{Contest, Fact, Purpose, SureHit};
use crate::rolled::{compared, roll};
use crate::{Lang, Phrase, int, messages};

messages! {
    hits(a: &str, attack: &str, d: &str, defense: &str) {
        en "Attack roll <a>{a}</a> of {attack} beats defense roll <d>{d}</d> of {defense}: <b>a hit</b>.";
        ru "Бросок атаки <a>{a}</a> из {attack} больше броска защиты <d>{d}</d> из {defense}: <b>попадание</b>.";
    }
    misses(a: &str, attack: &str, d: &str, defense: &str) {
        en "Attack roll <a>{a}</a> of {attack} falls short of defense roll <d>{d}</d> of {defense}: <b>a miss</b>.";
        ru "Бросок атаки <a>{a}</a> из {attack} меньше броска защиты <d>{d}</d> из {defense}: <b>промах</b>.";
    }
    tie_hits(a: &str, attack: &str, d: &str, defense: &str) {
        en "Attack roll <a>{a}</a> of {attack} ties defense roll <d>{d}</d> of {defense}, and a tie hits: <b>a hit</b>.";
        ru "Бросок атаки <a>{a}</a> из {attack} равен броску защиты <d>{d}</d> из {defense}, а ничья попадает: <b>попадание</b>.";
    }
    tie_misses(a: &str, attack: &str, d: &str, defense: &str) {
        en "Attack roll <a>{a}</a> of {attack} ties defense roll <d>{d}</d> of {defense}, and a tie misses: <b>a miss</b>.";
        ru "Бросок атаки <a>{a}</a> из {attack} равен броску защиты <d>{d}</d> из {defense}, а ничья не попадает: <b>промах</b>.";
    }
    magic_hits(a: &str, attack: &str, doubled: &str, d: &str, defense: &str) {
        en "Magic doubles attack roll <a>{a}</a> of {attack} to <a>{doubled}</a>, which beats defense roll <d>{d}</d> of {defense}: <b>a hit</b>.";
        ru "Магия удваивает бросок атаки <a>{a}</a> из {attack} до <a>{doubled}</a>, это больше броска защиты <d>{d}</d> из {defense}: <b>попадание</b>.";
    }
    magic_misses(a: &str, attack: &str, doubled: &str, d: &str, defense: &str) {
        en "Magic doubles attack roll <a>{a}</a> of {attack} to <a>{doubled}</a>, still short of defense roll <d>{d}</d> of {defense}: <b>a miss</b>.";
        ru "Магия удваивает бросок атаки <a>{a}</a> из {attack} до <a>{doubled}</a>, это меньше броска защиты <d>{d}</d> из {defense}: <b>промах</b>.";
    }
    unseen() {
        en "The attacker is invisible: <b>a hit</b>, without a roll.";
        ru "Нападающий невидим: <b>попадание</b> без броска.";
    }
    by_wand() {
        en "A hero's wand never rolls: <b>a hit</b>.";
        ru "Жезл героя не бросает: <b>попадание</b>.";
    }
    set_hit() {
        en "The rolls were set by hand: <b>a hit</b>.";
        ru "Броски заданы вручную: <b>попадание</b>.";
    }
    set_miss() {
        en "The rolls were set by hand: <b>a miss</b>.";
        ru "Броски заданы вручную: <b>промах</b>.";
    }
    no_bow() {
        en "An arrow without a bow in hand: <b>a miss</b>, whatever is rolled.";
        ru "Стрела без лука в руке: <b>промах</b> при любых бросках.";
    }
    no_wand() {
        en "A hero's zap without a wand in hand: <b>a miss</b>, whatever is rolled.";
        ru "Разряд героя без жезла в руке: <b>промах</b> при любых бросках.";
    }
    too_close() {
        en "An arrow at a target next to the archer: <b>a miss</b>, whatever is rolled.";
        ru "Стрела в цель вплотную: <b>промах</b> при любых бросках.";
    }
    crits(a: &str, d: &str) {
        en "<a>{a}</a> is more than twice <d>{d}</d>: <b>a crit</b>.";
        ru "<a>{a}</a> больше удвоенных <d>{d}</d>: <b>крит</b>.";
    }
    no_crit(a: &str, d: &str) {
        en "<a>{a}</a> is not more than twice <d>{d}</d>: <b>no crit</b>.";
        ru "<a>{a}</a> не больше удвоенных <d>{d}</d>: <b>нет крита</b>.";
    }
    set_crit() {
        en "The rolls were set by hand: <b>a crit</b>.";
        ru "Броски заданы вручную: <b>крит</b>.";
    }
    set_no_crit() {
        en "The rolls were set by hand: <b>no crit</b>.";
        ru "Броски заданы вручную: <b>нет крита</b>.";
    }
    crit_damage(before: &str, after: &str) {
        en "{before} × 1.5 = <b>{after}</b>.";
        ru "{before} × 1,5 = <b>{after}</b>.";
    }
    crit_damage_cut(before: &str, after: &str) {
        en "{before} × 1.5, cut to a whole number, is <b>{after}</b>.";
        ru "{before} × 1,5, целая часть: <b>{after}</b>.";
    }
    always_hits() {
        en "Such attacks <b>always hit</b>.";
        ru "Такие атаки <b>всегда попадают</b>.";
    }
    never_hits() {
        en "Such attacks <b>never hit</b>.";
        ru "Такие атаки <b>никогда не попадают</b>.";
    }
    so_many_hit(fraction: &str, percent: &str) {
        en "<b>{fraction}</b> such attacks hit, {percent}.";
        ru "Попадания: <b>{fraction}</b> таких атак, {percent}.";
    }
    share_hits(percent: &str) {
        en "<b>{percent}</b> of such attacks hit.";
        ru "Попадания: <b>{percent}</b> таких атак.";
    }
    always_crits() {
        en "Every such hit <b>is a crit</b>.";
        ru "Каждое такое попадание <b>критует</b>.";
    }
    never_crits() {
        en "Such hits <b>never crit</b>.";
        ru "Такие попадания <b>никогда не критуют</b>.";
    }
    so_many_crit(fraction: &str, percent: &str) {
        en "<b>{fraction}</b> hits are crits, {percent}.";
        ru "Криты: <b>{fraction}</b> попаданий, {percent}.";
    }
    share_crits(percent: &str) {
        en "<b>{percent}</b> of hits are crits.";
        ru "Криты: <b>{percent}</b> попаданий.";
    }
    area(formula: &str) {
        en "The shaded area is the probability: <m>{formula}</m>.";
        ru "Закрашенная площадь и есть вероятность: <m>{formula}</m>.";
    }
    zero_defense() {
        en "Defense skill 0 always rolls 0: the square is only a line.";
        ru "Навык защиты 0 всегда даёт 0: от квадрата осталась линия.";
    }
    zero_attack() {
        en "Attack skill 0 always rolls 0: the square is only a line.";
        ru "Навык атаки 0 всегда даёт 0: от квадрата осталась линия.";
    }
    zero_both() {
        en "Both skills are 0, so both rolls are 0: the tie decides.";
        ru "Оба навыка 0, оба броска 0: решает правило ничьей.";
    }
    below_zero() {
        en "A negative skill rolls between itself and 0.";
        ru "Отрицательный навык даёт бросок от него до 0.";
    }
    rule_ties_hit() {
        en "Both roll evenly between 0 and their skill; the attacker needs at least the defender's roll. Ties hit.";
        ru "Оба бросают равномерно от 0 до своего навыка; нападающему нужно не меньше, чем у защитника. Ничья попадает.";
    }
    rule_ties_miss() {
        en "Both roll evenly between 0 and their skill; the attacker needs more than the defender's roll. Ties miss.";
        ru "Оба бросают равномерно от 0 до своего навыка; нападающему нужно больше, чем у защитника. Ничья не попадает.";
    }
    /// The rule where something decides beforehand.
    rule_without_rolls() {
        en "What decides this is known beforehand: neither rolls, and skills do not matter.";
        ru "Исход известен заранее: никто не бросает, навыки не важны.";
    }
    /// The rule of critical hits.
    crit_rule() {
        en "After a hit both roll once more; more than twice the defense roll makes the damage half as much again.";
        ru "После попадания оба бросают ещё раз; больше удвоенного броска защиты — урон в полтора раза.";
    }
    rail_hit() { en "hit"; ru "есть"; }
    rail_miss() { en "miss"; ru "промах"; }
    rail_crit() { en "×1.5"; ru "×1,5"; }
    rail_no_crit() { en "none"; ru "нет"; }
}

pub(super) use rail_miss as short_miss;

pub(super) fn rule_of(lang: Lang, fact: Option<&Fact>) -> String {
    match fact {
        Some(Fact::SureMiss(_)) => rule_without_rolls(lang),
        Some(Fact::Rolls(c)) if c.sure.is_some() => rule_without_rolls(lang),
        Some(Fact::Rolls(c)) if c.ties == Ties::Miss => rule_ties_miss(lang),
        _ => rule_ties_hit(lang),
    }
}

pub(super) fn short(lang: Lang, c: &Contest) -> String {
    match (c.purpose, c.won) {
        (Purpose::Hit, true) => rail_hit(lang),
        (Purpose::Hit, false) => rail_miss(lang),
        (Purpose::Crit { .. }, true) => rail_crit(lang),
        (Purpose::Crit { .. }, false) => rail_no_crit(lang),
    }
}

pub(super) fn fill_sure_miss(lang: Lang, why: SureMiss, told: &mut Told) {
    told.say = Phrase::new(match why {
        SureMiss::NoBow => no_bow(lang),
        SureMiss::TooClose => too_close(lang),
        SureMiss::NoWand => no_wand(lang),
    });
}

pub(super) fn fill(lang: Lang, c: &Contest, told: &mut Told) {
    told.say = Phrase::new(match c.purpose {
        Purpose::Hit => hit(lang, c),
        Purpose::Crit { .. } => crit(lang, c),
    });
    if let (Purpose::Crit { before, after }, true) = (c.purpose, c.won) {
        let (b, a) = (int(lang, before.into()), int(lang, after.into()));
        let cut = i64::from(after) * 2 != i64::from(before) * 3;
        let text = if cut { crit_damage_cut(lang, &b, &a) } else { crit_damage(lang, &b, &a) };
        told.say = std::mem::take(&mut told.say).join(Phrase::new(text));
    }
    if c.sure.is_some() {
        return;
    }
    told.odds = Some(Phrase::new(likely(lang, c)));
    told.notes.extend(note(lang, c).map(Phrase::new));
    told.notes.extend(formula(lang, c).map(|f| Phrase::new(area(lang, &f))));
}

fn hit(lang: Lang, c: &Contest) -> String {
    let Some((a, d)) = c.rolls() else {
        return match (c.sure, c.won) {
            (Some(SureHit::Invisible), _) => unseen(lang),
            (Some(SureHit::Wand), _) => by_wand(lang),
            (None, true) => set_hit(lang),
            (None, false) => set_miss(lang),
        };
    };
    let (attack, defense) = (int(lang, c.attack.into()), int(lang, c.defense.into()));
    let doubled = a * c.attack_times();
    let (shown, other) = compared(lang, doubled, d, 1.0, c.won);
    match (c.magic, c.won) {
        _ if doubled == d && c.won => tie_hits(lang, &shown, &attack, &other, &defense),
        _ if doubled == d => tie_misses(lang, &shown, &attack, &other, &defense),
        (false, true) => hits(lang, &shown, &attack, &other, &defense),
        (false, false) => misses(lang, &shown, &attack, &other, &defense),
        (true, won) => {
            let single = roll(lang, a, decimals(&shown).max(1));
            let say = if won { magic_hits } else { magic_misses };
            say(lang, &single, &attack, &shown, &other, &defense)
        }
    }
}

fn crit(lang: Lang, c: &Contest) -> String {
    match (c.rolls(), c.won) {
        (Some((a, d)), won) => {
            let (a, d) = compared(lang, a, d, 2.0, won);
            if won { crits(lang, &a, &d) } else { no_crit(lang, &a, &d) }
        }
        (None, true) => set_crit(lang),
        (None, false) => set_no_crit(lang),
    }
}

fn decimals(shown: &str) -> usize {
    shown.rsplit_once(['.', ',']).map_or(0, |(_, part)| part.len())
}

fn likely(lang: Lang, c: &Contest) -> String {
    let hit = c.purpose == Purpose::Hit;
    match c.odds {
        Ratio::ONE if hit => always_hits(lang),
        Ratio::ZERO if hit => never_hits(lang),
        Ratio::ONE => always_crits(lang),
        Ratio::ZERO => never_crits(lang),
        p if hit => odds::said(lang, p, so_many_hit, share_hits),
        p => odds::said(lang, p, so_many_crit, share_crits),
    }
}

fn note(lang: Lang, c: &Contest) -> Option<String> {
    match (c.attack, c.defense) {
        (0, 0) => Some(zero_both(lang)),
        (_, 0) => Some(zero_defense(lang)),
        (0, _) => Some(zero_attack(lang)),
        (a, d) if a < 0 || d < 0 => Some(below_zero(lang)),
        _ => None,
    }
}

/// The area as a formula with the numbers filled in, where both skills are
/// above 0.
fn formula(lang: Lang, c: &Contest) -> Option<String> {
    let attack = i64::from(c.attack) * c.attack_times() as i64;
    let defense = i64::from(c.defense) * c.defense_times() as i64;
    if attack <= 0 || defense <= 0 {
        return None;
    }
    let (a, d) = (int(lang, attack), int(lang, defense));
    Some(if attack >= defense {
        format!("1 − {d} ∕ (2 × {a})")
    } else {
        format!("{a} ∕ (2 × {d})")
    })
}
