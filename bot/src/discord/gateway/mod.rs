//! The gateway connections, one per shard: outages, workarounds for serenity, and the order in which shards identify.
//!
//! serenity 0.12.5 reports the reason for a lost connection only in its log. [`LogLayer`] reads that log.

pub(crate) mod client;
mod close_frame;
mod log_layer;
mod outage;

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use poise::serenity_prelude as serenity;
use serenity::{OnlineStatus, ShardId, ShardManager};
use tokio::sync::{Notify, OwnedMutexGuard, mpsc};

use crate::discord::gateway::outage::{GatewayEvent, LossReason, Outage};
use crate::metrics::Metrics;
pub(crate) use log_layer::LogLayer;
pub(super) use outage::FatalLoss;

/// The time that serenity may take to close a connection.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// The state of all connections. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Gateway(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    events: mpsc::UnboundedSender<(u32, GatewayEvent)>,
    received_events: tokio::sync::Mutex<mpsc::UnboundedReceiver<(u32, GatewayEvent)>>,
    connections: Mutex<BTreeMap<u32, Connection>>,
    /// The tasks that read from connections, with their shards.
    readers: Mutex<HashMap<tokio::task::Id, u32>>,
    /// Shards that wait for their turn to identify.
    identify_requests: mpsc::UnboundedSender<u32>,
    received_requests: tokio::sync::Mutex<mpsc::UnboundedReceiver<u32>>,
    metrics: Metrics,
}

#[derive(Debug)]
struct Connection {
    manager: Arc<ShardManager>,
    /// The address to connect to. Holding its lock keeps serenity from connecting.
    address: Arc<tokio::sync::Mutex<String>>,
    held_address: Option<OwnedMutexGuard<String>>,
    ended: Arc<Notify>,
    is_up: bool,
    was_up: bool,
    outage: Outage,
}

impl Gateway {
    pub(crate) fn new(metrics: Metrics) -> Self {
        let (events, received_events) = mpsc::unbounded_channel();
        let (identify_requests, received_requests) = mpsc::unbounded_channel();
        Self(Arc::new(Inner {
            events,
            received_events: tokio::sync::Mutex::new(received_events),
            connections: Mutex::default(),
            readers: Mutex::default(),
            identify_requests,
            received_requests: tokio::sync::Mutex::new(received_requests),
            metrics,
        }))
    }

    /// Adds the connection of a shard before it is opened.
    pub(super) fn attach(
        &self,
        shard: u32,
        manager: Arc<ShardManager>,
        address: Arc<tokio::sync::Mutex<String>>,
    ) {
        let (held_address, ended, is_up, was_up, outage) = Default::default();
        let connection =
            Connection { manager, address, held_address, ended, is_up, was_up, outage };
        self.0.connections.lock().insert(shard, connection);
        self.count();
    }

    /// Removes a connection. Clearing its address stops late attempts to connect.
    pub(super) fn detach(&self, shard: u32) {
        let connection = self.0.connections.lock().remove(&shard);
        if let Some(Connection { address, held_address, .. }) = connection {
            let free = || address.try_lock_owned().ok();
            held_address.or_else(free).into_iter().for_each(|mut address| address.clear());
        }
        self.count();
    }

    /// Notes that a session of a shard has begun or is resumed.
    pub(super) fn note_connected(&self, shard: u32) {
        self.publish(shard, GatewayEvent::Back);
    }

    /// Logs outages and works around serenity's faults. Returns the reason to end the program.
    pub(super) async fn watch(&self) -> FatalLoss {
        let mut events = self.0.received_events.lock().await;
        loop {
            // `self` holds the sender, so the channel can't be closed.
            let Some((shard, event)) = events.recv().await else {
                return std::future::pending().await;
            };
            let Some((manager, is_new, fatal)) = self.note(shard, event) else { continue };
            if let Some(loss) = fatal {
                self.leave(shard, &manager).await;
                return loss;
            }
            match event {
                GatewayEvent::Lost(LossReason::Closed(4003)) => {
                    self.reconnect(shard, &manager).await;
                }
                // A sandbox in this process logs the same line for its own end of the connection, so only the first
                // line counts.
                GatewayEvent::Lost(LossReason::ClosedWithoutCode) if is_new => {
                    self.reconnect(shard, &manager).await;
                }
                // Without this, serenity would wait five seconds for itself to end.
                GatewayEvent::Restarting => manager.shutdown_finished(ShardId(shard)),
                GatewayEvent::Lost(_)
                | GatewayEvent::SelfWait
                | GatewayEvent::Ended
                | GatewayEvent::Back => {}
            }
        }
    }

    /// The next shard that waits for its turn to identify.
    pub(super) async fn next_identify_request(&self) -> u32 {
        match self.0.received_requests.lock().await.recv().await {
            Some(shard) => shard,
            // `self` holds the sender, so the channel can't be closed.
            None => std::future::pending().await,
        }
    }

    pub(super) fn allow_identify(&self, shard: u32) {
        if let Some(connection) = self.0.connections.lock().get_mut(&shard) {
            connection.held_address = None;
        }
    }

    /// Closes a connection, and waits until serenity has closed it.
    pub(super) async fn close(&self, shard: u32) {
        let found = self
            .0
            .connections
            .lock()
            .get(&shard)
            .map(|connection| (Arc::clone(&connection.manager), Arc::clone(&connection.ended)));
        let Some((manager, ended)) = found else { return };
        let mut ended = std::pin::pin!(ended.notified());
        ended.as_mut().enable();
        manager.shutdown_all().await;
        let _ = tokio::time::timeout(CLOSE_TIMEOUT, ended).await;
    }

