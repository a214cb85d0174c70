//! One element of the page.

use serde_json::{Value, json};

use super::{Page, keys};

/// The name under which WebDriver hands out elements.
const REFERENCE: &str = "element-6066-11e4-a52e-4f735466cecf";

#[derive(Debug)]
pub struct Element<'a> {
    page: &'a Page,
    id: String,
}

impl<'a> Element<'a> {
    pub(super) fn new(page: &'a Page, answer: &Value) -> Element<'a> {
        Element { page, id: answer[REFERENCE].as_str().unwrap_or_default().to_owned() }
    }

    /// Scrolls there and clicks where a person would: it fails if something else lies on
    /// top.
    pub fn click(&self) {
        self.call("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })");
        self.post("/click", json!({}));
    }

    /// Moves the mouse to a point, in pixels from the middle of the element.
    pub fn point_at(&self, right: i32, down: i32) {
        let origin = json!({ REFERENCE: self.id });
        let step = json!({ "type": "pointerMove", "origin": origin, "x": right, "y": down });
        let mouse = json!({ "type": "pointer", "id": "mouse", "actions": [step] });
        self.page.ok(self.page.browser.post("/actions", json!({ "actions": [mouse] })));
    }

    /// Presses in the middle of the element, moves so many pixels in steps, and lets go:
    /// with the mouse, or with a finger.
    pub fn drag(&self, right: i32, down: i32, finger: bool) {
        const STEPS: i32 = 8;
        self.call("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })");
        let origin = json!({ REFERENCE: self.id });
        let mut actions = vec![
            json!({ "type": "pointerMove", "origin": origin, "x": 0, "y": 0 }),
            json!({ "type": "pointerDown", "button": 0 }),
        ];
        // From where the pointer is: the element may follow it.
        let (x, y) = (right / STEPS, down / STEPS);
        let step =
            json!({ "type": "pointerMove", "origin": "pointer", "x": x, "y": y, "duration": 30 });
        actions.extend(vec![step; STEPS as usize]);
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        let kind = if finger { "touch" } else { "mouse" };
        let pointer = json!({ "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": actions });
        self.page.ok(self.page.browser.post("/actions", json!({ "actions": [pointer] })));
    }

    /// Types behind what is there; without a character: [`keys`].
    pub fn type_keys(&self, keys: &str) {
        self.post("/value", json!({ "text": keys }));
    }

    /// Replaces what the field holds, as a person would: select all, type.
    pub fn fill(&self, text: &str) {
        let erase = if text.is_empty() { keys::BACKSPACE } else { "" };
        self.type_keys(&format!("{}a{}{text}{erase}", keys::CONTROL, keys::RELEASE));
    }

    pub fn text(&self) -> String {
        self.string("/text")
    }

    /// A property as it is now, such as `value` or `checked`.
    pub fn property(&self, name: &str) -> Value {
        self.get(&format!("/property/{name}"))
    }

    /// An attribute, if the element has it.
    pub fn attribute(&self, name: &str) -> Option<String> {
        self.get(&format!("/attribute/{name}")).as_str().map(str::to_owned)
    }

    /// The name that a screen reader would say.
    pub fn label(&self) -> String {
        self.string("/computedlabel")
    }

    /// Runs the body of a function with this element as its only argument.
    pub fn call(&self, script: &str) -> Value {
        let body = json!({ "script": script, "args": [{ REFERENCE: self.id }] });
        self.page.ok(self.page.browser.post("/execute/sync", body))
    }

    fn string(&self, command: &str) -> String {
        self.get(command).as_str().unwrap_or_default().to_owned()
    }

    fn get(&self, command: &str) -> Value {
        self.page.ok(self.page.browser.get(&format!("/element/{}{command}", self.id)))
    }

    fn post(&self, command: &str, body: Value) {
        self.page.ok(self.page.browser.post(&format!("/element/{}{command}", self.id), body));
    }
}
