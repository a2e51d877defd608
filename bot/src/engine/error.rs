//! Errors of the engine: refused requests, and their JSON.

use rules::{Arg, Join, Message, MoveError, Refusal, describe_json_error};
use serde_json::{Value, json};

use crate::words::engine::EngineText;
use crate::words::say_in_english;

/// The longest error text, which may quote the request.
const LONGEST: usize = 400;

/// The number of candidates listed for an ambiguous move.
const LISTED: usize = 10;

/// A refused request, which has changed nothing.
#[derive(Debug)]
pub(super) struct EngineError {
    /// A stable keyword for programs.
    kind: &'static str,
    message: Message,
}

/// The result of a request.
pub(super) type EngineResult<T = Value> = Result<T, EngineError>;

impl EngineError {
    pub(super) fn new(kind: &'static str, message: impl Into<Message>) -> Self {
        Self { kind, message: message.into() }
    }

    /// Converts a refusal of the rules to an error of this kind.
    pub(super) fn refused(kind: &'static str) -> impl Fn(Refusal) -> Self {
        move |refusal| Self::new(kind, refusal.message().clone())
    }

    pub(super) fn to_json(&self) -> Value {
        let whole = say_in_english(self.message.clone());
        let mut sentence: String = whole.chars().take(LONGEST).collect();
        if sentence.len() < whole.len() {
            sentence.push('…');
        }
        json!({ "ok": false, "error": sentence, "kind": self.kind })
    }
}

impl From<MoveError> for EngineError {
    fn from(error: MoveError) -> Self {
        let (kind, message) = (error.kind(), error.message());
        let candidates = match error {
            MoveError::Ambiguous { candidates, .. } => candidates,
            _ => Vec::new(),
        };
        let (all, reason) = (candidates.len(), message.clone().into());
        let named = Arg::list(Join::Commas, candidates.into_iter().take(LISTED));
        match all {
            0 => Self::new(kind, message),
            1..=LISTED => Self::new(kind, EngineText::Ambiguous { reason, named }),
            _ => Self::new(kind, EngineText::VeryAmbiguous { reason, named }),
        }
    }
}

impl From<serde_json::Error> for EngineError {
    fn from(error: serde_json::Error) -> Self {
        match error.classify() {
            serde_json::error::Category::Data => Self::new(
                "bad_request",
                EngineText::BadRequest { told: describe_json_error(&error) },
            ),
            _ => Self::new("malformed_json", EngineText::NoJson { error: error.to_string() }),
        }
    }
}
