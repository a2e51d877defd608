//! The membership of this process in the fleet that shares a store: its heartbeat, and its view of the others.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use matches::{
    Assignment, Beat, Duty, Fleet, Heartbeats, HostProcess, Member, Observation, ShardRange,
    StoreForm, Timestamp, is_older,
};
use parking_lot::Mutex;
use poise::serenity_prelude as serenity;
use serenity::Http;
use store::StoreError;

use crate::app::App;
use crate::config::Shards;
use crate::discord::error;
use crate::discord::session::Session;
use crate::discord::shards::host;
use crate::retry_log::RetryLog;

const PAUSE: Duration = Duration::from_secs(1);

/// The longest pause before asking for the number of shards again, in [`PAUSE`]s.
const LONGEST_PAUSE: u32 = 10;

/// The number of heartbeats between two sweeps of old rows, which are kept for an hour anyway.
const SWEEP_EVERY: u64 = 60;

/// The operator gets a warning if fewer starts of shards are left for the day.
const FEW_STARTS: u64 = 100;

#[derive(Clone)]
pub(super) struct FleetMember {
    app: App,
    fleet: Fleet,
    beats: Arc<Mutex<Heartbeats>>,
    beat: u64,
    host: Option<HostProcess>,
    range: ShardRange,
    /// The number of shards that may identify at the same time.
    concurrency: u32,
    is_store_away: bool,
    /// The number of living processes of older versions at the last look. A higher number is logged.
    older: usize,
}

/// The fleet as last read.
#[derive(Clone, Debug)]
pub(super) struct FleetView {
    pub(super) assignment: Arc<Assignment>,
    pub(super) living: Arc<BTreeSet<u64>>,
    /// Whether a process is silent and may be dead.
    pub(super) is_missing: bool,
    /// The number of living processes that are too old to share the store.
    older: usize,
    /// The store's form, if this process has become too old for it.
    pub(super) too_new: Option<StoreForm>,
}

impl FleetView {
    fn living_members(&self) -> impl Iterator<Item = (&u64, &Member)> {
        self.assignment.members.iter().filter(move |(process, _)| self.living.contains(*process))
    }

    /// Whether a process with another number of shards than `wanted` has been silent since `first`. After a longer
    /// silence, it isn't among the living.
    fn is_unsure(&self, first: &Self, wanted: Option<u32>) -> bool {
        self.living_members().any(|(process, member)| {
            let is_unchanged = first.assignment.members.get(process) == Some(member);
            is_unchanged && Some(member.range.total) != wanted
        })
    }
}

impl FleetMember {
    pub(super) async fn join(session: &Session, shards: Shards) -> anyhow::Result<Self> {
        let app = session.app.clone();
        let fleet = app.matches().fleet();
        session.handover.set_fleet(fleet.clone());
        let mut member = Self {
            app,
            fleet,
            beats: Arc::default(),
            beat: 0,
            host: host::this_process(),
            range: ShardRange::all(1),
            concurrency: 1,
            is_store_away: false,
            older: 0,
        };
        let asked = match shards {
            Shards::Of(ShardRange { total: 1, .. }) => None,
            Shards::Of(_) | Shards::Auto => Some(ask_discord(&session.http).await),
        };
        if let Some(Ok((_, concurrency))) = asked {
            member.concurrency = concurrency;
        }
        let wanted = match (shards, &asked) {
            (Shards::Of(range), _) => Some(range.total),
            (Shards::Auto, Some(Ok((recommended, _)))) => Some(*recommended),
            (Shards::Auto, Some(Err(_)) | None) => None,
        };
        let others = member.total_of_others(wanted).await?;
        member.range = match (shards, others, asked) {
            (Shards::Of(range), Some(total), _) if range.total != total => bail!(
                "processes with this store divide the servers among {total} shards, and this one is to know {}: stop them all before you change `shards`",
                range.total
            ),
            (Shards::Of(range), ..) => range,
            (Shards::Auto, Some(total), _) => ShardRange::all(total),
            (Shards::Auto, None, Some(Ok((recommended, _)))) => ShardRange::all(recommended),
            (Shards::Auto, None, Some(Err(error))) => return Err(error),
            (Shards::Auto, None, None) => bail!("nobody has asked how many shards there are"),
        };
        Ok(member)
    }

