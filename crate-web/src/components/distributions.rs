//! The panels under the scope.

use std::rc::Rc;

use crate::hooks::kept::{use_effect_with, use_mut_ref, use_state_eq};
use duelscope_text::{
    blows_to_kill, claims::claims, compare, distributions as distributions_label, explore::explore,
    hp_lost_to_one_attack, the_duel,
};
use yew::{AttrValue, Callback, Html, Properties, component};

use crate::markup::html;

use crate::components::attack_panel::AttackPanel;
use crate::components::later::later;
use crate::components::tabs::Tabs;
use crate::hooks::Run;
use crate::pieces::{EXPLORE, PANELS};
use crate::state::{Action, State};

/// The panels under the scope.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct DistributionsProps {
    /// The page's state.
    pub state: Rc<State>,
    /// Runs of the left side's attack.
    pub attacks: Run,
    /// Runs of the whole fight.
    pub fights: Run,
    /// Takes what is done here.
    pub act: Callback<Action>,
}

/// The tab of sweeps. Whoever names what is explored gets to see it.
const EXPLORED: usize = 3;

/// Tabs over the panels; the panel that is not seen does no work.
#[component]
pub fn Distributions(props: &DistributionsProps) -> Html {
    let DistributionsProps { state, attacks, fights, act } = props;
    let lang = state.lang;
    let at = use_state_eq(|| 0_usize);
    let explored = use_mut_ref(|| None);
    {
        let at = at.setter();
        use_effect_with(state.sheet.global("explore").to_owned(), move |explored| {
            if explored != "none" {
                at.set(EXPLORED);
            }
        });
    }
    let names: Vec<AttrValue> = [
        hp_lost_to_one_attack(lang),
        blows_to_kill(lang),
        the_duel(lang),
        explore(lang),
        compare(lang),
        claims(lang),
    ]
    .map(Into::into)
    .into();
    let on_choose = {
        let at = at.clone();
        Callback::from(move |i| at.set(i))
    };
    html! {
        <section class="dists">
            <div class="card">
                <Tabs label={distributions_label(lang)} id="dists" {names} at={*at} {on_choose}>
                    { match *at {
                        1 => later(lang, &PANELS, {
                            let state = Rc::clone(state);
                            move |panels| (panels.blows)(Rc::clone(&state))
                        }),
                        2 => later(lang, &PANELS, {
                            let (state, run, act) = (Rc::clone(state), fights.clone(), act.clone());
                            move |panels| (panels.duel)(Rc::clone(&state), run.clone(), act.clone())
                        }),
                        EXPLORED => later(lang, &EXPLORE, {
                            let (state, act, kept) = (Rc::clone(state), act.clone(), explored.clone());
                            move |explore| (explore.panel)(Rc::clone(&state), act.clone(), kept.clone())
                        }),
                        4 => later(lang, &PANELS, {
                            let (state, act) = (Rc::clone(state), act.clone());
                            move |panels| (panels.compare)(Rc::clone(&state), act.clone())
                        }),
                        5 => later(lang, &PANELS, {
                            let (state, act) = (Rc::clone(state), act.clone());
                            move |panels| (panels.claims)(Rc::clone(&state), act.clone())
                        }),
                        _ => html! { <AttackPanel state={Rc::clone(state)} run={attacks.clone()} act={act.clone()} watched=true /> },
                    } }
                </Tabs>
            </div>
        </section>
    }
}
