//! The present fight as the wiki's combat page has it and as the game plays it.

use duelscope_core::sheet::Sheet;
use duelscope_core::{Game, Outcome, Scenario, TooLarge, Work};
use duelscope_text::{Lang, claims as say};

use super::Figures;
use super::claims::{Value, share};

/// A number in words, by the page's edition, by the game's.
pub type Row = (fn(Lang) -> String, Value, Value);

/// Both editions of a fight.
#[derive(Clone, Debug)]
pub struct Compared {
    /// Attack and defense skill.
    pub skills: [i32; 2],
    /// The chance to hit as the page of today divides it.
    pub share: Value,
    /// The chance to hit in the game.
    pub hit: Value,
    /// What the two editions come to.
    pub rows: Vec<Row>,
}

/// Both editions of a sheet's fight, worked out a part at a time; `None` under
/// Sanctum, which has one text only.
pub fn compare(sheet: &Sheet) -> Option<Work<Result<Compared, TooLarge>>> {
    if let Game::Sanctum(_) = Scenario::read(sheet).ok()?.game {
        return None;
    }
    let edition = |edition: &str| {
        let mut sheet = sheet.clone();
        sheet.set_global("edition", edition);
        Figures::begin(&sheet)
    };
    let both = edition("page")?.and(edition("source")?);
    Some(both.map(|(page, game)| Ok(Compared::of(&page?, &game?))))
}

impl Compared {
    fn of(page: &Figures, game: &Figures) -> Compared {
        let skills = game.skills.unwrap_or_default();
        let row = |what: fn(Lang) -> String, of: fn(&Figures) -> Value| (what, of(page), of(game));
        Compared {
            skills,
            share: Value::Odds(share(skills[0], skills[1])),
            hit: Value::Odds(game.hit.to_f64()),
            rows: vec![
                row(say::hit, |figures| Value::Odds(figures.hit.to_f64())),
                row(say::crit, |figures| Value::Odds(figures.crit.to_f64())),
                row(say::mean, |figures| Value::Points(figures.mean())),
                row(say::kill, |figures| Value::Odds(figures.outcome(Outcome::Killed))),
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use duelscope_core::sheet::decode;

    use super::*;

    fn said(link: &str) -> Option<Vec<[String; 2]>> {
        let compared = compare(&decode(link).0)?.all().expect("small");
        let pair = |page: Value, game: Value| {
            [page, game].map(|value| value.said(Lang::En).replace('\u{a0}', " "))
        };
        let first = pair(compared.share, compared.hit);
        let rows = compared.rows.iter().map(|&(_, page, game)| pair(page, game));
        Some(std::iter::once(first).chain(rows).collect())
    }

    #[test]
    fn editions_stand_side_by_side() {
        let expected = [
            ["66.7 %", "75 %"],
            ["75 %", "75 %"],
            ["0 %", "50 %"],
            ["5.62", "7.03"],
            ["37.5 %", "49.7 %"],
        ];
        assert_eq!(
            said("l-atk=19&r-def=9").as_deref(),
            Some(&expected.map(|p| p.map(String::from))[..])
        );
        // The edition that the sheet shows makes no difference.
        assert_eq!(said("edition=page&l-atk=19&r-def=9"), said("l-atk=19&r-def=9"));
        assert_eq!(said("rules=sanctum"), None);
    }

    #[test]
    fn a_fight_too_wide_to_follow_is_no_fight_without_a_page() {
        let wide = compare(&decode("l-dmg=0~999999&l-kind=mob&l-w=none&r-hp=9999&r-ht=9999").0);
        assert!(wide.expect("not of Sanctum").all().is_err());
    }
}
