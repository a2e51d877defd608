//! Chaos: everything fails while people play, and afterwards nothing may be lost, doubled or out of
//! order.
//!
//! At the end it checks that accepted moves are stored once and in order, that their posts were
//! made once, and that everyone got an answer.
//!
//! A seed determines the faults. The number of requests triggers them, not a clock.

mod comparison;
mod database;
mod disturbances;
mod happening;
mod pair;
mod patroni;
mod proxy;
mod report;
mod shared;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use matches::{JobKind, OpenMode};
use sandbox::{Config, Permissions, Sandbox, Scenario, Sharding};
use store::Location;
use tempfile::TempDir;

use crate::chaos::database::Database;
use crate::chaos::pair::{Pair, Played};
use crate::chaos::proxy::Proxy;
use crate::chaos::shared::Shared;
use crate::month;
use crate::process::{Process, openapi};
pub use happening::Happening;
pub use report::{Report, Unanswered};

/// A time longer than the lease of a process that died between posting a message and recording it.
const LEASE: Duration = Duration::from_secs(125);

/// The number of checks at the end for unfinished jobs, and how far the clock goes between two checks.
const LOOKS: u32 = 60;
const BETWEEN: Duration = Duration::from_secs(30);

/// The clock offsets of the processes, in milliseconds.
const SKEWS: [i64; 4] = [-2_000, 2_000, 700, 0];

/// The players of a server, in pairs.
const TABLES: [[&str; 2]; 2] = [["Ada", "Ben"], ["Cleo", "Dora"]];

/// The log line of a process that has begun to serve. From then on, a signal lets it end in order.
const SERVES: &str = "the shards are known";

/// The number of identifications that Discord allows in a run.
const STARTS: u32 = 1_000_000;

/// The plan of a run.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The number of processes that share the servers.
    pub processes: usize,
    /// The number of shards, and of servers.
    pub shards: u32,
    /// The number of shards that may identify at the same time.
    pub concurrency: u32,
    /// The number of matches that each server plays at the same time: one or two.
    pub tables: usize,
    /// The least number of faults.
    pub disturbances: usize,
    /// The least duration of the run. Faults go on until then.
    pub at_least: Duration,
    /// The number of requests between two faults.
    pub pace: u64,
    /// The faults to cause, each as often as it is listed.
    pub happenings: Vec<Happening>,
    /// The number of database servers. Patroni leads several.
    pub nodes: usize,
    /// Whether every second process reaches the database through pgbouncer.
    pub is_pooled: bool,
    /// The seed that determines everything.
    pub seed: u64,
}

/// A process with its connections to the database.
struct Runner {
    process: Process,
    /// One connection for each database server.
    wires: Vec<Proxy>,
    /// The file with the offset of the process's clock.
    clock: PathBuf,
}

/// A Discord, a database and processes.
struct Cluster {
    program: PathBuf,
    shared: Shared,
    database: Database,
    folder: TempDir,
    runners: Vec<Runner>,
    logs: Vec<String>,
    /// The number of processes that were started.
    started: usize,
    /// The time by which the clock was put forward.
    ahead: Duration,
}

/// Runs the trial. `None` if the programs of the database are missing.
pub async fn run(program: &Path, trial: &Trial) -> Option<Report> {
    let mut cluster = Cluster::open(program, trial).await?;
    let pairs = (0..trial.shards).flat_map(|server| {
        TABLES
            .iter()
            .take(trial.tables)
            .enumerate()
            .map(move |(table, names)| (server, table, names))
    });
    let mut playing = Vec::new();
    for (server, table, names) in pairs {
        let names = names.map(|name| format!("{name}{server}"));
        let first = server as usize * TABLES.len() + table;
        let pair = Pair::new(&cluster.shared, server, names, first);
        playing.push(tokio::spawn(pair.play(cluster.shared.clone())));
    }
    let watching = tokio::spawn(cluster.shared.clone().watch_the_machine());
    let (mut report, since) = (Report::default(), Instant::now());
    let mut random = trial.seed;
    while report.happened.len() < trial.disturbances || since.elapsed() < trial.at_least {
        cluster.shared.goes_on(trial.pace).await;
        let since = Instant::now();
        let what = cluster.disturb(&trial.happenings, &mut random).await;
        cluster.shared.note(since, what);
        report.happened.push(what);
    }
    cluster.calm().await;
    cluster.shared.goes_on(trial.pace).await;
    cluster.shared.stop();
    let mut played: Vec<Played> = Vec::new();
    for pair in playing {
        played.extend(pair.await.expect("nobody who plays panics"));
    }
    report.took = since.elapsed();
    report.longest_gap = cluster.shared.longest_gap();
    watching.abort();
    cluster.finish(&played, &mut report).await;
    Some(report)
}

/// The servers and their members.
fn world(trial: &Trial) -> Scenario {
    let plan = (0..trial.shards).fold(Scenario::new("Castellan"), |plan, number| {
        let plan = plan.server(&format!("Server {number}"));
        let names = TABLES.iter().take(trial.tables).flatten();
        let plan = names.fold(plan, |plan, name| plan.member(&format!("{name}{number}")));
        plan.bot_may(Permissions::DEFAULT).channel(&format!("general-{number}"))
    });
    let (shards, max_concurrency, total) = (trial.shards, trial.concurrency, STARTS);
    let enforce = true;
    plan.sharding(Sharding { shards, max_concurrency, total, enforce, ..Sharding::default() })
}

