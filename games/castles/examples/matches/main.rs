//! Plays matches of the computer against itself, and counts how they end and how leads are used.
//!
//! `cargo run --release -p castles --example matches -- 0..20 4 20000` plays twenty matches on the small board at level
//! 4, with 20,000 nodes per move.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

use castles::{Army, Castles, Crush, Field, Pieces, Position};
use rules::{Level, Notes, RuleSet, Seat, Seed, Status, Viewer};
use search::{Budget, ComputerPlayer};

/// The surplus of soldiers that counts as a clear lead.
const LEAD: usize = 3;

/// A match that was played out.
struct Played {
    end: Position,
    plies: u64,
    /// The first seat with a clear lead.
    leader: Option<Seat>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let [numbers, level, nodes] = words[..] else { return println!("matches 0..20 4 20000") };
    let number = |text: &str| text.parse().unwrap_or(0);
    let (first, end) = numbers.split_once("..").unwrap_or(("0", numbers));
    let level = Level::of(number(level)).unwrap_or(Level::BEST);
    let (mut draws, mut plies, mut leads, mut used) = (0, 0, 0, 0);
    for number in number(first)..number(end) {
        let played = play(number, level, nodes.parse().unwrap_or(20_000));
        let winner = winner(&played.end);
        draws += u32::from(winner.is_none());
        plies += played.plies;
        leads += u32::from(played.leader.is_some());
        used += u32::from(played.leader.is_some() && played.leader == winner);
        let Played { end, plies, leader } = played;
        let soldiers = end.state.pieces.armies.map(|army| army.soldiers().len());
        println!(
            "{number}: {:?} after {plies} plies, {soldiers:?}, led by {leader:?}",
            end.state.end
        );
    }
    println!("{draws} draws, {plies} plies, {leads} leads, {used} of them won");
}

fn winner(position: &Position) -> Option<Seat> {
    match Castles::status(position) {
        Status::Over(outcome) if !outcome.draw => outcome.winners.only(),
        Status::Over(_) | Status::ToMove(_) => None,
    }
}

fn play(number: u8, level: Level, nodes: u64) -> Played {
    let seed = Seed::from_bytes([number; 32]);
    let table = Pieces { field: Field::Small, crush: Crush::Comrade, armies: [Army::NONE; 2] };
    let mut end = Castles::set_up(&table, 2, seed.game());
    let (mut plies, mut leader) = (0, None);
    while let Some(seat) = Castles::status(&end).to_move().iter().next() {
        let view = Castles::view(&end, Viewer::Seat(seat));
        let mut budget = Budget::new(level, nodes, seed.walk(plies), &|| false);
        let Some(best) = Castles::choose_move(&view, seat, &mut budget) else { break };
        let _ = Castles::play(&mut end, seat, &best.mv, &mut Notes::muted());
        let [one, two] = end.state.pieces.armies.map(|army| army.soldiers().len());
        if end.state.is_open() && one.abs_diff(two) >= LEAD {
            leader = leader.or(Some(Seat(u8::from(two > one))));
        }
        plies += 1;
    }
    Played { end, plies, leader }
}
