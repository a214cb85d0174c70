//! A display list: shapes as plain values, with colours that mean something.

/// What a colour means. The page's stylesheet says how it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Sampled.
    Bar,
    /// Exact.
    Exact,
    /// Missed: the defender's colour.
    Miss,
    /// The attacker's colour.
    Left,
    /// Lines of the grid.
    Grid,
    /// Text.
    Text,
    /// Text that may be passed over, the law to compare with.
    Dim,
    /// Death.
    Bad,
    /// Here is the reader.
    Focus,
    /// The ground below everything.
    Ground,
}

impl Ink {
    /// All of them, in the order of [`Palette`].
    pub const ALL: [Ink; 10] = [
        Ink::Bar,
        Ink::Exact,
        Ink::Miss,
        Ink::Left,
        Ink::Grid,
        Ink::Text,
        Ink::Dim,
        Ink::Bad,
        Ink::Focus,
        Ink::Ground,
    ];

    /// The custom property of the stylesheet that holds the colour.
    pub fn property(self) -> &'static str {
        match self {
            Ink::Bar => "--bar",
            Ink::Exact => "--exact",
            Ink::Miss => "--right",
            Ink::Left => "--left",
            Ink::Grid => "--line",
            Ink::Text => "--ink",
            Ink::Dim => "--dim",
            Ink::Bad => "--bad",
            Ink::Focus => "--focus",
            Ink::Ground => "--card",
        }
    }
}

/// The colours of a theme, as CSS writes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette([String; Ink::ALL.len()]);

impl Palette {
    /// Asks for the colour of each ink.
    pub fn read(colour: impl FnMut(Ink) -> String) -> Palette {
        Palette(Ink::ALL.map(colour))
    }

    /// The colour of `ink`.
    pub fn get(&self, ink: Ink) -> &str {
        &self.0[ink as usize]
    }
}

/// Where the given point of a text lies in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// At its left end.
    Start,
    /// In its middle.
    Middle,
    /// At its right end.
    End,
}

/// One thing to draw, in CSS pixels from the upper left corner.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A filled rectangle; `alpha` 1 is opaque.
    Rect { x: f64, y: f64, w: f64, h: f64, ink: Ink, alpha: f64 },
    /// The outline of a rectangle, its line wholly inside; dashes of the given
    /// length if above 0.
    Frame { x: f64, y: f64, w: f64, h: f64, ink: Ink, line: f64, dash: f64 },
    /// A line through points, dashed if `dash` is above 0.
    Path { points: Vec<(f64, f64)>, ink: Ink, line: f64, dash: f64 },
    /// A filled area between points.
    Area { points: Vec<(f64, f64)>, ink: Ink, alpha: f64 },
    /// Text on its baseline.
    Text { x: f64, y: f64, text: String, ink: Ink, size: f64, bold: bool, anchor: Anchor },
}

impl Shape {
    /// A solid rectangle.
    pub fn rect(x: f64, y: f64, w: f64, h: f64, ink: Ink) -> Shape {
        Shape::Rect { x, y, w, h, ink, alpha: 1.0 }
    }

    /// Every coordinate and length, to be checked.
    pub fn numbers(&self) -> Vec<f64> {
        match self {
            Shape::Rect { x, y, w, h, alpha, .. } => vec![*x, *y, *w, *h, *alpha],
            Shape::Frame { x, y, w, h, line, dash, .. } => vec![*x, *y, *w, *h, *line, *dash],
            Shape::Path { points, line, dash, .. } => {
                points.iter().flat_map(|p| [p.0, p.1]).chain([*line, *dash]).collect()
            }
            Shape::Area { points, alpha, .. } => {
                points.iter().flat_map(|p| [p.0, p.1]).chain([*alpha]).collect()
            }
            Shape::Text { x, y, size, .. } => vec![*x, *y, *size],
        }
    }
}
