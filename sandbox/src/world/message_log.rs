//! The log of messages that were sent, edited and deleted, for tests that check all of them afterwards.

use std::mem;

use serde_json::Value;

use crate::id::Id;
use crate::world::{Channel, Kind, Message, World};

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
}

impl World {
    /// Logs a message. What only one member of a server sees is theirs.
    pub(crate) fn log_message(&mut self, change: MessageChange, channel: Id, message: &Message) {
        let Some(place) = self.channels.get(&channel) else { return };
        if self.message_log.messages.is_none() || message.only_for.is_some() {
            return;
        }
        let logged = self.logged_message(change, place, message);
        self.message_log.messages.get_or_insert_default().push(logged);
    }

    fn logged_message(
        &self,
        change: MessageChange,
        place: &Channel,
        message: &Message,
    ) -> LoggedMessage {
        let bot = self.bot();
        let is_ours = place.kind == Kind::Dm && place.recipients.contains(&bot);
        let with = || place.recipients.iter().copied().find(|member| *member != bot);
        let mut custom_ids = Vec::new();
        collect_custom_ids(&message.components, &mut custom_ids);
        LoggedMessage {
            at_ms: self.now_ms(),
            change,
            channel: place.id,
            dm_with: is_ours.then(with).flatten(),
            message: message.id,
            by_bot: message.author == bot,
            interaction: message.origin.interaction,
            nonce: message.nonce.as_ref().and_then(Value::as_str).map(str::to_owned),
            content: message.content.clone(),
            files: message.attachments.len(),
            custom_ids,
            pings: message.pings.iter().copied().collect(),
        }
    }
}

fn collect_custom_ids(components: &[Value], found: &mut Vec<String>) {
    for component in components.iter().filter(|component| component.is_object()) {
        found.extend(component["custom_id"].as_str().map(str::to_owned));
        collect_custom_ids(component["components"].as_array().map_or(&[], Vec::as_slice), found);
        collect_custom_ids(std::slice::from_ref(&component["accessory"]), found);
    }
}
