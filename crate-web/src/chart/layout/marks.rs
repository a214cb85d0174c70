//! What is marked on the bars: death, the likeliest values, the reader's place.

use duelscope_text::{Lang, chart as words, percent};

use super::bars::top_of;
use super::plot::Plot;
use super::{Column, FEW, text_width};
use crate::chart::scale::Scale;
use crate::chart::series::{Bar, Series};
use crate::chart::shape::{Anchor, Ink, Shape};
use crate::chart::view::Heights;

/// The column the reader is at, behind everything.
pub fn band(out: &mut Vec<Shape>, plot: &Plot, column: &Column) {
    let (x, w) = (column.left, column.right - column.left);
    let h = plot.bottom - plot.top;
    out.push(Shape::Rect { x, y: plot.top, w, h, ink: Ink::Focus, alpha: 0.13 });
}

/// A frame around the bar the reader is at, over everything.
pub fn focus(out: &mut Vec<Shape>, plot: &Plot, scale: &Scale, bar: &Bar) {
    let line = plot.surface.line(2.0);
    let (left, right) = plot.sides(bar);
    let y = top_of(plot, scale, bar) - line;
    let (x, w) = (left - line, right - left + 2.0 * line);
    let h = plot.bottom - y;
    out.push(Shape::Frame { x, y, w, h, ink: Ink::Focus, line, dash: 0.0 });
}

/// Bold text is wider.
pub const BOLD: f64 = 1.08;

/// The line from which on the target dies, with its word and probability.
pub fn death(out: &mut Vec<Shape>, plot: &Plot, series: &Series, lang: Lang) {
    let (Some(hp), Some(kills), Some(bins)) = (series.hp, series.kills, series.bins) else {
        return;
    };
    let font = plot.surface.font;
    let line = plot.surface.line(1.5);
    // The edge before the first bar that kills; out of sight it is not drawn.
    let slot = (i64::from(hp) - bins.start).div_euclid(bins.size);
    let Some(slot) = usize::try_from(slot).ok().filter(|&s| s <= plot.places) else { return };
    if kills <= 0.0 {
        return;
    }
    let x = plot.edge(slot);
    let points = vec![(x, font * 0.3), (x, plot.bottom)];
    out.push(Shape::Path { points, ink: Ink::Bad, line, dash: 4.0 });
    let p = percent(lang, kills);
    let mut texts = Vec::new();
    if series.view.hits_only && series.missed > 0.0 && kills < 1.0 {
        let all = percent(lang, kills * (1.0 - series.missed));
        texts.push(words::kills_of_hits_and_all(lang, &p, &all));
        texts.push(words::kills_of_hits(lang, &p));
    } else {
        texts.push(words::kills(lang, &p));
    }
    // The longest text that fits, to the right of the line if it does.
    let gap = font * 0.4;
    let fitting = texts.into_iter().map(|text| format!("{text} →")).find_map(|text| {
        let width = text_width(&text, font) * BOLD + gap;
        let right = x + width <= plot.surface.width;
        (right || x - width >= 0.0).then_some((text, right))
    });
    out.extend(fitting.map(|(text, right)| Shape::Text {
        x: if right { x + gap } else { x - gap },
        y: font * 1.05,
        text,
        ink: Ink::Bad,
        size: font,
        bold: true,
        anchor: if right { Anchor::Start } else { Anchor::End },
    }));
}

/// Probabilities over the bars where there are few, and over torn ones.
pub fn values(out: &mut Vec<Shape>, plot: &Plot, scale: &Scale, series: &Series, lang: Lang) {
    let font = plot.surface.font;
    let exactly = series.view.heights == Heights::Exactly;
    let few = exactly && series.bars.len() <= FEW;
    let mut free = 0.0;
    for bar in &series.bars {
        let torn = scale.tears(bar.height());
        if !(few || torn) || bar.height() <= 0.0 {
            continue;
        }
        let (left, right) = plot.place(bar);
        let text = percent(lang, bar.height());
        let width = text_width(&text, font) * if torn { BOLD } else { 1.0 };
        if !torn && series.bars.len() > 1 && width > right - left + font {
            continue;
        }
        let half = width / 2.0;
        let x = ((left + right) / 2.0).min(plot.surface.width - half).max(half);
        if x - half < free {
            continue;
        }
        free = x + half + font * 0.3;
        // Above the whisker too, which would strike it through.
        let whisker = bar.sample.filter(|s| s.count > 0 && !scale.tears(s.share));
        let whisker = whisker.map(|s| plot.up(scale, s.interval.high));
        let top = top_of(plot, scale, bar);
        let y = whisker.map_or(top, |high| top.min(high)) - font * 0.45;
        let (ink, bold, anchor) = (Ink::Text, torn, Anchor::Middle);
        out.push(Shape::Text { x, y, text, ink, size: font, bold, anchor });
    }
}

/// Below the labels: 90 % of the law as a line, its half as a box, the median
/// as a bar, the mean as a diamond.
pub fn strip(out: &mut Vec<Shape>, plot: &Plot, series: &Series) {
    let (Some(summary), Some(_)) = (series.summary, series.bins) else { return };
    let surface = plot.surface;
    let font = surface.font;
    let middle = surface.snap(plot.bottom + font * 2.3);
    let line = surface.line(1.0);
    let along = |value: i32| surface.snap(plot.along(f64::from(value)));
    let (low, high) = (along(summary.ninety.0), along(summary.ninety.1));
    let half = surface.snap(font * 0.3);
    out.push(Shape::rect(low, middle, high - low + line, line, Ink::Dim));
    for x in [low, high] {
        out.push(Shape::rect(x, middle - half, line, 2.0 * half + line, Ink::Dim));
    }
    let (low, high) = (along(summary.quartiles.0), along(summary.quartiles.1));
    if high > low {
        let (y, h) = (middle - half, 2.0 * half + line);
        out.push(Shape::rect(low, y, high - low + line, h, Ink::Grid));
        out.push(Shape::Frame {
            x: low,
            y,
            w: high - low + line,
            h,
            ink: Ink::Dim,
            line,
            dash: 0.0,
        });
    }
    let bold = surface.line(3.0);
    let tall = surface.snap(font * 0.45);
    let x = surface.snap(along(summary.median) - bold / 2.0);
    out.push(Shape::rect(x, middle - tall, bold, 2.0 * tall + line, Ink::Text));
    let (x, y, r) = (plot.along(summary.mean), middle + line / 2.0, font * 0.38);
    let diamond = |r: f64| vec![(x - r, y), (x, y - r), (x + r, y), (x, y + r)];
    out.push(Shape::Area { points: diamond(r + 1.5), ink: Ink::Ground, alpha: 1.0 });
    out.push(Shape::Area { points: diamond(r), ink: Ink::Text, alpha: 1.0 });
}
