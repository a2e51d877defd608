//! The log of messages that were sent, edited and deleted, for tests that check all of them afterwards.

use std::mem;

use crate::id::Id;

/// A change of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageChange {
    /// Sent.
    Sent,
    /// Edited.
    Edited,
    /// Deleted.
    Deleted,
}

/// A message at the time it was sent, edited or deleted. Messages of a server that only one member
/// sees are left out.
#[derive(Clone, Debug, PartialEq)]
pub struct LoggedMessage {
    /// The time, in milliseconds of Unix time.
    pub at_ms: u64,
    /// The change.
    pub change: MessageChange,
    /// The channel.
    pub channel: Id,
    /// The other user, if this is a direct message channel with the bot.
    pub dm_with: Option<Id>,
    /// The message.
    pub message: Id,
    /// Whether the bot wrote it.
    pub by_bot: bool,
    /// The interaction that the message answers.
    pub interaction: Option<Id>,
    /// The nonce of its author.
    pub nonce: Option<String>,
    /// The text.
    pub content: String,
    /// The number of files.
    pub files: usize,
    /// The custom ids of its buttons and menus.
    pub custom_ids: Vec<String>,
    /// Everyone whom the message pinged when it was sent.
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

    /// The number of messages that can be taken.
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

    /// Adds a message, if messages are recorded.
    pub(super) fn push(&mut self, message: LoggedMessage) {
        if let Some(messages) = &mut self.messages {
            messages.push(message);
        }
    }
}
