//! `html!` with yew's syntax and its virtual nodes, written for a page that has
//! to stay small: where yew's macro builds every node inline, this one calls a
//! builder, which takes about a third of the WebAssembly.
//!
//! What it leaves out of yew's syntax, because the page does not use it:
//! properties (`~name`), computed tag names (`@{…}`), `let` between nodes.
//! Components go to yew's own macro, with their children built here.

mod emit;
mod parse;

use proc_macro::TokenStream;

use crate::parse::Nodes;

/// A tree of elements and components as a `yew::Html`.
///
/// The expansion names `crate::markup`, so it works in the page's crate only.
#[proc_macro]
pub fn html(input: TokenStream) -> TokenStream {
    let nodes = syn::parse_macro_input!(input as Nodes);
    emit::root(&nodes).into()
}
