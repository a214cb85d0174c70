//! Lines of equal value through a grid of numbers.

/// From where to where a piece of the line goes, in columns and rows counted
/// from the middle of the first cell.
pub type Piece = [(f64, f64); 2];

/// The line on which a grid of `width` columns has the value `level`, in
/// pieces. Numbers lie in the middle of their cells and change evenly between
/// them; around a cell without a number there is no line.
pub fn contour(cells: &[Option<f64>], width: usize, level: f64) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let height = cells.len() / width.max(1);
    for row in 1..height {
        for column in 1..width {
            let (x, y) = ((column - 1) as f64, (row - 1) as f64);
            let at = |right: usize, up: usize| {
                cells[(row - 1 + up) * width + column - 1 + right].map(|value| value - level)
            };
            // Around the square, from its lower left corner.
            let [Some(a), Some(b), Some(c), Some(d)] = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
            else {
                continue;
            };
            let corners =
                [(a, (x, y)), (b, (x + 1.0, y)), (c, (x + 1.0, y + 1.0)), (d, (x, y + 1.0))];
            let mut crossings = Vec::with_capacity(4);
            for i in 0..4 {
                let ((v, p), (w, q)) = (corners[i], corners[(i + 1) % 4]);
                if (v < 0.0) != (w < 0.0) {
                    let t = v / (v - w);
                    crossings.push((p.0 + (q.0 - p.0) * t, p.1 + (q.1 - p.1) * t));
                }
            }
            match crossings[..] {
                [p, q] => pieces.push([p, q]),
                // A saddle: the middle says which corners belong together.
                [p, q, r, s] if (a < 0.0) == (a + b + c + d < 0.0) => {
                    pieces.extend([[p, q], [r, s]]);
                }
                [p, q, r, s] => pieces.extend([[s, p], [q, r]]),
                _ => {}
            }
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(width: usize, height: usize, value: impl Fn(f64, f64) -> f64) -> Vec<Option<f64>> {
        let at = |i: usize| value((i % width) as f64, (i / width) as f64);
        (0..width * height).map(|i| Some(at(i))).collect()
    }

    #[test]
    fn the_line_has_the_value_everywhere() {
        let cells = grid(9, 7, |x, y| x + 2.0 * y);
        let pieces = contour(&cells, 9, 8.5);
        assert!(pieces.len() >= 6);
        for (x, y) in pieces.iter().flatten() {
            assert!((x + 2.0 * y - 8.5).abs() < 1e-9, "{x}, {y}");
        }
    }

    #[test]
    fn a_hill_has_a_closed_line() {
        let cells = grid(11, 11, |x, y| -(x - 5.0).powi(2) - (y - 5.0).powi(2));
        let pieces = contour(&cells, 11, -9.3);
        let ends = |p: (f64, f64)| {
            let near = |q: &(f64, f64)| (p.0 - q.0).abs() + (p.1 - q.1).abs() < 1e-9;
            pieces.iter().flatten().filter(|q| near(q)).count()
        };
        assert!(pieces.len() > 12);
        assert!(pieces.iter().flatten().all(|&p| ends(p) == 2), "each end meets another");
    }

    #[test]
    fn there_is_no_line_where_nothing_is_known() {
        let mut cells = grid(4, 4, |x, _| x);
        assert_eq!(contour(&cells, 4, 1.5).len(), 3);
        cells[5] = None;
        assert_eq!(contour(&cells, 4, 1.5).len(), 1);
        assert!(contour(&cells, 4, 9.0).is_empty());
        assert!(contour(&[], 0, 0.0).is_empty());
        assert!(contour(&grid(4, 4, |_, _| 1.5), 4, 1.5).is_empty(), "all of it is");
    }

    #[test]
    fn a_saddle_keeps_its_two_lines_apart() {
        let cells = [Some(1.0), Some(0.0), Some(0.0), Some(1.0)];
        for level in [0.4, 0.6] {
            let pieces = contour(&cells, 2, level);
            assert_eq!(pieces.len(), 2);
            let low = |p: &Piece| p.iter().all(|(x, y)| x + y < 1.0);
            let split = pieces.iter().filter(|piece| low(piece)).count();
            // Above the mean each high corner is cut off alone.
            assert_eq!(split, usize::from(level > 0.5), "{pieces:?}");
        }
    }
}
