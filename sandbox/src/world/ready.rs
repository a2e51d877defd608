//! Starting a gateway session: READY, and a `GUILD_CREATE` for each server of its shard.

use serde_json::{Value, json};

use crate::gateway::{Identify, Intents, Outgoing, Shard};
use crate::id::Id;
use crate::world::{Guild, User, World};

impl World {
    /// Starts a session and returns its id. `None` if the IDENTIFY came too soon. An error is a close code.
    pub(crate) fn begin_session(&mut self, identify: Identify) -> Result<Option<String>, u16> {
        let Identify { shard, intents, version, .. } = identify;
        let ids: Vec<Id> = self.guilds_of(shard).map(|guild| guild.id).collect();
        let now_ms = self.now_ms();
        let admitted = self.gateway.starts.admit(shard, ids.len(), now_ms);
        if admitted == Err(4004) {
            // A bot that has used up the day's IDENTIFYs gets its token revoked, and all its connections are closed.
            self.gateway.send_all(&Outgoing::Close(Some(4004)));
        }
        if !admitted? {
            return Ok(None);
        }
        let session = self.gateway.next_session_id();
        let mut ready = self.ready_json(shard, &ids, &session);
        ready["v"] = json!(version);
        let mut events = vec![("READY", ready)];
        if intents.has(Intents::GUILDS) {
            let guilds = self.guilds_of(shard).map(|guild| self.guild_create_json(guild, intents));
            events.extend(guilds.map(|guild| ("GUILD_CREATE", guild)));
        }
        self.gateway.begin(session.clone(), identify, now_ms, &events);
        Ok(Some(session))
    }

    /// The servers of a shard that the bot is in.
    fn guilds_of(&self, shard: Shard) -> impl Iterator<Item = &Guild> {
        self.guilds.values().filter(move |guild| guild.has_bot && shard.has(Some(guild.id)))
    }

    /// The first event of a session.
    fn ready_json(&self, shard: Shard, guilds: &[Id], session: &str) -> Value {
        let guilds =
            guilds.iter().map(|id| json!({"id": id, "unavailable": true})).collect::<Vec<_>>();
        let mut bot = self.users.get(&self.bot()).map_or(Value::Null, User::json);
        for (field, value) in
            [("verified", json!(true)), ("mfa_enabled", json!(true)), ("email", Value::Null)]
        {
            bot[field] = value;
        }
        json!({
            "user": bot, "guilds": guilds, "session_id": session, "resume_gateway_url": self.gateway_url(), "shard": shard.json(),
            "application": {"id": self.app.id, "flags": self.granted.application_flags()}, "session_type": "normal", "private_channels": [], "relationships": [], "user_settings": {}, "presences": [],
            "guild_join_requests": [], "geo_ordered_rtc_regions": [],
        })
    }
}
