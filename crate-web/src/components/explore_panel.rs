//! Explore: lines over one input, a map of two, and what one point of each
//! input is worth.

mod controls;
mod cross;
mod legend;
mod readout;
mod table;
mod worth;

use std::cell::RefCell;
use std::rc::Rc;

use crate::hooks::kept::{
    use_effect_with, use_memo, use_mut_ref, use_node_ref, use_state, use_state_eq,
};
use duelscope_core::sheet::{Hand, Slot};
use duelscope_text::explore::{
    attacks_change, outside, too_much_work, what_a_point_is_worth, worked_out,
};
use duelscope_text::{Lang, percent_plain};
use yew::{AttrValue, Callback, Html, Properties, component};

use crate::markup::{classes, html};

use crate::components::icon::{Icon, icon};
use crate::explore::along::place;
use crate::explore::inputs::number;
use crate::explore::view::{Levels, clamped, view};
use crate::explore::worth::{asks, now_and_reference, ranked};
use crate::explore::{Asks, Cell, Job, Setup, Swept};
use crate::hooks::{use_painting, use_surface, use_sweep};
use crate::state::{Action, State};
use cross::{Cross, Held};
use duelscope_core::sweep::Measure;

/// Explore.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct ExplorePanelProps {
    /// The page's state.
    pub state: Rc<State>,
    /// Takes what is done here.
    pub act: Callback<Action>,
    /// Where the choices wait while another panel is open.
    #[prop_or_default]
    pub kept: Kept,
}

/// The field that holds what is explored.
const KEY: &str = "explore";

/// The choices of the panel, kept by whoever shows it.
pub type Kept = Rc<RefCell<Option<Setup>>>;

/// Where the reader is in the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Reader {
    /// Walked to by keys, or touched: not set yet.
    walked: Option<[usize; 2]>,
    /// Under the mouse.
    hovered: Option<[usize; 2]>,
}

