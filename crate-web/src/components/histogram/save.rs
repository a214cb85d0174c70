//! The chart as files: the picture as PNG and SVG, the numbers as CSV.

use std::rc::Rc;

use duelscope_text::Lang;
use duelscope_text::chart::{self as words, Topic};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, HtmlCanvasElement};
use yew::{Callback, Html, MouseEvent, TargetCast};

use crate::markup::html;

use crate::chart::csv::csv;
use crate::chart::paint::{Look, fit, paint};
use crate::chart::shape::{Ink, Shape};
use crate::chart::svg::svg;
use crate::chart::{Picture, Series, Surface, picture};
use crate::components::icon::{Icon, icon};
use crate::components::save::{blob, offer};

/// A chart whose numbers are wanted.
#[derive(Clone, Debug)]
pub struct Figures {
    pub series: Rc<Series>,
    pub picture: Rc<Picture>,
    pub topic: Topic,
    pub lang: Lang,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Png,
    Svg,
    Csv,
}

pub fn ways(props: &Figures) -> Html {
    let button = |format: Format, text: &'static str| {
        let props = props.clone();
        let onclick = Callback::from(move |e: MouseEvent| {
            let canvas = e.target_dyn_into::<web_sys::Element>().and_then(|button| {
                let chart = button.closest(".chart").ok().flatten()?;
                chart.query_selector("canvas").ok().flatten()?.dyn_into().ok()
            });
            if let Some(Err(error)) = canvas.map(|canvas| save(&props, format, &canvas)) {
                web_sys::console::error_1(&error);
            }
        });
        html! { <button type="button" class="btn" {onclick}>{ icon(Icon::Download) }{ text }</button> }
    };
    html! {
        <div class="row" role="group" aria-label={words::save(props.lang)}>
            { button(Format::Png, "PNG") }
            { button(Format::Svg, "SVG") }
            { button(Format::Csv, "CSV") }
        </div>
    }
}

/// The picture without the reader's place in it, in the colours of `canvas`.
fn save(props: &Figures, format: Format, canvas: &HtmlCanvasElement) -> Result<(), JsValue> {
    let document = canvas.owner_document().ok_or("the chart left its page")?;
    let name = match props.topic {
        Topic::HpLost => "hp-lost",
        Topic::HpLeft => "hp-left",
        Topic::Blows => "blows",
    };
    let name = move |ending: &str| format!("duelscope-{name}.{ending}");
    let surface = props.picture.surface;
    let lay_out = |surface: Surface| picture(&props.series, surface, props.lang, None);
    let look = Look::of(canvas);
    match format {
        Format::Csv => offer(&document, &blob(&csv(&props.series), "text/csv")?, &name("csv")),
        Format::Svg => {
            let title = super::wording::label(&props.series, props.topic, props.lang);
            let svg = svg(&lay_out(surface), &look.palette, &title);
            offer(&document, &blob(&svg, "image/svg+xml")?, &name("svg"))
        }
        Format::Png => {
            // Twice the pixels, so that it stays sharp where it is pasted.
            let dpr = surface.dpr.max(2.0);
            let surface = Surface::within(surface.width, surface.height, dpr, surface.font);
            let mut picture = lay_out(surface);
            let Surface { width, height, .. } = surface;
            picture.shapes.insert(0, Shape::rect(0.0, 0.0, width, height, Ink::Ground));
            let sheet: HtmlCanvasElement = document.create_element("canvas")?.unchecked_into();
            fit(&sheet, surface);
            paint(&sheet, &picture, &look)?;
            let done = Closure::once_into_js(move |blob: Option<Blob>| {
                if let Some(Err(error)) = blob.map(|blob| offer(&document, &blob, &name("png"))) {
                    web_sys::console::error_1(&error);
                }
            });
            sheet.to_blob(done.unchecked_ref())
        }
    }
}
