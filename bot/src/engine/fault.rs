//! What the engine says instead of an answer.

use rules::{MoveError, Refusal, misread};
use serde_json::{Value, json};

/// The most characters of a refusal; what somebody sent is told back to him no further.
const LONGEST: usize = 400;

/// How many moves an ambiguous text is told to name.
const LISTED: usize = 10;

/// A request that was refused: nothing has changed.
#[derive(Debug)]
pub(super) struct Fault {
    /// A stable word for programs.
    kind: &'static str,
    sentence: String,
}

impl Fault {
    pub(super) fn new(kind: &'static str, sentence: impl Into<String>) -> Self {
        Self { kind, sentence: sentence.into() }
    }

    /// A refusal of the rules, as this kind of fault.
    pub(super) fn refused(kind: &'static str) -> impl Fn(Refusal) -> Self {
        move |refusal| Self::new(kind, refusal.to_string())
    }

    /// What is written for it.
    pub(super) fn to_json(&self) -> Value {
        let mut sentence: String = self.sentence.chars().take(LONGEST).collect();
        if sentence.len() < self.sentence.len() {
            sentence.push('…');
        }
        json!({ "ok": false, "error": sentence, "kind": self.kind })
    }
}

impl From<MoveError> for Fault {
    fn from(error: MoveError) -> Self {
        let mut sentence = error.to_string();
        if let MoveError::Ambiguous { candidates, .. } = &error
            && !candidates.is_empty()
        {
            let named = candidates.get(..LISTED).unwrap_or(candidates).join(", ");
            let more = if candidates.len() > LISTED { " and more" } else { "" };
            sentence.push_str(&format!(" It could be: {named}{more}."));
        }
        Self::new(error.kind(), sentence)
    }
}

impl From<serde_json::Error> for Fault {
    fn from(error: serde_json::Error) -> Self {
        match error.classify() {
            serde_json::error::Category::Data => {
                Self::new("bad_request", format!("The request can't be read: {}.", misread(&error)))
            }
            _ => Self::new("malformed_json", format!("The line is not JSON: {error}.")),
        }
    }
}
