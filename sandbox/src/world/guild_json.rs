//! Servers and their members as Discord sends them.

use serde_json::{Value, json};

use crate::clock::iso;
use crate::gateway::Intents;
use crate::id::Id;
use crate::world::{Channel, Guild, Role, World};

/// The fields that a small server lacks; Discord sends them as null.
const ABSENT: &str = "icon description home_header splash discovery_splash banner application_id afk_channel_id \
    system_channel_id widget_channel_id max_presences vanity_url_code rules_channel_id \
    safety_alerts_channel_id public_updates_channel_id \
    premium_progress_bar_enabled_user_updated_at incidents_data inventory_settings";

impl World {
    /// A member with their user, as `GET /guilds/{id}/members/{id}` answers.
    pub(crate) fn member_json(&self, guild: &Guild, user: Id) -> Option<Value> {
        let mut json = guild.members.get(&user)?.json();
        json["user"] = self.users.get(&user)?.json();
        Some(json)
    }

    /// The server as `GET /guilds/{id}` answers.
    pub(crate) fn guild_json(&self, guild: &Guild) -> Value {
        let mut json = json!({
            "id": guild.id, "name": guild.name, "features": [], "owner_id": guild.owner, "region": "local", "afk_timeout": 300, "system_channel_flags": 0,
            "widget_enabled": false, "verification_level": 0, "roles": guild.roles.values().map(Role::json).collect::<Vec<_>>(), "default_message_notifications": 0,
            "mfa_level": 0, "explicit_content_filter": 0, "max_members": 500_000, "max_stage_video_channel_users": 50, "max_video_channel_users": 25, "premium_tier": 0,
            "premium_subscription_count": 0, "preferred_locale": guild.locale, "premium_progress_bar_enabled": false, "nsfw": false, "nsfw_level": 0, "emojis": [],
            "stickers": [], "owner_configured_content_level": 0,
        });
        for absent in ABSENT.split(' ') {
            json[absent] = Value::Null;
        }
        json
    }

    /// The server in the form of `GUILD_CREATE`. Without the presence intent, the bot is its only member, as at
    /// Discord.
    pub(crate) fn guild_create_json(&self, guild: &Guild, intents: Intents) -> Value {
        let mut json = self.guild_json(guild);
        let (bot, seen) = (self.bot(), |channel: &&Channel| {
            channel.guild == Some(guild.id) && self.sees(self.bot(), channel)
        });
        let of_kind = |threads: bool| {
            let chosen = self
                .channels
                .values()
                .filter(seen)
                .filter(|channel| channel.thread.is_some() == threads);
            chosen
                .filter(|channel| channel.thread.as_ref().is_none_or(|thread| !thread.archived))
                .map(|channel| self.channel_json(channel))
                .collect::<Vec<_>>()
        };
        json["joined_at"] =
            guild.members.get(&bot).map_or(Value::Null, |member| iso(member.joined_ms).into());
        let is_listed = |user: &Id| *user == bot || intents.has(Intents::GUILD_PRESENCES);
        let listed = guild.members.keys().copied().filter(is_listed);
        json["members"] = listed.filter_map(|user| self.member_json(guild, user)).collect();
        json["channels"] = of_kind(false).into();
        json["threads"] = of_kind(true).into();
        json["member_count"] = guild.members.len().into();
        for (name, value) in [("large", json!(false)), ("unavailable", json!(false))] {
            json[name] = value;
        }
        for list in ["voice_states", "presences", "stage_instances", "soundboard_sounds"] {
            json[list] = json!([]);
        }
        let events = self.open_scheduled_events(guild.id);
        json["guild_scheduled_events"] =
            events.map(|event| self.scheduled_event_json(event)).collect();
        json
    }
}
