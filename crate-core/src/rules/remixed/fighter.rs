//! A whole combatant, and the numbers that follow from it before any roll.

use arrayvec::ArrayVec;

use super::Edition;
use super::armor::{Armor, DrOwner, add, dr_base, dr_end};
use super::attack_skill::{AttackSkill, attack_skill_from};
use super::buff::{ActiveBuff, Buff};
use super::cite;
use super::defense_skill::{DefenseSkill, defense_skill_from};
use super::ladder::{Derivation, Factor, Ladder, Op};
use super::mob::Mob;
use super::strength::{hero_strength, mob_strength};
use super::strike::{Attack, Mode, Rules, in_flight};
use super::time::{AttackDelay, attack_delay, haste};
use super::vocabulary::{Difficulty, HeroClass, Subclass, WeaponSpecial};
use super::weapon::Weapon;
use crate::law::Span;

/// Most buffs a fighter bears.
pub const MAX_BUFFS: usize = 16;

/// What a fighter is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A hero.
    Hero {
        /// The class; `None` for none of them.
        class: Option<HeroClass>,
    },
    /// A mob of the game's code.
    Mob,
    /// A mob of the game's data files: its damage reduction is its own points
    /// alone.
    JsonMob,
}

/// Numbers set by hand, on top of what buffs give.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bonuses {
    /// Added to the attack bonus, the exponent of 1.4.
    pub attack: i32,
    /// Added to the defense bonus, the exponent of 1.2.
    pub defense: i32,
    /// Added to the damage reduction, in points.
    pub dr: i32,
    /// Added to haste, in steps of a tenth.
    pub haste: i32,
}

/// One combatant. Points and levels may take any value; the defaults are a
/// hero of level 1 with bare hands.
#[derive(Clone, Debug, PartialEq)]
pub struct Fighter {
    /// Hero or mob.
    pub kind: Kind,
    /// The subclass, if any.
    pub subclass: Option<Subclass>,
    /// Which mob, for what it does beyond its numbers.
    pub special: Option<Mob>,
    /// The special state of that mob: Goo is pumped up, the Lich has its
    /// purple skull, a Shaman's target stands in water.
    pub special_active: bool,
    /// Its count: other living bosses beside Yog's Eye, flights a Shaman has
    /// already made.
    pub special_count: i32,
    /// Level of skills and spells (Guardian, Die Hard); at least 1.
    pub skill_level: i32,
    /// Base attack skill.
    pub base_attack: i32,
    /// Base defense skill.
    pub base_defense: i32,
    /// Level, at least 1.
    pub level: i32,
    /// Strength before Weakness.
    pub strength: i32,
    /// Current hit points.
    pub hp: i32,
    /// Full hit points.
    pub hp_max: i32,
    /// A mob's own damage, in points.
    pub damage: Span,
    /// A mob's own damage reduction, in points.
    pub dr_field: i32,
    /// Base delay of an attack, in turns.
    pub base_delay: f32,
    /// The weapon in the weapon slot.
    pub weapon: Weapon,
    /// The item in the left hand: a weapon or a shield.
    pub second: Weapon,
    /// The armor.
    pub armor: Armor,
    /// A mob that has seen an enemy. Heroes always count as aware.
    pub aware: bool,
    /// Paralysed by something that is not among the buffs.
    pub paralysed: bool,
    /// Invisible by something that is not among the buffs.
    pub invisible: bool,
    /// In the middle of an action (Freerunner).
    pub acting: bool,
    /// Starving (Freerunner, Metabolism).
    pub starving: bool,
    /// The shield in the left hand is ready.
    pub shield_ready: bool,
    /// Charges of the wand in hand, and its most (Battlemage).
    pub charges: (i32, i32),
    /// What it bears, in the order in which the buffs act. The game's own
    /// order is that of a hash set, which nobody can know.
    pub buffs: ArrayVec<ActiveBuff, MAX_BUFFS>,
    /// Numbers set by hand.
    pub bonus: Bonuses,
}

impl Default for Fighter {
    fn default() -> Self {
        Fighter {
            kind: Kind::Hero { class: None },
            subclass: None,
            special: None,
            special_active: false,
            special_count: 0,
            skill_level: 1,
            base_attack: 10,
            base_defense: 5,
            level: 1,
            strength: 10,
            hp: 20,
            hp_max: 20,
            damage: Span::fixed(0),
            dr_field: 0,
            base_delay: 1.0,
            weapon: Weapon::EMPTY,
            second: Weapon::EMPTY,
            armor: Armor::default(),
            aware: true,
            paralysed: false,
            invisible: false,
            acting: false,
            starving: false,
            shield_ready: true,
            charges: (0, 0),
            buffs: ArrayVec::new(),
            bonus: Bonuses::default(),
        }
    }
}

