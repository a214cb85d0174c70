//! Exact laws that are pinned to the last bit: float32 skills, powers, masses
//! and their sums come out alike on every machine and in every browser.

use duelscope_core::sheet::Hand;
use duelscope_core::{Exact, exact};

use crate::scenarios::scenario;

/// Links and what [`digest`] makes of both sides' attacks. Who changes a rule
/// or the order in which masses are added pins them anew.
#[rustfmt::skip]
pub const LAWS: &[(&str, u64)] = &[
    ("", 0x8a33_1252_486f_bc7a),
    ("l-lv=15&l-b-atk=2&r-b-def=3&r-lv=7&r-def=21", 0x39ef_874f_0967_ec8c),
    ("l-w-enchant=Luck&l-w-min=1&l-w-max=3&l-w-lv=1&l-str=12&r-hp=20&r-ht=20", 0x77f1_a8f3_dece_1f7a),
    ("difficulty=expert&l-o=Dagger&l-o-kind=melee&l-o-min=1&l-o-max=4&l-o-acc=0.8&l-o-str=14&r-def=12", 0x8fb8_03fd_94d0_1dc2),
    ("l-o=WoodenShield&l-o-kind=shield&l-o-tier=2&l-o-lv=3&l-str=13&r-buffs=RingOfThorns.1", 0x1940_d842_8df3_ee90),
    ("rules=sanctum&l-m-dmg=0~9&r-m-effects=after.reflect,after.reduce~1", 0xcb6a_8ef4_d2e3_6f87),
    ("rules=combined&r-m-effects=before.add-armor~2,after.reflect&l-m-effects=deals.add~1", 0xfd32_e1a6_2c6e_9e0c),
];

/// Everything in a law, to the last bit (FNV-1a).
pub fn digest(laws: &[Exact]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |word: u64| {
        for byte in word.to_le_bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    for law in laws {
        for bars in [&law.hp_loss, &law.attacker_loss] {
            for &(value, mass) in bars.entries() {
                add(u64::from(value.cast_unsigned()));
                add(mass.to_bits());
            }
        }
        for stage in &law.stages {
            add(stage.alive.to_bits());
            stage.ended.iter().for_each(|p| add(p.to_bits()));
        }
    }
    hash
}

/// What differs from [`LAWS`] here: links with what they give.
pub fn differences() -> Vec<String> {
    let mut differences = Vec::new();
    for &(link, pinned) in LAWS {
        let law = |hand| exact(&scenario(link).pipeline(hand)).expect("small");
        let got = digest(&Hand::BOTH.map(law));
        if got != pinned {
            differences.push(format!("{link:?}: {got:#018x} for {pinned:#018x}"));
        }
    }
    differences
}
