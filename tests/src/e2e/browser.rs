//! A headless Chrome and its driver, which end with the value that holds them.

use std::env;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use super::http::Client;

const ARGUMENTS: [&str; 8] = [
    "--headless=new",
    // Containers run as root, where Chrome refuses its sandbox.
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

#[derive(Debug)]
pub struct Browser {
    driver: Child,
    client: Client,
    session: Option<String>,
}

impl Browser {
    pub fn start() -> Browser {
        let program = env::var_os("CHROMEDRIVER").unwrap_or_else(|| "chromedriver".into());
        let mut driver = Command::new(program)
            .args(["--port=0", "--log-level=SEVERE"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("ChromeDriver should start");
        let port = port(&mut driver);
        let client = Client::new(format!("http://127.0.0.1:{port}"));
        // From here on dropping the value ends the driver, even if no session starts.
        let mut browser = Browser { driver, client, session: None };
        let capabilities = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": { "args": ARGUMENTS },
            "goog:loggingPrefs": { "browser": "ALL" },
        }}});
        let session = browser.client.post("/session", capabilities).expect("Chrome should start");
        browser.session = Some(session["sessionId"].as_str().unwrap().to_owned());
        browser
    }

    pub fn get(&self, command: &str) -> Result<Value, String> {
        self.client.get(&self.path(command))
    }

    pub fn post(&self, command: &str, body: Value) -> Result<Value, String> {
        self.client.post(&self.path(command), body)
    }

    /// A command of Chrome's own protocol, for what WebDriver cannot do.
    pub fn chrome(&self, command: &str, params: Value) -> Result<Value, String> {
        self.post("/goog/cdp/execute", json!({ "cmd": command, "params": params }))
    }

    fn path(&self, command: &str) -> String {
        format!("/session/{}{command}", self.session.as_deref().unwrap_or_default())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The session first: a killed driver would leave its Chrome behind.
        if self.session.is_some() {
            let _ = self.client.delete(&self.path(""));
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// The driver chooses a free port and says which.
fn port(driver: &mut Child) -> u16 {
    let mut output = BufReader::new(driver.stdout.take().unwrap());
    let mut line = String::new();
    while output.read_line(&mut line).unwrap_or(0) > 0 {
        if let Some((_, port)) =
            line.trim_end().trim_end_matches('.').split_once("successfully on port ")
            && let Ok(port) = port.parse()
        {
            // A closed pipe would end the driver at its next word.
            driver.stdout = Some(output.into_inner());
            return port;
        }
        line.clear();
    }
    let _ = driver.kill();
    let _ = driver.wait();
    panic!("ChromeDriver did not say its port");
}
