//! The native half: a program of the release profile that measures on request, so that
//! its slices lie between the browser's.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use workload::fights::Fight;

use crate::speed::Slices;

#[derive(Debug)]
pub struct Native {
    child: Child,
    orders: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Native {
    pub fn start(program: &Path) -> Native {
        let mut child = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{} does not start: {error}", program.display()));
        let orders = child.stdin.take().expect("piped");
        let answers = BufReader::new(child.stdout.take().expect("piped"));
        Native { child, orders, answers }
    }

    /// Units per second.
    pub fn measure(&mut self, work: &str, fight: Fight, slices: Slices) -> f64 {
        let Slices { ms, count } = slices;
        let mut answer = String::new();
        writeln!(self.orders, "{work} {} {ms} {count}", fight.name)
            .and_then(|()| self.answers.read_line(&mut answer))
            .expect("the native half should listen and answer");
        answer.trim().parse().unwrap_or_else(|_| panic!("{work}: {answer}"))
    }
}

impl Drop for Native {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
