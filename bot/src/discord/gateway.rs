//! The connection on which Discord tells what people do: that it is lost and back is said at once, and where serenity
//! would be deaf or wait for itself, it is helped.
//!
//! serenity 0.12.5 tells why a connection ended in its own log alone. [`Ear`] listens to that, takes a code from it and
//! never a text, and the log itself stays silent.

mod frames;

use std::fmt;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use poise::serenity_prelude as serenity;
use serenity::{OnlineStatus, ShardId, ShardManager};
use tokio::sync::{Mutex, Notify, mpsc};
use tracing::field::{Field, Visit};
use tracing::{Event, Metadata, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

use crate::metrics::Metrics;

/// The one connection there is.
const SHARD: ShardId = ShardId(0);

/// So often in a row Discord may say that it does not know who we are before the program ends: it counts how often we
/// introduce ourselves, and takes the token from whoever does that all day.
const REFUSALS: u32 = 5;

/// How long serenity may take to close the connection at the end.
const CLOSING: Duration = Duration::from_secs(1);

/// Where serenity speaks of connections.
const SPEAKER: &str = "serenity::gateway";

/// Why a connection is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    /// Discord closed it, with this code.
    Closed(u16),
    /// Discord closed it without saying why.
    ClosedWithoutCode,
    /// Discord closed it because the session is over: 4006 or 4009.
    SessionOver,
    /// Discord does not go on with the session.
    Invalidated,
    /// The connection broke.
    Broken,
    /// Discord did not answer a heartbeat.
    Silent,
    /// No connection can be made.
    Unreachable,
}

/// What is heard of the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heard {
    Lost(Why),
    /// Another connection is made in its place.
    Restarting,
    /// serenity waited for itself.
    Waited,
    /// Whoever reads from a connection has ended.
    Ended,
    /// Discord tells again what people do.
    Back,
}

/// What is known of the connection.
#[derive(Clone, Debug)]
pub(crate) struct Gate(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    said: mpsc::UnboundedSender<Heard>,
    heard: Mutex<mpsc::UnboundedReceiver<Heard>>,
    shards: OnceLock<Arc<ShardManager>>,
    ended: Notify,
    metrics: Metrics,
}

/// Hears what serenity says in its log.
#[derive(Debug)]
pub(crate) struct Ear(Gate);

impl Gate {
    /// Of a connection that is to be made; whether it stands is told these.
    pub(crate) fn new(metrics: Metrics) -> Self {
        let (said, heard) = mpsc::unbounded_channel();
        let (heard, shards, ended) = (Mutex::new(heard), OnceLock::new(), Notify::new());
        Self(Arc::new(Inner { said, heard, shards, ended, metrics }))
    }

    /// What has to listen to the log.
    pub(crate) fn ear(&self) -> Ear {
        Ear(self.clone())
    }

    /// Discord tells what people do, from the beginning or again.
    pub(super) fn is_back(&self) {
        self.say(Heard::Back);
    }

