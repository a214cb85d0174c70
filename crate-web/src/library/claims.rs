//! Known wrong numbers: what a page of the game's wiki says, and what the game
//! does. The game's side is worked out by the engine from the fight that shows
//! it; the page's side is quoted, or follows the page's own formula.

mod sides;

use duelscope_core::sheet::{Sheet, decode};
use duelscope_text::{Lang, claims as say, hp, int, percent_plain, range};

use super::Figures;

pub use sides::share;

/// A wrong number.
#[derive(Clone, Copy, Debug)]
pub struct Claim {
    /// Its name, for tests and ids.
    pub id: &'static str,
    /// The page's id at the wiki, or what else it is called.
    pub page: Page,
    /// The fight that shows it.
    pub link: &'static str,
    what: fn(Lang) -> String,
    page_says: fn(&Figures) -> Value,
    game_does: fn(&Figures) -> Value,
}

/// A page of the wiki.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// As it stands now, by its id.
    Now(&'static str),
    /// The combat page as it stood on 1 January 2026.
    January,
    /// The list of questions players ask.
    Faq,
}

/// A number of a claim.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// A probability.
    Odds(f64),
    /// HP, a factor, turns.
    Points(f64),
    /// A range of whole numbers.
    Range(i32, i32),
    /// A whole number.
    Whole(i32),
}

impl Claim {
    /// The document it opens.
    pub fn sheet(&self) -> Sheet {
        decode(self.link).0
    }

    /// What it is about.
    pub fn what(&self, lang: Lang) -> String {
        (self.what)(lang)
    }

    /// What the page says and what the game does; `None` if the engine could
    /// not follow the fight, which a test rules out.
    pub fn values(&self) -> Option<[Value; 2]> {
        let figures = Figures::of(&self.sheet())?;
        Some([(self.page_says)(&figures), (self.game_does)(&figures)])
    }
}

impl Value {
    /// The number as a column of numbers shows it.
    pub fn said(self, lang: Lang) -> String {
        match self {
            Value::Odds(p) => percent_plain(lang, p),
            Value::Points(x) => hp(lang, x),
            Value::Range(lo, hi) => range(lang, lo.into(), hi.into()),
            Value::Whole(n) => int(lang, n.into()),
        }
    }
}

impl Page {
    /// What a link to it says.
    pub fn label(self, lang: Lang) -> String {
        match self {
            Page::Now(id) => id.to_owned(),
            Page::January => say::page_of_january(lang, COMBAT),
            Page::Faq => say::faq(lang),
        }
    }

    /// Where it stands, if it can be linked to.
    pub fn url(self) -> Option<String> {
        let id = match self {
            Page::Now(id) => id,
            Page::January => COMBAT,
            Page::Faq => return None,
        };
        Some(format!("https://wiki.nyrds.net/doku.php?id=en:rpd:{id}"))
    }
}

const COMBAT: &str = "combat_mechanic";

#[rustfmt::skip]
mod links {
    pub const WAR_HAMMER: &str = "l-str=18&l-w=WarHammer&l-w-tier=5&l-w-min=5&l-w-max=24&l-w-str=18&l-w-acc=1.2";
    pub const GLAIVE: &str = "l-str=18&l-w=Glaive&l-w-tier=5&l-w-min=5&l-w-max=34&l-w-str=18&l-w-acc=1.2&l-w-delay=1.4";
    pub const BATTLE_AXE: &str = "l-str=16&l-w=BattleAxe&l-w-tier=4&l-w-min=4&l-w-max=18&l-w-str=16&l-w-acc=1.2";
    pub const KUSARIGAMA: &str = "l-str=14&l-w=Kusarigama&l-w-tier=3&l-w-min=3&l-w-max=8&l-w-str=14&l-w-acc=2";
    pub const HALBERD: &str = "l-str=20&l-w=Halberd&l-w-tier=6&l-w-min=6&l-w-max=50&l-w-str=20&l-w-acc=1.1&l-w-delay=1.4";
    pub const DAGGER: &str = "l-w=Dagger&l-w-max=8&l-w-str=10&l-w-acc=1.2";
}

