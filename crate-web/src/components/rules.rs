//! The switches of the whole page: ties, difficulty, depth, whom to blame, and
//! how Sanctum's open questions are read. Folded, but never out of sight: the
//! line that unfolds them says what they are set to.

use std::rc::Rc;

use duelscope_core::rules::sanctum::readings::Question;
use duelscope_core::sheet::{GLOBAL, Group, Kind, Slot};
use duelscope_text::readings::{readings_changed, readings_default};
use duelscope_text::{Lang, choice_label, field_label, int, rules_and_place, switch_value};
use yew::{AttrValue, Callback, Html};

use crate::markup::html;

use crate::components::field::Field;
use crate::components::fold::Fold;
use crate::components::icon::{Icon, icon};
use crate::components::later::later;
use crate::components::readings::{self, Readings};
use crate::pieces::DETAILS;
use crate::state::{Action, State};

/// The switches of the whole page.
#[derive(Debug)]
pub struct Rules {
    /// The page's state.
    pub state: Rc<State>,
    /// Takes what is done here.
    pub act: Callback<Action>,
}

/// The switches, folded under a line that says how they stand.
pub fn rules(props: &Rules) -> Html {
    let Rules { state, act } = props;
    let lang = state.lang;
    let questions = Slot::global("readings");
    let asked = state.sheet.applies(questions);
    let slots: Vec<Slot> = switches().filter(|&slot| state.sheet.applies(slot)).collect();
    // A field with a fault is never hidden in the fold.
    let fault = slots.iter().chain([&questions]).any(|&slot| state.error(slot).is_some());
    html! {
        <Fold class="rules" id="rules" {fault} summary={html! {
            <>
                { icon(Icon::Book) }<b>{ rules_and_place(lang) }</b>
                <span class="row">
                    { for slots.iter().map(|&slot| standing(state, slot)) }
                    if asked { { readings_standing(lang, state.sheet.get(questions)) } }
                </span>
                { icon(Icon::Chevron) }
            </>
        }}>
            <div class="card" role="region" aria-label={rules_and_place(lang)}>
                <div class="fields many">
                    { for slots.iter().map(|&slot| html! {
                        <Field {lang} {slot} text={AttrValue::from(state.sheet.get(slot).to_owned())}
                            preset={changed(state, slot).then(|| AttrValue::from(slot.default()))}
                            error={state.error(slot).cloned()} act={act.clone()} />
                    }) }
                </div>
                if asked {
                    { later(lang, &DETAILS, {
                        let act = act.clone();
                        let readings = Readings {
                            lang,
                            codes: AttrValue::from(state.sheet.get(questions).to_owned()),
                            error: state.error(questions).cloned(),
                            on_set: Callback::from(move |text| act.emit(Action::Set(questions, text))),
                        };
                        move |details| (details.readings)(&readings)
                    }) }
                }
            </div>
        </Fold>
    }
}

/// The fields of the whole page that have no place of their own: ruleset and
/// edition stand in the header, seed and trials at the run.
fn switches() -> impl Iterator<Item = Slot> {
    let here = |key: &str| !matches!(key, "rules" | "edition" | "readings");
    GLOBAL
        .iter()
        .filter(move |f| matches!(f.group, Group::Rules | Group::Blow) && here(f.key))
        .map(|field| Slot { hand: None, field })
}

fn changed(state: &State, slot: Slot) -> bool {
    state.sheet.get(slot) != slot.default()
}

/// What a switch is set to; bold where that is not the default.
fn standing(state: &State, slot: Slot) -> Html {
    let (lang, text) = (state.lang, state.sheet.get(slot));
    let value = match slot.field.kind {
        Kind::Choice(_) | Kind::Flag => choice_label(lang, slot.field.key, text),
        _ => text.to_owned(),
    };
    let said = switch_value(lang, &field_label(lang, slot.field), &value);
    // On a phone only what differs has room.
    let class = (!changed(state, slot)).then_some("minor");
    html! { <span {class}>{ mark(said, changed(state, slot)) }</span> }
}

fn readings_standing(lang: Lang, codes: &str) -> Html {
    let changed = readings::of(codes).changed().count();
    let all = int(lang, Question::ALL.len() as i64);
    match changed {
        0 => mark(readings_default(lang, &all), false),
        n => mark(readings_changed(lang, &int(lang, n as i64), &all), true),
    }
}

fn mark(text: String, changed: bool) -> Html {
    html! { if changed { <b>{ text }</b> } else { <span>{ text }</span> } }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every field of the whole page can be reached: here, in the header, at
    /// the run, or in the stepper.
    #[test]
    fn no_field_of_the_page_is_out_of_reach() {
        let elsewhere = [
            "rules", "edition", "readings", "seed", "trials", "within", "trial", "step", "pins",
            "explore", "detail",
        ];
        let here: Vec<&str> = switches().map(|slot| slot.field.key).collect();
        for field in GLOBAL {
            assert!(here.contains(&field.key) != elsewhere.contains(&field.key), "{}", field.key);
        }
    }
}
