//! The page as a journey sees it. Every call panics with a picture of the page and
//! its console when something is not as it should be.

mod audit;
mod element;

use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};

use crate::e2e::browser::Browser;
use crate::e2e::server::{Host, Server};

pub use element::Element;

/// How long a journey waits for what should come.
const PATIENCE: Duration = Duration::from_secs(15);

#[derive(Debug)]
pub struct Page {
    // Ends before the server that it talks to.
    browser: Browser,
    server: Server,
}

impl Page {
    /// Opens `index.html` and what follows it (`"#v=1"`, `"?embed#v=1"`) in a window of
    /// the given size, in the dark or light theme, and waits until it has settled.
    pub fn open(path_fragment: &str, width: u32, height: u32, dark: bool) -> Page {
        let page = Page::open_on(Host::default(), path_fragment, width, height, dark);
        page.settle();
        page
    }

    /// Waits until the app is there, and with it all that it asks for by itself.
    pub fn settle(&self) {
        self.wait_until("!document.getElementById('boot')");
        let start = Instant::now();
        let mut before = None;
        loop {
            // What an answer leads to may ask for more.
            self.js(
                "return new Promise((done) => setTimeout(() => requestAnimationFrame(done), 50))",
            );
            let now = self.server.idle();
            if now.is_some() && now == before {
                return;
            }
            before = now;
            if start.elapsed() > PATIENCE {
                self.fail("the page asks for more and more");
            }
        }
    }

    /// The same on a particular host, without waiting for the app.
    pub fn open_on(host: Host, path_fragment: &str, width: u32, height: u32, dark: bool) -> Page {
        let page = Page::start(host, json!({}));
        page.resize(width, height);
        page.theme(dark);
        page.go(path_fragment);
        page
    }

    /// A browser with settings of a person's, before any page.
    pub fn start(host: Host, settings: Value) -> Page {
        let server = Server::start(crate::e2e::site(), host);
        Page { browser: Browser::start(settings), server }
    }

    /// Opens any address in the same tab.
    pub fn visit(&self, url: &str) {
        self.ok(self.browser.post("/url", json!({ "url": url })));
    }

    /// From here on the journey sees the frame that the script returns
    /// (`"return document.querySelector('iframe')"`).
    pub fn enter(&self, script: &str) {
        let frame = self.js(script);
        self.ok(self.browser.post("/frame", json!({ "id": frame })));
    }

    /// Back to the page itself.
    pub fn leave(&self) {
        self.ok(self.browser.post("/frame", json!({ "id": Value::Null })));
    }

    /// Opens another link in the same tab.
    pub fn go(&self, path_fragment: &str) {
        let url = format!("{}index.html{path_fragment}", self.server.url());
        self.ok(self.browser.post("/url", json!({ "url": url })));
    }

    pub fn reload(&self) {
        self.ok(self.browser.post("/refresh", json!({})));
    }

    pub fn back(&self) {
        self.ok(self.browser.post("/back", json!({})));
    }

    /// The whole address, fragment included.
    pub fn url(&self) -> String {
        self.ok(self.browser.get("/url")).as_str().unwrap_or_default().to_owned()
    }

    /// The address of the folder in which the site lies.
    pub fn site_url(&self) -> String {
        self.server.url()
    }

    pub fn resize(&self, width: u32, height: u32) {
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.ok(self.browser.chrome("Emulation.setDeviceMetricsOverride", size));
        // Phones lay their scroll bars over the page.
        let hidden = json!({ "hidden": width < 600 });
        self.ok(self.browser.chrome("Emulation.setScrollbarsHidden", hidden));
    }

    pub fn theme(&self, dark: bool) {
        self.media(&[("prefers-color-scheme", if dark { "dark" } else { "light" })]);
    }

    /// What the system prefers, such as `("prefers-reduced-motion", "reduce")`. It takes
    /// the place of all earlier preferences, the theme included.
    pub fn media(&self, features: &[(&str, &str)]) {
        let feature = |(name, value): &(&str, &str)| json!({ "name": name, "value": value });
        let features: Vec<_> = features.iter().map(feature).collect();
        self.ok(self.browser.chrome("Emulation.setEmulatedMedia", json!({ "features": features })));
    }

