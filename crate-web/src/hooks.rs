//! What components ask of the browser, let go when they leave the page.

pub mod kept;
pub mod listener;
pub mod storage;
mod take_in;
mod use_address;
mod use_catalogue;
mod use_detail;
mod use_device;
mod use_files;
mod use_host;
mod use_language;
mod use_library;
mod use_odds;
mod use_painting;
mod use_presets;
mod use_run;
mod use_session;
mod use_surface;
mod use_sweep;
mod use_watch;
mod use_work;

/// How long what nobody sees waits, in milliseconds, so that it holds up no frame that
/// somebody waits for.
const AFTER_PAINT: u32 = 50;

pub use take_in::take_in;
pub use use_address::use_address;
pub use use_catalogue::{Fetch, use_catalogue};
pub use use_detail::use_detail;
pub use use_device::{Theme, show, stored_theme, use_device};
pub use use_files::{Brought, read_first};
pub use use_host::{Host, use_host};
pub use use_language::{
    Language, bring, device_lang, first_lang, named_lang, use_language, wanted_lang,
};
pub use use_library::{Library, library, use_library};
pub use use_odds::use_odds;
pub use use_painting::use_painting;
pub use use_presets::{Change, change, use_presets};
pub use use_run::{Run, use_run};
pub use use_session::{opened, use_session};
pub use use_surface::{Offered, use_surface};
pub use use_sweep::use_sweep;
pub use use_watch::use_watch;
pub use use_work::{Grown, use_work};
