//! Changes by a server's moderators, or by its members outside any channel.

use serde_json::json;

use crate::api_error::ApiError;
use crate::gateway::Intents;
use crate::id::Id;
use crate::member::error::Error;
use crate::permissions::Permissions;
use crate::world::{Membership, Overwrite, User, World};

/// Converts Discord's error for members and tests.
pub(crate) fn not_found(error: ApiError) -> Error {
    Error::NotFound(error.message)
}

impl World {
    pub(crate) fn member_named(&self, name: &str) -> Result<Id, Error> {
        self.find_user_by_name(name).ok_or_else(|| Error::NotFound(format!("member {name}")))
    }

    pub(crate) fn find_server(&self, server: &str) -> Result<Id, Error> {
        let found = self.guilds.values().find(|guild| guild.name == server);
        found.map(|guild| guild.id).ok_or_else(|| Error::NotFound(format!("server {server}")))
    }

    /// Removes the bot from a server, or adds it. Without a change, the bot gets no event.
    pub(crate) fn set_bot(&mut self, server: &str, is_there: bool) -> Result<(), Error> {
        let (id, now) = (self.find_server(server)?, self.now_ms());
        if self.guilds.get(&id).is_some_and(|guild| guild.has_bot == is_there) {
            return Ok(());
        }
        let role = self.fresh_id();
        let Some(bot) = self.users.get(&self.app.id) else { return Ok(()) };
        let Some(guild) = self.guilds.get_mut(&id) else { return Ok(()) };
        if is_there {
            guild.add_bot(bot, role, now);
            let guild = self.guilds.get(&id);
            let guild = guild.map(|guild| self.guild_create_json(guild, Intents::GUILDS));
            self.dispatch("GUILD_CREATE", Intents::GUILDS, guild.unwrap_or_default());
        } else {
            guild.remove_bot(bot);
            self.dispatch("GUILD_DELETE", Intents::GUILDS, json!({"id": id}));
        }
        Ok(())
    }

    /// Removes a member from a server and its threads, or adds them. Without a change, the bot gets no event.
    pub(crate) fn set_member(
        &mut self,
        server: &str,
        who: &str,
        is_there: bool,
    ) -> Result<(), Error> {
        let (id, now) = (self.find_server(server)?, self.now_ms());
        let user = self.member_named(who)?;
        let Some(guild) = self.guilds.get_mut(&id) else { return Ok(()) };
        if guild.members.contains_key(&user) == is_there {
            return Ok(());
        }
        if is_there {
            guild.members.insert(user, Membership { roles: Vec::new(), joined_ms: now });
            let guild = self.guilds.get(&id);
            let member = guild.and_then(|guild| self.member_json(guild, user));
            let mut member = member.unwrap_or_default();
            member["guild_id"] = json!(id);
            self.dispatch("GUILD_MEMBER_ADD", Intents::GUILD_MEMBERS, member);
            return Ok(());
        }
        guild.members.remove(&user);
        let left = json!({"guild_id": id, "user": self.users.get(&user).map(User::json)});
        self.dispatch("GUILD_MEMBER_REMOVE", Intents::GUILD_MEMBERS, left);
        let mut threads = Vec::new();
        for channel in self.channels.values_mut().filter(|channel| channel.guild == Some(id)) {
            if channel.thread.as_mut().is_some_and(|thread| thread.members.remove(&user)) {
                threads.push(channel.id);
            }
        }
        threads.into_iter().for_each(|thread| self.dispatch_thread_left(thread, user));
        Ok(())
    }

    /// The language of a member's client.
    pub(crate) fn locale(&self, user: Id) -> &str {
        self.users.get(&user).map_or("", |user| user.locale.as_str())
    }

    /// Sets the language of a member's client.
    pub(crate) fn set_locale(&mut self, who: &str, locale: &str) -> Result<(), Error> {
        let user = self.member_named(who)?;
        self.users.entry(user).and_modify(|user| user.locale = locale.into());
        Ok(())
    }

    /// Sets the language of a server's settings.
    pub(crate) fn set_server_locale(&mut self, server: &str, locale: &str) -> Result<(), Error> {
        let id = self.find_server(server)?;
        self.guilds.entry(id).and_modify(|guild| guild.locale = locale.into());
        Ok(())
    }

    /// Sets the permission overwrite of a member, or of everyone, in a channel.
    pub(crate) fn permit(
        &mut self,
        channel: Id,
        who: Option<&str>,
        allow: Permissions,
        deny: Permissions,
    ) -> Result<(), Error> {
        let target = match who {
            Some(name) => self.member_named(name)?,
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
