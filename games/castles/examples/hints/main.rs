//! Prints hints from matches of the computer with itself, with the board before each, for judging by hand.
//!
//! `cargo run --release -p castles --example hints -- 0..8 300000` takes one hint at each stage of these matches, with
//! so many nodes.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

use castles::{Castles, Move, Pieces, Position};
use rules::{Level, Message, Notes, Plugin, RuleSet, Seat, Seed, Viewer};
use search::{Budget, ComputerPlayer};

const GAME: Plugin<Castles> = Plugin::with(search::player());

/// The nodes of a move between hints.
const NODES: u64 = 2_000;

/// The plies before which a hint is taken: in the opening, in the middle and toward the end.
const STAGES: [u64; 5] = [8, 24, 44, 70, 110];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let [numbers, nodes] = words[..] else { return println!("hints 0..8 300000") };
    let number = |text: &str| text.parse().unwrap_or(0);
    let (first, end) = numbers.split_once("..").unwrap_or(("0", numbers));
    for number in number(first)..number(end) {
        play(number as u8, nodes.parse().unwrap_or(300_000));
    }
}

/// Plays the match of this number at level 3, and prints its hints.
fn play(number: u8, nodes: u64) {
    let board = if number % 4 == 3 { "large" } else { "small" };
    let values = Castles::info().complete(&[("board".into(), board.into())].into());
    let Some(options) = values.ok().and_then(|values| Castles::options(&values).ok()) else {
        return;
    };
    let seed = Seed::from_bytes([number; 32]);
    let mut position = Castles::set_up(&options, 2, seed.game());
    let mut ply = 0;
    while let Some(seat) = Castles::status(&position).to_move().iter().next() {
        // The seat with the hint changes with the match.
        if STAGES.iter().any(|stage| stage + u64::from(number % 2) == ply) {
            hint(&position, seat, nodes, &format!("{number}, ply {ply}"));
        }
        let view = Castles::view(&position, Viewer::Seat(seat));
        let level = Level::of(3).unwrap_or(Level::BEST);
        let mut budget = Budget::new(level, NODES, seed.walk(ply), &|| false);
        let Some(best) = Castles::choose_move(&view, seat, &mut budget) else { break };
        let _ = Castles::play(&mut position, seat, &best.mv, &mut Notes::muted());
        ply += 1;
    }
}

fn hint(position: &Position, seat: Seat, nodes: u64, title: &str) {
    let view = Castles::view(position, Viewer::Seat(seat));
    let mut budget = Budget::new(Level::BEST, nodes, Seed::from_bytes([9; 32]).walk(0), &|| false);
    let Some(best) = Castles::choose_move(&view, seat, &mut budget) else { return };
    let why = Castles::explain(&view, seat, &best);
    let line: Vec<String> = best.line.iter().map(Move::to_string).collect();
    println!("== Match {title}, value {:.2}: {}", best.value, line.join(" "));
    println!("{}", drawn(&position.state.pieces, seat));
    println!("{}\n", why.map_or(String::new(), |why: Message| testkit::in_english(&GAME, &why)));
}

/// The board from White's side. Capital letters are the pieces of the seat with the hint.
fn drawn(pieces: &Pieces, seat: Seat) -> String {
    let side = pieces.field.side();
    let letter = |column: u8, row: u8| {
        let cell = rules::Cell::new(column, row);
        match pieces.at(cell) {
            Some((owner, kind)) if owner == seat => kind.letter().to_string(),
            Some((_, kind)) => kind.letter().to_ascii_lowercase().to_string(),
            None if pieces.field.floor().contains(cell) => ".".to_owned(),
            None => "~".to_owned(),
        }
    };
    let row = |row: u8| {
        let squares: Vec<String> = (0..side).map(|column| letter(column, row)).collect();
        format!("{} {}", row + 1, squares.join(" "))
    };
    let rows: Vec<String> = (0..side).rev().map(row).collect();
    format!("{}\n  {}", rows.join("\n"), &"a b c d e f g h i"[..usize::from(side) * 2 - 1])
}
