//! `resolved` of an interaction: the objects that its values name by id.

use serde_json::{Value, json};

use crate::id::Id;
use crate::world::{Channel, World};

impl World {
    /// The users, roles and channels with these ids, for a member in a channel. Kinds without an object are left out.
    pub(crate) fn resolve(
        &self,
        user: Id,
        channel: &Channel,
        ids: impl IntoIterator<Item = Id>,
    ) -> Value {
        let mut resolved = json!({});
        let guild = channel.guild.and_then(|guild| self.guilds.get(&guild));
        for id in ids {
            let key = id.to_string();
            if let Some(chosen) = self.users.get(&id) {
                resolved["users"][&key] = chosen.json();
            }
            if let Some(membership) = guild.and_then(|guild| guild.members.get(&id)) {
                let mut member = membership.json();
                member["permissions"] = json!(self.permissions(id, channel).0.to_string());
                resolved["members"][&key] = member;
            }
            if let Some(role) = guild.and_then(|guild| guild.roles.get(&id)) {
                resolved["roles"][&key] = role.json();
            }
            let is_here = |place: &&Channel| guild.is_some() && place.guild == channel.guild;
            if let Some(place) = self.channels.get(&id).filter(is_here) {
                resolved["channels"][&key] = self.resolved_channel(user, place);
            }
        }
        resolved
    }

    fn resolved_channel(&self, user: Id, place: &Channel) -> Value {
        let mut json = self.channel_json(place);
        for (field, who) in [("permissions", user), ("app_permissions", self.bot())] {
            json[field] = json!(self.permissions(who, place).0.to_string());
        }
        json
    }
}
