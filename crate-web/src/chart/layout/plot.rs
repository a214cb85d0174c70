//! Where the plot lies, and where each bar stands in it.

use duelscope_core::between;
use duelscope_text::{Lang, chart as words};

use super::axes::tick_text;
use super::{Column, FEW, text_width};
use crate::chart::scale::Scale;
use crate::chart::series::{Bar, Series};
use crate::chart::surface::Surface;

/// The narrowest place a bar may have before values are grouped.
const NARROWEST: f64 = 4.0;
/// A bar this narrow has no gap and no outline of its own.
const SKYLINE: f64 = 10.0;
/// The widest place, in sizes of the font: a few bars do not become walls.
const WIDEST: f64 = 8.0;

/// How many places along the axis a surface has room for.
pub fn most_places(surface: Surface) -> usize {
    // Labels of the vertical axis and the bar of misses take their part.
    let room = surface.width - surface.font * 8.0;
    between(room / NARROWEST, 2.0, 400.0) as usize
}

/// The plot's edges and the ruler of its bars, snapped to device pixels.
#[derive(Clone, Debug)]
pub struct Plot {
    pub surface: Surface,
    pub left: f64,
    pub right: f64,
    pub top: f64,
    pub bottom: f64,
    /// Left edge and width of the place for the bar of misses.
    pub miss: Option<(f64, f64)>,
    /// Left edge of the first place and the width of a place.
    pub first: f64,
    pub step: f64,
    pub places: usize,
    start: f64,
    size: f64,
}

impl Plot {
    /// `None` if there is no room for a plot.
    pub fn new(series: &Series, scale: &Scale, surface: Surface, lang: Lang) -> Option<Plot> {
        let font = surface.font;
        let widest = scale.ticks.iter().map(|&t| text_width(&tick_text(lang, t), font));
        let left = surface.snap(widest.fold(0.0, f64::max) + font * 0.7);
        let right = surface.snap(surface.width - font * 0.35);
        // Above: the word of death, and probabilities over the bars.
        let rows = if scale.torn || series.bars.len() <= FEW { 2.7 } else { 1.5 };
        let top = surface.snap(font * rows);
        // Below: the labels, and the strip with median and ranges.
        let bottom = surface.snap(surface.height - font * 2.9);
        let places = series.bins.map_or(0, |bins| bins.count);
        let has_miss = series.bars.first().is_some_and(|b| b.slot.is_none());
        if right - left < 24.0 || bottom - top < 24.0 {
            return None;
        }

        // The miss has room for its word, and stands apart.
        let word = if has_miss { text_width(&words::miss(lang), font) + font * 0.5 } else { 0.0 };
        let gap = if has_miss && places > 0 { font } else { 0.0 };
        let room = right - left;
        let (word, gap) = if word + gap > room / 2.0 { (room / 4.0, 0.0) } else { (word, gap) };
        let step = if has_miss && (room - gap) < word * (places + 1) as f64 {
            (room - gap - word) / places.max(1) as f64
        } else {
            (room - gap) / (places + usize::from(has_miss)) as f64
        };
        let step = step.min(font * WIDEST);
        // Equal bars where that costs little room, else edges to the nearest pixel.
        let whole = (step * surface.dpr).floor() / surface.dpr;
        let step = if step > 12.0 { whole } else { step };
        let miss_width = if has_miss { step.max(word) } else { 0.0 };
        let used = miss_width + gap + step * places as f64;
        let begin = surface.snap(left + ((room - used) / 2.0).max(0.0));
        Some(Plot {
            surface,
            left,
            right,
            top,
            bottom,
            miss: has_miss.then_some((begin, miss_width)),
            first: surface.snap(begin + miss_width + gap),
            step,
            places,
            start: series.bins.map_or(0.0, |bins| bins.start as f64),
            size: series.bins.map_or(1.0, |bins| bins.size as f64),
        })
    }

    /// Bars without gaps, under one common line.
    pub fn skyline(&self) -> bool {
        self.step < SKYLINE
    }

    /// Left and right edge of a bar's place.
    pub fn place(&self, bar: &Bar) -> (f64, f64) {
        match (bar.slot, self.miss) {
            (Some(slot), _) => (self.edge(slot), self.edge(slot + 1)),
            (None, Some((left, width))) => (left, self.surface.snap(left + width)),
            (None, None) => (self.left, self.left),
        }
    }

    /// Left and right edge of a bar.
    pub fn sides(&self, bar: &Bar) -> (f64, f64) {
        let (left, right) = self.place(bar);
        if bar.slot.is_none() {
            // As wide as the others, but not a hair.
            let wide = self.surface.snap(self.step.max(self.surface.font).min(right - left));
            let from = self.surface.snap((left + right - wide) / 2.0);
            let gap = self.gap();
            return (from + gap, from + wide - gap);
        }
        let gap = if self.skyline() { 0.0 } else { self.gap() };
        (left + gap, right - gap)
    }

    /// Half the gap between two bars.
    fn gap(&self) -> f64 {
        self.surface.line(between(self.step * 0.05, 0.5, 3.0))
    }

    /// The edge before place `slot`.
    pub fn edge(&self, slot: usize) -> f64 {
        self.surface.snap(self.first + self.step * slot as f64)
    }

    /// Where a value lies: the middle of its bar where it has one of its own.
    /// Below the first bar the way leads on to the misses, which count as 0.
    pub fn along(&self, value: f64) -> f64 {
        let x = |value: f64| self.first + self.step * (value - self.start + 0.5) / self.size;
        match self.miss {
            Some((left, width)) if value < self.start && self.start > 0.0 => {
                let miss = left + width / 2.0;
                miss + (x(self.start) - miss) * value.max(0.0) / self.start
            }
            _ => between(x(value), self.left, self.right),
        }
    }

    /// Pixels from one value to the next.
    pub fn pitch(&self) -> f64 {
        self.step / self.size
    }

    /// The height at which a probability lies.
    pub fn up(&self, scale: &Scale, p: f64) -> f64 {
        let y = self.bottom - (self.bottom - self.top) * scale.height(p);
        let snapped = self.surface.snap(y);
        // What is possible is seen, be it a line.
        if p > 0.0 { snapped.min(self.bottom - self.surface.line(1.0)) } else { snapped }
    }

    /// Every bar's column, from the middle of the gap before to that after.
    pub fn columns(&self, series: &Series) -> Vec<Column> {
        let column = |(bar, b): (usize, &Bar)| {
            let (left, right) = self.place(b);
            Column { left, right, bar }
        };
        series.bars.iter().enumerate().map(column).collect()
    }

    /// A logarithmic axis has a line for each power of ten.
    pub fn every_power(&self, scale: &Scale) -> bool {
        scale.ticks.windows(2).all(|pair| pair[1] < pair[0] * 20.0)
    }
}
