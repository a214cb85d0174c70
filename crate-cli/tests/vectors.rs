//! The worked examples of whole attacks and fights: the command gives their numbers.

use tests::vectors::questions;

use crate::run;

#[test]
fn the_command_has_the_numbers_of_the_worked_examples() {
    for question in questions() {
        question.judge(&run(&[question.verb.word(), &question.link, "--format", "json"]).json());
    }
}
