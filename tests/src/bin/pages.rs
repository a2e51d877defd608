//! Opens many match pages at once, and prints their cost for the bot and the delay of a move.
//!
//! `cargo build --release -p tests && target/release/pages --pages 500 --moves 20`. It runs on loopback and stops by
//! itself.

use std::io::Write;
use std::time::{Duration, Instant};

use clap::Parser;
use tests::page_player::first_move;
use tests::{Harness, WebClient, program_under_test};
use tokio::task::JoinSet;

/// The arguments of the program `pages`.
#[derive(Debug, Parser)]
struct Arguments {
    /// The number of open pages.
    #[arg(long, default_value_t = 500)]
    pages: usize,
    /// The number of moves.
    #[arg(long, default_value_t = 20)]
    moves: usize,
}

#[tokio::main]
async fn main() {
    let arguments = Arguments::parse();
    let program = program_under_test();
    let settings = [("CASTELLAN_WEB_ADDRESS", "127.0.0.1:0")];
    let harness = Harness::with_settings(&program.to_string_lossy(), &settings).await;
    let line = "/challenge castello opponent:@Ben seat:2";
    let (ada, ben) = harness.match_of(line).await;
    let players = [ada.enter_page().await, ben.enter_page().await];
    let board = ada.board().await;
    let opened = ada.press(&board, "🖐 Open the board").await;
    let shared = ada.press(&opened, "👀 Watch on the web").await;
    let link = shared.button("Watch").and_then(|button| button.url.clone()).expect("a link");
    let before = harness.bot.memory_kb();
    let version = players[0].state().await["version"].as_u64();
    let mut pages = Vec::new();
    for page in 0..arguments.pages {
        let address = format!("10.0.{}.{}", page / 250, page % 250 + 1);
        pages.push(WebClient::watch(&link).from_address(&address).events(version).await);
    }
    let after = harness.bot.memory_kb();
    let cpu = harness.bot.cpu_seconds();
    let mut reached = Vec::new();
    for _ in 0..arguments.moves {
        let mut waiting = JoinSet::new();
        let sent = Instant::now();
        for mut page in pages.drain(..) {
            waiting.spawn(async move {
                page.next("state").await;
                (page, sent.elapsed())
            });
        }
        play(&players).await;
        while let Some(Ok((page, time))) = waiting.join_next().await {
            pages.push(page);
            reached.push(time);
        }
    }
    let cpu = harness.bot.cpu_seconds() - cpu;
    report(&arguments, after.saturating_sub(before), cpu, reached);
}

/// Plays the first move of the player to move.
async fn play(players: &[WebClient; 2]) {
    for page in players {
        let state = page.state().await;
        if let Some(mv) = first_move(&state["choices"]) {
            assert_eq!(page.play(&mv).await.status, 200);
            return;
        }
    }
}

fn report(arguments: &Arguments, memory_kb: u64, cpu: f64, mut reached: Vec<Duration>) {
    reached.sort_unstable();
    let at = |part: usize| reached.get(reached.len() * part / 100).copied().unwrap_or_default();
    let last = reached.last().copied().unwrap_or_default();
    let mut out = std::io::stdout().lock();
    let _ = writeln!(
        out,
        "{} pages: {:.1} MB, {:.0} kB each\n{} moves: half of the pages after {:?}, 99 % after {:?}, all after {:?}; {:.2} s of CPU a move",
        arguments.pages,
        memory_kb as f64 / 1e3,
        memory_kb as f64 / arguments.pages.max(1) as f64,
        arguments.moves,
        at(50),
        at(99),
        last,
        cpu / arguments.moves.max(1) as f64,
    );
}
