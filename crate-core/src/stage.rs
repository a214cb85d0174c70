//! The stages of an attack: the dispatch table and nothing else.

use core::ops::ControlFlow;

use crate::chance::Chance;
use crate::exchange::{Exchange, Outcome};
use crate::rules::damage::Term;
use crate::rules::{Document, Source, remixed, sanctum};

/// One stage of an attack with the plain numbers it needs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    /// The attack cannot hit, whatever is rolled.
    SureMiss(remixed::SureMiss),
    /// Attack roll against defense roll.
    Hit(remixed::HitTest),
    /// One term of the damage roll, added to the damage.
    Damage(Term),
    /// The second pair of rolls, for a critical hit.
    Crit(remixed::CritTest),
    /// Damage reduction by a roll of `0..=max`.
    Reduction(remixed::Reduction),
    /// Something the attack does beside its damage.
    AttackProc(remixed::AttackProc),
    /// A weapon's enchantment.
    Enchant(remixed::Enchant),
    /// Something the target does about the hit.
    DefenseProc(remixed::DefenseProc),
    /// An armor's glyph.
    Glyph(remixed::GlyphProc),
    /// The target loses HP.
    LoseHp,
    /// Sanctum: the attacker's effects on its own damage.
    Deals,
    /// The target takes what is left, which something may still change.
    TakeDamage(remixed::TakeDamage),
    /// Sanctum D1.
    BeforeArmor,
    /// Sanctum D2.
    ArmorSoak,
    /// Sanctum D3, its cap.
    Cap,
    /// Sanctum D3, its effects.
    AfterArmor,
    /// Sanctum D4.
    ApplyDamage,
}

/// A stage's name, for rails, traces and links.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names are those of Stage")]
pub enum StageId {
    SureMiss,
    Hit,
    Damage,
    Crit,
    Reduction,
    AttackProc,
    Enchant,
    DefenseProc,
    Glyph,
    LoseHp,
    Deals,
    TakeDamage,
    BeforeArmor,
    ArmorSoak,
    Cap,
    AfterArmor,
    ApplyDamage,
}

/// Why a stage was passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skip {
    /// The damage ignores armor: D1 leads to D3.
    IgnoresArmor,
    /// The damage is magical: D1 leads to D3.
    Magical,
}

impl Stage {
    /// The stage's name.
    pub fn id(&self) -> StageId {
        match self {
            Stage::SureMiss(_) => StageId::SureMiss,
            Stage::Hit(_) => StageId::Hit,
            Stage::Damage(_) => StageId::Damage,
            Stage::Crit(_) => StageId::Crit,
            Stage::Reduction(_) => StageId::Reduction,
            Stage::AttackProc(_) => StageId::AttackProc,
            Stage::Enchant(_) => StageId::Enchant,
            Stage::DefenseProc(_) => StageId::DefenseProc,
            Stage::Glyph(_) => StageId::Glyph,
            Stage::LoseHp => StageId::LoseHp,
            Stage::Deals => StageId::Deals,
            Stage::TakeDamage(_) => StageId::TakeDamage,
            Stage::BeforeArmor => StageId::BeforeArmor,
            Stage::ArmorSoak => StageId::ArmorSoak,
            Stage::Cap => StageId::Cap,
            Stage::AfterArmor => StageId::AfterArmor,
            Stage::ApplyDamage => StageId::ApplyDamage,
        }
    }

    /// Whether the stage reads and changes nothing but the damage, and whether
    /// the roll was critical.
    pub fn keeps_to_damage(&self) -> bool {
        matches!(
            self,
            Stage::SureMiss(_)
                | Stage::Hit(_)
                | Stage::Damage(_)
                | Stage::Crit(_)
                | Stage::Reduction(_)
        )
    }

    /// Whether the stage is a proc of Remixed Dungeon that neither reads nor
    /// changes what an attack leaves on the attacker: as long as all are, two
    /// fighters wear each other down independently.
    pub fn keeps_to_target(&self) -> bool {
        match self {
            Stage::AttackProc(proc) => proc.keeps_to_target(),
            Stage::Enchant(enchant) => enchant.keeps_to_target(),
            Stage::DefenseProc(proc) => proc.keeps_to_target(),
            Stage::Glyph(glyph) => glyph.keeps_to_target(),
            // What may come behind the damage is a wand's status on the target.
            Stage::TakeDamage(_) => true,
            _ => false,
        }
    }

