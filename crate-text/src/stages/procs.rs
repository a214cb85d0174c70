//! Remixed Dungeon's procs in words.

use duelscope_core::Side;
use duelscope_core::rules::remixed::{Act, DefenseProc, Enchant, Note};

use crate::book::{messages, names};
use crate::facts::Proc;
use crate::ladder::spaced;
use crate::{Lang, int};

messages! {
    double() { en "double damage"; ru "двойной урон"; }
    double_or_stun() { en "double damage, or stun"; ru "двойной урон или оглушение"; }
    no_damage() { en "no damage of its own"; ru "своего урона нет"; }
    combo() { en "combo"; ru "комбо"; }
    charges() { en "charges of the wand"; ru "заряды жезла"; }
    ambush() { en "ambush"; ru "засада"; }
    ignite() { en "sets on fire"; ru "поджигает"; }
    one_of() { en "one of several curses"; ru "одна из напастей"; }
    drain() { en "drains HP"; ru "вытягивает ОЗ"; }
    heal() { en "heals the target"; ru "лечит цель"; }
    beside() { en "damage beside the blow"; ru "урон помимо удара"; }
    zap() { en "wand's zap"; ru "разряд жезла"; }
    turned() { en "damage turned"; ru "урон обращён"; }
    beam() { en "beam with a roll of its own"; ru "луч со своим броском"; }
    burst() { en "bursts"; ru "взрывается"; }
    luck(turn: &str) { en "Luck, roll {turn}"; ru "Удача, бросок {turn}"; }
    reflect() { en "reflects damage"; ru "отражает урон"; }
    block() { en "shield"; ru "щит"; }
    guardian() { en "shield reflects"; ru "щит отражает"; }
    floor() { en "damage is not below 0"; ru "урон не ниже 0"; }
    split() { en "splits"; ru "делится"; }
    flee() { en "flees"; ru "бежит"; }
    blink() { en "blinks away"; ru "ускользает"; }
    glyph(name: &str) { en "glyph of {name}"; ru "глиф {name}"; }
    acts() { en "it came about"; ru "сработало"; }
    acts_not() { en "it did not come about"; ru "не сработало"; }
    wound(who: &str, lost: &str) { en "{who} loses {lost} HP beside the blow"; ru "{who} теряет {lost} ОЗ помимо удара"; }
    healed(who: &str, points: &str) { en "{who} gains {points} HP"; ru "{who} получает {points} ОЗ"; }
    gains(who: &str, buff: &str) { en "{who} gets {buff}"; ru "{who} получает {buff}"; }
    loses(who: &str, buff: &str) { en "{who} loses {buff}"; ru "{who} теряет {buff}"; }
    is_immune() { en "immune"; ru "неуязвим к этому"; }
    resisted(from: &str, to: &str) { en "resisted: {from} → {to}"; ru "сопротивление: {from} → {to}"; }
    died_hard() { en "Die Hard lets nothing through"; ru "Die Hard ничего не пропускает"; }
    already_dead() { en "already dead"; ru "уже мёртв"; }
    roused(buff: &str) { en "the damage ends {buff}"; ru "урон снимает {buff}"; }
    idle() { en "its condition does not hold"; ru "условие не выполнено"; }
    became(name: &str) { en "becomes {name}"; ru "становится {name}"; }
    luck_rolled(roll: &str) { en "rolls {roll}"; ru "бросок {roll}"; }
}

/// What a proc is called: what it comes from and what it does.
pub fn name(lang: Lang, proc: &Proc) -> String {
    let deed = deed(lang, proc);
    match proc.thing().map(|thing| spaced(thing.id())) {
        Some(thing) if thing != deed && !matches!(proc, Proc::Glyph(_) | Proc::Enchant(_)) => {
            format!("{thing}: {deed}")
        }
        _ => deed,
    }
}

fn deed(lang: Lang, proc: &Proc) -> String {
    match proc {
        Proc::Attack(proc) => act(lang, &proc.act),
        Proc::Enchant(Enchant::Choose) => "Instability".into(),
        Proc::Enchant(Enchant::Luck { turn, .. }) => luck(lang, &int(lang, (*turn).into())),
        Proc::Enchant(Enchant::Act(act)) => spaced(act.enchantment.id()),
        Proc::Defense(proc) => defense(lang, proc),
        Proc::Glyph(proc) => glyph(lang, &spaced(proc.glyph.id())),
    }
}

fn act(lang: Lang, act: &Act) -> String {
    match act {
        Act::DoubleWith(buff) | Act::Inflict { buff, .. } => spaced(buff.id()),
        Act::Double => double(lang),
        Act::DoubleOrStun => double_or_stun(lang),
        Act::Nothing => no_damage(lang),
        Act::Combo => combo(lang),
        Act::Charges { .. } => charges(lang),
        Act::Ambush => ambush(lang),
        Act::Ignite(_) => ignite(lang),
        Act::OneOf(_) => one_of(lang),
        Act::Drain => drain(lang),
        Act::Heal { .. } => heal(lang),
        Act::Wound { .. } => beside(lang),
        Act::Zap { .. } => zap(lang),
        Act::Turn { .. } => turned(lang),
        Act::Beam { .. } => beam(lang),
        Act::Burst => burst(lang),
    }
}

fn defense(lang: Lang, proc: &DefenseProc) -> String {
    match proc {
        DefenseProc::Reflect { .. } => reflect(lang),
        DefenseProc::ManaShield => "Mana Shield".into(),
        DefenseProc::Earthroot => "Earthroot Armor".into(),
        DefenseProc::Block(_) => block(lang),
        DefenseProc::FrostRing { .. } => "Ring of Frost".into(),
        DefenseProc::Guardian { .. } => guardian(lang),
        DefenseProc::Floor => floor(lang),
        DefenseProc::Ooze => "Ooze".into(),
        DefenseProc::Split => split(lang),
        DefenseProc::Flee => flee(lang),
        DefenseProc::Blink => blink(lang),
        DefenseProc::Nothing => no_damage(lang),
    }
}

/// What a proc had to say, in one line.
pub(super) fn notes(lang: Lang, notes: &[Note]) -> String {
    let all: Vec<_> = notes.iter().map(|note| said(lang, note)).collect();
    all.join("; ")
}

fn said(lang: Lang, note: &Note) -> String {
    let show = |n: i32| int(lang, n.into());
    match *note {
        Note::Acts(true) => acts(lang),
        Note::Acts(false) => acts_not(lang),
        Note::Wound { side, lost, .. } => wound(lang, who(lang, side), &show(lost)),
        Note::Healed { side, points } => healed(lang, who(lang, side), &show(points)),
        Note::Gains { side, buff } => gains(lang, who(lang, side), &spaced(buff.id())),
        Note::Loses { side, buff } => loses(lang, who(lang, side), &spaced(buff.id())),
        Note::Immune => is_immune(lang),
        Note::Resisted { from, to } => resisted(lang, &show(from), &show(to)),
        Note::DiedHard => died_hard(lang),
        Note::AlreadyDead => already_dead(lang),
        Note::Idle => idle(lang),
        Note::Became(enchantment) => became(lang, &spaced(enchantment.id())),
        Note::Roused(buff) => roused(lang, &spaced(buff.id())),
        Note::Luck { roll, .. } => luck_rolled(lang, &show(roll)),
    }
}

names! {
    who(Side) {
        Attacker: "the attacker", "нападающий";
        Target: "the target", "цель";
    }
}
