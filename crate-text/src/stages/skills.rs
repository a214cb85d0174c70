//! Both skills.

use duelscope_core::rules::remixed::Factor;

use super::Told;
use crate::facts::Skills;
use crate::ladder::lost_accuracy;
use crate::{Lang, Phrase, int, messages};

messages! {
    against(attack: &str, defense: &str) {
        en "Attack skill <a>{attack}</a> against defense skill <d>{defense}</d>.";
        ru "Навык атаки <a>{attack}</a> против навыка защиты <d>{defense}</d>.";
    }
    lost(main: &str, second: &str) {
        en "The weapon's <a>{main}</a> is lost to the other hand's {second}.";
        ru "Множитель оружия <a>{main}</a> потерян: у другой руки {second}.";
    }
    unnoticed() {
        en "Defense 0: every attack hits, and every hit is a crit.";
        ru "Защита 0: попадает любая атака, и любое попадание — крит.";
    }
    /// The rule of both skills.
    rule() {
        en "Skills are worked out before the blow; nothing is rolled here. The smaller accuracy of both hands counts, and an empty hand counts as 1.";
        ru "Навыки считают до удара, здесь ничего не бросают. Из двух рук берут меньшую точность, и пустая рука считается за 1.";
    }
}

pub(super) fn short(lang: Lang, s: &Skills) -> String {
    format!("{} · {}", int(lang, s.attack.into()), int(lang, s.defense.into()))
}

pub(super) fn fill(lang: Lang, s: &Skills, told: &mut Told) {
    let (attack, defense) = (int(lang, s.attack.into()), int(lang, s.defense.into()));
    told.say = Phrase::new(against(lang, &attack, &defense));
    if let Some((main, second)) = lost_accuracy(lang, &s.attack_ladder) {
        told.notes.push(Phrase::new(lost(lang, &main, &second)));
    }
    if s.defense_ladder.iter().any(|rung| rung.applied && rung.factor == Factor::Unaware) {
        told.notes.push(Phrase::new(unnoticed(lang)));
    }
}
