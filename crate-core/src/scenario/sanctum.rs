//! Sanctum's part of a sheet: two minions and how they strike.

use alloc::vec::Vec;

use crate::exchange::{Body, DamageKind, Mode};
use crate::law::Span;
use crate::rules::damage::TermRoll;
use crate::rules::remixed;
use crate::rules::sanctum::effects::MAX_EFFECTS;
use crate::rules::sanctum::{Attacks, Blow, Effect, Effects, Facts, Readings, prepare};
use crate::scenario::read::{Reader, global, side};
use crate::sheet::Hand;

/// One minion.
#[derive(Clone, Debug, PartialEq)]
pub struct Minion {
    /// HP and armor.
    pub body: Body,
    /// The points of its attack.
    pub amount: Span,
    /// The kind of its damage; under the combined rules the mode is that of
    /// [`combined_mode`](Self::combined_mode).
    pub kind: DamageKind,
    /// The mode under the combined rules; `None` follows the attack.
    pub combined_mode: Option<Mode>,
    /// Attacks a round, before effects; see [`Skirmish::attacks`].
    pub attacks: u32,
    /// The effects it bears, in the order of casting.
    pub effects: Vec<Effect>,
}

/// Two minions.
#[derive(Clone, Debug, PartialEq)]
pub struct Skirmish {
    /// The minions, left and right.
    pub minions: [Minion; 2],
    /// Whether the damage has an attacker to blame.
    pub blamed: bool,
    /// How the open questions are read.
    pub readings: Readings,
}

impl Skirmish {
    pub(super) fn read(reader: &mut Reader<'_>) -> Skirmish {
        Skirmish {
            minions: Hand::BOTH.map(|hand| minion(reader, hand)),
            blamed: blame(reader) != "nobody",
            readings: reader
                .global(global!("readings"))
                .list(|code| code.parse().ok())
                .into_iter()
                .collect(),
        }
    }

    /// Reads a side again.
    pub(super) fn read_side(&mut self, reader: &mut Reader<'_>, hand: Hand) {
        self.minions[hand as usize] = minion(reader, hand);
    }

    /// A side's minion.
    pub fn minion(&self, hand: Hand) -> &Minion {
        &self.minions[hand as usize]
    }

    /// A side's blow on the other.
    pub fn blow(&self, attacker: Hand) -> Blow {
        let (from, to) = (self.minion(attacker), self.minion(attacker.other()));
        let amount = if from.amount.len() == 1 {
            TermRoll::Constant(from.amount.lo)
        } else {
            TermRoll::Uniform(from.amount)
        };
        Blow {
            amount,
            kind: Some(from.kind),
            attacker: from.body,
            target: to.body,
            facts: self.facts(attacker),
        }
    }

    /// What Sanctum's stages know of a side's blow on the other.
    pub fn facts(&self, attacker: Hand) -> Facts {
        Facts {
            attacker: self.blamed,
            names_no_type: false,
            hand_bonus: true,
            round: 0,
            readings: self.readings,
            on_target: self.effects(attacker.other()),
            on_attacker: self.effects(attacker),
        }
    }

    /// A side's attacks in a round of combat.
    pub fn attacks(&self, hand: Hand) -> Attacks {
        let minion = self.minion(hand);
        let mut per_round = u8::try_from(minion.attacks).unwrap_or(u8::MAX);
        prepare(&mut minion.body.clone(), &mut per_round, &minion.effects);
        Attacks { mode: minion.kind.mode, per_round }
    }

    /// A side's effects; a sheet holds no more than the rules take.
    fn effects(&self, hand: Hand) -> Effects {
        self.minion(hand).effects.iter().copied().take(MAX_EFFECTS).collect()
    }

    /// The damage kind of a Remixed Dungeon attack: a missile in flight is
    /// missile damage, a zap magical without a mode, the rest hand damage.
    pub fn combined_kind(&self, attacker: Hand, attack: &remixed::Attack) -> DamageKind {
        let minion = self.minion(attacker);
        let (mode, magical) = match attack.mode {
            remixed::Mode::Melee => (Mode::Hand, false),
            remixed::Mode::Missile => (Mode::Missile, false),
            remixed::Mode::Zap => (Mode::None, true),
        };
        DamageKind {
            mode: minion.combined_mode.unwrap_or(mode),
            magical: minion.kind.magical || (magical && minion.combined_mode.is_none()),
            ignores_armor: minion.kind.ignores_armor,
            combat: true,
        }
    }
}

fn blame(reader: &mut Reader<'_>) -> &'static str {
    reader.global(global!("blame")).word()
}

fn minion(reader: &mut Reader<'_>, hand: Hand) -> Minion {
    let combat = blame(reader) == "combat";
    let mode = mode(reader.side(hand, side!("m-mode")).word()).unwrap_or(Mode::Hand);
    let effects = reader.side(hand, side!("m-effects")).list(|code| code.parse().ok());
    Minion {
        body: Body {
            hp: reader.side(hand, side!("m-hp")).int(),
            hp_max: reader.side(hand, side!("m-hpmax")).int(),
            armor: reader.side(hand, side!("m-armor")).int(),
            armor_max: reader.side(hand, side!("m-armormax")).int(),
            ..Body::default()
        },
        amount: reader.side(hand, side!("m-dmg")).span(),
        kind: DamageKind {
            mode,
            ignores_armor: reader.side(hand, side!("m-ignores")).flag(),
            magical: reader.side(hand, side!("m-magical")).flag(),
            combat,
        },
        combined_mode: self::mode(reader.side(hand, side!("c-mode")).word()),
        attacks: reader.side(hand, side!("m-attacks")).int().unsigned_abs(),
        effects,
    }
}

fn mode(word: &str) -> Option<Mode> {
    match word {
        "hand" => Some(Mode::Hand),
        "missile" => Some(Mode::Missile),
        "none" => Some(Mode::None),
        _ => None,
    }
}
