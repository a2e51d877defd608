//! Plays computer players against each other in pairs, and prints their strength.
//!
//! `cargo build --release -p tests && target/release/ladder --game castello --pairs 50` plays each level against the
//! one below. `--players 4,5/ms=1000` names the players, each against the previous one, and `--sprt 0.5,0.55` ends as
//! soon as it is clear which of the two scores is nearer. The same seed plays the same matches, unless a player has a
//! time. `--every` plays at each table that the game knows, and prints a row for it.
//!
//! To compare two builds, run the other one as an engine: `--players engine:old/castellan/5,5 --sprt 0.5,0.53` plays
//! level 5 of this build against level 5 of the program `old/castellan`, and says which score holds for this build.
//! `engine:old/castellan/5/nodes=20000` sets its budget. Each of the matches that are played at the same time
//! (`--jobs`) has its own process, which continues from match to match. A build that doesn't know the rules of this one
//! refuses to play. A program's time (`ms`) is wall time. A program's path must not have a comma.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use clap::Parser;
use rules::{Game, Level, OptionValues, Seed, Setup};
use tests::ladder::{Bout, Duel, Player, Spent, Sprt, Tally, Trend, every_table, label};

/// The arguments of the program `ladder`.
#[derive(Debug, Parser)]
struct Arguments {
    /// The game.
    #[arg(long)]
    game: String,
    /// An option, as `directions=orthogonal`; once for each.
    #[arg(long = "option", value_parser = option)]
    options: Vec<(String, String)>,
    /// The number of seats; two if left out, or with `--every` every possible number.
    #[arg(long)]
    seats: Option<u8>,
    /// Plays at every table that the game knows, within the named options and seats, and prints a
    /// row for each.
    #[arg(long)]
    every: bool,
    /// The players, each against the one before; all levels if left out.
    #[arg(long, value_delimiter = ',')]
    players: Vec<Player>,
    /// The maximum number of pairs.
    #[arg(long, default_value_t = 50)]
    pairs: u64,
    /// The minutes of thinking after which two players begin no further pair.
    #[arg(long, default_value_t = 60.0)]
    minutes: f64,
    /// The number of pairs that are played at the same time.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// The number of random plies at the start. Games that always begin alike need some.
    #[arg(long, default_value_t = 0)]
    opening: usize,
    /// The number of plies after which a match counts as a draw.
    #[arg(long, default_value_t = 2000)]
    longest: usize,
    /// The seed of the matches.
    #[arg(long, default_value_t = 1)]
    seed: u8,
    /// Two pair scores, for a sequential test. The test ends as soon as it is clear which one is nearer.
    #[arg(long, value_parser = scores)]
    sprt: Option<(f64, f64)>,
    /// The least number of pairs of a sequential test.
    #[arg(long, default_value_t = 50)]
    least: usize,
}

fn option(text: &str) -> Result<(String, String), String> {
    let (id, value) = text.split_once('=').ok_or("an option is written id=value")?;
    Ok((id.into(), value.into()))
}

fn scores(text: &str) -> Result<(f64, f64), String> {
    let two = text.split_once(',').and_then(|(low, high)| low.parse().ok().zip(high.parse().ok()));
    two.filter(|(low, high)| low < high).ok_or("write two scores, as 0.5,0.55".into())
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), String> {
    let game = games::find_by_name(&arguments.game).ok_or("there is no such game")?;
    let options: OptionValues = arguments.options.iter().cloned().collect();
    let players = match &*arguments.players {
        [] => Level::ALL.map(Player::of).to_vec(),
        players => players.to_vec(),
    };
    if arguments.every {
        return every(arguments, game, &options, &players);
    }
    let table = (options, arguments.seats.unwrap_or(2));
    let mut total = 0.0;
    say(&format!("{} {:?}, {} seats", game.info().id, table.0, table.1));
    for two in players.windows(2) {
        let duel = duel(arguments, game, setup(arguments, &table.0, table.1), two);
        let (tally, bouts) = play(arguments, &duel)?;
        total += tally.rating()[0];
        report(arguments, &duel, &tally, &bouts);
        say(&format!("  {} stands at {total:+.0}", two[1]));
    }
    Ok(())
}

/// Prints a row for each table, with a column for each pair of players. A cell has the pair score, the number of pairs,
/// and the verdict of the test.
fn every(
    arguments: &Arguments,
    game: &'static dyn Game,
    options: &OptionValues,
    players: &[Player],
) -> Result<(), String> {
    let columns = players.windows(2).map(|two| format!("{} : {}", two[1], two[0]));
    let columns: Vec<String> = columns.map(|column| format!("{column:<27}")).collect();
    say(format!("  {:<72}{}", "", columns.concat()).trim_end());
    let tables = every_table(game, options);
    let is_wanted = |seats: u8| arguments.seats.is_none_or(|wanted| wanted == seats);
    for table in tables.iter().filter(|(_, seats)| is_wanted(*seats)) {
        let mut row = format!("  {:<72}", label(game, &table.0, table.1));
        for two in players.windows(2) {
            let (tally, _) =
                play(arguments, &duel(arguments, game, setup(arguments, &table.0, table.1), two))?;
            let verdict = match sprt(arguments).map(|sprt| sprt.trend(&tally)) {
                Some(Trend::High) => "+",
                Some(Trend::Low) => "-",
                Some(Trend::Open) => "open",
                None => "",
            };
            let (score, error, pairs) = (tally.score(), tally.error(), tally.pairs());
            let _ = write!(row, "{score:.3} ± {error:.3} ({pairs:>3}) {verdict:<6}");
        }
        say(row.trim_end());
    }
    Ok(())
}

