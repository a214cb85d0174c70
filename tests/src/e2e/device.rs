//! The devices that journeys are made on.

use crate::e2e::Page;

/// A window, its theme, and what points in it.
#[derive(Clone, Copy, Debug)]
pub struct Device {
    pub width: u32,
    pub height: u32,
    pub dark: bool,
    /// A finger, not a mouse.
    pub finger: bool,
}

/// A desk in daylight, and a phone at night.
pub const DEVICES: [Device; 2] = [
    Device { width: 1280, height: 900, dark: false, finger: false },
    Device { width: 360, height: 740, dark: true, finger: true },
];

impl Device {
    /// Opens a link, as [`Page::open`] does.
    pub fn open(self, link: &str) -> Page {
        let page = Page::open(link, self.width, self.height, self.dark);
        page.finger(self.finger);
        page
    }

    /// The same, with the fields of both sides unfolded where there is no room for them
    /// at first.
    pub fn open_fields(self, link: &str) -> Page {
        let page = self.open(link);
        page.unfold_fields();
        page
    }
}
