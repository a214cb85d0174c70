//! When to leave off, for work that is done a part at a time.

/// Asks now and then whether it is enough.
pub(super) struct Patience<'a> {
    enough: &'a mut dyn FnMut() -> bool,
    /// Work since it was asked last.
    work: u64,
}

/// Work between two times it is asked. A unit is about what a fast machine
/// does in a nanosecond.
pub(super) const PORTION: u64 = 100_000;

/// What finding out where an attack leads from a state costs.
pub(super) fn finding(ends: usize) -> u64 {
    20_000 + 300 * ends as u64
}

/// What moving mass to so many states costs.
pub(super) fn moving(states: usize) -> u64 {
    4 + 4 * states as u64
}

impl<'a> Patience<'a> {
    /// Until `enough` says so.
    pub fn new(enough: &'a mut dyn FnMut() -> bool) -> Patience<'a> {
        Patience { enough, work: 0 }
    }

    /// Takes note of so much work; true when it is enough.
    pub fn ends(&mut self, work: u64) -> bool {
        self.work += work;
        if self.work < PORTION {
            return false;
        }
        self.work = 0;
        (self.enough)()
    }
}