    /// Whether any connection is alive. Also `true` without connections, or while one has never been up, since Discord
    /// may be away for hours at the start.
    pub(super) async fn is_alive(&self) -> bool {
        let managers: Vec<_> = {
            let connections = self.0.connections.lock();
            if connections.values().any(|connection| !connection.was_up) {
                return true;
            }
            connections.values().map(|it| Arc::clone(&it.manager)).collect()
        };
        for manager in &managers {
            let runners = manager.runners.lock().await;
            let mut runners = runners.values();
            if runners.any(|runner| runner.stage.is_connecting() || runner.latency.is_some()) {
                return true;
            }
        }
        managers.is_empty()
    }

    /// Logs an event. Returns the shard's manager, whether the connection was up before, and the reason to end the
    /// program, if any. `None` if the shard has no connection.
    fn note(
        &self,
        shard: u32,
        event: GatewayEvent,
    ) -> Option<(Arc<ShardManager>, bool, Option<FatalLoss>)> {
        let mut connections = self.0.connections.lock();
        let connection = connections.get_mut(&shard)?;
        let outage = &mut connection.outage;
        let is_new = !outage.has_begun();
        outage.log(shard, event);
        Some((Arc::clone(&connection.manager), is_new, outage.fatal_loss(event)))
    }

    /// Leaves a closed connection, and opens another with a new session.
    async fn reconnect(&self, shard: u32, manager: &ShardManager) {
        self.hold(shard);
        self.leave(shard, manager).await;
        manager.restart(ShardId(shard)).await;
    }

    /// Leaves a closed connection. Otherwise serenity would read from it in a busy loop.
    async fn leave(&self, shard: u32, manager: &ShardManager) {
        if let Some(runner) = manager.runners.lock().await.get(&ShardId(shard)) {
            // The closed connection can't send this message, which ends the runner.
            runner.runner_tx.set_status(OnlineStatus::Online);
        }
        manager.shutdown_finished(ShardId(shard));
    }

    /// Leaves a connection from within serenity's read, since on a single processor no other task would get to run.
    fn leave_at_once(&self, shard: u32) {
        // The lock is released here: serenity may log below, and the log layer takes the lock.
        let manager = self.0.connections.lock().get(&shard).map(|it| Arc::clone(&it.manager));
        let Some(manager) = manager else { return };
        if let Ok(runners) = manager.runners.try_lock()
            && let Some(runner) = runners.get(&ShardId(shard))
        {
            runner.runner_tx.set_status(OnlineStatus::Online);
        }
    }

    /// Keeps serenity from reconnecting until the shard's turn to identify, and requests that turn.
    fn hold(&self, shard: u32) {
        let mut connections = self.0.connections.lock();
        let connection = connections.get_mut(&shard);
        let Some(connection) = connection.filter(|it| it.held_address.is_none()) else { return };
        // If the lock is taken, serenity is connecting already.
        connection.held_address = Arc::clone(&connection.address).try_lock_owned().ok();
        if connection.held_address.is_some() {
            let _ = self.0.identify_requests.send(shard);
        }
    }

    /// Handles an event of a shard. Without a shard, the event belongs to the connection that the current task reads.
    fn handle(&self, shard: Option<u32>, event: GatewayEvent) {
        let Some(shard) = shard.or_else(|| self.current_shard()) else { return };
        match event {
            GatewayEvent::Ended => {
                if let Some(connection) = self.0.connections.lock().get(&shard) {
                    connection.ended.notify_waiters();
                }
            }
            GatewayEvent::Restarting | GatewayEvent::Lost(LossReason::CannotStart) => {
                self.hold(shard);
            }
            GatewayEvent::Lost(
                LossReason::Closed(4003 | 4010 | 4011) | LossReason::ClosedWithoutCode,
            ) => self.leave_at_once(shard),
            GatewayEvent::Lost(_) | GatewayEvent::SelfWait | GatewayEvent::Back => {}
        }
        self.publish(shard, event);
    }

    /// Records that the current task begins to read from a shard's connection.
    fn begin_reading(&self, shard: u32) {
        if let Some(id) = tokio::task::try_id() {
            self.0.readers.lock().insert(id, shard);
        }
    }

    /// Records that the current task stopped reading.
    fn end_reading(&self) {
        if let Some(id) = tokio::task::try_id() {
            self.0.readers.lock().remove(&id);
        }
    }

    /// The shard whose connection the current task reads, or the only shard.
    fn current_shard(&self) -> Option<u32> {
        let known = tokio::task::try_id().and_then(|id| self.0.readers.lock().get(&id).copied());
        known.or_else(|| {
            let connections = self.0.connections.lock();
            connections.keys().next().copied().filter(|_| connections.len() == 1)
        })
    }

    fn publish(&self, shard: u32, event: GatewayEvent) {
        let is_up = match event {
            GatewayEvent::Lost(_) => Some(false),
            GatewayEvent::Back => Some(true),
            GatewayEvent::Restarting | GatewayEvent::SelfWait | GatewayEvent::Ended => None,
        };
        if let Some(is_up) = is_up {
            if let Some(connection) = self.0.connections.lock().get_mut(&shard) {
                connection.is_up = is_up;
                connection.was_up |= is_up;
            }
            self.count();
        }
        let _ = self.0.events.send((shard, event));
    }

    /// Updates the metrics of connections.
    fn count(&self) {
        let connections = self.0.connections.lock();
        let up = connections.values().filter(|connection| connection.is_up).count();
        self.0.metrics.gateway(up, connections.len());
    }
}
