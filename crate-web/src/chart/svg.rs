//! A picture as an SVG file of its own, colours and all.

use std::fmt::Write;

use super::layout::Picture;
use super::shape::{Anchor, Ink, Palette, Shape};

/// The picture as SVG text on its ground, titled for those who cannot see it.
pub fn svg(picture: &Picture, palette: &Palette, title: &str) -> String {
    let (w, h) = (number(picture.surface.width), number(picture.surface.height));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" \
         viewBox=\"0 0 {w} {h}\" role=\"img\" font-family=\"system-ui, sans-serif\">\
         <title>{}</title><rect width=\"{w}\" height=\"{h}\" fill=\"{}\"/>",
        escape(title),
        escape(palette.get(Ink::Ground)),
    );
    for shape in &picture.shapes {
        // Writing into a string cannot fail.
        let _ = write(&mut out, shape, palette);
    }
    out.push_str("</svg>\n");
    out
}

fn write(out: &mut String, shape: &Shape, palette: &Palette) -> std::fmt::Result {
    let colour = |ink: Ink| escape(palette.get(ink));
    let n = number;
    match shape {
        Shape::Rect { x, y, w, h, ink, alpha } => {
            let (x, y, w, h) = (n(*x), n(*y), n(*w), n(*h));
            write!(out, "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"")?;
            write!(out, " fill=\"{}\"{}/>", colour(*ink), opacity(*alpha))
        }
        Shape::Frame { x, y, w, h, ink, line, dash } => {
            let inset = line / 2.0;
            let (x, y, w, h) = (n(x + inset), n(y + inset), n(w - line), n(h - line));
            write!(out, "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"")?;
            write!(out, " fill=\"none\"{}/>", stroke(&colour(*ink), *line, *dash))
        }
        Shape::Path { points, ink, line, dash } => {
            let stroke = stroke(&colour(*ink), *line, *dash);
            write!(out, "<polyline points=\"{}\" fill=\"none\"{stroke}/>", list(points))
        }
        Shape::Area { points, ink, alpha } => {
            let (fill, alpha) = (colour(*ink), opacity(*alpha));
            write!(out, "<polygon points=\"{}\" fill=\"{fill}\"{alpha}/>", list(points))
        }
        Shape::Text { x, y, text, ink, size, bold, anchor } => {
            let anchor = match anchor {
                Anchor::Start => "start",
                Anchor::Middle => "middle",
                Anchor::End => "end",
            };
            let weight = if *bold { " font-weight=\"600\"" } else { "" };
            let (x, y, size, fill) = (n(*x), n(*y), n(*size), colour(*ink));
            write!(out, "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{weight}")?;
            write!(out, " fill=\"{fill}\" text-anchor=\"{anchor}\">{}</text>", escape(text))
        }
    }
}

fn stroke(colour: &str, line: f64, dash: f64) -> String {
    let dash =
        if dash > 0.0 { format!(" stroke-dasharray=\"{}\"", number(dash)) } else { String::new() };
    format!(" stroke=\"{colour}\" stroke-width=\"{}\"{dash}", number(line))
}

fn opacity(alpha: f64) -> String {
    if alpha < 1.0 { format!(" fill-opacity=\"{}\"", number(alpha)) } else { String::new() }
}

fn list(points: &[(f64, f64)]) -> String {
    let each = points.iter().map(|p| format!("{},{}", number(p.0), number(p.1)));
    each.collect::<Vec<_>>().join(" ")
}

/// At most three decimals, zeros at the end dropped.
fn number(x: f64) -> String {
    let text = format!("{x:.3}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::{Data, Series, Spread, Surface, View, picture};
    use duelscope_text::Lang;
    use std::rc::Rc;

    #[test]
    fn every_shape_is_written_and_texts_are_escaped() {
        let spread = Spread::new(0.2, (0..9).map(|v| (v, 0.1)));
        let data = Data { exact: Some(Rc::new(spread)), hp: Some(4), ..Data::default() };
        let series = Series::new(&data, View::default(), 50);
        let picture = picture(&series, Surface::within(640.0, 240.0, 1.0, 12.0), Lang::En, Some(2));
        let palette = Palette::read(|ink| format!("var({})", ink.property()));
        let svg = svg(&picture, &palette, "a < b & \"c\"");
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        assert!(svg.contains("<title>a &lt; b &amp; &quot;c&quot;</title>"));
        let drawn = ["<rect", "<polyline", "<polygon", "<text"].map(|e| svg.matches(e).count());
        assert_eq!(drawn.iter().sum::<usize>(), picture.shapes.len() + 1);
        assert!(!svg.contains("NaN") && !svg.contains("inf"));
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!([number(1.0), number(0.1 + 0.2), number(100.0)], ["1", "0.3", "100"]);
    }
}
