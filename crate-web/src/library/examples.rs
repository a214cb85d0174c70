//! Ten real questions, each a link that opens on its answer. The numbers of an
//! answer are worked out when it is shown: a sentence cannot disagree with the
//! engine.

use duelscope_core::sheet::{Sheet, decode};
use duelscope_core::{Outcome, Ratio};
use duelscope_text::facts::Phase;
use duelscope_text::{Lang, examples as say, hp, int, percent};

use super::Figures;

/// A question about the rules.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// Its name, for tests and ids.
    pub id: &'static str,
    /// The fight that shows the answer.
    pub link: &'static str,
    /// The fight it is compared with; the same where nothing is compared.
    pub than: &'static str,
    /// The stage it opens on, where the answer is seen.
    pub shows: Phase,
    question: fn(Lang) -> String,
    answer: fn(Lang, &Figures, &Figures) -> String,
}

impl Example {
    /// The document it opens.
    pub fn sheet(&self) -> Sheet {
        decode(self.link).0
    }

    /// The question.
    pub fn question(&self, lang: Lang) -> String {
        (self.question)(lang)
    }

    /// The answer in a line. Empty if the engine could not follow the fight,
    /// which a test rules out.
    pub fn answer(&self, lang: Lang) -> String {
        let figures = |link: &str| Figures::of(&decode(link).0);
        match (figures(self.link), figures(self.than)) {
            (Some(here), Some(there)) => (self.answer)(lang, &here, &there),
            _ => String::new(),
        }
    }
}

fn odds(lang: Lang, p: Ratio) -> String {
    percent(lang, p.to_f64())
}

fn number(lang: Lang, n: i32) -> String {
    int(lang, n.into())
}

impl Figures {
    fn attack(&self, lang: Lang) -> String {
        self.skills.map_or_else(String::new, |[attack, _]| number(lang, attack))
    }

    fn defense(&self, lang: Lang) -> String {
        self.skills.map_or_else(String::new, |[_, defense]| number(lang, defense))
    }
}

