//! Where a rule stands written, so that a trace can point at it.

/// A place in a document that states a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Source {
    /// The document.
    pub document: Document,
    /// The place in it: a method, a function, a step or a heading, spelled as
    /// the document spells it.
    pub place: &'static str,
}

/// A document that states rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Document {
    /// A Java file of Remixed Dungeon, below
    /// `RemixedDungeon/src/main/java/com/` of its repository.
    GameJava(&'static str),
    /// A script or data file of Remixed Dungeon, from its repository's root.
    GameFile(&'static str),
    /// The wiki page on the combat mechanic of Remixed Dungeon.
    CombatPage,
    /// Sanctum's rules of "Takes Damage".
    SanctumRules,
    /// What this project decided itself, where two games meet or a document
    /// leaves a question open.
    Duelscope,
}

impl Source {
    /// A method of a Java file of Remixed Dungeon.
    pub const fn java(file: &'static str, method: &'static str) -> Source {
        Source { document: Document::GameJava(file), place: method }
    }

    /// A function of a script, or an entry of a data file, of Remixed Dungeon.
    pub const fn script(file: &'static str, place: &'static str) -> Source {
        Source { document: Document::GameFile(file), place }
    }

    /// A heading or a snippet of the combat page.
    pub const fn page(place: &'static str) -> Source {
        Source { document: Document::CombatPage, place }
    }

    /// A step of Sanctum's rules.
    pub const fn sanctum(step: &'static str) -> Source {
        Source { document: Document::SanctumRules, place: step }
    }
}
