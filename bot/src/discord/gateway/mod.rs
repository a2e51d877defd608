//! The connections on which Discord tells what people do, one for each shard: that one is lost and back is said at once,
//! where serenity would be deaf or wait for itself it is helped, and none introduces itself before it is its turn.
//!
//! serenity 0.12.5 tells why a connection ended in its own log alone. [`LogLayer`] listens to that.

pub(crate) mod client;
mod close_frame;
mod log_layer;
mod outage;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{OnlineStatus, ShardId, ShardManager};
use tokio::sync::{Notify, OwnedMutexGuard, mpsc};

use crate::discord::gateway::outage::{Heard, Lost, Why};
use crate::metrics::Metrics;
pub(crate) use log_layer::LogLayer;

/// How long serenity may take to close a connection.
const CLOSING: Duration = Duration::from_secs(1);

/// What is known of the connections.
#[derive(Clone, Debug)]
pub(crate) struct Gate(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    said: mpsc::UnboundedSender<(u32, Heard)>,
    heard: tokio::sync::Mutex<mpsc::UnboundedReceiver<(u32, Heard)>>,
    lines: Mutex<BTreeMap<u32, Line>>,
    /// Who reads from which connection.
    readers: Mutex<HashMap<tokio::task::Id, u32>>,
    /// Shards that have to wait until it is their turn to introduce themselves.
    waiting: mpsc::UnboundedSender<u32>,
    asked: tokio::sync::Mutex<mpsc::UnboundedReceiver<u32>>,
    metrics: Metrics,
}

/// One connection.
#[derive(Debug)]
struct Line {
    manager: Arc<ShardManager>,
    /// The address to connect to. Whoever holds it keeps serenity from connecting.
    address: Arc<tokio::sync::Mutex<String>>,
    held: Option<OwnedMutexGuard<String>>,
    ended: Arc<Notify>,
    is_up: bool,
    lost: Lost,
}

impl Gate {
    /// Of connections that are to be made; whether they stand is told these.
    pub(crate) fn new(metrics: Metrics) -> Self {
        let (said, heard) = mpsc::unbounded_channel();
        let (waiting, asked) = mpsc::unbounded_channel();
        let (heard, asked) = (tokio::sync::Mutex::new(heard), tokio::sync::Mutex::new(asked));
        let (lines, readers) = Default::default();
        Self(Arc::new(Inner { said, heard, lines, readers, waiting, asked, metrics }))
    }

    /// A connection is about to be made.
    pub(super) fn attach(
        &self,
        shard: u32,
        manager: Arc<ShardManager>,
        address: Arc<tokio::sync::Mutex<String>>,
    ) {
        let (held, ended, is_up, lost) = Default::default();
        self.lines().insert(shard, Line { manager, address, held, ended, is_up, lost });
        self.count();
    }

    /// A connection is no more: whoever still wants to make it finds no address.
    pub(super) fn detach(&self, shard: u32) {
        let line = self.lines().remove(&shard);
        if let Some(Line { address, held, .. }) = line {
            let free = || address.try_lock_owned().ok();
            held.or_else(free).into_iter().for_each(|mut address| address.clear());
        }
        self.count();
    }

    /// Discord tells what people do, from the beginning or again.
    pub(super) fn is_back(&self, shard: u32) {
        self.say(shard, Heard::Back);
    }