    /// Says that the connection is lost and that it is back, and helps serenity; why, if it is of no use to go on.
    pub(super) async fn watch(&self, shards: Arc<ShardManager>) -> &'static str {
        let shards = self.0.shards.get_or_init(|| shards);
        let mut heard = self.0.heard.lock().await;
        let mut lost = Lost::default();
        loop {
            // The sender is ours, so it lives.
            let Some(heard) = heard.recv().await else { return std::future::pending().await };
            let is_news = lost.since.is_none();
            lost.tell(heard);
            if let Some(why) = lost.hopeless(heard) {
                self.leave(shards).await;
                return why;
            }
            match heard {
                Heard::Lost(Why::Closed(4003)) => self.begin_anew(shards).await,
                // Beside the sandbox of this very process, its end of the connection is heard too.
                Heard::Lost(Why::ClosedWithoutCode) if is_news => self.begin_anew(shards).await,
                // It waits for itself to end, five seconds long.
                Heard::Restarting => shards.shutdown_finished(SHARD),
                _ => {}
            }
        }
    }

    /// Closes all connections in order, and waits until that is done.
    pub(super) async fn close(&self, shards: &ShardManager) {
        let mut ended = std::pin::pin!(self.0.ended.notified());
        ended.as_mut().enable();
        shards.shutdown_all().await;
        let _ = tokio::time::timeout(CLOSING, ended).await;
    }

    /// Leaves a connection that is closed, and makes another with a new session.
    async fn begin_anew(&self, shards: &ShardManager) {
        self.leave(shards).await;
        shards.restart(SHARD).await;
    }

    /// Leaves a connection that is closed, and on which serenity would go on reading nothing as fast as it can.
    async fn leave(&self, shards: &ShardManager) {
        if let Some(runner) = shards.runners.lock().await.get(&SHARD) {
            // What can't be sent ends it.
            runner.runner_tx.set_status(OnlineStatus::Online);
        }
        shards.shutdown_finished(SHARD);
    }

    /// On a machine with one processor nobody else gets a turn once serenity reads from a closed connection; whoever
    /// calls this is in the midst of it.
    fn leave_at_once(&self) {
        let Some(shards) = self.0.shards.get() else { return };
        if let Ok(runners) = shards.runners.try_lock()
            && let Some(runner) = runners.get(&SHARD)
        {
            runner.runner_tx.set_status(OnlineStatus::Online);
        }
    }

    fn say(&self, heard: Heard) {
        match heard {
            Heard::Lost(_) => self.0.metrics.gateway(false),
            Heard::Back => self.0.metrics.gateway(true),
            Heard::Restarting | Heard::Waited | Heard::Ended => {}
        }
        // Nobody listens before the program serves and after it has ended.
        let _ = self.0.said.send(heard);
    }
}

/// The connection as it is told.
#[derive(Debug, Default)]
struct Lost {
    since: Option<Instant>,
    refusals: u32,
}

impl Lost {
    /// Says what whoever runs the program should know.
    fn tell(&mut self, heard: Heard) {
        match heard {
            Heard::Lost(why) if self.since.is_none() => {
                self.since = Some(Instant::now());
                tracing::warn!(%why, "the gateway is lost");
            }
            Heard::Lost(why) => tracing::info!(%why, "the gateway is still lost"),
            Heard::Waited => tracing::debug!("serenity has waited for itself"),
            Heard::Back => {
                self.refusals = 0;
                if let Some(since) = self.since.take() {
                    let duration_ms = since.elapsed().as_millis();
                    tracing::warn!(duration_ms, "the gateway is back");
                }
            }
            Heard::Restarting | Heard::Ended => {}
        }
    }

    /// Why it is of no use to go on, if it is not.
    fn hopeless(&mut self, heard: Heard) -> Option<&'static str> {
        match heard {
            Heard::Lost(Why::Closed(4010)) => Some("it does not know this part of it (4010)"),
            Heard::Lost(Why::Closed(4011)) => {
                Some("the bot is on more servers than one connection may serve (4011)")
            }
            Heard::Lost(Why::Closed(4003)) => {
                self.refusals += 1;
                (self.refusals >= REFUSALS).then_some(
                    "it says again and again that the bot has not introduced itself (4003)",
                )
            }
            _ => None,
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Closed(code) => write!(f, "closed by Discord with {code}"),
            Self::ClosedWithoutCode => f.write_str("closed by Discord without a code"),
            Self::SessionOver => f.write_str("the session is over (4006 or 4009)"),
            Self::Invalidated => f.write_str("the session is not gone on with"),
            Self::Broken => f.write_str("the connection broke"),
            Self::Silent => f.write_str("a heartbeat was not answered"),
            Self::Unreachable => f.write_str("no connection can be made"),
        }
    }
}

impl Ear {
    /// Whether something is worth hearing.
    pub(crate) fn is_for_it(metadata: &Metadata<'_>) -> bool {
        metadata.is_event()
            && metadata.target().starts_with(SPEAKER)
            && *metadata.level() <= tracing::Level::DEBUG
    }
}

