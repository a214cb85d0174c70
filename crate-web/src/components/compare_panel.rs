//! Compare: a set-up is kept as the reference, every number shows its
//! difference, and what differs is listed.

use std::rc::Rc;

use duelscope_core::sheet::{GLOBAL, Hand, SIDE, Sheet, Slot};
use duelscope_text::{
    Lang, attacker, column_field, column_now, column_reference, compare_hint, defender,
    drop_reference, field_label, nothing_differs, pin_reference, swap_reference, what_differs,
};
use yew::{Callback, Html, Properties, component};

use crate::markup::html;

use crate::answer::APART;
use crate::components::icon::{Icon, icon};
use crate::components::later::later;
use crate::pieces::DETAILS;
use crate::shelf::Shelf;
use crate::state::{Action, State};

/// Compare.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ComparePanelProps {
    /// The page's state.
    pub state: Rc<State>,
    /// Takes what is done here.
    pub act: Callback<Action>,
}

/// The reference and what differs from it.
#[component]
pub fn ComparePanel(props: &ComparePanelProps) -> Html {
    let ComparePanelProps { state, act } = props;
    let lang = state.lang;
    let button = |action: Action, sign: Icon, words: String, disabled: bool| {
        let act = act.clone();
        html! {
            <button class="btn" {disabled} onclick={move |_| act.emit(action.clone())}>{ icon(sign) }{ words }</button>
        }
    };
    let reference = state.reference.as_ref();
    html! {
        <div class="stack">
            <p class="run-note">{ compare_hint(lang) }</p>
            <div class="row">
                { button(Action::PinReference, Icon::Pin, pin_reference(lang), state.stale()) }
                if reference.is_some() {
                    { button(Action::SwapReference, Icon::Swap, swap_reference(lang), state.stale()) }
                    { button(Action::DropReference, Icon::Close, drop_reference(lang), false) }
                }
            </div>
            if let Some(reference) = reference {
                { table(lang, &state.shelf, &reference.sheet, &state.sheet) }
            }
        </div>
    }
}

fn table(lang: Lang, shelf: &Shelf, before: &Sheet, now: &Sheet) -> Html {
    let differing = differing(before, now);
    if differing.is_empty() {
        return html! { <p class="run-note">{ nothing_differs(lang) }</p> };
    }
    html! {
        <table class="numbers">
            <caption>{ what_differs(lang) }</caption>
            <thead><tr>
                <th scope="col">{ column_field(lang) }</th>
                <th scope="col">{ column_reference(lang) }</th>
                <th scope="col">{ column_now(lang) }</th>
            </tr></thead>
            <tbody>
                { for differing.into_iter().map(|slot| html! {
                    <tr key={slot.key()}>
                        <th scope="row">{ label(lang, slot) }</th>
                        { value(lang, shelf, slot, before.get(slot)) }
                        { value(lang, shelf, slot, now.get(slot)) }
                    </tr>
                }) }
            </tbody>
        </table>
    }
}

/// The slots that one of the two rulesets reads and that differ.
fn differing(before: &Sheet, now: &Sheet) -> Vec<Slot> {
    let globals = GLOBAL.iter().map(|field| Slot { hand: None, field });
    let sides = Hand::BOTH
        .into_iter()
        .flat_map(|hand| SIDE.iter().map(move |field| Slot { hand: Some(hand), field }));
    globals
        .chain(sides)
        // What decides nothing is no difference.
        .filter(|slot| !APART.contains(&slot.field.key))
        .filter(|&slot| before.applies(slot) || now.applies(slot))
        .filter(|&slot| before.get(slot) != now.get(slot))
        .collect()
}

/// What a slot holds, as its own control shows it.
fn value(lang: Lang, shelf: &Shelf, slot: Slot, text: &str) -> Html {
    let (shelf, text) = (shelf.clone(), text.to_owned());
    let told = later(lang, &DETAILS, move |details| (details.value)(lang, &shelf, slot, &text));
    html! { <td>{ told }</td> }
}

fn label(lang: Lang, slot: Slot) -> String {
    let field = field_label(lang, slot.field);
    match slot.hand {
        None => field,
        Some(Hand::Left) => format!("{}: {field}", attacker(lang)),
        Some(Hand::Right) => format!("{}: {field}", defender(lang)),
    }
}

#[cfg(test)]
mod tests {
    use duelscope_core::sheet::decode;

    use super::*;

    #[test]
    fn only_what_counts_is_a_difference() {
        let before = decode("l-lv=3").0;
        let now = decode("l-lv=4&seed=9&step=3&l-m-hp=3").0;
        let keys: Vec<String> = differing(&before, &now).iter().map(|slot| slot.key()).collect();
        assert_eq!(keys, ["l-lv"]);
    }
}
