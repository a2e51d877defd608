//! The gateway: sessions, what they are told by their intents, and what a resumed one has missed.

mod compress;
mod connection;
mod shards;

use std::collections::VecDeque;
use std::ops::BitOr;
use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use crate::gateway::shards::{Shard, Starts, server_of};
use crate::id::Id;
use crate::wire::Wire;
pub(crate) use connection::{Wanted, upgrade};
pub use shards::{SessionStatus, Sharding};

/// How many events a session keeps for a resume.
const KEPT_EVENTS: usize = 2_000;

/// Groups of events a bot asks for when it identifies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Intents(pub(crate) u64);

impl Intents {
    /// Of no group: everybody gets it, as with interactions.
    pub(crate) const ALWAYS: Self = Self(0);
    pub(crate) const GUILDS: Self = Self(1);
    pub(crate) const GUILD_MESSAGES: Self = Self(1 << 9);
    pub(crate) const DIRECT_MESSAGES: Self = Self(1 << 12);
    pub(crate) const MESSAGE_CONTENT: Self = Self(1 << 15);
    /// Of these nobody has ever heard: 17, 18, 19, 22, 23 and from 26 on.
    const KNOWN: u64 = ((1 << 17) - 1) | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25;
    /// Who is there and what they do: the application has not been granted to know.
    const NOT_GRANTED: u64 = 1 << 1 | 1 << 8;

    fn has(self, wanted: Self) -> bool {
        self.0 & wanted.0 == wanted.0
    }
}

impl BitOr for Intents {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// What a connection is told to send.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    Text(String),
    /// With a code, or a farewell that says nothing.
    Close(Option<u16>),
    /// The connection ends without a farewell.
    Drop,
}

impl Out {
    /// Asks the bot to reconnect and resume.
    pub(crate) fn reconnect() -> Self {
        Self::Text(json!({"op": 7, "s": null, "t": null, "d": null}).to_string())
    }
}

/// A session outlives its connection, so that it can be resumed.
#[derive(Debug)]
struct Session {
    id: String,
    intents: Intents,
    shard: Shard,
    seq: u64,
    missed: VecDeque<(u64, String)>,
    wire: Option<UnboundedSender<Out>>,
}

impl Session {
    fn dispatch(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        let text = json!({"op": 0, "s": self.seq, "t": name, "d": data}).to_string();
        if self.missed.len() == KEPT_EVENTS {
            self.missed.pop_front();
        }
        self.missed.push_back((self.seq, text.clone()));
        self.send(Out::Text(text));
    }

    fn is_connected(&self) -> bool {
        self.wire.as_ref().is_some_and(|wire| !wire.is_closed())
    }

    fn send(&mut self, out: Out) {
        if self.wire.as_ref().is_some_and(|wire| wire.send(out).is_err()) {
            self.wire = None;
        }
    }
}

/// All sessions.
#[derive(Debug, Default)]
pub(crate) struct Gateway {
    /// What was said, for whoever watches.
    pub(crate) wire: Arc<Wire>,
    /// How often a bot has introduced itself, and how often it may.
    pub(crate) starts: Starts,
    sessions: Vec<Session>,
    begun: u64,
    /// While set, connections are refused.
    pub(crate) is_down: bool,
}

impl Gateway {
    /// Tells every session whose intents ask for it, and whose shard it is.
    pub(crate) fn dispatch(&mut self, now_ms: u64, name: &str, intents: Intents, data: &Value) {
        let server = server_of(name, data);
        let concerns =
            |session: &&mut Session| session.intents.has(intents) && session.shard.has(server);
        for session in self.sessions.iter_mut().filter(concerns) {
            session.dispatch(name, data);
            self.wire.said(now_ms, name);
        }
    }

    /// Whether some session may read what others write.
    pub(crate) fn reads_content(&self) -> bool {
        self.sessions.iter().any(|session| session.intents.has(Intents::MESSAGE_CONTENT))
    }

    /// Whether a bot is connected.
    pub(crate) fn is_connected(&self) -> bool {
        self.sessions.iter().any(Session::is_connected)
    }

