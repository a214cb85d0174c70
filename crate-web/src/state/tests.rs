//! What actions leave behind.

use duelscope_core::{exact, exact_duel};

use super::*;
use crate::answer::Known;
use crate::answer::Missing;

#[test]
fn a_drag_is_undone_as_one() {
    let slots = ["l-str", "r-def"].map(|key| Slot::parse(key).expect("a slot"));
    let place = |state: &State, texts: [&str; 2], goes_on| {
        let values = slots.into_iter().zip(texts.map(str::to_owned)).collect();
        state.after(Action::Place(values, goes_on))
    };
    let start = State::open("", Lang::En);
    // Where it already stands nothing happens, and nothing is remembered.
    let still = place(&start, ["11", "3"], false);
    assert!(!still.can_undo());
    let typed = start.after(Action::Set(slots[1], "4".into()));
    let moved = place(&place(&typed, ["12", "5"], false), ["13", "6"], true);
    assert_eq!(slots.map(|slot| moved.sheet.get(slot)), ["13", "6"]);
    assert_eq!(moved.answer.sheet, moved.sheet);
    assert_eq!(moved.mark, Mark::Replace);
    let again = place(&moved, ["14", "7"], false);
    let undone = again.after(Action::Undo);
    assert_eq!(undone.sheet, moved.sheet);
    assert_eq!(undone.after(Action::Undo).sheet, typed.sheet);
}

#[test]
fn a_law_that_comes_later_comes_into_the_story() {
    let link = "v=1&rules=sanctum&l-m-dmg=0~9000&r-m-hp=9000&r-m-hpmax=9000";
    let state = State::open(link, Lang::En);
    assert!(state.answer.waits() && matches!(state.answer.exact, Err(Missing::Later(_))));
    let later = Answer::of(&state.sheet).expect("valid");
    assert!(!later.waits());
    let scenario = Rc::clone(&state.answer.scenario);
    let told = |state: &State, known| state.after(Action::Solved(Rc::clone(&scenario), known));
    let half = told(&state, Known::Attack(Err(Missing::Later(0.5))));
    assert_eq!(half.answer.exact, Err(Missing::Later(0.5)));
    assert_ne!(half, state, "how far it is shows");
    let law = exact(&state.answer.pipeline).map(Rc::new).expect("small enough");
    let known = told(&half, Known::Attack(Ok(law)));
    assert_eq!(known.answer.exact, later.exact);
    assert_eq!(known.answer.story, later.story);
    // What is known stays, whatever comes behind it.
    let behind = told(&known, Known::Attack(Err(Missing::Later(0.9))));
    assert_eq!(behind.answer.exact, later.exact);
    assert!(behind.answer.waits(), "for the fight");
}

#[test]
fn odds_that_come_later_belong_to_their_fight() {
    let open = |hp: u32| {
        let link = format!("v=1&r-special=Acidic&l-hp={hp}&l-ht={hp}&r-hp=60&r-ht=60");
        State::open(&link, Lang::En)
    };
    let state = open(60).after(Action::PinReference);
    assert!(matches!(state.answer.duel, Err(Missing::Later(_))), "{:?}", state.answer.duel);
    let [other, same] = [open(50), open(60)].map(|state| Rc::clone(&state.answer.scenario));
    let law = exact_duel(&state.answer.fight).map(Rc::new).expect("small");
    let unmoved = state.after(Action::Solved(other, Known::Fight(Ok(Rc::clone(&law)))));
    assert!(unmoved.answer.duel.is_err());
    assert_eq!(unmoved, state);
    let solved = state.after(Action::Solved(same, Known::Fight(Ok(law))));
    assert!(solved.answer.duel.is_ok() && solved.reference.as_ref().unwrap().duel.is_ok());
    assert_ne!(solved, state);
    assert!(!solved.can_undo(), "knowing is no change of the document");
    // Another roll of the same fight keeps what is known.
    assert!(solved.after(Action::NewRoll(3)).answer.duel.is_ok());
    // The fight of a first visit is known in its frame.
    assert!(State::open("", Lang::En).answer.duel.is_ok());
}

#[test]
fn what_is_known_of_a_reference_stays_when_it_is_swapped() {
    let open = |hp: u32| {
        let link = format!("v=1&r-special=Acidic&l-hp={hp}&l-ht={hp}&r-hp=60&r-ht=60");
        State::open(&link, Lang::En)
    };
    let state = open(60);
    let scenario = Rc::clone(&state.answer.scenario);
    let pinned = state.after(Action::PinReference);
    assert!(pinned.apart().is_none(), "the present fight is being worked out");
    let other = pinned.after(Action::Load(open(50).sheet, Rc::default()));
    let reference = other.apart().expect("it is another fight");
    assert!(reference.waits() && reference.same_fight(&scenario));
    let law = exact_duel(&reference.fight).map(Rc::new).expect("small");
    let solved = other.after(Action::Solved(scenario, Known::Fight(Ok(law))));
    assert!(!solved.apart().expect("as before").waits());
    let swapped = solved.after(Action::SwapReference);
    assert_eq!(swapped.sheet, state.sheet);
    assert!(swapped.answer.duel.is_ok() && swapped.answer.sheet == state.sheet);
    assert!(swapped.apart().expect("the other one").waits());
    let back = swapped.after(Action::Undo);
    assert_eq!(back.answer.sheet, other.sheet, "undone as any change");
}
