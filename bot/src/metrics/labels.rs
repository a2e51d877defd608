//! Metric labels. Each has few values, all known in advance.

use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue};

#[derive(Clone, Debug)]
pub(crate) enum InteractionKind {
    Command(String),
    Press,
    Form,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
pub(crate) enum Outcome {
    /// The answer was sent at once.
    Answered,
    /// The answer was deferred first.
    PutOff,
    /// Discord did not accept the answer.
    NotTaken,
}

/// Declares label sets, each with its fields.
macro_rules! label_sets {
    ($($name:ident { $($field:ident: $kind:ty),+ })+) => {
        $(
            #[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
            pub(super) struct $name { $(pub(super) $field: $kind),+ }
        )+
    };
}

label_sets! {
    Interaction { command: String, outcome: Outcome }
    Command { command: String }
    Game { game: &'static str }
    Ended { game: &'static str, how: &'static str }
    JobDone { kind: String, outcome: &'static str }
    Operation { operation: &'static str }
    Picture { kind: &'static str }
    Refusal { status: &'static str }
}