    /// The number of shards of the other processes. `None` without other processes.
    ///
    /// A killed process leaves its row. So a number other than `wanted` counts only after another heartbeat.
    async fn total_of_others(&self, wanted: Option<u32>) -> anyhow::Result<Option<u32>> {
        let first = self.read_when_store_answers().await?;
        let (mut view, mut is_logged) = (first.clone(), false);
        while view.is_unsure(&first, wanted) {
            if !std::mem::replace(&mut is_logged, true) {
                tracing::info!("the start waits until it is known which other processes run");
            }
            tokio::time::sleep(PAUSE).await;
            view = self.read_when_store_answers().await?;
        }
        // A number other than `wanted` comes from a running process. `wanted` itself may come from a dead one.
        let totals = view.living_members().map(|(_, member)| member.range.total);
        Ok(totals.max_by_key(|total| (Some(*total) != wanted, *total)))
    }

    /// Reads the fleet. Retries while the store is unavailable.
    async fn read_when_store_answers(&self) -> anyhow::Result<FleetView> {
        let mut log = RetryLog::default();
        loop {
            match self.read(None).await {
                Err(error) if error.may_pass() => {
                    if log.is_due() {
                        tracing::warn!(%error, "the start waits for the store");
                    }
                    tokio::time::sleep(PAUSE).await;
                }
                view => return view.context("the store has failed"),
            }
        }
    }

    pub(super) fn process(&self) -> u64 {
        self.fleet.process()
    }

    pub(super) fn total(&self) -> u32 {
        self.range.total
    }

    pub(super) fn concurrency(&self) -> u32 {
        self.concurrency
    }

    /// Writes a heartbeat and reads the fleet. `None` if the store is unavailable.
    pub(super) async fn observe(&mut self, is_leaving: bool) -> Option<FleetView> {
        self.beat += 1;
        let beat = Beat { number: self.beat, host: self.host, range: self.range, is_leaving };
        let view = self.read(Some(beat)).await;
        match (&view, self.is_store_away) {
            (Err(error), false) => {
                tracing::warn!(%error, "nothing is heard of the other processes");
            }
            (Ok(_), true) => tracing::info!("the other processes are heard again"),
            (Ok(_), false) | (Err(_), true) => {}
        }
        self.is_store_away = view.is_err();
        let view = view.ok()?;
        if view.older > self.older {
            tracing::warn!(
                processes = view.older,
                "processes of an older version have come to this store: stop them"
            );
        }
        self.older = view.older;
        Some(view)
    }

    /// Writes a heartbeat if there is one, and reads the fleet. Takes over the jobs of dead processes, and begins the
    /// jobs of commits that got no answer.
    async fn read(&self, beat: Option<Beat>) -> Result<FleetView, StoreError> {
        let (fleet, beats) = (self.fleet.clone(), Arc::clone(&self.beats));
        let (own, sweeps) = (self.fleet.process(), self.beat.is_multiple_of(SWEEP_EVERY));
        self.ask(move |app, now| {
            let Observation { assignment, next_due, store_form } = match beat {
                Some(beat) => fleet.observe(beat, now)?,
                None => fleet.read()?,
            };
            app.matches().confirm_claims(now).map_err(store_error)?;
            if app.matches().is_shared() {
                app.handoff().note_look(next_due);
            }
            let mut beats = beats.lock();
            let steady = app.clock().steady_now();
            let mut living = beats.living(&assignment.members, steady, host::has_ended);
            if assignment.members.contains_key(&own) {
                living.insert(own);
            }
            for dead in Fleet::dead(&assignment, &living) {
                let jobs = app.matches().remove_process(&fleet, dead, now).map_err(store_error)?;
                tracing::warn!(jobs, "another process has ended: what it had is taken over");
            }
            if sweeps {
                fleet.sweep(now)?;
            }
            let is_missing = beats.is_one_late(steady);
            let older = living.iter().filter_map(|process| assignment.members.get(process));
            let older = older.filter(|member| is_older(member)).count();
            let too_new = store_form.filter(|form| form.is_too_new());
            let (assignment, living) = (Arc::new(assignment), Arc::new(living));
            Ok(FleetView { assignment, living, is_missing, older, too_new })
        })
        .await
    }

