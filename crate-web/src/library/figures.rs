//! The numbers of one attack that sentences quote, worked out by the engine
//! from a sheet.

use duelscope_core::rules::remixed::Weapon;
use duelscope_core::sheet::{Hand, Sheet};
use duelscope_core::{AttackWork, Body, Exact, Game, Outcome, Ratio, Scenario, TooLarge, Work};

/// What one attack of the left side comes to.
#[derive(Clone, Debug)]
pub struct Figures {
    /// The sheet they belong to.
    pub sheet: Sheet,
    /// Attack and defense skill; `None` under Sanctum, which knows none.
    pub skills: Option<[i32; 2]>,
    /// The chance to hit; certain under Sanctum.
    pub hit: Ratio,
    /// The chance that a hit is critical; 0 where there is no such thing.
    pub crit: Ratio,
    /// Milliturns of an attack; `None` under Sanctum.
    pub delay: Option<u32>,
    /// The weapon at its level; `None` under Sanctum.
    pub weapon: Option<Weapon>,
    /// The attacker's strength; 0 under Sanctum.
    pub strength: i32,
    /// The target's HP before it.
    pub hp: i32,
    /// The target's armor before it, under Sanctum's pipeline.
    pub armor: i32,
    law: Exact,
}

impl Figures {
    /// The numbers of a sheet; `None` where it is not valid or its rolls are
    /// too many to follow.
    pub fn of(sheet: &Sheet) -> Option<Figures> {
        Figures::begin(sheet)?.all().ok()
    }

    /// The numbers of a sheet, worked out a part at a time; `None` where it is not
    /// valid.
    pub fn begin(sheet: &Sheet) -> Option<Work<Result<Figures, TooLarge>>> {
        let scenario = Scenario::read(sheet).ok()?;
        let pipeline = scenario.pipeline(Hand::Left);
        let fight = match &scenario.game {
            Game::Remixed(fight) | Game::Combined(fight, _) => Some(fight),
            Game::Sanctum(_) => None,
        };
        let blow = fight.map(|fight| fight.blow(Hand::Left));
        let attacker = fight.map(|fight| fight.fighter(Hand::Left));
        let crit = blow.as_ref().and_then(|blow| blow.crit_test());
        let (sheet, delay) = (sheet.clone(), scenario.delay(Hand::Left));
        let skills = blow.as_ref().map(|blow| [blow.attack_skill, blow.defense_skill]);
        let hit = blow.as_ref().map_or(Ratio::ONE, |blow| blow.hit_test().probability());
        let crit = crit.map_or(Ratio::ZERO, |test| test.probability());
        let weapon = attacker.map(|attacker| attacker.weapon);
        let strength = attacker.map_or(0, |attacker| attacker.strength);
        let Body { hp, armor, .. } = pipeline.start.target;
        Some(AttackWork::new(&pipeline).map(move |law| {
            let law = law?;
            Ok(Figures { sheet, skills, hit, crit, delay, weapon, strength, hp, armor, law })
        }))
    }

    /// Mean HP an attack takes, misses included.
    pub fn mean(&self) -> f64 {
        self.law.hp_loss.mean()
    }

    /// Probability of an outcome.
    pub fn outcome(&self, outcome: Outcome) -> f64 {
        self.law.outcome(outcome)
    }

    /// The most HP an attack can take, beyond what the target has too.
    pub fn most(&self) -> i32 {
        self.law.hp_loss.entries().last().map_or(0, |&(most, _)| most)
    }
}