    /// Says that connections are lost and that they are back, and helps serenity; why, if it is of no use to go on.
    pub(super) async fn watch(&self) -> &'static str {
        let mut heard = self.0.heard.lock().await;
        loop {
            // The sender is ours, so it lives.
            let Some((shard, heard)) = heard.recv().await else {
                return std::future::pending().await;
            };
            let Some((manager, is_news, hopeless)) = self.note(shard, heard) else { continue };
            if let Some(why) = hopeless {
                self.leave(shard, &manager).await;
                return why;
            }
            match heard {
                Heard::Lost(Why::Closed(4003)) => self.begin_anew(shard, &manager).await,
                // Beside the sandbox of this very process, its end of the connection is heard too.
                Heard::Lost(Why::ClosedWithoutCode) if is_news => {
                    self.begin_anew(shard, &manager).await;
                }
                // It waits for itself to end, five seconds long.
                Heard::Restarting => manager.shutdown_finished(ShardId(shard)),
                _ => {}
            }
        }
    }

    /// The next shard that has to wait for its turn to introduce itself.
    pub(super) async fn waits(&self) -> u32 {
        match self.0.asked.lock().await.recv().await {
            Some(shard) => shard,
            // The sender is ours, so it lives.
            None => std::future::pending().await,
        }
    }

    /// It is a shard's turn.
    pub(super) fn let_in(&self, shard: u32) {
        if let Some(line) = self.lines().get_mut(&shard) {
            line.held = None;
        }
    }

    /// Closes a connection in order, and waits until that is done.
    pub(super) async fn close(&self, shard: u32) {
        let found = self
            .lines()
            .get(&shard)
            .map(|line| (Arc::clone(&line.manager), Arc::clone(&line.ended)));
        let Some((manager, ended)) = found else { return };
        let mut ended = std::pin::pin!(ended.notified());
        ended.as_mut().enable();
        manager.shutdown_all().await;
        let _ = tokio::time::timeout(CLOSING, ended).await;
    }

    /// Whether some connection lives, or none is to be had here.
    pub(super) async fn lives(&self) -> bool {
        let managers: Vec<_> =
            self.lines().values().map(|line| Arc::clone(&line.manager)).collect();
        if managers.is_empty() {
            return true;
        }
        for manager in managers {
            let runners = manager.runners.lock().await;
            let mut runners = runners.values();
            if runners.any(|runner| runner.stage.is_connecting() || runner.latency.is_some()) {
                return true;
            }
        }
        false
    }

    /// Notes what was heard of a connection; who looks after it, whether it is news that it is lost, and why it is of no
    /// use to go on, if it is not.
    fn note(
        &self,
        shard: u32,
        heard: Heard,
    ) -> Option<(Arc<ShardManager>, bool, Option<&'static str>)> {
        let mut lines = self.lines();
        let line = lines.get_mut(&shard)?;
        let is_news = line.lost.since.is_none();
        line.lost.tell(shard, heard);
        Some((Arc::clone(&line.manager), is_news, line.lost.hopeless(heard)))
    }

    /// Leaves a connection that is closed, and makes another with a new session.
    async fn begin_anew(&self, shard: u32, manager: &ShardManager) {
        self.hold(shard);
        self.leave(shard, manager).await;
        manager.restart(ShardId(shard)).await;
    }

    /// Leaves a connection that is closed, and on which serenity would go on reading nothing as fast as it can.
    async fn leave(&self, shard: u32, manager: &ShardManager) {
        if let Some(runner) = manager.runners.lock().await.get(&ShardId(shard)) {
            // What can't be sent ends it.
            runner.runner_tx.set_status(OnlineStatus::Online);
        }
        manager.shutdown_finished(ShardId(shard));
    }

    /// On a machine with one processor nobody else gets a turn once serenity reads from a closed connection; whoever
    /// calls this is in the midst of it.
    fn leave_at_once(&self, shard: u32) {
        let Some(manager) = self.lines().get(&shard).map(|line| Arc::clone(&line.manager)) else {
            return;
        };
        if let Ok(runners) = manager.runners.try_lock()
            && let Some(runner) = runners.get(&ShardId(shard))
        {
            runner.runner_tx.set_status(OnlineStatus::Online);
        }
    }

    /// Keeps serenity from connecting anew until it is this shard's turn, and asks for that.
    fn hold(&self, shard: u32) {
        let mut lines = self.lines();
        let Some(line) = lines.get_mut(&shard).filter(|line| line.held.is_none()) else { return };
        // Whoever connects at this moment has had their turn.
        line.held = Arc::clone(&line.address).try_lock_owned().ok();
        if line.held.is_some() {
            // Nobody listens once the program ends.
            let _ = self.0.waiting.send(shard);
        }
    }

    /// Something was heard of a shard's connection or, where it was not named, of the one that is read from here.
    fn heard(&self, shard: Option<u32>, heard: Heard) {
        let Some(shard) = shard.or_else(|| self.read_here()) else { return };
        match heard {
            Heard::Ended => {
                if let Some(line) = self.lines().get(&shard) {
                    line.ended.notify_waiters();
                }
            }
            Heard::Restarting | Heard::Lost(Why::Unstarted) => self.hold(shard),
            Heard::Lost(Why::Closed(4003 | 4010 | 4011) | Why::ClosedWithoutCode) => {
                self.leave_at_once(shard);
            }
            _ => {}
        }
        self.say(shard, heard);
    }

    /// Whoever calls this begins to read from a shard's connection.
    fn reads_here(&self, shard: u32) {
        if let Some(id) = tokio::task::try_id() {
            self.readers().insert(id, shard);
        }
    }

    /// Whoever calls this reads no more.
    fn reads_no_more(&self) {
        if let Some(id) = tokio::task::try_id() {
            self.readers().remove(&id);
        }
    }

    /// The shard from whose connection whoever calls this reads.
    fn read_here(&self) -> Option<u32> {
        let known = tokio::task::try_id().and_then(|id| self.readers().get(&id).copied());
        // Where there is one alone, it is that.
        let only = || {
            let lines = self.lines();
            if lines.len() == 1 { lines.keys().next().copied() } else { None }
        };
        known.or_else(only)
    }

    fn say(&self, shard: u32, heard: Heard) {
        let is_up = match heard {
            Heard::Lost(_) => Some(false),
            Heard::Back => Some(true),
            Heard::Restarting | Heard::Waited | Heard::Ended => None,
        };
        if let Some(is_up) = is_up {
            if let Some(line) = self.lines().get_mut(&shard) {
                line.is_up = is_up;
            }
            self.count();
        }
        // Nobody listens before the program serves and after it has ended.
        let _ = self.0.said.send((shard, heard));
    }

    /// Tells how many connections stand.
    fn count(&self) {
        let lines = self.lines();
        let up = lines.values().filter(|line| line.is_up).count();
        self.0.metrics.gateway(up, lines.len());
    }

    fn lines(&self) -> MutexGuard<'_, BTreeMap<u32, Line>> {
        self.0.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn readers(&self) -> MutexGuard<'_, HashMap<tokio::task::Id, u32>> {
        self.0.readers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
