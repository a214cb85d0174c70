//! What an attack could have been: the ways it can go, and its rolls to set.

use std::rc::Rc;

use duelscope_text::Lang;
use yew::{Callback, Html};

use super::piece;
use crate::components::branch_tree::BranchTree;
use crate::components::pins::fields;
use crate::components::scope::OnPin;
use crate::markup::html;
use crate::state::{Action, State};
use crate::story::RollView;

/// What an attack could have been.
#[derive(Debug)]
pub struct Tree {
    /// The ways it can go.
    pub tree: fn(Rc<State>, Callback<Action>) -> Html,
    /// The rolls of a stage as fields.
    pub rolls: fn(Lang, &[RollView], &OnPin) -> Html,
}

piece! {
    /// What an attack could have been.
    TREE: Tree = tree Tree {
        tree: |state, act| html! { <BranchTree {state} {act} /> },
        rolls: fields,
    }
}
