//! The state that flows through the stages of one attack.

use crate::rules::remixed::Marks;

/// How an attack is delivered (Sanctum, "Types of Damage"). Hand and missile
/// exclude each other; most spells have no mode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mode {
    /// Neither hand nor missile.
    #[default]
    None,
    /// Swordsmen and natural weapons.
    Hand,
    /// Archers and other long-range attacks.
    Missile,
}

/// What kind of damage is on its way (Sanctum, "Types of Damage").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DamageKind {
    /// Hand, missile or neither.
    pub mode: Mode,
    /// Armor neither reduces it nor is reduced by it.
    pub ignores_armor: bool,
    /// As [`ignores_armor`](Self::ignores_armor), and nothing blocks it.
    pub magical: bool,
    /// Dealt in combat.
    pub combat: bool,
}

/// The changing part of one combatant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Body {
    /// Current hit points; may pass below 0.
    pub hp: i32,
    /// Full hit points.
    pub hp_max: i32,
    /// Sanctum: armor left in this round.
    pub armor: i32,
    /// Sanctum: armor at the start of a round.
    pub armor_max: i32,
    /// Sanctum: hand damage, which effects raise and lower.
    pub hand: i32,
    /// Sanctum: Gazes received.
    pub gazes: u8,
    /// Marked dead, which Sanctum's effects can do with HP left.
    pub dead: bool,
    /// Remixed Dungeon: the buffs it bears.
    pub marks: Marks,
    /// Remixed Dungeon: points of Earthroot armor left.
    pub ward: i32,
    /// Remixed Dungeon: what a rule counts from attack to attack: hits of a
    /// combo, charges of a wand in hand, flights of a Shaman.
    pub count: i32,
}

impl Body {
    /// Alive, at full hit points and armor.
    pub fn new(hp: i32, armor: i32) -> Body {
        Body { hp, hp_max: hp, armor, armor_max: armor, ..Body::default() }
    }
}

/// Who of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The one who attacks.
    Attacker,
    /// The one who is attacked.
    Target,
}

/// Everything that later stages read, and nothing else: two equal exchanges
/// have the same future, so the exact driver may merge them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Exchange {
    /// The damage on its way, in points. 0 before the damage roll.
    pub damage: i32,
    /// What kind of damage it is.
    pub kind: DamageKind,
    /// The roll was critical.
    pub crit: bool,
    /// The attacker's state.
    pub attacker: Body,
    /// The target's state.
    pub target: Body,
    /// Sanctum: the minion a hit may be moved to; dead where there is none.
    pub other: Body,
    /// Sanctum: reflected damage that strikes after the result (AMB-20).
    pub owed: i32,
    /// Sanctum: the target was dead before this damage.
    pub corpse: bool,
    /// Remixed Dungeon: damage beside the blow has reached the target.
    pub hurt: bool,
    /// Remixed Dungeon: by how much the enchantment of luck has beaten the
    /// damage so far. 0 outside of its stages.
    pub luck: i32,
    /// Remixed Dungeon: the enchantment that instability became, in the order
    /// of their list. 0 outside of its stages.
    pub chosen: u8,
}

/// How an attack ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The attack roll did not reach the defense roll. Not a hit for 0.
    Missed,
    /// It hit, and nothing was left of the damage.
    Bounced,
    /// Alive after it.
    Damaged,
    /// Dead after it.
    Killed,
    /// Sanctum: moved to another minion, which took it.
    Redirected,
    /// Sanctum: effects answer each other without end. The state is that of
    /// the moment this was found.
    NeverEnds,
}

impl Outcome {
    /// Every outcome, in the order of the enum.
    pub const ALL: [Outcome; 6] = [
        Outcome::Missed,
        Outcome::Bounced,
        Outcome::Damaged,
        Outcome::Killed,
        Outcome::Redirected,
        Outcome::NeverEnds,
    ];
}
