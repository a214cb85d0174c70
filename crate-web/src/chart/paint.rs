//! Shapes onto a canvas, in the colours the stylesheet gives it.

use duelscope_core::sheet::fixed;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::layout::Picture;
use super::shape::{Anchor, Palette, Shape};
use super::surface::Surface;

/// How the stylesheet wants a canvas to look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// A colour for each ink.
    pub palette: Palette,
    /// Font family.
    pub family: String,
}

impl Look {
    /// Reads it from the canvas itself: it inherits the theme, and the dimmed
    /// colours of what is out of date.
    pub fn of(canvas: &HtmlCanvasElement) -> Look {
        let style = web_sys::window().and_then(|w| w.get_computed_style(canvas).ok().flatten());
        let get = |name: &str, other: &str| {
            let value = style.as_ref().and_then(|s| s.get_property_value(name).ok());
            let value = value.map(|v| v.trim().to_owned()).filter(|v| !v.is_empty());
            value.unwrap_or_else(|| other.to_owned())
        };
        Look {
            palette: Palette::read(|ink| get(ink.property(), "gray")),
            family: get("font-family", "system-ui, sans-serif"),
        }
    }
}

/// Gives the canvas the size of `surface`: whole device pixels, and as many
/// CSS pixels as they cover.
pub fn fit(canvas: &HtmlCanvasElement, surface: Surface) {
    let (width, height) = surface.backing();
    // Setting a size clears the canvas and costs a new buffer.
    if canvas.width() != width {
        canvas.set_width(width);
    }
    if canvas.height() != height {
        canvas.set_height(height);
    }
    for (name, css) in [("width", surface.width), ("height", surface.height)] {
        // A canvas of a page that is going away may refuse: nothing is lost.
        let _ = canvas.style().set_property(name, &(fixed(css, 3) + "px"));
    }
}

/// Paints `picture` over whatever the canvas showed.
pub fn paint(canvas: &HtmlCanvasElement, picture: &Picture, look: &Look) -> Result<(), JsValue> {
    let Some(context) = canvas.get_context("2d")? else { return Ok(()) };
    let context: CanvasRenderingContext2d = context.unchecked_into();
    let Surface { width, height, dpr, .. } = picture.surface;
    context.set_transform(dpr, 0.0, 0.0, dpr, 0.0, 0.0)?;
    context.clear_rect(0.0, 0.0, width, height);
    picture.shapes.iter().try_for_each(|shape| draw(&context, shape, look))
}

fn draw(context: &CanvasRenderingContext2d, shape: &Shape, look: &Look) -> Result<(), JsValue> {
    match shape {
        Shape::Rect { x, y, w, h, ink, alpha } => {
            context.set_fill_style_str(look.palette.get(*ink));
            context.set_global_alpha(*alpha);
            context.fill_rect(*x, *y, *w, *h);
            context.set_global_alpha(1.0);
        }
        Shape::Frame { x, y, w, h, ink, line, dash } => {
            pen(context, look.palette.get(*ink), *line, *dash)?;
            let inset = line / 2.0;
            context.stroke_rect(x + inset, y + inset, w - line, h - line);
        }
        Shape::Path { points, ink, line, dash } => {
            pen(context, look.palette.get(*ink), *line, *dash)?;
            trace(context, points);
            context.stroke();
        }
        Shape::Area { points, ink, alpha } => {
            context.set_fill_style_str(look.palette.get(*ink));
            context.set_global_alpha(*alpha);
            trace(context, points);
            context.fill();
            context.set_global_alpha(1.0);
        }
        Shape::Text { x, y, text, ink, size, bold, anchor } => {
            let weight = if *bold { "600 " } else { "" };
            context.set_fill_style_str(look.palette.get(*ink));
            context.set_font(&format!("{weight}{}px {}", fixed(*size, 3), look.family));
            context.set_text_align(match anchor {
                Anchor::Start => "left",
                Anchor::Middle => "center",
                Anchor::End => "right",
            });
            context.fill_text(text, *x, *y)?;
        }
    }
    Ok(())
}

fn pen(
    context: &CanvasRenderingContext2d,
    colour: &str,
    line: f64,
    dash: f64,
) -> Result<(), JsValue> {
    context.set_stroke_style_str(colour);
    context.set_line_width(line);
    let dashes = js_sys::Array::new();
    if dash > 0.0 {
        dashes.push(&dash.into());
    }
    context.set_line_dash(&dashes)
}

fn trace(context: &CanvasRenderingContext2d, points: &[(f64, f64)]) {
    context.begin_path();
    for &(x, y) in points {
        context.line_to(x, y);
    }
}