/// The claims, in the order of the table.
#[rustfmt::skip]
pub static CLAIMS: [Claim; 20] = [
    Claim { id: "twice", page: Page::Now(COMBAT), link: "l-atk=19&r-def=9", what: say::twice_the_skill, page_says: sides::by_share, game_does: sides::hit },
    Claim { id: "ceiling", page: Page::Now("melee_combat"), link: "r-aware=no", what: say::at_most_95, page_says: sides::by_share, game_does: sides::hit },
    Claim { id: "floor", page: Page::Now("melee_combat"), link: "l-atk=0&r-def=39", what: say::at_least_5, page_says: sides::by_share, game_does: sides::hit },
    Claim { id: "crit-chance", page: Page::Now("melee_combat_mechanic"), link: "step=4", what: say::crit_chance, page_says: |_| Value::Odds(0.05), game_does: sides::crit },
    Claim { id: "crit-factor", page: Page::Now("melee_combat_mechanic"), link: "step=4", what: say::crit_factor, page_says: |_| Value::Points(2.0), game_does: sides::crit_factor },
    Claim { id: "no-crits", page: Page::January, link: "step=4", what: say::no_crits, page_says: sides::mean_by_page, game_does: sides::mean },
    Claim { id: "ties", page: Page::January, link: "l-atk=-1&r-def=-1", what: say::ties, page_says: sides::hit_if_ties_miss, game_does: sides::hit },
    Claim { id: "invisible", page: Page::January, link: "l-invisible=yes", what: say::invisible, page_says: sides::hit_by_page, game_does: sides::hit },
    Claim { id: "asleep", page: Page::January, link: "step=1&r-aware=no", what: say::asleep, page_says: sides::hit_by_page, game_does: sides::hit },
    Claim { id: "dagger-accuracy", page: Page::Now("attack_skill_mechanic"), link: "step=1&l-w=Dagger&l-w-max=8&l-w-str=10&l-w-acc=1.2", what: say::dagger_accuracy, page_says: sides::attack_times_accuracy, game_does: sides::attack },
    Claim { id: "great-bless", page: Page::Faq, link: "step=1&l-buffs=Blessed.2", what: say::great_bless, page_says: sides::attack_with_bonus_3, game_does: sides::attack },
    Claim { id: "strength", page: Page::Now("stats"), link: "step=3", what: say::warrior_strength, page_says: |_| Value::Whole(12), game_does: sides::strength },
    Claim { id: "dagger", page: Page::Now("dagger_item"), link: links::DAGGER, what: |lang| say::weapon_damage(lang, &say::dagger(lang)), page_says: |_| Value::Range(1, 4), game_does: sides::weapon },
    Claim { id: "war-hammer", page: Page::Now("war_hammer_item"), link: links::WAR_HAMMER, what: |lang| say::weapon_damage(lang, &say::war_hammer(lang)), page_says: |_| Value::Whole(5), game_does: sides::weapon },
    Claim { id: "glaive", page: Page::Now("glaive_item"), link: links::GLAIVE, what: |lang| say::weapon_damage(lang, &say::glaive(lang)), page_says: |_| Value::Range(5, 28), game_does: sides::weapon },
    Claim { id: "battle-axe", page: Page::Now("battle_axe_item"), link: links::BATTLE_AXE, what: |lang| say::weapon_damage(lang, &say::battle_axe(lang)), page_says: |_| Value::Range(4, 15), game_does: sides::weapon },
    Claim { id: "battle-axe-accuracy", page: Page::Now("battle_axe_item"), link: links::BATTLE_AXE, what: |lang| say::weapon_accuracy(lang, &say::battle_axe(lang)), page_says: |_| Value::Points(1.0), game_does: sides::accuracy },
    Claim { id: "kusarigama", page: Page::Now("kusarigama_item"), link: links::KUSARIGAMA, what: |lang| say::weapon_damage(lang, &say::kusarigama(lang)), page_says: |_| Value::Range(2, 8), game_does: sides::weapon },
    Claim { id: "halberd", page: Page::Now("halberd_item"), link: links::HALBERD, what: |lang| say::weapon_damage(lang, &say::halberd(lang)), page_says: |_| Value::Range(7, 12), game_does: sides::weapon },
    Claim { id: "halberd-delay", page: Page::Now("halberd_item"), link: links::HALBERD, what: |lang| say::weapon_delay(lang, &say::halberd(lang)), page_says: |_| Value::Points(1.1), game_does: sides::delay },
];

#[cfg(test)]
mod tests;
