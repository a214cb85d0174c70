//! What a chart says in words: names of bars, the label, the notes.

use duelscope_text::chart::{self as words, Topic};
use duelscope_text::{Lang, decimal, hp, int, percent, percent_plain, range};

use crate::chart::{Bar, Heights, Series, What};

/// What a bar stands for: `9 HP lost`, `9 HP lost or more`, `miss`.
pub fn bar_name(bar: &Bar, heights: Heights, topic: Topic, lang: Lang) -> String {
    match (bar.what, heights) {
        (What::Miss, _) => words::miss(lang),
        (What::Values(low, high), Heights::Exactly) => words::exactly_value(lang, topic, low, high),
        (What::Values(low, _), Heights::AtLeast) => words::value_or_more(lang, topic, low),
        (What::Values(_, high), Heights::AtMost) => words::value_or_less(lang, topic, high),
    }
}

/// A probability beside its interval: two decimals, where they do not round it
/// to certain or impossible.
pub fn fine(p: f64, lang: Lang) -> String {
    let apart = (p * 100.0).min(100.0 - p * 100.0);
    if apart >= 0.005 {
        format!("{}\u{a0}%", decimal(lang, p * 100.0, 2))
    } else {
        percent_plain(lang, p)
    }
}

/// An exact probability at the same precision, with words for its ends.
pub fn fine_exact(p: f64, lang: Lang) -> String {
    if p == 0.0 || p == 1.0 { percent(lang, p) } else { fine(p, lang) }
}

/// Mean, median and 90 % range, where there is something.
pub fn key_numbers(series: &Series, lang: Lang) -> Option<[String; 3]> {
    let summary = series.summary?;
    let (low, high) = summary.ninety;
    Some([
        words::mean(lang, &hp(lang, summary.mean)),
        words::median(lang, &int(lang, summary.median.into())),
        words::ninety(lang, &range(lang, low.into(), high.into())),
    ])
}

/// The chart in a few sentences, for those who cannot see it.
pub fn label(series: &Series, topic: Topic, lang: Lang) -> String {
    let title = words::title(lang, topic);
    let Some([mean, median, ninety]) = key_numbers(series, lang) else {
        return words::label_nothing(lang, title);
    };
    let mut sentences = vec![words::label(lang, title, &mean, &median, &ninety)];
    if series.view.heights == Heights::Exactly {
        let likeliest = series.bars.iter().max_by(|a, b| a.height().total_cmp(&b.height()));
        sentences.extend(likeliest.map(|bar| {
            let name = bar_name(bar, Heights::Exactly, topic, lang);
            words::label_likeliest(lang, &name, &percent(lang, bar.height()))
        }));
    }
    if let Some(kills) = series.kills {
        sentences.push(words::label_kills(lang, &percent(lang, kills)));
    }
    sentences.push(words::label_table(lang));
    sentences.join(" ")
}

/// What one must know to read the picture right.
pub fn notes(
    series: &Series,
    torn: bool,
    log_from: Option<(f64, bool)>,
    lang: Lang,
) -> Vec<String> {
    let mut notes = Vec::new();
    if series.view.hits_only && series.missed > 0.0 {
        notes.push(words::of_hits(lang, &percent(lang, series.missed)));
    } else if series.missed > 0.0 && series.missed < 1.0 {
        notes.push(match series.view.heights {
            Heights::Exactly => words::summary_counts_misses(lang),
            Heights::AtLeast | Heights::AtMost => words::misses_lose_nothing(lang),
        });
    }
    if let Some(hp) = series.hp.filter(|_| series.view.capped && series.overkill) {
        notes.push(words::capped_at(lang, &int(lang, hp.into())));
    }
    if series.group() > 1 {
        notes.push(words::groups_of(lang, &int(lang, series.group())));
    }
    if torn {
        notes.push(words::torn(lang));
    }
    if let Some((floor, every_power)) = log_from {
        let from = crate::chart::layout::tick_text(lang, floor);
        notes.push(match every_power {
            true => words::log_from(lang, &from),
            false => words::log_from_thinned(lang, &from),
        });
    }
    notes
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;
    use crate::chart::{Data, Spread, View};

    fn series(view: View) -> Series {
        let spread = Spread::new(0.25, [(3, 0.25), (9, 0.5)]);
        let data = Data { exact: Some(Rc::new(spread)), hp: Some(8), ..Data::default() };
        Series::new(&data, view, 50)
    }

    fn plain(text: &str) -> String {
        text.replace('\u{a0}', " ")
    }

    #[test]
    fn the_label_carries_the_key_numbers() {
        assert_eq!(
            plain(&label(&series(View::default()), Topic::HpLost, Lang::En)),
            "HP lost to one attack: mean 5.25, median 3, 90 % within 0–9. \
             Likeliest: 9 HP lost, 50 %. Kills: 50 %. A table with the same numbers follows."
        );
        let nothing = Series::new(&Data::default(), View::default(), 50);
        assert_eq!(
            label(&nothing, Topic::HpLost, Lang::En),
            "HP lost to one attack: nothing to show yet."
        );
    }

    #[test]
    fn what_is_left_out_is_said() {
        let hits = series(View { hits_only: true, capped: true, ..View::default() });
        let said = notes(&hits, true, None, Lang::En);
        assert_eq!(said.len(), 3);
        assert!(plain(&said[0]).contains("25 % of all attacks"), "{said:?}");
        let least = series(View { heights: Heights::AtLeast, ..View::default() });
        assert_eq!(notes(&least, false, None, Lang::En), ["A miss counts as 0."]);
        assert_eq!(notes(&series(View::default()), false, None, Lang::En).len(), 1);
    }

    #[test]
    fn fine_never_rounds_to_an_end() {
        let text = |p| plain(&fine(p, Lang::En));
        assert_eq!(text(0.004_936), "0.49 %");
        assert_eq!(text(0.999_99), "> 99.99 %");
        assert_eq!(text(1e-9), "< 0.01 %");
        assert_eq!([text(0.0), text(1.0)], ["0 %", "100 %"], "of trials");
        assert_eq!(fine_exact(1.0, Lang::En), "certain");
        for i in 1..100_000 {
            let p = f64::from(i) / 1e9;
            for text in [text(p), text(1.0 - p)] {
                assert!(text != "0 %" && text != "100 %", "{p}");
            }
        }
    }

    #[test]
    fn both_directions_name_their_own_event() {
        for (heights, name) in
            [(Heights::AtLeast, "9 HP lost or more"), (Heights::AtMost, "9 HP lost or less")]
        {
            let s = series(View { heights, ..View::default() });
            let bar = s.bars.last().unwrap();
            assert_eq!(plain(&bar_name(bar, heights, Topic::HpLost, Lang::En)), name);
            let p = if heights == Heights::AtLeast { 0.5 } else { 1.0 };
            assert_eq!(bar.exact, Some(p), "{name}");
        }
    }
}
