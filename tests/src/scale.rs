//! Measures the cost of a move with several processes on one database, and with one process on
//! sled.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rules::Seat;
use sandbox::{Config, MessageView, Permissions, Sandbox, Scenario, Sharding, Visit};
use tempfile::TempDir;

use crate::proc_files::CpuTime;
use crate::process::{Process, openapi};
use crate::random::Random;
use crate::seat::tells_a_move;
use crate::server::Server;
use crate::wide_line::WideLine;

/// The trees of all matches, so that nothing is random.
const TREES: &str = "c3,d6,g4";

/// A process that uses less CPU time than this, in seconds per second, is idle.
const QUIET: f64 = 0.02;

/// The period over which CPU time is measured.
const LOOK: Duration = Duration::from_secs(2);

/// The plan of a run.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The program.
    pub program: PathBuf,
    /// The number of processes that share a database. `None`: one process with a store of its own.
    pub processes: Option<usize>,
    /// The number of servers, of shards and of matches.
    pub servers: u32,
    /// The number of plies in each match.
    pub plies: usize,
}

/// A match, and the moves to play in it.
struct Table {
    players: [Visit; 2],
    line: Vec<(Seat, String)>,
}

/// Runs the measurement and prints the result.
pub async fn run(trial: &Trial, out: &mut dyn Write) -> io::Result<()> {
    let folder = TempDir::new()?;
    let database = trial.processes.map(|_| {
        let durable = [("fsync", "on"), ("full_page_writes", "on")];
        Server::start(&durable).expect("there is a PostgreSQL")
    });
    let store = match &database {
        Some(database) => database.fresh(),
        None => format!("sled:{}", folder.path().join("store").display()),
    };
    let (sandbox, processes) = start(trial, folder.path(), store).await;
    let mut tables = Vec::new();
    for server in 0..trial.servers {
        tables.push(sit_down(&sandbox, server, trial.plies).await);
    }
    let cpu = || {
        let own: f64 = processes.iter().map(Process::cpu_seconds).sum();
        (own, database.as_ref().map_or(0.0, |database| of_database(&database.data())))
    };
    // Processes pass shards to each other until each has its share.
    quiet(&processes).await;
    let (before, since) = (cpu(), Instant::now());
    let playing: Vec<_> = tables.into_iter().map(|table| tokio::spawn(play(table))).collect();
    let mut waits = Vec::new();
    for table in playing {
        waits.extend(table.await.expect("nobody who plays panics"));
    }
    let took = since.elapsed().as_secs_f64();
    quiet(&processes).await;
    let (after, posted) = (cpu(), since.elapsed().as_secs_f64());
    waits.sort();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    let moves = waits.len() as f64;
    let each = |after: f64, before: f64| (after - before) * 1e3 / moves;
    let name = match trial.processes {
        Some(number) => format!("PostgreSQL, {number} processes"),
        None => "sled, one process".into(),
    };
    writeln!(
        out,
        "{name}: {moves} moves in {took:.1} s ({:.0} a second), answered within {:.0} ms in the middle, {:.0} ms at the \
         95th percentile; {:.1} ms of CPU a move, {:.1} ms of the database besides; posted after {:.0} s",
        moves / took,
        at(0.5),
        at(0.95),
        each(after.0, before.0),
        each(after.1, before.1),
        posted
    )
}

/// Starts a sandbox with the servers, and the processes on it. Waits until they serve all shards.
pub(crate) async fn start(trial: &Trial, folder: &Path, store: String) -> (Sandbox, Vec<Process>) {
    let config =
        Config { scenario: world(trial.servers), openapi: openapi(), ..Config::unhurried() };
    let sandbox = Sandbox::start(config).await.expect("the sandbox starts");
    let settings = [
        ("CASTELLAN_STORE".to_owned(), store),
        ("CASTELLAN_SHARDS".to_owned(), "auto".to_owned()),
        ("CASTELLAN_LOG".to_owned(), "warn".to_owned()),
    ];
    let start = |_| Process::start(&trial.program, &sandbox, &folder.join("store"), &settings);
    let processes = (0..trial.processes.unwrap_or(1)).map(start).collect();
    sandbox.wait_for_shards(u64::from(trial.servers)).await.expect("all shards are served");
    sandbox.wait_for_command("challenge").await.expect("the commands are registered");
    (sandbox, processes)
}

fn world(servers: u32) -> Scenario {
    let plan = (0..servers).fold(Scenario::new("Castellan"), |plan, number| {
        let plan = plan.server(&format!("Server {number}"));
        let plan = plan.member(&format!("Ada{number}")).member(&format!("Ben{number}"));
        plan.bot_may(Permissions::DEFAULT).channel(&format!("general-{number}"))
    });
    let (shards, max_concurrency) = (servers, servers);
    plan.sharding(Sharding { shards, max_concurrency, ..Sharding::default() })
}

/// Begins a match on a server, with its own opening. With the same opening for all, pictures would
/// be drawn only once.
async fn sit_down(sandbox: &Sandbox, server: u32, plies: usize) -> Table {
    let [ada, ben] =
        ["Ada", "Ben"].map(|name| sandbox.member(&format!("{name}{server}")).expect("a member"));
    let here = ada.visit(&format!("general-{server}")).expect("the channel is theirs");
    let line = format!("/challenge kastell opponent:@{} seat:1 trees:{TREES}", ben.name());
    here.slash(&line).expect("the command is there").message().await.expect("an answer");
    let there = ben.visit(&format!("general-{server}")).expect("the channel is theirs");
    let posted =
        there.wait_for("the challenge", |seen: &MessageView| seen.button("Accept").is_some());
    let challenge = posted.await.expect("the challenge is posted").id;
    let pressed = there.press(challenge, "Accept").expect("it can be pressed");
    pressed.message().await.expect("an answer");
    let thread = ada.wait_for_thread(" – ").await.expect("the match has a thread");
    let theirs = ben.visit_id(thread.channel()).expect("they see it too");
    let mut random = Random::of(&[u64::from(server)]);
    let line = WideLine::of("kastell", &[("trees", TREES.to_owned())], &mut random, plies).moves;
    Table { players: [thread, theirs], line }
}

/// Plays each move after the answer to the previous one. Returns the time of each move.
async fn play(table: Table) -> Vec<Duration> {
    let mut waits = Vec::new();
    for (seat, mv) in table.line {
        let since = Instant::now();
        let asked = table.players[seat.index()].slash(&format!("/move text:{mv}"));
        let told = asked.expect("the command is there").message().await.expect("an answer");
        assert!(tells_a_move(&told.content), "{}", told.content);
        waits.push(since.elapsed());
    }
    waits
}

/// Waits until all processes are idle.
pub(crate) async fn quiet(processes: &[Process]) {
    let cpu = || processes.iter().map(Process::cpu_seconds).sum::<f64>();
    let mut before = cpu();
    loop {
        tokio::time::sleep(LOOK).await;
        let now = cpu();
        if now - before < LOOK.as_secs_f64() * QUIET * processes.len() as f64 {
            return;
        }
        before = now;
    }
}

/// The CPU time of a database and all its processes so far, in seconds.
fn of_database(data: &Path) -> f64 {
    let id = fs::read_to_string(data.join("postmaster.pid")).unwrap_or_default();
    let Some(parent) = id.lines().next().and_then(|id| id.parse().ok()) else { return 0.0 };
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = processes.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let children = ids.map(CpuTime::of).filter(|child| child.parent == parent);
    let server = CpuTime::of(parent);
    server.own + server.ended_children + children.map(|child| child.own).sum::<f64>()
}
