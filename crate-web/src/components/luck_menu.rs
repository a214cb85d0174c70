//! The menu that shows a trial by its luck, and says which it chose.

use duelscope_core::letters::lower;
use std::rc::Rc;

use crate::hooks::kept::{use_memo, use_state_eq};
use duelscope_text::luck::{
    luck, luck_best, luck_by_damage, luck_chosen, luck_ends, luck_first, luck_median, luck_quarter,
    luck_three_quarters, luck_worst,
};
use duelscope_text::{Lang, int, part_lost, part_on_its_way};
use yew::{AttrValue, Callback, Html, Properties, component};

use crate::markup::html;

use crate::answer::Answer;
use crate::components::icon::{Icon, icon};
use crate::components::menu::{Item, Menu};
use crate::luck::{Found, Luck, Offer};
use crate::montecarlo::Sampled;
use crate::pieces::{Part, SAMPLING};

/// The menu of luck.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct LuckMenuProps {
    /// Language.
    pub lang: Lang,
    /// What is attacked with.
    pub answer: Rc<Answer>,
    /// The counts of a run of it, if there was one.
    pub run: Option<Rc<Sampled>>,
    /// Told the trial to show.
    pub on_trial: Callback<u64>,
}

/// The menu, and what was chosen last for as long as it is shown.
#[component]
pub fn LuckMenu(props: &LuckMenuProps) -> Html {
    let LuckMenuProps { lang, answer, run, on_trial } = props;
    let lang = *lang;
    let open = use_state_eq(|| false);
    let chosen = use_state_eq(|| None::<(Luck, Found, u64)>);
    let scenario = &answer.scenario;
    // What samples is loaded when the menu is first opened.
    let came = use_state_eq(|| None::<bool>);
    let looked = open.then(|| SAMPLING.get()).flatten();
    let offer = use_memo(
        (looked.map(|_| (Rc::clone(&answer.pipeline), run.clone())), scenario.seed),
        |(of, seed)| -> Option<Offer> {
            let ((pipeline, run), sampling) = of.as_ref().zip(looked)?;
            Some((sampling.luck)(pipeline, *seed, run.as_ref().and_then(|run| run.attack())))
        },
    );
    let (looked_at, found) = offer.as_ref().as_ref().copied().unwrap_or((0, [None; 5]));
    let items = match (looked, &*offer) {
        (Some(sampling), Some(offer)) => (sampling.luck_items)(lang, offer, scenario.trial),
        _ => Vec::new(),
    };
    let on_choose = {
        let (chosen, on_trial, seed) = (chosen.clone(), on_trial.clone(), scenario.seed);
        Callback::from(move |i: usize| {
            let luck = Luck::ALL.get(i).copied();
            let picked = luck.zip(found.get(i).copied().flatten());
            chosen.set(picked.map(|(luck, found)| (luck, found, seed)));
            match picked {
                Some((_, found)) => on_trial.emit(found.trial),
                None if luck.is_none() => on_trial.emit(0),
                None => {}
            }
        })
    };
    let on_open = {
        let (open, came) = (open.clone(), came.setter());
        Callback::from(move |to| {
            open.set(to);
            if to && !SAMPLING.is_here() {
                let came = came.clone();
                SAMPLING.ask(Callback::from(move |here| came.set(Some(here))));
            }
        })
    };
    let title = match *came {
        Some(false) => part_lost(lang),
        _ if offer.is_none() => part_on_its_way(lang),
        _ => luck_by_damage(lang, &int(lang, looked_at as i64)),
    };
    let said = chosen.filter(|c| c.1.trial == scenario.trial && c.2 == scenario.seed);
    html! {
        <>
        <Menu id="luck" label={html! { <>{ luck(lang) }{ icon(Icon::Chevron) }</> }}
            {title} open={*open} {on_open} {items} {on_choose} />
        <span class="run-note" role="status">
            if let Some(((luck, found, _), sampling)) = said.zip(SAMPLING.get()) {
                { (sampling.luck_said)(lang, luck, found) }
            }
        </span>
        </>
    }
}

/// Trials by their luck, as entries of the menu.
pub fn items((_, found): Offer, lang: Lang, shown: u64) -> Vec<Item> {
    let first = Item { name: luck_first(lang).into(), chosen: shown == 0, ..Item::default() };
    let by_luck = Luck::ALL.iter().zip(found).map(|(&luck, found)| Item {
        name: name(lang, luck).into(),
        note: found.map_or_else(AttrValue::default, |f| {
            luck_ends(lang, &int(lang, f.loss.into()), &number(lang, f.trial)).into()
        }),
        chosen: found.is_some_and(|f| f.trial == shown),
        ..Item::default()
    });
    by_luck.chain([first]).collect()
}

/// What was chosen.
pub fn said(lang: Lang, luck: Luck, found: Found) -> String {
    let luck = lower(&name(lang, luck));
    luck_chosen(lang, &luck, &int(lang, found.loss.into()), &number(lang, found.trial))
}

fn name(lang: Lang, luck: Luck) -> String {
    match luck {
        Luck::Worst => luck_worst(lang),
        Luck::Quarter => luck_quarter(lang),
        Luck::Median => luck_median(lang),
        Luck::ThreeQuarters => luck_three_quarters(lang),
        Luck::Best => luck_best(lang),
    }
}

/// A trial's number as people count.
fn number(lang: Lang, trial: u64) -> String {
    int(lang, i64::try_from(trial.saturating_add(1)).unwrap_or(i64::MAX))
}