/// Controls, picture, readout, table, and the worth of points beside them.
#[component]
pub fn ExplorePanel(props: &ExplorePanelProps) -> Html {
    let ExplorePanelProps { state, act, kept } = props;
    let lang = state.lang;
    let sheet = &state.answer.sheet;

    let code = state.sheet.global(KEY);
    let named = || Setup::read(sheet, code).unwrap_or_else(|| Setup::first(sheet));
    // What was kept may have been left behind since.
    let left = |kept: &Setup| code == "none" || kept.code() == code;
    let chosen = use_state(|| kept.take().filter(left).unwrap_or_else(named));
    let setup = chosen.following(sheet);
    {
        let (chosen, kept) = (chosen.clone(), kept.clone());
        use_effect_with(setup.clone(), move |setup| {
            kept.replace(Some(setup.clone()));
            if *chosen != *setup {
                chosen.set(setup.clone());
            }
        });
    }
    // A link, or a step back, names something else than was chosen here. What was
    // chosen stands until the document has followed.
    let seen = use_mut_ref(|| code.to_owned());
    if seen.replace(code.to_owned()) != code && chosen.code() != code {
        chosen.set(named());
    }
    let on_setup = {
        let (chosen, act) = (chosen.setter(), act.clone());
        Callback::from(move |setup: Setup| {
            let code = setup.code();
            chosen.set(setup);
            act.emit(Action::Set(Slot::global(KEY), code));
        })
    };

    let axes = setup.axes.clone().map(|along| along.axis(sheet));
    let job = match (setup.two, &axes) {
        (true, [Ok(x), Ok(y)]) => Some(Asks::Map(x.clone(), y.clone())),
        (false, [Ok(x), _]) => Some(Asks::Line(x.clone())),
        _ => None,
    };
    let job = job.map(|asks| Job::new(sheet, &state.shelf, setup.measure, asks));
    let stale = state.stale() || job.is_none();
    let swept = use_sweep(job);
    let reference = state.reference.as_ref().map(|answer| &answer.sheet);
    let points = Job::new(sheet, &state.shelf, setup.measure, asks(sheet, reference));
    let points = use_sweep(Some(points));
    let [now, reference] = match points.as_deref() {
        Some(points) if points.done > 1 => now_and_reference(points),
        _ => [Cell::Waiting; 2],
    };

    let plot = use_node_ref();
    let canvas = use_node_ref();
    let offered = use_surface(&plot);
    let levels = Levels { now: now.finite(), reference: reference.finite() };
    let levels = swept.as_deref().map_or(levels, |swept| levels.within(swept));
    let drawn = use_memo(
        (swept.clone(), levels, offered.surface, lang),
        |(swept, levels, surface, lang)| {
            swept.as_deref().map(|swept| view(swept, *levels, *surface, *lang))
        },
    );
    let picture = drawn.as_ref().as_ref().map(|view| Rc::clone(&view.picture));
    use_painting(&canvas, picture, offered, stale);

    let table_open = use_state_eq(|| false);
    let reader = use_state_eq(Reader::default);
    let held = use_mut_ref(Held::default);
    let names = Hand::BOTH.map(|hand| AttrValue::from(state.name(hand)));
    let Some(swept) = swept else { return Html::default() };
    let here = here(state, &swept);
    let on_set = {
        let (act, axes) = (act.clone(), swept.job.asks.clone());
        let reader = reader.setter();
        Callback::from(move |([x, y], goes_on): ([usize; 2], bool)| {
            let at = |axis: usize, i: usize| {
                let axis = axes.axes()[axis]?;
                Some((axis.slot, axis.values.get(i)?.clone()))
            };
            let values: Vec<(Slot, String)> = at(0, x).into_iter().chain(at(1, y)).collect();
            act.emit(Action::Place(values, goes_on));
            reader.set(Reader::default());
        })
    };
    let spot = reader.hovered.or(reader.walked);
    let laid = drawn.as_ref().as_ref().and_then(|view| Some((view.plane?, &view.heights)));
    let cross = laid.map(|(plane, heights)| {
        let on_reader = {
            let reader = reader.setter();
            Callback::from(move |next: Reader| reader.set(next))
        };
        Cross {
            lang,
            swept: &swept,
            plane,
            heights,
            here: here.at,
            reader: *reader,
            on_reader,
            on_set: on_set.clone(),
        }
        .html(&held)
    });
    let worth = points.as_deref().and_then(Swept::complete).map(|(points, old)| {
        worth::worth(
            lang,
            &setup,
            sheet,
            &ranked(points),
            points.job.measure,
            old || state.stale(),
            &on_setup,
        )
    });
    html! {
        <div class="explore">
            <div class="stack">
                { controls::controls(lang, sheet, &setup, &axes, &on_setup) }
                <div class={classes!("stack", "chart", stale.then_some("stale"))}>
                <div ref={plot} class="plot square-plot">
                    <canvas ref={canvas} role="img" aria-label={readout::label(lang, &swept)} />
                    { cross }
                </div>
                { readout::readout(lang, &swept, spot.unwrap_or(here.spot), now, &names, reader.walked.is_some(), &on_set) }
                { for here.outside.iter().map(|slot| note(outside(lang, &readout::input(lang, *slot)))) }
                { nothing(lang, &swept).map(note) }
                { legend::legend(lang, &swept, &levels, &names) }
                if !swept.ended() {
                    <p class="run-note">{ worked_out(lang, &percent_plain(lang, share(&swept))) }</p>
                }
                { table::table(lang, &swept, &names, &table_open) }
                </div>
            </div>
            <section aria-label={what_a_point_is_worth(lang)}>{ worth }</section>
        </div>
    }
}

/// Where the present values lie in a picture.
struct Here {
    /// In places from the lower left corner, between them where they lie between.
    at: [f64; 2],
    /// The nearest values.
    spot: [usize; 2],
    /// The inputs whose values are beyond the range.
    outside: Vec<Slot>,
}

fn here(state: &State, swept: &Swept) -> Here {
    let sheet = &state.answer.sheet;
    let mut here = Here { at: [0.0; 2], spot: [0; 2], outside: Vec::new() };
    for (i, axis) in swept.job.asks.axes().into_iter().enumerate() {
        let Some(axis) = axis else { continue };
        here.at[i] = place(axis, sheet).unwrap_or_else(|| {
            here.outside.push(axis.slot);
            clamped(axis, number(axis.slot, sheet.get(axis.slot)).unwrap_or(0.0))
        });
        here.spot[i] = here.at[i].round() as usize;
    }
    here
}

fn share(swept: &Swept) -> f64 {
    swept.done as f64 / swept.cells.len().max(1) as f64
}

fn note(text: String) -> Html {
    html! { <p class="note">{ icon(Icon::Info) }<span>{ text }</span></p> }
}

/// Why there is no number anywhere.
fn nothing(lang: Lang, swept: &Swept) -> Option<String> {
    let none = swept.ended() && swept.cells.iter().all(|cell| *cell == Cell::Unknown);
    none.then(|| match swept.job.measure {
        Measure::Attacks => attacks_change(lang),
        _ => too_much_work(lang),
    })
}
