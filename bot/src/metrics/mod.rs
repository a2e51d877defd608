//! Prometheus metrics: counters and timings of the running program.
//!
//! Labels are bounded: names of commands and games, and our own keywords. No label contains a person's name, id, token
//! or text.

mod commit_age;
mod labels;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use matches::{Backlog, JobKind, JobOutcome, MatchEvent, Timestamp};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

use crate::free_space::free_space;
use crate::metrics::commit_age::CommitAges;
use crate::metrics::labels::{
    Command, Ended, Game, Interaction, JobDone, Operation, Picture, Refusal,
};
pub(crate) use labels::{InteractionKind, Outcome};
pub(crate) use store::TimedStore;

/// The histogram bounds for waiting times of players, in seconds.
const ANSWERS: [f64; 12] = [0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.8, 2.5, 3.0, 10.0, 60.0, 900.0];

/// The histogram bounds for work of the machine, in seconds.
const WORK: [f64; 12] =
    [0.000_1, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// A histogram for each set of labels.
type Histograms<L> = Family<L, Histogram, fn() -> Histogram>;

type Seconds = Gauge<f64, AtomicU64>;

/// Declares the metrics: each field with its type, its constructor and its help.
macro_rules! families {
    ($($name:ident: $kind:ty $(= $new:expr)?, $help:literal;)+) => {
        struct Families { $($name: $kind,)+ }

        impl Families {
            fn register(registry: &mut Registry) -> Self {
                $(
                    let $name: $kind = families!(@new $($new)?);
                    registry.register(stringify!($name), $help, $name.clone());
                )+
                Self { $($name,)+ }
            }
        }
    };
    (@new) => { Default::default() };
    (@new $new:expr) => { $new };
}

families! {
    interactions: Family<Interaction, Counter>, "interactions of people, by outcome";
    answer_seconds: Histograms<Command> = Family::new_with_constructor(answers as fn() -> Histogram),
        "how long until people had their whole answer";
    first_answer_seconds: Histogram = answers(),
        "how long until Discord had a first answer, even one that only defers";
    refusals: Counter, "acts that were refused with a reason, like a move out of turn";
    turned_away: Counter, "acts for which too many waited already";
    moves: Family<Game, Counter>, "moves that are stored, those of computers too";
    matches_begun: Family<Game, Counter>, "matches that have begun";
    matches_ended: Family<Ended, Counter>, "matches and challenges that are over, by how they ended";
    jobs: Family<JobDone, Counter>, "attempts at jobs, by outcome";
    jobs_waiting: Gauge, "jobs that are due, up to a thousand";
    oldest_job_seconds: Seconds, "how long the oldest of them has been due";
    oldest_reminder_seconds: Seconds,
        "how long the oldest due step of a match's clock has waited, like a reminder";
    store_seconds: Histograms<Operation> = Family::new_with_constructor(work as fn() -> Histogram),
        "how long the store took";
    store_conflicts: Counter, "commits that found something else come first, and were decided anew";
    store_failures: Counter, "what the store could not do";
    store_reconnects: Counter, "connections to the database that were made in place of lost ones";
    oldest_commit_seconds: Seconds, "how long the oldest commit has waited to be durable";
    drawing_seconds: Histograms<Picture> = Family::new_with_constructor(work as fn() -> Histogram),
        "how long drawing took; pictures that are kept are not drawn";
    discord_refusals: Family<Refusal, Counter>,
        "requests that Discord refused or did not answer, as they were handled";
    already_answered: Counter, "first answers that Discord refused because it had one already (40060)";
    discord_waits: Counter, "requests that had to wait for a limit of Discord's";
    gateway_up: Gauge, "whether Discord tells what people do";
    gateway_losses: Counter, "how often that was lost";
    shards: Gauge, "shards that this process serves or is about to";
    shards_connected: Gauge, "those of them that are connected";
    shards_wanted: Gauge, "shards that all processes together are to serve";
    processes: Gauge, "processes that share the store, with this one";
    rest_share: Gauge, "how many requests a second are this process's to make";
    rest_wait_seconds: Counter<f64, AtomicU64>,
        "how long jobs have waited for a request of that share";
    last_backup_timestamp_seconds: Seconds,
        "when the newest backup of this process was made, in Unix time; 0 for never";
    backup_interval_seconds: Seconds, "how often this process makes a backup; 0 for never";
    store_free_bytes: Seconds = unknown(),
        "room on the disk of the store; not a number where a database looks after its own";
}

/// The totals of all processes with this store, and the share of this process.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FleetShares {
    pub(crate) processes: u32,
    /// The number of shards of all processes.
    pub(crate) shards: u32,
    /// The requests per second of this process.
    pub(crate) requests: u32,
    /// Whether this process serves no shard, while others could.
    pub(crate) is_standby: bool,
}

