//! The limits of the costliest searches: they end soon after a stop, and stay within their memory.

#![expect(clippy::unwrap_used, reason = "what a test relies on is there, or the test fails")]

use std::cell::Cell;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use rules::{Act, Level, NodeLimit, Ply, Record, Seat, Seed, Setup, Table, ThinkRequest, Viewer};
use serde_json::{Value, json};
use tests::ladder::ThreadClock;

/// The most CPU time for which a thread may go on after a stop. An idle machine takes a tenth; with other programs on
/// its cores, the same work counts as several times as much.
const SOON: Duration = Duration::from_millis(500);

/// The maximum number of measurements until one is short enough: they include the other work of the machine.
const TRIES: usize = 3;

/// The most memory of a search, in kB: a full table, and one megabyte for code and stacks.
const MOST_KB: u64 = 65 * 1024;

/// The number of random matches that are searched for the position with the most moves, and their plies.
const MATCHES: u8 = 3;
const PLIES: usize = 160;

/// A position to search, with its name and its record.
struct Scene {
    name: String,
    record: Record,
}

impl Scene {
    fn table(&self) -> Box<dyn Table> {
        games::find(&self.record.game).unwrap().replay(&self.record).unwrap()
    }
}

/// The options and the number of players.
type At<'a> = (&'a [(&'a str, &'a str)], u8);

/// A random match up to a ply at which `is_over` accepts its table and the number of plies.
fn played(
    game: &str,
    (options, seats): At<'_>,
    number: u8,
    mut is_over: impl FnMut(&dyn Table, usize) -> bool,
) -> Scene {
    let game = games::find_by_name(game).unwrap();
    let options = options.iter().map(|(id, value)| ((*id).into(), (*value).into()));
    let setup = Setup { options: options.collect(), seats, seed: Seed::from_bytes([number; 32]) };
    let (mut table, mut chance) = (game.set_up(&setup).unwrap(), setup.seed.walk(0));
    let mut plies = Vec::new();
    while !is_over(&*table, plies.len()) {
        let Some(seat) = table.status().to_move().iter().next() else { break };
        let legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
        let mv = table.play(seat, chance.one_of(&legal).unwrap()).unwrap().mv;
        plies.push(Ply { seat, act: Act::Move(mv) });
    }
    let name = format!("{} {:?} after {} plies", game.info().id, setup.options, plies.len());
    let (game, rules_version) = (game.info().id.into(), game.info().rules_version);
    Scene { name, record: Record { game, rules_version, setup, plies } }
}

/// The position after this many plies.
fn after(game: &str, at: At<'_>, plies: usize) -> Scene {
    played(game, at, 1, |_, count| count == plies)
}

/// The position with the most moves among some random matches.
fn fullest(game: &str, at: At<'_>) -> Scene {
    let (mut most, mut place) = (0, (0, 0));
    for number in 0..MATCHES {
        played(game, at, number, |table, plies| {
            let movers = table.status().to_move();
            let legal = movers.iter().next().map(|seat| table.see(Viewer::Seat(seat)).legal(seat));
            let moves = legal.filter(|legal| legal.complete).map_or(0, |legal| legal.moves.len());
            if moves > most {
                (most, place) = (moves, (number, plies));
            }
            plies == PLIES
        });
    }
    let scene = played(game, at, place.0, |_, plies| plies == place.1);
    Scene { name: format!("{}, with {most} moves", scene.name), ..scene }
}

const TREES: At<'_> = (&[("trees", "c3,d6,g4")], 2);
const EMPIRE: At<'_> = (&[("version", "empire")], 4);
const KING: At<'_> = (&[("version", "king")], 2);

/// The positions in which the strongest level's searches cost most.
fn scenes() -> Vec<Scene> {
    vec![
        after("kastell", TREES, 0),
        after("kastell", TREES, 2),
        fullest("castello", (&[], 2)),
        fullest("castle-keep", EMPIRE),
        fullest("castle-keep", KING),
        after("castles", (&[], 2), 0),
        fullest("castles", (&[], 2)),
    ]
}

/// The longest wait for a move after a stop, at any moment until `at`. Measured in CPU time, since the machine may be
/// busy.
fn waited(table: &dyn Table, at: Duration) -> Duration {
    let seat = table.status().to_move().iter().next().unwrap();
    let seed = Seed::from_bytes([9; 32]);
    let ask = ThinkRequest::new(Level::BEST, NodeLimit::UntilStopped, seed);
    let (clock, asked, longest) = (ThreadClock::start(), Cell::default(), Cell::default());
    let since = || clock.time().saturating_sub(asked.get());
    let stop = || {
        longest.set(since().max(longest.get()));
        let is_over = clock.time() >= at;
        if !is_over {
            asked.set(clock.time());
        }
        is_over
    };
    table.see(Viewer::Seat(seat)).think(seat, &ask, &stop).unwrap();
    longest.get().max(since())
}

#[test]
fn a_search_ends_soon_after_a_stop() {
    let mut late = Vec::new();
    for scene in scenes() {
        let table = scene.table();
        for at in [Duration::ZERO, Duration::from_millis(250)] {
            let mut times = Vec::new();
            let is_late = (0..TRIES).all(|_| {
                times.push(waited(&*table, at));
                times.last() > Some(&SOON)
            });
            if is_late {
                late.push(format!("{}, told after {at:?}: {times:?}", scene.name));
            }
        }
    }
    assert!(late.is_empty(), "{late:#?}");
}

/// The program as an engine. Dropping the value ends it.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_castellan-under-test"));
        command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Self { child, input, output: BufReader::new(output) }
    }

    fn ask(&mut self, request: &Value) -> Value {
        writeln!(self.input, "{request}").unwrap();
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        let answer: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(answer["ok"], true, "{answer}");
        answer
    }

    fn think(&mut self, seat: Seat, level: u8, ms: u64) {
        let (seat, seed) = (seat.0, Seed::from_bytes([9; 32]).to_hex());
        let wish = json!({ "cmd": "think", "seat": seat, "level": level, "seed": seed, "ms": ms });
        self.ask(&wish);
    }

    /// A value from the system's memory report of the process, in kB.
    fn memory(&self, what: &str) -> u64 {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(path).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix(what)).unwrap();
        line.trim_matches([':', ' ', '\t', 'k', 'B']).parse().unwrap()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The peak memory during a search, less the memory before it, in kB.
fn taken(scene: &Scene, level: u8) -> u64 {
    let mut engine = Engine::start();
    engine.ask(&json!({ "cmd": "replay", "record": scene.record }));
    let seat = scene.table().status().to_move().iter().next().unwrap();
    engine.think(seat, 1, 0);
    let before = engine.memory("VmRSS");
    engine.think(seat, level, 3_000);
    engine.memory("VmHWM").saturating_sub(before)
}

#[test]
fn an_unlimited_search_keeps_within_its_memory() {
    let strongest = scenes().into_iter().map(|scene| (scene, 5));
    // Other levels use other searches, such as sampling.
    let sampled = (fullest("castle-keep", KING), 3);
    let mut taken: Vec<(u64, String)> = strongest
        .chain([sampled])
        .map(|(scene, level)| (taken(&scene, level), format!("{} at level {level}", scene.name)))
        .collect();
    taken.sort();
    let most = taken.last().unwrap();
    assert!(most.0 <= MOST_KB, "in kB: {taken:#?}");
    // A smaller value would mean that nothing was measured.
    assert!(most.0 > 4 * 1024, "in kB: {taken:#?}");
}
