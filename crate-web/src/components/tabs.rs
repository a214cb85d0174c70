//! Tabs: one of several panels, walked with the arrow keys.

use crate::hooks::kept::{use_effect_with, use_mut_ref, use_node_ref};
use web_sys::HtmlElement;
use yew::{AttrValue, Callback, Html, KeyboardEvent, Properties, component};

use crate::components::lead::lead_along;
use crate::markup::html;

/// A row of tabs over one panel.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct TabsProps {
    /// What the tabs are of.
    pub label: AttrValue,
    /// Start of the ids of tabs and panel; unique on the page.
    pub id: AttrValue,
    /// What the tabs are called.
    pub names: Vec<AttrValue>,
    /// The chosen one.
    pub at: usize,
    /// Told another choice.
    pub on_choose: Callback<usize>,
    /// The panel of the chosen tab.
    pub children: Html,
}

/// A row of tabs and the chosen panel.
#[component]
pub fn Tabs(props: &TabsProps) -> Html {
    let TabsProps { label, id, names, at, on_choose, children } = props;
    let (row, chosen) = (use_node_ref(), use_node_ref());
    // Only a walk by keys takes the focus along.
    let walked = use_mut_ref(|| false);
    {
        let (row, chosen, walked) = (row.clone(), chosen.clone(), walked.clone());
        use_effect_with(*at, move |_| {
            let Some(tab) = chosen.cast::<HtmlElement>() else { return };
            if walked.replace(false) {
                // A tab that cannot take the focus is gone anyway.
                let _ = tab.focus();
            }
            // A link may have chosen one that the row has no room for.
            if let Some(row) = row.cast::<HtmlElement>() {
                lead_along(&row, &tab);
            }
        });
    }
    let onkeydown = {
        let (at, last, on_choose) = (*at, names.len().saturating_sub(1), on_choose.clone());
        move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowRight" if at == last => 0,
                "ArrowRight" => at + 1,
                "ArrowLeft" => at.checked_sub(1).unwrap_or(last),
                "Home" => 0,
                "End" => last,
                _ => return,
            };
            event.prevent_default();
            event.stop_propagation();
            walked.replace(true);
            on_choose.emit(to);
        }
    };
    html! {
        <>
        <div ref={row} class="tabs" role="tablist" aria-label={label.clone()} {onkeydown}>
            { for names.iter().enumerate().map(|(i, name)| {
                let on_choose = on_choose.clone();
                let on = i == *at;
                html! {
                    <button key={i} role="tab" id={format!("{id}-tab-{i}")} aria-selected={on.to_string()}
                        aria-controls={format!("{id}-panel")} tabindex={if on { "0" } else { "-1" }}
                        ref={if on { chosen.clone() } else { Default::default() }}
                        onclick={move |_| on_choose.emit(i)}>{ name.clone() }</button>
                }
            }) }
        </div>
        <div class="panel" role="tabpanel" id={format!("{id}-panel")} aria-labelledby={format!("{id}-tab-{at}")}>
            { children.clone() }
        </div>
        </>
    }
}