    /// The first element that matches, as soon as there is one.
    pub fn find(&self, css: &str) -> Element<'_> {
        self.wait_until(&format!("document.querySelector({})", json!(css)));
        let query = json!({ "using": "css selector", "value": css });
        Element::new(self, &self.ok(self.browser.post("/element", query)))
    }

    /// How many elements match now.
    pub fn count(&self, css: &str) -> usize {
        let script = format!("return document.querySelectorAll({}).length", json!(css));
        self.js(&script).as_u64().unwrap_or_default() as usize
    }

    pub fn click(&self, css: &str) {
        self.find(css).click();
    }

    /// Types behind what the field holds. Special keys are in [`keys`].
    pub fn type_keys(&self, css: &str, keys: &str) {
        self.find(css).type_keys(keys);
    }

    /// Replaces what the field holds, as a person would: select all, type.
    pub fn fill(&self, css: &str, text: &str) {
        self.find(css).fill(text);
    }

    /// Chooses an option of a `<select>` by its value.
    pub fn choose(&self, css: &str, value: &str) {
        self.click(&format!("{css} option[value={}]", json!(value)));
    }

    /// The visible text.
    pub fn text(&self, css: &str) -> String {
        self.find(css).text()
    }

    /// Presses keys wherever the focus is.
    pub fn press(&self, keys: &str) {
        let active = self.ok(self.browser.get("/element/active"));
        Element::new(self, &active).type_keys(keys);
    }

    /// Runs the body of a function (`"return 1 + 1"`); a promise is waited for.
    pub fn js(&self, script: &str) -> Value {
        let body = json!({ "script": script, "args": [] });
        self.ok(self.browser.post("/execute/sync", body))
    }

    /// A command of Chrome's own protocol, for what WebDriver cannot do.
    pub fn chrome(&self, command: &str, params: Value) -> Value {
        self.ok(self.browser.chrome(command, params))
    }

    /// Waits until the expression is true (`"document.title === 'Duelscope'"`).
    pub fn wait_until(&self, expression: &str) {
        let script = format!("return Boolean({expression})");
        let start = Instant::now();
        while self.js(&script) != json!(true) {
            if start.elapsed() > PATIENCE {
                self.fail(&format!("waited in vain until {expression}"));
            }
            thread::sleep(Duration::from_millis(30));
        }
    }

    /// What the window shows, as `target/screenshots/NAME.png`.
    pub fn screenshot(&self, name: &str) {
        let picture = self.ok(self.browser.get("/screenshot"));
        save(name, &picture);
    }

    /// The page from top to end, beyond the window.
    pub fn long_screenshot(&self, name: &str) {
        let params = json!({ "captureBeyondViewport": true });
        let picture = self.ok(self.browser.chrome("Page.captureScreenshot", params));
        save(name, &picture["data"]);
    }

    /// Errors and warnings of the console since the last call; broken requests and
    /// violations of the host's policy are among them.
    pub fn console_problems(&self) -> Vec<String> {
        let log = self.browser.post("/se/log", json!({ "type": "browser" })).unwrap_or_default();
        let is_problem = |entry: &&Value| entry["level"] == "SEVERE" || entry["level"] == "WARNING";
        let entries = log.as_array().map(Vec::as_slice).unwrap_or_default();
        let message = |entry: &Value| entry["message"].as_str().unwrap_or_default().to_owned();
        entries.iter().filter(is_problem).map(message).collect()
    }

    /// The addresses of everything that the page has loaded, itself included.
    pub fn requests(&self) -> Vec<String> {
        let names = self.js(
            "return ['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind)).map(entry => entry.name)",
        );
        serde_json::from_value(names).unwrap_or_default()
    }

    fn ok(&self, answer: Result<Value, String>) -> Value {
        answer.unwrap_or_else(|reason| self.fail(&reason))
    }

    fn fail(&self, reason: &str) -> ! {
        let name =
            format!("failed-{}", thread::current().name().unwrap_or("journey").replace(':', "-"));
        if let Ok(picture) = self.browser.get("/screenshot") {
            save(&name, &picture);
        }
        let console = self.console_problems().join("\n  ");
        panic!(
            "{reason}\n  at {:?}\n  console: {console}\n  picture: {name}.png",
            self.browser.get("/url")
        );
    }
}

/// Keys that have no character, as WebDriver writes them.
pub mod keys {
    pub const BACKSPACE: &str = "\u{e003}";
    pub const TAB: &str = "\u{e004}";
    pub const ENTER: &str = "\u{e007}";
    pub const SHIFT: &str = "\u{e008}";
    pub const CONTROL: &str = "\u{e009}";
    pub const ESCAPE: &str = "\u{e00c}";
    pub const SPACE: &str = " ";
    pub const END: &str = "\u{e010}";
    pub const HOME: &str = "\u{e011}";
    pub const LEFT: &str = "\u{e012}";
    pub const UP: &str = "\u{e013}";
    pub const RIGHT: &str = "\u{e014}";
    pub const DOWN: &str = "\u{e015}";
    /// Lets go of Shift and Control.
    pub const RELEASE: &str = "\u{e000}";
}

fn save(name: &str, picture: &Value) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/screenshots");
    fs::create_dir_all(&folder).unwrap();
    let png = BASE64_STANDARD.decode(picture.as_str().unwrap_or_default()).unwrap();
    fs::write(folder.join(format!("{name}.png")), png).unwrap();
}
