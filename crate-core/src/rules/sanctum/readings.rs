//! The open questions of Sanctum's rules, each a switch.
//!
//! The damage page (v2.10.00) leaves 22 questions open, numbered AMB-1 to
//! AMB-22 here. Three of them are settled and have no switch: 8 (damage is two
//! modes and two modifiers), 14 (a death without an attacker to blame is
//! "dies") and 21 (an attack has one mode).

use core::fmt;
use core::str::FromStr;

macro_rules! questions {
    ($(
        $(#[$doc:meta])*
        $number:literal $field:ident: $name:ident {
            $(#[$first_doc:meta])* $first:ident
            $(, $(#[$rest_doc:meta])* $rest:ident)+ $(,)?
        }
    )+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub enum $name {
                $(#[$first_doc])*
                #[default]
                $first,
                $($(#[$rest_doc])* $rest,)+
            }

            impl $name {
                /// Every value, the default first.
                pub const ALL: &[$name] = &[$name::$first $(, $name::$rest)+];
            }
        )+

        /// How every open question is read. The default is the literal reading.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct Readings {
            $($(#[$doc])* pub $field: $name,)+
        }

        /// An open question of the rules.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Question {
            $($(#[$doc])* $name,)+
        }

        impl Question {
            /// Every question that has a switch, by number.
            pub const ALL: &[Question] = &[$(Question::$name),+];

            /// Its number: 4 for AMB-4.
            pub const fn number(self) -> u8 {
                match self { $(Question::$name => $number,)+ }
            }

            /// How many values its switch has, at least 2.
            pub const fn values(self) -> u8 {
                match self { $(Question::$name => $name::ALL.len() as u8,)+ }
            }
        }

        impl Readings {
            /// The value of one switch, 0 for the default.
            pub const fn get(&self, question: Question) -> u8 {
                match question { $(Question::$name => self.$field as u8,)+ }
            }

            /// Sets one switch. A value beyond the last is read as the last.
            pub fn set(&mut self, question: Question, value: u8) {
                match question {
                    $(Question::$name => {
                        let last = $name::ALL.len() - 1;
                        self.$field = $name::ALL[usize::from(value).min(last)];
                    })+
                }
            }
        }
    };
}

questions! {
    /// AMB-1: 0 points of damage enter.
    1 zero_points: ZeroPoints {
        /// Every step runs: physical damage bounces in D2, other damage
        /// reaches D4 and lowers HP by 0.
        NoHalt,
        /// Bounced at once.
        Bounced,
    }
    /// AMB-2: D1 brings the damage to 0.
    2 emptied: Emptied {
        /// D1 does not halt.
        NoHalt,
        /// Bounced at once.
        Bounced,
    }
    /// AMB-3: which effects magical damage passes by.
    3 magical: Magical {
        /// Immunities and reductions (reduce, halve, cap).
        ImmunitiesAndReductions,
        /// Immunities only.
        Immunities,
        /// Immunities, reductions and cancels.
        CancelsToo,
    }
    /// AMB-4: the order of D1's effects.
    4 order: Order {
        /// "Before armor" effects, then "is hit" effects.
        BeforeThenHit,
        /// One list in the order of casting.
        AsCast,
    }
    /// AMB-5: whether "is hit" effects need an attacker.
    5 is_hit: IsHit {
        /// They do.
        NeedsAttacker,
        /// They do not.
        Always,
    }
    /// AMB-6: whether 0 points count as a hit for "is hit" effects.
    6 zero_hit: ZeroHit {
        /// They do.
        Counts,
        /// They do not.
        DoesNot,
    }
    /// AMB-7: when "hits give" effects apply.
    7 hits_give: HitsGive {
        /// After every hit that is no miss.
        EveryHit,
        /// Only after damaged or killed.
        IfDamaged,
    }
    /// AMB-9: armor below 0.
    9 negative_armor: NegativeArmor {
        /// Is 0.
        Zero,
        /// Adds to the damage in D2.
        AddsToDamage,
    }
    /// AMB-10: an "after armor" effect brings the damage to 0.
    10 reduced_to_zero: ReducedToZero {
        /// Cancelled: bounced.
        Bounced,
        /// Goes on to D4.
        GoesOn,
    }
    /// AMB-11: cancelled and dead in the same D3.
    11 cancelled_and_dead: CancelledAndDead {
        /// Bounced.
        Bounced,
        /// Killed.
        Killed,
    }
    /// AMB-12: D3's cap, when effects change damage or HP after it.
    12 cap: CapAfter {
        /// Stays as it was.
        Stays,
        /// Is renewed after the effects.
        Renewed,
    }
    /// AMB-13: the type of damage that names none.
    13 unnamed: Unnamed {
        /// Magical.
        Magical,
        /// Plain: neither hand nor missile, no modifier.
        Plain,
    }
    /// AMB-15: the armor that soaks outside combat.
    15 outside_combat: OutsideCombat {
        /// Current armor.
        Current,
        /// Maximum armor.
        Maximum,
    }
    /// AMB-16: the result for a target whose hit was moved to another.
    16 redirected: RedirectedHit {
        /// A result of its own.
        Redirected,
        /// Bounced.
        Bounced,
    }
    /// AMB-17: what D4 asks of a survivor.
    17 alive: StillAlive {
        /// Not marked dead, and HP above 0.
        MarkAndHp,
        /// HP above 0. A mark made before D3 kills nobody.
        HpOnly,
    }
    /// AMB-18: half a point.
    18 halves: Halves {
        /// Rounds down.
        Down,
        /// Rounds up.
        Up,
    }
    /// AMB-19: when "when it damages" effects of the attacker apply.
    19 when_damages: WhenDamages {
        /// In D3, to damage that is still above 0.
        InD3,
        /// On the result "damaged".
        OnResult,
    }
    /// AMB-20: damage dealt inside an effect.
    20 inner: InnerDamage {
        /// At once.
        AtOnce,
        /// After the outer damage has its result, in one sum.
        AfterResult,
    }
    /// AMB-22: magical hand (missile) damage and effects on hand (missile).
    22 magical_mode: MagicalMode {
        /// It counts as hand, unless the effect blocks.
        Counts,
        /// It does not count.
        DoesNot,
    }
}

impl Question {
    /// The question with this number, if it has a switch.
    pub fn numbered(number: u8) -> Option<Question> {
        Question::ALL.iter().copied().find(|q| q.number() == number)
    }
}

impl Readings {
    /// The switches that are not at their default.
    pub fn changed(&self) -> impl Iterator<Item = Reading> + '_ {
        let all = Question::ALL.iter();
        all.map(|&question| Reading { question, value: self.get(question) }).filter(|r| r.value > 0)
    }
}

impl FromIterator<Reading> for Readings {
    fn from_iter<I: IntoIterator<Item = Reading>>(readings: I) -> Readings {
        let mut all = Readings::default();
        for reading in readings {
            all.set(reading.question, reading.value);
        }
        all
    }
}

/// The switches that are not at their default, as a sheet lists them.
impl fmt::Display for Readings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, reading) in self.changed().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            write!(f, "{reading}")?;
        }
        Ok(())
    }
}

/// One switch and its value. Written as `4.b`: the question's number and the
/// value's letter, `a` for the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    /// The question.
    pub question: Question,
    /// 0 for the default, below [`Question::values`].
    pub value: u8,
}

/// Why a text is no [`Reading`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadingError {
    /// Not a number, a dot and a letter.
    Form,
    /// No question with a switch has this number; see [`Question::ALL`].
    Number,
    /// The question has this many values, lettered from `a`.
    Value(u8),
}

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.question.number(), char::from(b'a' + self.value))
    }
}

