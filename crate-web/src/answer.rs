//! From the sheet to everything the page shows of it, in one go: nothing here
//! waits, so a change and its exact result share a frame. Knows no browser.

use std::rc::Rc;

use duelscope_core::pins::Pin;
use duelscope_core::sheet::{FieldError, Hand, Sheet, Slot};
use duelscope_core::{
    AttackWork, Duel, DuelLaw, DuelWork, Exact, Outcome, Pipeline, Ratio, Scenario, Step, Unsolved,
    replay_pinned,
};

use crate::pieces::SAMPLING;
use crate::story::rolls::idle;
use crate::story::{Ladders, Story};

/// The results of one valid sheet.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The sheet they belong to.
    pub sheet: Sheet,
    /// What it says.
    pub scenario: Rc<Scenario>,
    /// The left side's attack on the right.
    pub pipeline: Rc<Pipeline>,
    /// Its exact law, or why there is none.
    pub exact: Law<Exact>,
    /// Both sides of the whole fight.
    pub fight: Rc<Duel>,
    /// The fight's exact odds, or why there are none.
    pub duel: Law<DuelLaw>,
    /// The trial the stepper shows, stage by stage.
    pub steps: Rc<[Step]>,
    /// How that trial ended.
    pub outcome: Outcome,
    /// The same trial as the page tells it.
    pub story: Rc<Story>,
    /// The pins that decided nothing in it.
    pub idle_pins: Rc<[Pin]>,
}

/// An answer as far as its fight goes: two are equal whatever trial and stage of it
/// are looked at, and whatever is known of it.
#[derive(Clone, Debug)]
pub struct Fight(pub Rc<Answer>);

impl PartialEq for Fight {
    fn eq(&self, other: &Fight) -> bool {
        self.0.same_fight(&other.0.scenario)
    }
}

/// What does not change while one only steps or rolls anew.
struct Laws {
    pipeline: Rc<Pipeline>,
    exact: Law<Exact>,
    fight: Rc<Duel>,
    duel: Law<DuelLaw>,
}

/// Exact odds, or why there are none.
pub type Law<T> = Result<Rc<T>, Missing>;

/// Why an answer has no exact odds of the attack, or of the fight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Missing {
    /// They take too much work.
    Unsolved(Unsolved),
    /// They take more than a frame, and are being worked out: how far that is,
    /// from 0 to 1. Of a fight, the probability of those decided so far.
    Later(f64),
    /// What works them out did not load.
    Lost,
}

/// Portions of work that a change and its exact result have in their frame:
/// some milliseconds, more on a phone.
pub const PORTIONS: u32 = 60;

/// What has become known.
#[derive(Clone, Debug, PartialEq)]
pub enum Known {
    /// Of the attack.
    Attack(Law<Exact>),
    /// Of the fight.
    Fight(Law<DuelLaw>),
}

/// The exact odds of the attack and then of the fight, worked out a part at a
/// time.
#[derive(Debug)]
pub struct Solving {
    attack: Option<AttackWork>,
    /// Nothing where the program for it is not here yet.
    fight: Option<DuelWork>,
    ended: bool,
}

impl Solving {
    /// Nothing is known yet.
    pub fn new(pipeline: &Pipeline, fight: &Duel) -> Solving {
        let attack = Some(AttackWork::new(pipeline));
        let by_hp = DuelWork::by_hp(fight);
        let fight = by_hp.or_else(|| Some((SAMPLING.get()?.fight)(fight)));
        Solving { attack, fight, ended: false }
    }

    /// Goes on until one of them is known or until `enough`: the former, or how
    /// far it is.
    pub fn go_on(&mut self, enough: &mut dyn FnMut() -> bool) -> Known {
        if let Some(work) = &mut self.attack {
            let Some(law) = work.go_on(enough) else {
                return Known::Attack(Err(Missing::Later(work.done())));
            };
            self.attack = None;
            return Known::Attack(law.map(Rc::new).map_err(|too| Missing::Unsolved(too.into())));
        }
        let Some(work) = &mut self.fight else {
            self.ended = true;
            return Known::Fight(Err(Missing::Later(0.0)));
        };
        let law = work.go_on(enough);
        self.ended = law.is_some();
        Known::Fight(match law {
            Some(law) => law.map(Rc::new).map_err(Missing::Unsolved),
            None => Err(Missing::Later(work.done())),
        })
    }

    /// So many portions of work; `tell` hears what that comes to.
    pub fn within(&mut self, portions: u32, tell: &mut dyn FnMut(Known)) {
        let mut left = portions;
        while left > 0 && !self.ended {
            tell(self.go_on(&mut || {
                left -= 1;
                left == 0
            }));
        }
    }

    /// Both are known, as far as can be.
    pub fn ended(&self) -> bool {
        self.ended
    }
}

impl Laws {
    /// What so many portions of work tell of a scenario.
    fn of(scenario: &Scenario, portions: u32) -> Laws {
        let (pipeline, fight) = (scenario.pipeline(Hand::Left), scenario.duel());
        let mut solving = Solving::new(&pipeline, &fight);
        let nothing = Missing::Later(0.0);
        let (mut exact, mut duel) = (Err(nothing), Err(nothing));
        solving.within(portions, &mut |known| match known {
            Known::Attack(law) => exact = law,
            Known::Fight(law) => duel = law,
        });
        Laws { pipeline: Rc::new(pipeline), exact, fight: Rc::new(fight), duel }
    }
}