impl Cluster {
    async fn open(program: &Path, trial: &Trial) -> Option<Self> {
        let database = Database::start(trial.nodes, trial.is_pooled).await?;
        let config = Config { scenario: world(trial), openapi: openapi(), ..Config::unhurried() };
        let sandbox = Sandbox::start(config).await.expect("the sandbox starts");
        sandbox.record_messages();
        let shared = Shared::on(Arc::new(sandbox));
        let folder = TempDir::new().expect("there is room for a folder");
        let (program, runners, logs) = (program.to_owned(), Vec::new(), Vec::new());
        let (started, ahead) = (0, Duration::ZERO);
        let mut cluster = Self { program, shared, database, folder, runners, logs, started, ahead };
        for _ in 0..trial.processes {
            cluster.start();
        }
        cluster.is_served().await;
        cluster.runners[0].process.says("invite: https://").await;
        Some(cluster)
    }

    fn start(&mut self) {
        let pooled = self.database.pooled_ports();
        let is_pooled = !pooled.is_empty() && self.started % 2 == 1;
        let ports = if is_pooled { pooled } else { self.database.ports() };
        let wire = |port| Proxy::to(port).expect("there is a free port");
        let wires: Vec<Proxy> = ports.into_iter().map(wire).collect();
        let ports: Vec<u16> = wires.iter().map(Proxy::port).collect();
        let skew = SKEWS[self.started % SKEWS.len()];
        self.started += 1;
        let clock = self.folder.path().join(format!("clock-{}", self.started));
        let settings = [
            ("CASTELLAN_STORE".to_owned(), self.database.address(&ports)),
            ("CASTELLAN_SHARDS".to_owned(), "auto".to_owned()),
            ("SKEW_MS".to_owned(), skew.to_string()),
            ("SKEW_FILE".to_owned(), clock.display().to_string()),
        ];
        let data = self.folder.path().join("store");
        let process = Process::start(&self.program, &self.shared.sandbox, &data, &settings);
        self.runners.push(Runner { process, wires, clock });
    }

    async fn is_served(&self) {
        let shards = self.shared.sandbox.servers().len() as u64;
        self.shared.sandbox.wait_for_shards(shards).await.expect("all shards are served");
    }

    /// Ends all faults, and waits until each shard has exactly one session.
    async fn calm(&mut self) {
        self.shared.sandbox.clear_faults();
        self.is_served().await;
        // A shard with two sessions would handle its events twice.
        let shards = self.shared.sandbox.servers().len();
        let is_single = |sandbox: &Sandbox| {
            let connected = sandbox.sessions().into_iter().filter(|session| session.is_connected);
            (connected.count() == shards).then_some(())
        };
        let single = self.shared.sandbox.wait_until("one session a shard", is_single).await;
        single.expect("at rest, each shard has one session");
    }

    /// The location of the store.
    fn store(&self) -> Location {
        self.database.address(&self.database.ports()).parse().expect("it was made by us")
    }

    /// The time by the clock that was put forward, in milliseconds.
    fn now_ms(&self) -> u64 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default() + self.ahead;
        u64::try_from(now.as_millis()).unwrap_or(u64::MAX)
    }

    /// The number of due jobs, except analyses and jobs that were given up.
    async fn waiting(&self) -> usize {
        let (store, now_ms) = (self.store(), self.now_ms());
        let look = move || {
            let store = matches::open(&store, OpenMode::ToLook).expect("the database is there");
            let queued = matches::queued_jobs(store.as_ref()).expect("the database answers");
            let is_due = |job: &&matches::QueuedJob| {
                job.given_up.is_none() && job.due.0 < now_ms && job.kind != JobKind::Analyze
            };
            queued.iter().filter(is_due).count()
        };
        tokio::task::spawn_blocking(look).await.expect("looking does not panic")
    }

    /// Waits until everything is posted, ends all processes, and checks the result.
    async fn finish(mut self, played: &[Played], report: &mut Report) {
        self.pass(LEASE).await;
        for _ in 0..LOOKS {
            if self.waiting().await == 0 {
                break;
            }
            self.pass(BETWEEN).await;
        }
        for runner in &mut self.runners {
            runner.process.ask_to_stop();
        }
        for mut runner in std::mem::take(&mut self.runners) {
            let ends = runner.process.ends();
            // A signal kills a process that has not begun to serve yet.
            if !ends && runner.process.log().contains(SERVES) {
                report.faults.push("a process did not end well".into());
            }
            self.logs.push(runner.process.log());
        }
        if self.logs.iter().any(|log| log.to_lowercase().contains("panicked")) {
            report.faults.push("something panicked".into());
        }
        self.logs.insert(0, self.shared.story());
        let (unanswered, unexplained) = self.shared.unanswered();
        report.unanswered = unanswered;
        report.faults.extend(unexplained);
        report.introduced = STARTS - self.shared.sandbox.session_starts_left();
        let written = self.shared.sandbox.take_message_log();
        match month::verify(&self.store(), &written, self.now_ms()) {
            Ok(verified) => comparison::compare(verified, played, &written, report),
            Err(error) => report.faults.push(format!("the store can't be read: {error}")),
        }
        self.logs.insert(1, comparison::posted(&report.faults, &written));
        report.log = self.logs.join("\n----\n");
    }
}

/// The next random number below `below`.
fn draw(random: &mut u64, below: u64) -> u64 {
    *random =
        random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*random >> 33) % below.max(1)
}
