//! `duelscope trace`: one attack, stage by stage.

use duelscope_core::exact;
use duelscope_core::report::{Report, Told, Trace};
use duelscope_core::sheet::Hand;
use duelscope_text::facts::{Event, Fact, Happening};
use duelscope_text::stages::{event, phase_name, rail_result, tell};
use duelscope_text::stepper::{attack_skill_name, defense_skill_name};
use duelscope_text::story::{Ladders, Story};
use duelscope_text::{Lang, Mark, Phrase, console, formula, int};

use crate::args::TraceArgs;
use crate::output::{Body, Output};
use crate::scene::Scene;
use crate::trouble::Trouble;

pub fn run(args: &TraceArgs) -> Result<Output, Trouble> {
    let own = [("trial", &args.trial), ("seed", &args.seed)];
    let scene = Scene::open(&args.common, &own)?;
    let pipeline = scene.scenario.pipeline(Hand::Left);
    let law = exact(&pipeline).ok();
    let (mut trace, steps) = Trace::of(&scene.scenario);
    let story = Story::new(&pipeline, &steps, &Ladders::of(&scene.scenario), law.as_ref());
    trace.told = story.stages.iter().map(|stage| told(scene.lang, &stage.told)).collect();
    let sentence = scene.sentence(law.as_ref(), None);
    let body = Body::Text(text(&scene, &trace, &sentence, args.rules));
    let report = Report { sentence: Some(sentence), trace: Some(trace), ..scene.report() };
    Ok(Output { report, body })
}

/// A stage in the page's words.
fn told(lang: Lang, of: &Happening) -> Told {
    let text = tell(lang, of);
    let mut notes: Vec<String> = Vec::new();
    if let Some(Fact::Skills(skills)) = &of.fact {
        let ladders = [
            (attack_skill_name(lang), &skills.attack_ladder),
            (defense_skill_name(lang), &skills.defense_ladder),
        ];
        let derived = ladders.into_iter().filter(|(_, rungs)| !rungs.is_empty());
        notes.extend(derived.map(|(name, rungs)| format!("{name}: {}", formula(lang, rungs))));
    }
    notes.extend(of.events.iter().map(|of| line(lang, of)));
    notes.extend(text.notes.iter().map(|note| without_picture(lang, note)));
    Told {
        name: phase_name(lang, of.phase).to_owned(),
        result: rail_result(lang, of),
        say: text.say.plain(),
        odds: text.odds.map(|odds| odds.plain()),
        notes,
        rule: text.rule.plain(),
        sources: text.cites.into_iter().map(|cite| (cite.label, cite.url)).collect(),
    }
}

/// A note; one that explains the page's picture by a formula is the formula.
fn without_picture(lang: Lang, note: &Phrase) -> String {
    let formula = note.segments().iter().find(|segment| segment.mark == Mark::Formula);
    formula.map_or_else(|| note.plain(), |segment| console::by_formula(lang, &segment.text))
}

/// What an effect or a proc did.
fn line(lang: Lang, of: &Event) -> String {
    let text = event(lang, of);
    let reason = Some(text.reason).filter(|reason| !reason.is_empty());
    let change = Some(text.change).filter(|change| !change.is_empty());
    let parts: Vec<String> = reason.into_iter().chain(change).collect();
    let indent = "  ".repeat(usize::from(of.depth));
    match parts.is_empty() {
        true => format!("{indent}{}", text.title),
        false => format!("{indent}{}: {}", text.title, parts.join(", ")),
    }
}

fn text(scene: &Scene, trace: &Trace, sentence: &str, rules: bool) -> String {
    let trial = int(scene.lang, trace.trial.try_into().unwrap_or(i64::MAX));
    let mut lines =
        vec![sentence.to_owned(), console::traced(scene.lang, &trial, &trace.seed), String::new()];
    let width = trace.told.iter().map(|told| told.name.chars().count()).max().unwrap_or(0);
    for (number, told) in (1..).zip(&trace.told) {
        lines.push(format!("{number:>2}  {:<width$}  {}", told.name, told.result));
        let more = [Some(&told.say), told.odds.as_ref()].into_iter().flatten().chain(&told.notes);
        lines.extend(more.map(|text| format!("      {text}")));
        if rules {
            lines.push(format!("      {}", told.rule));
            let sources = told.sources.iter();
            lines.extend(
                sources.map(|(label, url)| format!("      {label} {url}").trim_end().to_owned()),
            );
        }
    }
    lines.push(String::new());
    lines.push(format!("{} {}", scene.link_title(), scene.link()));
    lines.join("\n") + "\n"
}
