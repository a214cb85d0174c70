//! Ten questions with their answers; each opens the fight that shows it.

use std::rc::Rc;

use crate::hooks::kept::{use_memo, use_state_eq};
use duelscope_text::library::{examples, real_questions};
use yew::{Callback, Html, Properties, component};

use crate::markup::html;

use crate::components::icon::{Icon, icon};
use crate::components::menu::{Item, Menu};
use crate::library::{EXAMPLES, Example};
use crate::state::{Action, State};

/// The examples.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ExamplesMenuProps {
    /// The page's state.
    pub state: Rc<State>,
    /// Takes what is done here.
    pub act: Callback<Action>,
}

/// The examples.
#[component]
pub fn ExamplesMenu(props: &ExamplesMenuProps) -> Html {
    let lang = props.state.lang;
    // The answers are worked out when they are first asked for.
    let (asked, open) = (use_state_eq(|| false), use_state_eq(|| false));
    let answers = use_memo((lang, *asked), |&(lang, asked)| {
        EXAMPLES.each_ref().map(|one| if asked { one.answer(lang) } else { String::new() })
    });
    let shown = Example::of(&props.state.sheet).map(|example| example.id);
    let items: Vec<Item> = EXAMPLES
        .iter()
        .zip(&*answers)
        .map(|(example, answer)| Item {
            name: example.question(lang).into(),
            note: answer.clone().into(),
            chosen: shown == Some(example.id),
            ..Item::default()
        })
        .collect();
    let on_choose = {
        let act = props.act.clone();
        move |i: usize| act.emit(Action::Load(EXAMPLES[i].sheet(), Rc::default()))
    };
    let is_open = *open;
    let on_open = move |to: bool| {
        asked.set(true);
        open.set(to);
    };
    let label = html! { <>{ icon(Icon::Book) }<span class="label">{ examples(lang) }</span></> };
    html! {
        <Menu id="examples" {label} title={real_questions(lang)} open={is_open} {on_open} {items} {on_choose} />
    }
}
