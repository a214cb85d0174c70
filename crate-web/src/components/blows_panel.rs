//! Blows to kill: how many attacks until the target is dead, and how sure.

use std::rc::Rc;

use duelscope_core::sheet::Hand;
use duelscope_core::{DuelWork, Kill, KillWork, TooLong};
use duelscope_text::chart::Topic;
use duelscope_text::{
    blows_alone, blows_need_own_law, blows_too_long, blows_under_way, never_killed, percent_plain,
};
use yew::{Callback, Html, Properties, component};

use crate::answer::{Fight, Missing};
use crate::chart::{Data, Spread, View};
use crate::components::duel_panel::{under_way, without_law};
use crate::components::histogram::{Histogram, Pick};
use crate::components::icon::{Icon, icon};
use crate::hooks::kept::use_state_eq;
use crate::hooks::{Grown, use_work};
use crate::markup::html;
use crate::state::State;

/// Blows to kill.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct BlowsPanelProps {
    /// The page's state.
    pub state: Rc<State>,
}

/// The law of the number of the left side's attacks that kill.
#[component]
pub fn BlowsPanel(props: &BlowsPanelProps) -> Html {
    let state = &props.state;
    let lang = state.lang;
    let view = use_state_eq(View::default);
    let exact = &state.answer.exact;
    let blows = use_work((Fight(Rc::clone(&state.answer)), exact.is_ok()), |(fight, _)| {
        let answer = &fight.0;
        let exact = answer.exact.as_ref().ok()?;
        // Every blow follows the same law only where blows change nothing but HP.
        DuelWork::by_hp(&answer.fight)?;
        let hp = answer.fight.bodies[Hand::Right as usize].hp;
        Some(KillWork::new(&exact.hp_loss, hp).map(Blows::of))
    });
    let law = match blows {
        Some(Grown::Whole(blows)) => match &*blows {
            Blows::Law(law) => Rc::clone(law),
            Blows::Never => return note(never_killed(lang)),
            Blows::TooLong => return note(blows_too_long(lang)),
        },
        Some(Grown::Part(done)) => {
            return under_way(blows_under_way(lang, &percent_plain(lang, done)), Some(done));
        }
        None => {
            return match exact {
                Err(Missing::Unsolved(_)) => note(blows_too_long(lang)),
                Err(missing) => without_law(lang, *missing),
                Ok(_) => note(blows_need_own_law(lang)),
            };
        }
    };
    let on_view = {
        let view = view.clone();
        Callback::from(move |chosen| view.set(chosen))
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

/// What the number of blows comes to.
enum Blows {
    Law(Rc<Spread>),
    Never,
    TooLong,
}

impl Blows {
    fn of(kill: Result<Kill, TooLong>) -> Blows {
        match kill {
            Ok(kill) if kill.never => Blows::Never,
            Ok(kill) => {
                let blows = (1..).zip(&kill.by).map(|(n, &p)| (n, p));
                Blows::Law(Rc::new(Spread::new(0.0, blows.filter(|e| e.1 > 0.0))))
            }
            Err(_) => Blows::TooLong,
        }
    }
}
