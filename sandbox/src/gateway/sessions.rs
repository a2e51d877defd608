//! Sessions: each outlives its connection, so that it can be resumed.

use std::collections::VecDeque;
use std::sync::Arc;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use crate::gateway::intents::Intents;
use crate::gateway::shards::{SessionStarts, SessionStatus, Shard, server_of};
use crate::wire_log::WireLog;

/// The number of events that a session keeps for a resume.
const KEPT_EVENTS: usize = 2_000;

/// A message from the gateway to a connection, or the end of the connection.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    Text(String),
    /// A close frame, with or without a code.
    Close(Option<u16>),
    /// The end of the connection without a close frame.
    Drop,
}

impl Outgoing {
    /// Asks the bot to reconnect and resume.
    pub(crate) fn reconnect() -> Self {
        Self::Text(json!({"op": 7, "s": null, "t": null, "d": null}).to_string())
    }
}

/// An IDENTIFY, and the connection it came over.
#[derive(Debug)]
pub(crate) struct Identify {
    /// The gateway version of the connection.
    pub(crate) version: u8,
    pub(crate) intents: Intents,
    pub(crate) shard: Shard,
    pub(crate) connection: UnboundedSender<Outgoing>,
}

#[derive(Debug)]
struct Session {
    id: String,
    intents: Intents,
    shard: Shard,
    seq: u64,
    missed: VecDeque<(u64, String)>,
    connection: Option<UnboundedSender<Outgoing>>,
}

impl Session {
    fn dispatch(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        let text = json!({"op": 0, "s": self.seq, "t": name, "d": data}).to_string();
        if self.missed.len() == KEPT_EVENTS {
            self.missed.pop_front();
        }
        self.missed.push_back((self.seq, text.clone()));
        self.send(Outgoing::Text(text));
    }

    fn is_connected(&self) -> bool {
        self.connection.as_ref().is_some_and(|connection| !connection.is_closed())
    }

    fn send(&mut self, out: Outgoing) {
        if self.connection.as_ref().is_some_and(|connection| connection.send(out).is_err()) {
            self.connection = None;
        }
    }
}

/// All sessions of the bot.
#[derive(Debug, Default)]
pub(crate) struct Gateway {
    /// The log of messages in both directions.
    pub(crate) wire: Arc<WireLog>,
    /// The number of sessions that a bot has started, and may start.
    pub(crate) starts: SessionStarts,
    sessions: Vec<Session>,
    begun: u64,
    /// Whether connections are refused.
    pub(crate) is_down: bool,
}

impl Gateway {
    /// Sends an event to every session that has these intents, and whose shard has the event's server.
    pub(crate) fn dispatch(&mut self, now_ms: u64, name: &str, intents: Intents, data: &Value) {
        let server = server_of(name, data);
        let concerns =
            |session: &&mut Session| session.intents.has(intents) && session.shard.has(server);
        for session in self.sessions.iter_mut().filter(concerns) {
            session.dispatch(name, data);
            self.wire.log_sent(now_ms, name);
        }
    }

    /// Sends an event to one session. The caller builds it for the session's intents.
    pub(crate) fn answer(&mut self, now_ms: u64, id: &str, name: &str, data: &Value) {
        if let Some(session) = self.sessions.iter_mut().find(|session| session.id == id) {
            session.dispatch(name, data);
            self.wire.log_sent(now_ms, name);
        }
    }

    /// The intents of a session. `None` if it has ended.
    pub(crate) fn intents(&self, id: &str) -> Option<Intents> {
        self.sessions.iter().find(|session| session.id == id).map(|session| session.intents)
    }

    /// Whether any session may read the text of messages.
    pub(crate) fn reads_content(&self) -> bool {
        self.sessions.iter().any(|session| session.intents.has(Intents::MESSAGE_CONTENT))
    }

    /// Whether a bot is connected.
    pub(crate) fn is_connected(&self) -> bool {
        self.sessions.iter().any(Session::is_connected)
    }

    /// All sessions that may be resumed, in the order of their start.
    pub(crate) fn session_statuses(&self) -> Vec<SessionStatus> {
        let status = |session: &Session| SessionStatus {
            shard: session.shard.id,
            shards: session.shard.count,
            is_connected: session.is_connected(),
        };
        self.sessions.iter().map(status).collect()
    }

    /// The ids of a shard's sessions that have a connection.
    pub(crate) fn connected(&self, shard: u64) -> Vec<String> {
        let own = |session: &&Session| session.shard.id == shard && session.is_connected();
        self.sessions.iter().filter(own).map(|session| session.id.clone()).collect()
    }

    /// An id for a new session.
    pub(crate) fn next_session_id(&mut self) -> String {
        self.begun += 1;
        format!("sandbox-session-{}", self.begun)
    }

    /// Starts a session, and sends these first events.
    pub(crate) fn begin(
        &mut self,
        id: String,
        identify: Identify,
        now_ms: u64,
        events: &[(&'static str, Value)],
    ) {
        let Identify { intents, shard, connection, .. } = identify;
        let (seq, missed, connection) = (0, VecDeque::new(), Some(connection));
        let mut session = Session { id, intents, shard, seq, missed, connection };
        // No bot will resume an older session of this shard that has no connection.
        self.sessions.retain(|other| other.shard != shard || other.is_connected());
        for (name, data) in events {
            session.dispatch(name, data);
            self.wire.log_sent(now_ms, name);
        }
        self.sessions.push(session);
    }

    /// Continues a session after `seq`. Returns `false` if it has ended, or no longer has all missed events.
    pub(crate) fn resume(
        &mut self,
        id: &str,
        seq: u64,
        connection: UnboundedSender<Outgoing>,
    ) -> bool {
        let Some(session) = self.sessions.iter_mut().find(|session| session.id == id) else {
            return false;
        };
        let complete = session.missed.front().is_none_or(|(first, _)| *first <= seq + 1);
        if !complete || seq > session.seq {
            return false;
        }
        session.connection = Some(connection);
        let missed = session
            .missed
            .iter()
            .filter(|(at, _)| *at > seq)
            .map(|(_, text)| text.clone())
            .collect::<Vec<_>>();
        for text in missed {
            session.send(Outgoing::Text(text));
        }
        session.dispatch("RESUMED", &json!({}));
        true
    }

    /// Ends a session for good.
    pub(crate) fn end(&mut self, id: &str) {
        self.sessions.retain(|session| session.id != id);
    }

    /// Sends a gateway message to every connection.
    pub(crate) fn send_all(&mut self, out: &Outgoing) {
        self.send_shard(out, None);
    }

    /// Sends a gateway message to every connection of a shard. `None` means all shards.
    pub(crate) fn send_shard(&mut self, out: &Outgoing, shard: Option<u64>) {
        let is_meant = |session: &&mut Session| shard.is_none_or(|id| id == session.shard.id);
        for session in self.sessions.iter_mut().filter(is_meant) {
            session.send(out.clone());
            if !matches!(out, Outgoing::Text(_)) {
                session.connection = None;
            }
        }
    }

    /// Invalidates every session, and drops it unless it may be resumed.
    pub(crate) fn invalidate(&mut self, may_resume: bool) {
        let message = json!({"op": 9, "s": null, "t": null, "d": may_resume}).to_string();
        self.send_all(&Outgoing::Text(message));
        if !may_resume {
            self.sessions.clear();
        }
    }
}
