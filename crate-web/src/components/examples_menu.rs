//! Ten questions with their answers; each opens the fight that shows it.

use std::rc::Rc;

use crate::hooks::kept::{use_memo, use_state_eq};
use duelscope_text::Lang;
use duelscope_text::library::{examples, real_questions};
use yew::{Callback, Html, Properties, component};

use crate::markup::html;

use crate::components::icon::{Icon, icon};
use crate::components::later::{Wanted, use_piece};
use crate::components::menu::{Item, Menu};
use crate::library::{EXAMPLES, Example, example_of};
use crate::pieces::LIBRARY;
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
    let open = use_state_eq(|| false);
    // The answers are worked out when they are first asked for.
    let way = use_piece(Wanted(&LIBRARY), *open);
    let library = open.then(|| LIBRARY.get()).flatten();
    let items = use_memo((lang, library.is_some()), |&(lang, _)| {
        library.map_or_else(Vec::new, |library| (library.examples)(lang))
    });
    let shown = example_of(&props.state.sheet);
    let items: Vec<Item> = items
        .iter()
        .enumerate()
        .map(|(i, item)| Item { chosen: shown == Some(i), ..item.clone() })
        .collect();
    let title = if items.is_empty() { way.said(lang) } else { real_questions(lang) };
    let on_choose = {
        let act = props.act.clone();
        move |i: usize| {
            if let Some(library) = LIBRARY.get() {
                act.emit(Action::Load((library.example)(i), Rc::default()));
            }
        }
    };
    let is_open = *open;
    let on_open = move |to: bool| open.set(to);
    let label = html! { <>{ icon(Icon::Book) }<span class="label">{ examples(lang) }</span></> };
    html! {
        <Menu id="examples" {label} {title} open={is_open} {on_open} {items} {on_choose} />
    }
}

/// The questions with their answers, as entries of the menu.
pub fn items(lang: Lang) -> Vec<Item> {
    let item = |example: &Example| Item {
        name: example.question(lang).into(),
        note: example.answer(lang).into(),
        ..Item::default()
    };
    EXAMPLES.iter().map(item).collect()
}
