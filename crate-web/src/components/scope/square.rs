//! The roll square: the axes are the two skills, the shaded area is the
//! probability, this roll is a point in it.

use duelscope_core::between;
use duelscope_core::sheet::fixed;
use duelscope_text::facts::{Contest, Purpose};
use duelscope_text::stages::Told;
use duelscope_text::{Lang, int, percent_plain, shown_rolls, stepper};
use yew::Html;

use crate::markup::{classes, html};

use super::grip::Grip;
use super::picture::Rolls;
use crate::dots::Dot;
use crate::story::square::{Point, Shape, Square, hatch, shape};

const WIDTH: f64 = 264.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 170.0;
const RIGHT: f64 = 254.0;

/// The square, or the line that a skill of 0 leaves of it.
pub(super) fn square(
    lang: Lang,
    of: &Contest,
    told: &Told,
    dots: &[Dot],
    rolls: Option<Rolls>,
) -> Html {
    let odds = of.odds.to_f64();
    let label = stepper::square_label(
        lang,
        &told.say.plain(),
        &percent_plain(lang, odds),
        &percent_plain(lang, 1.0 - odds),
    );
    let digits = int(lang, of.defense.into()).chars().count().max(1);
    let left = 24.0 + 6.5 * digits as f64 + 4.0;
    match shape(of, [left, TOP, RIGHT, BOTTOM]) {
        Shape::Square(square) => full(lang, of, &square, label, dots, rolls),
        Shape::Line { skill, attack, at } => line(lang, of, skill, attack, at, label),
    }
}

fn full(
    lang: Lang,
    of: &Contest,
    s: &Square,
    label: String,
    dots: &[Dot],
    pins: Option<Rolls>,
) -> Html {
    let pin = pins.and_then(|pins| Some((pins.of.first()?, pins.on_pin.clone())));
    let role = if pin.is_some() { "group" } else { "img" };
    let rolls = shown_rolls(lang, of);
    html! {
        <svg class="square" viewBox={format!("0 0 {} 204", num(WIDTH))} {role} aria-label={label}>
            <path class="miss" d={outline(&s.miss)} />
            <path class="hatch" d={strokes(&hatch(&s.miss, 9.0))} />
            <path class="hit" d={outline(&s.hit)} />
            { sampled(of, s, dots) }
            if let Some((p, q)) = s.tie {
                <path class="tie" d={strokes(&[(p, q)])} />
            }
            <rect class="frame" x={num(s.frame[0])} y={num(TOP)} width={num(RIGHT - s.frame[0])} height={num(BOTTOM - TOP)} />
            if let Some(from) = s.doubled_from {
                <path class="doubled" d={strokes(&[((from, BOTTOM), (RIGHT, BOTTOM))])} />
            }
            if let Some((x, y)) = s.roll {
                <path class="cross" d={format!("M{} {}V{}H{}", num(x), num(BOTTOM), num(y), num(s.frame[0]))} />
            }
            { regions(lang, of, s) }
            { axes(lang, of, s, rolls.as_ref()) }
            if let Some((x, y)) = s.roll {
                if let Some((roll, on_pin)) = pin {
                    <Grip {lang} roll={*roll} square={s.clone()} width={WIDTH} at={(x, y)} {on_pin} />
                } else {
                    <circle class="roll-ring" cx={num(x)} cy={num(y)} r="11" />
                    <circle class="roll" cx={num(x)} cy={num(y)} r="6.5" />
                }
            }
        </svg>
    }
}

/// Sampled rolls, as one path for those that hit and one for those that miss.
fn sampled(of: &Contest, s: &Square, dots: &[Dot]) -> Html {
    if dots.is_empty() || of.purpose != Purpose::Hit {
        return Html::default();
    }
    let path = |hit: bool| -> String {
        let own = dots.iter().filter(|dot| dot.2 == hit);
        own.map(|&(u, v, _)| {
            let a = f64::from(u) * f64::from(of.attack) * of.attack_times();
            let (x, y) = s.at((a, f64::from(v) * f64::from(of.defense)));
            format!("M{} {}a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0", num(x - 1.4), num(y))
        })
        .collect()
    };
    html! { <><path class="dot" d={path(true)} /><path class="dot m" d={path(false)} /></> }
}

/// The share of each region, written into it.
fn regions(lang: Lang, of: &Contest, s: &Square) -> Html {
    let odds = of.odds.to_f64();
    let (share, rest) = (percent_plain(lang, odds), percent_plain(lang, 1.0 - odds));
    let (hit, miss) = match of.purpose {
        Purpose::Hit => (stepper::region_hit(lang, &share), stepper::region_miss(lang)),
        Purpose::Crit { .. } => (stepper::region_crit(lang, &share), stepper::region_no_crit(lang)),
    };
    // A region too narrow for its words borrows the other's ground for them.
    let hit_ground = if odds > 0.3 { "on-hit" } else { "on-miss" };
    let miss_ground = if odds < 0.8 { "on-miss" } else { "on-hit" };
    let x = num(s.frame[0] + 6.0);
    let hit_y = hit_label(s, odds, hit.chars().count());
    html! {
        <>
            if odds > 0.0 {
                <text class={classes!("left", "strong", hit_ground)} x={num(RIGHT - 8.0)} y={num(hit_y)} text-anchor="end">{ hit }</text>
            }
            if odds < 1.0 {
                <text class={classes!("right", miss_ground)} x={x.clone()} y={num(TOP + 15.0)}>{ rest }</text>
                <text class={classes!("right", miss_ground)} {x} y={num(TOP + 28.0)}>{ miss }</text>
            }
        </>
    }
}

