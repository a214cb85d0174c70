//! A button that opens a list of choices. Arrow keys walk it; Escape, a choice
//! and leaving it close it, the first two with the focus back on the button.

use crate::hooks::kept::{use_effect_with, use_node_ref};
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusEvent, HtmlElement, Node};
use yew::{AttrValue, Callback, Html, KeyboardEvent, Properties, component};

use crate::markup::html;

use crate::components::icon::{Icon, icon};
use crate::hooks::listener::Listener;

/// An entry of a menu.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Item {
    /// What it is called.
    pub name: AttrValue,
    /// A line under it; may be empty.
    pub note: AttrValue,
    /// Its sign. An entry with a sign does something; one without is one of
    /// several to choose from.
    pub icon: Option<Icon>,
    /// It is what is shown now.
    pub chosen: bool,
    /// A line above parts it from the others.
    pub ruled: bool,
}

/// A menu.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct MenuProps {
    /// Start of its ids; unique on the page.
    pub id: AttrValue,
    /// What stands on its button.
    pub label: Html,
    /// A line above the entries; may be empty.
    #[prop_or_default]
    pub title: AttrValue,
    /// Whether it is open.
    pub open: bool,
    /// Told when it wants to open or close.
    pub on_open: Callback<bool>,
    /// Its entries.
    pub items: Vec<Item>,
    /// Told which entry was chosen.
    pub on_choose: Callback<usize>,
}

/// A button and, while it is open, its entries.
#[component]
pub fn Menu(props: &MenuProps) -> Html {
    let MenuProps { id, title, open, on_open, items, on_choose, .. } = props;
    let open = *open;
    let whole = use_node_ref();
    {
        let (whole, on_open) = (whole.clone(), on_open.clone());
        // Entries that come later take the focus when they come.
        use_effect_with((open, items.is_empty()), move |&(open, _)| {
            let outside = open.then_some(()).and_then(|()| {
                if let Some(whole) = whole.cast::<Element>() {
                    focus(&whole, 1);
                }
                // Not by the loss of the focus: some browsers give none to what
                // is pressed, and an entry would be gone before its click.
                let window = web_sys::window()?;
                Some(Listener::new(&window, "pointerdown", move |event| {
                    let target = event.target().and_then(|target| target.dyn_into().ok());
                    if !contains(whole.cast(), target) {
                        on_open.emit(false);
                    }
                }))
            });
            move || drop(outside)
        });
    }
    let close = {
        let (whole, on_open) = (whole.clone(), on_open.clone());
        Callback::from(move |()| {
            if let Some(whole) = whole.cast::<Element>() {
                focus(&whole, 0);
            }
            on_open.emit(false);
        })
    };
    let toggle = {
        let on_open = on_open.clone();
        move |_| on_open.emit(!open)
    };
    let onfocusout = {
        let (whole, on_open) = (whole.clone(), on_open.clone());
        move |event: FocusEvent| {
            let to = event.related_target().and_then(|to| to.dyn_into::<Node>().ok());
            if open && to.is_some() && !contains(whole.cast(), to) {
                on_open.emit(false);
            }
        }
    };
    let onkeydown = {
        let (whole, on_open, close) = (whole.clone(), on_open.clone(), close.clone());
        move |event: KeyboardEvent| {
            let Some(whole) = whole.cast::<Element>() else { return };
            match event.key().as_str() {
                "Escape" if open => close.emit(()),
                "ArrowDown" if !open => on_open.emit(true),
                key => match walk(key, at(&whole), items_of(&whole).len()) {
                    Some(to) if open => focus(&whole, to),
                    _ => return,
                },
            }
            event.prevent_default();
            event.stop_propagation();
        }
    };
    let list = format!("{id}-list");
    html! {
        <div class="menu" ref={whole} {onfocusout} {onkeydown}>
            <button type="button" class="btn" id={id.clone()} aria-haspopup="menu" aria-expanded={open.to_string()}
                aria-controls={open.then(|| list.clone())} onclick={toggle}>{ props.label.clone() }</button>
            if open {
                <div class="pop" role="menu" id={list} aria-labelledby={id.clone()}>
                    if !title.is_empty() { <p class="pop-title" role="presentation">{ title.clone() }</p> }
                    { for items.iter().enumerate().map(|(i, item)| {
                        let (on_choose, close) = (on_choose.clone(), close.clone());
                        entry(item, move || {
                            close.emit(());
                            on_choose.emit(i);
                        })
                    }) }
                </div>
            }
        </div>
    }
}

fn entry(item: &Item, choose: impl Fn() + 'static) -> Html {
    let (role, checked) = match item.icon {
        Some(_) => ("menuitem", None),
        None => ("menuitemradio", Some(item.chosen.to_string())),
    };
    html! {
        <>
        if item.ruled { <hr /> }
        <button type="button" class="item" {role} aria-checked={checked} onclick={move |_| choose()}>
            if let Some(sign) = item.icon { { icon(sign) } }
            <b>{ item.name.clone() }</b>
            if !item.note.is_empty() { <small>{ item.note.clone() }</small> }
        </button>
        </>
    }
}

fn contains(whole: Option<Node>, part: Option<Node>) -> bool {
    whole.is_some_and(|whole| part.is_some() && whole.contains(part.as_ref()))
}

/// The button and the entries, in their order.
fn items_of(whole: &Element) -> Vec<HtmlElement> {
    let Ok(found) = whole.query_selector_all("button") else { return Vec::new() };
    (0..found.length()).filter_map(|i| found.item(i)?.dyn_into().ok()).collect()
}

fn at(whole: &Element) -> usize {
    let active = whole.owner_document().and_then(|page| page.active_element());
    let same = |item: &HtmlElement| active.as_ref().is_some_and(|on| item.is_same_node(Some(on)));
    items_of(whole).iter().position(same).unwrap_or(0)
}

fn focus(whole: &Element, to: usize) {
    if let Some(item) = items_of(whole).get(to) {
        // One that cannot take the focus is gone anyway.
        let _ = item.focus();
    }
}

/// Where a key leads: place 0 is the button, which only Escape goes back to.
fn walk(key: &str, at: usize, places: usize) -> Option<usize> {
    let last = places.checked_sub(1).filter(|&last| last > 0)?;
    match key {
        "ArrowDown" if at >= last => Some(1),
        "ArrowDown" => Some(at + 1),
        "ArrowUp" if at <= 1 => Some(last),
        "ArrowUp" => Some(at - 1),
        "Home" => Some(1),
        "End" => Some(last),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::walk;

    #[test]
    fn keys_go_round_the_entries_and_not_to_the_button() {
        assert_eq!(walk("ArrowDown", 0, 4), Some(1));
        assert_eq!(walk("ArrowDown", 3, 4), Some(1));
        assert_eq!(walk("ArrowUp", 1, 4), Some(3));
        assert_eq!(walk("ArrowUp", 0, 4), Some(3));
        assert_eq!((walk("Home", 2, 4), walk("End", 2, 4)), (Some(1), Some(3)));
        assert_eq!(walk("ArrowDown", 0, 1), None);
        assert_eq!(walk("a", 0, 4), None);
    }
}
