//! Prometheus metrics: counters and timings of the running program.
//!
//! Labels are bounded: names of commands and of games that there are, and words of ours. Nobody's name or number, no
//! server, no token and no text of anybody is ever one.

mod fleet;
mod labels;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use matches::{Backlog, Happened, JobKind, JobOutcome, Timestamp};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Metric, Registry};

use crate::metrics::fleet::FleetMetrics;
use crate::metrics::labels::{
    Command, Ended, Game, Interaction, JobDone, Operation, Picture, Refusal,
};
pub(crate) use labels::{InteractionKind, Outcome};
pub(crate) use store::TimedStore;

/// The upper bounds, in seconds, of what people wait for: Discord waits 3 seconds, what is put off lives 15 minutes.
const ANSWERS: [f64; 12] = [0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.8, 2.5, 3.0, 10.0, 60.0, 900.0];

/// The upper bounds of what the machine does.
const WORK: [f64; 12] =
    [0.000_1, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// A histogram for each set of labels.
type Histograms<L> = Family<L, Histogram, fn() -> Histogram>;

/// What is counted, shared by all who count.
#[derive(Clone)]
pub(crate) struct Metrics(Arc<Inner>);

struct Inner {
    registry: Registry,
    /// The names that commands have; whatever else is asked for is "other".
    commands: OnceLock<BTreeSet<String>>,
    interactions: Family<Interaction, Counter>,
    answer_seconds: Histograms<Command>,
    first_answer_seconds: Histogram,
    refusals: Counter,
    turned_away: Counter,
    moves: Family<Game, Counter>,
    begun: Family<Game, Counter>,
    ended: Family<Ended, Counter>,
    jobs: Family<JobDone, Counter>,
    jobs_waiting: Gauge,
    oldest_job_seconds: Gauge<f64, std::sync::atomic::AtomicU64>,
    store_seconds: Histograms<Operation>,
    store_conflicts: Counter,
    store_failures: Counter,
    drawing_seconds: Histograms<Picture>,
    discord_refusals: Family<Refusal, Counter>,
    discord_waits: Counter,
    gateway_up: Gauge,
    gateway_losses: Counter,
    fleet: FleetMetrics,
    last_backup: Gauge<f64, std::sync::atomic::AtomicU64>,
}

impl Metrics {
    /// Nothing has been counted yet.
    pub(crate) fn new() -> Self {
        let mut all = registry();
        Self(Arc::new(Inner {
            interactions: with(
                &mut all,
                "interactions",
                "what people asked for, by what came of it",
            ),
            answer_seconds: timed(
                &mut all,
                "answer_seconds",
                "how long until people had their whole answer",
                answers,
            ),
            first_answer_seconds: registered(
                &mut all,
                "first_answer_seconds",
                "how long until Discord had a first answer, be it that it comes later",
                answers(),
            ),
            refusals: with(
                &mut all,
                "refusals",
                "acts that were refused with a reason, like a move out of turn",
            ),
            turned_away: with(&mut all, "turned_away", "acts for which too many waited already"),
            moves: with(&mut all, "moves", "moves that are stored, those of computers too"),
            begun: with(&mut all, "matches_begun", "matches that have begun"),
            ended: with(
                &mut all,
                "matches_ended",
                "matches and challenges that are over, by how they ended",
            ),
            jobs: with(&mut all, "jobs", "attempts at jobs, by what came of them"),
            jobs_waiting: with(&mut all, "jobs_waiting", "jobs that are due, up to a thousand"),
            oldest_job_seconds: with(
                &mut all,
                "oldest_job_seconds",
                "how long the oldest of them has been due",
            ),
            store_seconds: timed(&mut all, "store_seconds", "how long the store took", work),
            store_conflicts: with(
                &mut all,
                "store_conflicts",
                "commits that found something else come first, and were decided anew",
            ),
            store_failures: with(&mut all, "store_failures", "what the store could not do"),
            drawing_seconds: timed(
                &mut all,
                "drawing_seconds",
                "how long drawing took; pictures that are kept are not drawn",
                work,
            ),
            discord_refusals: with(
                &mut all,
                "discord_refusals",
                "requests that Discord refused or did not answer, as they were handled",
            ),
            discord_waits: with(
                &mut all,
                "discord_waits",
                "requests that had to wait for a limit of Discord's",
            ),
            gateway_up: with(&mut all, "gateway_up", "whether Discord tells what people do"),
            gateway_losses: with(&mut all, "gateway_losses", "how often that was lost"),
            fleet: FleetMetrics::register(&mut all),
            last_backup: last_backup(&mut all),
            commands: OnceLock::new(),
            registry: all,
        }))
    }

    /// These are the names of the commands.
    pub(crate) fn set_command_names(&self, commands: impl IntoIterator<Item = String>) {
        let _ = self.0.commands.set(commands.into_iter().collect());
    }

    /// Somebody has their first answer, so long after they asked.
    pub(crate) fn first_answer(&self, after: Duration) {
        self.0.first_answer_seconds.observe(after.as_secs_f64());
    }

    /// What came of something that was asked for, so long after it came.
    pub(crate) fn interaction(&self, kind: &InteractionKind, outcome: Outcome, after: Duration) {
        let command = match kind {
            InteractionKind::Command(name) if self.is_known(name) => name.clone(),
            InteractionKind::Command(_) => "other".into(),
            InteractionKind::Press => "(press)".into(),
            InteractionKind::Form => "(form)".into(),
        };
        let label = Interaction { command: command.clone(), outcome };
        self.0.interactions.get_or_create(&label).inc();
        let label = Command { command };
        self.0.answer_seconds.get_or_create(&label).observe(after.as_secs_f64());
    }

    fn is_known(&self, command: &str) -> bool {
        self.0.commands.get().is_some_and(|known| known.contains(command))
    }

    /// An act was not begun, because too many of the same person or server wait.
    pub(crate) fn turned_away(&self) {
        self.0.turned_away.inc();
    }

    /// An act was refused with a reason.
    pub(crate) fn refused(&self) {
        self.0.refusals.inc();
    }

    /// Draws a picture of this kind, and counts how long that takes.
    pub(crate) fn time_drawing<T>(&self, kind: &'static str, draw: impl FnOnce() -> T) -> T {
        let since = Instant::now();
        let drawn = draw();
        self.drawn(kind, since.elapsed());
        drawn
    }

    /// A picture of this kind was drawn.
    pub(crate) fn drawn(&self, kind: &'static str, took: Duration) {
        self.0.drawing_seconds.get_or_create(&Picture { kind }).observe(took.as_secs_f64());
    }

    /// What came of an attempt at a job.
    pub(crate) fn job(&self, kind: JobKind, settled: &JobOutcome) {
        let outcome = match settled {
            JobOutcome::Done { .. } => "done",
            JobOutcome::Later { .. } => "later",
            JobOutcome::Retry { .. } => "failed",
            JobOutcome::GivenUp { .. } => "given up",
        };
        self.0.jobs.get_or_create(&JobDone { kind: kind.to_string(), outcome }).inc();
    }

    /// A request came to nothing, with this status if there was an answer.
    pub(crate) fn discord_refused(&self, status: Option<u16>) {
        let status = match status {
            Some(429) => "429",
            Some(500..) => "5xx",
            Some(_) => "4xx",
            None => "none",
        };
        self.0.discord_refusals.get_or_create(&Refusal { status }).inc();
    }

    /// A request has to wait for a limit of Discord's.
    pub(crate) fn discord_wait(&self) {
        self.0.discord_waits.inc();
    }

    /// So many of so many connections stand.
    pub(crate) fn gateway(&self, up: usize, all: usize) {
        let lost = self.0.fleet.connections(up, all);
        self.0.gateway_up.set((all > 0 && up == all).into());
        self.0.gateway_losses.inc_by(lost);
    }

    /// What is told of the processes that share the work.
    pub(crate) fn fleet(&self) -> &FleetMetrics {
        &self.0.fleet
    }

    /// A backup was made.
    pub(crate) fn backed_up(&self, at: Timestamp) {
        self.0.last_backup.set(Duration::from_millis(at.0).as_secs_f64());
    }

    /// Whether Discord tells what people do: all that is this process's, or it stands by for others.
    pub(crate) fn is_connected(&self) -> bool {
        self.0.gateway_up.get() == 1 || self.0.fleet.stands_by()
    }

    /// All of it, in the text form of Prometheus, with what waits to be done.
    ///
    /// # Errors
    /// It can't be written, which no text in memory brings about.
    pub(crate) fn encode(&self, backlog: Option<Backlog>) -> Result<String, fmt::Error> {
        if let Some(backlog) = backlog {
            self.0.jobs_waiting.set(i64::try_from(backlog.waiting).unwrap_or(i64::MAX));
            self.0.oldest_job_seconds.set(backlog.oldest.as_secs_f64());
        }
        let mut text = String::new();
        encode(&mut text, &self.0.registry)?;
        Ok(text)
    }
}

impl matches::Witness for Metrics {
    fn saw(&self, game: &str, what: Happened) {
        let game = games::find(game).map_or("other", |game| game.info().id);
        match what {
            Happened::Moved { moves } => {
                self.0.moves.get_or_create(&Game { game }).inc_by(moves);
            }
            Happened::Began => {
                self.0.begun.get_or_create(&Game { game }).inc();
            }
            Happened::Ended { how } => {
                self.0.ended.get_or_create(&Ended { game, how }).inc();
            }
        }
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Metrics(..)")
    }
}

/// Where all are told, the program's version already.
fn registry() -> Registry {
    let mut all = Registry::with_prefix("castellan");
    all.register("build", "the program", Info::new(vec![("version", env!("CARGO_PKG_VERSION"))]));
    all
}

fn answers() -> Histogram {
    Histogram::new(ANSWERS)
}

fn work() -> Histogram {
    Histogram::new(WORK)
}

fn with<M: Metric + Clone + Default>(all: &mut Registry, name: &str, help: &str) -> M {
    registered(all, name, help, M::default())
}

fn timed<L>(all: &mut Registry, name: &str, help: &str, one: fn() -> Histogram) -> Histograms<L>
where
    L: Clone + std::hash::Hash + Eq,
    Histograms<L>: Metric,
{
    registered(all, name, help, Family::new_with_constructor(one))
}

fn last_backup(all: &mut Registry) -> Gauge<f64, std::sync::atomic::AtomicU64> {
    let help = "when this process last made a backup, in Unix time; 0 for never";
    with(all, "last_backup_timestamp_seconds", help)
}

fn registered<M: Metric + Clone>(all: &mut Registry, name: &str, help: &str, metric: M) -> M {
    all.register(name, help, metric.clone());
    metric
}
