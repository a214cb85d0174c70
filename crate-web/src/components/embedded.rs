//! The page as it stands in another one: who fights whom, the panels that its link asks
//! for, and the way to the whole page. It keeps nothing on the device, writes no history
//! and takes no focus.

use std::rc::Rc;

use duelscope_core::sheet::{Frame, Hand};
use duelscope_text::embed::{given_here, open_in_duelscope, panels as panels_label};
use duelscope_text::{Lang, no_catalogue, window_title};
use yew::{
    AttrValue, Callback, Html, Properties, component, hook, use_callback, use_effect_with,
    use_node_ref, use_reducer, use_state_eq,
};

use crate::app::missing;
use crate::components::answer_strip::{AnswerStrip, answer_strip, versus};
use crate::components::attack_panel::AttackPanel;
use crate::components::icon::{Icon, icon};
use crate::components::later::later;
use crate::components::notices::{Notices, notices};
use crate::components::pins::strip;
use crate::components::rules::{Rules, rules};
use crate::components::scope::{OnPin, Scope};
use crate::components::side::Side;
use crate::components::tabs::Tabs;
use crate::embed::{Panel, is_harmless, link as link_of, panels, places};
use crate::hooks::listener::Listener;
use crate::hooks::{
    Fetch, Host, Run, bring, device_lang, first_lang, named_lang, show, use_catalogue, use_host,
    use_odds, use_run,
};
use crate::link;
use crate::markup::html;
use crate::montecarlo::What;
use crate::pieces::PANELS;
use crate::state::{Action, State};

/// The page in a frame: its link says all.
#[derive(Clone, Copy, Debug, PartialEq, Properties)]
pub struct EmbeddedProps {}

/// The page in a frame.
#[component]
pub fn Embedded(_: &EmbeddedProps) -> Html {
    let opened = use_state_eq(|| Frame::read(&link::fragment()));
    let frame: &Frame = &opened;
    let state = use_reducer(|| State::open(&link::fragment(), first_lang()));
    let dispatch = {
        let dispatcher = state.dispatcher();
        use_callback((), move |action: Action, ()| dispatcher.dispatch(action))
    };
    use_odds(Some(&state.answer), &dispatch);
    let locked = frame.get("locked") == "yes";
    let act = use_callback((dispatch.clone(), locked), |action: Action, (dispatch, locked)| {
        if !locked || is_harmless(&action) {
            dispatch.emit(action);
        }
    });
    let on_link = {
        let opened = opened.setter();
        use_callback(dispatch.clone(), move |link: String, dispatch| {
            opened.set(Frame::read(&link));
            dispatch.emit(Action::Open(link));
        })
    };
    use_looks(frame, &dispatch, &state);
    use_address(&on_link);
    let (fetch, fetch_again) = use_catalogue(&state);
    let body = use_node_ref();
    let grows = use_host(Host {
        link: link_of(&state.sheet, frame),
        answer: &state.answer,
        lang: state.lang,
        body: &body,
        on_link,
    });
    let height = use_height();
    let attacks = use_run(&state.answer, What::AttackByLeft);
    let fights = use_run(&state.answer, What::Duel);
    let chosen = use_state_eq(|| None::<Panel>);

    let view: Rc<State> = Rc::new((*state).clone());
    let lang = view.lang;
    let names = Hand::BOTH.map(|hand| AttrValue::from(view.name(hand)));
    let name_langs = Hand::BOTH.map(|hand| view.name_lang(hand));
    let (above, tabs) = places(&panels(frame), (!grows).then_some(*height));
    let odds = || {
        answer_strip(&AnswerStrip {
            lang,
            answer: Rc::clone(&view.answer),
            names: names.clone(),
            name_langs,
            stale: view.stale(),
            reference: None,
        })
    };
    let at = chosen.and_then(|chosen| tabs.iter().position(|&tab| tab == chosen)).unwrap_or(0);
    let shown = match tabs.get(at) {
        None => html! {},
        Some(Panel::Odds) => odds(),
        Some(Panel::Step) => step(&view, &act, &names),
        Some(Panel::Histogram) => {
            // A bar that was chosen to be watched is watched in the stepper, if there is one.
            let watched = tabs.contains(&Panel::Step);
            let (act, chosen) = (act.clone(), chosen.setter());
            let act = Callback::from(move |action: Action| {
                if matches!(action, Action::Trial(_)) {
                    chosen.set(Some(Panel::Step));
                }
                act.emit(action);
            });
            html! { <AttackPanel state={Rc::clone(&view)} run={attacks.clone()} {act} {watched} /> }
        }
        Some(Panel::Duel) => duel(&view, &fights, &act),
        Some(Panel::Builder) => builder(&view, &act, locked),
    };
    let close = dispatch.clone();
    let panel = html! {
        <>
            if view.has_notices() {
                { notices(&Notices {
                    state: Rc::clone(&view),
                    on_close: Callback::from(move |()| close.emit(Action::CloseNotices)),
                }) }
            }
            if fetch == Fetch::Failed {
                { missing(lang, no_catalogue(lang), move || fetch_again.emit(()), None) }
            }
            { shown }
        </>
    };
    let on_choose = {
        let tabs = tabs.clone();
        Callback::from(move |i: usize| chosen.set(tabs.get(i).copied()))
    };
    let tab_names: Vec<AttrValue> = tabs.iter().map(|tab| tab.name(lang).into()).collect();
    html! {
        <main class="embed" ref={body}>
            <header class="head">
                { versus(lang, &names, name_langs) }
                <a class="btn quiet" href={link::address(&view.sheet)} target="_blank" rel="noopener"
                    aria-label={open_in_duelscope(lang)} title={open_in_duelscope(lang)}>
                    { "Duelscope" }{ icon(Icon::External) }
                </a>
            </header>
            if above { { odds() } }
            if tabs.len() > 1 {
                <Tabs label={panels_label(lang)} id="embed" names={tab_names} {at} {on_choose}>{ panel }</Tabs>
            } else {
                <div class="panel">{ panel }</div>
            }
        </main>
    }
}

