//! Components of ours as yew sees them: all of one type.
//!
//! yew compiles what mounts, updates and removes a component anew for each type.
//! So there is one, [`Part`], that is told which function to run.

use std::any::Any;
use std::rc::Rc;

use yew::functional::{FunctionProvider, Hook, HookContext};
use yew::virtual_dom::{Key, VChild, VList, VNode};
use yew::{HtmlResult, component};

/// The properties of a component.
pub type Properties<T> = <T as FunctionProvider>::Properties;

/// What is not the same for all components.
struct Kind {
    run: fn(&mut HookContext, &dyn Any) -> HtmlResult,
    same: fn(&dyn Any, &dyn Any) -> bool,
}

struct Of<T>(T);

impl<T: FunctionProvider> Of<T>
where
    Properties<T>: 'static,
{
    const KIND: &Kind = &Kind {
        run: |ctx, properties| match properties.downcast_ref() {
            Some(properties) => T::run(ctx, properties),
            None => unreachable!("another component has another key"),
        },
        same: |a, b| a.downcast_ref::<Properties<T>>() == b.downcast_ref(),
    };
}

#[derive(Clone, yew::Properties)]
struct PartProps {
    kind: &'static Kind,
    own: Rc<dyn Any>,
}

impl PartialEq for PartProps {
    fn eq(&self, other: &PartProps) -> bool {
        (self.kind.same)(&*self.own, &*other.own)
    }
}

#[component]
fn Part(props: &PartProps) -> HtmlResult {
    use_kind(props)
}

fn use_kind(props: &PartProps) -> impl Hook<Output = HtmlResult> {
    struct Run<'a>(&'a PartProps);

    impl Hook for Run<'_> {
        type Output = HtmlResult;

        fn run(self, ctx: &mut HookContext) -> HtmlResult {
            (self.0.kind.run)(ctx, &*self.0.own)
        }
    }

    Run(props)
}

/// The node of a component.
pub fn of<T: FunctionProvider>(
    name: &'static str,
    key: Option<Key>,
    properties: Properties<T>,
) -> VNode
where
    Properties<T>: 'static,
{
    node(name, key, Of::<T>::KIND, Rc::new(properties))
}

#[inline(never)]
fn node(name: &'static str, key: Option<Key>, kind: &'static Kind, own: Rc<dyn Any>) -> VNode {
    // Another component in the same place is another one to yew by its key.
    let node =
        |key: String| VNode::from(VChild::<Part>::new(PartProps { kind, own }, Some(key.into())));
    match key {
        Some(key) => node(format!("{name} {key}")),
        // A name is no key among siblings: it only stands in a list of its own.
        None => VNode::from(VList::with_children(vec![node(name.to_owned())], None)),
    }
}
