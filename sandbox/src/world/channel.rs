//! Channels of every kind: text, direct messages, threads.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::Message;

/// Discord's channel types that the sandbox has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub(crate) enum ChannelKind {
    #[default]
    Text = 0,
    Dm = 1,
    GroupDm = 3,
    PublicThread = 11,
    PrivateThread = 12,
}

/// The permissions that a role or member is allowed or denied in one channel.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
pub(crate) struct Overwrite {
    #[serde(rename = "of")]
    pub(crate) target: Id,
    pub(crate) is_member: bool,
    pub(crate) allow: Permissions,
    pub(crate) deny: Permissions,
}

/// The data of a thread that other channels lack.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Thread {
    pub(crate) owner: Id,
    pub(crate) archived: bool,
    pub(crate) locked: bool,
    pub(crate) invitable: bool,
    pub(crate) archive_minutes: u64,
    pub(crate) archive_changed_ms: u64,
    pub(crate) members: BTreeSet<Id>,
    pub(crate) sent: usize,
}

/// A place for messages.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    pub(crate) kind: ChannelKind,
    pub(crate) guild: Option<Id>,
    pub(crate) name: String,
    pub(crate) topic: Option<String>,
    pub(crate) parent: Option<Id>,
    pub(crate) position: usize,
    /// The seconds between two messages of a member. Only reported, not enforced.
    #[serde(default)]
    pub(crate) slow_s: u64,
    #[serde(default)]
    pub(crate) nsfw: bool,
    pub(crate) overwrites: Vec<Overwrite>,
    pub(crate) recipients: Vec<Id>,
    pub(crate) thread: Option<Thread>,
    pub(crate) messages: BTreeMap<Id, Message>,
}

impl Channel {
    /// An empty channel of a server.
    pub(crate) fn text(id: Id, guild: Id, name: &str) -> Self {
        Self { id, guild: Some(guild), name: name.into(), ..Self::default() }
    }

    /// Direct messages between two users.
    pub(crate) fn dm(id: Id, one: Id, other: Id) -> Self {
        Self {
            kind: ChannelKind::Dm,
            guild: None,
            recipients: vec![one, other],
            ..Self::text(id, id, "")
        }
    }

    /// Direct messages among several members. Bots can't be added to them.
    pub(crate) fn group(id: Id, members: Vec<Id>) -> Self {
        Self {
            kind: ChannelKind::GroupDm,
            guild: None,
            recipients: members,
            ..Self::text(id, id, "")
        }
    }

    /// Whether the channel is for direct messages of any kind, without a server.
    pub(crate) fn is_direct(&self) -> bool {
        matches!(self.kind, ChannelKind::Dm | ChannelKind::GroupDm)
    }

    pub(crate) fn is_private_thread(&self) -> bool {
        self.kind == ChannelKind::PrivateThread
    }

    pub(crate) fn is_archived(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.archived)
    }

    /// The permission to send messages here.
    pub(crate) fn send_permission(&self) -> Permissions {
        match self.thread {
            Some(_) => Permissions::SEND_MESSAGES_IN_THREADS,
            None => Permissions::SEND_MESSAGES,
        }
    }

    /// The newest message that everyone sees.
    pub(crate) fn last_message(&self) -> Option<Id> {
        self.messages
            .values()
            .rev()
            .find(|message| message.only_for.is_none())
            .map(|message| message.id)
    }
}

impl Overwrite {
    pub(super) fn json(self) -> Value {
        json!({"id": self.target, "type": u8::from(self.is_member), "allow": self.allow.0.to_string(), "deny": self.deny.0.to_string()})
    }
}
