//! The chart of one attack as a picture, for pages that refuse frames.

use std::rc::Rc;

use duelscope_text::chart::Topic;
use yew::{AttrValue, Html, Properties, component};

use crate::chart::layout::most_places;
use crate::chart::{Data, Series, View, picture};
use crate::components::attack_panel::exact_spread;
use crate::components::histogram::{Figures, wording};
use crate::components::later::later;
use crate::hooks::kept::{use_memo, use_node_ref};
use crate::hooks::{use_painting, use_surface};
use crate::markup::html;
use crate::pieces::DETAILS;
use crate::state::State;

/// The chart, and under which name it is saved.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct SnippetPictureProps {
    /// The page's state.
    pub state: Rc<State>,
    /// The name of its files, without their ending.
    pub name: AttrValue,
}

/// The chart, with buttons that save it.
#[component]
pub fn SnippetPicture(props: &SnippetPictureProps) -> Html {
    let SnippetPictureProps { state, name } = props;
    let lang = state.lang;
    let (plot, canvas) = (use_node_ref(), use_node_ref());
    let offered = use_surface(&plot);
    let most = most_places(offered.surface);
    let series = use_memo((Rc::clone(&state.answer), most), |(answer, most)| {
        let hp = Some(answer.pipeline.start.target.hp);
        let data = Data { exact: exact_spread(answer), hp, ..Data::default() };
        // Misses too: its mean is that of the numbers beside it.
        Series::new(&data, View::default(), *most)
    });
    let shown = use_memo((series.clone(), offered.surface, lang), |(series, surface, lang)| {
        picture(series, *surface, *lang, None)
    });
    use_painting(&canvas, Some(shown.clone()), offered, false);
    let topic = Topic::HpLost;
    let label = wording::label(&series, topic, lang);
    let figures = Figures { series, picture: shown, topic, lang, name: name.clone() };
    html! {
        <div class="chart">
            <div ref={plot} class="plot"><canvas ref={canvas} role="img" aria-label={label} /></div>
            { later(lang, &DETAILS, move |details| (details.files)(&figures)) }
        </div>
    }
}
