//! A headless Chrome and its driver, which end with the value that holds them.

use std::env;
use std::ffi::OsStr;
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
    /// A browser with these settings of a person (Chrome's `prefs`).
    pub fn start(settings: Value) -> Browser {
        let program = env::var_os("CHROMEDRIVER").unwrap_or_else(|| "chromedriver".into());
        let (driver, port) = driver(&program);
        let client = Client::new(format!("http://127.0.0.1:{port}"));
        // From here on dropping the value ends the driver, even if no session starts.
        let mut browser = Browser { driver, client, session: None };
        let capabilities = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": { "args": ARGUMENTS, "prefs": settings },
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

/// How often a driver may fail to find a port before something else is wrong.
const TRIES: usize = 5;

/// A running driver and its port. The driver chooses one for its first socket and
/// wants the same for its second: where another program got there first it gives up,
/// and the next one chooses anew.
fn driver(program: &OsStr) -> (Child, u16) {
    for _ in 0..TRIES {
        let mut driver = Command::new(program)
            .args(["--port=0", "--log-level=SEVERE"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("ChromeDriver should start");
        if let Some(port) = port(&mut driver) {
            return (driver, port);
        }
        let _ = driver.kill();
        let _ = driver.wait();
    }
    panic!("ChromeDriver found no port in {TRIES} tries");
}

/// The port the driver says it took.
fn port(driver: &mut Child) -> Option<u16> {
    let mut output = BufReader::new(driver.stdout.take().unwrap());
    let mut line = String::new();
    while output.read_line(&mut line).unwrap_or(0) > 0 {
        if let Some((_, port)) =
            line.trim_end().trim_end_matches('.').split_once("successfully on port ")
            && let Ok(port) = port.parse()
        {
            // A closed pipe would end the driver at its next word.
            driver.stdout = Some(output.into_inner());
            return Some(port);
        }
        line.clear();
    }
    None
}

#[cfg(all(test, unix))]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn a_driver_whose_port_was_taken_is_started_again() {
        let folder = env::temp_dir().join(format!("duelscope-driver-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let program = folder.join("driver");
        let text = "#!/bin/sh\ncd \"${0%/*}\"\n[ -e tried ] || { : > tried; exit 1; }\n\
                    echo 'The driver was started successfully on port 4711.'\n";
        fs::write(&program, text).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        let (mut driver, port) = driver(program.as_os_str());
        driver.wait().unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(port, 4711);
    }
}
