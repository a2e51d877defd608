//! How many positions early in a match the strongest level proves, in every variant, and what that costs.
//!
//! `cargo run --release -p kastell --example proofs -- 60` takes so many positions after three plies by chance.

use std::io::Write;
use std::time::{Duration, Instant};

use kastell::Kastell;
use rules::{Game, Level, NodeLimit, Plugin, Seed, Table, ThinkRequest, Thought, Viewer};
use testkit::setup;

const GAME: Plugin<Kastell> = Plugin::with(search::player());

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let wanted = arguments.next().and_then(|count| count.parse().ok()).unwrap_or(60);
    let plies = arguments.next().and_then(|count| count.parse().ok()).unwrap_or(3);
    for contact in ["free", "apart", "linked"] {
        for picker in ["self", "opponent"] {
            let options = [("contact", contact), ("picker", picker)];
            let tables = (0..).filter_map(|seed| opened(&options, seed, plies));
            tell(&format!("{contact}, {picker}"), tables.take(wanted).map(|table| think(&*table)))?;
        }
    }
    Ok(())
}

/// A match after this many random plies that build something. `None` if it is over by then.
fn opened(options: &[(&str, &str)], seed: u64, plies: usize) -> Option<Box<dyn Table>> {
    let setup = setup(options, 2, seed);
    let mut table = GAME.set_up(&setup).ok()?;
    let mut chance = setup.seed.walk(0);
    let mut built = 0;
    while built < plies {
        let seat = table.status().to_move().only()?;
        let legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
        let mv = chance.one_of(&legal)?;
        built += usize::from(mv.contains('@'));
        table.play(seat, mv).ok()?;
    }
    (!table.status().is_over()).then_some(table)
}

fn think(table: &dyn Table) -> (Option<Thought>, Duration) {
    let begun = Instant::now();
    let thought = table.status().to_move().only().and_then(|seat| {
        let seed = Seed::from_bytes([9; 32]);
        let ask =
            ThinkRequest { level: Level::BEST, limit: NodeLimit::OfLevel, seed, explains: false };
        table.see(Viewer::Seat(seat)).think(seat, &ask, &|| false).ok()
    });
    (thought, begun.elapsed())
}

fn tell(
    variant: &str,
    thoughts: impl Iterator<Item = (Option<Thought>, Duration)>,
) -> std::io::Result<()> {
    let (mut proven, mut won, mut spent) = (0, 0, Vec::new());
    for (thought, time) in thoughts {
        let Some(thought) = thought else { continue };
        proven += usize::from(thought.is_proven);
        won += usize::from(thought.is_proven && thought.value > 0.0);
        spent.push((thought.nodes, time));
    }
    spent.sort_unstable();
    let nodes = |part: usize| spent.get(spent.len() * part / 100).map_or(0, |(nodes, _)| *nodes);
    let most = spent.iter().map(|(_, time)| *time).max().unwrap_or_default();
    let sum: Duration = spent.iter().map(|(_, time)| *time).sum();
    writeln!(
        std::io::stdout().lock(),
        "{variant}: {proven} of {} proven, {won} won; nodes median {}, 90 % {}, most {}; {:.2} s in all, at most {:.2} s",
        spent.len(),
        nodes(50),
        nodes(90),
        spent.last().map_or(0, |(nodes, _)| *nodes),
        sum.as_secs_f64(),
        most.as_secs_f64(),
    )
}
