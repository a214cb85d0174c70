//! Words for the ways an attack can go.

use duelscope_core::{Outcome, Parting, Stage};

use crate::book::messages;
use crate::pins::{capital, stage_rolls};
use crate::stages::outcome_name;
use crate::{Lang, choice_label};

messages! {
    /// Button: shows the ways.
    branches() {
        en "Branches";
        ru "Ветви";
    }
    /// Above the ways.
    ways_of_attack() {
        en "Ways this attack can go";
        ru "Как может пойти эта атака";
    }
    /// Under the ways.
    ways_note() {
        en "Exact shares of all attacks, and HP lost on average. Choosing a way pins the yes-or-no rolls that lead there, and takes another trial where damage decides.";
        ru "Точные доли от всех атак и средняя потеря ОЗ. Выбор ветви закрепляет броски «да или нет», которые к ней ведут, а где решает урон, берёт другое испытание.";
    }
    /// Under ways that were too many to follow.
    ways_cut() {
        en "Ways marked with … part further.";
        ru "Ветви с … делятся дальше.";
    }
    /// Column: what the way is.
    way() {
        en "way";
        ru "ветвь";
    }
    /// Column: how often the attack goes this way.
    way_share() {
        en "share";
        ru "доля";
    }
    /// Column: HP lost on average.
    way_loss() {
        en "HP lost";
        ru "потеря ОЗ";
    }
    /// Said of the way of the trial that is shown.
    way_went() {
        en "(this trial)";
        ru "(это испытание)";
    }
    /// What one can do with a way.
    way_take(way: &str) {
        en "{way}: pin the rolls that lead here";
        ru "{way}: закрепить броски, ведущие сюда";
    }
    /// What one can do with a way that more than yes-or-no rolls decides.
    way_see(way: &str) {
        en "{way}: see a trial that goes here";
        ru "{way}: посмотреть испытание, которое туда ведёт";
    }
    /// No trial was found that goes a way.
    way_not_found(way: &str, trials: &str) {
        en "{way}: none of {trials} trials went there. It is possible, and rare.";
        ru "{way}: ни одно из {trials} испытаний туда не привело. Это возможно, но редко.";
    }
    /// The attack hits.
    way_hit() {
        en "Hit";
        ru "Попадание";
    }
    /// It does not.
    way_miss() {
        en "Miss";
        ru "Промах";
    }
    /// The hit is critical.
    way_crit() {
        en "Critical hit";
        ru "Крит";
    }
    /// It is not.
    way_plain() {
        en "No critical hit";
        ru "Без крита";
    }
    /// A roll that other ways make is not made.
    way_not_asked(what: &str) {
        en "{what}: not rolled";
        ru "{what}: без броска";
    }
}

/// What a way is called among those that part at the same stage.
pub fn way_name(lang: Lang, stage: &Stage, of: &Parting) -> String {
    let won = of.rolls.first().map(|(_, roll)| roll.draw.pick == 1);
    match (stage, won, of.ended) {
        (Stage::Hit(_), Some(true), _) => way_hit(lang),
        (Stage::Hit(_), Some(false), _) => way_miss(lang),
        (Stage::Crit(_), Some(true), _) => way_crit(lang),
        (Stage::Crit(_), Some(false), _) => way_plain(lang),
        (_, None, Some(outcome)) => capital(outcome_name(lang, outcome)),
        (_, None, None) => way_not_asked(lang, &stage_rolls(lang, stage)),
        (_, Some(_), ended) => rolled(lang, stage, of, ended),
    }
}

fn rolled(lang: Lang, stage: &Stage, of: &Parting, ended: Option<Outcome>) -> String {
    let word = |yes: bool| choice_label(lang, "", if yes { "yes" } else { "no" });
    let picks: Vec<_> = of.rolls.iter().map(|(_, roll)| word(roll.draw.pick == 1)).collect();
    let end = ended.map(|outcome| format!(", {}", outcome_name(lang, outcome)));
    format!("{}: {}{}", stage_rolls(lang, stage), picks.join(", "), end.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelscope_core::sheet::{Hand, decode};
    use duelscope_core::{Branch, Pipeline, Scenario, branches};

    fn names(lang: Lang, pipeline: &Pipeline, of: &Branch, into: &mut Vec<String>) {
        for branch in &of.branches {
            let stage = &pipeline.stages[branch.parting.index];
            into.push(way_name(lang, stage, &branch.parting));
            names(lang, pipeline, branch, into);
        }
    }

    #[test]
    fn ways_beside_each_other_have_names_of_their_own() {
        for link in ["", "v=1&l-w-enchant=Luck&r-a-glyph=Potential", "v=1&rules=combined"] {
            let (sheet, _) = decode(link);
            let pipeline = Scenario::read(&sheet).expect("a valid sheet").pipeline(Hand::Left);
            let tree = branches(&pipeline, &[], 100).expect("a small law");
            for lang in Lang::ALL {
                let mut all = Vec::new();
                names(lang, &pipeline, &tree, &mut all);
                let first = [way_hit(lang), way_miss(lang)];
                assert!(first.iter().all(|name| all.contains(name)), "{all:?}");
                check(lang, &pipeline, &tree);
            }
        }
    }

    fn check(lang: Lang, pipeline: &Pipeline, of: &Branch) {
        let name = |b: &Branch| way_name(lang, &pipeline.stages[b.parting.index], &b.parting);
        let mut beside: Vec<_> = of.branches.iter().map(name).collect();
        beside.sort();
        beside.dedup();
        assert_eq!(beside.len(), of.branches.len(), "{beside:?}");
        of.branches.iter().for_each(|branch| check(lang, pipeline, branch));
    }
}
