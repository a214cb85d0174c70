//! The bars: sampled ones filled, the exact law as an outline over them.

use super::plot::Plot;
use crate::chart::scale::Scale;
use crate::chart::series::{Bar, Series};
use crate::chart::shape::{Ink, Shape};
use duelscope_core::between;

/// Fills: of trials if there are any, else faintly of the law itself.
pub fn fills(out: &mut Vec<Shape>, plot: &Plot, scale: &Scale, series: &Series) {
    for bar in &series.bars {
        let sampled = bar.sample.map(|s| s.share);
        let p = sampled.or(bar.exact).unwrap_or(0.0);
        if p <= 0.0 {
            continue;
        }
        // Beyond the line of death a bar is stronger.
        let (ink, alpha) = match (bar.slot, sampled.is_some()) {
            (None, true) => (Ink::Miss, 0.45),
            (None, false) => (Ink::Miss, 0.16),
            (_, true) => (Ink::Bar, if bar.kills { 1.0 } else { 0.5 }),
            (_, false) => (Ink::Bar, if bar.kills { 0.5 } else { 0.2 }),
        };
        let (left, right) = plot.sides(bar);
        let y = plot.up(scale, p);
        out.push(Shape::Rect { x: left, y, w: right - left, h: plot.bottom - y, ink, alpha });
        if scale.tears(p) && !bar.exact.is_some_and(|e| scale.tears(e)) {
            tear(out, plot, left, right);
        }
    }
}

/// The exact law: a box a bar, or one line over all where they are narrow.
pub fn outlines(out: &mut Vec<Shape>, plot: &Plot, scale: &Scale, series: &Series) {
    let line = plot.surface.line(if plot.step < 18.0 { 1.0 } else { 1.5 });
    let mut skyline = Vec::new();
    for bar in &series.bars {
        let Some(p) = bar.exact.filter(|&p| p > 0.0) else { continue };
        let (left, right) = plot.sides(bar);
        let y = plot.up(scale, p);
        if bar.slot.is_some() && plot.skyline() {
            skyline.push((left, right, y));
            continue;
        }
        let (w, h) = (right - left, plot.bottom - y);
        if h <= 2.0 * line || w <= 2.0 * line {
            out.push(Shape::rect(left, y, w, h, Ink::Exact));
        } else {
            let (ink, dash) = if bar.slot.is_none() { (Ink::Miss, 4.0) } else { (Ink::Exact, 0.0) };
            out.push(Shape::Frame { x: left, y, w, h, ink, line, dash });
        }
        if scale.tears(p) {
            tear(out, plot, left, right);
        }
    }
    skylines(out, plot, &skyline);
}

/// One stepped line for each run of neighbours.
fn skylines(out: &mut Vec<Shape>, plot: &Plot, tops: &[(f64, f64, f64)]) {
    let line = plot.surface.line(1.25);
    for run in tops.chunk_by(|a, b| (a.1 - b.0).abs() < 1e-6) {
        let (Some(first), Some(last)) = (run.first(), run.last()) else { continue };
        let mut points = vec![(first.0, plot.bottom)];
        points.extend(run.iter().flat_map(|&(left, right, y)| [(left, y), (right, y)]));
        points.push((last.1, plot.bottom));
        // Sharp edges need the line's middle in the middle of its pixels.
        let half = line / 2.0;
        for point in &mut points {
            *point = (point.0, point.1 + half);
        }
        out.push(Shape::Path { points, ink: Ink::Exact, line, dash: 0.0 });
    }
}

/// The law to compare with: a dotted step at each bar.
pub fn references(out: &mut Vec<Shape>, plot: &Plot, scale: &Scale, series: &Series) {
    let line = plot.surface.line(2.0);
    for bar in &series.bars {
        let Some(p) = bar.reference.filter(|&p| p > 0.0 && !scale.tears(p)) else { continue };
        let (left, right) = plot.place(bar);
        let y = plot.up(scale, p) + line / 2.0;
        out.push(Shape::Path {
            points: vec![(left, y), (right, y)],
            ink: Ink::Dim,
            line,
            dash: 2.0,
        });
    }
}

/// 95 % intervals, where a run is so short that they can be seen.
pub fn intervals(out: &mut Vec<Shape>, plot: &Plot, scale: &Scale, series: &Series) {
    if plot.skyline() {
        return;
    }
    let line = plot.surface.line(1.0);
    for bar in &series.bars {
        let Some(sample) = bar.sample.filter(|s| s.count > 0 && !scale.tears(s.share)) else {
            continue;
        };
        let (low, high) =
            (plot.up(scale, sample.interval.low), plot.up(scale, sample.interval.high));
        let (left, right) = plot.sides(bar);
        if low - high < plot.surface.font * 0.5 || right - left < 6.0 {
            continue;
        }
        let middle = plot.surface.snap((left + right - line) / 2.0);
        let arm = plot.surface.snap(between((right - left) * 0.2, 2.0, 5.0));
        out.push(Shape::rect(middle, high, line, low - high, Ink::Text));
        for y in [high, low - line] {
            out.push(Shape::rect(middle - arm, y, 2.0 * arm + line, line, Ink::Text));
        }
    }
}

/// A torn bar: a ragged band of the ground across its upper part.
fn tear(out: &mut Vec<Shape>, plot: &Plot, left: f64, right: f64) {
    let font = plot.surface.font;
    let (left, right) = (left - font * 0.25, right + font * 0.25);
    let teeth = between((right - left) / (font * 0.5), 2.0, 24.0) as usize;
    let y = plot.top + (plot.bottom - plot.top) * 0.16;
    let ragged = |shift: f64| {
        (0..=teeth).map(move |i| {
            let x = left + (right - left) * i as f64 / teeth as f64;
            (x, y + shift + if i % 2 == 0 { 0.0 } else { font * 0.32 })
        })
    };
    let points = ragged(0.0).chain(ragged(font * 0.42).collect::<Vec<_>>().into_iter().rev());
    out.push(Shape::Area { points: points.collect(), ink: Ink::Ground, alpha: 1.0 });
    for shift in [0.0, font * 0.42] {
        let points = ragged(shift).collect();
        let line = plot.surface.line(1.0);
        out.push(Shape::Path { points, ink: Ink::Dim, line, dash: 0.0 });
    }
}

/// Where the bar's top is: the highest of what is drawn of it.
pub fn top_of(plot: &Plot, scale: &Scale, bar: &Bar) -> f64 {
    let highest = bar.exact.unwrap_or(0.0).max(bar.sample.map_or(0.0, |s| s.share));
    plot.up(scale, highest)
}
