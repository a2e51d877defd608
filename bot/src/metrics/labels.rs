//! Metric labels: few values each, all of them known beforehand.

use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue};

/// The kind of an interaction.
#[derive(Clone, Debug)]
pub(crate) enum InteractionKind {
    /// A command of this name, as Discord says it.
    Command(String),
    /// A button or a menu.
    Press,
    /// A form that was filled in.
    Form,
}

/// How an interaction was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
pub(crate) enum Outcome {
    /// They were answered at once.
    Answered,
    /// They were told to wait, and answered then.
    PutOff,
    /// Discord did not take the answer.
    NotTaken,
}

/// By command and outcome.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct Interaction {
    pub(super) command: String,
    pub(super) outcome: Outcome,
}

/// By command.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct Command {
    pub(super) command: String,
}

/// By game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct Game {
    pub(super) game: &'static str,
}

/// By game and how it ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct Ended {
    pub(super) game: &'static str,
    pub(super) how: &'static str,
}

/// By what was to be done and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct JobDone {
    pub(super) kind: String,
    pub(super) outcome: &'static str,
}

/// By what the store was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct Operation {
    pub(super) operation: &'static str,
}

/// By what was drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct Picture {
    pub(super) kind: &'static str,
}

/// By what Discord answered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct Refusal {
    pub(super) status: &'static str,
}
