//! The ways the attack can go, as a tree: how often each, what it costs, and
//! which of them the trial that is shown went. A press leads there.

use std::rc::Rc;

use duelscope_core::sheet::Slot;
use duelscope_core::{Branch, Parting, Scenario, TreeWork};
use duelscope_text::branches::{
    way, way_loss, way_name, way_not_found, way_see, way_share, way_take, way_went, ways_cut,
    ways_note, ways_of_attack,
};
use duelscope_text::{attack_under_way, hp, int, percent, percent_plain, too_large};
use yew::{Callback, Html, Properties, component};

use crate::branches::{TRIALS, along, by_pins};
use crate::components::icon::{Icon, icon};
use crate::hooks::kept::{UseStateSetter, use_effect_with, use_state_eq};
use crate::hooks::{Grown, use_work};
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
    let tree = use_work(Rc::clone(answer), |answer| {
        Some(TreeWork::new(&answer.pipeline, &answer.steps, MOST))
    });
    let lost = use_state_eq(|| None::<String>);
    {
        let lost = lost.setter();
        use_effect_with(Rc::clone(answer), move |_| lost.set(None));
    }
    let note = |text: String| {
        html! { <p class="note" role="status">{ icon(Icon::Info) }<span>{ text }</span></p> }
    };
    let tree = match &tree {
        None => return html! {},
        Some(Grown::Whole(tree)) => &**tree,
        Some(Grown::Part(done)) => {
            return note(attack_under_way(lang, &percent_plain(lang, *done)));
        }
    };
    let tree = match tree {
        Ok(tree) => tree,
        Err(too) => {
            let found = int(lang, i64::try_from(too.found).unwrap_or(i64::MAX));
            return note(too_large(lang, &found));
        }
    };
    let ways = Ways { state, act, lost: lost.setter() };
    html! {
        <>
        <h3>{ ways_of_attack(lang) }</h3>
        <div class="leaf head" aria-hidden="true">
            <span>{ way(lang) }</span><span>{ way_share(lang) }</span><span>{ way_loss(lang) }</span>
        </div>
        { ways.list(tree, &[], true) }
        if let Some(lost) = &*lost { <p class="note" role="status">{ lost.clone() }</p> }
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
    lost: UseStateSetter<Option<String>>,
}

impl Ways<'_> {
    /// What a way parts into.
    fn list(&self, of: &Branch, so_far: &[&Parting], went: bool) -> Html {
        html! {
            <ul>{ for of.branches.iter().map(|branch| self.way(branch, so_far, went)) }</ul>
        }
    }

    fn way(&self, of: &Branch, so_far: &[&Parting], went: bool) -> Html {
        let Ways { state, act, lost } = self;
        let (lang, answer) = (state.lang, &state.answer);
        let way = [so_far, &[&of.parting]].concat();
        let went = went && answer.steps.iter().any(|step| Parting::of(step).same(&of.parting));
        let stage = answer.pipeline.stages.get(of.parting.index);
        let name = stage.map(|stage| way_name(lang, stage, &of.parting)).unwrap_or_default();
        let title = if by_pins(&way) { way_take(lang, &name) } else { way_see(lang, &name) };
        let onclick = {
            let (act, lost, answer) = ((*act).clone(), lost.clone(), Rc::clone(answer));
            let (name, way): (_, Vec<Parting>) =
                (name.clone(), way.iter().copied().cloned().collect());
            move |_| {
                let Scenario { seed, trial, pins, .. } = &*answer.scenario;
                let way: Vec<&Parting> = way.iter().collect();
                match along(&answer.pipeline, (*seed, *trial), &answer.steps, pins, &way) {
                    Some((pins, trial)) => act.emit(Action::Place(
                        vec![
                            (Slot::global("pins"), pins.to_string()),
                            (Slot::global("trial"), (trial + 1).to_string()),
                        ],
                        false,
                    )),
                    None => lost.set(Some(way_not_found(lang, &name, &int(lang, TRIALS as i64)))),
                }
            }
        };
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
                    <button type="button" class="btn quiet" {title} aria-current={went.then_some("true")} {onclick}>{ shown }</button>
                    <svg class="hp-bar share" aria-hidden="true"><rect width={share} height="100%" /></svg>
                    <span>{ percent(lang, of.probability) }</span>
                    <span>{ hp(lang, of.mean_loss) }</span>
                </div>
                if !of.branches.is_empty() { { self.list(of, &way, went) } }
            </li>
        }
    }
}