    /// The buff, weapon, mob or the like of Remixed Dungeon that the stage
    /// comes from, if it comes from one.
    pub fn thing(&self) -> Option<remixed::Thing> {
        match self {
            Stage::AttackProc(proc) => Some(proc.from),
            Stage::Enchant(enchant) => Some(enchant.thing()),
            Stage::DefenseProc(proc) => proc.thing(),
            Stage::Glyph(proc) => Some(remixed::Thing::Glyph(proc.glyph)),
            _ => None,
        }
    }

    /// Where the rule of this stage stands written.
    pub fn source(&self) -> Source {
        self.thing().map_or_else(|| self.rule(), remixed::Thing::source)
    }

    /// Where the rule of a stage stands that comes from no [`thing`](Self::thing).
    pub fn rule(&self) -> Source {
        match self {
            Stage::SureMiss(_) => remixed::cite::ARROW,
            Stage::Hit(_) => remixed::cite::HIT,
            Stage::Damage(term) => term.source.cite(),
            Stage::Crit(_) => remixed::cite::CRIT,
            Stage::Reduction(_) => remixed::cite::DEFENSE_ROLL,
            Stage::AttackProc(_) | Stage::Enchant(_) | Stage::DefenseProc(_) | Stage::Glyph(_) => {
                remixed::cite::DEFENSE_PROC
            }
            Stage::LoseHp | Stage::TakeDamage(_) => remixed::cite::DAMAGE,
            Stage::BeforeArmor => Source::sanctum("D1"),
            Stage::ArmorSoak => Source::sanctum("D2"),
            Stage::Cap | Stage::AfterArmor => Source::sanctum("D3"),
            // The manual says nothing of how an attacker's bonuses are added.
            Stage::Deals => Source { document: Document::Duelscope, place: "D0" },
            Stage::ApplyDamage => Source::sanctum("D4"),
        }
    }

    /// The reason this stage is passed over, if it is.
    #[inline]
    pub fn skipped(&self, x: &Exchange) -> Option<Skip> {
        match self {
            Stage::ArmorSoak if x.kind.magical => Some(Skip::Magical),
            Stage::ArmorSoak if x.kind.ignores_armor => Some(Skip::IgnoresArmor),
            _ => None,
        }
    }

    /// As [`apply`](Self::apply), in a copy that all drivers share but the
    /// one that has to be fast: each kind of chance would bring its own.
    pub(crate) fn apply_any(
        &self,
        facts: &sanctum::Facts,
        x: &mut Exchange,
        mut chance: &mut dyn Chance,
    ) -> ControlFlow<Outcome> {
        self.apply(facts, x, &mut chance)
    }

    /// Applies the stage to `x`; `Break` ends the attack. Sanctum's stages
    /// read `facts`.
    #[inline(always)]
    pub fn apply<C: Chance>(
        &self,
        facts: &sanctum::Facts,
        x: &mut Exchange,
        chance: &mut C,
    ) -> ControlFlow<Outcome> {
        if self.skipped(x).is_some() {
            return ControlFlow::Continue(());
        }
        match self {
            Stage::SureMiss(_) => ControlFlow::Break(Outcome::Missed),
            Stage::Hit(test) => test.apply(chance),
            Stage::Damage(term) => term.apply(x, chance),
            Stage::Crit(test) => test.apply(x, chance),
            Stage::Reduction(dr) => dr.apply(x, chance),
            Stage::AttackProc(proc) => proc.apply(x, chance),
            Stage::Enchant(enchant) => enchant.apply(x, chance),
            Stage::DefenseProc(proc) => proc.apply(x, chance),
            Stage::Glyph(glyph) => glyph.apply(x, chance),
            Stage::LoseHp => remixed::lose_hp(x),
            Stage::Deals => sanctum::deals(facts, x, chance),
            Stage::BeforeArmor => sanctum::before_armor(facts, x, chance),
            Stage::ArmorSoak => sanctum::armor_soak(facts, x, chance),
            Stage::Cap => sanctum::cap(facts, x),
            Stage::AfterArmor => sanctum::after_armor(facts, x, chance),
            Stage::ApplyDamage => sanctum::apply_damage(facts, x, chance),
            Stage::TakeDamage(take) => take.apply(x, chance),
        }
    }
}
