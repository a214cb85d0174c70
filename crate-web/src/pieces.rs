//! Pieces of the program that are loaded when they are first asked for.
//!
//! A piece is a table of functions. What only such a table reaches is cut into
//! a WebAssembly file of its own when the site is built (`cargo xtask build`);
//! without the feature `pieces`, as while developing and in component tests, it
//! is part of the program and always there.

mod details;
mod embed;
mod explore;
mod library;
mod panels;
mod russian;
mod sampling;
mod stages;
mod tree;

use std::cell::Cell;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::thread::LocalKey;

use wasm_bindgen_futures::spawn_local;
use yew::Callback;

pub use details::{DETAILS, Details};
pub use embed::{EMBED, Embed};
pub use explore::{EXPLORE, Explore};
pub use library::{Keeping, LIBRARY};
pub use panels::{PANELS, Panels};
pub use russian::{RUSSIAN, Russian};
pub use sampling::{SAMPLING, Sampling};
pub use stages::{STAGES, Stages};
pub use tree::{TREE, Tree};

/// The file of a piece could not be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lost;

#[cfg(feature = "pieces")]
impl From<wasm_split_helpers::SplitLoaderError> for Lost {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Lost {
        // The loader has told the console why.
        Lost
    }
}

/// What a piece on its way will be.
pub type Coming<T> = Pin<Box<dyn Future<Output = Result<&'static T, Lost>>>>;

/// A table of functions and the way to it.
pub struct Piece<T: 'static> {
    fetch: fn() -> Coming<T>,
    here: &'static LocalKey<Cell<Option<&'static T>>>,
}

impl<T> fmt::Debug for Piece<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Piece").field("here", &self.get().is_some()).finish_non_exhaustive()
    }
}

impl<T> Piece<T> {
    /// The table, if it is here.
    pub fn get(&self) -> Option<&'static T> {
        self.here.get()
    }

    /// Loads the table. A loss is not for ever: the next call tries again.
    ///
    /// # Errors
    ///
    /// [`Lost`] when its file cannot be had.
    pub async fn load(&self) -> Result<&'static T, Lost> {
        if let Some(here) = self.get() {
            return Ok(here);
        }
        let table = (self.fetch)().await?;
        self.here.set(Some(table));
        Ok(table)
    }
}

/// A piece, whatever is in its table.
pub trait Part {
    /// Whether it is here.
    fn is_here(&self) -> bool;

    /// Loads it and tells whether it came.
    fn ask(&'static self, told: Callback<bool>);
}

impl<T> Part for Piece<T> {
    fn is_here(&self) -> bool {
        self.get().is_some()
    }

    fn ask(&'static self, told: Callback<bool>) {
        spawn_local(async move { told.emit(self.load().await.is_ok()) });
    }
}

/// Declares a piece: what it is called, its table's type, its file, its table.
macro_rules! piece {
    ($(#[$doc:meta])* $name:ident: $type:ty = $file:ident $table:expr) => {
        $(#[$doc])*
        pub static $name: $crate::pieces::Piece<$type> = {
            static TABLE: $type = $table;

            #[cfg(feature = "pieces")]
            #[wasm_split_helpers::wasm_split($file, fallible)]
            fn $file() -> Result<&'static $type, $crate::pieces::Lost> {
                Ok(&TABLE)
            }
            #[cfg(feature = "pieces")]
            const HERE_AT_FIRST: Option<&'static $type> = None;

            #[cfg(not(feature = "pieces"))]
            async fn $file() -> Result<&'static $type, $crate::pieces::Lost> {
                Ok(&TABLE)
            }
            #[cfg(not(feature = "pieces"))]
            const HERE_AT_FIRST: Option<&'static $type> = Some(&TABLE);

            thread_local! {
                static HERE: std::cell::Cell<Option<&'static $type>> =
                    const { std::cell::Cell::new(HERE_AT_FIRST) };
            }
            $crate::pieces::Piece { fetch: || Box::pin($file()), here: &HERE }
        };
    };
}
use piece;
