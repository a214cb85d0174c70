//! From the sheet to everything the page shows of it, in one go: nothing here
//! waits, so a change and its exact result share a frame. Knows no browser.

use std::rc::Rc;

use duelscope_core::rules::remixed::in_flight;
use duelscope_core::sheet::{FieldError, Hand, Sheet};
use duelscope_core::{
    Exact, Game, Outcome, Pipeline, Ratio, Scenario, Stage, Step, TooLarge, exact, replay,
};

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
    /// The trial the stepper shows, stage by stage.
    pub steps: Rc<[Step]>,
    /// How that trial ended.
    pub outcome: Outcome,
    /// The same trial as the page tells it.
    pub story: Rc<Story>,
}

/// The sheet decides everything else.
impl PartialEq for Answer {
    fn eq(&self, other: &Answer) -> bool {
        self.sheet == other.sheet
    }
}

impl Answer {
    /// The results of `sheet`.
    ///
    /// # Errors
    ///
    /// Every field that cannot be read, all at once.
    pub fn of(sheet: &Sheet) -> Result<Answer, Vec<FieldError>> {
        let scenario = Scenario::read(sheet)?;
        let pipeline = scenario.pipeline(Hand::Left);
        let law = exact(&pipeline).map(Rc::new);
        Ok(Answer::with(sheet, scenario, Rc::new(pipeline), law))
    }

    /// The results of `sheet`, with what this answer already knows of it.
    ///
    /// # Errors
    ///
    /// Every field that cannot be read, all at once.
    pub fn next(&self, sheet: &Sheet) -> Result<Answer, Vec<FieldError>> {
        let scenario = Scenario::read(sheet)?;
        let pipeline = scenario.pipeline(Hand::Left);
        if pipeline == *self.pipeline {
            let same = Rc::clone(&self.pipeline);
            return Ok(Answer::with(sheet, scenario, same, self.exact.clone()));
        }
        let law = exact(&pipeline).map(Rc::new);
        Ok(Answer::with(sheet, scenario, Rc::new(pipeline), law))
    }

    /// The fight of a first visit.
    pub fn first() -> Answer {
        match Answer::of(&Sheet::new()) {
            Ok(answer) => answer,
            // The defaults are valid: a test holds them to it.
            Err(errors) => unreachable!("the defaults do not resolve: {errors:?}"),
        }
    }

    fn with(
        sheet: &Sheet,
        scenario: Scenario,
        pipeline: Rc<Pipeline>,
        exact: Result<Rc<Exact>, TooLarge>,
    ) -> Answer {
        let mut steps = Vec::with_capacity(pipeline.stages.len());
        let (outcome, _) =
            replay(&pipeline, scenario.seed, scenario.trial, |step| steps.push(step));
        let law = exact.as_ref().ok().map(Rc::as_ref);
        let story = Story::new(&pipeline, &steps, &ladders(&scenario), law);
        Answer {
            sheet: sheet.clone(),
            scenario: Rc::new(scenario),
            pipeline,
            exact,
            steps: steps.into(),
            outcome,
            story: Rc::new(story),
        }
    }

    /// The chance to hit as the rule's fraction; `None` under Sanctum, which
    /// rolls for no hit.
    pub fn hit_ratio(&self) -> Option<Ratio> {
        self.pipeline.stages.iter().find_map(|stage| match stage {
            Stage::Hit(test) => Some(test.probability()),
            _ => None,
        })
    }
}

/// How the two skills of the left side's attack came about.
fn ladders(scenario: &Scenario) -> Ladders {
    let (Game::Remixed(fight) | Game::Combined(fight, _)) = &scenario.game else {
        return Ladders::default();
    };
    let attacker = fight.fighter(Hand::Left);
    let attack = in_flight(attacker, fight.attack(Hand::Left), &fight.rules);
    let defense = fight.fighter(Hand::Right).defense_skill(&fight.rules);
    Ladders {
        attack: attacker.attack_skill(&attack, &fight.rules).rungs.to_vec(),
        defense: defense.rungs.to_vec(),
    }
}
