//! The area a picture is laid out on, and its grid of device pixels.

use duelscope_core::between;

/// The size of a canvas in CSS pixels, chosen so that it is a whole number of
/// device pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Surface {
    /// Width in CSS pixels.
    pub width: f64,
    /// Height in CSS pixels.
    pub height: f64,
    /// Device pixels in a CSS pixel.
    pub dpr: f64,
    /// Size of small text in CSS pixels.
    pub font: f64,
}

impl Surface {
    /// The largest sharp area within `width` times `height` CSS pixels.
    pub fn within(width: f64, height: f64, dpr: f64, font: f64) -> Surface {
        let or = |x: f64, low: f64, high: f64, other: f64| {
            if x.is_finite() { between(x, low, high) } else { other }
        };
        let dpr = or(dpr, 0.25, 8.0, 1.0);
        // A hair more, so that 300 pixels at 1.1 do not lose one to rounding.
        let whole = |css: f64| (or(css, 0.0, 8192.0, 0.0) * dpr + 1e-6).floor() / dpr;
        Surface { width: whole(width), height: whole(height), dpr, font: or(font, 6.0, 64.0, 12.0) }
    }

    /// Width and height of the backing store in device pixels.
    pub fn backing(&self) -> (u32, u32) {
        let device = |css: f64| (css * self.dpr).round() as u32;
        (device(self.width), device(self.height))
    }

    /// The edge of a device pixel nearest to `x`.
    pub fn snap(&self, x: f64) -> f64 {
        (x * self.dpr).round() / self.dpr
    }

    /// A line about `css` wide that fills whole device pixels.
    pub fn line(&self, css: f64) -> f64 {
        (css * self.dpr).round().max(1.0) / self.dpr
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn css_size_times_ratio_is_the_backing_size() {
        for dpr in [1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.625, 3.0] {
            for css in [280.0, 333.3, 640.0, 1215.7, 1600.0] {
                let s = Surface::within(css, css / 3.0, dpr, 12.0);
                let (w, h) = s.backing();
                assert!((s.width * dpr - f64::from(w)).abs() < 1e-6, "{css} at {dpr}");
                assert!((s.height * dpr - f64::from(h)).abs() < 1e-6, "{css} at {dpr}");
                assert!(s.width <= css + 1e-5 && css - s.width < 1.0 / dpr + 1e-5);
            }
        }
    }

    #[test]
    fn no_size_is_an_error() {
        for size in [0.0, -5.0, f64::NAN, f64::INFINITY] {
            assert_eq!(Surface::within(size, size, f64::NAN, f64::NAN).backing(), (0, 0));
        }
    }
}
