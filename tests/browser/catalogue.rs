//! The catalogue as the page reads it.

use duelscope_web::catalogue::{Catalogue, FORMAT, Kind, Place};
use wasm_bindgen_test::wasm_bindgen_test;

/// `JSON.parse` and the bridge give what serde_json gives natively.
#[wasm_bindgen_test]
fn the_bridge_reads_the_whole_catalogue() {
    let text = include_str!("../../www/data/catalogue.json");
    let value = js_sys::JSON::parse(text).expect("it is JSON");
    let read: Catalogue = serde_wasm_bindgen::from_value(value).expect("it is a catalogue");
    let wanted: Catalogue = serde_json::from_str(text).expect("it is a catalogue");
    assert_eq!(read, wanted);
    assert_eq!(read.format, FORMAT);
    assert!(read.find(Kind::Mob, "Mimic").is_some_and(|mimic| !mimic.by_depth.is_empty()));
    assert!(read.preset(Place::Weapon, "ShortSword").is_some());
}
