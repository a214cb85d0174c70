//! The module for other programs, in a real browser, against the engine of these tests.

use duelscope_core::report::{Duel, Odds, Report, Run, Sweep, Trace, reported};
use duelscope_core::sheet::Hand;
use duelscope_core::sweep::{Gauge, Measure};
use duelscope_core::{run_duel_trials, run_trials};
use serde_json::{Value, json};
use tests::e2e::Page;
use tests::scenarios::{all, scenario, sheet};
use tests::vectors::questions;

/// The page with the examples, once they have run.
pub fn open() -> Page {
    let page = Page::open_on(Default::default(), "", 800, 900, false);
    page.js("location.href = 'api/examples.html'");
    page.wait_until("document.querySelectorAll('output.done').length === 9");
    page
}

/// Runs a script with the module as `api` and waits for what it returns.
pub fn ask(page: &Page, script: &str) -> Value {
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

/// What the module says of a fight: odds, duel, trace, a run of attacks and one of fights;
/// nothing where it refuses.
pub fn reports(page: &Page, link: &str, attacks: u32, fights: u32) -> Value {
    ask(
        page,
        &format!(
            "const link = {link:?};
             const or = async (f) => {{ try {{ return await f() }} catch {{ return null }} }};
             return [
                 await or(() => api.odds(link)), await or(() => api.duel(link)), api.trace(link),
                 await api.simulate(link, {{ trials: {attacks} }}),
                 await api.simulate(link, {{ trials: {fights}, of: 'duel' }}),
             ]"
        ),
    )
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
        let found = reports(&page, link, 500, 50);
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
    let gauge = Gauge::new();
    for of in Measure::ALL {
        let at = |value: &String| scenario(&format!("r-def={value}"));
        let answers: Vec<_> =
            values.iter().map(|v| reported(gauge.answer(&at(v), of, Hand::Left))).collect();
        let found = ask(
            &page,
            &format!(
                "return (await api.sweep('v=1', {{ ask: {:?}, x: {{ key: 'r-def', values: [6, 7, 8, 9, 10, 11] }} }})).sweep",
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

/// All that takes longer than a frame can be stopped, and then does nothing more.
#[test]
fn long_work_tells_its_progress_and_stops_when_told() {
    let page = open();
    let long = "v=1&r-kind=mob&r-special=Acidic&r-atk=10&r-def=6&r-dmg=1~3&r-dr=4&r-hp=30&r-ht=30&l-hp=30&l-ht=30";
    let range =
        "{ ask: 'win', x: { key: 'l-lv', values: [1, 2] }, y: { key: 'r-dr', values: [3, 4] } }";
    for work in [
        format!("api.duel({long:?}, with_)"),
        format!("api.sweep({long:?}, {{ ...{range}, ...with_ }})"),
    ] {
        let found = ask(
            &page,
            &format!(
                "const told = []; let frames = 0; let done = false;
                 const frame = () => {{ frames += 1; if (!done) requestAnimationFrame(frame) }};
                 requestAnimationFrame(frame);
                 const run = (with_) => {work};
                 await run({{ onProgress: ({{ done, total }}) => told.push(done / total) }});
                 done = true;
                 const stop = new AbortController();
                 let heard = 0;
                 const ended = await run({{ signal: stop.signal, onProgress: () => {{ heard += 1; stop.abort() }} }})
                     .catch((error) => error.name);
                 await new Promise((resolve) => setTimeout(resolve, 100));
                 const why = await run({{ signal: AbortSignal.abort('enough') }}).catch((reason) => reason);
                 return {{ told, frames, ended, heard, why }}"
            ),
        );
        let told: Vec<f64> = serde_json::from_value(found["told"].clone()).unwrap();
        assert!(told.len() > 2, "{work} is not long: {told:?}");
        assert!(told.windows(2).all(|two| two[0] <= two[1]), "{told:?}");
        assert_eq!(told.last(), Some(&1.0));
        assert!(found["frames"].as_u64() > Some(2), "the page stood still: {found}");
        let stopped = [&found["ended"], &found["heard"], &found["why"]];
        assert_eq!(stopped, [&json!("AbortError"), &json!(1), &json!("enough")], "{work}");
    }
}

/// The worked examples of whole attacks and fights.
#[test]
fn the_module_has_the_numbers_of_the_worked_examples() {
    let page = open();
    let questions = questions();
    for some in questions.chunks(40) {
        let asked: Vec<[&str; 2]> = some.iter().map(|q| [q.verb.word(), &q.link]).collect();
        let answers = ask(
            &page,
            &format!(
                "const answers = [];
                 for (const [verb, link] of {}) answers.push(await api[verb](link));
                 return answers",
                json!(asked)
            ),
        );
        let answers = answers.as_array().unwrap_or_else(|| panic!("{answers}"));
        for (question, answer) in some.iter().zip(answers) {
            question.judge(answer);
        }
    }
}

/// Names of the catalogue bring their numbers, as choosing them on the page does.
#[test]
fn a_name_brings_its_numbers() {
    let page = open();
    let found = ask(
        &page,
        "const fight = api.set('v=1', { depth: 5, 'l-from': 'mage', 'r-from': 'Gnoll', 'l-w': 'short sword', 'l-lv': 3 });
         return { fight, odds: api.odds(fight), mobs: api.presets('r-from'), buffs: api.presets('l-buffs').length }",
    );
    let sheet = &found["fight"]["sheet"];
    assert_eq!([&sheet["l-from"], &sheet["r-from"], &sheet["l-lv"]], ["MAGE", "Gnoll", "3"]);
    assert_eq!(found["odds"]["link"], found["fight"]["link"]);
    let mobs = found["mobs"].as_array().unwrap();
    assert!(
        mobs.len() > 90 && mobs.contains(&json!({ "id": "Gnoll", "name": "Gnoll scout" })),
        "{mobs:?}"
    );
    assert!(found["buffs"].as_u64() > Some(10), "{found}");

    // The link opens the same on the page.
    page.go(&format!("#{}", found["fight"]["link"].as_str().unwrap()));
    let hit = found["odds"]["odds"]["hit"]["p"].as_f64().unwrap();
    let hit = duelscope_text::percent_plain(duelscope_text::Lang::En, hit).replace('\u{a0}', " ");
    page.wait_for_text(".fact", &hit);
    page.wait_for_text(".versus", "Gnoll");
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
        ("api.set('v=1', { 'r-from': 'Gnol', 'l-hp': 5 })", "scenario", json!("r-from")),
        ("api.set('v=1', { 'l-strenght': 5 })", "scenario", json!("l-strenght")),
        ("api.set('v=1', { 'l-hp': 0 })", "scenario", json!("l-hp")),
        ("api.presets('l-hp')", "argument", json!("key")),
        ("api.presets('zauber')", "scenario", json!("zauber")),
        ("api.odds(7)", "scenario", Value::Null),
        ("api.odds(null)", "scenario", Value::Null),
    ] {
        let found = ask(
            &page,
            &format!(
                "try {{ await {call} }} catch (e) {{ return {{ name: e.name, kind: e.kind, ours: e instanceof api.DuelscopeError, key: e.faults[0].key ?? null, says: e.message }} }}"
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
