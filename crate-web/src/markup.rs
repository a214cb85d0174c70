//! What `html!` of `duelscope-html` expands to: a builder of yew's nodes.
//!
//! Every method is one call in the page's code and is never inlined: this is
//! where the page's size is decided.

mod part;

use std::fmt;
use std::rc::Rc;

use duelscope_core::sheet::fixed;
pub use duelscope_html::html;
pub use part::Properties;
use yew::functional::FunctionProvider;
use yew::virtual_dom::{AttributeOrProperty, Attributes, Key, Listener, VList, VNode, VTag, VText};
use yew::{AttrValue, Html, NodeRef};

/// A tree in the making: what is open, innermost last.
#[derive(Default)]
pub struct Builder {
    open: Vec<Open>,
    /// Finished nodes of the innermost open one.
    nodes: Vec<VNode>,
}

impl fmt::Debug for Builder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builder").field("depth", &self.open.len()).finish_non_exhaustive()
    }
}

struct Open {
    /// Nothing for a list without an element.
    tag: Option<Box<Tag>>,
    /// The finished siblings before it.
    before: Vec<VNode>,
}

struct Tag {
    node: VTag,
    keys: &'static [&'static str],
    values: Vec<Option<AttributeOrProperty>>,
    listeners: Vec<Option<Rc<dyn Listener>>>,
}

impl Builder {
    /// Nothing yet.
    #[inline(never)]
    #[must_use]
    pub fn new() -> Builder {
        Builder::default()
    }

    /// Begins an element; the values of its `keys` follow in their order.
    #[inline(never)]
    pub fn open(&mut self, tag: &'static str, keys: &'static [&'static str]) {
        let node = VTag::new(tag);
        let values = Vec::with_capacity(keys.len());
        self.begin(Some(Box::new(Tag { node, keys, values, listeners: Vec::new() })));
    }

    /// Begins a list that counts as one node.
    #[inline(never)]
    pub fn open_list(&mut self) {
        self.begin(None);
    }

    fn begin(&mut self, tag: Option<Box<Tag>>) {
        let before = std::mem::take(&mut self.nodes);
        self.open.push(Open { tag, before });
    }

    fn tag(&mut self) -> Option<&mut Tag> {
        self.open.last_mut()?.tag.as_deref_mut()
    }

    /// The next key has this value; without one the attribute is left out.
    #[inline(never)]
    pub fn attribute(&mut self, value: Option<AttrValue>) {
        if let Some(tag) = self.tag() {
            tag.values.push(value.map(AttributeOrProperty::Attribute));
        }
    }

    /// The next key has this value.
    #[inline(never)]
    pub fn text(&mut self, value: &'static str) {
        self.attribute(Some(AttrValue::Static(value)));
    }

    /// The next key stands alone, or not at all.
    #[inline(never)]
    pub fn flag(&mut self, on: bool) {
        let key = self.tag().and_then(|tag| tag.keys.get(tag.values.len()).copied());
        self.attribute(key.filter(|_| on).map(AttrValue::Static));
    }

    /// The value of an input or a text area.
    #[inline(never)]
    pub fn value(&mut self, value: Option<AttrValue>) {
        if let Some(tag) = self.tag() {
            tag.node.set_value(value);
        }
    }

    /// Whether a box is ticked.
    #[inline(never)]
    pub fn checked(&mut self, on: bool) {
        if let Some(tag) = self.tag() {
            tag.node.set_checked(on);
        }
    }

    /// Where the element can be found once it is on the page.
    #[inline(never)]
    pub fn node_ref(&mut self, node_ref: NodeRef) {
        if let Some(tag) = self.tag() {
            tag.node.node_ref = node_ref;
        }
    }

    /// What tells the element from its siblings.
    #[inline(never)]
    pub fn key(&mut self, key: Key) {
        if let Some(tag) = self.tag() {
            tag.node.key = Some(key);
        }
    }

    /// What hears an event of the element.
    #[inline(never)]
    pub fn listen(&mut self, listener: Option<Rc<dyn Listener>>) {
        if let Some(tag) = self.tag() {
            tag.listeners.push(listener);
        }
    }

    /// A finished node.
    #[inline(never)]
    pub fn put(&mut self, node: VNode) {
        self.nodes.push(node);
    }

    /// A component of ours, with what tells it from its siblings.
    pub fn part<T: FunctionProvider + 'static>(
        &mut self,
        name: &'static str,
        key: Option<Key>,
        properties: Properties<T>,
    ) {
        self.put(part::of::<T>(name, key, properties));
    }

    /// Words that are always the same.
    #[inline(never)]
    pub fn words(&mut self, words: &'static str) {
        self.say(AttrValue::Static(words));
    }

