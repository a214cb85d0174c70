//! The app takes the place of whatever stood in its root.

use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
async fn the_app_replaces_the_boot_message() {
    let document = web_sys::window().unwrap().document().unwrap();
    let root = document.create_element("div").unwrap();
    root.set_inner_html("<p id=\"boot-message\">Loading</p>");
    document.body().unwrap().append_child(&root).unwrap();

    duelscope_web::mount(root.clone());
    yew::scheduler::flush().await;

    assert!(root.query_selector("h1").unwrap().is_some());
    assert!(root.query_selector("#boot-message").unwrap().is_none());
}