/// The stepper with nothing around it.
fn step(state: &Rc<State>, act: &Callback<Action>, names: &[AttrValue; 2]) -> Html {
    let (lang, answer) = (state.lang, &state.answer);
    let seed = AttrValue::from(state.sheet.global("seed").to_owned());
    let (on_step, on_roll, on_release) = (act.clone(), act.clone(), act.clone());
    let on_release = Callback::from(move |()| on_release.emit(Action::ReleasePins));
    let under = strip(lang, answer, &seed, on_release);
    html! {
        <Scope {lang} simple={state.sheet.global("detail") == "simple"} story={Rc::clone(&answer.story)} at={answer.scenario.step} names={names.clone()}
            dimmed={state.stale()} trial={answer.scenario.trial} {seed} {under} extra={Html::default()}
            dots={Rc::default()} on_pin={None::<OnPin>}
            on_step={move |step| on_step.emit(Action::Step(step))}
            on_new_roll={move |()| {
                if let Ok(seed) = getrandom::u32() {
                    on_roll.emit(Action::NewRoll(seed.into()));
                }
            }} />
    }
}

fn duel(state: &Rc<State>, run: &Run, act: &Callback<Action>) -> Html {
    let (lang, state, run, act) = (state.lang, Rc::clone(state), run.clone(), act.clone());
    later(lang, &PANELS, move |panels| (panels.duel)(Rc::clone(&state), run.clone(), act.clone()))
}

/// Both fighters and the rules; while the fight is locked nothing in it can be changed.
fn builder(state: &Rc<State>, act: &Callback<Action>, locked: bool) -> Html {
    html! {
        <fieldset class="builder" disabled={locked}>
            if locked {
                <p class="note">{ icon(Icon::Info) }<span>{ given_here(state.lang) }</span></p>
            }
            { rules(&Rules { state: Rc::clone(state), act: act.clone() }) }
            <Side state={Rc::clone(state)} hand={Hand::Left} act={act.clone()} />
            <Side state={Rc::clone(state)} hand={Hand::Right} act={act.clone()} />
        </fieldset>
    }
}

/// Theme, language and title.
#[hook]
fn use_looks(frame: &Frame, dispatch: &Callback<Action>, state: &State) {
    let theme = Some(frame.get("theme")).filter(|&theme| theme != "auto").map(str::to_owned);
    use_effect_with(theme, |theme| show("data-theme", theme.as_deref()));
    let dispatch = dispatch.clone();
    use_effect_with(named_lang(frame.get("language")), move |lang: &Option<Lang>| {
        let wanted = lang.unwrap_or_else(device_lang);
        bring(wanted, move |came| {
            if came {
                dispatch.emit(Action::Speak(wanted));
            }
        });
    });
    use_effect_with(state.lang, |lang| show("lang", Some(lang.code())));
    let [left, right] = Hand::BOTH.map(|hand| state.name(hand));
    use_effect_with(window_title(state.lang, &left, &right), |title| {
        if let Some(document) = web_sys::window().and_then(|window| window.document()) {
            document.set_title(title);
        }
    });
}

/// A host without scripts' help changes the address of its frame.
#[hook]
fn use_address(on_link: &Callback<String>) {
    let on_link = on_link.clone();
    use_effect_with((), move |()| {
        let listener = web_sys::window().map(|window| {
            Listener::new(&window, "hashchange", move |_| on_link.emit(link::fragment()))
        });
        move || drop(listener)
    });
}

/// The height of the frame, in pixels; 0 while it is hidden.
#[hook]
fn use_height() -> yew::UseStateHandle<f64> {
    fn now() -> f64 {
        let height = web_sys::window().and_then(|window| window.inner_height().ok());
        height.and_then(|height| height.as_f64()).unwrap_or_default()
    }
    let height = use_state_eq(now);
    let setter = height.setter();
    use_effect_with((), move |()| {
        let listener = web_sys::window()
            .map(|window| Listener::new(&window, "resize", move |_| setter.set(now())));
        move || drop(listener)
    });
    height
}
