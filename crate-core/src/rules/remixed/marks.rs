//! Which buffs a fighter bears while an attack runs.

use super::buff::Buff;

/// A set of [`Buff`]s, without their levels and times: what a later stage or
/// attack may ask for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Marks(u64);

impl Marks {
    /// No buff at all.
    pub const NONE: Marks = Marks(0);

    /// Whether the buff is borne.
    #[inline]
    pub const fn has(self, buff: Buff) -> bool {
        self.0 & (1 << buff as u64) != 0
    }

    /// Bears the buff from now on.
    #[inline]
    pub const fn insert(&mut self, buff: Buff) {
        self.0 |= 1 << buff as u64;
    }

    /// Bears the buff no longer.
    #[inline]
    pub const fn remove(&mut self, buff: Buff) {
        self.0 &= !(1 << buff as u64);
    }

    /// Those that `self` has and `other` has not.
    pub const fn without(self, other: Marks) -> Marks {
        Marks(self.0 & !other.0)
    }

    /// Tells most sets apart.
    #[cfg(feature = "alloc")]
    #[inline]
    pub(crate) const fn hash(self) -> u32 {
        (self.0 ^ (self.0 >> 32)) as u32
    }

    /// Every one, in the order of [`Buff::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Buff> {
        Buff::ALL.iter().copied().filter(move |&buff| self.has(buff))
    }
}

impl FromIterator<Buff> for Marks {
    fn from_iter<T: IntoIterator<Item = Buff>>(buffs: T) -> Marks {
        let mut marks = Marks::NONE;
        for buff in buffs {
            marks.insert(buff);
        }
        marks
    }
}

const _: () = assert!(Buff::ALL.len() <= 64, "one bit for each buff");
