//! A side's derived numbers, each with its worked formula on demand.

use duelscope_core::Fight;
use duelscope_core::rules::remixed::in_flight;
use duelscope_core::sheet::Hand;
use duelscope_text::{
    Lang, derived_attack, derived_damage, derived_defense, derived_delay, derived_reduction,
    formula, in_turns, range,
};
use yew::Html;

use crate::markup::html;

/// The derived numbers of a fighter: it attacks the other side and is attacked
/// by it. Under the combined rules nothing reduces but Sanctum's armor.
pub fn derived(lang: Lang, fight: &Fight, hand: Hand, reduces: bool) -> Html {
    let fighter = fight.fighter(hand);
    let attack = in_flight(fighter, fight.attack(hand), &fight.rules);
    let skill = fighter.attack_skill(&attack, &fight.rules);
    let defense = fighter.defense_skill(&fight.rules);
    let other = hand.other();
    let reduction = fighter.dr(fight.fighter(other), fight.attack(other), &fight.rules);
    let delay = fight.attack_delay(hand);
    let blow = fight.blow(hand);
    let (lo, hi) = blow.damage.iter().fold((0_i64, 0_i64), |(lo, hi), term| {
        let (a, b) = term.roll.ends();
        (lo + i64::from(a), hi + i64::from(b))
    });
    let row = |name: String, value: String, worked: String| {
        html! {
            <details>
                <summary><span>{ name }</span>{ " " }<b>{ value }</b></summary>
                <code class="formula">{ worked }</code>
            </details>
        }
    };
    let int = |n: i32| duelscope_text::int(lang, n.into());
    html! {
        <div class="derived">
            { row(derived_attack(lang), int(skill.value), formula(lang, &skill.rungs)) }
            { row(derived_defense(lang), int(defense.value), formula(lang, &defense.rungs)) }
            <div class="pair-row"><span>{ derived_damage(lang) }</span>{ " " }<b>{ range(lang, lo, hi) }</b></div>
            if reduces {
                { row(derived_reduction(lang), range(lang, 0, reduction.value.max(0).into()), formula(lang, &reduction.rungs)) }
            }
            { row(derived_delay(lang), in_turns(lang, delay.value), formula(lang, &delay.rungs)) }
        </div>
    }
}
