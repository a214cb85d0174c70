//! How a number of Remixed Dungeon came about, rung by rung or as one formula.

pub(crate) mod names;

use duelscope_core::rules::remixed::{Factor, Op, Rung};

use crate::{Lang, decimal, signed};

pub use names::reason;
pub(crate) use names::spaced;

/// A rung in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RungText {
    /// What it contributes: `× 1.4²`.
    pub value: String,
    /// What it is.
    pub reason: String,
    /// The total after it.
    pub so_far: String,
    /// False where it did not apply.
    pub applied: bool,
}

/// A ladder in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LadderText {
    /// The rungs worth seeing: those that applied, and a weapon's factor that
    /// was lost to the other hand's.
    pub rungs: Vec<RungText>,
    /// The rules that were asked and did not apply.
    pub passed: Vec<RungText>,
    /// The last total was cut to a whole number.
    pub cut: bool,
}

/// The ladder of a derivation.
pub fn ladder(lang: Lang, rungs: &[Rung]) -> LadderText {
    let mut text = LadderText::default();
    let mut before = 0.0;
    for rung in rungs {
        if rung.op == Op::Truncate {
            text.cut |= rung.applied && rung.total != before;
        } else {
            let told = RungText {
                value: value(lang, rung),
                reason: reason(lang, rung),
                so_far: if rung.op == Op::Exponent {
                    String::new()
                } else {
                    decimal(lang, rung.total, 3)
                },
                applied: rung.applied,
            };
            let list = if rung.applied || is_lost(rung, rungs) {
                &mut text.rungs
            } else {
                &mut text.passed
            };
            list.push(told);
        }
        before = rung.total;
    }
    text
}

/// A hand's factor that another one took the place of, and that would have
/// made a difference.
fn is_lost(rung: &Rung, rungs: &[Rung]) -> bool {
    let hand = matches!(rung.factor, Factor::MainHand | Factor::SecondHand);
    let chosen = rungs.iter().find(|r| r.applied && r.op == rung.op);
    hand && chosen.is_some_and(|chosen| chosen.value != rung.value)
}

/// The weapon's factor and that of the other hand, where the weapon's is lost
/// to it: "the dagger's 1.2 is lost to the empty hand".
pub fn lost_accuracy(lang: Lang, rungs: &[Rung]) -> Option<(String, String)> {
    let at = |factor: Factor| rungs.iter().find(|r| r.factor == factor && r.op == Op::Smallest);
    let (main, second) = (at(Factor::MainHand)?, at(Factor::SecondHand)?);
    (second.applied && main.value > second.value)
        .then(|| (decimal(lang, main.value, 3), decimal(lang, second.value, 3)))
}

fn value(lang: Lang, rung: &Rung) -> String {
    let n = decimal(lang, rung.value, 3);
    match rung.op {
        Op::Add if rung.factor == Factor::Base => n,
        Op::Add if rung.value < 0.0 => format!("− {}", decimal(lang, -rung.value, 3)),
        Op::Add => format!("+ {n}"),
        Op::Subtract => format!("− {n}"),
        Op::Multiply => format!("× {}", power(lang, rung).unwrap_or(n)),
        Op::Smallest | Op::Largest => format!("× {n}"),
        Op::Divide => format!("∕ {n}"),
        Op::Exponent => signed(lang, rung.value, 3),
        Op::Replace | Op::Truncate => format!("= {n}"),
        Op::AtLeast => format!("≥ {n}"),
    }
}

fn power(lang: Lang, rung: &Rung) -> Option<String> {
    let Factor::BonusPower { base, bonus } = rung.factor else { return None };
    Some(format!("{}{}", decimal(lang, base, 2), superscript(bonus)))
}

fn superscript(n: i32) -> String {
    let up = |c| match c {
        '-' => '\u{207b}',
        '1' => '\u{b9}',
        '2' => '\u{b2}',
        '3' => '\u{b3}',
        digit => char::from_u32(0x2070 + u32::from(digit) - u32::from('0')).unwrap_or(digit),
    };
    n.to_string().chars().map(up).collect()
}

