//! What the signs of the chart mean, with its key numbers.

use std::rc::Rc;

use duelscope_text::{Lang, chart as words, int};
use yew::Html;

use crate::markup::html;

use super::wording::{key_numbers, notes};
use crate::chart::Series;

#[derive(Debug)]
pub struct Legend {
    pub series: Rc<Series>,
    pub torn: bool,
    pub log_from: Option<(f64, bool)>,
    pub lang: Lang,
}

pub fn legend(props: &Legend) -> Html {
    let Legend { series, torn, log_from, lang } = props;
    let lang = *lang;
    if series.is_empty() {
        return Html::default();
    }
    let key = |class: &'static str, text: String| html! { <span {class}>{ text }</span> };
    let sampled = series.trials.map(|n| {
        let n = int(lang, i64::try_from(n).unwrap_or(i64::MAX));
        key("key sampled", words::sampled_key(lang, &n))
    });
    let compared = series.bars.iter().any(|bar| bar.reference.is_some());
    let kills = series.hp.filter(|_| series.kills.is_some_and(|p| p > 0.0));
    let numbers = key_numbers(series, lang).map(|[mean, median, ninety]| {
        let signs = ["key mean", "key median", "key ninety"];
        signs
            .into_iter()
            .zip([mean, median, ninety])
            .map(|(sign, text)| key(sign, text))
            .collect::<Html>()
    });
    html! {
        <>
            <p class="legend">
                { sampled }
                if series.exact {
                    { key("key exact", words::exact_key(lang)) }
                }
                if compared {
                    { key("key ref", words::reference_key(lang)) }
                }
                { kills.map(|hp| key("key kill", words::kill_key(lang, &int(lang, hp.into())))) }
                { numbers }
            </p>
            { for notes(series, *torn, *log_from, lang).into_iter().map(|note| html! {
                <p class="legend">{ note }</p>
            }) }
        </>
    }
}
