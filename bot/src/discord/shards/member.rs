//! This process among those that share the store: what it writes of itself, and what it learns of the others.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use matches::{Assignment, Duty, Fleet, Heartbeats, HostProcess, ShardRange, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::Http;
use store::StoreError;

use crate::app::App;
use crate::config::Shards;
use crate::discord::error;
use crate::discord::session::Session;
use crate::discord::shards::host;

/// How often Discord is asked how many shards there are to be.
const TRIES: u32 = 4;

/// How long is waited after the store has failed.
const PAUSE: Duration = Duration::from_secs(1);

/// With fewer starts than this left of a day somebody should know.
const FEW: u64 = 100;

/// This process among the others.
#[derive(Clone)]
pub(super) struct Crew {
    app: App,
    fleet: Fleet,
    beats: Arc<Mutex<Heartbeats>>,
    beat: u64,
    here: Option<HostProcess>,
    span: ShardRange,
    /// How many shards may introduce themselves at once.
    concurrency: u32,
    is_away: bool,
}

/// What was seen of all processes.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub(super) assignment: Arc<Assignment>,
    pub(super) living: Arc<BTreeSet<u64>>,
    /// Whether somebody is silent who may be dead.
    pub(super) is_missing: bool,
}

impl Crew {
    /// Joins those who are there.
    ///
    /// # Errors
    /// The store has failed, Discord does not say how many shards there are to be, or the others have another number.
    pub(super) async fn join(session: &Session, shards: Shards) -> anyhow::Result<Self> {
        let app = session.app.clone();
        let fleet = app.matches().fleet();
        session.handover.ask_there(fleet.clone());
        let (beats, here) = (Arc::default(), host::here());
        let span = ShardRange::all(1);
        let (beat, concurrency, is_away) = (0, 1, false);
        let mut crew = Self { app, fleet, beats, beat, here, span, concurrency, is_away };
        let seen = crew.see().await.context("the store has failed")?;
        let others = seen.living.iter().filter_map(|process| seen.assignment.members.get(process));
        let others = others.map(|member| member.span.total).max();
        let asked = match shards {
            Shards::Of(ShardRange { total: 1, .. }) => None,
            _ => Some(ask(&session.http).await),
        };
        if let Some(Ok((_, concurrency))) = asked {
            crew.concurrency = concurrency;
        }
        crew.span = match (shards, others, asked) {
            (Shards::Of(span), Some(total), _) if span.total != total => bail!(
                "processes with this store divide the servers among {total} shards, and this one is to know {}: stop them all before you change `shards`",
                span.total
            ),
            (Shards::Of(span), ..) => span,
            (Shards::Auto, Some(total), _) => ShardRange::all(total),
            (Shards::Auto, None, Some(Ok((recommended, _)))) => ShardRange::all(recommended),
            (Shards::Auto, None, Some(Err(error))) => return Err(error),
            (Shards::Auto, None, None) => bail!("nobody has asked how many shards there are"),
        };
        Ok(crew)
    }

    /// Who this process is.
    pub(super) fn process(&self) -> u64 {
        self.fleet.process()
    }

    /// How many shards there are.
    pub(super) fn total(&self) -> u32 {
        self.span.total
    }

    /// At how many shards a time all introduce themselves.
    pub(super) fn concurrency(&self) -> u32 {
        self.concurrency
    }

    /// Writes that this process lives, and sees who else does. None where the store is away.
    pub(super) async fn observe(&mut self, is_leaving: bool) -> Option<Seen> {
        self.beat += 1;
        let (fleet, beat, here) = (self.fleet.clone(), self.beat, self.here);
        let span = self.span;
        let written = self.ask(move |_, now| fleet.beat((beat, here), (span, is_leaving), now));
        let seen = match written.await {
            Ok(()) => self.see().await,
            Err(error) => Err(error),
        };
        match (&seen, self.is_away) {
            (Err(error), false) => {
                tracing::warn!(%error, "nothing is heard of the other processes");
            }
            (Ok(_), true) => tracing::info!("the other processes are heard again"),
            _ => {}
        }
        self.is_away = seen.is_err();
        seen.ok()
    }

    /// Sees who lives. What the dead had is due at once.
    async fn see(&self) -> Result<Seen, StoreError> {
        let (fleet, beats) = (self.fleet.clone(), Arc::clone(&self.beats));
        let own = self.fleet.process();
        self.ask(move |app, now| {
            let assignment = fleet.assignment()?;
            let mut beats = beats.lock().unwrap_or_else(PoisonError::into_inner);
            let mut living = beats.living(&assignment.members, now, host::is_gone);
            if assignment.members.contains_key(&own) {
                living.insert(own);
            }
            for dead in Fleet::dead(&assignment, &living) {
                let taken = app.matches().take_over_from(dead, now).map_err(failed)?;
                fleet.forget(dead)?;
                tracing::warn!(
                    jobs = taken,
                    "another process has ended: what it had is taken over"
                );
            }
            fleet.sweep(now)?;
            let is_missing = beats.misses_somebody(now);
            let (assignment, living) = (Arc::new(assignment), Arc::new(living));
            Ok(Seen { assignment, living, is_missing })
        })
        .await
    }

    /// Changes a shard's row; whether nobody came between.
    pub(super) async fn carry_out(&self, seen: &Seen, duty: Duty) -> bool {
        let (fleet, assignment) = (self.fleet.clone(), Arc::clone(&seen.assignment));
        self.ask(move |_, _| fleet.carry_out(&assignment, duty)).await.unwrap_or(false)
    }

    /// Notes that this process is told nothing of a shard any more.
    pub(super) async fn has_left(&self, shard: u32) {
        let fleet = self.fleet.clone();
        if self.ask(move |_, _| fleet.has_left(shard)).await.is_err() {
            tracing::warn!(
                shard,
                "that a shard was left can't be noted: others find out by themselves"
            );
        }
    }

    /// Has nobody reckon with this process any more.
    pub(super) async fn end(&self) {
        let fleet = self.fleet.clone();
        let own = fleet.process();
        let _ = self.ask(move |_, _| fleet.forget(own)).await;
    }

    /// Waits until it is a shard's turn to introduce itself.
    pub(super) async fn wait_for_turn(&self, shard: u32) {
        loop {
            let (fleet, concurrency) = (self.fleet.clone(), self.concurrency);
            match self.ask(move |_, now| fleet.turn((shard, concurrency), now)).await {
                Ok(turn) => return self.app.clock().reach(turn).await,
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

fn failed(refused: matches::Refused) -> StoreError {
    match refused {
        matches::Refused::Unavailable(error) => error,
        other => StoreError::Failed(other.to_string()),
    }
}

/// With how many shards the bot is to come, and how many of them at once, as Discord says.
async fn ask(http: &Http) -> anyhow::Result<(u32, u32)> {
    let mut tries = 0;
    loop {
        match http.get_bot_gateway().await {
            Ok(told) => {
                let limit = told.session_start_limit;
                if limit.remaining < FEW {
                    tracing::warn!(left = limit.remaining, "few starts of shards are left today");
                }
                let concurrency = u32::try_from(limit.max_concurrency).unwrap_or(1);
                return Ok((told.shards.max(1), concurrency.max(1)));
            }
            Err(error) if tries < TRIES && error::is_passing(&error) => tries += 1,
            Err(error) => {
                let why = anyhow!(error::plain(&error));
                return Err(why.context("Discord does not say how many shards there are to be"));
            }
        }
        tokio::time::sleep(PAUSE * tries).await;
    }
}
