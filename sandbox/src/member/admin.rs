//! Changes that a server's moderators make, or that its members make outside of any channel.

use serde_json::json;

use crate::api_error::ApiError;
use crate::gateway::Intents;
use crate::id::Id;
use crate::member::error::Error;
use crate::permissions::Permissions;
use crate::world::{Membership, Overwrite, World};

/// Discord's error as one of a member or a test.
pub(crate) fn not_found(error: ApiError) -> Error {
    Error::NotFound(error.message)
}

impl World {
    pub(crate) fn find_server(&self, server: &str) -> Result<Id, Error> {
        let found = self.guilds.values().find(|guild| guild.name == server);
        found.map(|guild| guild.id).ok_or_else(|| Error::NotFound(format!("server {server}")))
    }

    /// Puts the bot out of a server, or lets it in.
    pub(crate) fn set_bot(&mut self, server: &str, is_there: bool) -> Result<(), Error> {
        let (id, bot, now) = (self.find_server(server)?, self.bot(), self.now_ms());
        let Some(guild) = self.guilds.get_mut(&id) else { return Ok(()) };
        guild.has_bot = is_there;
        if is_there {
            let joined = Membership { roles: Vec::new(), joined_ms: now };
            guild.members.entry(bot).or_insert(joined);
            let guild = self.guilds.get(&id).map(|guild| self.guild_create_json(guild));
            self.dispatch("GUILD_CREATE", Intents::GUILDS, guild.unwrap_or_default());
        } else {
            guild.members.remove(&bot);
            self.dispatch("GUILD_DELETE", Intents::GUILDS, json!({"id": id}));
        }
        Ok(())
    }

    /// Takes a member out of a server and its threads, or lets them in.
    pub(crate) fn set_member(
        &mut self,
        server: &str,
        who: &str,
        is_there: bool,
    ) -> Result<(), Error> {
        let (id, now) = (self.find_server(server)?, self.now_ms());
        let user = self.find_user_by_name(who);
        let user = user.ok_or_else(|| Error::NotFound(format!("member {who}")))?;
        let Some(guild) = self.guilds.get_mut(&id) else { return Ok(()) };
        if is_there {
            let joined = Membership { roles: Vec::new(), joined_ms: now };
            guild.members.entry(user).or_insert(joined);
            return Ok(());
        }
        guild.members.remove(&user);
        let threads = self.channels.values_mut().filter(|channel| channel.guild == Some(id));
        for thread in threads.filter_map(|channel| channel.thread.as_mut()) {
            thread.members.remove(&user);
        }
        Ok(())
    }

    /// Sets what somebody is allowed and denied in a channel.
    pub(crate) fn permit(
        &mut self,
        channel: Id,
        who: Option<&str>,
        allow: Permissions,
        deny: Permissions,
    ) -> Result<(), Error> {
        let target = match who {
            Some(name) => self
                .find_user_by_name(name)
                .ok_or_else(|| Error::NotFound(format!("member {name}")))?,
            None => self
                .channel(channel)
                .ok()
                .and_then(|channel| channel.guild)
                .ok_or_else(|| Error::NotFound("such channel".into()))?,
        };
        let place = self.channel_mut(channel).map_err(not_found)?;
        place.overwrites.retain(|overwrite| overwrite.target != target);
        place.overwrites.push(Overwrite { target, is_member: who.is_some(), allow, deny });
        self.dispatch_channel(channel, "UPDATE");
        Ok(())
    }
}
