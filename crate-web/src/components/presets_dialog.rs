//! Presets of one's own: keep this side, put one on it, let one go.

use std::rc::Rc;

use crate::hooks::kept::use_state_eq;
use duelscope_core::sheet::{Hand, LONGEST_NAME, Preset};
use duelscope_text::Lang;
use duelscope_text::library::{
    delete_preset, kept_in_memory, kept_on_device, no_presets, preset_deleted, preset_name,
    preset_needs_name, preset_replaces, preset_saved, save_preset, save_presets, use_preset,
    use_preset_named, your_presets,
};
use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, Properties, SubmitEvent, TargetCast, component};

use crate::markup::{classes, html};

use crate::components::dialog::Dialog;
use crate::components::icon::{Icon, icon};
use crate::components::save::save_document;
use crate::hooks::{Change, change, library, use_presets};
use crate::state::{Action, State};

/// The presets of a side.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct PresetsDialogProps {
    /// The page's state.
    pub state: Rc<State>,
    /// Which side they are kept from and put on.
    pub hand: Hand,
    /// Takes what is done here.
    pub act: Callback<Action>,
    /// Told when the dialog is closed.
    pub on_close: Callback<()>,
}

/// The presets of a side.
#[component]
pub fn PresetsDialog(props: &PresetsDialogProps) -> Html {
    let PresetsDialogProps { state, hand, act, on_close } = props;
    let (lang, hand) = (state.lang, *hand);
    let name = use_state_eq(|| state.name(hand).chars().take(LONGEST_NAME).collect::<String>());
    let saved = use_state_eq(|| false);
    let presets = use_presets();
    let kept = use_state_eq(|| true);
    let Some(library) = library() else { return html! {} };
    let preset = Preset::of(&name, &state.sheet, hand);
    let (id, side) = match hand {
        Hand::Left => ("presets-left", "left"),
        Hand::Right => ("presets-right", "right"),
    };
    let oninput = {
        let (name, saved) = (name.clone(), saved.clone());
        move |event: InputEvent| {
            name.set(event.target_unchecked_into::<HtmlInputElement>().value());
            saved.set(false);
        }
    };
    let onsubmit = {
        let (preset, kept, saved) = (preset.clone(), kept.setter(), saved.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(preset) = &preset {
                kept.set(change(Change::Put(vec![preset.clone()])));
                saved.set(true);
            }
        }
    };
    let take = {
        let (state, act) = (Rc::clone(state), act.clone());
        Callback::from(move |preset: Preset| {
            let mut sheet = state.sheet.clone();
            preset.apply(&mut sheet, hand);
            act.emit(Action::Load(sheet, Rc::default()));
        })
    };
    let drop = {
        let library = library.clone();
        Callback::from(move |name: String| {
            library.say.emit(preset_deleted(lang, &name));
            change(Change::Remove(name));
        })
    };
    let all = presets.all();
    let save_all = {
        let (presets, library) = (Rc::clone(&presets), library.clone());
        move |_| save_document(&library, lang, presets.write(), "duelscope-presets.json")
    };
    let replaces = preset.is_some() && presets.named(&name).is_some();
    let name_id = format!("{id}-name");
    html! {
        <Dialog {lang} {id} title={your_presets(lang)} {on_close}>
            <form class={classes!("field", "wide", side)} {onsubmit}>
                <label for={name_id.clone()}>{ preset_name(lang) }</label>
                <input id={name_id.clone()} value={(*name).clone()} {oninput} maxlength={LONGEST_NAME.to_string()}
                    autocomplete="off" aria-describedby={format!("{id}-note")} aria-invalid={preset.is_none().then_some("true")} />
                <p class={if preset.is_none() { "err" } else { "hint" }} id={format!("{id}-note")} role="status">
                    { match (&preset, replaces) {
                        (None, _) => preset_needs_name(lang, &LONGEST_NAME.to_string()),
                        (Some(preset), _) if *saved => preset_saved(lang, preset.name()),
                        (Some(_), true) => preset_replaces(lang, name.trim()),
                        (Some(_), false) if *kept => kept_on_device(lang),
                        (Some(_), false) => kept_in_memory(lang),
                    } }
                </p>
                <button class="btn primary" disabled={preset.is_none()}>{ save_preset(lang, &state.name(hand)) }</button>
            </form>
            if all.is_empty() { <p class="note">{ icon(Icon::Info) }<span>{ no_presets(lang) }</span></p> }
            // Its buttons close the dialog as the browser does, which returns the focus.
            <form method="dialog">
                <ul>{ for all.iter().map(|preset| entry(lang, preset, take.clone(), drop.clone())) }</ul>
            </form>
            if !all.is_empty() {
                <footer><button class="btn" onclick={save_all}>{ icon(Icon::Download) }{ save_presets(lang) }</button></footer>
            }
        </Dialog>
    }
}

fn entry(lang: Lang, preset: &Preset, take: Callback<Preset>, drop: Callback<String>) -> Html {
    let name = preset.name().to_owned();
    let (one, gone) = (preset.clone(), name.clone());
    html! {
        <li key={name.clone()} class="row">
            <b>{ name.clone() }</b>
            <button class="btn spread" aria-label={use_preset_named(lang, &name)} onclick={move |_| take.emit(one.clone())}>
                { use_preset(lang) }
            </button>
            <button type="button" class="btn icon quiet" aria-label={delete_preset(lang, &name)} title={delete_preset(lang, &name)}
                onclick={move |_| drop.emit(gone.clone())}>{ icon(Icon::Trash) }</button>
        </li>
    }
}
