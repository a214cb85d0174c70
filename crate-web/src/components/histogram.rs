//! The histogram of one number: exact law and sampled trials, looked at as the
//! reader likes.

mod legend;
mod readout;
mod save;
mod table;
mod toolbar;
mod walk;
pub mod wording;

use std::rc::Rc;

use crate::hooks::kept::{use_memo, use_mut_ref, use_node_ref, use_state_eq};
use duelscope_text::{Lang, chart::Topic};
use web_sys::{KeyboardEvent, MouseEvent, PointerEvent};
use yew::{Callback, Html, Properties, component};

use crate::markup::{classes, html};

use crate::chart::layout::most_places;
use crate::chart::{Data, Series, View, What, picture};
use crate::hooks::{use_painting, use_surface};
use legend::{Legend, legend};
use readout::{Readout, readout};
pub use save::Figures;
use table::Table;
pub use table::{figures, files};
use toolbar::{Toolbar, toolbar};
use walk::{Step, walk};

/// A bar that was chosen to be watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    /// What the bar stands for.
    pub what: What,
    /// The lowest trial of the run that ended there, if one is known.
    pub trial: Option<u64>,
}

/// What a histogram shows, and whom it tells.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct HistogramProps {
    /// Exact law, trials, a law to compare with, and the target's HP.
    pub data: Data,
    /// How it is looked at.
    #[prop_or_default]
    pub view: View,
    /// The reader wants to look at it so.
    #[prop_or_default]
    pub on_view: Callback<View>,
    /// The reader wants to watch an attack that ended at this bar. Without it
    /// bars can be read only.
    #[prop_or_default]
    pub on_bar: Option<Callback<Pick>>,
    /// What the numbers count.
    #[prop_or_default]
    pub topic: Topic,
    /// Language of the words.
    #[prop_or_default]
    pub lang: Lang,
    /// These are the last good numbers, not those of the form.
    #[prop_or_default]
    pub stale: bool,
}

/// Toolbar, canvas, readout, legend and table of one law.
#[component]
pub fn Histogram(props: &HistogramProps) -> Html {
    let HistogramProps { data, view, topic, lang, stale, .. } = props.clone();
    let plot = use_node_ref();
    let canvas = use_node_ref();
    let offered = use_surface(&plot);
    let hovered = use_state_eq(|| None::<What>);
    let focused = use_state_eq(|| None::<What>);
    let touched = use_mut_ref(|| false);

    let most = most_places(offered.surface);
    let series = use_memo((data, view, most), |(data, view, most)| Series::new(data, *view, *most));
    let find = |what: &What| series.bars.iter().position(|bar| bar.what == *what);
    let focus = focused.as_ref().and_then(find);
    let active = hovered.as_ref().and_then(find).or(focus);
    let picture = use_memo(
        (series.clone(), offered.surface, lang, active),
        |(series, surface, lang, active)| picture(series, *surface, *lang, *active),
    );
    use_painting(&canvas, Some(picture.clone()), offered, stale);

    let pick = {
        let (series, on_bar) = (series.clone(), props.on_bar.clone());
        Rc::new(move |bar: Option<usize>| {
            if let Some((on_bar, bar)) = on_bar.as_ref().zip(bar.and_then(|i| series.bars.get(i))) {
                on_bar.emit(Pick { what: bar.what, trial: bar.trial });
            }
        })
    };
    let at = {
        let (series, picture) = (series.clone(), picture.clone());
        move |x: i32| {
            let bar = picture.bar_at(f64::from(x)).and_then(|i| series.bars.get(i));
            bar.map(|bar| bar.what)
        }
    };
    let onpointermove = {
        let (at, hovered, focused) = (at.clone(), hovered.setter(), focused.setter());
        Callback::from(move |e: PointerEvent| {
            let bar = at(e.offset_x());
            if e.pointer_type() != "touch" {
                hovered.set(bar);
            } else if bar.is_some() {
                focused.set(bar);
            }
        })
    };
    let onpointerdown = {
        let (at, focused, touched) = (at.clone(), focused.setter(), touched.clone());
        Callback::from(move |e: PointerEvent| {
            let touch = e.pointer_type() == "touch";
            touched.replace(touch);
            if touch {
                focused.set(at(e.offset_x()));
            }
        })
    };
    let onpointerleave = {
        let hovered = hovered.setter();
        Callback::from(move |_: PointerEvent| hovered.set(None))
    };
    let onclick = {
        let (picture, pick) = (picture.clone(), pick.clone());
        Callback::from(move |e: MouseEvent| {
            // A finger chooses a bar first; the readout then offers to watch it.
            if !*touched.borrow() {
                pick(picture.bar_at(f64::from(e.offset_x())));
            }
        })
    };
    let onkeydown = {
        let (series, pick) = (series.clone(), pick.clone());
        let (hovered, focused) = (hovered.setter(), focused.setter());
        Callback::from(move |e: KeyboardEvent| {
            if e.ctrl_key() || e.alt_key() || e.meta_key() {
                return;
            }
            let Some(step) = walk(&e.key(), focus, series.bars.len()) else { return };
            e.prevent_default();
            hovered.set(None);
            match step {
                Step::To(bar) => focused.set(series.bars.get(bar).map(|b| b.what)),
                Step::Watch => pick(focus),
                Step::Leave => focused.set(None),
            }
        })
    };
    let on_watch = props.on_bar.as_ref().map(|_| Callback::from(move |()| pick(active)));

    html! {
        <div class={classes!("chart", stale.then_some("stale"))}>
            { toolbar(&Toolbar {
                view: series.view,
                asked: view,
                misses: series.missed > 0.0 && series.missed < 1.0,
                overkill: series.overkill,
                lang,
                on_view: props.on_view.clone(),
            }) }
            <div ref={plot} class="plot">
                <canvas ref={canvas} role="img" tabindex="0" aria-label={wording::label(&series, topic, lang)}
                    {onpointermove} {onpointerdown} {onpointerleave} {onclick} {onkeydown} />
            </div>
            { readout(&Readout {
                bar: active.and_then(|i| series.bars.get(i)).copied(),
                walking: hovered.is_none(),
                trials: series.trials,
                heights: series.view.heights,
                topic,
                lang,
                on_watch,
            }) }
            { legend(&Legend {
                series: series.clone(),
                lang,
                torn: picture.torn,
                log_from: picture.log_from,
            }) }
            <Table {series} {picture} {topic} {lang} />
        </div>
    }
}
