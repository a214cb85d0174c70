//! The module for other programs, in a real browser, against the engine of these tests.

use duelscope_core::report::{Ask, Duel, Odds, Report, Run, Sweep, Trace};
use duelscope_core::sheet::Hand;
use duelscope_core::sweep::Gauge;
use duelscope_core::{run_duel_trials, run_trials};
use serde_json::{Value, json};
use tests::e2e::Page;
use tests::scenarios::{all, scenario, sheet};

/// The page with the examples, once they have run.
fn open() -> Page {
    let page = Page::open_on(Default::default(), "", 800, 900, false);
    page.js("location.href = 'api/examples.html'");
    page.wait_until("document.querySelectorAll('output.done').length === 8");
    page
}

/// Runs a script with the module as `api` and waits for what it returns.
fn ask(page: &Page, script: &str) -> Value {
    page.js(&format!(
        "delete window.answer; \
         import(new URL('duelscope.js', location.href)) \
         .then(async api => {{ {script} }}) \
         .then(value => {{ window.answer = JSON.stringify(value ?? null) }}, \
               error => {{ window.answer = JSON.stringify({{ thrown: String(error) }}) }});"
    ));
    page.wait_until("window.answer !== undefined");
    let text = page.js("return window.answer");
    serde_json::from_str(text.as_str().unwrap()).unwrap()
}

#[test]
fn the_examples_run_under_the_strict_policy() {
    let page = open();
    page.screenshot("api-examples");
    assert_eq!(page.console_problems(), Vec::<String>::new());
    assert!(page.text("main").contains("\"hit\""));
    for request in page.requests() {
        assert!(request.starts_with(&page.site_url()), "{request} goes to a third party");
    }
}

/// Every scenario of the fixtures, a report of each kind: bit for bit what the engine
/// gives natively.
#[test]
fn the_module_gives_the_numbers_of_the_engine() {
    let page = open();
    for (name, link) in all() {
        let (scenario, sheet) = (scenario(link), sheet(link));
        let odds = Odds::of(&scenario, Hand::Left).ok().map(|odds| odds.0);
        let duel = Duel::of(&scenario).ok().map(|duel| duel.0);
        let tally = run_trials(&scenario.pipeline(Hand::Left), scenario.seed, 0, 500);
        let run = Run::of_attacks(Hand::Left, scenario.seed, &tally);
        let tally = run_duel_trials(&scenario.duel(), scenario.seed, 0, 50);
        let fights = Run::of_fights(scenario.seed, &tally);
        let found = ask(
            &page,
            &format!(
                "const link = {link:?};
                 const or = (f) => {{ try {{ return f() }} catch {{ return null }} }};
                 return [
                     or(() => api.odds(link)), or(() => api.duel(link)), api.trace(link),
                     await api.simulate(link, {{ trials: 500 }}),
                     await api.simulate(link, {{ trials: 50, of: 'duel' }}),
                 ]"
            ),
        );
        let found: Vec<Option<Report>> = serde_json::from_value(found).unwrap();
        let found: Vec<Report> = found.into_iter().map(Option::unwrap_or_default).collect();
        assert_eq!(found[0].odds, odds, "{name}");
        assert_eq!(found[1].duel, duel, "{name}");
        let trace = Report { trace: Some(Trace::of(&scenario).0), ..Report::of(&sheet) };
        assert_eq!(found[2], trace, "{name}");
        assert_eq!(found[3].run, Some(run), "{name}");
        assert_eq!(found[4].run, Some(fights), "{name}");
    }
}

#[test]
fn a_sweep_gives_the_numbers_of_the_engine() {
    let page = open();
    let values: Vec<String> = (6..12).map(|n| n.to_string()).collect();
    let mut gauge = Gauge::new();
    for of in Ask::ALL {
        let at = |value: &String| scenario(&format!("r-def={value}"));
        let answers: Vec<_> = values.iter().map(|v| of.answer(&at(v), &mut gauge)).collect();
        let found = ask(
            &page,
            &format!(
                "return api.sweep('v=1', {{ ask: {:?}, x: {{ key: 'r-def', values: [6, 7, 8, 9, 10, 11] }} }}).sweep",
                of.word()
            ),
        );
        let found: Sweep = serde_json::from_value(found).unwrap();
        assert_eq!((found.ask.as_str(), found.answers), (of.word(), answers));
    }
}

#[test]
fn a_run_tells_its_progress_and_stops_when_told() {
    let page = open();
    let found = ask(
        &page,
        "const told = []; const onProgress = ({ done, total }) => told.push([done, total]);
         const stop = new AbortController();
         await api.simulate('v=1', { trials: 400000, onProgress });
         const ended = await api.simulate('v=1', { trials: 1e11, signal: stop.signal,
             onProgress: ({ done }) => { if (done > 1e5) stop.abort() } })
             .catch((error) => error.name);
         const early = await api.simulate('v=1', { signal: AbortSignal.abort() }).catch((e) => e.name);
         const precise = await api.simulate('v=1', { trials: 1e9, within: 1 });
         return { told, ended, early, precise: precise.run }",
    );
    let told = found["told"].as_array().unwrap();
    assert!(told.windows(2).all(|two| two[0][0].as_u64() < two[1][0].as_u64()), "{told:?}");
    assert_eq!(told.last(), Some(&json!([400_000, 400_000])));
    assert_eq!((&found["ended"], &found["early"]), (&json!("AbortError"), &json!("AbortError")));
    assert!(found["precise"]["uncertainty"].as_f64().unwrap() <= 0.01);
    assert!(found["precise"]["trials"].as_u64().unwrap() < 1_000_000);
}

#[test]
fn errors_name_the_field() {
    let page = open();
    for (call, kind, key) in [
        ("api.odds({ 'l-hp': 'many', 'l-lv': 5 })", "scenario", json!("l-hp")),
        ("api.trace('v=1&r-def=x')", "scenario", json!("r-def")),
        ("api.duel({ nonsense: 1 })", "scenario", json!("nonsense")),
        ("api.trace('v=1', { trial: 0 })", "scenario", json!("trial")),
        ("api.odds('v=1', { attacker: 'both' })", "argument", json!("attacker")),
        (
            "api.sweep('v=1', { ask: 'luck', x: { key: 'r-def', values: [1] } })",
            "argument",
            json!("ask"),
        ),
        ("api.sweep('v=1', { x: { key: 'r-def', values: ['x'] } })", "scenario", json!("r-def")),
        ("api.encodeLink({ 'l-hp': [] })", "scenario", json!("l-hp")),
        ("api.odds(7)", "scenario", Value::Null),
        ("api.odds(null)", "scenario", Value::Null),
    ] {
        let found = ask(
            &page,
            &format!(
                "try {{ {call} }} catch (e) {{ return {{ name: e.name, kind: e.kind, ours: e instanceof api.DuelscopeError, key: e.faults[0].key ?? null, says: e.message }} }}"
            ),
        );
        assert_eq!(
            (&found["name"], &found["kind"], &found["ours"], &found["key"]),
            (&json!("DuelscopeError"), &json!(kind), &json!(true), &key),
            "{call}: {found}"
        );
        assert!(found["says"].as_str().unwrap().len() > 8, "{call}");
    }
    let both = ask(
        &page,
        "const l = api.encodeLink({ 'l-lv': 18 }); const d = api.decodeLink(l + '&x=1'); return [l, d.sheet, d.notices[0].key]",
    );
    assert_eq!(both, json!(["v=1&l-lv=18", { "l-lv": "18" }, "x"]));
}
