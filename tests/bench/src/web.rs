//! The work as wasm, for the benchmark's worker.

use wasm_bindgen::prelude::wasm_bindgen;

/// Work of a fight, ready to be done.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Task(crate::Task);

#[wasm_bindgen]
impl Task {
    /// Prepares work by its name for the fight behind a link.
    #[wasm_bindgen(constructor)]
    pub fn new(work: &str, link: &str) -> Result<Task, String> {
        crate::Task::new(work, link).map(Task)
    }

    /// Does it so many times; returns how much that was.
    pub fn run(&self, times: u32) -> f64 {
        self.0.run(times)
    }
}
