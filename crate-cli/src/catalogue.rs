//! The catalogue, part of the program.

use std::sync::LazyLock;

use duelscope_catalogue::Catalogue;

/// The whole catalogue.
pub fn catalogue() -> &'static Catalogue {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
        let file = include_str!("../../crate-catalogue/data/catalogue.json");
        // The file is made by this project and read by its tests.
        serde_json::from_str(file).unwrap_or_else(|error| unreachable!("the catalogue: {error}"))
    });
    &CATALOGUE
}