/// Where the words of the hit region stand: low in its corner, high in it where the
/// roll's dashed line would cross them, or above the roll where that is in their place.
fn hit_label(s: &Square, odds: f64, letters: usize) -> f64 {
    let from = RIGHT - 14.0 - 8.6 * letters as f64;
    let (low, high) = (BOTTOM - 11.0, TOP + 22.0);
    // Over a half, the region has the upper corner too, right of the line.
    let line = s.tie.map_or(s.frame[0], |(p, q)| if p.1 < q.1 { p.0 } else { q.0 });
    let fits = odds > 0.5 && from > line + 4.0;
    match s.roll {
        Some((x, y)) if fits && x > from && y > high + 20.0 => high,
        Some((x, y)) if x > from - 11.0 && y > low - 26.0 => {
            let above = y - 20.0;
            let share = (BOTTOM - above) / (BOTTOM - TOP);
            let edge = s.frame[0] + (line - s.frame[0]) * share;
            if from > edge + 4.0 { above } else { low }
        }
        _ => low,
    }
}

fn axes(lang: Lang, of: &Contest, s: &Square, rolls: Option<&(String, String)>) -> Html {
    let left = s.frame[0];
    let ends = |(from, to): Point| [int(lang, from as i64), int(lang, to as i64)];
    let ([x0, x1], [y0, y1]) = (ends(s.x), ends(s.y));
    let x1 = if of.magic && of.attack > 0 {
        stepper::doubled_end(lang, &x1, &int(lang, of.attack.into()))
    } else {
        x1
    };
    let (attack, defense) = rolls.map_or(("", ""), |(a, d)| (a.as_str(), d.as_str()));
    let attack = stepper::attack_axis(lang, attack);
    let defense = stepper::defense_axis(lang, defense);
    let (x, y) = s.roll.unwrap_or(((left + RIGHT) / 2.0, (TOP + BOTTOM) / 2.0));
    // A title stands at its roll, as far as it fits.
    let half = |text: &str| text.chars().count() as f64 * 2.9;
    let x = between(x, left.max(half(&attack)), (WIDTH - half(&attack)).max(left));
    let y = between(y, TOP + half(&defense) - 8.0, (BOTTOM - half(&defense) + 8.0).max(TOP));
    let tick = num(left - 5.0);
    html! {
        <>
            <text x={num(left)} y={num(BOTTOM + 14.0)}>{ x0 }</text>
            <text x={num(RIGHT)} y={num(BOTTOM + 14.0)} text-anchor="end">{ x1 }</text>
            <text class="left" x={num(x)} y={num(BOTTOM + 29.0)} text-anchor="middle">{ attack.trim().to_owned() }</text>
            <text x={tick.clone()} y={num(BOTTOM + 2.0)} text-anchor="end">{ y0 }</text>
            <text x={tick} y={num(TOP + 8.0)} text-anchor="end">{ y1 }</text>
            <text class="right" transform={format!("translate(11 {}) rotate(-90)", num(y))} text-anchor="middle">{ defense.trim().to_owned() }</text>
        </>
    }
}

/// What a skill of 0 leaves: one axis, all of it a success or a failure.
fn line(
    lang: Lang,
    of: &Contest,
    skill: i32,
    attack: bool,
    at: Option<f64>,
    label: String,
) -> Html {
    let (left, top, bottom) = (14.0, 22.0, 48.0);
    let hit = of.odds.to_f64() > 0.5;
    let (class, side, ground, words) = if hit {
        ("hit", "left", "on-hit", stepper::line_always(lang))
    } else {
        ("miss", "right", "on-miss", stepper::line_never(lang))
    };
    let corners = [(left, top), (RIGHT, top), (RIGHT, bottom), (left, bottom)];
    let rolls = shown_rolls(lang, of).map(|(a, d)| if attack { a } else { d });
    let title = if attack { stepper::attack_axis } else { stepper::defense_axis };
    let title = title(lang, rolls.as_deref().filter(|_| skill != 0).unwrap_or("0"));
    let (from, to) = (skill.min(0), skill.max(0));
    let x = at.map(|at| left + at * (RIGHT - left));
    let axis = if attack { "left" } else { "right" };
    html! {
        <svg class="square" viewBox={format!("0 0 {} 84", num(WIDTH))} role="img" aria-label={label}>
            <path {class} d={outline(&corners)} />
            if !hit { <path class="hatch" d={strokes(&hatch(&corners, 9.0))} /> }
            <path class="frame" d={outline(&corners)} />
            <text class={classes!(side, "strong", ground)} x={num((left + RIGHT) / 2.0)} y="40" text-anchor="middle">{ words }</text>
            <text x={num(left)} y="62">{ int(lang, from.into()) }</text>
            <text x={num(RIGHT)} y="62" text-anchor="end">{ int(lang, to.into()) }</text>
            <text class={axis} x={num((left + RIGHT) / 2.0)} y="77" text-anchor="middle">{ title }</text>
            if let Some(x) = x {
                <circle class="roll" cx={num(x)} cy={num((top + bottom) / 2.0)} r="6.5" />
            }
        </svg>
    }
}

fn outline(polygon: &[Point]) -> String {
    let corners: Vec<_> = polygon.iter().map(|p| format!("{} {}", num(p.0), num(p.1))).collect();
    if corners.is_empty() { String::new() } else { format!("M{}z", corners.join("L")) }
}

fn strokes(lines: &[(Point, Point)]) -> String {
    let one =
        |(p, q): &(Point, Point)| format!("M{} {}L{} {}", num(p.0), num(p.1), num(q.0), num(q.1));
    lines.iter().map(one).collect()
}

pub(super) fn num(x: f64) -> String {
    fixed(x, 2)
}
