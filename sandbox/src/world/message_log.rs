//! The log of messages that were sent, edited and deleted, for tests that check all of them afterwards.

use std::mem;

use crate::id::Id;

/// What happened to a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageChange {
    /// It was sent.
    Sent,
    /// It was changed.
    Edited,
    /// It was removed.
    Deleted,
}

/// A message as it was when it was sent, edited or deleted, unless only one member of a server could see it.
#[derive(Clone, Debug, PartialEq)]
pub struct LoggedMessage {
    /// When, in milliseconds of Unix time.
    pub at_ms: u64,
    /// What happened to it.
    pub change: MessageChange,
    /// Where it stands.
    pub channel: Id,
    /// With whom the bot speaks there, if these are direct messages with it.
    pub dm_with: Option<Id>,
    /// The message.
    pub message: Id,
    /// Whether the bot wrote it.
    pub by_bot: bool,
    /// The interaction that it answers.
    pub interaction: Option<Id>,
    /// What its writer named it by.
    pub nonce: Option<String>,
    /// Its text.
    pub content: String,
    /// How many files it has.
    pub files: usize,
    /// What the bot knows its buttons and menus by.
    pub custom_ids: Vec<String>,
    /// Who was really pinged when it was sent.
    pub pings: Vec<Id>,
}

/// The logged messages, if a test records them.
#[derive(Debug, Default)]
pub(crate) struct MessageLog {
    messages: Option<Vec<LoggedMessage>>,
}

impl MessageLog {
    /// Starts to record.
    pub(crate) fn record(&mut self) {
        self.messages.get_or_insert_default();
    }

    /// How many messages wait to be taken.
    pub(crate) fn len(&self) -> usize {
        self.messages.as_ref().map_or(0, Vec::len)
    }

    /// All messages since the last call.
    pub(crate) fn take(&mut self) -> Vec<LoggedMessage> {
        self.messages.as_mut().map(mem::take).unwrap_or_default()
    }

    /// Whether messages are recorded.
    pub(super) fn is_recording(&self) -> bool {
        self.messages.is_some()
    }

    /// Adds a message, if they are recorded.
    pub(super) fn push(&mut self, message: LoggedMessage) {
        if let Some(messages) = &mut self.messages {
            messages.push(message);
        }
    }
}
