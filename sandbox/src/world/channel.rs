//! Channels of every kind: text, direct messages, threads.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::clock::iso;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::{Message, World};

/// Discord's channel types that the stand-in has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub(crate) enum Kind {
    Text = 0,
    Dm = 1,
    GroupDm = 3,
    PublicThread = 11,
    PrivateThread = 12,
}

/// What a role or member is allowed or denied in one channel.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
pub(crate) struct Overwrite {
    pub(crate) of: Id,
    pub(crate) is_member: bool,
    pub(crate) allow: Permissions,
    pub(crate) deny: Permissions,
}

/// What a thread has more than a channel.
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
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Channel {
    pub(crate) id: Id,
    pub(crate) kind: Kind,
    pub(crate) guild: Option<Id>,
    pub(crate) name: String,
    pub(crate) topic: Option<String>,
    pub(crate) parent: Option<Id>,
    pub(crate) position: usize,
    /// How many seconds members wait between two messages. It is told, and nobody is kept waiting.
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
        Self {
            id,
            kind: Kind::Text,
            guild: Some(guild),
            name: name.into(),
            topic: None,
            parent: None,
            position: 0,
            slow_s: 0,
            nsfw: false,
            overwrites: Vec::new(),
            recipients: Vec::new(),
            thread: None,
            messages: BTreeMap::new(),
        }
    }

    /// Direct messages between two users.
    pub(crate) fn dm(id: Id, one: Id, other: Id) -> Self {
        Self { kind: Kind::Dm, guild: None, recipients: vec![one, other], ..Self::text(id, id, "") }
    }

    /// Direct messages among several members. Bots can't be added to them.
    pub(crate) fn group(id: Id, members: Vec<Id>) -> Self {
        Self { kind: Kind::GroupDm, guild: None, recipients: members, ..Self::text(id, id, "") }
    }

    /// Whether it is nobody's server: direct messages of any kind.
    pub(crate) fn is_direct(&self) -> bool {
        matches!(self.kind, Kind::Dm | Kind::GroupDm)
    }

    pub(crate) fn is_private_thread(&self) -> bool {
        self.kind == Kind::PrivateThread
    }

    pub(crate) fn is_archived(&self) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.archived)
    }

    /// The newest message that everybody sees.
    pub(crate) fn last_message(&self) -> Option<Id> {
        self.messages
            .values()
            .rev()
            .find(|message| message.only_for.is_none())
            .map(|message| message.id)
    }
}

impl Overwrite {
    fn json(self) -> Value {
        json!({"id": self.of, "type": u8::from(self.is_member), "allow": self.allow.0.to_string(), "deny": self.deny.0.to_string()})
    }
}

impl World {
    /// A channel as the bot sees it.
    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        let mut json = json!({"id": channel.id, "type": channel.kind as u8, "last_message_id": channel.last_message(), "flags": 0, "last_pin_timestamp": null});
        let more = match (&channel.thread, channel.kind) {
            (Some(thread), _) => self.thread_fields(channel, thread),
            (None, Kind::Dm | Kind::GroupDm) => {
                let others = channel
                    .recipients
                    .iter()
                    .filter(|id| **id != self.bot())
                    .filter_map(|id| self.users.get(id));
                let mut json =
                    json!({"recipients": others.map(crate::world::User::json).collect::<Vec<_>>()});
                if channel.kind == Kind::GroupDm {
                    json["name"] = Value::Null;
                    json["icon"] = Value::Null;
                    json["owner_id"] = json!(channel.recipients.first());
                }
                json
            }
            (None, _) => json!({
                "guild_id": channel.guild, "name": channel.name, "topic": channel.topic, "position": channel.position, "parent_id": null, "nsfw": channel.nsfw,
                "rate_limit_per_user": channel.slow_s, "permission_overwrites": channel.overwrites.iter().map(|overwrite| overwrite.json()).collect::<Vec<_>>(),
            }),
        };
        if let (Value::Object(json), Value::Object(more)) = (&mut json, more) {
            json.extend(more);
        }
        json
    }

    fn thread_fields(&self, channel: &Channel, thread: &Thread) -> Value {
        let mut json = json!({
            "guild_id": channel.guild, "name": channel.name, "parent_id": channel.parent, "owner_id": thread.owner, "rate_limit_per_user": channel.slow_s, "bitrate": 64000, "user_limit": 0,
            "rtc_region": null,
            "message_count": thread.sent, "total_message_sent": thread.sent, "member_count": thread.members.len().min(50),
            "thread_metadata": {
                "archived": thread.archived, "auto_archive_duration": thread.archive_minutes, "archive_timestamp": iso(thread.archive_changed_ms),
                "locked": thread.locked, "invitable": thread.invitable, "create_timestamp": iso(channel.id.made_ms()),
            },
        });
        if thread.members.contains(&self.bot()) {
            json["member"] = thread_member(channel, self.bot());
        }
        json
    }
}

/// A membership of a thread.
pub(crate) fn thread_member(thread: &Channel, user: Id) -> Value {
    json!({"id": thread.id, "user_id": user, "join_timestamp": iso(thread.id.made_ms()), "flags": 1, "muted": false, "mute_config": null})
}

impl World {
    /// A thread member as REST answers and `THREAD_MEMBERS_UPDATE` tells.
    pub(crate) fn thread_member_json(&self, thread: &Channel, user: Id) -> Value {
        json!({"id": thread.id, "user_id": user, "join_timestamp": iso(thread.id.made_ms()), "flags": 1})
    }
}
