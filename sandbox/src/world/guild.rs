//! Servers, their roles and members.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::clock::iso;
use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::user::{User, american};

/// A server. Its id is also the id of its role @everyone.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Guild {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) owner: Id,
    pub(crate) roles: BTreeMap<Id, Role>,
    pub(crate) members: BTreeMap<Id, Membership>,
    pub(crate) has_bot: bool,
    /// The permissions of the bot's invitation. The bot's own role gets them each time the bot joins.
    #[serde(default)]
    pub(crate) bot_may: Permissions,
    /// The language of the server's settings: `de`.
    #[serde(default = "american")]
    pub(crate) locale: String,
}

/// A role of a server.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Role {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) permissions: Permissions,
    pub(crate) position: usize,
}

/// A user's membership of a server.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Membership {
    pub(crate) roles: Vec<Id>,
    pub(crate) joined_ms: u64,
}

impl Guild {
    /// Adds the bot, with a role of its own.
    pub(crate) fn add_bot(&mut self, bot: &User, role: Id, joined_ms: u64) {
        self.has_bot = true;
        if self.members.contains_key(&bot.id) {
            return;
        }
        let (name, permissions) = (bot.display_name.clone(), self.bot_may);
        self.roles.insert(role, Role { id: role, name, permissions, position: 1 });
        self.members.insert(bot.id, Membership { roles: vec![role], joined_ms });
    }

    /// Removes the bot and its own role.
    pub(crate) fn remove_bot(&mut self, bot: &User) {
        self.has_bot = false;
        let Some(left) = self.members.remove(&bot.id) else { return };
        let is_own = |role: &&Role| left.roles.contains(&role.id) && role.name == bot.display_name;
        if let Some((id, permissions)) =
            self.roles.values().find(is_own).map(|role| (role.id, role.permissions))
        {
            self.roles.remove(&id);
            // A world of an older build has the permissions of the invitation only in this role.
            self.bot_may = permissions;
        }
    }
}

impl Role {
    pub(crate) fn json(&self) -> Value {
        json!({
            "id": self.id, "name": self.name, "permissions": self.permissions.0.to_string(), "position": self.position, "color": 0,
            "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null}, "hoist": false, "managed": false, "mentionable": false,
            "icon": null, "unicode_emoji": null, "description": null, "flags": 0,
        })
    }
}

impl Membership {
    /// The membership without its user, as in a message's author.
    pub(crate) fn json(&self) -> Value {
        json!({
            "roles": self.roles, "joined_at": iso(self.joined_ms), "nick": null, "avatar": null, "banner": null, "premium_since": null, "pending": false,
            "communication_disabled_until": null, "flags": 0, "deaf": false, "mute": false, "collectibles": null, "display_name_styles": null,
        })
    }
}