impl FromStr for Reading {
    type Err = ReadingError;

    fn from_str(text: &str) -> Result<Reading, ReadingError> {
        let (number, letter) = text.split_once('.').ok_or(ReadingError::Form)?;
        let &[letter @ b'a'..=b'z'] = letter.as_bytes() else { return Err(ReadingError::Form) };
        if number.starts_with(['+', '0']) {
            return Err(ReadingError::Form);
        }
        let number = number.parse().map_err(|_| ReadingError::Form)?;
        let question = Question::numbered(number).ok_or(ReadingError::Number)?;
        let value = letter - b'a';
        if value < question.values() {
            Ok(Reading { question, value })
        } else {
            Err(ReadingError::Value(question.values()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    extern crate std;
    use std::string::ToString;

    #[test]
    fn every_value_of_every_switch_has_a_code() {
        for &question in Question::ALL {
            for value in 0..question.values() {
                let reading = Reading { question, value };
                assert_eq!(reading.to_string().parse(), Ok(reading));
                let readings: Readings = [reading].into_iter().collect();
                assert_eq!(readings.get(question), value);
                assert_eq!(readings.changed().count(), usize::from(value > 0));
            }
            let beyond = char::from(b'a' + question.values());
            let text = std::format!("{}.{beyond}", question.number());
            assert_eq!(text.parse::<Reading>(), Err(ReadingError::Value(question.values())));
        }
        let mut two = Readings::default();
        two.set(Question::ALL[0], 1);
        two.set(Question::Halves, 1);
        assert_eq!(two.to_string(), "1.b,18.b");
        assert_eq!("8.a".parse::<Reading>(), Err(ReadingError::Number));
        for text in ["", "4", "4.", "4.B", ".a", "04.a", "+4.a", "4.ab", "999.a"] {
            assert_eq!(text.parse::<Reading>(), Err(ReadingError::Form), "{text}");
        }
    }
}
