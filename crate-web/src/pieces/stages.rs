//! The stages that are not shown at first, and what sets their rolls.

use duelscope_text::Lang;
use yew::Html;

use super::piece;
use crate::components::pins::fields;
use crate::components::scope::{OnPin, Shown, shown};
use crate::dots::Dot;
use crate::story::{RollView, StageView};

/// The stages that are not shown at first.
#[derive(Debug)]
pub struct Stages {
    /// A stage in words, and its picture.
    pub shown: fn(Lang, &StageView, &[Dot], Option<&OnPin>) -> Shown,
    /// The rolls of a stage as fields.
    pub fields: fn(Lang, &[RollView], &OnPin) -> Html,
}

piece! {
    /// The stages that are not shown at first.
    STAGES: Stages = stages Stages { shown, fields }
}
