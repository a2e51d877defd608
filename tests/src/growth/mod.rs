//! The cost of many stored matches: import, start, play, idle.

mod outbox_rounds;
mod played_store;

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use sandbox::{Config, Sandbox};
use tempfile::TempDir;

use crate::harness::Harness;
use crate::proc_files::{CpuTime, peak_kb};
use crate::process::command;
use crate::sample_export::{SampleExport, Table};
use crate::server::Server;
use crate::standalone::Standalone;
use crate::wait::ask_until;

/// One of this many matches is between the two members who play later.
const OWN: u64 = 20;

/// The number of people and servers of all other matches.
const PEOPLE: u64 = 50_000;
const SERVERS: u64 = 2_000;

/// The number of `/games` requests, and of moves.
const ASKED: usize = 40;
const MOVES: usize = 16;

/// The length of the idle period.
const IDLE: Duration = Duration::from_secs(60);

/// The interval between two measurements of a running program.
const LOOK: Duration = Duration::from_millis(100);

/// The storage engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// A folder with sled.
    Sled,
    /// A PostgreSQL of our own on this machine, with its default durability.
    Postgres,
}

/// The plan of a run.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The program.
    pub program: PathBuf,
    /// The storage engine.
    pub engine: Engine,
    /// The number of stored matches.
    pub matches: u64,
    /// The number of plies of each match.
    pub plies: usize,
    /// Whether all matches run on the sandbox's own server, where the bot must post them again.
    pub are_open: bool,
    /// Whether the matches are played in the store instead of imported.
    pub are_played: bool,
}

/// The resources that a program used.
#[derive(Clone, Copy, Debug, Default)]
struct Usage {
    seconds: f64,
    cpu: f64,
    peak_kb: u64,
}

/// Runs the measurement, and prints the result of each step.
pub async fn run(trial: &Trial, out: &mut dyn Write) -> io::Result<()> {
    let folder = TempDir::new()?;
    let server = (trial.engine == Engine::Postgres)
        .then(|| Server::start(&[("fsync", "on"), ("full_page_writes", "on")]))
        .map(|server| server.expect("there is a PostgreSQL"));
    let data = folder.path().join("store");
    let store = match &server {
        Some(server) => server.fresh(),
        None => format!("sled:{}", data.display()),
    };
    writeln!(out, "{:?}, {} matches of {} plies", trial.engine, trial.matches, trial.plies)?;
    let tables = tables(trial).await?;
    match trial.are_played {
        true => {
            writeln!(out, "  played: {:.0} s", played_store::fill(&store, trial.plies, tables))?
        }
        false => import(trial, Place { store: &store, folder: folder.path() }, tables, out)?,
    }
    let size = || match &server {
        Some(server) => {
            let asked = "SELECT pg_database_size(current_database())";
            server.sql("", asked).parse().unwrap_or(0)
        }
        None => crate::month::size(&data),
    };
    writeln!(out, "  disk: {:.1} MB", mega(size()))?;
    match trial.are_open {
        true => open(trial, folder.path(), out).await?,
        false => {
            play(trial, &store, out).await?;
            writeln!(out, "  a round of the outbox: {}", outbox_rounds::Rounds::on(&store))?;
        }
    }
    writeln!(out, "  disk in the end: {:.1} MB", mega(size()))
}

fn mega(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

fn told(out: &mut dyn Write, what: &str, usage: Usage) -> io::Result<()> {
    let Usage { seconds, cpu, peak_kb } = usage;
    writeln!(out, "  {what}: {seconds:.1} s, {cpu:.1} s of CPU, at most {} MB", peak_kb / 1024)
}

/// The places and the people of the matches.
async fn tables(trial: &Trial) -> io::Result<impl Iterator<Item = Table> + use<>> {
    // Every world of the same plan has the same numbers.
    let world = Sandbox::start(Config::unhurried()).await?;
    let member = |name: &str| world.member(name).expect("a member").id().0;
    let own = [member("Ada"), member("Ben")];
    let channel = world.member("Ada").expect("a member").visit("game-night");
    let (server, channel) = (world.servers()[0], channel.expect("a channel").channel().0);
    let stride = (trial.matches / OWN).max(1);
    let are_open = trial.are_open;
    let table = move |number: u64| {
        let is_own = are_open || number.is_multiple_of(stride);
        let others = [1_000 + number % PEOPLE, 1_000 + (number * 7 + 1) % PEOPLE];
        let people = if number.is_multiple_of(stride) { own } else { others };
        let place = if is_own { (server, channel) } else { (100 + number % SERVERS, 50) };
        let is_running = are_open || number.is_multiple_of(4);
        Table { server: place.0, channel: place.1, people, is_running }
    };
    Ok((0..trial.matches).map(table))
}

/// The address of a store, and the folder in which the program runs.
#[derive(Clone, Copy)]
struct Place<'a> {
    store: &'a str,
    folder: &'a Path,
}

/// Writes an export with a match at each of these tables, and imports it.
fn import(
    trial: &Trial,
    place: Place<'_>,
    tables: impl Iterator<Item = Table>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let export = place.folder.join("export.jsonl");
    let mut file = BufWriter::new(File::create(&export)?);
    SampleExport::of(trial.plies).write(tables, &mut file)?;
    file.flush()?;
    writeln!(out, "  export: {:.1} MB", mega(fs::metadata(&export)?.len()))?;
    let import = imported(trial, place, &export)?;
    told(out, "import", import)?;
    fs::remove_file(&export)
}

