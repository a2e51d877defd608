//! Messages and their attachments.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Channel, User, World};
use crate::clock::iso;
use crate::id::Id;

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

/// Where a message comes from.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
pub(crate) struct Origin {
    /// The interaction it answers.
    pub(crate) interaction: Option<Id>,
    /// Its metadata, as shown on the message.
    pub(crate) metadata: Option<Value>,
    /// The slash command's name, for people.
    pub(crate) command: Option<String>,
    /// The message it replies to.
    pub(crate) reply_to: Option<Id>,
    /// A first message that stands for the one a thread was made from.
    pub(crate) starts_thread: bool,
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
    /// Who was really pinged when it was sent.
    pub(crate) pings: BTreeSet<Id>,
    pub(crate) pings_everyone: bool,
    pub(crate) nonce: Option<Value>,
    /// Ephemeral: the one member who sees it.
    pub(crate) only_for: Option<Id>,
    pub(crate) origin: Origin,
    /// The thread opened from it.
    pub(crate) thread: Option<Id>,
}

impl Message {
    pub(crate) fn is_loading(&self) -> bool {
        self.flags & flags::LOADING != 0
    }

    pub(crate) fn is_seen_by(&self, user: Id) -> bool {
        self.only_for.is_none_or(|only| only == user)
    }

    /// Whether nothing would be seen of it.
    pub(crate) fn is_empty(&self) -> bool {
        self.content.is_empty()
            && self.embeds.is_empty()
            && self.attachments.is_empty()
            && self.components.is_empty()
    }

    /// Whether it has the newer layout and still what that takes the place of.
    pub(crate) fn mixes_layouts(&self) -> bool {
        self.flags & flags::COMPONENTS_V2 != 0
            && !(self.content.is_empty() && self.embeds.is_empty())
    }

    /// Discord's message type.
    fn kind(&self) -> u8 {
        match (&self.origin.command, self.origin.reply_to, self.origin.starts_thread) {
            (_, _, true) => 21,
            (Some(_), _, _) => 20,
            (None, Some(_), _) => 19,
            (None, None, _) => 0,
        }
    }
}

impl World {
    /// Where a file of a message is served.
    pub(crate) fn file_url(&self, channel: Id, file: &Attachment) -> String {
        format!("{}/cdn/attachments/{channel}/{}/{}", self.base, file.id, file.filename)
    }

    /// A message as Discord shows it to the bot.
    pub(crate) fn message_json(&self, message: &Message, channel: &Channel) -> Value {
        let people = |ids: &BTreeSet<Id>| {
            ids.iter().filter_map(|id| self.users.get(id)).map(User::json).collect::<Vec<_>>()
        };
        let files = message
            .attachments
            .iter()
            .map(|file| self.attachment_json(message.channel, file))
            .collect::<Vec<_>>();
        let mut json = json!({
            "id": message.id, "channel_id": message.channel, "type": message.kind(), "content": message.content, "timestamp": iso(message.id.made_ms()),
            "edited_timestamp": message.edited_ms.map(iso), "tts": false, "mention_everyone": message.pings_everyone, "mentions": people(&message.pings), "mention_roles": [],
            "attachments": files, "embeds": self.shown_embeds(message), "components": self.shown_components(message), "pinned": false, "flags": message.flags,
            "author": self.users.get(&message.author).map_or(Value::Null, User::json),
        });
        if let Some(nonce) = &message.nonce {
            json["nonce"] = nonce.clone();
        }
        if let Some(metadata) = &message.origin.metadata {
            json["interaction_metadata"] = metadata.clone();
        }
        if message.origin.interaction.is_some() {
            json["application_id"] = json!(self.app.id);
            json["webhook_id"] = json!(self.app.id);
        }
        if let Some(replied) = message.origin.reply_to {
            json["message_reference"] = json!({"type": 0, "message_id": replied, "channel_id": channel.id, "guild_id": channel.guild});
            json["referenced_message"] = channel
                .messages
                .get(&replied)
                .map_or(Value::Null, |replied| self.message_json(replied, channel));
        }
        if let Some(thread) = message.thread.and_then(|thread| self.channels.get(&thread)) {
            json["thread"] = self.channel_json(thread);
        }
        json
    }

    /// A message as the gateway tells it: with the server and the author's membership, unless it is private.
    pub(crate) fn message_event(&self, message: &Message, channel: &Channel) -> Value {
        let mut json = self.message_json(message, channel);
        if let (Some(guild), None) =
            (channel.guild.and_then(|guild| self.guilds.get(&guild)), message.only_for)
        {
            json["guild_id"] = json!(guild.id);
            if let Some(member) = guild.members.get(&message.author) {
                json["member"] = member.json();
            }
        }
        json
    }

    pub(crate) fn attachment_json(&self, channel: Id, file: &Attachment) -> Value {
        let url = self.file_url(channel, file);
        let mut json = json!({"id": file.id, "filename": file.filename, "size": file.size, "url": url, "proxy_url": url, "content_type": file.content_type});
        if let Some(description) = &file.description {
            json["description"] = json!(description);
        }
        if let Some((width, height)) = file.pixels {
            json["width"] = json!(width);
            json["height"] = json!(height);
        }
        json
    }

    /// Embeds with `attachment://` pictures resolved to where they are served.
    fn shown_embeds(&self, message: &Message) -> Vec<Value> {
        let mut embeds = message.embeds.clone();
        for embed in &mut embeds {
            embed["type"] = json!("rich");
            let fields = embed.get_mut("fields").and_then(Value::as_array_mut);
            for field in fields.into_iter().flatten() {
                if field["inline"].is_null() {
                    field["inline"] = json!(false);
                }
            }
            for slot in ["image", "thumbnail"] {
                let Some(named) =
                    embed[slot]["url"].as_str().and_then(|url| url.strip_prefix("attachment://"))
                else {
                    continue;
                };
                if let Some(file) = message.attachments.iter().find(|file| file.filename == named) {
                    embed[slot] = self.embedded_picture(message.channel, file);
                }
            }
        }
        embeds
    }

    fn embedded_picture(&self, channel: Id, file: &Attachment) -> Value {
        let url = self.file_url(channel, file);
        let mut json = json!({"url": url, "proxy_url": url});
        if let Some((width, height)) = file.pixels {
            json["width"] = json!(width);
            json["height"] = json!(height);
        }
        json
    }
}
