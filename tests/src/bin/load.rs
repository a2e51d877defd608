//! Plays many matches of Kastell at once through the sandbox, and says what that costs the bot.
//!
//! `cargo build --release -p tests && target/release/load --matches 40 --moves 400 --rate 20`. It plays a bounded number
//! of moves on loopback and stops by itself.

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Parser;
use sandbox::{Member, Visit};
use tests::{Evening, Process};

/// How many clock ticks a second has in `/proc`, on every Linux we know of.
const TICKS: f64 = 100.0;

/// What to play.
#[derive(Debug, Parser)]
struct Arguments {
    /// How many matches are played at once.
    #[arg(long, default_value_t = 40)]
    matches: usize,
    /// How many moves are played in all.
    #[arg(long, default_value_t = 400)]
    moves: usize,
    /// How many moves are sent a second.
    #[arg(long, default_value_t = 20.0)]
    rate: f64,
}

/// A match that is being played.
struct Table {
    players: [Visit; 2],
    id: usize,
    plies: usize,
}

#[tokio::main]
async fn main() {
    let arguments = Arguments::parse();
    let program = sibling("castellan-under-test");
    let evening = Evening::start(&program.to_string_lossy()).await;
    let idle = memory(&evening.bot);
    let mut tables = Vec::new();
    for id in 1..=arguments.matches {
        tables.push(sit_down(&evening, id).await);
    }
    let (cpu, started) = (cpu_seconds(&evening.bot), Instant::now());
    let mut pending = Vec::new();
    for number in 0..arguments.moves {
        let due = started + Duration::from_secs_f64(number as f64 / arguments.rate);
        tokio::time::sleep_until(due.into()).await;
        let table = number % tables.len();
        pending.push(tokio::spawn(play(&mut tables[table])));
    }
    let mut waits = Vec::new();
    for wait in pending {
        waits.extend(wait.await.ok().flatten());
    }
    let seconds = started.elapsed().as_secs_f64();
    let cpu = (cpu_seconds(&evening.bot) - cpu) * 1000.0 / waits.len().max(1) as f64;
    waits.sort();
    let at = |share: f64| {
        waits.get(((waits.len() - 1) as f64 * share) as usize).copied().unwrap_or_default()
    };
    let mut out = std::io::stdout().lock();
    let _ = writeln!(
        out,
        "{} moves in {seconds:.1} s ({:.1}/s); first response p50 {:.1} ms, p99 {:.1} ms; CPU of the bot {cpu:.2} ms a \
         move; memory {idle} kB idle, {} kB now",
        waits.len(),
        waits.len() as f64 / seconds,
        at(0.5).as_secs_f64() * 1000.0,
        at(0.99).as_secs_f64() * 1000.0,
        memory(&evening.bot),
    );
}

/// Has Ada challenge Ben to one more match.
async fn sit_down(evening: &Evening, id: usize) -> Table {
    let line = "/challenge kastell opponent:@Ben seat:1 trees:c3,d6,g4";
    evening
        .at("Ada")
        .slash(line)
        .expect("the command is there")
        .message()
        .await
        .expect("an answer");
    let ben = evening.at("Ben");
    let of_this = format!("1:join:{id}:1:");
    let fits = |seen: &sandbox::Seen| seen.buttons.iter().any(|button| button.custom_id == of_this);
    let challenge = ben.wait_for("the challenge", fits).await.expect("the challenge is posted");
    ben.press(challenge.id, &of_this)
        .expect("it can be pressed")
        .message()
        .await
        .expect("an answer");
    let there = |member: Member| member.visit("castle-talk").expect("everybody sees the channel");
    Table { players: [there(evening.member("Ada")), there(evening.member("Ben"))], id, plies: 0 }
}

/// The same opening in every match; where it is over, a board is looked at instead.
fn play(table: &mut Table) -> impl Future<Output = Option<Duration>> + use<> {
    const OPENING: [&str; 8] =
        ["Tn@c1", "O@g1", "In@a8", "In@e8", "O@a1", "Tn@e4", "Je@a4", "Ln@f6"];
    let player = table.players[table.plies % 2].clone();
    let line = match OPENING.get(table.plies) {
        Some(mv) => format!("/move text:{mv} match:{}", table.id),
        None => format!("/board match:{}", table.id),
    };
    table.plies += 1;
    async move {
        let sent = Instant::now();
        player.slash(&line).ok()?.message().await.ok()?;
        Some(sent.elapsed())
    }
}

fn sibling(name: &str) -> PathBuf {
    let own = std::env::current_exe().expect("this program has a path");
    own.with_file_name(name)
}

/// The CPU time of a process so far.
fn cpu_seconds(process: &Process) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", process.id())).unwrap_or_default();
    let after_name = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    let fields: Vec<&str> = after_name.split_whitespace().collect();
    let ticks =
        |index: usize| fields.get(index).and_then(|field| field.parse().ok()).unwrap_or(0.0);
    (ticks(11) + ticks(12)) / TICKS
}

/// The memory of a process, in kB.
fn memory(process: &Process) -> u64 {
    let status =
        std::fs::read_to_string(format!("/proc/{}/status", process.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}
