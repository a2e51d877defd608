//! Messages as Discord sends them.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::clock::iso;
use crate::id::Id;
use crate::world::{Attachment, Channel, Mentions, Message, User, World};

impl World {
    /// The address of a message's file.
    pub(crate) fn file_url(&self, channel: Id, file: &Attachment) -> String {
        format!("{}/cdn/attachments/{channel}/{}/{}", self.base, file.id, file.filename)
    }

    /// A message as Discord shows it to the bot.
    pub(crate) fn message_json(&self, message: &Message, channel: &Channel) -> Value {
        let people = |ids: &BTreeSet<Id>| {
            ids.iter().filter_map(|id| self.users.get(id)).map(User::json).collect::<Vec<_>>()
        };
        let mentions = message.mentions.clone().unwrap_or_else(|| Mentions {
            users: message.pings.clone(),
            everyone: message.pings_everyone,
            ..Mentions::default()
        });
        let files = message
            .attachments
            .iter()
            .map(|file| self.attachment_json(message.channel, file))
            .collect::<Vec<_>>();
        let mut json = json!({
            "id": message.id, "channel_id": message.channel, "type": message.kind(), "content": message.content, "timestamp": iso(message.id.made_ms()),
            "edited_timestamp": message.edited_ms.map(iso), "tts": false, "mention_everyone": mentions.everyone, "mentions": people(&mentions.users), "mention_roles": mentions.roles,
            "attachments": files, "embeds": self.shown_embeds(message), "components": self.components_json(message), "pinned": false, "flags": message.flags,
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

    /// A message as a gateway event: with the server and the author's membership, unless it is private.
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
        file.with_size(json)
    }

    /// Embeds with `attachment://` pictures resolved to their addresses.
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
                let Some(name) =
                    embed[slot]["url"].as_str().and_then(|url| url.strip_prefix("attachment://"))
                else {
                    continue;
                };
                if let Some(file) = message.attachments.iter().find(|file| file.filename == name) {
                    embed[slot] = self.embedded_picture(message.channel, file);
                }
            }
        }
        embeds
    }

    fn embedded_picture(&self, channel: Id, file: &Attachment) -> Value {
        let url = self.file_url(channel, file);
        file.with_size(json!({"url": url, "proxy_url": url}))
    }
}

impl Attachment {
    /// The JSON of a file, with its width and height if it is a picture.
    pub(super) fn with_size(&self, mut json: Value) -> Value {
        if let Some((width, height)) = self.pixels {
            json["width"] = json!(width);
            json["height"] = json!(height);
        }
        json
    }
}
