//! When to leave off, for work that is done a part at a time.

/// Asks now and then whether it is enough.
pub(super) struct Patience<'a> {
    enough: &'a mut dyn FnMut() -> bool,
    /// Additions since it was asked last.
    work: u64,
}

/// Additions between two times it is asked: some tenths of a millisecond.
const SELDOM: u64 = 20_000;

impl<'a> Patience<'a> {
    /// Until `enough` says so.
    pub fn new(enough: &'a mut dyn FnMut() -> bool) -> Patience<'a> {
        Patience { enough, work: 0 }
    }

    /// Takes note of so many additions; true when it is enough.
    pub fn ends(&mut self, work: u64) -> bool {
        self.work += work;
        if self.work < SELDOM {
            return false;
        }
        self.work = 0;
        (self.enough)()
    }
}