impl Fighter {
    /// A hero of level 1 as the class starts: base skills 10 and 5.
    pub fn hero(class: HeroClass) -> Fighter {
        Fighter { kind: Kind::Hero { class: Some(class) }, ..Fighter::default() }
    }

    /// The class; `None` for mobs.
    pub const fn class(&self) -> Option<HeroClass> {
        match self.kind {
            Kind::Hero { class } => class,
            Kind::Mob | Kind::JsonMob => None,
        }
    }

    /// Whether this is a hero.
    pub const fn is_hero(&self) -> bool {
        matches!(self.kind, Kind::Hero { .. })
    }

    /// The level of a buff it bears; `None` without it.
    pub fn buff(&self, buff: Buff) -> Option<i32> {
        self.buffs.iter().find(|b| b.buff == buff).map(|b| b.level)
    }

    /// Whether it bears the buff.
    pub fn has(&self, buff: Buff) -> bool {
        self.buff(buff).is_some()
    }

    /// Under Paralysis, Stun or Frost.
    pub fn is_paralysed(&self) -> bool {
        self.paralysed || [Buff::Paralysis, Buff::Stun, Buff::Frost].iter().any(|&b| self.has(b))
    }

    /// Invisible, by Invisibility or Shadows. A Rogue's cloak does not count.
    pub fn is_invisible(&self) -> bool {
        self.invisible || self.has(Buff::Invisibility) || self.has(Buff::Shadows)
    }

    /// Effective strength: a hero's by Weakness, a mob's by its level.
    pub fn effective_strength(&self, difficulty: Difficulty) -> Derivation<i32> {
        if self.is_hero() {
            let weakness = self.buff(Buff::Weakness).unwrap_or(0);
            hero_strength(self.strength, weakness, difficulty)
        } else {
            mob_strength(self.strength, self.level)
        }
    }

    /// The weapon that strikes: the missile in flight, else the weapon slot's.
    pub fn active_weapon<'a>(&'a self, attack: &'a Attack) -> &'a Weapon {
        match &attack.missile {
            Some(missile) if attack.mode == Mode::Missile => missile,
            _ => &self.weapon,
        }
    }

    /// The left hand's weapon, or an empty hand if what it holds is no weapon.
    pub fn second_weapon(&self) -> &Weapon {
        const EMPTY: &Weapon = &Weapon::EMPTY;
        if self.second.good_for_melee { &self.second } else { EMPTY }
    }

    /// Attack skill with this attack, and how it came about.
    pub fn attack_skill(&self, attack: &Attack, rules: &Rules) -> Derivation<i32> {
        self.attack_skill_in_flight(&in_flight(self, attack, rules), rules)
    }

    /// As [`attack_skill`](Self::attack_skill), with what flies as it flies.
    pub(crate) fn attack_skill_in_flight(&self, attack: &Attack, rules: &Rules) -> Derivation<i32> {
        let source = rules.edition == Edition::Source;
        let mut ladder = Ladder::new();
        let own = self.special.and_then(|mob| mob.own_attack_skill(self, rules.depth));
        if let (Some(mob), Some(own), true) = (self.special, own, source) {
            ladder.step(Factor::Own(mob), Op::Replace, own, own, cite::ATTACK_SKILL);
            return ladder.end(own);
        }
        let main = self.active_weapon(attack);
        let second = self.second_weapon();
        let mut bonus = 0;
        for b in &self.buffs {
            exponent(
                &mut ladder,
                &mut bonus,
                Factor::Buff(b.buff),
                b.attack_bonus(self.level),
                cite::ATTACK_SKILL,
            );
        }
        if self.class() == Some(HeroClass::Doctor) {
            let saw = Some(WeaponSpecial::BoneSaw);
            let points = if main.special == saw || second.special == saw { 0 } else { -5 };
            exponent(
                &mut ladder,
                &mut bonus,
                Factor::Class(HeroClass::Doctor),
                points,
                cite::ATTACK_SKILL,
            );
        }
        exponent(&mut ladder, &mut bonus, Factor::Given, self.bonus.attack, cite::ATTACK_SKILL);
        let strength = self.effective_strength(rules.difficulty).value;
        let of = AttackSkill {
            base: self.base_attack,
            level: self.level,
            bonus,
            main: main.accuracy_factor(strength, self.class()).value,
            second: second.accuracy_factor(strength, self.class()).value,
            ranged_adjacent: attack.mode == Mode::Missile && attack.adjacent,
            easy_hero: source && self.is_hero() && rules.difficulty == Difficulty::Easy,
        };
        attack_skill_from(ladder, &of)
    }

