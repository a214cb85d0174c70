//! Exact odds that take longer than a frame come later.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::{Callback, hook};

use crate::hooks::kept::use_effect_with;

use crate::answer::{Answer, Fight, Known, Missing};
use crate::pieces::SAMPLING;
use crate::state::Action;

/// Has the odds of an answer worked out where it has none yet; what is known is
/// told as an action. Another fight ends the work.
#[hook]
pub fn use_odds(answer: Option<&Rc<Answer>>, act: &Callback<Action>) {
    let act = act.clone();
    let wanted = answer.filter(|answer| answer.waits()).map(|answer| Fight(Rc::clone(answer)));
    use_effect_with(wanted, move |wanted| {
        // Holds the work; gone with the fight, also while the piece comes.
        let solver = Rc::new(RefCell::new(None));
        if let Some(Fight(answer)) = wanted.clone() {
            let place = Rc::downgrade(&solver);
            let scenario = Rc::clone(&answer.scenario);
            let tell =
                Callback::from(move |known| act.emit(Action::Solved(Rc::clone(&scenario), known)));
            spawn_local(async move {
                let sampling = SAMPLING.load().await;
                let Some(place) = place.upgrade() else { return };
                match sampling {
                    Ok(sampling) => {
                        place.replace(Some((sampling.solver)(&answer, tell)));
                    }
                    Err(_) => {
                        tell.emit(Known::Attack(Err(Missing::Lost)));
                        tell.emit(Known::Fight(Err(Missing::Lost)));
                    }
                }
            });
        }
        move || drop(solver)
    });
}
