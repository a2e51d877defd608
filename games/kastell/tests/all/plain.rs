//! A second, plain generator: all connected sets of four squares, from the public state alone.

use std::collections::BTreeSet;

use kastell::Kastell;
use rules::{Game, Plugin, Seat, Table, Viewer};
use serde_json::Value;
use testkit::setup;

type Cell = (i8, i8);
pub(crate) type Cells = BTreeSet<Cell>;

fn cells(names: &Value) -> Cells {
    let names = names.as_array().expect("a list of squares").iter();
    names.map(|name| cell(name.as_str().expect("a square"))).collect()
}

fn cell(name: &str) -> Cell {
    let bytes = name.as_bytes();
    ((bytes[0] - b'a') as i8, (bytes[1] - b'1') as i8)
}

fn around(&(column, row): &Cell) -> [Cell; 4] {
    [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
}

/// All connected sets of four of these cells, grown cell by cell.
fn grown(free: &Cells) -> BTreeSet<Cells> {
    let mut sets: BTreeSet<Cells> = free.iter().map(|&cell| Cells::from([cell])).collect();
    for _ in 0..3 {
        sets = sets
            .iter()
            .flat_map(|set| {
                let edge = set.iter().flat_map(around).filter(|cell| free.contains(cell));
                let new = edge.filter(|cell| !set.contains(cell));
                new.map(|cell| set.iter().copied().chain([cell]).collect()).collect::<Vec<Cells>>()
            })
            .collect();
    }
    sets
}

/// The squares of each piece that a seat may build, by the plain rules. `read` makes a move of four squares.
pub(crate) fn plain_sets(
    state: &Value,
    seat: Seat,
    contact: &str,
    read: impl Fn(&str) -> String,
) -> Vec<Cells> {
    let built = |of: u8| -> Cells {
        let pieces = state["pieces"].as_array().expect("pieces").iter();
        pieces
            .filter(|piece| piece["seat"] == of)
            .flat_map(|piece| cells(&piece["squares"]))
            .collect()
    };
    let (own, enemy) = (built(seat.0), built(1 - seat.0));
    let taken: Cells =
        [&own, &enemy, &cells(&state["trees"])].into_iter().flatten().copied().collect();
    let board = (0..8).flat_map(|column| (0..8).map(move |row| (column, row)));
    let free = board.filter(|cell| !taken.contains(cell)).collect();
    let touches = |set: &Cells, others: &Cells| {
        set.iter().flat_map(around).any(|cell| others.contains(&cell))
    };
    let hand = state["hands"][usize::from(seat.0)].as_array().expect("a hand");
    let sets = grown(&free).into_iter().filter(|set| match contact {
        "apart" => !touches(set, &enemy),
        "linked" => own.is_empty() || touches(set, &own),
        _ => true,
    });
    sets.filter(|set| {
        let mv = read(&named(set));
        hand.iter().any(|piece| piece == &mv[..1])
    })
    .collect()
}

/// The legal moves by the plain rules, sorted.
fn plain(table: &dyn Table, seat: Seat, contact: &str) -> Vec<String> {
    let sight = table.see(Viewer::Seat(seat));
    let read = |text: &str| sight.read(seat, text).unwrap_or_else(|error| panic!("{error}"));
    let sets = plain_sets(&table.see(Viewer::Everything).state(), seat, contact, read);
    let mut moves: Vec<String> = sets.iter().map(|set| read(&named(set))).collect();
    moves.sort();
    moves
}

/// Four squares in notation.
fn named(set: &Cells) -> String {
    let square = |&(column, row): &Cell| format!("{}{}", char::from(b'a' + column as u8), row + 1);
    let text: Vec<String> = set.iter().map(square).collect();
    text.join(" ")
}

/// Compares both generators through whole games.
fn check(contact: &str) {
    for seed in 0..12 {
        let setup = setup(&[("contact", contact)], 2, seed);
        let mut table =
            Plugin::<Kastell>::new().set_up(&setup).unwrap_or_else(|wrong| panic!("{wrong}"));
        let mut chance = setup.seed.walk(0);
        while let Some(seat) = table.status().to_move().only() {
            let mut legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
            legal.retain(|mv| mv != "swap");
            assert_eq!(legal, plain(&*table, seat, contact), "seed {seed}");
            let mv = chance.one_of(&legal).expect("who is to move has a move").clone();
            table.play(seat, &mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
        }
        for seat in [Seat(0), Seat(1)] {
            let stuck = plain(&*table, seat, contact).is_empty();
            let lost = !outcome(&*table).contains(seat);
            assert!(stuck || !lost, "seat {seat} has lost and could build, seed {seed}");
        }
    }
}

fn outcome(table: &dyn Table) -> rules::Seats {
    match table.status() {
        rules::Status::Over(outcome) => outcome.winners,
        rules::Status::ToMove(_) => rules::Seats::NONE,
    }
}

#[test]
fn both_move_generators_agree_with_free_contact() {
    check("free");
}

#[test]
fn both_move_generators_agree_with_enemies_apart() {
    check("apart");
}

#[test]
fn both_move_generators_agree_with_linked_pieces() {
    check("linked");
}
