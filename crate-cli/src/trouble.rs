//! What can go wrong, and the exit code it ends with.

use std::process::ExitCode;

use duelscope_core::report::Fault;
use duelscope_text::{Lang, console};

/// Why there is no answer, or not the one expected.
#[derive(Clone, Debug)]
pub enum Trouble {
    /// An expectation is not met.
    NotMet(Vec<String>),
    /// The command line does not go together.
    Usage(String),
    /// The scenario is not valid.
    Scenario(Vec<Fault>),
    /// The exact answer would take too much work.
    TooMuch(Vec<Fault>),
    /// A file cannot be read or written.
    File(String),
}

impl Trouble {
    /// A scenario with one fault that no field is to blame for.
    pub fn scenario(message: String) -> Trouble {
        Trouble::Scenario(vec![Fault { key: None, value: None, message }])
    }

    /// The exact answer would take too much work.
    pub fn too_much(lang: Lang) -> Trouble {
        Trouble::TooMuch(vec![Fault {
            key: None,
            value: None,
            message: console::too_much_work(lang),
        }])
    }

    /// What must be mended, for programs.
    pub fn faults(&self) -> &[Fault] {
        match self {
            Trouble::Scenario(faults) | Trouble::TooMuch(faults) => faults,
            _ => &[],
        }
    }

    /// Says it on standard error, a line each.
    pub fn say(&self, lang: Lang) {
        let lines: Vec<&str> = match self {
            Trouble::NotMet(lines) => lines.iter().map(String::as_str).collect(),
            Trouble::Usage(line) | Trouble::File(line) => vec![line],
            Trouble::Scenario(faults) | Trouble::TooMuch(faults) => {
                faults.iter().map(|fault| fault.message.as_str()).collect()
            }
        };
        for line in lines {
            eprintln!("{}", console::error(lang, line));
        }
    }

    /// The exit code, as `--help` lists them.
    pub fn code(&self) -> ExitCode {
        ExitCode::from(match self {
            Trouble::NotMet(_) => 1,
            Trouble::Usage(_) => 2,
            Trouble::Scenario(_) => 3,
            Trouble::TooMuch(_) => 4,
            Trouble::File(_) => 5,
        })
    }
}
