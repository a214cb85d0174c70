//! A part that folds away. A fault inside opens it; once mended it stays open,
//! for it must not close under one's hands.

use crate::hooks::kept::{use_effect_with, use_state_eq};
use web_sys::Element;
use yew::{AttrValue, Event, Html, Properties, TargetCast, component};

use crate::markup::html;

/// A part that folds away.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct FoldProps {
    /// Its classes.
    pub class: &'static str,
    /// Its id.
    #[prop_or_default]
    pub id: Option<AttrValue>,
    /// A field inside is at fault.
    pub fault: bool,
    /// The line that stays.
    pub summary: Html,
    /// What folds away.
    pub children: Html,
}

/// A part that folds away.
#[component]
pub fn Fold(props: &FoldProps) -> Html {
    let FoldProps { class, id, fault, summary, children } = props.clone();
    let open = use_state_eq(|| false);
    {
        let open = open.setter();
        use_effect_with(fault, move |&fault| {
            if fault {
                open.set(true);
            }
        });
    }
    let ontoggle = {
        let open = open.setter();
        move |event: Event| {
            let details = event.target_dyn_into::<Element>();
            open.set(details.is_some_and(|details| details.has_attribute("open")));
        }
    };
    html! {
        <details {class} {id} open={*open} {ontoggle}>
            <summary>{ summary }</summary>
            { children }
        </details>
    }
}
