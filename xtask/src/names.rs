//! Short names between a program and its script.
//!
//! wasm-bindgen names what the program imports after what it is, with a hash
//! behind; program and script both carry the list. Nobody else reads it.

use anyhow::{Context, Result, ensure};

use crate::wasm::{IMPORTS, Reader, number, push, sections};

/// The program and its script, with short names in both.
pub fn shorten(program: &[u8], script: &str, module: &str) -> Result<(Vec<u8>, String)> {
    let mut renamed = program.get(..8).context("no program")?.to_vec();
    let mut script = script.replace(module, SHORT);
    for section in sections(program)? {
        let body = section.body;
        let body = match section.id {
            IMPORTS => &imports(body, module, &mut script)?,
            _ => body,
        };
        push(section.id, body, &mut renamed);
    }
    Ok((renamed, script))
}

/// What the module of the imports is called then.
const SHORT: &str = "_";

fn imports(section: &[u8], module: &str, script: &mut String) -> Result<Vec<u8>> {
    let mut reader = Reader::new(section);
    let mut renamed = Vec::new();
    let count = reader.number()?;
    number(count, &mut renamed);
    for nth in 0..count {
        let begin = reader.at();
        let (from, name) = (reader.name()?, reader.name()?);
        let start = reader.at();
        reader.kind()?;
        if from != module {
            renamed.extend(&section[begin..reader.at()]);
            continue;
        }
        let short = short(nth);
        let (key, new) = (format!(" {name}: "), format!(" {short}: "));
        ensure!(script.contains(&key), "the script does not hold {name}");
        *script = script.replace(&key, &new);
        for text in [SHORT, &short] {
            number(text.len(), &mut renamed);
            renamed.extend(text.bytes());
        }
        renamed.extend(&section[start..reader.at()]);
    }
    Ok(renamed)
}

/// `a` to `z`, `aa`, `ab` and so on.
fn short(nth: usize) -> String {
    let last = char::from(b'a' + (nth % 26) as u8);
    if nth < 26 { last.to_string() } else { short(nth / 26 - 1) + &last.to_string() }
}

#[cfg(test)]
mod tests {
    use super::{short, shorten};

    /// A program that imports a function and has an empty section after it.
    fn program(module: &str, name: &str) -> Vec<u8> {
        let mut section = vec![1, module.len() as u8];
        section.extend(module.bytes());
        section.push(name.len() as u8);
        section.extend(name.bytes());
        section.extend([0, 7]);
        let mut all = b"\0asm\x01\0\0\0".to_vec();
        all.extend([2, section.len() as u8]);
        all.extend(section);
        all.extend([9, 1, 0]);
        all
    }

    #[test]
    fn program_and_script_agree_on_the_new_names() {
        let script = "return { \"./x.js\": { __wbg_new_0123: f } };";
        let (new, script) =
            shorten(&program("./x.js", "__wbg_new_0123"), script, "./x.js").unwrap();
        assert_eq!(new, program("_", "a"));
        assert_eq!(script, "return { \"_\": { a: f } };");
        assert!(shorten(&program("./x.js", "other"), &script, "./x.js").is_err());
        // What comes from elsewhere keeps its name.
        let foreign = program("./y.js", "other");
        assert_eq!(shorten(&foreign, "", "./x.js").unwrap(), (foreign, String::new()));
    }

    #[test]
    fn short_names_are_all_different() {
        let all: std::collections::BTreeSet<String> = (0..1_000).map(short).collect();
        assert_eq!(all.len(), 1_000);
        assert_eq!([0, 25, 26, 27].map(short), ["a", "z", "aa", "ab"]);
    }
}