    /// All sessions that may be gone on with, in the order in which they began.
    pub(crate) fn served(&self) -> Vec<SessionStatus> {
        let served = |session: &Session| SessionStatus {
            shard: session.shard.id,
            shards: session.shard.count,
            is_connected: session.is_connected(),
        };
        self.sessions.iter().map(served).collect()
    }

    /// The names of the sessions of a shard that have a connection.
    pub(crate) fn connected(&self, shard: u64) -> Vec<String> {
        let own = |session: &&Session| session.shard.id == shard && session.is_connected();
        self.sessions.iter().filter(own).map(|session| session.id.clone()).collect()
    }

    /// Starts a session and greets it.
    fn begin(
        &mut self,
        (intents, shard): (Intents, Shard),
        wire: UnboundedSender<Out>,
        (now_ms, greet): (u64, impl FnOnce(&str) -> Vec<(&'static str, Value)>),
    ) -> String {
        self.begun += 1;
        let id = format!("sandbox-session-{}", self.begun);
        let (seq, missed, wire) = (0, VecDeque::new(), Some(wire));
        let mut session = Session { id: id.clone(), intents, shard, seq, missed, wire };
        // Nobody goes on with what was left for this one.
        self.sessions.retain(|other| other.shard != shard || other.is_connected());
        for (name, data) in greet(&id) {
            session.dispatch(name, &data);
            self.wire.said(now_ms, name);
        }
        self.sessions.push(session);
        id
    }

    /// Continues a session after `seq`; `false` if there is nothing to continue.
    fn resume(&mut self, id: &str, seq: u64, wire: UnboundedSender<Out>) -> bool {
        let Some(session) = self.sessions.iter_mut().find(|session| session.id == id) else {
            return false;
        };
        let complete = session.missed.front().is_none_or(|(first, _)| *first <= seq + 1);
        if !complete || seq > session.seq {
            return false;
        }
        session.wire = Some(wire);
        let missed = session
            .missed
            .iter()
            .filter(|(at, _)| *at > seq)
            .map(|(_, text)| text.clone())
            .collect::<Vec<_>>();
        for text in missed {
            session.send(Out::Text(text));
        }
        session.dispatch("RESUMED", &json!({}));
        true
    }

    /// Ends a session for good.
    fn end(&mut self, id: &str) {
        self.sessions.retain(|session| session.id != id);
    }

    /// Sends something of the gateway's own to every connection.
    pub(crate) fn send_all(&mut self, out: &Out) {
        self.send_to(out, |_| true);
    }

    /// Sends it to every connection of one shard.
    pub(crate) fn send_shard(&mut self, out: &Out, shard: Option<u64>) {
        self.send_to(out, |of| shard.is_none_or(|shard| shard == of.id));
    }

    fn send_to(&mut self, out: &Out, is_meant: impl Fn(Shard) -> bool) {
        for session in self.sessions.iter_mut().filter(|session| is_meant(session.shard)) {
            session.send(out.clone());
            if !matches!(out, Out::Text(_)) {
                session.wire = None;
            }
        }
    }

    /// Tells every session that it is invalid, and forgets it unless it may be resumed.
    pub(crate) fn invalidate(&mut self, may_resume: bool) {
        let told = json!({"op": 9, "s": null, "t": null, "d": may_resume}).to_string();
        self.send_all(&Out::Text(told));
        if !may_resume {
            self.sessions.clear();
        }
    }
}

/// A session's first event.
fn ready(
    (bot, app): (&Value, Id),
    (shard, guilds): (Shard, &[Id]),
    (session, url): (&str, &str),
) -> Value {
    let guilds = guilds.iter().map(|id| json!({"id": id, "unavailable": true})).collect::<Vec<_>>();
    let mut bot = bot.clone();
    for (field, value) in
        [("verified", json!(true)), ("mfa_enabled", json!(true)), ("email", Value::Null)]
    {
        bot[field] = value;
    }
    json!({
        "v": 10, "user": bot, "guilds": guilds, "session_id": session, "resume_gateway_url": url, "shard": shard.json(), "application": {"id": app, "flags": 0},
        "session_type": "normal", "private_channels": [], "relationships": [], "user_settings": {}, "presences": [], "guild_join_requests": [], "geo_ordered_rtc_regions": [],
    })
}
