//! Plays many matches at once through the sandbox, and prints the cost for the bot.
//!
//! `cargo build --release -p tests && target/release/load --matches 40 --moves 400 --rate 20`. It plays a bounded
//! number of moves on loopback and stops by itself. With `--suggest` it requests the suggestions of `/move` before each
//! move, and measures them, too.

use std::io::Write;
use std::time::{Duration, Instant};

use clap::{Parser, ValueEnum};
use rules::Seat;
use sandbox::Visit;
use tests::{Harness, Random, WideLine, program_under_test, tells_a_move};

/// The arguments of the program `load`.
#[derive(Debug, Parser)]
struct Arguments {
    /// The number of matches that are played at the same time.
    #[arg(long, default_value_t = 40)]
    matches: usize,
    /// The total number of moves. Fewer are played if all matches end before.
    #[arg(long, default_value_t = 400)]
    moves: usize,
    /// The number of moves per second.
    #[arg(long, default_value_t = 20.0)]
    rate: f64,
    /// The game.
    #[arg(long, value_enum, default_value_t = Kind::Kastell)]
    game: Kind,
    /// The number of plies of each played line. In Castello, moves in the middle of a long line cost most.
    #[arg(long, default_value_t = 60)]
    plies: usize,
    /// Whether suggestions are requested before each move.
    #[arg(long)]
    suggest: bool,
    /// Whether people play from the channel instead of the match's thread. Then they are also shown their own board.
    #[arg(long)]
    outside: bool,
    /// A setting of the bot, as its environment variable: `CASTELLAN_LOG=debug`. Without any it runs as it is installed.
    #[arg(long = "setting", value_parser = setting)]
    settings: Vec<(String, String)>,
}

/// The games of two without secrets or chance, so that a line can be made before the match. Every match has its own
/// line: with one for all, few pictures would be drawn.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Kind {
    Kastell,
    Castello,
}

impl Kind {
    fn id(self) -> &'static str {
        match self {
            Self::Kastell => "kastell",
            Self::Castello => "castello",
        }
    }

    /// Options as id and value that leave nothing random. Each match may have others.
    fn options(self, random: &mut Random) -> Vec<(&'static str, String)> {
        match self {
            Self::Kastell => {
                let trees = ["abc", "def", "gh"].map(|columns| {
                    let column = columns.as_bytes()[random.below(columns.len())];
                    format!("{}{}", char::from(column), random.below(8) + 1)
                });
                vec![("trees", trees.join(","))]
            }
            Self::Castello => Vec::new(),
        }
    }
}

/// The times that the bot took to answer.
#[derive(Default)]
struct Waits {
    moves: Vec<Duration>,
    suggestions: Vec<Duration>,
}

/// A running match.
struct Table {
    players: [Visit; 2],
    id: usize,
    /// The option that names the match in a command; empty if the thread does.
    named: String,
    line: Vec<(Seat, String)>,
    plies: usize,
}

#[tokio::main]
async fn main() {
    let arguments = Arguments::parse();
    let program = program_under_test();
    // Tests run the bot with a more detailed log than operators, so the log level is reset.
    let own = arguments.settings.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let settings: Vec<_> = [("CASTELLAN_LOG", "info")].into_iter().chain(own).collect();
    let harness = Harness::with_settings(&program.to_string_lossy(), &settings).await;
    let idle = harness.bot.memory_kb();
    let (mut tables, mut widest) = (Vec::new(), 0);
    for id in 1..=arguments.matches {
        // The same numbers for the same match.
        let mut random = Random::of(&[id as u64]);
        let options = arguments.game.options(&mut random);
        let line = WideLine::of(arguments.game.id(), &options, &mut random, arguments.plies);
        widest = widest.max(line.widest);
        sit_down(&harness, arguments.game, &options, id).await;
        let (mut players, mut named) = (Vec::new(), String::new());
        for name in ["Ada", "Ben"] {
            let member = harness.member(name);
            let thread = member.wait_for_thread(&format!("#{id}:")).await;
            players.push(match arguments.outside {
                true => member.visit("castle-talk").expect("everybody sees the channel"),
                false => thread.expect("the match has a thread"),
            });
        }
        if arguments.outside {
            named = format!(" match:{id}");
        }
        let players = players.try_into().expect("two play");
        tables.push(Table { players, id, named, line: line.moves, plies: 0 });
    }
    let first = tables.iter().map(boards).sum::<usize>();
    let (cpu, started) = (harness.bot.cpu_seconds(), Instant::now());
    let mut pending = Vec::new();
    for number in 0..arguments.moves {
        let due = started + Duration::from_secs_f64(number as f64 / arguments.rate);
        tokio::time::sleep_until(due.into()).await;
        // Each match in turn, while it has moves left: requests after its end would be cheaper than a move.
        tables.rotate_left(1);
        let left = tables.iter_mut().rev().find_map(|table| Some((table.next()?, table)));
        let Some(((seat, mv), table)) = left else { break };
        pending.push(tokio::spawn(play(table, seat, mv, arguments.suggest)));
    }
    let mut waits = Waits::default();
    for one in pending {
        let (mv, suggestion) = one.await.unwrap_or_default();
        waits.moves.extend(mv);
        waits.suggestions.extend(suggestion);
    }
    let seconds = started.elapsed().as_secs_f64();
    let cpu = (harness.bot.cpu_seconds() - cpu) * 1000.0 / waits.moves.len().max(1) as f64;
    // If moves come faster than boards are posted, one board shows several moves.
    let boards = tables.iter().map(boards).sum::<usize>() - first;
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "the widest position has {widest} moves");
    let _ = writeln!(
        out,
        "{} moves in {seconds:.1} s ({:.1}/s), {boards} boards posted; first response {}; CPU of the bot {cpu:.2} ms a \
         move; memory {idle} kB idle, {} kB now",
        waits.moves.len(),
        waits.moves.len() as f64 / seconds,
        percentiles(&mut waits.moves),
        harness.bot.memory_kb(),
    );
    if arguments.suggest {
        let _ = writeln!(out, "suggestions {}", percentiles(&mut waits.suggestions));
    }
}