/// The questions, in the order of the menu.
pub static EXAMPLES: [Example; 10] = [
    Example {
        id: "dagger",
        link: "step=1&l-w=Dagger&l-w-max=8&l-w-str=10&l-w-acc=1.2",
        than: "l-w=Dagger&l-w-max=8&l-w-str=10",
        shows: Phase::Skills,
        question: say::dagger,
        answer: |lang, with, _| say::dagger_answer(lang, &with.attack(lang)),
    },
    Example {
        id: "asleep",
        link: "r-aware=no",
        than: "",
        shows: Phase::Rolls,
        question: say::asleep,
        answer: |lang, now, _| {
            let [hit, crit] = [now.hit, now.crit].map(|p| odds(lang, p));
            say::asleep_answer(lang, &now.defense(lang), &hit, &crit)
        },
    },
    Example {
        id: "paralysis",
        link: "step=1&l-from=Crab&l-kind=mob&l-class=none&l-hp=15&l-ht=15&l-str=10&l-atk=12&l-dmg=3~6&l-dr=4&l-w=none&l-w-kind=none&l-w-tier=0&l-w-min=0&l-w-max=0&l-w-str=0&l-a=none&l-a-tier=0&l-a-str=0&r-from=WARRIOR&r-kind=hero&r-class=WARRIOR&r-hp=20&r-ht=20&r-str=11&r-atk=10&r-def=5&r-dmg=1~1&r-dr=0&r-w=ShortSword&r-w-kind=melee&r-w-tier=1&r-w-min=1&r-w-max=12&r-w-str=11&r-a=ClothArmor&r-a-tier=1&r-a-str=9&r-buffs=Paralysis.1",
        than: "l-from=Crab&l-kind=mob&l-class=none&l-hp=15&l-ht=15&l-str=10&l-atk=12&l-dmg=3~6&l-dr=4&l-w=none&l-a=none&r-from=WARRIOR&r-kind=hero&r-class=WARRIOR&r-hp=20&r-ht=20&r-str=11&r-atk=10&r-def=5&r-a=ClothArmor&r-a-tier=1&r-a-str=9",
        shows: Phase::Skills,
        question: say::paralysis,
        answer: |lang, with, without| {
            let [from, to] = [without.hit, with.hit].map(|p| odds(lang, p));
            say::paralysis_answer(lang, &without.defense(lang), &with.defense(lang), &from, &to)
        },
    },
    Example {
        id: "naked-rogue",
        link: "trial=3&step=1&l-from=Crab&l-kind=mob&l-class=none&l-hp=15&l-ht=15&l-str=10&l-atk=12&l-dmg=3~6&l-dr=4&l-w=none&l-w-kind=none&l-w-tier=0&l-w-min=0&l-w-max=0&l-w-str=0&l-a=none&l-a-tier=0&l-a-str=0&r-from=ROGUE&r-kind=hero&r-class=ROGUE&r-hp=20&r-ht=20&r-atk=10&r-def=5&r-dmg=1~1&r-dr=0",
        than: "l-from=Crab&l-kind=mob&l-class=none&l-hp=15&l-ht=15&l-str=10&l-atk=12&l-dmg=3~6&l-dr=4&l-w=none&l-a=none&r-from=ROGUE&r-kind=hero&r-class=ROGUE&r-hp=20&r-ht=20&r-atk=10&r-def=5&r-a=ClothArmor&r-a-tier=1&r-a-str=9",
        shows: Phase::Skills,
        question: say::naked_rogue,
        answer: |lang, naked, clothed| {
            let [to, from] = [naked.hit, clothed.hit].map(|p| odds(lang, p));
            say::naked_rogue_answer(lang, &naked.defense(lang), &clothed.defense(lang), &to, &from)
        },
    },
    Example {
        id: "fury",
        link: "step=5&l-subclass=BERSERKER&l-lv=6&l-hp=15&l-ht=45&l-buffs=Fury.1&r-from=Goo&r-special=Goo&r-hp=68&r-ht=68&r-atk=11&r-def=12&r-dmg=4~11&r-dr=2",
        than: "edition=page&l-subclass=BERSERKER&l-lv=6&l-hp=15&l-ht=45&r-from=Goo&r-special=Goo&r-hp=68&r-ht=68&r-atk=11&r-def=12&r-dmg=4~11&r-dr=2",
        shows: Phase::Procs,
        question: say::fury,
        answer: |lang, furious, plain| {
            let [plain, both] = [plain, furious].map(|figures| number(lang, figures.most()));
            say::fury_answer(lang, &plain, &both)
        },
    },
    Example {
        id: "fifty",
        link: "rules=sanctum&step=4&l-m-dmg=50~50&r-m-hp=3&r-m-effects=after.reduce~1",
        than: "",
        shows: Phase::AfterArmor,
        question: say::fifty,
        answer: |lang, now, _| {
            let (full, lost) = (now.hp, now.most());
            let [full, lost, left] = [full, lost, full - lost].map(|n| number(lang, n));
            say::fifty_answer(lang, &full, &lost, &left)
        },
    },
    Example {
        id: "deflections",
        link: "rules=sanctum&step=4&l-m-effects=after.reflect.combat.attacker.damage&r-m-effects=after.reflect.combat.attacker.damage",
        than: "",
        shows: Phase::AfterArmor,
        question: say::deflections,
        answer: |lang, now, _| {
            say::deflections_answer(lang, &percent(lang, now.outcome(Outcome::NeverEnds)))
        },
    },
    Example {
        id: "treacherous",
        link: "rules=sanctum&l-m-dmg=0~0&r-m-armor=3&r-m-armormax=3&r-m-effects=before.add-armor~2",
        than: "",
        shows: Phase::BeforeArmor,
        question: say::treacherous,
        answer: |lang, now, _| say::treacherous_answer(lang, &hp(lang, now.mean())),
    },
    Example {
        id: "magic-missile",
        link: "rules=sanctum&l-m-mode=missile&l-m-magical=yes&r-m-effects=before.immune.missile",
        than: "rules=sanctum&l-m-mode=missile&r-m-effects=before.immune.missile",
        shows: Phase::BeforeArmor,
        question: say::magic_missile,
        answer: |lang, magical, plain| {
            let [magical, plain] = [magical, plain].map(|figures| hp(lang, figures.mean()));
            say::magic_missile_answer(lang, &magical, &plain)
        },
    },
    Example {
        id: "armored-rat",
        link: "rules=combined&step=6&r-m-armor=6&r-m-armormax=6",
        than: "rules=combined&r-m-armor=0&r-m-armormax=0",
        shows: Phase::Soak,
        question: say::armored_rat,
        answer: |lang, armored, bare| {
            let bounce = percent(lang, armored.outcome(Outcome::Bounced));
            let [mean, without] = [armored, bare].map(|figures| hp(lang, figures.mean()));
            say::armored_rat_answer(lang, &number(lang, armored.armor), &bounce, &mean, &without)
        },
    },
];

#[cfg(test)]
mod tests;
