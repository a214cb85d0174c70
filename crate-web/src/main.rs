use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    duelscope_web::crash::watch();
    // The same program runs in the page and in its workers.
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        return duelscope_web::work(scope);
    }
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    match root {
        Some(root) => duelscope_web::mount(root),
        None => web_sys::console::error_1(&"the page has no element #app".into()),
    }
}
