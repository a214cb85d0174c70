//! A bar that has lost a part: HP, armor, damage.

use yew::Html;

use crate::markup::{classes, css_percent, html};

use crate::story::soak::share;

/// `after` of `full`, with the part that was there `before` struck red.
pub(super) fn bar(class: Option<&'static str>, label: String, points: [i32; 3]) -> Html {
    let [before, after, full] = points.map(i64::from);
    // More than full is shown as full.
    let full = full.max(before).max(after);
    let (now, was) = (share(after, full), share(before, full));
    let width = css_percent(now.min(was));
    html! {
        <svg class={classes!("hp-bar", class)} role="img" aria-label={label}>
            <rect width={width.clone()} height="100%" />
            if was > now {
                <line class="lost" x1={width} x2={css_percent(was)} y1="50%" y2="50%" />
            } else if now > was {
                <rect class="gain" x={width} width={css_percent(now - was)} height="100%" />
            }
        </svg>
    }
}
