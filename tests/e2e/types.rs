//! The declarations of the module for other programs, under the real TypeScript compiler.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;
use tests::e2e::site;
use tests::scenarios::all;

use crate::api::{ask, open, reports};
use crate::wiki::command;

/// Compiles a program that stands beside the module.
#[track_caller]
fn compiles(name: &str, program: &str) {
    let compiler = env::var_os("DUELSCOPE_TSC")
        .expect("DUELSCOPE_TSC names no compiler; run `cargo xtask test --only e2e`");
    let folder = env::temp_dir().join(format!("duelscope-types-{}-{name}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = |name: &str| -> PathBuf { folder.join(name) };
    fs::copy(site().join("api/duelscope.d.ts"), file("duelscope.d.ts")).unwrap();
    fs::write(file("program.ts"), program).unwrap();
    let output = Command::new("node")
        .arg(compiler)
        .args(["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--target", "es2022"])
        .args(["--module", "esnext", "--moduleResolution", "bundler"])
        .args(["--lib", "es2022,dom,dom.iterable", "program.ts"])
        .current_dir(&folder)
        .output()
        .expect("the compiler runs");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    fs::remove_dir_all(&folder).unwrap();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_program_is_taken_and_its_mistakes_are_not() {
    compiles("usage", include_str!("types/usage.ts"));
}

/// What the module really gives is of the types that are declared, and nothing in it is
/// undeclared.
#[test]
fn answers_are_what_is_declared() {
    let page = open();
    let mut program = String::from("import type * as D from \"./duelscope.js\";\n");
    let mut answers = 0;
    let mut declare = |of: &str, answer: &Value| {
        if !answer.is_null() {
            answers += 1;
            program += &format!("export const a{answers}: D.{of} = {answer};\n");
        }
    };
    for (_, link) in all() {
        let found = reports(&page, link, 200, 20);
        for (of, answer) in
            ["odds", "duel", "trace", "run", "run"].iter().zip(found.as_array().unwrap())
        {
            let name = of[..1].to_uppercase() + &of[1..];
            declare("Report", answer);
            declare(&name, &answer[of]);
        }
    }
    let more = ask(
        &page,
        "const thrown = (f) => { try { f() } catch ({ faults }) { return faults } };
         return [
             (await api.sweep('v=1', { x: { key: 'r-def', values: [1, 2] }, y: { key: 'l-hp', values: [3] } })).sweep,
             api.decodeLink('v=1&x=1&l-lv=18'), api.set('v=1', { 'r-from': 'Gnoll' }), api.presets('l-w'),
             thrown(() => api.odds({ 'l-hp': 'many', x: 1 })),
         ]",
    );
    let types = ["Sweep", "Fight & { notices: D.Fault[] }", "Fight", "Preset[]", "Fault[]"];
    for (of, answer) in types.iter().zip(more.as_array().unwrap()) {
        declare(of, answer);
    }
    // The command speaks the same schema, and says more.
    for args in [
        &["table", "--only", "Rat,Goo"][..],
        &["trace", "v=1&l-lv=3"],
        &["simulate", "--trials", "100", "--duel"],
    ] {
        let text = command(&[args, &["--format", "json"]].concat());
        declare("Report", &serde_json::from_str(&text).unwrap());
    }
    assert!(answers > 50, "only {answers} answers");
    compiles("answers", &program);
}
