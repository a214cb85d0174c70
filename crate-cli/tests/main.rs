//! The command from outside: what a script sees of it.

mod answers;
mod faults;
mod formats;
mod runs;
mod scenarios;
mod vectors;

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What the command said, and how it ended.
#[derive(Debug)]
struct Said {
    code: i32,
    out: String,
    err: String,
}

impl Said {
    /// The answer of a command that ended well.
    #[track_caller]
    fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The same as JSON.
    #[track_caller]
    fn json(self) -> Value {
        let text = self.fine();
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
    }
}

/// Runs the command.
fn run(args: &[&str]) -> Said {
    run_with(args, "")
}

/// Runs the command with a standard input.
fn run_with(args: &[&str], input: &str) -> Said {
    let mut child = Command::new(env!("CARGO_BIN_EXE_duelscope"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("piped");
    // Who does not read it may be gone already.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the command ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    Said {
        code: output.status.code().expect("no signal"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}
