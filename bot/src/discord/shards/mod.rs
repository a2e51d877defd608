//! Which shards this process serves: it looks again and again who else is there, takes its share, and hands over what is
//! another's, so that somebody is always told what people do.

mod host;
mod member;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use matches::{Duty, Fleet, LocalShards, Shard, fair_share};
use tokio::sync::mpsc;
use tokio::task::{JoinError, JoinSet};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::discord::gateway::client;
use crate::discord::gateway::client::Link;
use crate::discord::session::budget;
use crate::discord::shards::member::{Crew, Seen};

/// In how many milliseconds it is looked again while shards go from one to another, or somebody may be dead.
const BUSY: u64 = 250;

/// In how many milliseconds it is looked again where there can be nobody else.
const ALONE: u64 = 30_000;

/// How long somebody who is told no more than another is still listens: what was on its way comes then.
const LINGER: Duration = Duration::from_secs(1);

/// How long the connections may take to close at the end.
const CLOSING: Duration = Duration::from_secs(3);

/// How long handing over may take, besides what the turns of the successors take.
const HANDOVER: Duration = Duration::from_secs(20);

/// How long one turn of a successor may take.
const TURN: Duration = Duration::from_secs(6);

/// Looks after the shards of this process.
pub(super) struct Keeper {
    link: Link,
    crew: Crew,
    tasks: JoinSet<(u32, anyhow::Result<()>)>,
    connections: BTreeMap<u32, CancellationToken>,
    /// Those of which Discord tells everything.
    ready: BTreeSet<u32>,
    /// Those that are about to be left.
    leaving: BTreeSet<u32>,
    served: mpsc::UnboundedReceiver<u32>,
    is_leaving: bool,
    /// Whether nobody else would take what is given away.
    is_alone: bool,
}

impl Keeper {
    /// Joins those who are there.
    ///
    /// # Errors
    /// As [`Crew::join`].
    pub(super) async fn join(
        link: Link,
        shards: crate::config::Shards,
        served: mpsc::UnboundedReceiver<u32>,
    ) -> anyhow::Result<Self> {
        let crew = Crew::join(&link.session, shards).await?;
        tracing::info!(shards = crew.total(), at_once = crew.concurrency(), "the shards are known");
        let (tasks, connections, ready, leaving) = Default::default();
        let (is_leaving, is_alone) = (false, true);
        Ok(Self { link, crew, tasks, connections, ready, leaving, served, is_leaving, is_alone })
    }

    /// Serves this process's share for ever; why it is of no use to go on.
    pub(super) async fn run(&mut self) -> anyhow::Error {
        loop {
            let is_busy = self.observe().await.unwrap_or(false);
            if let Err(error) = self.wait(is_busy).await {
                return error;
            }
        }
    }

    /// Gives everything to the others, as far as there are some, and serves it until they do.
    pub(super) async fn hand_over(&mut self) {
        self.is_leaving = true;
        let turns = self.connections.len().div_ceil(self.crew.concurrency() as usize);
        let until = Instant::now() + HANDOVER + TURN * u32::try_from(turns).unwrap_or(u32::MAX);
        while !self.connections.is_empty() && Instant::now() < until {
            let seen = self.observe().await;
            if seen.is_none() || self.is_alone || self.wait(true).await.is_err() {
                return;
            }
        }
        if !self.connections.is_empty() {
            tracing::warn!(left = self.connections.len(), "handing over took too long");
        }
    }

    /// Closes what is left, and has nobody reckon with this process any more.
    pub(super) async fn close(&mut self) {
        self.connections.values().for_each(CancellationToken::cancel);
        let closed = async { while self.tasks.join_next().await.is_some() {} };
        let _ = tokio::time::timeout(CLOSING, closed).await;
        for shard in std::mem::take(&mut self.connections).into_keys() {
            self.crew.has_left(shard).await;
        }
        self.crew.end().await;
    }

    /// Sees how things stand and does what is to be done; whether something is under way. None where the store is away.
    async fn observe(&mut self) -> Option<bool> {
        let seen = self.crew.observe(self.is_leaving).await?;
        let process = self.crew.process();
        let connections = self.connections.keys().copied().collect();
        let own = LocalShards { process, connections: &connections, ready: &self.ready };
        let duties = seen.assignment.duties(own, &seen.living);
        self.is_alone = seen.assignment.is_alone(process, &seen.living);
        let is_shared = self.share(&seen, &duties);
        for &duty in &duties {
            self.carry_out(&seen, duty).await;
        }
        self.tell(&seen);
        Some(is_shared || seen.is_missing || !duties.is_empty())
    }

