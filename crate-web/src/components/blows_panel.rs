//! Blows to kill: how many attacks until the target is dead, and how sure.

use std::rc::Rc;

use crate::hooks::kept::{use_memo, use_state_eq};
use duelscope_core::sheet::Hand;
use duelscope_core::{DuelLaw, Method};
use duelscope_text::chart::Topic;
use duelscope_text::{blows_alone, blows_need_own_law, never_killed};
use yew::{Callback, Html, Properties, component};

use crate::markup::html;

use crate::answer::{Answer, Missing};
use crate::chart::{Data, Spread, View};
use crate::components::duel_panel::{without, without_law};
use crate::components::histogram::{Histogram, Pick};
use crate::components::icon::{Icon, icon};
use crate::state::State;

/// Blows to kill.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct BlowsPanelProps {
    /// The page's state.
    pub state: Rc<State>,
}

/// What is known of the number of blows.
enum Known {
    Law(Rc<Spread>),
    Never,
    Coupled,
}

/// The law of the number of the left side's attacks that kill.
#[component]
pub fn BlowsPanel(props: &BlowsPanelProps) -> Html {
    let state = &props.state;
    let lang = state.lang;
    let view = use_state_eq(View::default);
    let known = use_memo(Rc::clone(&state.answer), |answer| known(answer));
    let on_view = {
        let view = view.clone();
        Callback::from(move |chosen| view.set(chosen))
    };
    match (&state.answer.exact, &state.answer.duel) {
        (Err(missing @ (Missing::Later(_) | Missing::Lost)), _) => {
            return without_law(lang, *missing);
        }
        (_, Err(missing @ (Missing::Later(_) | Missing::Lost))) => return without(lang, *missing),
        _ => {}
    }
    let law = match &*known {
        Known::Law(law) => Rc::clone(law),
        Known::Never => return note(never_killed(lang)),
        Known::Coupled => return note(blows_need_own_law(lang)),
    };
    let data = Data { exact: Some(law), ..Data::default() };
    html! {
        <>
        <Histogram {lang} {data} view={*view} {on_view} on_bar={None::<Callback<Pick>>} topic={Topic::Blows} stale={state.stale()} />
        <p class="run-note">{ blows_alone(lang) }</p>
        </>
    }
}

fn note(text: String) -> Html {
    html! { <p class="note">{ icon(Icon::Info) }<span>{ text }</span></p> }
}

/// Every blow follows the same law only where blows change nothing but HP.
fn known(answer: &Answer) -> Known {
    let alone = answer.duel.as_ref().is_ok_and(|law: &Rc<DuelLaw>| law.method == Method::Hp);
    let (true, Ok(exact)) = (alone, &answer.exact) else { return Known::Coupled };
    let hp = answer.fight.bodies[Hand::Right as usize].hp;
    match duelscope_core::attacks_to_kill(&exact.hp_loss, hp) {
        Ok(kill) if kill.never => Known::Never,
        Ok(kill) => {
            let blows = kill.by.iter().enumerate().map(|(i, &p)| (i as i32 + 1, p));
            Known::Law(Rc::new(Spread::new(0.0, blows.filter(|e| e.1 > 0.0))))
        }
        Err(_) => Known::Coupled,
    }
}
