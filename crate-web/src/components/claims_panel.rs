//! What the wiki says against what the game does: for the present fight, and
//! for the numbers known to be wrong.

use std::rc::Rc;

use crate::hooks::kept::use_memo;
use duelscope_text::claims::{
    claim, game_does, known_wrong, open_a_claim, page_says, sanctum_has_no_page,
};
use duelscope_text::{Lang, claims as say, int, too_large};
use web_sys::MouseEvent;
use yew::{Callback, Html, Properties, component};

use crate::markup::html;

use crate::answer::{Fight, Missing};
use crate::components::duel_panel::without_law;
use crate::components::icon::{Icon, icon};
use crate::components::lead::lead_to;
use crate::hooks::{Grown, use_work};
use crate::library::claims::Value;
use crate::library::{CLAIMS, Claim, editions};
use crate::state::{Action, State};

/// What the wiki says against what the game does.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ClaimsPanelProps {
    /// The page's state.
    pub state: Rc<State>,
    /// Takes what is done here.
    pub act: Callback<Action>,
}

/// What the wiki says against what the game does.
#[component]
pub fn ClaimsPanel(props: &ClaimsPanelProps) -> Html {
    let ClaimsPanelProps { state, act } = props;
    let lang = state.lang;
    let known = use_memo((), |()| CLAIMS.each_ref().map(Claim::values));
    let fight =
        use_work(Fight(Rc::clone(&state.answer)), |fight| editions::compare(&fight.0.sheet));
    let note =
        |text: String| html! { <p class="note">{ icon(Icon::Info) }<span>{ text }</span></p> };
    html! {
        <div class="cards">
            <section>
                <h3>{ say::this_fight(lang) }</h3>
                { match fight {
                    Some(Grown::Whole(fight)) => match &*fight {
                        Ok(fight) => this_fight(lang, fight),
                        Err(too) => note(too_large(lang, &int(lang, i64::try_from(too.found).unwrap_or(i64::MAX)))),
                    },
                    Some(Grown::Part(done)) => without_law(lang, Missing::Later(done)),
                    None => note(sanctum_has_no_page(lang)),
                } }
            </section>
            <section>
                <h3>{ known_wrong(lang) }</h3>
                <table class="numbers claims">
                    <caption>{ open_a_claim(lang) }</caption>
                    <thead><tr><th scope="col">{ claim(lang) }</th><th scope="col">{ page_says(lang) }</th><th scope="col">{ game_does(lang) }</th></tr></thead>
                    <tbody>{ for CLAIMS.iter().zip(&*known).map(|(claim, values)| row(lang, claim, *values, act)) }</tbody>
                </table>
            </section>
        </div>
    }
}

/// The two editions of the present fight.
fn this_fight(lang: Lang, fight: &editions::Compared) -> Html {
    let pair = |page: Value, game: Value| {
        let (page, game) = (page.said(lang), game.said(lang));
        let wrong = (page != game).then_some("false");
        html! {
            <div class="claim">
                <p class={wrong}>{ page_says(lang) }<br /><b>{ page }</b></p>
                <p class="true">{ game_does(lang) }<br /><b>{ game }</b></p>
            </div>
        }
    };
    let [attack, defense] = fight.skills.map(|skill| int(lang, skill.into()));
    html! {
        <>
        <p>{ say::by_share(lang, &attack, &defense) }</p>
        { pair(fight.share, fight.hit) }
        <table class="numbers">
            <caption>{ say::by_edition(lang) }</caption>
            <thead><tr><td></td><th scope="col">{ page_says(lang) }</th><th scope="col">{ game_does(lang) }</th></tr></thead>
            <tbody>
                { for fight.rows.iter().map(|(what, page, game)| html! {
                    <tr><th scope="row">{ what(lang) }</th>{ sides(lang, *page, *game) }</tr>
                }) }
            </tbody>
        </table>
        </>
    }
}

/// The cells of both sides; what is wrong is struck through, what is right bold.
fn sides(lang: Lang, page: Value, game: Value) -> Html {
    let (page, game) = (page.said(lang), game.said(lang));
    if page == game {
        return html! { <><td>{ page }</td><td>{ game }</td></> };
    }
    html! { <><td><s>{ page }</s></td><td><b>{ game }</b></td></> }
}

fn row(
    lang: Lang,
    claim: &'static Claim,
    values: Option<[Value; 2]>,
    act: &Callback<Action>,
) -> Html {
    let Some([page, game]) = values else { return html! {} };
    let act = act.clone();
    let onclick = move |event: MouseEvent| {
        // With a key held it opens beside this page, as links do.
        if event.ctrl_key() || event.meta_key() || event.shift_key() {
            return;
        }
        event.prevent_default();
        act.emit(Action::Load(claim.sheet(), Rc::default()));
        lead_to("scope");
    };
    html! {
        <tr key={claim.id}>
            <th scope="row"><a href={format!("#v=1&{}", claim.link)} {onclick}>{ claim.what(lang) }</a>{ " " }{ page_of(lang, claim) }</th>
            { sides(lang, page, game) }
        </tr>
    }
}

/// Which page says so.
fn page_of(lang: Lang, claim: &Claim) -> Html {
    // Names of pages are long words: they break where they are put together.
    let label = claim.page.label(lang);
    let label = label.split_inclusive('_').map(|part| html! { <>{ part.to_owned() }<wbr /></> });
    let label = html! { { for label } };
    match claim.page.url() {
        Some(href) => {
            html! { <small><a {href} target="_blank" rel="noopener">{ label }</a></small> }
        }
        None => html! { <small>{ label }</small> },
    }
}
