//! What a component keeps from one rendering to the next: yew's hooks, built on
//! two of them that know no type.
//!
//! yew's own are compiled anew into every place that calls them, a kilobyte each
//! time. Here a place only says what it keeps; one function does the rest. A
//! handle is the value as it was rendered.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;

use yew::functional::{Hook, HookContext, TearDown};
use yew::{Callback, NodeRef, UseForceUpdateHandle};

/// What a hook of a component keeps.
struct Slot {
    value: RefCell<Option<Rc<dyn Any>>>,
    /// What the value was made of.
    of: RefCell<Option<Rc<dyn Any>>>,
    /// How often that has changed.
    version: Cell<usize>,
    again: UseForceUpdateHandle,
}

/// Whether two values, which are of one type, are equal.
type Same = fn(&dyn Any, &dyn Any) -> bool;

/// What makes a value.
type Make<'a> = Box<dyn FnOnce() -> Rc<dyn Any> + 'a>;

/// What an effect leaves to be done at its end.
type End = Box<dyn FnOnce()>;

impl Slot {
    /// The slot of the hook that runs.
    #[inline(never)]
    fn next(ctx: &mut HookContext) -> Rc<Slot> {
        let again = yew::use_force_update().run(ctx);
        let slot = yew::use_mut_ref(|| {
            Rc::new(Slot {
                value: RefCell::default(),
                of: RefCell::default(),
                version: Cell::default(),
                again,
            })
        });
        let slot = slot.run(ctx);
        let slot = slot.borrow();
        Rc::clone(&slot)
    }

    /// Whether it is of something else now.
    fn is_new(&self, of: Rc<dyn Any>, same: Same) -> bool {
        let old = self.of.borrow().as_ref().is_some_and(|before| same(&**before, &*of));
        if !old {
            self.of.replace(Some(of));
            self.version.set(self.version.get().wrapping_add(1));
        }
        !old
    }

    /// Its value, which `make` makes if there is none yet.
    fn filled(&self, make: Make<'_>) -> Rc<dyn Any> {
        let kept = self.value.borrow().clone();
        kept.unwrap_or_else(|| {
            let value = make();
            self.value.replace(Some(Rc::clone(&value)));
            value
        })
    }

    #[inline(never)]
    fn change(&self, value: Rc<dyn Any>, same: Same) {
        let old = self.value.borrow().clone();
        if !old.is_some_and(|old| same(&*old, &*value)) {
            self.value.replace(Some(value));
            self.again.force_update();
        }
    }
}

#[inline(never)]
fn first(ctx: &mut HookContext, make: Make<'_>) -> (Rc<Slot>, Rc<dyn Any>) {
    let slot = Slot::next(ctx);
    let value = slot.filled(make);
    (slot, value)
}

#[inline(never)]
fn memo(ctx: &mut HookContext, of: Rc<dyn Any>, same: Same, make: Make<'_>) -> Rc<dyn Any> {
    let slot = Slot::next(ctx);
    if slot.is_new(of, same) {
        slot.value.replace(None);
    }
    slot.filled(make)
}

#[inline(never)]
fn effect(ctx: &mut HookContext, of: Rc<dyn Any>, same: Same, run: Box<dyn FnOnce() -> End>) {
    let slot = Slot::next(ctx);
    slot.is_new(of, same);
    yew::use_effect_with(slot.version.get(), move |_: &usize| run()).run(ctx);
}

fn equal<T: PartialEq + 'static>(a: &dyn Any, b: &dyn Any) -> bool {
    a.downcast_ref::<T>() == b.downcast_ref::<T>()
}

#[inline(never)]
fn typed<T: 'static>(value: Rc<dyn Any>) -> Rc<T> {
    match value.downcast() {
        Ok(value) => value,
        Err(_) => unreachable!("hooks run in the same order each time"),
    }
}

/// A hook that is a function.
struct Run<F>(F);

impl<T, F: FnOnce(&mut HookContext) -> T> Hook for Run<F> {
    type Output = T;

    fn run(self, ctx: &mut HookContext) -> T {
        (self.0)(ctx)
    }
}

/// A value that is kept, as it was rendered.
pub struct UseStateHandle<T> {
    now: Rc<T>,
    setter: UseStateSetter<T>,
}

/// The way to another value.
pub struct UseStateSetter<T> {
    slot: Rc<Slot>,
    same: Same,
    of: PhantomData<fn(T)>,
}