/// The number of a match's posted boards.
fn boards(table: &Table) -> usize {
    let is_board =
        |seen: &&sandbox::MessageView| seen.by_bot && !seen.ephemeral && !seen.pictures.is_empty();
    table.players[0].messages().iter().filter(is_board).count()
}

fn percentiles(waits: &mut [Duration]) -> String {
    waits.sort();
    let at = |share: f64| {
        let found = waits.get((waits.len().saturating_sub(1) as f64 * share) as usize);
        found.copied().unwrap_or_default().as_secs_f64() * 1000.0
    };
    format!("p50 {:.1} ms, p99 {:.1} ms, at most {:.1} ms", at(0.5), at(0.99), at(1.0))
}

/// Lets Ada challenge Ben to one more match.
async fn sit_down(harness: &Harness, kind: Kind, options: &[(&str, String)], id: usize) {
    let mut line = format!("/challenge {} opponent:@Ben seat:1", kind.id());
    for (option, value) in options {
        line.push_str(&format!(" {option}:{value}"));
    }
    harness
        .at("Ada")
        .slash(&line)
        .expect("the command is there")
        .message()
        .await
        .expect("an answer");
    let ben = harness.at("Ben");
    let of_this = format!("1:join:{id}:");
    let accept = |seen: &sandbox::MessageView| {
        let mut ids = seen.buttons.iter().map(|button| button.custom_id.clone());
        ids.find(|id| id.starts_with(&of_this))
    };
    let posted = ben.wait_for("the challenge", |seen| accept(seen).is_some()).await;
    let challenge = posted.expect("the challenge is posted");
    ben.press(challenge.id, &accept(&challenge).expect("it was waited for"))
        .expect("it can be pressed")
        .message()
        .await
        .expect("an answer");
}

impl Table {
    /// The next move of the line. It counts as played from now on. `None` at the end of the line.
    fn next(&mut self) -> Option<(Seat, String)> {
        let next = self.line.get(self.plies).cloned()?;
        self.plies += 1;
        Some(next)
    }
}

/// Plays a move, after requesting suggestions if `suggest`. Returns the times of the move and of the suggestions.
fn play(
    table: &Table,
    seat: Seat,
    mv: String,
    suggest: bool,
) -> impl Future<Output = (Option<Duration>, Option<Duration>)> + use<> {
    let (id, named) = (table.id, table.named.clone());
    let player = table.players[seat.index()].clone();
    async move {
        let suggestion = if suggest { offered(&player, id).await } else { None };
        (shown(&player, &format!("/move text:{mv}{named}")).await, suggestion)
    }
}

/// The time until the first answer to a move. `None` if the move was not played.
async fn shown(player: &Visit, line: &str) -> Option<Duration> {
    let sent = Instant::now();
    let told = player.slash(line).ok()?.message().await.ok()?;
    let took = sent.elapsed();
    tells_a_move(&told.content).then_some(took)
}

/// The time until the suggestions for a match came. `None` if they did not.
async fn offered(player: &Visit, id: usize) -> Option<Duration> {
    let sent = Instant::now();
    player.suggest(&format!("/move match:{id} text:")).ok()?.choices().await.ok()?;
    Some(sent.elapsed())
}

fn setting(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("a setting is NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}
