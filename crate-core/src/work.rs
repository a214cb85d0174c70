//! Work that is done a part at a time: it can be left off between two portions,
//! and comes to the same numbers however often it is.
//!
//! What may be long is written as an async function that is given a [`Meter`]
//! and awaits what it spends. Nothing else ever makes it wait, so it needs
//! nobody to wake it: [`in_one_go`] and [`Work`] just go on.

use alloc::boxed::Box;
use alloc::rc::Rc;
use core::cell::Cell;
use core::fmt;
use core::future::poll_fn;
use core::mem::take;
use core::pin::{Pin, pin};
use core::task::{Context, Poll, Waker};

/// Work between two places where it can be left off. A unit is about what a
/// fast machine does in a nanosecond.
pub(crate) const PORTION: u64 = 100_000;

/// Counts what is spent, and hears how far the work is.
#[derive(Debug, Default)]
pub(crate) struct Meter {
    spent: Cell<u64>,
    done: Cell<f64>,
    /// Where what is done now began, and where it leads.
    stretch: Cell<[f64; 2]>,
}

impl Meter {
    /// Takes note of so much work. To be awaited: here it may be left off.
    pub fn spend(&self, work: u64) -> Pause {
        let spent = self.spent.get() + work;
        let full = spent >= PORTION;
        self.spent.set(if full { 0 } else { spent });
        Pause(full)
    }

    /// Takes note of the part of the work that is done, from 0 to 1.
    pub fn reach(&self, done: f64) {
        self.done.set(done);
        self.stretch.set([done; 2]);
    }

    /// What is done now leads to this part of the work.
    pub fn toward(&self, goal: f64) {
        self.stretch.set([self.done.get(), goal]);
    }

    /// Takes note of the part of the way there. What is begun anew is no step back.
    pub fn along(&self, part: f64) {
        let [from, goal] = self.stretch.get();
        self.done.set(self.done.get().max(from + (goal - from) * part));
    }
}

/// A part of the work that many places call: boxed, so that its code is there
/// once and not in each of them.
pub(crate) type Part<'a, T> = Pin<Box<dyn Future<Output = T> + 'a>>;

/// The end of a portion, or nothing.
pub(crate) struct Pause(bool);

impl Future for Pause {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<()> {
        if take(&mut self.0) { Poll::Pending } else { Poll::Ready(()) }
    }
}

/// Does all of it.
pub(crate) fn in_one_go<T>(work: impl Future<Output = T>) -> T {
    let mut work = pin!(work);
    loop {
        if let Some(done) = portion(work.as_mut()) {
            return done;
        }
    }
}

fn portion<T>(work: Pin<&mut dyn Future<Output = T>>) -> Option<T> {
    match work.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(done) => Some(done),
        Poll::Pending => None,
    }
}

/// Something that is worked out a part at a time.
pub struct Work<T> {
    rest: Part<'static, T>,
    meter: Rc<Meter>,
}

impl<T> fmt::Debug for Work<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Work").field("done", &self.done()).finish_non_exhaustive()
    }
}

impl<T> Work<T> {
    /// Nothing is done yet.
    pub(crate) fn begin<F: Future<Output = T> + 'static>(
        work: impl FnOnce(Rc<Meter>) -> F,
    ) -> Work<T> {
        let meter = Rc::new(Meter::default());
        Work { rest: Box::pin(work(Rc::clone(&meter))), meter }
    }

    /// Goes on until the end or until `enough`, which is asked after each
    /// portion of work: about a tenth of a millisecond on a fast machine, the
    /// same portions everywhere. `None` if there is more to do. After the end
    /// it must not be called again.
    pub fn go_on(&mut self, enough: &mut dyn FnMut() -> bool) -> Option<T> {
        loop {
            let done = portion(self.rest.as_mut());
            if done.is_some() || enough() {
                return done;
            }
        }
    }

    /// Does all of it.
    pub fn all(self) -> T {
        in_one_go(self.rest)
    }

    /// The same, and then something of what it comes to.
    pub fn map<U>(self, change: impl FnOnce(T) -> U + 'static) -> Work<U>
    where
        T: 'static,
    {
        Work::begin(|meter| async move { change(self.part_of(&meter, 0.0, 1.0).await) })
    }

    /// This, and then the other.
    pub fn and<U: 'static>(self, other: Work<U>) -> Work<(T, U)>
    where
        T: 'static,
    {
        Work::begin(|meter| async move {
            let first = self.part_of(&meter, 0.0, 0.5).await;
            (first, other.part_of(&meter, 0.5, 1.0).await)
        })
    }

    /// As the part of other work from here to there.
    async fn part_of(mut self, meter: &Meter, from: f64, to: f64) -> T {
        poll_fn(|context| {
            let polled = self.rest.as_mut().poll(context);
            meter.reach(from + (to - from) * self.done());
            polled
        })
        .await
    }

    /// How far it is, from 0 to 1.
    pub fn done(&self) -> f64 {
        self.meter.done.get().clamp(0.0, 1.0)
    }
}
