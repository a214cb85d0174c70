//! The tree of the ways an attack can go.

use std::rc::Rc;

use yew::{Callback, Html};

use super::piece;
use crate::components::branch_tree::BranchTree;
use crate::markup::html;
use crate::state::{Action, State};

/// The tree of the ways an attack can go.
#[derive(Debug)]
pub struct Tree {
    /// The tree.
    pub tree: fn(Rc<State>, Callback<Action>) -> Html,
}

piece! {
    /// The tree of the ways an attack can go.
    TREE: Tree = tree Tree { tree: |state, act| html! { <BranchTree {state} {act} /> } }
}
