//! D3: damage cut at the target's HP, then what acts after armor.

use duelscope_text::facts::AfterArmor;
use duelscope_text::stepper::cut_caption;
use duelscope_text::{Lang, int};
use yew::Html;

use super::pips;

/// The damage row, cut at the HP.
pub(super) fn cap(lang: Lang, of: &AfterArmor) -> Html {
    let cut = of.damage.saturating_sub(of.capped);
    let aside = (cut > 0).then(|| cut_caption(lang, &int(lang, cut.into())));
    pips::damage(lang, of.damage, of.capped, aside)
}
