//! The shards of this process: it watches the fleet, takes its share, and hands over the rest without a gap.

mod host;
mod member;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use matches::{Duty, Fleet, LocalShards, Shard, StoreForm, fair_share};
use tokio::sync::mpsc;
use tokio::task::{AbortHandle, JoinError, JoinSet};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::config;
use crate::discord::gateway::client::Connector;
use crate::discord::session::budget;
use crate::discord::shards::member::{FleetMember, FleetView};
use crate::metrics::FleetShares;

/// The milliseconds between looks at the fleet while shards change hands, or a process may be dead.
const BUSY: u64 = 250;

/// The milliseconds between looks if no other process can share the store.
const ALONE: u64 = 30_000;

/// The time for which a connection stays open after its shard was handed over, for events in transit.
const LINGER: Duration = Duration::from_secs(1);

const CLOSE_TIMEOUT: Duration = Duration::from_secs(3);

/// The time limit of the handover, not counting the turns in which the shards identify at other processes.
const HANDOVER: Duration = Duration::from_secs(20);

/// The time limit of one turn to identify.
const TURN: Duration = Duration::from_secs(6);

/// The connections of this process, and their tasks.
pub(super) struct ShardSupervisor {
    connector: Connector,
    member: FleetMember,
    tasks: JoinSet<(u32, anyhow::Result<()>)>,
    /// At most one connection for each shard, until its task has ended.
    connections: BTreeMap<u32, Connection>,
    ready: BTreeSet<u32>,
    served: mpsc::UnboundedReceiver<u32>,
    is_leaving: bool,
    /// Whether no other process could take a shard.
    is_alone: bool,
    /// The store's form, if this process has become too old for it.
    too_new: Option<StoreForm>,
}

struct Connection {
    leave: CancellationToken,
    /// The task that will close the connection, since another process serves the shard.
    leaving: Option<AbortHandle>,
}

impl ShardSupervisor {
    pub(super) async fn join(
        connector: Connector,
        shards: config::Shards,
        served: mpsc::UnboundedReceiver<u32>,
    ) -> anyhow::Result<Self> {
        let member = FleetMember::join(&connector.session, shards).await?;
        tracing::info!(
            shards = member.total(),
            at_once = member.concurrency(),
            "the shards are known"
        );
        let (tasks, connections, ready) = Default::default();
        let (is_leaving, is_alone) = (false, true);
        Ok(Self {
            connector,
            member,
            tasks,
            connections,
            ready,
            served,
            is_leaving,
            is_alone,
            too_new: None,
        })
    }

    /// Serves this process's share, until an error ends it.
    pub(super) async fn run(&mut self) -> anyhow::Error {
        loop {
            let is_busy = self.observe().await.unwrap_or(false);
            if let Some(form) = self.too_new {
                return form.refusal().into();
            }
            if let Err(error) = self.wait(is_busy).await {
                return error;
            }
        }
    }

    /// Hands all shards over to the other processes, if there are any. Serves each shard until its handover.
    pub(super) async fn hand_over(&mut self) {
        self.is_leaving = true;
        let turns = self.connections.len().div_ceil(self.member.concurrency() as usize);
        let until = Instant::now() + HANDOVER + TURN * u32::try_from(turns).unwrap_or(u32::MAX);
        while !self.connections.is_empty() && Instant::now() < until {
            let is_busy = self.observe().await;
            if is_busy.is_none() || self.is_alone || self.wait(true).await.is_err() {
                return;
            }
        }
        if !self.connections.is_empty() {
            tracing::warn!(left = self.connections.len(), "handing over took too long");
        }
    }

    /// Closes the remaining connections, and leaves the fleet. `has_workers` tells whether a job may be at work.
    pub(super) async fn close(&mut self, has_workers: bool) {
        self.connector.session.app.handoff().note_next_beat(None);
        self.connections.values().for_each(|connection| connection.leave.cancel());
        let closed = async { while self.tasks.join_next().await.is_some() {} };
        let _ = tokio::time::timeout(CLOSE_TIMEOUT, closed).await;
        for shard in std::mem::take(&mut self.connections).into_keys() {
            self.member.note_left(shard).await;
        }
        self.member.leave(has_workers).await;
    }

    /// Reads the fleet and does the duties of this process. Returns whether shards change hands. `None` if the store is
    /// unavailable.
    async fn observe(&mut self) -> Option<bool> {
        let view = self.member.observe(self.is_leaving).await?;
        self.too_new = view.too_new;
        let process = self.member.process();
        let connections = self.connections.keys().copied().collect();
        let own = LocalShards { process, connections: &connections, ready: &self.ready };
        let duties = view.assignment.duties(own, &view.living);
        self.is_alone = view.assignment.is_alone(process, &view.living);
        let is_shared = self.share(&view, &duties);
        for &duty in &duties {
            self.carry_out(&view, duty).await;
        }
        self.publish_shares(&view);
        Some(is_shared || view.is_missing || !duties.is_empty())
    }

