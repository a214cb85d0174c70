//! The words of the schema. They are promises, as the keys of links are.

use crate::duel::Verdict;
use crate::exchange::Outcome;
use crate::sheet::Hand;
use crate::stage::StageId;

/// A side.
pub fn hand_word(hand: Hand) -> &'static str {
    match hand {
        Hand::Left => "left",
        Hand::Right => "right",
    }
}

/// How an attack ended.
pub fn outcome_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Missed => "missed",
        Outcome::Bounced => "bounced",
        Outcome::Damaged => "damaged",
        Outcome::Killed => "killed",
        Outcome::Redirected => "redirected",
        Outcome::NeverEnds => "neverEnds",
    }
}

/// How a fight ended.
pub fn verdict_word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Left => "left",
        Verdict::Right => "right",
        Verdict::Undecided => "undecided",
    }
}

/// A stage of the engine.
pub fn stage_word(stage: StageId) -> &'static str {
    match stage {
        StageId::SureMiss => "sureMiss",
        StageId::Hit => "hit",
        StageId::Damage => "damage",
        StageId::Crit => "crit",
        StageId::Reduction => "reduction",
        StageId::AttackProc => "attackProc",
        StageId::Enchant => "enchant",
        StageId::DefenseProc => "defenseProc",
        StageId::Glyph => "glyph",
        StageId::LoseHp => "loseHp",
        StageId::Deals => "deals",
        StageId::TakeDamage => "takeDamage",
        StageId::BeforeArmor => "beforeArmor",
        StageId::ArmorSoak => "armorSoak",
        StageId::Cap => "cap",
        StageId::AfterArmor => "afterArmor",
        StageId::ApplyDamage => "applyDamage",
    }
}
