//! The gateway's answer to a request for a server's members.

use serde_json::{Value, json};

use crate::gateway::Intents;
use crate::id::Id;
use crate::world::{Guild, World};

/// The maximum number of members of one event.
const CHUNK: usize = 1_000;

/// The maximum number of members in the answer to a name prefix or a list of ids.
const MOST_FOUND: usize = 100;

impl World {
    /// Answers a session's request for members with `GUILD_MEMBERS_CHUNK`. The whole list needs the intent for members;
    /// without it such a request gets no answer, as at Discord.
    pub(crate) fn send_members(&mut self, session: &str, request: &Value) {
        let guild = request["guild_id"].as_str().and_then(|id| id.parse::<Id>().ok());
        let Some(guild) = guild.and_then(|id| self.guilds.get(&id)) else { return };
        let has_intent =
            self.gateway.intents(session).is_some_and(|all| all.has(Intents::GUILD_MEMBERS));
        if !guild.has_bot || (is_for_all(request) && !has_intent) {
            return;
        }
        let found = self.found_members(guild, request);
        let chunks = found.chunks(CHUNK).map(<[Value]>::to_vec).collect::<Vec<_>>();
        let chunks = if chunks.is_empty() { vec![Vec::new()] } else { chunks };
        let (id, count, now_ms) = (guild.id, chunks.len(), self.now_ms());
        let unknown = unknown_ids(guild, request);
        for (index, members) in chunks.into_iter().enumerate() {
            let mut event = json!({
                "guild_id": id, "members": members, "chunk_index": index, "chunk_count": count,
                "not_found": unknown,
            });
            if request["presences"] == true {
                event["presences"] = json!([]);
            }
            if request["nonce"].is_string() {
                event["nonce"] = request["nonce"].clone();
            }
            self.gateway.answer(now_ms, session, "GUILD_MEMBERS_CHUNK", &event);
        }
    }

    fn found_members(&self, guild: &Guild, request: &Value) -> Vec<Value> {
        let ids = user_ids(request);
        let query = request["query"].as_str().unwrap_or_default().to_lowercase();
        let limit = match request["limit"].as_u64() {
            _ if is_for_all(request) => usize::MAX,
            None | Some(0) => MOST_FOUND,
            Some(limit) => usize::try_from(limit).map_or(MOST_FOUND, |limit| limit.min(MOST_FOUND)),
        };
        let is_found = |user: &Id| match &ids {
            Some(ids) => ids.contains(&user.to_string()),
            None => self.users.get(user).is_some_and(|user| {
                [&user.name, &user.display_name]
                    .iter()
                    .any(|name| name.to_lowercase().starts_with(&query))
            }),
        };
        let found = guild.members.keys().copied().filter(is_found).take(limit);
        found.filter_map(|user| self.member_json(guild, user)).collect()
    }
}

/// Whether a request is for all members: an empty name without a limit.
fn is_for_all(request: &Value) -> bool {
    user_ids(request).is_none() && request["query"] == "" && request["limit"] == 0
}

/// The ids of a request: one, or a list.
fn user_ids(request: &Value) -> Option<Vec<String>> {
    match &request["user_ids"] {
        Value::String(id) => Some(vec![id.clone()]),
        Value::Array(ids) => Some(ids.iter().filter_map(Value::as_str).map(Into::into).collect()),
        _ => None,
    }
}

/// The ids of a request that don't belong to members.
fn unknown_ids(guild: &Guild, request: &Value) -> Vec<String> {
    let mut ids = user_ids(request).unwrap_or_default();
    ids.retain(|id| !id.parse().is_ok_and(|id: Id| guild.members.contains_key(&id)));
    ids
}
