//! The grid, the base line, and what is written along the axes.

use duelscope_text::{Lang, chart as words, decimal};

use super::plot::Plot;
use super::text_width;
use crate::chart::bins::next_size;
use crate::chart::scale::Scale;
use crate::chart::series::Series;
use crate::chart::shape::{Anchor, Ink, Shape};

/// Percentage of a line across the plot: a round number, shown in full.
pub fn tick_text(lang: Lang, p: f64) -> String {
    if p > 0.0 && p < 5e-6 {
        let power = (p * 100.0).log10().round() as i32;
        let digits = power.unsigned_abs().to_string();
        let raised: String = digits.bytes().map(|b| RAISED[usize::from(b - b'0')]).collect();
        return format!("10\u{207b}{raised}\u{a0}%");
    }
    format!("{}\u{a0}%", decimal(lang, p * 100.0, if p >= 0.001 { 2 } else { 4 }))
}

const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/// A line and its percentage for each tick.
pub fn grid(out: &mut Vec<Shape>, plot: &Plot, scale: &Scale, lang: Lang) {
    let surface = plot.surface;
    let hair = surface.line(1.0);
    let font = surface.font;
    for &tick in &scale.ticks {
        // Not `up`: the lowest line lies on the base.
        let y = surface.snap(plot.bottom - (plot.bottom - plot.top) * scale.height(tick));
        out.push(Shape::rect(plot.left, y, plot.right - plot.left, hair, Ink::Grid));
        out.push(Shape::Text {
            x: plot.left - font * 0.5,
            y: y + font * 0.35,
            text: tick_text(lang, tick),
            ink: Ink::Dim,
            size: font,
            bold: false,
            anchor: Anchor::End,
        });
    }
}

/// The line the bars stand on.
pub fn base(out: &mut Vec<Shape>, plot: &Plot) {
    let line = plot.surface.line(1.0);
    out.push(Shape::rect(plot.left, plot.bottom, plot.right - plot.left, line, Ink::Dim));
}

/// Values below the bars, as many as there is room for, and the miss.
pub fn labels(out: &mut Vec<Shape>, plot: &Plot, series: &Series, lang: Lang) {
    let font = plot.surface.font;
    let y = plot.surface.snap(plot.bottom + font * 1.3);
    let mut free = 0.0;
    let mut label = |x: f64, text: String, least_gap: f64| {
        let half = text_width(&text, font) / 2.0;
        let x = x.min(plot.surface.width - half).max(half);
        if x - half < free {
            return;
        }
        free = x + half + least_gap;
        out.push(Shape::Text {
            x,
            y,
            text,
            ink: Ink::Dim,
            size: font,
            bold: false,
            anchor: Anchor::Middle,
        });
    };
    if let Some((left, width)) = plot.miss {
        label(left + width / 2.0, words::miss(lang), font * 0.4);
    }
    let Some(bins) = series.bins else { return };
    // Every value, every second, fifth, tenth, …: the first that leaves room.
    let (low, high) = (bins.values(0).0, bins.values(plot.places - 1).1);
    let name = |value: i64| duelscope_text::int(lang, value);
    let widest = [low, high].map(|v| text_width(&name(v.into()), font));
    let room = widest[0].max(widest[1]) + font * 0.8;
    let mut every = 1;
    while plot.pitch() * (every as f64) < room && every < i64::from(u32::MAX) {
        every = next_size(every);
    }
    let (low, high) = (i64::from(low), i64::from(high));
    let mut value = -(-low).div_euclid(every) * every;
    while value <= high {
        label(plot.along(value as f64), name(value), font * 0.4);
        value += every;
    }
}
