//! Kills a process that plays matches, again and again, and checks that no acknowledged act is lost.
//!
//! The process is this program, started by itself. Each of its writers reports each durable act on a line of its
//! output. There are 25 kills on each store, or more with `CASTELLAN_KILLS=500`.

#[path = "../suite/games/mod.rs"]
mod games;
#[path = "../server/mod.rs"]
mod server;
mod verify;
mod victim;
mod wall;

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use matches::{OpenMode, Timestamp};
use store::{Location, Store};
use verify::Ledger;

const FOLDER: &str = "CASTELLAN_KILL_FOLDER";
const STORE: &str = "CASTELLAN_KILL_STORE";
const ROUND: &str = "CASTELLAN_KILL_ROUND";

/// The number of stones at the beginning of a match. Each move takes one.
pub(crate) const STONES: usize = 100;

/// The duration of a lease in milliseconds. In a shared store, the next process waits for its end.
const LEASE: u64 = 2 * 60 * 1000;

/// The time of a round's victim. The leases of the previous round have ended by then.
pub(crate) fn time(round: u64) -> Timestamp {
    Timestamp(1 + round * 4 * LEASE)
}

/// The time at which the store is checked after a round's kill.
pub(crate) fn time_after(round: u64) -> Timestamp {
    time(round).plus(2 * LEASE)
}

pub(crate) fn open(store: &str) -> Arc<dyn Store> {
    let location: Location = store.parse().expect("it is a place for a store");
    matches::open(&location, OpenMode::ToPlay).expect("the store opens after every kill")
}

/// An acknowledged act: the match, and its revision after the act.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ack {
    id: u64,
    revision: u64,
    key: u64,
}

fn main() {
    if let Ok(folder) = std::env::var(FOLDER) {
        let round = std::env::var(ROUND).expect("the round is given with the folder");
        let store = std::env::var(STORE).expect("the store is given with the folder");
        victim::play((Path::new(&folder), &store), round.parse().expect("the round is a number"));
        return;
    }
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let sled = format!("sled:{}", folder.path().join("store").display());
    kill_again_and_again("sled", (folder.path(), &sled));
    if let Some(server) = server::Server::start(&[("fsync", "on")]) {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        kill_again_and_again("PostgreSQL", (folder.path(), &server.fresh()));
    }
}

fn kill_again_and_again(name: &str, at: (&Path, &str)) {
    let kills = std::env::var("CASTELLAN_KILLS")
        .map_or(25, |kills| kills.parse().expect("CASTELLAN_KILLS is a number"));
    let mut ledger = Ledger::default();
    let mut acknowledged = 0;
    for round in 1..=kills {
        let acks = kill(at, round);
        acknowledged += acks.len();
        ledger.verify(at, &acks, round);
    }
    assert!(acknowledged > 10 * kills as usize, "the victims hardly played: {acknowledged}");
    let told = format!("{name}: {kills} kills, {acknowledged} acts acknowledged, none lost\n");
    std::io::stdout().write_all(told.as_bytes()).expect("stdout can be written");
}

/// Starts a victim, kills it after some acknowledgements, and returns all that it has sent.
fn kill((folder, store): (&Path, &str), round: u64) -> Vec<Ack> {
    let program = std::env::current_exe().expect("this program has a file");
    let mut victim = Command::new(program)
        .env(FOLDER, folder)
        .env(STORE, store)
        .env(ROUND, round.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .expect("this program can be started");
    let pipe = victim.stdout.take().expect("its output is piped");
    let mut lines = BufReader::new(pipe).lines();
    // Every fifth victim is killed while it opens the store, and the others during play, each after another number of
    // acts.
    let mercy = if round.is_multiple_of(5) { 1 } else { 2 + round * 37 % 150 };
    let mut acks = Vec::new();
    for _ in 0..mercy {
        let Some(Ok(line)) = lines.next() else { panic!("the victim ended by itself") };
        acks.extend(read(&line));
    }
    victim.kill().expect("the victim can be killed");
    acks.extend(lines.map_while(Result::ok).filter_map(|line| read(&line)));
    victim.wait().expect("the victim ends");
    acks
}

/// Reads an acknowledgement. `None` for a line that the kill has torn.
fn read(line: &str) -> Option<Ack> {
    let rest = line.strip_prefix("done ")?.strip_suffix(" .")?;
    let mut numbers = rest.split(' ').map(str::parse);
    let mut next = || numbers.next()?.ok();
    Some(Ack { id: next()?, revision: next()?, key: next()? })
}
