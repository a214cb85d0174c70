//! Sentences whose numbers carry a mark: blue for the attacker, orange for
//! the target, bold for the result. A page draws the marks, a command line
//! leaves them out.

use duelscope_core::letters::find;

/// A sentence as a list of marked pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phrase(Vec<Segment>);

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// How it is marked.
    pub mark: Mark,
    /// Its words.
    pub text: String,
}

/// What a piece of a sentence stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Plain words.
    #[default]
    Plain,
    /// A number of the attacker's.
    Attack,
    /// A number of the target's.
    Defense,
    /// What it comes to.
    Result,
    /// A formula.
    Formula,
}

/// The tags of message texts.
const TAGS: [(&str, &str, Mark); 4] = [
    ("<a>", "</a>", Mark::Attack),
    ("<d>", "</d>", Mark::Defense),
    ("<b>", "</b>", Mark::Result),
    ("<m>", "</m>", Mark::Formula),
];

impl Phrase {
    /// Reads a message with the tags `<a>` attack, `<d>` defense, `<b>`
    /// result and `<m>` formula. Anything else is plain text.
    pub fn new(message: impl AsRef<str>) -> Phrase {
        let mut phrase = Phrase::default();
        let mut rest = message.as_ref();
        while let Some((start, (open, close, mark))) = next_tag(rest) {
            phrase.push(Mark::Plain, rest.get(..start).unwrap_or_default());
            let inner = rest.get(start + open.len()..).unwrap_or_default();
            let end = find(inner, close).unwrap_or(inner.len());
            phrase.push(mark, inner.get(..end).unwrap_or_default());
            rest = inner.get(end + close.len()..).unwrap_or_default();
        }
        phrase.push(Mark::Plain, rest);
        phrase
    }

    /// The sentence's pieces, in order.
    pub fn segments(&self) -> &[Segment] {
        &self.0
    }

    /// The sentence without its marks.
    pub fn plain(&self) -> String {
        self.0.iter().map(|s| s.text.as_str()).collect()
    }

    /// Adds another sentence after a space.
    pub fn join(mut self, other: Phrase) -> Phrase {
        self.push(Mark::Plain, " ");
        self.0.extend(other.0);
        self
    }

    fn push(&mut self, mark: Mark, text: &str) {
        if !text.is_empty() {
            self.0.push(Segment { mark, text: text.into() });
        }
    }
}

fn next_tag(text: &str) -> Option<(usize, (&'static str, &'static str, Mark))> {
    TAGS.iter().filter_map(|&tag| Some((find(text, tag.0)?, tag))).min_by_key(|found| found.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_become_marks_and_plain_text_has_none() {
        let p = Phrase::new("Roll <a>7.3</a> beats <d>2.9</d>: <b>a hit</b>.");
        let marks: Vec<_> = p.segments().iter().map(|s| (s.mark, s.text.as_str())).collect();
        assert_eq!(
            marks,
            [
                (Mark::Plain, "Roll "),
                (Mark::Attack, "7.3"),
                (Mark::Plain, " beats "),
                (Mark::Defense, "2.9"),
                (Mark::Plain, ": "),
                (Mark::Result, "a hit"),
                (Mark::Plain, "."),
            ]
        );
        assert_eq!(p.plain(), "Roll 7.3 beats 2.9: a hit.");
        assert_eq!(Phrase::new("1 < 2, <x>").plain(), "1 < 2, <x>");
        assert_eq!(Phrase::new("open <b>end").plain(), "open end");
    }
}
