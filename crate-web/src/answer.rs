//! From the sheet to everything the page shows of it, in one go: nothing here
//! waits, so a change and its exact result share a frame. Knows no browser.

use std::rc::Rc;

use duelscope_core::pins::Pin;
use duelscope_core::sheet::{FieldError, Hand, Sheet, Slot};
use duelscope_core::{
    Duel, DuelLaw, DuelWork, Exact, Outcome, Pipeline, Ratio, Scenario, Step, TooLarge, Unsolved,
    exact, replay_pinned,
};

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
    pub exact: Result<Rc<Exact>, TooLarge>,
    /// Both sides of the whole fight.
    pub fight: Rc<Duel>,
    /// The fight's exact odds, or why there are none.
    pub duel: Result<Rc<DuelLaw>, Missing>,
    /// The trial the stepper shows, stage by stage.
    pub steps: Rc<[Step]>,
    /// How that trial ended.
    pub outcome: Outcome,
    /// The same trial as the page tells it.
    pub story: Rc<Story>,
    /// The pins that decided nothing in it.
    pub idle_pins: Rc<[Pin]>,
}

/// What does not change while one only steps or rolls anew.
struct Laws {
    pipeline: Rc<Pipeline>,
    exact: Result<Rc<Exact>, TooLarge>,
    fight: Rc<Duel>,
    duel: Result<Rc<DuelLaw>, Missing>,
}

/// Why an answer has no exact odds of the fight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Missing {
    /// They take too much work.
    Unsolved(Unsolved),
    /// They take more than a frame, and are being worked out: the probability
    /// of the fights that are decided so far.
    Later(f64),
    /// What works them out did not load.
    Lost,
}

/// Portions of work that a change and its exact result have in their frame:
/// some milliseconds, more on a phone.
pub const PORTIONS: u32 = 60;

/// The odds of a fight, if it takes no more than so many portions of work.
fn odds(fight: &Duel, portions: u32) -> Result<Rc<DuelLaw>, Missing> {
    let mut work = DuelWork::new(fight).map_err(Missing::Unsolved)?;
    let mut left = portions;
    let mut enough = || {
        left = left.saturating_sub(1);
        left == 0
    };
    match work.go_on(&mut enough) {
        Some(law) => law.map(Rc::new).map_err(Missing::Unsolved),
        None => Err(Missing::Later(work.decided())),
    }
}

impl Laws {
    fn of(scenario: &Scenario, portions: u32) -> Laws {
        let pipeline = scenario.pipeline(Hand::Left);
        let fight = scenario.duel();
        Laws {
            exact: exact(&pipeline).map(Rc::new),
            duel: odds(&fight, portions),
            pipeline: Rc::new(pipeline),
            fight: Rc::new(fight),
        }
    }
}

/// The sheet decides everything else, but for what is not there yet.
impl PartialEq for Answer {
    fn eq(&self, other: &Answer) -> bool {
        self.sheet == other.sheet && self.duel.as_ref().err() == other.duel.as_ref().err()
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

    /// The results of `sheet`; the odds of its fight only if they take no more
    /// than so many portions of work.
    ///
    /// # Errors
    ///
    /// Every field that cannot be read, all at once.
    pub fn within(sheet: &Sheet, portions: u32) -> Result<Answer, Vec<FieldError>> {
        let scenario = Scenario::read(sheet)?;
        let laws = Laws::of(&scenario, portions);
        Ok(Answer::with(sheet, scenario, laws))
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
        Ok(Answer::with(sheet, scenario, laws))
    }

    /// Whether the odds of a scenario are those of this answer.
    pub fn same_fight(&self, scenario: &Scenario) -> bool {
        scenario.game == self.scenario.game
    }

    /// The answer with what has become known of its fight.
    #[must_use]
    pub fn told(&self, duel: Result<Rc<DuelLaw>, Missing>) -> Answer {
        Answer { duel, ..self.clone() }
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

    fn with(sheet: &Sheet, scenario: Scenario, laws: Laws) -> Answer {
        let Laws { pipeline, exact, fight, duel } = laws;
        let mut steps = Vec::with_capacity(pipeline.stages.len());
        let (pins, seed, trial) = (&scenario.pins, scenario.seed, scenario.trial);
        let (outcome, _) = replay_pinned(&pipeline, pins, seed, trial, |step| steps.push(step));
        let idle_pins = idle(pins, &pipeline, &steps).into();
        let law = exact.as_ref().ok().map(Rc::as_ref);
        let story = Story::new(&pipeline, &steps, &Ladders::of(&scenario), law);
        Answer {
            sheet: sheet.clone(),
            scenario: Rc::new(scenario),
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