/// The sheet decides everything else, but for what is not there yet.
impl PartialEq for Answer {
    fn eq(&self, other: &Answer) -> bool {
        self.sheet == other.sheet
            && self.exact.as_ref().err() == other.exact.as_ref().err()
            && self.duel.as_ref().err() == other.duel.as_ref().err()
    }
}

impl Answer {
    /// The results of `sheet`, however long they take.
    ///
    /// # Errors
    ///
    /// Every field that cannot be read, all at once.
    pub fn of(sheet: &Sheet) -> Result<Answer, Vec<FieldError>> {
        Answer::within(sheet, u32::MAX)
    }

    /// The results of `sheet`; its exact odds only if they take no more than so
    /// many portions of work.
    ///
    /// # Errors
    ///
    /// Every field that cannot be read, all at once.
    pub fn within(sheet: &Sheet, portions: u32) -> Result<Answer, Vec<FieldError>> {
        let scenario = Scenario::read(sheet)?;
        let laws = Laws::of(&scenario, portions);
        Ok(Answer::with(sheet, Rc::new(scenario), laws))
    }

    /// The results of `sheet` for the same frame, with what this answer already
    /// knows of it.
    ///
    /// # Errors
    ///
    /// Every field that cannot be read, all at once.
    pub fn next(&self, sheet: &Sheet) -> Result<Answer, Vec<FieldError>> {
        let scenario = Scenario::read(sheet)?;
        let laws =
            if self.same_fight(&scenario) { self.laws() } else { Laws::of(&scenario, PORTIONS) };
        Ok(Answer::with(sheet, Rc::new(scenario), laws))
    }

    /// Whether the odds of a scenario are those of this answer.
    pub fn same_fight(&self, scenario: &Scenario) -> bool {
        scenario.game == self.scenario.game
    }

    /// Some of its exact odds are still being worked out.
    pub fn waits(&self) -> bool {
        let later = |missing: Option<&Missing>| matches!(missing, Some(Missing::Later(_)));
        later(self.exact.as_ref().err()) || later(self.duel.as_ref().err())
    }

    /// The answer with what has become known; what was known stays.
    #[must_use]
    pub fn told(&self, known: Known) -> Answer {
        match known {
            Known::Attack(Ok(law)) => {
                // The story tells of it.
                let laws = Laws { exact: Ok(law), ..self.laws() };
                Answer::with(&self.sheet, Rc::clone(&self.scenario), laws)
            }
            Known::Attack(exact) if self.exact.is_err() => Answer { exact, ..self.clone() },
            Known::Fight(duel) if self.duel.is_err() => Answer { duel, ..self.clone() },
            _ => self.clone(),
        }
    }

    /// The fight of a first visit.
    pub fn first() -> Answer {
        match Answer::of(&Sheet::new()) {
            Ok(answer) => answer,
            // The defaults are valid: a test holds them to it.
            Err(_) => unreachable!("the defaults do not resolve"),
        }
    }

    fn laws(&self) -> Laws {
        Laws {
            pipeline: Rc::clone(&self.pipeline),
            exact: self.exact.clone(),
            fight: Rc::clone(&self.fight),
            duel: self.duel.clone(),
        }
    }

    fn with(sheet: &Sheet, scenario: Rc<Scenario>, laws: Laws) -> Answer {
        let Laws { pipeline, exact, fight, duel } = laws;
        let mut steps = Vec::with_capacity(pipeline.stages.len());
        let (pins, seed, trial) = (&scenario.pins, scenario.seed, scenario.trial);
        let (outcome, _) = replay_pinned(&pipeline, pins, seed, trial, |step| steps.push(step));
        let idle_pins = idle(pins, &pipeline, &steps).into();
        let law = exact.as_ref().ok().map(Rc::as_ref);
        let story = Story::new(&pipeline, &steps, &Ladders::of(&scenario), law);
        Answer {
            sheet: sheet.clone(),
            scenario,
            pipeline,
            exact,
            fight,
            duel,
            steps: steps.into(),
            outcome,
            story: Rc::new(story),
            idle_pins,
        }
    }

    /// The chance to hit as the rule's fraction; `None` under Sanctum, which
    /// rolls for no hit.
    pub fn hit_ratio(&self) -> Option<Ratio> {
        self.pipeline.hit_ratio()
    }
}

/// What decides no result: only where one looks, and how much is sampled.
pub const APART: &[&str] =
    &["seed", "trials", "within", "trial", "step", "pins", "explore", "detail"];

/// A sheet without what decides no result.
pub fn deciding(sheet: &Sheet) -> Sheet {
    let mut sheet = sheet.clone();
    for key in APART {
        let slot = Slot::global(key);
        sheet.set(slot, slot.default());
    }
    for hand in Hand::BOTH {
        sheet.set_side(hand, "called", "");
    }
    sheet
}
