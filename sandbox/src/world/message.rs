//! Messages and their attachments.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::id::Id;

/// The maximum number of files of a message, new and old together.
pub(crate) const MOST_FILES: usize = 10;

/// Discord's message flags.
pub(crate) mod flags {
    pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
    pub(crate) const HAS_THREAD: u64 = 1 << 5;
    pub(crate) const EPHEMERAL: u64 = 1 << 6;
    pub(crate) const LOADING: u64 = 1 << 7;
    pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    pub(crate) const VOICE: u64 = 1 << 13;
    pub(crate) const COMPONENTS_V2: u64 = 1 << 15;
}

/// A file on a message.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub(crate) struct Attachment {
    pub(crate) id: Id,
    pub(crate) filename: String,
    pub(crate) description: Option<String>,
    pub(crate) content_type: String,
    pub(crate) size: usize,
    /// Width and height, for pictures.
    pub(crate) pixels: Option<(u32, u32)>,
}

/// The interaction or message that led to a message.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
pub(crate) struct Origin {
    /// The interaction that the message answers.
    pub(crate) interaction: Option<Id>,
    /// The interaction's metadata, as shown on the message.
    pub(crate) metadata: Option<Value>,
    /// The slash command's name, for people.
    pub(crate) command: Option<String>,
    /// The message to which this one replies.
    pub(crate) reply_to: Option<Id>,
    /// Whether the message is the first of a thread, and represents the message that the thread was made from.
    pub(crate) starts_thread: bool,
}

impl Origin {
    /// Whether the interaction is a command of the context menu, whose metadata names a target.
    fn is_of_context_menu(&self) -> bool {
        let targets = ["target_user", "target_message_id"];
        let metadata = self.metadata.as_ref();
        metadata.is_some_and(|known| targets.iter().any(|target| !known[target].is_null()))
    }
}

/// The users and roles that a message mentions.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
pub(crate) struct Mentions {
    /// Users mentioned by themselves, and the author of the message replied to.
    pub(super) users: BTreeSet<Id>,
    pub(super) roles: BTreeSet<Id>,
    pub(super) everyone: bool,
}

/// A message in a channel.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Message {
    pub(crate) id: Id,
    pub(crate) channel: Id,
    pub(crate) author: Id,
    pub(crate) content: String,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    pub(crate) attachments: Vec<Attachment>,
    pub(crate) flags: u64,
    pub(crate) edited_ms: Option<u64>,
    /// The mentions of its present text. Absent in a world of an older build.
    #[serde(default)]
    pub(crate) mentions: Option<Mentions>,
    /// Everyone whom the message pinged when it was sent.
    pub(crate) pings: BTreeSet<Id>,
    pub(crate) pings_everyone: bool,
    pub(crate) nonce: Option<Value>,
    /// The only member who sees it, if it is ephemeral.
    pub(crate) only_for: Option<Id>,
    pub(crate) origin: Origin,
    /// The thread opened from the message.
    pub(crate) thread: Option<Id>,
}

impl Message {
    pub(crate) fn is_loading(&self) -> bool {
        self.flags & flags::LOADING != 0
    }

    pub(crate) fn is_seen_by(&self, user: Id) -> bool {
        self.only_for.is_none_or(|only| only == user)
    }

    /// Whether the message shows nothing.
    pub(crate) fn is_empty(&self) -> bool {
        self.content.is_empty()
            && self.embeds.is_empty()
            && self.attachments.is_empty()
            && self.components.is_empty()
    }

    /// Whether the message has both the newer layout and the fields that the layout replaces.
    pub(crate) fn mixes_layouts(&self) -> bool {
        self.flags & flags::COMPONENTS_V2 != 0
            && !(self.content.is_empty() && self.embeds.is_empty())
    }

    /// Discord's message type.
    pub(super) fn kind(&self) -> u8 {
        match (&self.origin.command, self.origin.reply_to, self.origin.starts_thread) {
            (_, _, true) => 21,
            (Some(_), _, _) if self.origin.is_of_context_menu() => 23,
            (Some(_), _, _) => 20,
            (None, Some(_), _) => 19,
            (None, None, _) => 0,
        }
    }
}