fn setup(arguments: &Arguments, options: &OptionValues, seats: u8) -> Setup {
    Setup { options: options.clone(), seats, seed: Seed::from_bytes([arguments.seed; 32]) }
}

fn duel(arguments: &Arguments, game: &'static dyn Game, setup: Setup, two: &[Player]) -> Duel {
    Duel {
        game,
        setup,
        opening: arguments.opening,
        longest: arguments.longest,
        players: [two[1].clone(), two[0].clone()],
    }
}

/// Plays pairs, several at the same time, and counts them in their order. So a sequential test ends at the same pair,
/// whatever `jobs` is.
fn play(arguments: &Arguments, duel: &Duel) -> Result<(Tally, Vec<Bout>), String> {
    let (next, enough) = (AtomicU64::new(0), AtomicBool::new(false));
    let jobs = arguments.jobs.max(1);
    let each = Duration::from_secs_f64(arguments.minutes * 60.0) / jobs as u32;
    let (sender, receiver) = mpsc::channel();
    let work = |sender: mpsc::Sender<(u64, Result<Bout, String>)>| {
        let mut thought = Duration::ZERO;
        while !enough.load(Ordering::Relaxed) && thought < each {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= arguments.pairs {
                return;
            }
            let bout = duel.pair(number);
            if let Ok(bout) = &bout {
                thought += bout.spent[0].and(bout.spent[1]).time;
            }
            if sender.send((number, bout)).is_err() {
                return;
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            let sender = sender.clone();
            scope.spawn(|| work(sender));
        }
        drop(sender);
        let counted = count(arguments, &receiver);
        enough.store(true, Ordering::Relaxed);
        counted
    })
}

fn count(
    arguments: &Arguments,
    receiver: &mpsc::Receiver<(u64, Result<Bout, String>)>,
) -> Result<(Tally, Vec<Bout>), String> {
    let (mut tally, mut bouts) = (Tally::default(), Vec::new());
    let mut early = std::collections::BTreeMap::new();
    for (number, bout) in receiver {
        early.insert(number, bout?);
        while let Some(bout) = early.remove(&(bouts.len() as u64)) {
            tally.add(bout.score);
            bouts.push(bout);
            if sprt(arguments).is_some_and(|sprt| sprt.trend(&tally) != Trend::Open) {
                return Ok((tally, bouts));
            }
        }
    }
    Ok((tally, bouts))
}

fn sprt(arguments: &Arguments) -> Option<Sprt> {
    arguments.sprt.map(|(low, high)| Sprt { low, high, least: arguments.least })
}

fn report(arguments: &Arguments, duel: &Duel, tally: &Tally, bouts: &[Bout]) {
    let [one, two] = &duel.players;
    let drawn: u32 = bouts.iter().map(|bout| bout.drawn).sum();
    let matches: u32 = bouts.iter().map(|bout| bout.matches).sum();
    let first = bouts.iter().map(|bout| bout.first).sum::<f64>() / f64::from(matches.max(1));
    say(&format!(
        "{one} against {two}: {tally}; {drawn} of {matches} matches drawn, {first:.3} points for the first mover"
    ));
    for (index, player) in duel.players.iter().enumerate() {
        let none = Spent::default();
        let spent = bouts.iter().fold(none, |sum, bout| sum.and(bout.spent[index]));
        let (moves, seconds) = (spent.moves.max(1) as f64, spent.time.as_secs_f64());
        let deep = match spent.depths {
            (_, 0) => String::new(),
            (plies, moves) => format!(", {:.1} plies deep", plies as f64 / moves as f64),
        };
        say(&format!(
            "  {player}: {:.1} ms and {:.0} nodes a move{deep}, at most {:.0} ms; {:.0} nodes a second",
            seconds * 1000.0 / moves,
            spent.nodes as f64 / moves,
            spent.longest.as_secs_f64() * 1000.0,
            spent.nodes as f64 / seconds.max(1e-9),
        ));
    }
    if let Some(sprt) = sprt(arguments) {
        let verdict = match sprt.trend(tally) {
            Trend::High => "the higher score holds",
            Trend::Low => "the lower score holds",
            Trend::Open => "open",
        };
        say(&format!("  SPRT {:.2}: {verdict}", sprt.likelihood(tally)));
    }
}

fn say(line: &str) {
    let _ = writeln!(std::io::stdout().lock(), "{line}");
}
