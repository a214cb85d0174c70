//! The page around an embedded one: it is told what happens here, and may open links.
//!
//! Messages are plain objects with `duelscope: 1` and a `type`. This page first says
//! `ready` and then nothing until its parent says `hello`: a host that does not listen is
//! not talked to. Nothing secret is told, only what the host gave and what follows from
//! it, so any parent may hear it; but only the parent is heard.

use std::rc::Rc;

use duelscope_core::sheet::{LONGEST_LINK, encode};
use duelscope_text::Lang;
use js_sys::{JsString, Object, Reflect};
use serde::Serialize;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, MessageEvent, ResizeObserver, Window};
use yew::{Callback, NodeRef, hook, use_effect_with, use_state_eq};

use super::listener::Listener;
use super::use_device::show;
use crate::answer::{Answer, deciding};
use crate::embed::{report, stage};

/// The version of the messages.
const VERSION: f64 = 1.0;

/// What the host is to know.
#[derive(Debug)]
pub struct Host<'a> {
    /// The link of what is here.
    pub link: String,
    /// Its results.
    pub answer: &'a Rc<Answer>,
    /// The language of its words.
    pub lang: Lang,
    /// What is measured for its height.
    pub body: &'a NodeRef,
    /// Told a link to open.
    pub on_link: Callback<String>,
}

/// What the host says.
enum Heard {
    /// It listens.
    Hello,
    /// Open this link; the number comes back with what became of it.
    Set(String, f64),
}

/// Talks with the host; whether it takes its height from here.
#[hook]
pub fn use_host(host: Host<'_>) -> bool {
    let Host { link, answer, lang, body, on_link } = host;
    // How often it said hello: each time it is told everything.
    let hello = use_state_eq(|| 0_u32);
    let opened = use_state_eq(|| 0.0);
    {
        let (hello, opened) = (hello.setter(), opened.setter());
        use_effect_with((), move |()| {
            let mut greetings = 0;
            let listener = web_sys::window().map(|window| {
                let own = window.clone();
                let listener =
                    Listener::new(&window, "message", move |event| match hear(&own, &event) {
                        None => {}
                        Some(Heard::Hello) => {
                            greetings += 1;
                            hello.set(greetings);
                        }
                        Some(Heard::Set(link, number)) => {
                            on_link.emit(link);
                            opened.set(number);
                        }
                    });
                say("ready", &[]);
                listener
            });
            move || drop(listener)
        });
    }
    let heard = *hello > 0;
    use_effect_with((*hello, link, *opened), |(hello, link, opened)| {
        if *hello > 0 {
            say("state", &[("link", link.into()), ("set", (*opened).into())]);
        }
    });
    use_effect_with((*hello, stage(answer, lang)), |(hello, stage)| {
        if *hello > 0 {
            let number = |n: usize| JsValue::from(n as f64);
            let (name, words) = (JsValue::from(&stage.name), JsValue::from(&stage.say));
            let step = [("step", number(stage.step)), ("of", number(stage.of))];
            say("step", &[&step[..], &[("stage", name), ("say", words)]].concat());
        }
    });
    // What takes long comes later, with a message of its own.
    let known = [answer.exact.is_ok(), answer.duel.is_ok()];
    let results = (encode(&deciding(&answer.sheet)), known);
    let answer = Rc::clone(answer);
    use_effect_with((*hello, results), move |(hello, _)| {
        let serializer = serde_wasm_bindgen::Serializer::json_compatible();
        // Strings and finite numbers: nothing can fail.
        if *hello > 0
            && let Ok(report) = report(&answer).serialize(&serializer)
        {
            say("result", &[("report", report)]);
        }
    });
    {
        let body = body.clone();
        use_effect_with(heard, move |&heard| {
            let watch = heard.then(|| body.cast::<Element>().and_then(Height::watch)).flatten();
            move || drop(watch)
        });
    }
    heard
}

/// What a message says, if it is the parent's and one of those that are known.
fn hear(window: &Window, event: &Event) -> Option<Heard> {
    let event: &MessageEvent = event.dyn_ref()?;
    if !Object::is(event.source()?.as_ref(), parent(window)?.as_ref()) {
        return None;
    }
    let data = event.data();
    let get = |key: &str| Reflect::get(&data, &key.into()).ok();
    if !data.is_object() || get("duelscope")?.as_f64() != Some(VERSION) {
        return None;
    }
    match get("type")?.as_string()?.as_str() {
        "hello" => Some(Heard::Hello),
        "set" => {
            let link: JsString = get("link")?.dyn_into().ok()?;
            // A longer one would not be read, and what is here would be lost for nothing.
            let fits = link.length() as usize <= LONGEST_LINK;
            let number = get("set")?.as_f64()?;
            fits.then(|| Heard::Set(link.into(), number))
        }
        _ => None,
    }
}

/// The page around this one, if there is one.
fn parent(window: &Window) -> Option<Window> {
    let parent = window.parent().ok().flatten()?;
    (!Object::is(&parent, window)).then_some(parent)
}

fn say(what: &str, more: &[(&str, JsValue)]) {
    let Some(parent) = web_sys::window().as_ref().and_then(parent) else { return };
    let message = Object::new();
    let head = [("duelscope", JsValue::from(VERSION)), ("type", what.into())];
    for (key, value) in head.iter().chain(more) {
        // Setting members of a fresh plain object cannot fail.
        let _ = Reflect::set(&message, &(*key).into(), value);
    }
    // A parent that is going away needs no message.
    let _ = parent.post_message(&message, "*");
}

/// Tells the height of an element whenever it changes.
struct Height {
    observer: ResizeObserver,
    _measured: Closure<dyn FnMut()>,
}

impl Height {
    fn watch(element: Element) -> Option<Height> {
        show("data-embed", Some("grow"));
        let (seen, mut told) = (element.clone(), 0.0);
        let measured = Closure::<dyn FnMut()>::new(move || {
            let height = seen.get_bounding_client_rect().height().ceil();
            // In a hidden frame nothing has a height; it comes when the frame is shown.
            if height > 0.0 && height != told {
                told = height;
                say("size", &[("height", height.into())]);
            }
        });
        let observer = ResizeObserver::new(measured.as_ref().unchecked_ref()).ok()?;
        observer.observe(&element);
        Some(Height { observer, _measured: measured })
    }
}

impl Drop for Height {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
