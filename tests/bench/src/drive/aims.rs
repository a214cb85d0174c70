//! What is aimed at, beside what was measured.

use crate::report::{Report, rounded};

#[derive(Clone, Copy)]
enum Aim {
    AtLeast(f64),
    Below(f64),
    None,
}
use Aim::{AtLeast, Below, None as Free};

/// Key, what it is, unit, aim; in the order of the table.
#[rustfmt::skip]
const ROWS: &[(&str, &str, &str, Aim)] = &[
    ("attack_native_per_s", "attacks, natively", "/s", Free),
    ("attack_wasm_per_s", "attacks, wasm, one worker", "/s", Free),
    ("attack_js_per_s", "attacks, JavaScript", "/s", Free),
    ("attack_rng_bound_per_s", "the generator alone, same draws", "/s", Free),
    ("attack_wasm_over_js", "attacks: wasm over JavaScript", "×", AtLeast(5.0)),
    ("attack_wasm_over_native", "attacks: wasm over native", "×", AtLeast(0.6)),
    ("attack_js_over_rng_bound", "JavaScript over the generator: no straw man", "×", AtLeast(0.06)),
    ("attack_golem_native_per_s", "golem's attacks, natively", "/s", Free),
    ("attack_golem_wasm_per_s", "golem's attacks, wasm", "/s", Free),
    ("attack_golem_js_per_s", "golem's attacks, JavaScript", "/s", Free),
    ("attack_golem_wasm_over_js", "golem's attacks: wasm over JavaScript", "×", AtLeast(5.0)),
    ("attack_golem_wasm_over_native", "golem's attacks: wasm over native", "×", AtLeast(0.6)),
    ("duel_native_per_s", "duels, natively", "/s", Free),
    ("duel_wasm_per_s", "duels, wasm, one worker", "/s", Free),
    ("duel_js_per_s", "duels, JavaScript", "/s", Free),
    ("duel_wasm_over_js", "duels: wasm over JavaScript", "×", AtLeast(5.0)),
    ("duel_golem_wasm_per_s", "golem's duels, wasm", "/s", Free),
    ("duel_golem_js_per_s", "golem's duels, JavaScript", "/s", Free),
    ("duel_golem_wasm_over_js", "golem's duels: wasm over JavaScript", "×", AtLeast(5.0)),
    ("workers_2_over_1", "two workers over one", "×", AtLeast(1.8)),
    ("exact_attack_us", "exact attack, wasm", "µs", Below(50.0)),
    ("exact_attack_golem_us", "exact attack of the golem, wasm", "µs", Below(50.0)),
    ("exact_duel_rat_ms", "exact duel, warrior and rat, wasm", "ms", Below(2.0)),
    ("exact_duel_golem_ms", "exact duel, golem and hero, wasm", "ms", Below(2.0)),
    ("exact_duel_ms", "exact duel, heaviest pair, wasm", "ms", Below(16.0)),
    ("heatmap_50x50_ms", "heat map 50 × 50, wasm", "ms", Below(50.0)),
    ("bestiary_table_ms", "command: every mob against a hero", "ms", Below(1_000.0)),
    ("input_to_paint_ms", "typed digit to painted exact answer", "ms", Below(16.0)),
    ("input_to_paint_golem_ms", "the same, golem and hero", "ms", Below(16.0)),
    ("input_to_paint_heaviest_ms", "the same, heaviest pair", "ms", Below(16.0)),
    ("input_work_ms", "typed digit to answer in the document", "ms", Free),
    ("cancel_ms", "click to a run cancelled", "ms", Below(100.0)),
    ("run_100m_s", "100 million attacks in the page", "s", Free),
    ("frames_per_s_during_run", "frames meanwhile", "/s", Free),
    ("longest_page_task_ms", "longest task of the page meanwhile", "ms", Below(50.1)),
    ("wasm_memory_mb", "wasm memory, page and workers, worst preset", "MB", Below(64.0)),
    ("first_visit_brotli_kb", "first visit, compressed", "KB", Below(250.0)),
    ("first_picture_phone_ms", "first picture on a phone", "ms", Free),
];

/// Prints the table.
pub fn print(report: &Report) {
    println!("\n{:<46} {:>11}      {:<14}", "", "measured", "aim");
    for &(key, what, unit, aim) in ROWS {
        let measured = report.get(key).map_or_else(|| "–".to_owned(), shown);
        let (wanted, verdict) = match (aim, report.get(key)) {
            (Free, _) => (String::new(), ""),
            (AtLeast(least), found) => (
                format!("at least {}", shown(least)),
                found.map_or("not measured", |value| verdict(value >= least)),
            ),
            (Below(most), found) => (
                format!("below {}", shown(most.floor())),
                found.map_or("not measured", |value| verdict(value < most)),
            ),
        };
        println!("{what:<46} {measured:>11} {unit:<3}  {wanted:<14} {verdict}");
    }
    for note in &report.notes {
        println!("  {note}");
    }
}

fn verdict(met: bool) -> &'static str {
    if met { "met" } else { "NOT met" }
}

/// Millions as such, the rest in few digits.
fn shown(value: f64) -> String {
    if value >= 1e6 {
        return format!("{:.1} M", value / 1e6);
    }
    rounded(value).to_string()
}
