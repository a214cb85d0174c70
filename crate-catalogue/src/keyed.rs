//! A handful of values by key. So few are looked through faster than any tree,
//! and with far less code.

use std::ops::Index;

/// Values by key, in the order in which they were given.
#[derive(Clone, Debug, PartialEq)]
pub struct Keyed<K, V>(Vec<(K, V)>);

impl<K, V> Default for Keyed<K, V> {
    fn default() -> Keyed<K, V> {
        Keyed(Vec::new())
    }
}

impl<K: AsRef<str>, V> Keyed<K, V> {
    /// The value of a key.
    pub fn get(&self, key: &str) -> Option<&V> {
        self.0.iter().find(|(own, _)| own.as_ref() == key).map(|(_, value)| value)
    }

    /// Gives a key this value.
    pub fn insert(&mut self, key: K, value: V) {
        match self.0.iter_mut().find(|(own, _)| own.as_ref() == key.as_ref()) {
            Some((_, old)) => *old = value,
            None => self.0.push((key, value)),
        }
    }

    /// Takes the value of a key out.
    pub fn remove(&mut self, key: &str) -> Option<V> {
        let at = self.0.iter().position(|(own, _)| own.as_ref() == key)?;
        Some(self.0.remove(at).1)
    }

    /// Keys and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &V)> {
        self.0.iter().map(|(key, value)| (key.as_ref(), value))
    }

    /// The keys.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.iter().map(|(key, _)| key)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<K: AsRef<str>, V> Index<&str> for Keyed<K, V> {
    type Output = V;

    fn index(&self, key: &str) -> &V {
        match self.get(key) {
            Some(value) => value,
            None => panic!("no value for {key}"),
        }
    }
}

impl<K, V> FromIterator<(K, V)> for Keyed<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Keyed<K, V> {
        Keyed(pairs.into_iter().collect())
    }
}

impl<K, V> IntoIterator for Keyed<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

#[cfg(feature = "json")]
impl<'de, V: serde::Deserialize<'de>> serde::Deserialize<'de> for Keyed<String, V> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let pairs = std::collections::BTreeMap::<String, V>::deserialize(from)?;
        Ok(pairs.into_iter().collect())
    }
}
