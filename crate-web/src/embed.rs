//! Embed mode: what a frame shows, where, and what may be changed in it. Knows no
//! browser.

use duelscope_core::report::{Duel, Odds, Report};
use duelscope_core::sheet::{Frame, Group, Hand, PANELS, Sheet, encode};
use duelscope_text::stages::{phase_name, tell};
use duelscope_text::{Lang, embed};

use crate::answer::Answer;
use crate::state::Action;

/// A panel of an embedded page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The answer in large numbers.
    Odds,
    /// The stepper.
    Step,
    /// HP lost to one attack.
    Histogram,
    /// The whole fight.
    Duel,
    /// Both fighters.
    Builder,
}

impl Panel {
    /// All, in the order of [`PANELS`].
    pub const ALL: [Panel; 5] =
        [Panel::Odds, Panel::Step, Panel::Histogram, Panel::Duel, Panel::Builder];

    /// What its tab says.
    pub fn name(self, lang: Lang) -> String {
        match self {
            Panel::Odds => embed::odds_tab(lang),
            Panel::Step => embed::step_tab(lang),
            Panel::Histogram => embed::histogram_tab(lang),
            Panel::Duel => embed::duel_tab(lang),
            Panel::Builder => embed::builder_tab(lang),
        }
    }
}

/// The panels of a frame in the order of its link, each once.
pub fn panels(frame: &Frame) -> Vec<Panel> {
    let mut panels = Vec::new();
    for word in frame.get("show").split(',') {
        let at = PANELS.iter().position(|&known| known == word);
        let panel = at.and_then(|at| Panel::ALL.get(at).copied());
        panels.extend(panel.filter(|panel| !panels.contains(panel)));
    }
    panels
}

/// The lowest box in which the odds have room above another panel, in pixels.
const ROOM: f64 = 400.0;

/// Where the panels stand: whether the odds are above, and what has a tab. The height
/// is that of a box; a frame that grows has all it wants.
pub fn places(panels: &[Panel], height: Option<f64>) -> (bool, Vec<Panel>) {
    let roomy = height.is_none_or(|height| height >= ROOM);
    let above = roomy && panels.len() > 1 && panels.contains(&Panel::Odds);
    let tabs = panels.iter().copied().filter(|&panel| !above || panel != Panel::Odds);
    (above, tabs.collect())
}

/// Whether an action leaves a locked fight as it is. What is only looked at is free:
/// stages, trials, rolls, runs. Links are opened by the host alone.
pub fn is_harmless(action: &Action) -> bool {
    match action {
        Action::Set(slot, _) => slot.field.group == Group::Stepper,
        Action::Place(..)
        | Action::Pick(..)
        | Action::Add(..)
        | Action::Swap
        | Action::SwapReference
        | Action::Undo
        | Action::Redo
        | Action::Load(..) => false,
        Action::Step(_)
        | Action::Detail(_)
        | Action::NewRoll(_)
        | Action::Trial(_)
        | Action::PinReference
        | Action::DropReference
        | Action::Pin(..)
        | Action::ReleasePins
        | Action::Open(_)
        | Action::Notice(_)
        | Action::CloseNotices
        | Action::Shelve(_)
        | Action::Solved(..)
        | Action::Speak(_) => true,
    }
}

/// The link of a sheet in its frame.
pub fn link(sheet: &Sheet, frame: &Frame) -> String {
    let mut link = encode(sheet);
    frame.append(&mut link);
    link
}

/// The exact answers as programs get them; what is too large, or still being worked
/// out, is absent.
pub fn report(answer: &Answer) -> Report {
    let odds = answer.exact.as_ref().ok();
    let odds = odds.map(|law| Odds::known(&answer.pipeline, Hand::Left, law));
    let duel = answer.duel.as_ref().ok().map(|law| Duel::known(&answer.fight, law));
    Report { odds, duel, ..Report::of(&answer.sheet) }
}

/// The stage that is shown, as the host is told.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stage {
    /// Its number, from 1.
    pub step: usize,
    /// How many can be looked at.
    pub of: usize,
    /// What it is called.
    pub name: String,
    /// What happened.
    pub say: String,
}

/// The stage that is shown.
pub fn stage(answer: &Answer, lang: Lang) -> Stage {
    let story = &answer.story;
    let at = story.clamp(answer.scenario.step);
    let Some(shown) = story.stages.get(at) else { return Stage::default() };
    Stage {
        step: at + 1,
        of: story.last() + 1,
        name: phase_name(lang, shown.told.phase).to_owned(),
        say: tell(lang, &shown.told).say.plain(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::State;
    use duelscope_core::sheet::Slot;

    fn shown(link: &str) -> Vec<Panel> {
        panels(&Frame::read(link))
    }

    #[test]
    fn panels_stand_in_the_order_of_the_link() {
        assert_eq!(shown(""), [Panel::Odds, Panel::Step, Panel::Histogram]);
        assert_eq!(shown("show=duel,odds,duel"), [Panel::Duel, Panel::Odds]);
        assert_eq!(shown(&format!("show={}", PANELS.join(","))), Panel::ALL);
    }

    #[test]
    fn the_odds_stand_above_where_there_is_room() {
        let [odds, step, duel] = [Panel::Odds, Panel::Step, Panel::Duel];
        assert_eq!(places(&[odds, step], Some(320.0)), (false, vec![odds, step]));
        assert_eq!(places(&[odds, step], Some(480.0)), (true, vec![step]));
        assert_eq!(places(&[step, duel], None), (false, vec![step, duel]));
        assert_eq!(places(&[step, odds], None), (true, vec![step]));
        assert_eq!(places(&[odds], None), (false, vec![odds]));
    }

    #[test]
    fn a_locked_fight_stays_as_it_is() {
        let start = State::open("v=1&l-lv=3", Lang::En);
        let slot = |key| Slot::parse(key).expect("a slot");
        for action in [
            Action::Set(slot("l-hp"), "5".into()),
            Action::Set(slot("rules"), "sanctum".into()),
            Action::Place(vec![(slot("r-def"), "5".into())], false),
            Action::Pick(slot("r-from"), "Gnoll".into()),
            Action::Swap,
        ] {
            assert!(!is_harmless(&action), "{action:?}");
        }
        for action in [Action::Step(1), Action::NewRoll(7), Action::Set(slot("trials"), "5".into())]
        {
            assert!(is_harmless(&action), "{action:?}");
            let after = start.after(action);
            assert_eq!(
                crate::answer::deciding(&after.sheet),
                crate::answer::deciding(&start.sheet)
            );
        }
    }

    #[test]
    fn the_host_is_told_what_programs_get() {
        let answer = Answer::first();
        let report = report(&answer);
        let scenario = &answer.scenario;
        assert_eq!(report.odds, Odds::of(scenario, Hand::Left).ok().map(|odds| odds.0));
        assert_eq!(report.duel, Duel::of(scenario).ok().map(|duel| duel.0));
        let stage = stage(&answer, Lang::En);
        assert_eq!(stage.step, 2);
        assert!(stage.of > 2 && !stage.say.is_empty() && !stage.name.is_empty());
    }

    #[test]
    fn a_link_keeps_its_frame() {
        let link_of = "v=1&l-lv=18&show=duel&theme=dark";
        let frame = Frame::read(link_of);
        let state = State::open(link_of, Lang::En);
        assert_eq!((link(&state.sheet, &frame).as_str(), state.notices.len()), (link_of, 0));
    }
}
