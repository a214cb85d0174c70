//! Numbers that follow the depth of the dungeon: the forms that the catalogue
//! ships, proven against the formulas as the rows write them.

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use super::rows::Row;

/// Each formula of the remark gives what the row's own formula gives, at
/// every depth of the game.
pub fn agrees(row: &Row, by_depth: &Value) -> Result<()> {
    let own = &row.row["depth_formula"];
    for (key, column, place) in [
        ("hp", "hp", 0),
        ("atk", "base_attack_skill", 0),
        ("def", "base_defense_skill", 0),
        ("dr", "dr", 0),
        ("dmg", "dmg_min", 0),
        ("dmg", "dmg_max", 1),
    ] {
        let Some(form) = by_depth.get(key).map(|list| &list[place]) else { continue };
        let form: Vec<i64> = serde_json::from_value(form.clone())?;
        let formula = own.get(column).or_else(|| {
            // The skill that level and bonuses do not change stands elsewhere.
            (key == "atk").then(|| own.get("attack_skill")).flatten()
        });
        for depth in 1..=60 {
            let ours = linear(&form, depth)?;
            let hp = by_depth["hp"].get(0).map(|hp| serde_json::from_value(hp.clone()));
            let hp = hp.transpose()?.map_or(Ok(0), |hp: Vec<i64>| linear(&hp, depth))?;
            let theirs = match formula.and_then(Value::as_str) {
                Some(text) => formula_value(text, depth, hp)
                    .with_context(|| format!("{}: {column} is {text:?}", row.id))?,
                None => row.int(column)?,
            };
            ensure!(
                ours == theirs,
                "{}: {key} is {ours} at depth {depth}, its row says {theirs}",
                row.id
            );
        }
    }
    Ok(())
}

/// `[a, b, c, e]` is (a × depth + b) / c + e, the quotient truncated.
fn linear(form: &[i64], depth: i64) -> Result<i64> {
    match *form {
        [a, b] => Ok(a * depth + b),
        [a, b, c] => Ok((a * depth + b) / c),
        [a, b, c, e] => Ok((a * depth + b) / c + e),
        _ => bail!("a formula has two to four numbers"),
    }
}

/// The value of `2*(9+d)/3 (int)`: whole numbers, `d` the depth.
fn formula_value(text: &str, depth: i64, hp: i64) -> Result<i64> {
    let text = text.replace("(int)", "").replace("fixed", "");
    let text = text.split(" (2*0").next().unwrap_or_default();
    let mut tokens = tokens(text, depth, hp)?;
    tokens.reverse();
    let value = sum(&mut tokens)?;
    ensure!(tokens.is_empty(), "{} left over", tokens.len());
    Ok(value)
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Token {
    Number(i64),
    Sign(char),
}

fn tokens(text: &str, depth: i64, hp: i64) -> Result<Vec<Token>> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let (token, length) = match first {
            '0'..='9' => (Token::Number(rest[..digits].parse()?), digits),
            'd' => (Token::Number(depth), 1),
            'h' if rest.starts_with("hp") => (Token::Number(hp), 2),
            '+' | '-' | '*' | '/' | '(' | ')' => (Token::Sign(first), 1),
            other => bail!("{other:?} is not understood"),
        };
        // `5d` is a product.
        if let (Some(Token::Number(_)), Token::Number(_)) = (tokens.last(), token) {
            tokens.push(Token::Sign('*'));
        }
        tokens.push(token);
        rest = rest[length..].trim_start();
    }
    Ok(tokens)
}

/// Reads from the end of the reversed tokens.
fn sum(tokens: &mut Vec<Token>) -> Result<i64> {
    let mut value = product(tokens)?;
    while let Some(&Token::Sign(sign @ ('+' | '-'))) = tokens.last() {
        tokens.pop();
        let other = product(tokens)?;
        value = if sign == '+' { value + other } else { value - other };
    }
    Ok(value)
}

fn product(tokens: &mut Vec<Token>) -> Result<i64> {
    let mut value = factor(tokens)?;
    while let Some(&Token::Sign(sign @ ('*' | '/'))) = tokens.last() {
        tokens.pop();
        let other = factor(tokens)?;
        value = if sign == '*' { value * other } else { value / other };
    }
    Ok(value)
}

fn factor(tokens: &mut Vec<Token>) -> Result<i64> {
    match tokens.pop() {
        Some(Token::Number(number)) => Ok(number),
        Some(Token::Sign('(')) => {
            let value = sum(tokens)?;
            ensure!(tokens.pop() == Some(Token::Sign(')')), "a bracket stays open");
            Ok(value)
        }
        other => bail!("{other:?} where a number should be"),
    }
}
