//! What to paste so that the fight stands in a wiki or on another page, and how
//! it will look there.

use std::rc::Rc;

use duelscope_core::sheet::{Frame, Hand, PANELS, Sheet, encode, fingerprint};
use duelscope_text::Lang;
use duelscope_text::snippet::{
    Snippet, Way, chart_as_picture, copy_snippet, fight_title, frame_height, frame_locked,
    frame_shows, needs_plugin, number_column, picture_note, preview_of, preview_width,
    put_into_page, shows_all, shows_duel, shows_odds, shows_steps, shows_usual, snippet_copied,
    snippet_for, snippet_text, way_name, what_column,
};
use duelscope_text::table::{Cell, Column, Table};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::{Callback, Event, Html, Properties, TargetCast, component};

use crate::components::answer_strip::told;
use crate::components::dialog::Dialog;
use crate::components::icon::{Icon, icon};
use crate::components::snippet_picture::SnippetPicture;
use crate::facts::facts;
use crate::hooks::kept::{UseStateHandle, use_state_eq};
use crate::hooks::library;
use crate::library::sentence;
use crate::link;
use crate::markup::html;
use crate::state::State;

/// Heights that a frame lays itself out for.
const HEIGHTS: [u32; 3] = [320, 480, 640];

/// Widths of columns that a preview tries.
const COLUMNS: [u32; 3] = [320, 480, 720];

/// Words in a language.
type Name = fn(Lang) -> String;

/// What a frame can show: its key's value, and what that is called.
const SHOWS: [(&[&str], Name); 5] = [
    (&[], shows_usual),
    (&["odds"], shows_odds),
    (&["odds", "step"], shows_steps),
    (&["odds", "duel"], shows_duel),
    (PANELS, shows_all),
];

/// The dialog.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct SnippetDialogProps {
    /// The page's state.
    pub state: Rc<State>,
    /// Told when the dialog is closed.
    pub on_close: Callback<()>,
}

/// The dialog.
#[component]
pub fn SnippetDialog(props: &SnippetDialogProps) -> Html {
    let SnippetDialogProps { state, on_close } = props;
    let lang = state.lang;
    let way = use_state_eq(|| 0_usize);
    let height = use_state_eq(|| 1_usize);
    let shows = use_state_eq(|| 0_usize);
    let locked = use_state_eq(|| false);
    let column = use_state_eq(|| 1_usize);
    let library = library();
    let chosen = Way::ALL[(*way).min(Way::ALL.len() - 1)];
    let snippet = snippet(state, HEIGHTS[*height], SHOWS[*shows].0, *locked);
    let text = snippet.write(chosen);
    let on_copy = {
        let text = text.clone();
        move |_| {
            if let Some(library) = &library {
                library.copy.emit((text.clone(), snippet_copied(lang)));
            }
        }
    };
    let on_locked = {
        let locked = locked.clone();
        move |event: Event| locked.set(event.target_unchecked_into::<HtmlInputElement>().checked())
    };
    let rows = text.lines().count().clamp(3, 9).to_string();
    html! {
        <Dialog {lang} id="snippet" title={put_into_page(lang)} {on_close}>
            <div class="stack">
            <div class="fields">
                { choice("snippet-for", snippet_for(lang), &way, Way::ALL.map(|way| way_name(lang, way)).to_vec()) }
                if chosen.framed() {
                    if chosen != Way::Element {
                        { choice("snippet-height", frame_height(lang), &height, HEIGHTS.map(|n| n.to_string()).to_vec()) }
                    }
                    { choice("snippet-shows", frame_shows(lang), &shows, SHOWS.map(|(_, name)| name(lang)).to_vec()) }
                }
            </div>
            if chosen.framed() {
                <label class="check"><input type="checkbox" id="snippet-locked" checked={*locked} onchange={on_locked} />{ frame_locked(lang) }</label>
            }
            if matches!(chosen, Way::DokuWikiUrl | Way::DokuWikiIframe | Way::MediaWikiFrame) {
                <p class="note">{ icon(Icon::Info) }<span>{ needs_plugin(lang) }</span></p>
            }
            if chosen.pictured() {
                <p class="note">{ icon(Icon::Info) }<span>{ picture_note(lang, &snippet.picture) }</span></p>
            }
            <label class="stack" for="snippet-text"><span>{ snippet_text(lang) }</span>
                <textarea class="code" id="snippet-text" readonly=true {rows} value={text} spellcheck="false" />
            </label>
            <div><button class="btn primary" onclick={on_copy}>{ icon(Icon::Copy) }{ copy_snippet(lang) }</button></div>
            if chosen.framed() {
                <div class="fields">
                    { choice("snippet-column", preview_width(lang), &column, COLUMNS.map(|n| n.to_string()).to_vec()) }
                </div>
                <div class="preview" tabindex="0" role="region" aria-label={preview_width(lang)}>
                    <iframe src={snippet.frame()} title={preview_of(lang, &snippet.title)}
                        width={COLUMNS[*column].to_string()} height={HEIGHTS[*height].to_string()} />
                </div>
            } else if state.answer.exact.is_ok() {
                <h3>{ chart_as_picture(lang) }</h3>
                <SnippetPicture state={Rc::clone(state)} name={picture_name(&state.answer.sheet)} />
            }
            </div>
        </Dialog>
    }
}

/// A field with choices.
fn choice(
    id: &'static str,
    label: String,
    chosen: &UseStateHandle<usize>,
    names: Vec<String>,
) -> Html {
    let at = **chosen;
    let onchange = {
        let chosen = chosen.clone();
        move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            chosen.set(usize::try_from(select.selected_index()).unwrap_or(0));
        }
    };
    html! {
        <div class="field wide">
            <label for={id}>{ label }</label>
            <select {id} {onchange}>
                { for names.into_iter().enumerate().map(|(i, name)| html! {
                    <option value={i.to_string()} selected={i == at}>{ name }</option>
                }) }
            </select>
        </div>
    }
}

/// What the picture's file is called, without its ending.
fn picture_name(sheet: &Sheet) -> String {
    format!("duelscope-{}", fingerprint(sheet))
}

/// The fight of the last valid sheet.
fn snippet(state: &State, height: u32, shows: &[&str], locked: bool) -> Snippet {
    let lang = state.lang;
    let sheet = &state.answer.sheet;
    let address = link::address(sheet);
    let page = address.split(['#', '?']).next().unwrap_or_default().to_owned();
    // What is as it is by itself is left out.
    let locked = if locked { "yes" } else { "no" };
    let looks = Frame::read(&format!("show={}&locked={locked}", shows.join(",")));
    let column = |key: &str, title: String| Column { key: key.into(), title };
    let rows = facts(&state.answer).into_iter().map(|fact| {
        let said = told(lang, &fact);
        let exact = fact.number.to_string();
        vec![Cell::name(said.words), Cell { text: said.value, exact, number: true, link: None }]
    });
    Snippet {
        page,
        link: encode(sheet),
        looks,
        title: fight_title(lang, &state.name(Hand::Left), &state.name(Hand::Right)),
        width: None,
        height,
        sentence: sentence(state),
        picture: format!("{}.png", picture_name(sheet)),
        table: Table {
            caption: String::new(),
            columns: vec![column("what", what_column(lang)), column("number", number_column(lang))],
            rows: rows.collect(),
            source: None,
        },
    }
}