impl<S: Subscriber> Layer<S> for Ear {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut said = Said::default();
        event.record(&mut said);
        let Some(heard) = understand(&said.0) else { return };
        if heard == Heard::Ended {
            self.0.0.ended.notify_waiters();
        }
        if let Heard::Lost(Why::Closed(4003 | 4010 | 4011)) = heard {
            self.0.leave_at_once();
        }
        self.0.say(heard);
    }
}

/// The text of an event. It may hold anything, so it goes no further.
#[derive(Default)]
struct Said(String);

impl Visit for Said {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            self.0 = format!("{value:?}");
        }
    }
}

/// What serenity means by it.
fn understand(said: &str) -> Option<Heard> {
    const WORDS: [(&str, Heard); 19] = [
        ("requesting restart", Heard::Restarting),
        ("failed to cleanly shutdown shard", Heard::Waited),
        ("] stopping", Heard::Ended),
        ("sent invalid opcode", Heard::Lost(Why::Closed(4001))),
        ("sent invalid message", Heard::Lost(Why::Closed(4002))),
        ("sent no authentication", Heard::Lost(Why::Closed(4003))),
        ("already authenticated", Heard::Lost(Why::Closed(4005))),
        ("sent invalid seq", Heard::Lost(Why::Closed(4007))),
        ("gateway ratelimited", Heard::Lost(Why::Closed(4008))),
        ("sent invalid shard data", Heard::Lost(Why::Closed(4010))),
        ("shard has too many guilds", Heard::Lost(Why::Closed(4011))),
        ("] invalid session", Heard::Lost(Why::SessionOver)),
        ("received session invalidation", Heard::Lost(Why::Invalidated)),
        ("websocket error", Heard::Lost(Why::Broken)),
        ("attempting to auto-reconnect", Heard::Lost(Why::Broken)),
        ("last heartbeat not acknowledged", Heard::Lost(Why::Silent)),
        ("err heartbeating", Heard::Lost(Why::Broken)),
        ("err starting shard", Heard::Lost(Why::Unreachable)),
        ("resume failed", Heard::Lost(Why::Unreachable)),
    ];
    let said = said.to_lowercase();
    if let Some((_, rest)) = said.split_once("unknown unclean close ") {
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        return digits.parse().ok().map(|code| Heard::Lost(Why::Closed(code)));
    }
    WORDS.into_iter().find(|(words, _)| said.contains(words)).map(|(_, heard)| heard)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_serenity_says_of_a_connection_is_understood() {
        let shard = "[ShardInfo { id: ShardId(0), total: 1 }]";
        for (said, heard) in [
            ("Unknown unclean close 4000: Some(\"a reason\")", Heard::Lost(Why::Closed(4000))),
            ("Shard has too many guilds.", Heard::Lost(Why::Closed(4011))),
            ("Invalid session.", Heard::Lost(Why::SessionOver)),
            ("Received session invalidation", Heard::Lost(Why::Invalidated)),
        ] {
            assert_eq!(understand(&format!("{shard} {said}")), Some(heard), "{said}");
        }
        assert_eq!(understand(&format!("{shard} Received a Hello; interval: 41250")), None);
    }

    #[test]
    fn what_a_reason_holds_is_not_told() {
        let Some(Heard::Lost(why)) = understand("Unknown unclean close 4999: Some(\"s3cret\")")
        else {
            panic!("it is understood");
        };
        assert_eq!(why.to_string(), "closed by Discord with 4999");
    }

    #[test]
    fn who_is_not_known_again_and_again_gives_up_and_who_comes_back_does_not() {
        let refused = Heard::Lost(Why::Closed(4003));
        let mut lost = Lost::default();
        for _ in 1..REFUSALS {
            assert_eq!(lost.hopeless(refused), None);
        }
        lost.tell(Heard::Back);
        assert_eq!(lost.hopeless(refused), None);
        lost.refusals = REFUSALS - 1;
        assert!(lost.hopeless(refused).is_some());
    }
}
