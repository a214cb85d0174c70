//! What the browser keeps for this site on this device. A browser that refuses
//! only forgets.

use web_sys::Storage;

/// Merely asking for it throws where storage is blocked.
fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// What was kept under a key.
pub fn stored(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a text; whether it was kept.
pub fn store(key: &str, value: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, value).is_ok())
}