    /// Changes a shard's row. Returns `false` if another process was first, or the store is unavailable.
    pub(super) async fn carry_out(&self, view: &FleetView, duty: Duty) -> bool {
        let (fleet, assignment) = (self.fleet.clone(), Arc::clone(&view.assignment));
        self.ask(move |_, _| fleet.carry_out(&assignment, duty)).await.unwrap_or(false)
    }

    /// Records that this process has left a shard.
    pub(super) async fn note_left(&self, shard: u32) {
        let fleet = self.fleet.clone();
        if self.ask(move |_, _| fleet.note_left(shard)).await.is_err() {
            tracing::warn!(
                shard,
                "that a shard was left can't be noted: others find out by themselves"
            );
        }
    }

    /// Leaves the fleet. The jobs that this process has not finished are due at once, unless it still has workers.
    pub(super) async fn leave(&self, has_workers: bool) {
        let fleet = self.fleet.clone();
        let leave = move |app: &App, now| {
            let own = fleet.process();
            // A worker's message may reach Discord after another process has looked for it. So the leases must run out.
            if has_workers {
                return fleet.forget(own);
            }
            app.matches().remove_process(&fleet, own, now).map(drop).map_err(store_error)
        };
        let _ = self.ask(leave).await;
    }

    /// Waits until it is a shard's turn to identify.
    pub(super) async fn wait_for_turn(&self, shard: u32) {
        loop {
            let (fleet, concurrency) = (self.fleet.clone(), self.concurrency);
            let reserve = move |app: &App, _| {
                fleet.identify_slot(shard, concurrency, app.clock().steady_now())
            };
            match self.ask(reserve).await {
                Ok(turn) => return self.app.clock().reach_steady(turn).await,
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        }
    }

    async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&App, Timestamp) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let done = self.app.work(|app| work(app, app.now())).await;
        done.unwrap_or_else(|| Err(StoreError::Failed("the work has panicked".into())))
    }
}

fn store_error(refused: matches::Refused) -> StoreError {
    match refused {
        matches::Refused::Unavailable(error) => error,
        other => StoreError::Failed(other.to_string()),
    }
}

/// Asks Discord for the number of shards, and how many may identify at once. Retries while Discord is unavailable.
async fn ask_discord(http: &Http) -> anyhow::Result<(u32, u32)> {
    let (mut tries, mut log) = (0, RetryLog::default());
    loop {
        match http.get_bot_gateway().await {
            Ok(answer) => {
                let limit = answer.session_start_limit;
                if limit.remaining < FEW_STARTS {
                    tracing::warn!(left = limit.remaining, "few starts of shards are left today");
                }
                let concurrency = u32::try_from(limit.max_concurrency).unwrap_or(1);
                return Ok((answer.shards.max(1), concurrency.max(1)));
            }
            Err(error) if error::is_temporary(&error) => {
                tries = LONGEST_PAUSE.min(tries + 1);
                if log.is_due() {
                    let error = error::plain(&error);
                    tracing::warn!(error, "the start waits for Discord");
                }
            }
            Err(error) => {
                let why = anyhow!(error::plain(&error));
                return Err(why.context("Discord does not say how many shards there are to be"));
            }
        }
        tokio::time::sleep(PAUSE * tries).await;
    }
}
