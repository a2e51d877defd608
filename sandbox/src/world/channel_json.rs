//! Channels, threads and thread members as Discord sends them.

use serde_json::{Value, json};

use crate::clock::iso;
use crate::id::Id;
use crate::world::{Channel, ChannelKind, Thread, User, World};

impl World {
    /// A channel as the bot sees it.
    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        let mut json = json!({"id": channel.id, "type": channel.kind as u8, "last_message_id": channel.last_message(), "flags": 0, "last_pin_timestamp": null});
        let more = match (&channel.thread, channel.kind) {
            (Some(thread), _) => self.thread_fields(channel, thread),
            (None, ChannelKind::Dm | ChannelKind::GroupDm) => {
                let others = channel
                    .recipients
                    .iter()
                    .filter(|id| **id != self.bot())
                    .filter_map(|id| self.users.get(id));
                let mut json = json!({"recipients": others.map(User::json).collect::<Vec<_>>()});
                if channel.kind == ChannelKind::GroupDm {
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
            json["member"] = self.thread_member_json(channel, self.bot());
            json["member"]["muted"] = json!(false);
            json["member"]["mute_config"] = Value::Null;
        }
        json
    }

    /// A thread member in the form of REST and `THREAD_MEMBERS_UPDATE`.
    pub(crate) fn thread_member_json(&self, thread: &Channel, user: Id) -> Value {
        json!({"id": thread.id, "user_id": user, "join_timestamp": iso(thread.id.made_ms()), "flags": 1})
    }
}
