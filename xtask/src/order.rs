//! In what order the functions of a program stand: like beside like, so that the
//! host's compression finds in each what it has just seen in the one before.
//!
//! The order depends on nothing but the functions themselves. The compiler's own
//! follows hashes that differ from one checkout to the next, and with them the size
//! of what a visit loads.

use std::collections::BTreeMap;

use anyhow::Result;

use crate::wasm::{CODE, CUSTOM, IMPORTS, Reader, number, push, sections};

/// Functions are told apart by how often pairs of bytes occur in them, in so many
/// groups of pairs.
const GROUPS: usize = 1 << 9;

type Features = [f32; GROUPS];

/// The program with its functions named by their place in the order, for an optimiser
/// that sorts by name.
pub fn name_by_likeness(program: &[u8]) -> Result<Vec<u8>> {
    let (mut imported, mut bodies) = (0, Vec::new());
    let mut named = program[..8.min(program.len())].to_vec();
    for section in sections(program)? {
        match section.id {
            IMPORTS => imported = imported_functions(section.body)?,
            CODE => bodies = functions(section.body)?,
            _ => {}
        }
        push(section.id, section.body, &mut named);
    }
    let mut names = Vec::new();
    number(bodies.len(), &mut names);
    let mut places = vec![0; bodies.len()];
    for (place, function) in order(&bodies).into_iter().enumerate() {
        places[function] = place;
    }
    for (function, place) in places.into_iter().enumerate() {
        number(imported + function, &mut names);
        text(&format!("{place:08}"), &mut names);
    }
    let mut section = Vec::new();
    text("name", &mut section);
    push(FUNCTIONS, &names, &mut section);
    push(CUSTOM, &section, &mut named);
    Ok(named)
}

/// The part of the section of names that is about functions.
const FUNCTIONS: u8 = 1;

fn text(text: &str, to: &mut Vec<u8>) {
    number(text.len(), to);
    to.extend(text.bytes());
}

fn imported_functions(section: &[u8]) -> Result<usize> {
    let mut reader = Reader::new(section);
    let mut functions = 0;
    for _ in 0..reader.number()? {
        reader.name()?;
        reader.name()?;
        functions += usize::from(section.get(reader.at()) == Some(&0));
        reader.kind()?;
    }
    Ok(functions)
}

fn functions(section: &[u8]) -> Result<Vec<&[u8]>> {
    let mut reader = Reader::new(section);
    (0..reader.number()?)
        .map(|_| {
            let length = reader.number()?;
            reader.take(length)
        })
        .collect()
}

/// The functions, those of about the same size together, and each followed by the one
/// that is most like it of those that are left.
fn order(bodies: &[&[u8]]) -> Vec<usize> {
    let mut by_size: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (function, body) in bodies.iter().enumerate() {
        by_size.entry(body.len().max(1).ilog2() / 2).or_default().push(function);
    }
    let mut order = Vec::with_capacity(bodies.len());
    for mut left in by_size.into_values() {
        // Whatever the compiler's order was.
        left.sort_by_key(|&function| bodies[function]);
        let mut left: Vec<(usize, Features)> =
            left.into_iter().map(|function| (function, features(bodies[function]))).collect();
        let mut next = 0;
        while !left.is_empty() {
            let (function, last) = left.swap_remove(next);
            order.push(function);
            let likeness = |(_, other): &(usize, Features)| -> f32 {
                last.iter().zip(other).map(|(a, b)| a * b).sum()
            };
            let likes = left.iter().map(likeness).enumerate();
            next = likes.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(nth, _)| nth);
        }
    }
    order
}

/// What a function is like: a direction, whatever its length.
fn features(body: &[u8]) -> Features {
    let mut features = [0.0; GROUPS];
    for pair in body.windows(2) {
        // Spread evenly: pairs that occur are much alike.
        let mixed = u16::from_be_bytes([pair[0], pair[1]]).wrapping_mul(40_503);
        features[usize::from(mixed >> 7)] += 1.0;
    }
    // Rare pairs count for more than their number.
    features.iter_mut().for_each(|count: &mut f32| *count = count.sqrt());
    let length = features.iter().map(|count| count * count).sum::<f32>().sqrt();
    features.map(|count| count / length.max(f32::MIN_POSITIVE))
}

#[cfg(test)]
mod tests {
    use super::{name_by_likeness, order};

    #[test]
    fn like_stands_beside_like_whatever_the_order_before() {
        let a = [1, 2, 3, 4, 5, 6, 7, 8];
        let almost_a = [1, 2, 3, 4, 5, 6, 7, 9];
        let other = [90, 80, 90, 80, 90, 80, 90, 80];
        let long = [1; 100];
        for bodies in [[&a[..], &long, &other, &almost_a], [&other, &almost_a, &a, &long]] {
            let order = order(&bodies).into_iter().map(|i| bodies[i]).collect::<Vec<_>>();
            assert_eq!(order, [&a[..], &almost_a, &other, &long]);
        }
        assert!(order(&[]).is_empty());
    }

    #[test]
    fn names_go_to_the_functions_that_are_not_imported() {
        let mut program = b"\0asm\x01\0\0\0".to_vec();
        program.extend([2, 7, 1, 1, b'x', 1, b'f', 0, 0]);
        program.extend([10, 8, 2, 3, 0, 1, 11, 2, 0, 11]);
        let named = name_by_likeness(&program).unwrap();
        let rest = named.strip_prefix(&*program).unwrap();
        assert_eq!(rest, b"\0\x1c\x04name\x01\x15\x02\x01\x0800000000\x02\x0800000001");
        assert!(name_by_likeness(b"nothing").is_err());
    }
}