    /// Records the shards whose events another process also receives, now or after these duties. Returns whether there
    /// are such shards.
    fn share(&self, view: &FleetView, duties: &[Duty]) -> bool {
        let alone = Shard::of(self.member.process());
        let is_alone = |shard: &u32| view.assignment.shards.get(shard) == Some(&alone);
        let shared = self.connections.keys().copied().filter(|shard| !is_alone(shard));
        let also = duties.iter().filter_map(|duty| match duty {
            Duty::Offer(shard) | Duty::Follow(shard) => Some(*shard),
            Duty::Connect(_)
            | Duty::Leave(_)
            | Duty::Take(_)
            | Duty::Keep(_)
            | Duty::Assume(_)
            | Duty::Settle(_) => None,
        });
        let shared: BTreeSet<u32> = shared.chain(also).collect();
        let is_shared = !shared.is_empty();
        self.connector.session.handover.set_shared(shared);
        let private = view.assignment.shards.get(&0);
        let is_elsewhere =
            private.is_some_and(|row| row.owner != alone.owner && view.living.contains(&row.owner));
        self.connector.session.handover.set_private_elsewhere(is_elsewhere);
        is_shared
    }

    async fn carry_out(&mut self, view: &FleetView, duty: Duty) {
        match duty {
            Duty::Connect(shard) => self.connect(shard),
            Duty::Leave(shard) => self.leave(shard),
            Duty::Take(shard) | Duty::Follow(shard) => {
                if self.member.carry_out(view, duty).await {
                    tracing::debug!(shard, ?duty, "a shard comes to this process");
                    self.connect(shard);
                }
            }
            Duty::Offer(_) | Duty::Keep(_) | Duty::Assume(_) | Duty::Settle(_) => {
                let is_done = self.member.carry_out(view, duty).await;
                tracing::debug!(?duty, is_done, "a shard changes hands");
            }
        }
    }

    /// Connects a shard, unless it is connected. A planned closing is cancelled. A connection that is closing already
    /// has to end first: the next look at the fleet connects the shard again.
    fn connect(&mut self, shard: u32) {
        if let Some(connection) = self.connections.get_mut(&shard) {
            if let Some(leaving) = connection.leaving.take_if(|_| !connection.leave.is_cancelled())
            {
                leaving.abort();
            }
            return;
        }
        self.ready.remove(&shard);
        let leave = CancellationToken::new();
        self.connections.insert(shard, Connection { leave: leave.clone(), leaving: None });
        let (connector, member) = (self.connector.clone(), self.member.clone());
        self.tasks.spawn(async move {
            tokio::select! {
                () = member.wait_for_turn(shard) => {}
                () = leave.cancelled() => return (shard, Ok(())),
            }
            (shard, connector.serve(shard, member.total(), &leave).await)
        });
    }

    /// Leaves a shard that another process serves, after a wait for events in transit.
    fn leave(&mut self, shard: u32) {
        let Some(connection) = self.connections.get_mut(&shard) else { return };
        if connection.leaving.is_none() {
            tracing::info!(shard, "a shard is handed over");
            let leave = connection.leave.clone();
            let closing = tokio::spawn(async move {
                tokio::time::sleep(LINGER).await;
                leave.cancel();
            });
            connection.leaving = Some(closing.abort_handle());
        }
    }

    /// Waits until the next look at the fleet.
    async fn wait(&mut self, is_busy: bool) -> anyhow::Result<()> {
        let pause = match is_busy {
            true => BUSY,
            false if self.connector.session.app.matches().is_shared() => Fleet::BEAT,
            false => ALONE,
        };
        let next = self.connector.session.app.clock().steady_now().plus(pause);
        let (app, gateway) = (self.connector.session.app.clone(), self.connector.gateway.clone());
        app.handoff().note_next_beat(Some(next));
        loop {
            tokio::select! {
                () = app.clock().reach_steady(next) => return Ok(()),
                Some(shard) = self.served.recv() => {
                    self.ready.insert(shard);
                    return Ok(());
                }
                Some(ended) = self.tasks.join_next() => return self.ended(ended).await,
                shard = gateway.next_identify_request() => self.allow_identify(shard),
            }
        }
    }

    /// Lets a shard identify in its turn.
    fn allow_identify(&self, shard: u32) {
        let (member, gateway) = (self.member.clone(), self.connector.gateway.clone());
        tokio::spawn(async move {
            member.wait_for_turn(shard).await;
            gateway.allow_identify(shard);
        });
    }

    async fn ended(
        &mut self,
        ended: Result<(u32, anyhow::Result<()>), JoinError>,
    ) -> anyhow::Result<()> {
        let (shard, ended) = ended?;
        let connection = self.connections.remove(&shard);
        self.ready.remove(&shard);
        if connection.is_some_and(|connection| connection.leaving.is_some()) {
            self.member.note_left(shard).await;
        }
        ended
    }

    /// Updates the request budget and the metrics of the fleet.
    fn publish_shares(&self, view: &FleetView) {
        let processes = view.assignment.sharing(&view.living);
        let place = view.living.iter().position(|process| *process == self.member.process());
        let place = u32::try_from(place.unwrap_or(0)).unwrap_or(0);
        let requests = fair_share(budget::REQUESTS_PER_SECOND, place, processes);
        let keeps = self.connector.endpoint.keeps_budget();
        self.connector.session.budget.set(keeps.then_some(requests.max(1)));
        let is_standby = !self.is_alone && self.connections.is_empty();
        let shares = FleetShares { processes, shards: self.member.total(), requests, is_standby };
        self.connector.session.app.metrics().set_shares(shares);
    }
}
