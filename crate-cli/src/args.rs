//! What can be typed.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args as Group, Parser, Subcommand, ValueEnum};
use duelscope_core::sweep::Measure;
use duelscope_text::Lang;
use duelscope_text::table::Format;

use crate::expect::Expectation;
use crate::range::Range;
use crate::setting::Setting;

const EXIT_CODES: &str = "\
Exit codes:
  0  the answer is on standard output
  1  there is an answer, but an --expect is not met
  2  the command line is wrong
  3  the scenario is not valid; standard error names field, value and what is allowed
  4  the exact answer would take too much work; `duelscope simulate` samples it
  5  a file cannot be read or written

Examples:
  duelscope odds 'https://example.org/duelscope/#v=1&l-lv=18'
  duelscope odds --set l-from=MAGE --set r-from=Gnoll --lang ru
  duelscope table --set l-w=Sword --format dokuwiki-list --site https://example.org/duelscope/
  duelscope duel export.json --format json --expect left=99.99%
  duelscope odds v=1 --format json | duelscope simulate - --trials 10000000";

/// What happens when this one strikes that one: exact odds, step by step, or
/// sampled – in Remixed Dungeon, in Sanctum, or in both combined.
#[derive(Debug, Parser)]
#[command(name = "duelscope", version, after_help = EXIT_CODES)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub verb: Verb,
}

#[derive(Debug, Subcommand)]
pub enum Verb {
    /// The exact odds of one attack of the left side
    Odds(OddsArgs),
    /// One attack, stage by stage, in the page's sentences
    Trace(TraceArgs),
    /// The exact odds of the whole fight
    Duel(OddsArgs),
    /// Sampled trials on all cores; the counts of a seed are always the same
    Simulate(SimulateArgs),
    /// An answer over a range of one or two fields
    Sweep(SweepArgs),
    /// The left side against every mob of the catalogue, or every minion
    Table(TableArgs),
}

impl Verb {
    /// What all of them know.
    pub fn common(&self) -> &Common {
        match self {
            Verb::Odds(args) | Verb::Duel(args) => &args.common,
            Verb::Trace(args) => &args.common,
            Verb::Simulate(args) => &args.common,
            Verb::Sweep(args) => &args.common,
            Verb::Table(args) => &args.common,
        }
    }
}

#[derive(Debug, Group)]
pub struct Common {
    /// A link (https://…#v=1&… or v=1&…), a file with one or with the page's
    /// export, or - for standard input; without it, the fight of a first visit
    pub scenario: Option<String>,
    /// Sets a field by its key in links, in the order given, as the page's form
    /// does: a preset (l-from, r-from, l-w, l-o, l-t, l-a, l-m, …), by its id or its
    /// English name, brings all its numbers, and numbers that follow from a level or
    /// the depth follow
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<Setting>,
    /// Puts each combatant on the other side
    #[arg(long)]
    pub swap: bool,
    /// The language of sentences and titles
    #[arg(long, value_enum, default_value_t = Language::En)]
    pub lang: Language,
    /// How the answer is written
    #[arg(long, value_enum, default_value_t = Shape::Text)]
    pub format: Shape,
    /// Where Duelscope can be visited: links lead there
    #[arg(long, value_name = "ADDRESS")]
    pub site: Option<String>,
    /// Ends with 1 unless the answer has this: a path of the JSON's answer and a
    /// number, right to the decimals it has, a fraction or a word (hit=81.8%,
    /// hit=9/11, hpLoss.mean=8.1, outcome=killed)
    #[arg(long, value_name = "PATH=VALUE")]
    pub expect: Vec<Expectation>,
    /// Passes over what a link or a document has that is not understood, with a
    /// warning, as the page does
    #[arg(long)]
    pub lenient: bool,
    /// Shows no progress
    #[arg(long, short)]
    pub quiet: bool,
}

#[derive(Debug, Group)]
pub struct OddsArgs {
    #[command(flatten)]
    pub common: Common,
    /// Shows the whole law, a row for each value, and not the few numbers
    #[arg(long)]
    pub law: bool,
}

