//! The field table as test data: every slot, and texts that each can hold.

use duelscope_core::rules::remixed::{Buff, Enchantment, Glyph, Mob, WeaponSpecial};
use duelscope_core::rules::sanctum::effects::{Op, When};
use duelscope_core::rules::sanctum::readings::{Question, Reading};
use duelscope_core::sheet::{Field, GLOBAL, Hand, Kind, ListOf, PANELS, SIDE, Slot};

/// Every slot in the table's order.
pub fn slots() -> impl Iterator<Item = Slot> {
    let sides = Hand::BOTH
        .into_iter()
        .flat_map(|hand| SIDE.iter().map(move |field| Slot { hand: Some(hand), field }));
    GLOBAL.iter().map(|field| Slot { hand: None, field }).chain(sides)
}

/// The ids that mean something in a field of [`Kind::Id`].
pub fn ids(field: &Field) -> Vec<&'static str> {
    let all = |ids: Vec<&'static str>| ids.into_iter().chain(["none"]).collect();
    match field.key {
        "special" => all(Mob::ALL.iter().map(|m| m.id()).collect()),
        "w-enchant" | "o-enchant" | "t-enchant" => {
            all(Enchantment::ALL.iter().map(|e| e.id()).collect())
        }
        "a-glyph" => all(Glyph::ALL.iter().map(|g| g.id()).collect()),
        "w" | "o" | "t" => all(WeaponSpecial::ALL.iter().map(|w| w.id()).collect()),
        "explore" => vec!["none", "win_l-str", "hit_l-atk_5_30_26_r-def"],
        _ => vec!["none", "Anything-1"],
    }
}

/// Every effect that may stand somewhere, with an amount of 2.
pub fn effects() -> Vec<String> {
    let mut codes = Vec::new();
    for when in When::all() {
        for (word, amount) in Op::words() {
            let op = Op::named(word, 2).expect("a word of the list");
            if op.fits(when) {
                let amount = if amount { "~2" } else { "" };
                codes.push(format!("{}.{word}{amount}", when.word()));
            }
        }
    }
    codes
}

/// Every value of every reading, the defaults too.
pub fn readings() -> Vec<String> {
    let values = |&question: &Question| {
        (0..question.values()).map(move |value| Reading { question, value }.to_string())
    };
    Question::ALL.iter().flat_map(values).collect()
}

/// Pins of every stage that rolls, at both ends.
pub fn pins() -> Vec<String> {
    let stages = ["damage", "armor", "attack", "enchant", "defense", "glyph", "take"];
    let of = |stage: &str| {
        [format!("{stage}~0"), format!("{stage}.1~2000000"), format!("{stage}.0.2~-1")]
    };
    let contests = ["hit~0~9999", "hit~9999~0", "crit~9999~0"].map(str::to_owned);
    contests.into_iter().chain(stages.into_iter().flat_map(of)).collect()
}

/// Every code of a list's vocabulary; buffs are of level 2.
pub fn codes(of: ListOf) -> Vec<String> {
    match of {
        ListOf::Buffs => Buff::ALL.iter().map(|buff| format!("{}.2", buff.id())).collect(),
        ListOf::Effects => effects(),
        ListOf::Readings => readings(),
        ListOf::Pins => pins(),
        ListOf::Panels => PANELS.iter().map(|&panel| panel.to_owned()).collect(),
    }
}

/// Texts worth trying in a field: its ends, 0 and 1 where it takes them, some
/// between, and every word, id and code.
pub fn texts(field: &Field) -> Vec<String> {
    let inside = |min: i64, max: i64, more: &[i64]| -> Vec<i64> {
        let mut all: Vec<i64> = [min, max, 0, 1].iter().chain(more).copied().collect();
        all.retain(|n| (min..=max).contains(n));
        all.sort();
        all.dedup();
        all
    };
    let own = |words: Vec<&str>| words.into_iter().map(str::to_owned).collect();
    match field.kind {
        Kind::Int { min, max } => {
            inside(min.into(), max.into(), &[-7, 2, 3, 9, 40]).iter().map(i64::to_string).collect()
        }
        Kind::Decimal { min, max } => {
            let mut all = vec![min, max, 0.0, 0.5, 1.0, 3.0];
            all.retain(|x| (min..=max).contains(x));
            all.iter().map(f32::to_string).collect()
        }
        Kind::Span { min, max } => {
            let (min, max) = (i64::from(min), i64::from(max));
            let ends = inside(min, max, &[6]);
            let pair = |&a: &i64| ends.iter().map(move |b| format!("{a}~{b}"));
            ends.iter().flat_map(pair).collect()
        }
        Kind::Choice(words) => own(words.to_vec()),
        Kind::Flag => own(vec!["no", "yes"]),
        Kind::Id(_) => own(ids(field)),
        Kind::Text { max } => vec![String::new(), "x".repeat(max), "Герой".to_owned()],
        Kind::List { max, of } => {
            let mut all = codes(of);
            all.push(String::new());
            let full: Vec<String> = codes(of).into_iter().cycle().take(max).collect();
            all.push(full.join(","));
            all
        }
        Kind::Seed => own(vec!["0", "7f3a", "ffffffffffffffff"]),
        Kind::Count => own(vec!["1", "1000", "1000000000000"]),
    }
}
