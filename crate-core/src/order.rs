//! Sorting. The standard library's is compiled anew for every type, two kilobytes
//! each time; here one function orders places, whatever stands there.

use alloc::vec::Vec;

/// The places of `items` in the order of what stands there; equal ones keep theirs.
pub fn order<T>(items: &[T], before: impl Fn(&T, &T) -> bool) -> Vec<usize> {
    merged(items.len(), &|a, b| before(&items[a], &items[b]))
}

/// Puts items in order; equal ones stay as they are.
pub fn sort<T: Clone>(items: &mut Vec<T>, before: impl Fn(&T, &T) -> bool) {
    *items = order(items, before).into_iter().map(|at| items[at].clone()).collect();
}

/// Merges the runs that are in order already, neighbour with neighbour, until one is
/// left: what was put together from a few sorted lists takes a few steps.
#[inline(never)]
fn merged(length: usize, before: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut places: Vec<usize> = (0..length).collect();
    // Where the runs end.
    let mut ends: Vec<usize> = (1..length).filter(|&at| before(at, at - 1)).collect();
    ends.push(length);
    while ends.len() > 1 {
        let mut next = Vec::with_capacity(length);
        for both in ends.chunks(2) {
            let end = both[both.len() - 1];
            let (mut left, mut right) = places[next.len()..end].split_at(both[0] - next.len());
            while let ([a, rest @ ..], [b, others @ ..]) = (left, right) {
                if before(*b, *a) {
                    next.push(*b);
                    right = others;
                } else {
                    next.push(*a);
                    left = rest;
                }
            }
            next.extend_from_slice(left);
            next.extend_from_slice(right);
        }
        places = next;
        ends = ends.chunks(2).map(|both| both[both.len() - 1]).collect();
    }
    places
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use proptest::prelude::*;

    use super::sort;

    proptest! {
        #[test]
        fn it_sorts_as_the_standard_library_does(keys in prop::collection::vec(0..20_i32, 0..200)) {
            let mut sorted: Vec<(i32, usize)> = keys.into_iter().zip(0..).collect();
            let mut wanted = sorted.clone();
            wanted.sort_by_key(|item| item.0);
            sort(&mut sorted, |a, b| a.0 < b.0);
            prop_assert_eq!(sorted, wanted);
        }
    }
}
