//! The presets of this device: a list by name.

use duelscope_core::letters::lower;
use duelscope_core::sheet::{Document, Preset};

/// Most presets that are kept: some hundred kilobytes.
pub const MOST: usize = 200;

/// Presets in the order of their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Presets(Vec<Preset>);

impl Presets {
    /// The presets of a stored text; none where it cannot be read.
    pub fn read(json: &str) -> Presets {
        let mut presets = Presets::default();
        if let Ok((document, _)) = Document::from_json(json) {
            document.presets.into_iter().for_each(|preset| presets.put(preset));
        }
        presets
    }

    /// The text to store, and the file to save.
    pub fn write(&self) -> String {
        Document { sheet: None, presets: self.0.clone() }.to_json()
    }

    /// All of them.
    pub fn all(&self) -> &[Preset] {
        &self.0
    }

    /// The one with this name.
    pub fn named(&self, name: &str) -> Option<&Preset> {
        self.0.iter().find(|preset| preset.name() == name.trim())
    }

    /// Keeps a preset, in place of one of the same name. Beyond [`MOST`] the
    /// list takes no more.
    pub fn put(&mut self, preset: Preset) {
        let key = |preset: &Preset| (lower(preset.name()), preset.name().to_owned());
        match self.0.iter().position(|old| old.name() == preset.name()) {
            Some(at) => self.0[at] = preset,
            None if self.0.len() < MOST => self.0.push(preset),
            None => {}
        }
        self.0.sort_by_cached_key(key);
    }

    /// Lets one go.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|preset| preset.name() != name);
    }
}

#[cfg(test)]
mod tests {
    use duelscope_core::sheet::{Hand, Sheet};

    use super::*;

    fn preset(name: &str) -> Preset {
        Preset::of(name, &Sheet::new(), Hand::Left).expect("a good name")
    }

    #[test]
    fn a_name_stands_once_and_the_list_has_an_end() {
        let mut presets = Presets::default();
        for name in ["b", "A", "b", "я"] {
            presets.put(preset(name));
        }
        let names = |presets: &Presets| -> Vec<String> {
            presets.all().iter().map(|p| p.name().to_owned()).collect()
        };
        assert_eq!(names(&presets), ["A", "b", "я"]);
        assert_eq!(Presets::read(&presets.write()), presets);
        presets.remove("b");
        assert_eq!(names(&presets), ["A", "я"]);
        assert!(presets.named(" A ").is_some() && presets.named("b").is_none());
        (0..2 * MOST).for_each(|n| presets.put(preset(&n.to_string())));
        assert_eq!(presets.all().len(), MOST);
    }

    #[test]
    fn what_cannot_be_read_is_an_empty_list() {
        for text in ["", "{}", "[1]", "{\"duelscope\":1}", "\u{0}"] {
            assert_eq!(Presets::read(text), Presets::default(), "{text}");
        }
    }
}
