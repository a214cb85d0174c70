//! Goes from stage to stage by itself, as slowly as one reads, once someone has
//! asked for it. Where less motion is wanted the pictures are exchanged without
//! any, by the style sheet, as they are for whoever steps by hand.

use gloo_timers::callback::Timeout;
use yew::{Callback, hook, use_effect_with, use_state_eq};

use super::ways::Ways;

/// How long a stage stays, in milliseconds: to look at the picture, and for each
/// letter of its sentence.
const LOOK: u32 = 1_200;
const LETTER: u32 = 40;

/// What plays the stages.
#[derive(Debug)]
pub(super) struct Autoplay {
    /// Whether it goes on.
    pub on: bool,
    /// Begins, from the start if the end is shown, or stops.
    pub toggle: Callback<()>,
}

/// Plays the stages.
#[hook]
pub(super) fn use_autoplay(ways: Ways, letters: usize, go: &Callback<usize>) -> Autoplay {
    // The stage it has led to: whoever goes elsewhere has stopped it.
    let led_to = use_state_eq(|| None::<usize>);
    let on = *led_to == Some(ways.at) && ways.next != ways.at;
    {
        let led_to = led_to.clone();
        use_effect_with(ways.at, move |&at| {
            if led_to.is_some_and(|to| to != at) {
                led_to.set(None);
            }
        });
    }
    let lead = {
        let (led_to, go) = (led_to.setter(), go.clone());
        move |to: usize| {
            led_to.set(Some(to));
            go.emit(to);
        }
    };
    {
        let lead = lead.clone();
        let pause = LOOK + LETTER * u32::try_from(letters).unwrap_or(0).min(200);
        use_effect_with(on.then_some((ways, letters)), move |on| {
            let to = on.map(|(ways, _)| ways.next);
            let timeout = to.map(|to| Timeout::new(pause, move || lead(to)));
            move || drop(timeout)
        });
    }
    let toggle = Callback::from(move |()| {
        if on {
            led_to.set(None);
        } else {
            lead(if ways.next == ways.at { 0 } else { ways.next });
        }
    });
    Autoplay { on, toggle }
}
