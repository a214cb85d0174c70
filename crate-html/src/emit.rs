//! From nodes to calls of the builder.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use crate::parse::{Attribute, Component, Element, If, Node, Nodes, Value};

/// The whole tree as one expression.
pub fn root(nodes: &Nodes) -> TokenStream {
    let b = builder();
    let calls = nodes.0.iter().map(node);
    quote! {{
        let mut #b = crate::markup::Builder::new();
        #(#calls)*
        #b.done()
    }}
}

/// The builder's name, out of reach for the code in the braces.
fn builder() -> Ident {
    Ident::new("builder", Span::mixed_site())
}

fn node(node: &Node) -> TokenStream {
    let b = builder();
    match node {
        Node::Element(e) => element(e),
        Node::Component(c) => component(c),
        Node::Fragment(nodes) => group(nodes),
        Node::Words(words) => quote!(#b.words(#words);),
        Node::Value(value) => quote!(crate::markup::Put::put(#value, &mut #b);),
        Node::Each(items) => quote! {
            #b.open_list();
            for item in #items {
                crate::markup::Put::put(item, &mut #b);
            }
            #b.close_list();
        },
        Node::If(i) => condition(i),
    }
}

/// Siblings that count as one node, so that those after them keep their place.
fn group(nodes: &Nodes) -> TokenStream {
    let b = builder();
    let calls = nodes.0.iter().map(node);
    quote! {
        #b.open_list();
        #(#calls)*
        #b.close_list();
    }
}

fn condition(i: &If) -> TokenStream {
    let (condition, then) = (&i.condition, group_or_one(&i.then));
    let otherwise = match &i.otherwise {
        Some(nodes) => group_or_one(nodes),
        None => group(&Nodes(Vec::new())),
    };
    quote! {
        if #condition { #then } else { #otherwise }
    }
}

fn group_or_one(nodes: &Nodes) -> TokenStream {
    match nodes.0.as_slice() {
        [only] => node(only),
        _ => group(nodes),
    }
}

fn element(e: &Element) -> TokenStream {
    let (b, tag) = (builder(), &e.tag);
    let own = |a: &&Attribute| is_attribute(&tag.value(), &a.name.value());
    let keys = e.attributes.iter().filter(own).map(|a| &a.name);
    let values = e.attributes.iter().filter(own).map(attribute);
    let rest = e.attributes.iter().filter(|a| !own(a)).map(special);
    let children = e.children.0.iter().map(node);
    quote! {
        #b.open(#tag, &[#(#keys),*]);
        #(#values)*
        #(#rest)*
        #(#children)*
        #b.close();
    }
}

/// What is written to the element as an attribute.
fn is_attribute(tag: &str, name: &str) -> bool {
    match name {
        "ref" | "key" => false,
        "value" => tag != "input" && tag != "textarea",
        "checked" => tag != "input",
        _ => !name.starts_with("on"),
    }
}

fn attribute(a: &Attribute) -> TokenStream {
    let b = builder();
    match &a.value {
        Value::Text(text) => quote!(#b.text(#text);),
        Value::Given(value) => quote!(crate::markup::Attribute::set(#value, &mut #b);),
    }
}

fn value(a: &Attribute) -> TokenStream {
    match &a.value {
        Value::Text(text) => quote!(#text),
        Value::Given(value) => value.clone(),
    }
}

fn special(a: &Attribute) -> TokenStream {
    let b = builder();
    let value = value(a);
    let name = a.name.value();
    match name.as_str() {
        "ref" => quote!(#b.node_ref(#value);),
        "key" => quote!(#b.key(::std::convert::Into::into(#value));),
        "value" => quote!(crate::markup::Attribute::set_value(#value, &mut #b);),
        "checked" => quote!(#b.checked(#value);),
        _ => {
            let kind = format_ident!("{name}", span = a.name.span());
            quote_spanned! {a.name.span()=>
                #b.listen(::yew::html::#kind::Wrapper::__macro_new(#value));
            }
        }
    }
}

fn component(c: &Component) -> TokenStream {
    let (b, name) = (builder(), &c.name);
    let (each, children) = (&c.properties, c.children.as_ref().map(root));
    let key = each.iter().find(|a| a.name.value() == "key").map(value);
    let key = key.map_or(quote!(None), |key| quote!(Some(::std::convert::Into::into(#key))));
    let given = each.iter().filter(|a| a.name.value() != "key").map(|a| {
        let (name, value) = (Ident::new(&a.name.value(), a.name.span()), value(a));
        quote!(#name: ::yew::html::IntoPropValue::into_prop_value(#value),)
    });
    let children = children.map(|children| quote!(children: #children,));
    let called = name.segments.last().map(|last| last.ident.to_string());
    quote! {
        #b.part::<#name>(#called, #key, crate::markup::Properties::<#name> { #(#given)* #children });
    }
}
