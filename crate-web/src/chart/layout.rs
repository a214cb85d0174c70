//! From bars to shapes. Everything is placed here, in CSS pixels snapped to
//! the device's; painting adds nothing.

mod axes;
mod bars;
mod marks;
mod plot;

use duelscope_core::between;
use duelscope_text::{Lang, chart as words};

use super::scale::Scale;
use super::series::{Bar, Series};
use super::shape::{Anchor, Ink, Shape};
use super::surface::Surface;
use super::view::Heights;

pub use axes::tick_text;
use plot::Plot;
pub use plot::most_places;

/// Up to so many bars have their probability written over them.
const FEW: usize = 8;

/// A chart ready to be painted, and what lies where in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The area it was laid out for.
    pub surface: Surface,
    /// What to draw, from back to front.
    pub shapes: Vec<Shape>,
    /// The columns of the bars, left to right.
    pub columns: Vec<Column>,
    /// Bars are higher than the plot and drawn torn.
    pub torn: bool,
    /// The probability at the foot of a logarithmic axis, and whether each
    /// power of ten has its line.
    pub log_from: Option<(f64, bool)>,
}

/// From left to right edge: the column of a bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Column {
    /// Left edge.
    pub left: f64,
    /// Right edge.
    pub right: f64,
    /// Index of the bar.
    pub bar: usize,
}

impl Picture {
    /// Shapes without bars.
    pub fn of(surface: Surface, shapes: Vec<Shape>) -> Picture {
        Picture { surface, shapes, columns: Vec::new(), torn: false, log_from: None }
    }

    /// The bar whose column holds `x`.
    pub fn bar_at(&self, x: f64) -> Option<usize> {
        self.columns.iter().find(|c| c.left <= x && x < c.right).map(|c| c.bar)
    }
}

/// Lays `series` out on `surface`; `active` is the bar the reader is at.
pub fn picture(series: &Series, surface: Surface, lang: Lang, active: Option<usize>) -> Picture {
    let mut picture = Picture::of(surface, Vec::new());
    if series.is_empty() {
        picture.shapes.extend(message(words::nothing(lang), surface));
        return picture;
    }
    let scale = scale(series, surface);
    let Some(plot) = Plot::new(series, &scale, surface, lang) else {
        return picture;
    };
    picture.torn = scale.torn && series.bars.iter().any(|b| scale.tears(b.height()));
    picture.log_from = scale.floor().map(|p| (p, plot.every_power(&scale)));
    picture.columns = plot.columns(series);

    let out = &mut picture.shapes;
    axes::grid(out, &plot, &scale, lang);
    if let Some(column) = active.and_then(|i| picture.columns.get(i)) {
        marks::band(out, &plot, column);
    }
    bars::fills(out, &plot, &scale, series);
    bars::outlines(out, &plot, &scale, series);
    bars::references(out, &plot, &scale, series);
    bars::intervals(out, &plot, &scale, series);
    axes::base(out, &plot);
    axes::labels(out, &plot, series, lang);
    marks::death(out, &plot, series, lang);
    marks::values(out, &plot, &scale, series, lang);
    marks::strip(out, &plot, series);
    if let Some(bar) = active.and_then(|i| series.bars.get(i)) {
        marks::focus(out, &plot, &scale, bar);
    }
    picture
}

fn scale(series: &Series, surface: Surface) -> Scale {
    let lines = between(surface.height / (surface.font * 3.4), 1.0, 6.0) as usize;
    // A short run has spikes: where the law is known they do not stretch the axis.
    let of_law = |b: &Bar| b.exact.unwrap_or(0.0).max(b.reference.unwrap_or(0.0));
    let highest = series.bars.iter().map(of_law).fold(0.0, f64::max);
    let spike = if highest > 0.0 { highest * 1.4 } else { 1.0 };
    let height = |b: &Bar| of_law(b).max(b.sample.map_or(0.0, |s| s.share.min(spike)));
    let each: Vec<f64> = series.bars.iter().map(height).collect();
    if series.view.log {
        return Scale::log(&each, lines);
    }
    let linear = Scale::linear(&each, lines);
    // Sums reach up to certain, which is worth seeing unless it dwarfs the rest.
    match series.view.heights {
        Heights::AtLeast | Heights::AtMost if !linear.torn => Scale::whole(lines),
        _ => linear,
    }
}

fn message(text: String, surface: Surface) -> Option<Shape> {
    let fits =
        text_width(&text, surface.font) < surface.width && surface.height > surface.font * 2.0;
    fits.then(|| Shape::Text {
        x: surface.width / 2.0,
        y: surface.height / 2.0 + surface.font * 0.35,
        text,
        ink: Ink::Dim,
        size: surface.font,
        bold: false,
        anchor: Anchor::Middle,
    })
}

/// About how wide a text is, on the safe side: layout knows no fonts.
pub fn text_width(text: &str, size: f64) -> f64 {
    let em = |c: char| match c {
        '.' | ',' | ':' | '\u{a0}' | ' ' | 'i' | 'l' => 0.33,
        '%' | 'm' | 'ш' | 'м' | '→' => 0.96,
        _ => 0.64,
    };
    text.chars().map(em).sum::<f64>() * size
}

#[cfg(test)]
mod tests;
