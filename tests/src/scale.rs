//! Measures the cost of a move with several processes on one database, and with one process on
//! sled.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rules::{OptionValues, Seat, Seed, Setup, Viewer};
use sandbox::{Config, MessageView, Permissions, Sandbox, Scenario, Sharding, Visit};
use tempfile::TempDir;

use crate::process::{Process, openapi};
use crate::seat::tells_a_move;
use crate::server::Server;

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
    let config =
        Config { scenario: world(trial.servers), openapi: openapi(), ..Config::unhurried() };
    let sandbox = Sandbox::start(config).await.expect("the sandbox starts");
    let store = match &database {
        Some(database) => database.fresh(),
        None => format!("sled:{}", folder.path().join("store").display()),
    };
    let settings = [
        ("CASTELLAN_STORE".to_owned(), store),
        ("CASTELLAN_SHARDS".to_owned(), "auto".to_owned()),
        ("CASTELLAN_LOG".to_owned(), "warn".to_owned()),
    ];
    let start =
        |_| Process::start(&trial.program, &sandbox, &folder.path().join("store"), &settings);
    let processes: Vec<Process> = (0..trial.processes.unwrap_or(1)).map(start).collect();
    sandbox.wait_for_shards(u64::from(trial.servers)).await.expect("all shards are served");
    sandbox.wait_for_command("challenge").await.expect("the commands are registered");
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

pub(crate) fn world(servers: u32) -> Scenario {
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
    Table { players: [thread, theirs], line: drawn(u64::from(server) + 1, plies) }
}

/// A random opening. Of three random moves it takes the one that leaves the most moves, so that the
/// match lasts.
fn drawn(mut random: u64, plies: usize) -> Vec<(Seat, String)> {
    let game = games::find("kastell").expect("the game is in the catalog");
    let options: OptionValues = [("trees".to_owned(), TREES.to_owned())].into_iter().collect();
    let setup = Setup { options, seats: 2, seed: Seed::from_bytes([5; 32]) };
    let mut table = game.set_up(&setup).expect("these options are possible");
    let mut line = Vec::new();
    while let (Some((seat, moves)), true) = (legal(&*table), line.len() < plies) {
        let left = |mv: &String| {
            let mut next = table.duplicate();
            next.play(seat, mv).expect("what is legal can be played");
            legal(&*next).map_or(0, |(_, moves)| moves.len())
        };
        let three = (0..3).map(|_| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            moves[(random >> 33) as usize % moves.len()].clone()
        });
        let mv = three.max_by_key(left).expect("three are drawn");
        table.play(seat, &mv).expect("what is legal can be played");
        line.push((seat, mv));
    }
    line
}

/// The player to move and their legal moves. `None` if the match is over.
fn legal(table: &dyn rules::Table) -> Option<(Seat, Vec<String>)> {
    let seat = table.status().to_move().iter().next()?;
    Some((seat, table.see(Viewer::Seat(seat)).legal(seat).moves))
}

/// Plays each move after the answer to the previous one. Returns the time that each took.
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
    let Some(parent) = id.lines().next().map(str::to_owned) else { return 0.0 };
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = processes.filter_map(|entry| entry.file_name().into_string().ok());
    ids.map(|id| ticks(&id, &parent)).sum::<f64>() / 100.0
}

/// The clock ticks of a process: of `id` with its ended children, or of a child of `parent`.
fn ticks(id: &str, parent: &str) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    let Some((_, rest)) = stat.rsplit_once(')') else { return 0.0 };
    let words: Vec<&str> = rest.split_whitespace().collect();
    let at = |at: usize| words.get(at).and_then(|word| word.parse::<f64>().ok()).unwrap_or(0.0);
    match id == parent {
        true => at(11) + at(12) + at(13) + at(14),
        false if words.get(1) == Some(&parent) => at(11) + at(12),
        false => 0.0,
    }
}
