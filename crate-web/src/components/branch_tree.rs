//! The ways the attack can go, as a tree: how often each, what it costs, and
//! which of them the trial that is shown went. A press takes a way.

use std::rc::Rc;

use duelscope_core::sheet::Slot;
use duelscope_core::{Branch, Parting, branches};
use duelscope_text::branches::{
    way, way_loss, way_name, way_share, way_take, way_went, ways_cut, ways_note, ways_of_attack,
};
use duelscope_text::{hp, int, percent, too_large};
use yew::{Callback, Html, Properties, component, use_memo};

use crate::answer::Answer;
use crate::branches::leading;
use crate::components::icon::{Icon, icon};
use crate::markup::{classes, html};
use crate::state::{Action, State};

/// More ways than these are not told apart.
const MOST: usize = 60;

/// The ways the attack can go.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct BranchTreeProps {
    /// The page's state.
    pub state: Rc<State>,
    /// Takes what is done here.
    pub act: Callback<Action>,
}

/// The ways the attack can go.
#[component]
pub fn BranchTree(props: &BranchTreeProps) -> Html {
    let BranchTreeProps { state, act } = props;
    let (lang, answer) = (state.lang, &state.answer);
    let tree =
        use_memo(Rc::clone(answer), |answer| branches(&answer.pipeline, &answer.steps, MOST));
    let tree = match &*tree {
        Ok(tree) => tree,
        Err(too) => {
            let found = int(lang, i64::try_from(too.found).unwrap_or(i64::MAX));
            return html! { <p class="note">{ icon(Icon::Info) }<span>{ too_large(lang, &found) }</span></p> };
        }
    };
    let ways = Ways { state, act };
    html! {
        <>
        <h3>{ ways_of_attack(lang) }</h3>
        <div class="leaf head" aria-hidden="true">
            <span>{ way(lang) }</span><span>{ way_share(lang) }</span><span>{ way_loss(lang) }</span>
        </div>
        { ways.list(tree, &[], true) }
        <p class="run-note">
            { ways_note(lang) }
            if cut(tree) { { " " }{ ways_cut(lang) } }
        </p>
        </>
    }
}

fn cut(of: &Branch) -> bool {
    of.cut || of.branches.iter().any(cut)
}

struct Ways<'a> {
    state: &'a Rc<State>,
    act: &'a Callback<Action>,
}

impl Ways<'_> {
    /// What a way parts into.
    fn list(&self, of: &Branch, so_far: &[&Parting], went: bool) -> Html {
        html! {
            <ul>{ for of.branches.iter().map(|branch| self.way(branch, so_far, went)) }</ul>
        }
    }

    fn way(&self, of: &Branch, so_far: &[&Parting], went: bool) -> Html {
        let Ways { state, act } = self;
        let (lang, answer): (_, &Answer) = (state.lang, &state.answer);
        let way = [so_far, &[&of.parting]].concat();
        let went = went && answer.steps.iter().any(|step| Parting::of(step).same(&of.parting));
        let stage = answer.pipeline.stages.get(of.parting.index);
        let name = stage.map(|stage| way_name(lang, stage, &of.parting)).unwrap_or_default();
        let pins = leading(&answer.pipeline, &answer.steps, &answer.scenario.pins, &way);
        let shown = html! {
            <>
            { name.clone() }
            if of.cut { { " …" } }
            if went { <span class="sr">{ " " }{ way_went(lang) }</span> }
            </>
        };
        let share = format!("{:.2}%", of.probability * 100.0);
        html! {
            <li class={classes!(went.then_some("on"))}>
                <div class="leaf">
                    if let Some(pins) = pins {
                        <button type="button" class="btn quiet" title={way_take(lang, &name)} aria-current={went.then_some("true")}
                            onclick={{
                                let act = (*act).clone();
                                move |_| act.emit(Action::Set(Slot::global("pins"), pins.to_string()))
                            }}>{ shown }</button>
                    } else {
                        <span class="end">{ shown }</span>
                    }
                    <svg class="hp-bar share" aria-hidden="true"><rect width={share} height="100%" /></svg>
                    <span>{ percent(lang, of.probability) }</span>
                    <span>{ hp(lang, of.mean_loss) }</span>
                </div>
                if !of.branches.is_empty() { { self.list(of, &way, went) } }
            </li>
        }
    }
}
