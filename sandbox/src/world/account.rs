//! An account of everything that is written, changed and removed, for whoever looks at all of it afterwards: what was there for
//! a moment only is in no channel any more.

use std::mem;

use serde_json::Value;

use crate::id::Id;
use crate::world::{Channel, Kind, Message, World};

/// What happened to a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writing {
    /// It was sent.
    Sent,
    /// It was changed.
    Edited,
    /// It was removed.
    Deleted,
}

/// A line of the account: a message that more than one member can see, or one to them alone from the bot, as it was then.
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    /// When, in milliseconds of Unix time.
    pub at_ms: u64,
    /// What happened to it.
    pub what: Writing,
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

/// The account, if somebody keeps one.
#[derive(Debug, Default)]
pub(crate) struct Account {
    lines: Option<Vec<Written>>,
}

impl Account {
    /// Keeps it from now on.
    pub(crate) fn keep(&mut self) {
        self.lines.get_or_insert_default();
    }

    /// How many lines there are since then.
    pub(crate) fn waiting(&self) -> usize {
        self.lines.as_ref().map_or(0, Vec::len)
    }

    /// All lines since this was asked last.
    pub(crate) fn take(&mut self) -> Vec<Written> {
        self.lines.as_mut().map(mem::take).unwrap_or_default()
    }
}

impl World {
    /// Writes down what happened to a message. What only one member of a server sees is theirs.
    pub(crate) fn note_written(&mut self, what: Writing, channel: Id, message: &Message) {
        let Some(place) = self.channels.get(&channel) else { return };
        if self.account.lines.is_none() || message.only_for.is_some() {
            return;
        }
        let line = self.written(what, place, message);
        self.account.lines.get_or_insert_default().push(line);
    }

    fn written(&self, what: Writing, place: &Channel, message: &Message) -> Written {
        let bot = self.bot();
        let is_ours = place.kind == Kind::Dm && place.recipients.contains(&bot);
        let with = || place.recipients.iter().copied().find(|member| *member != bot);
        let mut custom_ids = Vec::new();
        gather(&message.components, &mut custom_ids);
        Written {
            at_ms: self.now_ms(),
            what,
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

fn gather(components: &[Value], found: &mut Vec<String>) {
    for component in components.iter().filter(|component| component.is_object()) {
        found.extend(component["custom_id"].as_str().map(str::to_owned));
        gather(component["components"].as_array().map_or(&[], Vec::as_slice), found);
        gather(std::slice::from_ref(&component["accessory"]), found);
    }
}