impl<T: 'static> UseStateHandle<T> {
    /// Keeps another value and renders again.
    pub fn set(&self, value: T) {
        self.setter.set(value);
    }

    /// The way to another value.
    pub fn setter(&self) -> UseStateSetter<T> {
        self.setter.clone()
    }
}

impl<T: 'static> UseStateSetter<T> {
    /// Keeps another value and renders again.
    pub fn set(&self, value: T) {
        self.slot.change(Rc::new(value), self.same);
    }
}

impl<T> Deref for UseStateHandle<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.now
    }
}

impl<T> Clone for UseStateHandle<T> {
    fn clone(&self) -> Self {
        UseStateHandle { now: Rc::clone(&self.now), setter: self.setter.clone() }
    }
}

impl<T> Clone for UseStateSetter<T> {
    fn clone(&self) -> Self {
        UseStateSetter { slot: Rc::clone(&self.slot), same: self.same, of: PhantomData }
    }
}

impl<T: fmt::Debug> fmt::Debug for UseStateHandle<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("UseStateHandle").field(&self.now).finish()
    }
}

impl<T> fmt::Debug for UseStateSetter<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("UseStateSetter")
    }
}

fn state<T: 'static>(
    make: impl FnOnce() -> T,
    same: Same,
) -> impl Hook<Output = UseStateHandle<T>> {
    Run(move |ctx: &mut HookContext| {
        let (slot, now) = first(ctx, Box::new(|| Rc::new(make())));
        let now = typed(now);
        UseStateHandle { now, setter: UseStateSetter { slot, same, of: PhantomData } }
    })
}

/// A value; each that is set renders again.
pub fn use_state<T: 'static>(make: impl FnOnce() -> T) -> impl Hook<Output = UseStateHandle<T>> {
    state(make, |_, _| false)
}

/// A value; one that equals it is passed over.
pub fn use_state_eq<T: PartialEq + 'static>(
    make: impl FnOnce() -> T,
) -> impl Hook<Output = UseStateHandle<T>> {
    state(make, equal::<T>)
}

/// What `make` makes of `of`, made anew where that has changed.
pub fn use_memo<D: PartialEq + 'static, T: 'static>(
    of: D,
    make: impl FnOnce(&D) -> T,
) -> impl Hook<Output = Rc<T>> {
    Run(move |ctx: &mut HookContext| {
        let of = Rc::new(of);
        let value = memo(ctx, Rc::clone(&of) as Rc<dyn Any>, equal::<D>, {
            Box::new(move || Rc::new(make(&of)))
        });
        typed(value)
    })
}

/// A callback that stays the same as long as `of` does.
pub fn use_callback<D: PartialEq + Clone + 'static, I: 'static>(
    of: D,
    call: impl Fn(I, &D) + 'static,
) -> impl Hook<Output = Callback<I>> {
    Run(move |ctx: &mut HookContext| {
        let made = use_memo(of, |of| {
            let of = of.clone();
            Callback::from(move |input| call(input, &of))
        });
        Callback::clone(&made.run(ctx))
    })
}

/// A place to keep something without rendering again.
pub fn use_mut_ref<T: 'static>(make: impl FnOnce() -> T) -> impl Hook<Output = Rc<RefCell<T>>> {
    Run(move |ctx: &mut HookContext| {
        typed(first(ctx, Box::new(|| Rc::new(RefCell::new(make())))).1)
    })
}

/// Where an element can be found once it is on the page.
pub fn use_node_ref() -> impl Hook<Output = NodeRef> {
    #[inline(never)]
    fn node_ref(ctx: &mut HookContext) -> NodeRef {
        yew::use_node_ref().run(ctx)
    }
    Run(node_ref)
}

/// Runs `effect` after a rendering in which `of` has changed, and what it gave
/// before the next time and at the end.
pub fn use_effect_with<D: PartialEq + 'static, E: TearDown>(
    of: D,
    run: impl FnOnce(&D) -> E + 'static,
) -> impl Hook<Output = ()> {
    Run(move |ctx: &mut HookContext| {
        let of = Rc::new(of);
        effect(ctx, Rc::clone(&of) as Rc<dyn Any>, equal::<D>, {
            Box::new(move || {
                let end = run(&of);
                Box::new(move || end.tear_down())
            })
        });
    })
}
