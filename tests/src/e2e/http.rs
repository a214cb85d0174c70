//! The WebDriver protocol as far as the journeys need it: JSON over HTTP on this machine.

use std::time::Duration;

use serde_json::Value;
use ureq::Agent;

#[derive(Debug)]
pub struct Client {
    agent: Agent,
    base: String,
}

impl Client {
    pub fn new(base: String) -> Client {
        let agent = Agent::config_builder()
            // A refusal comes with its reason in the body.
            .http_status_as_error(false)
            // The driver is on this machine, whatever the environment says of proxies.
            .proxy(None)
            .timeout_global(Some(Duration::from_secs(60)))
            .build()
            .into();
        Client { agent, base }
    }

    pub fn get(&self, path: &str) -> Result<Value, String> {
        value(self.agent.get(format!("{}{path}", self.base)).call())
    }

    pub fn post(&self, path: &str, body: Value) -> Result<Value, String> {
        value(self.agent.post(format!("{}{path}", self.base)).send_json(body))
    }

    pub fn delete(&self, path: &str) -> Result<Value, String> {
        value(self.agent.delete(format!("{}{path}", self.base)).call())
    }
}

type Answer = Result<ureq::http::Response<ureq::Body>, ureq::Error>;

fn value(answer: Answer) -> Result<Value, String> {
    let mut answer = answer.map_err(|error| error.to_string())?;
    // Screenshots of long pages are larger than the default limit.
    let body = answer.body_mut().with_config().limit(100_000_000);
    let mut body: Value = body.read_json().map_err(|error| error.to_string())?;
    let value = body["value"].take();
    match value["error"].as_str() {
        Some(error) => {
            let message = value["message"].as_str().unwrap_or_default();
            Err(format!("{error}: {}", message.lines().next().unwrap_or_default()))
        }
        None => Ok(value),
    }
}
