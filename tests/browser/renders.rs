//! What a change renders again. A field that is rendered gets its text back, whatever
//! somebody else has put there: so it shows which were.

use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, HtmlInputElement, InputEvent, InputEventInit};

/// No field holds this.
const STRANGE: &str = "strange";

fn texts(root: &Element) -> Vec<HtmlInputElement> {
    let all = root.query_selector_all("input[type=text]").unwrap();
    (0..all.length()).map(|i| all.item(i).unwrap().unchecked_into()).collect()
}

fn strange(root: &Element) -> usize {
    texts(root).iter().filter(|field| field.value() == STRANGE).count()
}

async fn input(field: &HtmlInputElement, text: &str) {
    field.set_value(text);
    let bubbles = InputEventInit::new();
    bubbles.set_bubbles(true);
    let event = InputEvent::new_with_event_init_dict("input", &bubbles).unwrap();
    field.dispatch_event(&event).unwrap();
    yew::scheduler::flush().await;
}

#[wasm_bindgen_test]
async fn a_typed_digit_renders_no_other_field() {
    let document = web_sys::window().unwrap().document().unwrap();
    let root = document.create_element("div").unwrap();
    document.body().unwrap().append_child(&root).unwrap();
    duelscope_web::mount(root.clone());
    yew::scheduler::flush().await;

    let answer = || root.query_selector("#answer").unwrap().unwrap().text_content().unwrap();
    let before = answer();
    for field in texts(&root) {
        field.set_value(STRANGE);
    }
    let all = strange(&root);
    assert!(all > 40, "{all} fields");

    let defense: HtmlInputElement =
        root.query_selector("#f-r-def").unwrap().unwrap().unchecked_into();
    input(&defense, "9").await;
    assert_ne!(answer(), before);
    assert_eq!((strange(&root), defense.value()), (all - 1, "9".to_owned()));

    // What is wrong with it is said at it alone.
    input(&defense, "x").await;
    assert_eq!(strange(&root), all - 1);
}
