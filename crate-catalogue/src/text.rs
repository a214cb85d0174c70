//! The catalogue as the page fetches it: an entry a line, without what the page
//! does not show.
//!
//! The first line holds the format and the members of [`Meta`]. `=kind` begins a
//! kind. The line of an entry has members with tabs between them: its id; its
//! name, or nothing where the id says it; then what it has of
//!
//! | member | stands for |
//! |---|---|
//! | `key=text` | `set` |
//! | `@key=a,b;a,b,c` | `by_depth` |
//! | `?key=text` | `switches` |
//! | `^key=15` | `shot`, in hundredths |
//! | `+key=1` | `grows` |
//! | `#lowest,usual,highest` | `levels` |
//! | `!two`, `!held` | `two_handed`, `held` |
//! | `*code` | one of `codes` |
//! | `>points,blame,effect…` | `blow` |
//! | `/side`, `%stage` | `side`, `stage` |
//! | `~sentence` | one of `not_simulated` |

use crate::spelled::spelled;
use crate::{Catalogue, Entry, FORMAT, Kind, Linear, Meta, Spell};

impl Catalogue {
    /// The catalogue of a file; `None` if it is not of this format.
    pub fn read(text: &str) -> Option<Catalogue> {
        let mut lines = text.lines();
        let mut head = lines.next()?.split('\t');
        let format = head.next()?.parse().ok().filter(|format| *format == FORMAT)?;
        let mut next = || head.next().map(str::to_owned);
        let meta = Meta {
            game: next()?,
            version: next()?,
            repository: next()?,
            commit: next()?,
            manual: next()?,
        };
        let mut kinds: Vec<(Kind, Vec<Entry>)> = Vec::new();
        for line in lines {
            match line.strip_prefix('=') {
                Some(kind) => kinds.push((Kind::named(kind)?, Vec::new())),
                None => kinds.last_mut()?.1.push(entry(line)?),
            }
        }
        Some(Catalogue {
            format,
            meta,
            kinds,
            #[cfg(feature = "json")]
            left_out: Vec::new(),
        })
    }
}

fn entry(line: &str) -> Option<Entry> {
    let mut members = line.split('\t');
    let id = members.next()?;
    let name = members.next().filter(|name| !name.is_empty());
    let name = name.map_or_else(|| spelled(id), str::to_owned);
    let mut entry = Entry { id: id.to_owned(), name, ..Entry::default() };
    for member in members {
        let sign = member.chars().next()?;
        let rest = if sign.is_ascii_lowercase() { member } else { member.get(1..)? };
        let (key, value) = rest.split_once('=').unwrap_or((rest, ""));
        let text = || value.to_owned();
        match sign {
            '@' => entry.by_depth.insert(key.to_owned(), forms(value)?),
            '?' => entry.switches.insert(key.to_owned(), text()),
            '^' => {
                let hundredths: i32 = value.parse().ok()?;
                entry.shot.insert(key.to_owned(), f64::from(hundredths) / 100.0);
            }
            '+' => entry.grows.insert(key.to_owned(), value.parse().ok()?),
            '#' => entry.levels = numbers(rest)?.try_into().ok(),
            '!' => *(if rest == "two" { &mut entry.two_handed } else { &mut entry.held }) = true,
            '*' => entry.codes.push(rest.to_owned()),
            '>' => entry.blow = Some(spell(rest)?),
            '/' => entry.side = Some(rest.to_owned()),
            '%' => entry.stage = Some(rest.to_owned()),
            '~' => entry.not_simulated.push(rest.to_owned()),
            _ => entry.set.insert(key.to_owned(), text()),
        }
    }
    Some(entry)
}

fn numbers(text: &str) -> Option<Vec<i32>> {
    text.split(',').map(|number| number.parse().ok()).collect()
}

fn forms(text: &str) -> Option<Vec<Linear>> {
    text.split(';').map(|form| numbers(form).map(Linear)).collect()
}

fn spell(text: &str) -> Option<Spell> {
    let mut parts = text.split(',').map(str::to_owned);
    Some(Spell { points: parts.next()?, blame: parts.next()?, effects: parts.collect() })
}