/// All metrics. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Metrics(Arc<Inner>);

struct Inner {
    registry: Registry,
    families: Families,
    /// The known names of commands. Other names count as "other".
    commands: OnceLock<BTreeSet<String>>,
    is_standby: AtomicBool,
    are_commands_known: AtomicBool,
    commits: CommitAges,
    /// The folder of the store.
    folder: OnceLock<PathBuf>,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut registry = Registry::with_prefix("castellan");
        let build = Info::new(vec![("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "the program", build);
        let families = Families::register(&mut registry);
        let (commands, is_standby, are_commands_known, commits, folder) = Default::default();
        Self(Arc::new(Inner {
            registry,
            families,
            commands,
            is_standby,
            are_commands_known,
            commits,
            folder,
        }))
    }

    fn families(&self) -> &Families {
        &self.0.families
    }

    pub(crate) fn set_command_names(&self, commands: impl IntoIterator<Item = String>) {
        let _ = self.0.commands.set(commands.into_iter().collect());
    }

    /// Counts the first answer to an interaction.
    pub(crate) fn first_answer(&self, after: Duration) {
        self.families().first_answer_seconds.observe(after.as_secs_f64());
    }

    /// Counts an interaction and the time until its answer.
    pub(crate) fn interaction(&self, kind: &InteractionKind, outcome: Outcome, after: Duration) {
        let command = self.command_name(kind);
        let label = Interaction { command: command.clone(), outcome };
        self.families().interactions.get_or_create(&label).inc();
        let seconds = self.families().answer_seconds.get_or_create_owned(&Command { command });
        seconds.observe(after.as_secs_f64());
    }

    /// The label of an interaction: a known command, `other` for an unknown one, `(press)` or `(form)`.
    pub(crate) fn command_name(&self, kind: &InteractionKind) -> String {
        match kind {
            InteractionKind::Command(name) if self.is_known(name) => name.clone(),
            InteractionKind::Command(_) => "other".into(),
            InteractionKind::Press => "(press)".into(),
            InteractionKind::Form => "(form)".into(),
        }
    }

    fn is_known(&self, command: &str) -> bool {
        self.0.commands.get().is_some_and(|known| known.contains(command))
    }

    /// Counts a request rejected because too many of the same player or server wait.
    pub(crate) fn turned_away(&self) {
        self.families().turned_away.inc();
    }

    /// Counts a request refused with a reason.
    pub(crate) fn refused(&self) {
        self.families().refusals.inc();
    }

    /// Draws a picture of this kind, and counts the time.
    pub(crate) fn time_drawing<T>(&self, kind: &'static str, draw: impl FnOnce() -> T) -> T {
        let since = Instant::now();
        let drawn = draw();
        self.drawn(kind, since.elapsed());
        drawn
    }

    /// Counts a picture of this kind, and its drawing time.
    pub(crate) fn drawn(&self, kind: &'static str, took: Duration) {
        let seconds = self.families().drawing_seconds.get_or_create_owned(&Picture { kind });
        seconds.observe(took.as_secs_f64());
    }

    /// Counts an attempt at a job.
    pub(crate) fn job(&self, kind: JobKind, settled: &JobOutcome) {
        let outcome = match settled {
            JobOutcome::Done { .. } => "done",
            JobOutcome::Later { .. } => "later",
            JobOutcome::Retry { .. } => "failed",
            JobOutcome::GivenUp { .. } => "given up",
        };
        let label = JobDone { kind: kind.to_string(), outcome };
        self.families().jobs.get_or_create(&label).inc();
    }

    /// Counts a failed request, with Discord's status if it has answered.
    pub(crate) fn discord_refused(&self, status: Option<u16>) {
        let status = match status {
            Some(429) => "429",
            Some(500..) => "5xx",
            Some(_) => "4xx",
            None => "none",
        };
        self.families().discord_refusals.get_or_create(&Refusal { status }).inc();
    }

    /// Counts a first answer that Discord refused because the interaction had one already.
    pub(crate) fn already_answered(&self) {
        self.families().already_answered.inc();
    }

    /// Counts a request that waits for a rate limit.
    pub(crate) fn discord_wait(&self) {
        self.families().discord_waits.inc();
    }

    /// Sets the numbers of live and of all connections. Fewer live ones count as losses only if the total is the same.
    pub(crate) fn gateway(&self, up: usize, all: usize) {
        let families = self.families();
        families.gateway_up.set((all > 0 && up == all).into());
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let (up, all) = (number(up), number(all));
        let (all_before, up_before) = (families.shards.set(all), families.shards_connected.set(up));
        let lost = if all_before == all { up_before.saturating_sub(up) } else { 0 };
        families.gateway_losses.inc_by(u64::try_from(lost).unwrap_or(0));
    }

    /// Sets the totals of all processes, and the share of this one.
    pub(crate) fn set_shares(&self, shares: FleetShares) {
        let FleetShares { processes, shards, requests, is_standby } = shares;
        self.families().processes.set(processes.into());
        self.families().shards_wanted.set(shards.into());
        self.families().rest_share.set(requests.into());
        self.0.is_standby.store(is_standby, Ordering::Relaxed);
    }

    /// Sets the folder whose free disk space is shown.
    pub(crate) fn watch_disk(&self, folder: &Path) {
        let _ = self.0.folder.set(folder.to_owned());
    }

    pub(crate) fn set_backup_interval(&self, interval: Duration) {
        self.families().backup_interval_seconds.set(interval.as_secs_f64());
    }

    /// Counts the time that a job waited for the request budget.
    pub(crate) fn waited_for_budget(&self, waited: Duration) {
        self.families().rest_wait_seconds.inc_by(waited.as_secs_f64());
    }

    /// Sets the time of the last backup.
    pub(crate) fn backed_up(&self, at: Timestamp) {
        let seconds = Duration::from_millis(at.0).as_secs_f64();
        self.families().last_backup_timestamp_seconds.set(seconds);
    }

    /// How long the oldest commit has waited.
    pub(crate) fn oldest_commit(&self) -> Duration {
        self.0.commits.oldest(Instant::now())
    }

    pub(crate) fn set_commands_known(&self) {
        self.0.are_commands_known.store(true, Ordering::Relaxed);
    }

    /// Whether this process has made sure that Discord knows the commands. Also `true` on standby.
    pub(crate) fn are_commands_known(&self) -> bool {
        self.0.are_commands_known.load(Ordering::Relaxed)
            || self.0.is_standby.load(Ordering::Relaxed)
    }

    /// Whether all connections of this process are up. Also `true` on standby.
    pub(crate) fn is_connected(&self) -> bool {
        self.families().gateway_up.get() == 1 || self.0.is_standby.load(Ordering::Relaxed)
    }

    /// All metrics in the text format of Prometheus, with the backlog of jobs.
    pub(crate) fn encode(&self, backlog: Option<Backlog>) -> Result<String, fmt::Error> {
        if let Some(backlog) = backlog {
            let waiting = i64::try_from(backlog.waiting).unwrap_or(i64::MAX);
            self.families().jobs_waiting.set(waiting);
            self.families().oldest_job_seconds.set(backlog.oldest.as_secs_f64());
            self.families().oldest_reminder_seconds.set(backlog.oldest_clock_step.as_secs_f64());
        }
        self.families().oldest_commit_seconds.set(self.oldest_commit().as_secs_f64());
        if let Some(free) = self.0.folder.get().and_then(|folder| free_space(folder).ok()) {
            self.families().store_free_bytes.set(free as f64);
        }
        let mut text = String::new();
        encode(&mut text, &self.0.registry)?;
        Ok(text)
    }
}

impl matches::EventListener for Metrics {
    fn on_event(&self, game: &str, event: MatchEvent) {
        let game = games::find(game).map_or("other", |game| game.info().id);
        let families = self.families();
        let (counter, count) = match event {
            MatchEvent::Moved { moves } => {
                (families.moves.get_or_create_owned(&Game { game }), moves)
            }
            MatchEvent::Began => (families.matches_begun.get_or_create_owned(&Game { game }), 1),
            MatchEvent::Ended { how } => {
                (families.matches_ended.get_or_create_owned(&Ended { game, how }), 1)
            }
        };
        counter.inc_by(count);
    }
}

rules::hidden_debug!(Metrics);

fn unknown() -> Seconds {
    let unknown = Seconds::default();
    unknown.set(f64::NAN);
    unknown
}

fn answers() -> Histogram {
    Histogram::new(ANSWERS)
}

fn work() -> Histogram {
    Histogram::new(WORK)
}