    /// Words.
    #[inline(never)]
    pub fn say(&mut self, text: AttrValue) {
        self.put(VNode::VText(VText::new(text)));
    }

    /// Ends the innermost element.
    #[inline(never)]
    pub fn close(&mut self) {
        let Some(Open { tag, before }) = self.open.pop() else { return };
        let nodes = std::mem::replace(&mut self.nodes, before);
        let Some(tag) = tag else { return };
        let Tag { mut node, keys, values, listeners } = *tag;
        if !keys.is_empty() {
            node.attributes = Attributes::Dynamic { keys, values: values.into_boxed_slice() };
        }
        if !listeners.is_empty() {
            node.set_listeners(listeners.into_boxed_slice());
        }
        if let Some(children) = node.children_mut() {
            *children = one(nodes);
        }
        self.put(VNode::from(node));
    }

    /// Ends the innermost list.
    #[inline(never)]
    pub fn close_list(&mut self) {
        let Some(Open { before, .. }) = self.open.pop() else { return };
        let nodes = std::mem::replace(&mut self.nodes, before);
        self.put(VNode::from(VList::with_children(nodes, None)));
    }

    /// The tree.
    #[inline(never)]
    pub fn done(&mut self) -> Html {
        one(std::mem::take(&mut self.nodes))
    }
}

/// Nodes as one node.
fn one(mut nodes: Vec<VNode>) -> VNode {
    match nodes.len() {
        1 => nodes.pop().unwrap_or_default(),
        _ => VNode::from(VList::with_children(nodes, None)),
    }
}

/// The value of `class` from words, of which some may be missing.
macro_rules! classes {
    ($($word:expr),*) => {
        $crate::markup::words(&[$(Option::<&'static str>::from($word)),*])
    };
}
pub(crate) use classes;

/// Words with spaces between; nothing where there are none.
#[inline(never)]
pub fn words(words: &[Option<&'static str>]) -> Option<AttrValue> {
    let mut all = String::new();
    for word in words.iter().flatten().filter(|word| !word.is_empty()) {
        if !all.is_empty() {
            all.push(' ');
        }
        all.push_str(word);
    }
    (!all.is_empty()).then(|| all.into())
}

/// A length out of hundred, as CSS and SVG write it.
pub fn css_percent(points: f64) -> String {
    fixed(points, 3) + "%"
}

/// What can be the value of an attribute.
pub trait Attribute: Sized {
    /// The value, or nothing to leave the attribute out.
    fn value(self) -> Option<AttrValue>;

    /// Gives the next key this value.
    fn set(self, builder: &mut Builder) {
        builder.attribute(self.value());
    }

    /// Gives the input this value.
    fn set_value(self, builder: &mut Builder) {
        builder.value(self.value());
    }
}

impl Attribute for AttrValue {
    fn value(self) -> Option<AttrValue> {
        Some(self)
    }
}

impl Attribute for &AttrValue {
    fn value(self) -> Option<AttrValue> {
        Some(self.clone())
    }
}

impl Attribute for &'static str {
    fn value(self) -> Option<AttrValue> {
        Some(AttrValue::Static(self))
    }
}

impl Attribute for String {
    fn value(self) -> Option<AttrValue> {
        Some(self.into())
    }
}

impl<T: Attribute> Attribute for Option<T> {
    fn value(self) -> Option<AttrValue> {
        self.and_then(T::value)
    }
}

impl Attribute for bool {
    fn value(self) -> Option<AttrValue> {
        self.then_some(AttrValue::Static(""))
    }

    fn set(self, builder: &mut Builder) {
        builder.flag(self);
    }
}

/// What can stand among the children of an element.
pub trait Put {
    /// Adds it.
    fn put(self, builder: &mut Builder);
}

impl Put for VNode {
    fn put(self, builder: &mut Builder) {
        builder.put(self);
    }
}

impl Put for AttrValue {
    fn put(self, builder: &mut Builder) {
        builder.say(self);
    }
}

impl Put for String {
    fn put(self, builder: &mut Builder) {
        builder.say(self.into());
    }
}

impl Put for &AttrValue {
    fn put(self, builder: &mut Builder) {
        builder.say(self.clone());
    }
}

impl Put for &str {
    fn put(self, builder: &mut Builder) {
        builder.say(self.to_owned().into());
    }
}

impl Put for &String {
    fn put(self, builder: &mut Builder) {
        self.as_str().put(builder);
    }
}

impl<T: Put> Put for Option<T> {
    fn put(self, builder: &mut Builder) {
        match self {
            Some(node) => node.put(builder),
            None => builder.put(VNode::default()),
        }
    }
}

impl<T: Put> Put for Vec<T> {
    fn put(self, builder: &mut Builder) {
        builder.open_list();
        for node in self {
            node.put(builder);
        }
        builder.close_list();
    }
}
