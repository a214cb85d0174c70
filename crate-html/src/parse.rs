//! From tokens to nodes.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream, Result};
use syn::{Block, Error, Expr, Ident, Lit, LitStr, Token, braced, token};

/// Siblings.
pub struct Nodes(pub Vec<Node>);

/// One node of the tree.
pub enum Node {
    Element(Element),
    Component(Component),
    Fragment(Nodes),
    /// `{ "words" }`
    Words(LitStr),
    /// `{ expression }`
    Value(TokenStream),
    /// `{ for expression }`
    Each(TokenStream),
    If(If),
}

pub struct Element {
    pub tag: LitStr,
    pub attributes: Vec<Attribute>,
    pub children: Nodes,
}

pub struct Attribute {
    pub name: LitStr,
    pub value: Value,
}

pub enum Value {
    Text(LitStr),
    Given(TokenStream),
}

pub struct Component {
    pub name: syn::Path,
    pub properties: Vec<Attribute>,
    pub children: Option<Nodes>,
}

pub struct If {
    pub condition: Expr,
    pub then: Nodes,
    pub otherwise: Option<Nodes>,
}

impl Parse for Nodes {
    fn parse(input: ParseStream) -> Result<Nodes> {
        let mut nodes = Vec::new();
        let ends = |input: ParseStream| input.peek(Token![<]) && input.peek2(Token![/]);
        while !(input.is_empty() || ends(input)) {
            nodes.push(input.parse()?);
        }
        Ok(Nodes(nodes))
    }
}

impl Parse for Node {
    fn parse(input: ParseStream) -> Result<Node> {
        if input.peek(Token![if]) {
            return input.parse().map(Node::If);
        }
        if input.peek(token::Brace) {
            return value(input);
        }
        if input.peek(LitStr) {
            return input.parse().map(Node::Words);
        }
        input.parse::<Token![<]>()?;
        if input.peek(Token![>]) {
            input.parse::<Token![>]>()?;
            let children = input.parse()?;
            closing(input, "")?;
            return Ok(Node::Fragment(children));
        }
        // Elements are written small, components are types.
        let first = input.fork().call(syn::Path::parse_mod_style);
        let name = first.ok().and_then(|path| Some(path.segments.last()?.ident.to_string()));
        if name.is_some_and(|name| name.starts_with(char::is_uppercase)) {
            component(input).map(Node::Component)
        } else {
            element(input).map(Node::Element)
        }
    }
}

fn value(input: ParseStream) -> Result<Node> {
    let content;
    braced!(content in input);
    if content.peek(Token![for]) && content.fork().parse::<syn::ExprForLoop>().is_err() {
        content.parse::<Token![for]>()?;
        return Ok(Node::Each(content.parse()?));
    }
    if content.peek(LitStr) && content.peek2(syn::parse::End) {
        return content.parse().map(Node::Words);
    }
    let inner: TokenStream = content.parse()?;
    Ok(Node::Value(quote::quote!({ #inner })))
}

impl Parse for If {
    fn parse(input: ParseStream) -> Result<If> {
        input.parse::<Token![if]>()?;
        let condition = Expr::parse_without_eager_brace(input)?;
        let then = branch(input)?;
        let otherwise = if input.peek(Token![else]) {
            input.parse::<Token![else]>()?;
            Some(if input.peek(Token![if]) {
                Nodes(vec![Node::If(input.parse()?)])
            } else {
                branch(input)?
            })
        } else {
            None
        };
        Ok(If { condition, then, otherwise })
    }
}

fn branch(input: ParseStream) -> Result<Nodes> {
    let content;
    braced!(content in input);
    let nodes = content.parse()?;
    if content.is_empty() { Ok(nodes) } else { Err(content.error("expected a node")) }
}

fn element(input: ParseStream) -> Result<Element> {
    let tag = dashed(input)?;
    let mut attributes = Vec::new();
    loop {
        if input.peek(Token![/]) {
            input.parse::<Token![/]>()?;
            input.parse::<Token![>]>()?;
            return Ok(Element { tag, attributes, children: Nodes(Vec::new()) });
        }
        if input.peek(Token![>]) {
            input.parse::<Token![>]>()?;
            break;
        }
        attributes.push(input.parse()?);
    }
    let children = input.parse()?;
    closing(input, &tag.value())?;
    Ok(Element { tag, attributes, children })
}

impl Parse for Attribute {
    fn parse(input: ParseStream) -> Result<Attribute> {
        if input.peek(token::Brace) {
            // `{name}` is `name={name}`.
            let content;
            braced!(content in input);
            let name: Ident = content.call(Ident::parse_any)?;
            let text = LitStr::new(&name.unraw().to_string(), name.span());
            return Ok(Attribute { name: text, value: Value::Given(name.into_token_stream()) });
        }
        let name = dashed(input)?;
        input.parse::<Token![=]>()?;
        if input.peek(LitStr) {
            return Ok(Attribute { name, value: Value::Text(input.parse()?) });
        }
        if input.peek(Lit) {
            let other: Lit = input.parse()?;
            return Ok(Attribute { name, value: Value::Given(other.into_token_stream()) });
        }
        let block: Block = input.parse()?;
        let value = match block.stmts.as_slice() {
            [syn::Stmt::Expr(only, None)] => only.into_token_stream(),
            [syn::Stmt::Macro(only)] => only.mac.to_token_stream(),
            _ => block.into_token_stream(),
        };
        Ok(Attribute { name, value: Value::Given(value) })
    }
}

fn component(input: ParseStream) -> Result<Component> {
    let name = input.call(syn::Path::parse_mod_style)?;
    let mut properties = Vec::new();
    loop {
        if input.peek(Token![/]) {
            input.parse::<Token![/]>()?;
            input.parse::<Token![>]>()?;
            return Ok(Component { name, properties, children: None });
        }
        if input.peek(Token![>]) {
            input.parse::<Token![>]>()?;
            break;
        }
        properties.push(input.parse()?);
    }
    let children = input.parse()?;
    input.parse::<Token![<]>()?;
    input.parse::<Token![/]>()?;
    let end = input.call(syn::Path::parse_mod_style)?;
    if end != name {
        return Err(Error::new_spanned(end, format!("expected </{}>", name.to_token_stream())));
    }
    input.parse::<Token![>]>()?;
    Ok(Component { name, properties, children: Some(children) })
}

fn closing(input: ParseStream, tag: &str) -> Result<()> {
    input.parse::<Token![<]>()?;
    input.parse::<Token![/]>()?;
    let span = input.span();
    let end = if tag.is_empty() { String::new() } else { dashed(input)?.value() };
    if end != tag {
        return Err(Error::new(span, format!("expected </{tag}>")));
    }
    input.parse::<Token![>]>()?;
    Ok(())
}

/// A name like `stroke-width`.
fn dashed(input: ParseStream) -> Result<LitStr> {
    let first: Ident = input.call(Ident::parse_any)?;
    let mut name = first.unraw().to_string();
    while input.peek(Token![-]) {
        input.parse::<Token![-]>()?;
        name.push('-');
        name.push_str(&input.call(Ident::parse_any)?.to_string());
    }
    Ok(LitStr::new(&name, first.span()))
}
