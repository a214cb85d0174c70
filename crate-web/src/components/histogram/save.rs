//! The chart as files: the picture as PNG and SVG, the numbers as CSV. Where no file can
//! be saved, its text is shown for copying.

use std::rc::Rc;

use duelscope_text::Lang;
use duelscope_text::chart::{self as words, Topic};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, Document, HtmlCanvasElement};
use yew::{AttrValue, Callback, Html, MouseEvent, Properties, TargetCast, component};

use crate::markup::html;

use crate::chart::csv::csv;
use crate::chart::paint::{Look, fit, paint};
use crate::chart::shape::{Ink, Shape};
use crate::chart::svg::svg;
use crate::chart::{Picture, Series, Surface, picture};
use crate::components::icon::{Icon, icon};
use crate::components::later::later;
use crate::components::save::{is_caged, offer, save_text};
use crate::hooks::kept::use_state_eq;
use crate::pieces::LIBRARY;

/// A chart whose numbers are wanted.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Figures {
    pub series: Rc<Series>,
    pub picture: Rc<Picture>,
    pub topic: Topic,
    pub lang: Lang,
    /// The name of its files, without their ending.
    pub name: AttrValue,
}

impl Figures {
    /// What the files of such a chart are called by themselves.
    pub const fn file_name(topic: Topic) -> &'static str {
        match topic {
            Topic::HpLost => "duelscope-hp-lost",
            Topic::HpLeft => "duelscope-hp-left",
            Topic::Blows => "duelscope-blows",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Png,
    Svg,
    Csv,
}

/// Buttons that save the chart on whose `.chart` they stand.
#[component]
pub fn Files(props: &Figures) -> Html {
    // The text of a file that the browser did not take.
    let by_hand = use_state_eq(|| None::<String>);
    let button = |format: Format, text: &'static str| {
        let (props, by_hand) = (props.clone(), by_hand.setter());
        let onclick = Callback::from(move |e: MouseEvent| {
            let canvas = e.target_dyn_into::<web_sys::Element>().and_then(|button| {
                let chart = button.closest(".chart").ok().flatten()?;
                chart.query_selector("canvas").ok().flatten()?.dyn_into().ok()
            });
            let show = by_hand.clone();
            let refused = Callback::from(move |text| show.set(Some(text)));
            if let Some(Err(error)) = canvas.map(|canvas| save(&props, format, &canvas, refused)) {
                web_sys::console::error_1(&error);
            }
        });
        html! { <button type="button" class="btn" {onclick}>{ icon(Icon::Download) }{ text }</button> }
    };
    let lang = props.lang;
    let shown = by_hand.as_ref().map(|text| {
        let (text, by_hand) = (text.clone(), by_hand.setter());
        later(lang, &LIBRARY, move |library| {
            let by_hand = by_hand.clone();
            (library.copy)(lang, text.clone(), Callback::from(move |()| by_hand.set(None)))
        })
    });
    html! {
        <>
            <div class="row" role="group" aria-label={words::save(lang)}>
                { button(Format::Png, "PNG") }
                { button(Format::Svg, "SVG") }
                { button(Format::Csv, "CSV") }
            </div>
            { shown }
        </>
    }
}

/// The picture without the reader's place in it, in the colours of `canvas`; `refused` is
/// told the text of a file that cannot be saved.
fn save(
    props: &Figures,
    format: Format,
    canvas: &HtmlCanvasElement,
    refused: Callback<String>,
) -> Result<(), JsValue> {
    let document = canvas.owner_document().ok_or("the chart left its page")?;
    let name = |ending: &str| format!("{}.{ending}", props.name);
    let surface = props.picture.surface;
    let lay_out = |surface: Surface| picture(&props.series, surface, props.lang, None);
    let look = Look::of(canvas);
    let (text, kind, name) = match format {
        Format::Png => return save_png(props, &document, lay_out, &look, refused),
        Format::Csv => (csv(&props.series), "text/csv", name("csv")),
        Format::Svg => {
            let title = super::wording::label(&props.series, props.topic, props.lang);
            let text = svg(&lay_out(surface), &look.palette, &title);
            (text, "image/svg+xml", name("svg"))
        }
    };
    if !save_text(&text, kind, &name) {
        refused.emit(text);
    }
    Ok(())
}

/// Twice the pixels, so that it stays sharp where it is pasted. As a text it is an
/// address, which shows the picture wherever it is opened.
fn save_png(
    props: &Figures,
    document: &Document,
    lay_out: impl Fn(Surface) -> Picture,
    look: &Look,
    refused: Callback<String>,
) -> Result<(), JsValue> {
    let surface = props.picture.surface;
    let dpr = surface.dpr.max(2.0);
    let surface = Surface::within(surface.width, surface.height, dpr, surface.font);
    let mut picture = lay_out(surface);
    let Surface { width, height, .. } = surface;
    picture.shapes.insert(0, Shape::rect(0.0, 0.0, width, height, Ink::Ground));
    let sheet: HtmlCanvasElement = document.create_element("canvas")?.unchecked_into();
    fit(&sheet, surface);
    paint(&sheet, &picture, look)?;
    let (document, name, painted) = (document.clone(), props.name.clone(), sheet.clone());
    let done = Closure::once_into_js(move |blob: Option<Blob>| {
        let file = format!("{name}.png");
        let saved = blob.is_some_and(|blob| offer(&document, &blob, &file).is_ok());
        if (!saved || is_caged())
            && let Ok(address) = painted.to_data_url()
        {
            refused.emit(address);
        }
    });
    sheet.to_blob(done.unchecked_ref())
}