/// The derivation as one formula with the numbers filled in:
/// `(10 + 1) × 1.4² × min(20, 1.2, 1)`.
pub fn formula(lang: Lang, rungs: &[Rung]) -> String {
    let mut text = String::new();
    let mut is_sum = false;
    for (i, rung) in rungs.iter().enumerate() {
        if !rung.applied || rung.op == Op::Exponent {
            continue;
        }
        let n = decimal(lang, rung.value, 3);
        match rung.op {
            Op::Add | Op::Subtract => {
                let minus = (rung.op == Op::Subtract) != (rung.value < 0.0);
                let n = decimal(lang, rung.value.abs(), 3);
                text = match (text.is_empty(), minus) {
                    (true, false) => n,
                    (true, true) => format!("−{n}"),
                    (false, false) => format!("{text} + {n}"),
                    (false, true) => format!("{text} − {n}"),
                };
                is_sum = text.contains(' ');
                continue;
            }
            Op::Replace => text = n,
            Op::Truncate => {
                let more = rungs[i + 1..].iter().any(|r| r.applied);
                if more {
                    text = format!("⌊{text}⌋");
                }
            }
            Op::AtLeast => text = format!("max({text}, {n})"),
            Op::Multiply | Op::Divide | Op::Smallest | Op::Largest => {
                let sign = if rung.op == Op::Divide { '∕' } else { '×' };
                let by = match rung.op {
                    Op::Smallest => among(lang, "min", rung.op, rungs),
                    Op::Largest => among(lang, "max", rung.op, rungs),
                    _ => power(lang, rung).unwrap_or(n),
                };
                text = match (text.is_empty(), is_sum) {
                    (true, _) => by,
                    (false, true) => format!("({text}) {sign} {by}"),
                    (false, false) => format!("{text} {sign} {by}"),
                };
            }
            Op::Exponent => {}
        }
        is_sum = false;
    }
    text
}

fn among(lang: Lang, name: &str, op: Op, rungs: &[Rung]) -> String {
    let all = rungs.iter().filter(|r| r.op == op).map(|r| decimal(lang, r.value, 3));
    let mut all: Vec<_> = all.collect();
    // The cap stands last in the rule's order and first in its formula.
    all.rotate_right(1);
    format!("{name}({})", all.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use duelscope_core::rules::remixed::{AttackSkill, DefenseSkill, attack_skill, defense_skill};

    #[test]
    fn a_dagger_that_is_lost_to_the_empty_hand() {
        let of = AttackSkill {
            base: 10,
            level: 1,
            bonus: 2,
            main: 1.2,
            second: 1.0,
            ranged_adjacent: false,
            easy_hero: false,
        };
        let skill = attack_skill(&of);
        assert_eq!(formula(Lang::En, &skill.rungs), "(10 + 1) × 1.4² × min(20, 1.2, 1)");
        assert_eq!(formula(Lang::Ru, &skill.rungs), "(10 + 1) × 1,4² × min(20, 1,2, 1)");
        let text = ladder(Lang::En, &skill.rungs);
        let values: Vec<_> =
            text.rungs.iter().map(|r| (r.value.as_str(), r.applied, r.so_far.as_str())).collect();
        assert_eq!(
            values,
            [
                ("10", true, "10"),
                ("+ 1", true, "11"),
                ("× 1.4²", true, "21.56"),
                ("× 1.2", false, "21.56"),
                ("× 1", true, "21.56"),
            ]
        );
        assert!(text.cut);
        assert_eq!(text.passed.len(), 3, "{text:?}");
        assert_eq!(lost_accuracy(Lang::En, &skill.rungs), Some(("1.2".to_owned(), "1".to_owned())));
    }

    #[test]
    fn an_armor_too_heavy_divides() {
        let of = DefenseSkill {
            base: 5,
            level: 1,
            bonus: 0,
            paralysed: false,
            armor_str: 13,
            effective_str: 11,
            rogue: false,
            freerunner: false,
            easy_hero: true,
            unaware_mob: false,
        };
        let skill = defense_skill(&of);
        assert_eq!(formula(Lang::En, &skill.rungs), "⌊(5 + 1) ∕ 2.25⌋ × 1.2");
        for lang in Lang::ALL {
            for rung in ladder(lang, &skill.rungs).rungs {
                assert!(!rung.reason.is_empty() && !rung.value.is_empty(), "{rung:?}");
            }
        }
    }
}