    /// Defense skill, and how it came about.
    pub fn defense_skill(&self, rules: &Rules) -> Derivation<i32> {
        let source = rules.edition == Edition::Source;
        let mut ladder = Ladder::new();
        let mut bonus = 0;
        for b in &self.buffs {
            exponent(
                &mut ladder,
                &mut bonus,
                Factor::Buff(b.buff),
                b.defense_bonus(self.level),
                cite::DEFENSE_SKILL,
            );
        }
        exponent(&mut ladder, &mut bonus, Factor::Given, self.bonus.defense, cite::DEFENSE_SKILL);
        let of = DefenseSkill {
            base: self.base_defense,
            level: self.level,
            bonus,
            paralysed: self.is_paralysed(),
            armor_str: self.armor.str_required,
            effective_str: self.effective_strength(rules.difficulty).value,
            rogue: self.class() == Some(HeroClass::Rogue),
            freerunner: self.subclass == Some(Subclass::Freerunner)
                && self.acting
                && !self.starving,
            easy_hero: source && self.is_hero() && rules.difficulty == Difficulty::Easy,
            unaware_mob: source && !self.is_hero() && !self.aware,
        };
        defense_skill_from(ladder, &of)
    }

    /// Largest damage reduction against `attacker` with this attack, and how
    /// it came about. A Sniper's missiles ignore it.
    pub fn dr(&self, attacker: &Fighter, attack: &Attack, rules: &Rules) -> Derivation<i32> {
        let constant = self.special.filter(|mob| mob.has_constant_dr());
        let owner = match self.kind {
            Kind::Hero { .. } => DrOwner::Hero,
            Kind::Mob if constant.is_none() => {
                DrOwner::Mob { field: self.dr_field, level: self.level }
            }
            Kind::Mob | Kind::JsonMob => DrOwner::FieldOnly { field: self.dr_field, mob: constant },
        };
        let (mut ladder, mut total) = (Ladder::new(), 0);
        dr_base(&mut ladder, &mut total, &self.armor, owner);
        let strength = self.effective_strength(rules.difficulty).value;
        for b in &self.buffs {
            let points = b.dr_bonus(self.level, strength);
            if points != 0 {
                let factor = Factor::Buff(b.buff);
                add(&mut ladder, &mut total, factor, points, true, cite::DEFENSE_ROLL);
            }
        }
        if self.bonus.dr != 0 {
            let points = self.bonus.dr;
            add(&mut ladder, &mut total, Factor::Given, points, true, cite::DEFENSE_ROLL);
        }
        let sniper = attacker.subclass == Some(Subclass::Sniper) && attack.mode == Mode::Missile;
        dr_end(ladder, total, sniper)
    }

    /// Haste in whole steps of a tenth.
    pub fn haste(&self) -> i32 {
        let class = if self.class() == Some(HeroClass::Elf) { 1.0 } else { 0.0 };
        let subclass = if self.subclass == Some(Subclass::Scout) { 1.0 } else { 0.0 };
        let buffs = self.buffs.iter().map(|b| b.haste(self.level));
        haste(buffs.chain([class, subclass, self.bonus.haste as f32]))
    }

    /// Milliturns of this attack, and how they came about. A thrown missile or
    /// arrow takes a turn times its own delay factor.
    pub fn attack_delay(
        &self,
        target: &Fighter,
        attack: &Attack,
        rules: &Rules,
    ) -> Derivation<i32> {
        let attack = &in_flight(self, attack, rules);
        let strength = self.effective_strength(rules.difficulty).value;
        let main = self.active_weapon(attack).delay_factor(strength, self.class()).value;
        let thrown = attack.mode == Mode::Missile && attack.missile.is_some();
        let second = if thrown {
            main
        } else {
            self.second_weapon().delay_factor(strength, self.class()).value
        };
        attack_delay(&AttackDelay {
            base: if thrown { 1.0 } else { self.base_delay },
            main,
            second,
            haste: self.haste(),
            marked: thrown && target.has(Buff::SnipersMark),
        })
    }
}

/// One part of a bonus; parts of 0 are not shown.
fn exponent(
    ladder: &mut Ladder,
    bonus: &mut i32,
    factor: Factor,
    points: i32,
    source: crate::rules::Source,
) {
    *bonus = bonus.saturating_add(points);
    if points != 0 {
        ladder.step(factor, Op::Exponent, points, 0, source);
    }
}
