//! The versions of the tools. `wasm-bindgen` must equal the crate's version in
//! Cargo.toml and the tool's in Trunk.toml: a test below holds them together.

pub const WASM_TARGET: &str = "wasm32-unknown-unknown";
pub const WASM_BINDGEN: &str = "0.2.130";
pub const TRUNK: &str = "0.22.1";
pub const WASM_SPLIT: &str = "0.2.4";
pub const BINARYEN: &str = "132";
pub const TERSER: &str = "5.51.4";
pub const AXE: &str = "4.14.1";
pub const TYPESCRIPT: &str = "5.9.3";

#[cfg(test)]
mod tests {
    use super::WASM_BINDGEN;

    #[test]
    fn wasm_bindgen_is_one_version_everywhere() {
        let manifest = include_str!("../../Cargo.toml");
        let trunk = include_str!("../../Trunk.toml");
        assert!(manifest.contains(&format!("wasm-bindgen = \"={WASM_BINDGEN}\"")));
        assert!(trunk.contains(&format!("wasm_bindgen = \"{WASM_BINDGEN}\"")));
    }
}
