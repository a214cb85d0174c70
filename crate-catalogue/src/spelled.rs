//! The name that an id says. What writes the page's catalogue (`xtask`) leaves such a
//! name out by this same file.

/// `ScaleArmor` as "Scale armor", `brother-wolf` as "Brother Wolf".
pub fn spelled(id: &str) -> String {
    let mut name = String::new();
    for letter in id.chars() {
        match letter {
            '-' => name.push(' '),
            _ if name.is_empty() || name.ends_with(' ') => name.push(letter.to_ascii_uppercase()),
            'A'..='Z' => name.extend([' ', letter.to_ascii_lowercase()]),
            _ => name.push(letter),
        }
    }
    name
}
