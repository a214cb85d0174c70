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
            let class = file.rsplit('/').next().unwrap_or(file);
            let class = class.strip_suffix(".java").unwrap_or(class);
            let label = if class == place { place.into() } else { format!("{class}.{place}") };
            Cite { label, url: format!("{GAME}{JAVA}{file}") }
        }
        Document::GameFile(file) => {
            let name = file.rsplit('/').next().unwrap_or(file);
            let same = name.split('.').next() == Some(place);
            let label = if same { name.into() } else { format!("{name}: {place}") };
            Cite { label, url: format!("{GAME}{file}") }
        }
        Document::CombatPage => Cite { label: combat_page(lang, place), url: COMBAT_PAGE.into() },
        Document::SanctumRules => Cite { label: damage_pipeline(lang, place), url: SANCTUM.into() },
        Document::Duelscope => Cite { label: own_convention(lang, place), url: String::new() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_is_not_named_twice() {
        let fury = Source::java("watabou/pixeldungeon/actors/buffs/Fury.java", "Fury");
        assert_eq!(cite(Lang::En, fury).label, "Fury");
        let hit = Source::java("watabou/pixeldungeon/actors/CharUtils.java", "hit");
        let cited = cite(Lang::En, hit);
        assert_eq!(cited.label, "CharUtils.hit");
        assert!(cited.url.ends_with("/com/watabou/pixeldungeon/actors/CharUtils.java"));
    }
}