fn imported(trial: &Trial, place: Place<'_>, export: &Path) -> io::Result<Usage> {
    let mut importing = command(&trial.program, place.folder);
    importing.args(["store", "import"]).arg(export).env("CASTELLAN_STORE", place.store);
    watched(importing.stderr(Stdio::inherit()).spawn()?)
}

/// Measures a program until it has ended without an error.
fn watched(mut child: Child) -> io::Result<Usage> {
    let (since, mut usage) = (Instant::now(), Usage::default());
    loop {
        let now = of(child.id());
        usage.cpu = usage.cpu.max(now.cpu);
        usage.peak_kb = usage.peak_kb.max(now.peak_kb);
        if let Some(status) = child.try_wait()? {
            usage.seconds = since.elapsed().as_secs_f64();
            assert!(status.success(), "it has ended badly");
            return Ok(usage);
        }
        std::thread::sleep(LOOK);
    }
}

/// The resources that a process has used so far.
fn of(id: u32) -> Usage {
    Usage { seconds: 0.0, cpu: CpuTime::of(id).own, peak_kb: peak_kb(id) }
}

/// The bytes that a process has written to files so far. The kernel's count of bytes written to the disk is higher: if
/// a file was read in large pieces, it counts the whole piece around a changed byte.
fn written(id: u32) -> u64 {
    let io = fs::read_to_string(format!("/proc/{id}/io")).unwrap_or_default();
    let line = io.lines().find_map(|line| line.strip_prefix("wchar: "));
    line.and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// Starts the bot on the store, requests lists, plays, and idles.
async fn play(trial: &Trial, store: &str, out: &mut dyn Write) -> io::Result<()> {
    let since = Instant::now();
    let program = trial.program.to_string_lossy();
    let settings = [("CASTELLAN_STORE", store), ("CASTELLAN_LOG", "info")];
    let harness = Harness::with_settings(&program, &settings).await;
    let mut start = of(harness.bot.id());
    start.seconds = since.elapsed().as_secs_f64();
    told(out, "start", start)?;
    let ada = harness.at("Ada");
    let mut asked = Vec::new();
    for _ in 0..ASKED {
        let since = Instant::now();
        let told = ada.slash("/games").expect("the command").message().await;
        told.unwrap_or_else(|trouble| panic!("{trouble}\n{}", harness.bot.log()));
        asked.push(since.elapsed());
    }
    writeln!(out, "  /games: {}", quantiles(&mut asked))?;
    // A match of Castello lasts longer than these moves.
    let (ada, ben) = harness.match_of("/challenge castello opponent:@Ben seat:1").await;
    let (cpu, mut moves) = (harness.bot.cpu_seconds(), Vec::new());
    // A turn may have several plies.
    let mut seats = [&ada, &ben];
    while moves.len() < MOVES {
        let mv = ask_until("a move", async || {
            let offered = seats[0].offered().await;
            // It is the other player's turn, or the answer was late.
            if offered.is_none() {
                seats.swap(0, 1);
            }
            offered
        })
        .await;
        let since = Instant::now();
        seats[0].play(&mv).await;
        moves.push(since.elapsed());
    }
    let cpu = (harness.bot.cpu_seconds() - cpu) * 1000.0 / MOVES as f64;
    writeln!(out, "  /move: {}; {cpu:.1} ms of CPU with what is posted", quantiles(&mut moves))?;
    let (cpu, bytes) = (harness.bot.cpu_seconds(), written(harness.bot.id()));
    tokio::time::sleep(IDLE).await;
    let cpu = (harness.bot.cpu_seconds() - cpu) / IDLE.as_secs_f64() * 100.0;
    let bytes = mega(written(harness.bot.id()) - bytes) * 60.0 / IDLE.as_secs_f64();
    let now = harness.bot.memory_kb() / 1024;
    writeln!(
        out,
        "  idle: {cpu:.2} % of a core, {bytes:.2} MB written a minute; {now} MB in memory"
    )
}

/// Starts the bot on an empty sandbox, and waits until it has nothing more to post.
async fn open(trial: &Trial, folder: &Path, out: &mut dyn Write) -> io::Result<()> {
    let since = Instant::now();
    fs::rename(folder.join("store"), folder.join("castellan-data"))?;
    let alone = Standalone::start(&trial.program.to_string_lossy(), folder).await;
    let mut start = of(alone.bot.id());
    start.seconds = since.elapsed().as_secs_f64();
    told(out, "ready", start)?;
    let mut before = start.cpu;
    loop {
        tokio::time::sleep(Duration::from_secs(5)).await;
        let cpu = alone.bot.cpu_seconds();
        if cpu - before < 0.25 {
            break;
        }
        before = cpu;
    }
    let mut quiet = of(alone.bot.id());
    quiet.seconds = since.elapsed().as_secs_f64() - 5.0;
    told(out, "everything is posted", quiet)?;
    fs::rename(folder.join("castellan-data"), folder.join("store"))
}

fn quantiles(times: &mut [Duration]) -> String {
    times.sort();
    let at = |share: f64| {
        let index = ((times.len() - 1) as f64 * share) as usize;
        times[index].as_secs_f64() * 1000.0
    };
    format!("{:.1} ms in the middle, {:.1} ms at the 90th percentile", at(0.5), at(0.9))
}
