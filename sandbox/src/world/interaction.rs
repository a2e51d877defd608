//! Interactions: a member's action, and the state of the bot's answer.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::id::Id;

/// The time limit for a bot's first answer.
pub(crate) const ANSWER_WITHIN_MS: u64 = 3_000;
/// The lifetime of an interaction's token.
pub(crate) const TOKEN_LIVES_MS: u64 = 15 * 60_000;

/// The kind of an interaction, with Discord's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub(crate) enum InteractionKind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    Modal = 5,
}

/// The state of the answer.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub(crate) enum AnswerState {
    /// Not answered yet.
    Waiting,
    /// "Thinking…": the message exists and waits for its content.
    Thinking,
    /// A message, or an update of the message with the component.
    Answered,
    /// Acknowledged without anything visible.
    Acknowledged,
    /// Autocomplete choices.
    Choices(Vec<Value>),
    /// A form to fill in.
    Modal(Value),
    /// The application's Activity, in this frame.
    Launched(Id),
}

/// An interaction, and the state of its answer.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    pub(crate) token: String,
    #[serde(rename = "asking")]
    pub(crate) kind: InteractionKind,
    pub(crate) user: Id,
    pub(crate) channel: Id,
    pub(crate) state: AnswerState,
    /// The message that `@original` refers to.
    pub(crate) original: Option<Id>,
    /// The message whose component was used.
    pub(crate) source: Option<Id>,
    /// The metadata of the interaction that opened the submitted form.
    pub(crate) triggered_by: Option<Value>,
    /// A slash command's name, shown next to the answer.
    pub(crate) command: Option<String>,
    pub(crate) follow_ups: usize,
    pub(crate) user_installed: bool,
    /// The payload sent to the bot, so that it can be delivered twice.
    pub(crate) sent: Value,
}

impl Interaction {
    /// Whether the time for a first answer has passed without one.
    pub(crate) fn has_failed(&self, now_ms: u64, answer_within_ms: u64) -> bool {
        self.state == AnswerState::Waiting && now_ms > self.id.made_ms() + answer_within_ms
    }

    pub(crate) fn has_expired(&self, now_ms: u64) -> bool {
        now_ms > self.id.made_ms() + TOKEN_LIVES_MS
    }

    /// The type of the typed option, for suggestions. 0 if there is none.
    pub(crate) fn typed_kind(&self) -> u64 {
        typed(&self.sent["data"]).map_or(0, |option| option["type"].as_u64().unwrap_or(0))
    }
}

/// The option being typed, at any depth.
fn typed(data: &Value) -> Option<&Value> {
    data["options"]
        .as_array()?
        .iter()
        .find_map(|option| if option["focused"] == true { Some(option) } else { typed(option) })
}
