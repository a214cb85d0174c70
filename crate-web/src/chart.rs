//! Histograms, lines and maps: from laws, counts and sweeps to shapes, and from
//! shapes to a canvas, an SVG or a table. Everything but [`paint`] is free of
//! the web and tested as values.

pub mod bins;
pub mod contour;
pub mod counts;
pub mod csv;
pub mod field;
pub mod heat;
pub mod layout;
pub mod lines;
pub mod paint;
pub mod scale;
pub mod series;
pub mod shape;
pub mod spread;
pub mod summary;
pub mod surface;
pub mod svg;
pub mod view;

pub use counts::Counts;
pub use layout::{Picture, picture};
pub use series::{Bar, Data, Sample, Series, What};
pub use spread::Spread;
pub use surface::Surface;
pub use view::{Heights, View};