#[derive(Debug, Group)]
pub struct TraceArgs {
    #[command(flatten)]
    pub common: Common,
    /// Which trial of the seed, from 1
    #[arg(long, value_name = "N")]
    pub trial: Option<String>,
    /// The seed, in hexadecimal digits
    #[arg(long, value_name = "HEX")]
    pub seed: Option<String>,
    /// Says the rules and where they stand written, too
    #[arg(long)]
    pub rules: bool,
}

#[derive(Debug, Group)]
pub struct SimulateArgs {
    #[command(flatten)]
    pub common: Common,
    /// Samples whole fights and not single attacks
    #[arg(long)]
    pub duel: bool,
    /// Shows a row for each HP lost, or for each number of attacks of a fight
    #[arg(long)]
    pub law: bool,
    /// How many trials
    #[arg(long, value_name = "N")]
    pub trials: Option<String>,
    /// The seed, in hexadecimal digits
    #[arg(long, value_name = "HEX")]
    pub seed: Option<String>,
    /// Stops as soon as no 95 % interval is wider than so many percentage points
    #[arg(long, value_name = "POINTS")]
    pub within: Option<String>,
    /// How many threads; without it, one for each core. The counts are the same
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
}

#[derive(Debug, Group)]
pub struct SweepArgs {
    #[command(flatten)]
    pub common: Common,
    /// The field along a row: KEY=FROM..TO, KEY=FROM..TO:VALUES for so many values,
    /// KEY=A,B,C, or KEY=* for every word of a choice
    #[arg(long, value_name = "RANGE")]
    pub x: Range,
    /// A second field, down the rows
    #[arg(long, value_name = "RANGE")]
    pub y: Option<Range>,
    /// What is asked of the left side: the chance that an attack hits, that it takes HP, the HP it takes on average, the chance that it kills at once, the attacks it takes on average to kill, or the chance to win the fight
    #[arg(long, value_parser = asks(), default_value = Measure::Win.word())]
    pub ask: Measure,
}

#[derive(Debug, Group)]
pub struct TableArgs {
    #[command(flatten)]
    pub common: Common,
    /// Only these of the catalogue, by id or English name
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub only: Vec<String>,
    /// Which columns, in which order
    #[arg(
        long,
        value_enum,
        value_name = "COLUMN,…",
        value_delimiter = ',',
        default_value = "hp,hit,loss,kill,hit-back,loss-back,win"
    )]
    pub columns: Vec<TableColumn>,
}

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Language {
    /// English
    En,
    /// Russian
    Ru,
}

impl From<Language> for Lang {
    fn from(language: Language) -> Lang {
        match language {
            Language::En => Lang::En,
            Language::Ru => Lang::Ru,
        }
    }
}

/// How an answer is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Shape {
    /// Sentences and columns
    Text,
    /// The versioned schema, every digit; opens in the page as a document does
    Json,
    /// Comma-separated values, every digit
    Csv,
    /// A table of DokuWiki
    Dokuwiki,
    /// A list of DokuWiki
    DokuwikiList,
    /// A table of MediaWiki
    Mediawiki,
    /// A table of GitHub's Markdown
    Markdown,
}

impl Shape {
    /// The table's format; JSON has none.
    pub fn table(self) -> Option<Format> {
        Some(match self {
            Shape::Json => return None,
            Shape::Text => Format::Text,
            Shape::Csv => Format::Csv,
            Shape::Dokuwiki => Format::DokuWikiTable,
            Shape::DokuwikiList => Format::DokuWikiList,
            Shape::Mediawiki => Format::MediaWiki,
            Shape::Markdown => Format::Markdown,
        })
    }
}

/// The words of the questions, and the questions.
fn asks() -> impl TypedValueParser<Value = Measure> {
    // The first parser lets no other word pass.
    PossibleValuesParser::new(Measure::ALL.map(Measure::word))
        .try_map(|word| Measure::named(&word).ok_or("no such question"))
}

/// A column of the table of mobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TableColumn {
    /// Its HP
    Hp,
    /// Probability to hit it
    Hit,
    /// Mean HP that a blow takes off it
    Loss,
    /// Probability that a blow kills it
    Kill,
    /// Probability that it hits
    HitBack,
    /// Mean HP that its blow takes
    LossBack,
    /// Probability that its blow kills
    KillBack,
    /// Probability to win the fight
    Win,
}