    /// Notes of which shards another is told too, or may be as soon as these duties are done; whether there are some.
    fn share(&self, seen: &Seen, duties: &[Duty]) -> bool {
        let alone = Shard::of(self.crew.process());
        let is_alone = |shard: &u32| seen.assignment.shards.get(shard) == Some(&alone);
        let shared = self.connections.keys().copied().filter(|shard| !is_alone(shard));
        let also = duties.iter().filter_map(|duty| match duty {
            Duty::Offer(shard) | Duty::Follow(shard) => Some(*shard),
            _ => None,
        });
        let shared: BTreeSet<u32> = shared.chain(also).collect();
        let is_shared = !shared.is_empty();
        self.link.session.handover.share(shared);
        let private = seen.assignment.shards.get(&0);
        let is_elsewhere =
            private.is_some_and(|row| row.owner != alone.owner && seen.living.contains(&row.owner));
        self.link.session.handover.private_is_elsewhere(is_elsewhere);
        is_shared
    }

    async fn carry_out(&mut self, seen: &Seen, duty: Duty) {
        match duty {
            Duty::Connect(shard) => self.connect(shard),
            Duty::Leave(shard) => self.leave(shard),
            Duty::Take(shard) | Duty::Follow(shard) => {
                if self.crew.carry_out(seen, duty).await {
                    tracing::debug!(shard, ?duty, "a shard comes to this process");
                    self.connect(shard);
                }
            }
            Duty::Offer(_) | Duty::Keep(_) | Duty::Assume(_) | Duty::Settle(_) => {
                let is_done = self.crew.carry_out(seen, duty).await;
                tracing::debug!(?duty, is_done, "a shard changes hands");
            }
        }
    }

    fn connect(&mut self, shard: u32) {
        let leave = CancellationToken::new();
        self.connections.insert(shard, leave.clone());
        let (link, crew) = (self.link.clone(), self.crew.clone());
        self.tasks.spawn(async move {
            tokio::select! {
                () = crew.wait_for_turn(shard) => {}
                () = leave.cancelled() => return (shard, Ok(())),
            }
            (shard, client::serve(&link, (shard, crew.total()), &leave).await)
        });
    }

    /// Leaves a shard that another serves, once what was on its way to us has come.
    fn leave(&mut self, shard: u32) {
        let Some(leave) = self.connections.get(&shard) else { return };
        if self.leaving.insert(shard) {
            tracing::info!(shard, "a shard is handed over");
            let leave = leave.clone();
            tokio::spawn(async move {
                tokio::time::sleep(LINGER).await;
                leave.cancel();
            });
        }
    }

    /// Waits until it is time to look again.
    async fn wait(&mut self, is_busy: bool) -> anyhow::Result<()> {
        let pause = match is_busy {
            true => BUSY,
            false if self.link.session.app.matches().is_shared() => Fleet::BEAT,
            false => ALONE,
        };
        let next = self.link.session.app.now().plus(pause);
        let (app, gate) = (self.link.session.app.clone(), self.link.gate.clone());
        loop {
            tokio::select! {
                () = app.clock().reach(next) => return Ok(()),
                Some(shard) = self.served.recv() => {
                    self.ready.insert(shard);
                    return Ok(());
                }
                Some(ended) = self.tasks.join_next() => return self.ended(ended).await,
                shard = gate.waits() => self.let_in(shard),
            }
        }
    }

    /// Has a shard introduce itself anew as soon as it is its turn.
    fn let_in(&self, shard: u32) {
        let (crew, gate) = (self.crew.clone(), self.link.gate.clone());
        tokio::spawn(async move {
            crew.wait_for_turn(shard).await;
            gate.let_in(shard);
        });
    }

    async fn ended(
        &mut self,
        ended: Result<(u32, anyhow::Result<()>), JoinError>,
    ) -> anyhow::Result<()> {
        let (shard, ended) = ended?;
        self.connections.remove(&shard);
        self.ready.remove(&shard);
        if self.leaving.remove(&shard) {
            self.crew.has_left(shard).await;
        }
        ended
    }

    /// Says how many shards and requests are this process's.
    fn tell(&self, seen: &Seen) {
        let processes = seen.assignment.sharing(&seen.living);
        let place = seen.living.iter().position(|process| *process == self.crew.process());
        let place = u32::try_from(place.unwrap_or(0)).unwrap_or(0);
        let requests = fair_share(budget::WHOLE, place, processes);
        let keeps = self.link.way.keeps_budget();
        self.link.session.budget.set(keeps.then_some(requests.max(1)));
        let stands_by = !self.is_alone && self.connections.is_empty();
        self.link.session.app.metrics().fleet().shares(processes, requests, stands_by);
    }
}
