//! What was worked out before, in the order in which it will be asked for again.

use alloc::vec::Vec;

/// Remembers at most `MOST` things; one more, and all are forgotten.
///
/// The cells of a map ask row by row, so that what is asked for next is mostly
/// what was asked for last, or what came after it the last time.
#[derive(Debug)]
pub(super) struct Recall<T, const MOST: usize> {
    known: Vec<T>,
    last: usize,
}

impl<T, const MOST: usize> Default for Recall<T, MOST> {
    fn default() -> Self {
        Recall { known: Vec::new(), last: 0 }
    }
}

impl<T, const MOST: usize> Recall<T, MOST> {
    /// The first that is `same`, from the last one on.
    pub fn find(&mut self, same: impl FnMut(&T) -> bool) -> Option<&T> {
        let (before, after) = self.known.split_at(self.last);
        let at = after.iter().chain(before).position(same)?;
        self.last = (self.last + at) % self.known.len();
        Some(&self.known[self.last])
    }

    /// Remembers it.
    pub fn keep(&mut self, new: T) -> &T {
        if self.known.len() >= MOST {
            self.known.clear();
        }
        self.last = self.known.len();
        self.known.push(new);
        &self.known[self.last]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_in_the_same_order_again_is_found_at_once() {
        let mut recall = Recall::<i32, 4>::default();
        assert_eq!(recall.find(|_| true), None);
        for n in 0..4 {
            assert_eq!(*recall.keep(n), n);
        }
        for n in [0, 1, 1, 2, 3, 0] {
            let mut looked_at = 0;
            let found = recall.find(|&known| {
                looked_at += 1;
                known == n
            });
            assert_eq!(found, Some(&n));
            assert!(looked_at <= 2, "{looked_at} looked at for {n}");
        }
        assert_eq!(recall.find(|&known| known == 4), None);
        // One too many: all the others are forgotten.
        recall.keep(4);
        assert_eq!(recall.find(|&known| known == 3), None);
        assert_eq!(recall.find(|&known| known == 4), Some(&4));
    }
}
