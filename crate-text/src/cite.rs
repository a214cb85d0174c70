//! Where a rule stands, as a link a reader can follow.

use duelscope_core::rules::{Document, Source};

use crate::{Lang, messages};

/// A reference to a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cite {
    /// What the link says.
    pub label: String,
    /// Where it leads; empty where nothing public stands.
    pub url: String,
}

/// The game's files at the state the rules were read from.
const GAME: &str =
    "https://github.com/NYRDS/remixed-dungeon/blob/177c26d377b4263444ab6accc5fdffbb2857e757/";
const JAVA: &str = "RemixedDungeon/src/main/java/com/";
const COMBAT_PAGE: &str = "https://wiki.nyrds.net/doku.php?id=en:rpd:combat_mechanic";
const SANCTUM: &str = "http://sanctum.nioga.net/faq/Rules/Pipelines/damage.php";

messages! {
    combat_page(place: &str) {
        en "combat page, {place}";
        ru "страница о бое, {place}";
    }
    damage_pipeline(step: &str) {
        en "damage pipeline, {step}";
        ru "конвейер урона, {step}";
    }
    own_convention(place: &str) {
        en "Duelscope's own reading, {place}";
        ru "собственное прочтение Duelscope, {place}";
    }
}

/// The link to a rule's source.
pub fn cite(lang: Lang, source: Source) -> Cite {
    let place = source.place;
    match source.document {
        Document::GameJava(file) => {
            let class = file.rsplit('/').next().unwrap_or(file).trim_end_matches(".java");
            Cite { label: format!("{class}.{place}"), url: format!("{GAME}{JAVA}{file}") }
        }
        Document::GameFile(file) => {
            let name = file.rsplit('/').next().unwrap_or(file);
            Cite { label: format!("{name}: {place}"), url: format!("{GAME}{file}") }
        }
        Document::CombatPage => Cite { label: combat_page(lang, place), url: COMBAT_PAGE.into() },
        Document::SanctumRules => Cite { label: damage_pipeline(lang, place), url: SANCTUM.into() },
        Document::Duelscope => Cite { label: own_convention(lang, place), url: String::new() },
    }
}
