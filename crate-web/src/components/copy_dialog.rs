//! A text that the browser refused to copy, selected for copying by hand.

use crate::hooks::kept::{use_effect_with, use_node_ref};
use duelscope_text::Lang;
use duelscope_text::library::{copy_by_hand, copy_by_hand_note};
use web_sys::HtmlTextAreaElement;
use yew::{AttrValue, Callback, Html, Properties, component};

use crate::markup::html;

use crate::components::dialog::Dialog;

/// A text to copy by hand.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct CopyDialogProps {
    /// Language.
    pub lang: Lang,
    /// The text.
    pub text: AttrValue,
    /// Told when the dialog is closed.
    pub on_close: Callback<()>,
}

/// A text to copy by hand.
#[component]
pub fn CopyDialog(props: &CopyDialogProps) -> Html {
    let CopyDialogProps { lang, text, on_close } = props;
    let area = use_node_ref();
    {
        let area = area.clone();
        use_effect_with(text.clone(), move |_| {
            if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                // Selecting alone would leave the keys with the close button.
                let _ = area.focus();
                area.select();
            }
        });
    }
    html! {
        <Dialog lang={*lang} id="copy-by-hand" title={copy_by_hand(*lang)} {on_close}>
            <p>{ copy_by_hand_note(*lang) }</p>
            <textarea class="code" ref={area} readonly=true rows="4" aria-labelledby="copy-by-hand-title" value={text.clone()} />
        </Dialog>
    }
}
