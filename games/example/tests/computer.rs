//! Tests of Reversi's computer player: the laws, and perfect play near the end.

#![expect(clippy::unwrap_used, reason = "whatever is missing here fails the test")]

use example::Reversi;
use rules::{Game, Level, NodeLimit, Plugin, Seat, Seed, Status, Table, ThinkRequest, Viewer};
use testkit::{Checks, Plan, setup};

const GAME: Plugin<Reversi> = Plugin::with(search::player());

#[test]
fn the_computer_player_keeps_the_laws() {
    testkit::check_computer_player(&Checks::<Reversi>::of(
        Plan::default().games(1).ends_within(60),
    ));
}

/// A match after this many random plies, if it is not over by then.
fn opened(seed: u64, plies: usize) -> Option<Box<dyn Table>> {
    let setup = setup(&[], 2, seed);
    let mut table = GAME.set_up(&setup).unwrap();
    let mut chance = setup.seed.walk(0);
    for _ in 0..plies {
        let (seat, legal) = moves(&*table)?;
        table.play(seat, chance.one_of(&legal)?).unwrap();
    }
    (!table.status().is_over()).then_some(table)
}

fn moves(table: &dyn Table) -> Option<(Seat, Vec<String>)> {
    let seat = table.status().to_move().only()?;
    Some((seat, table.see(Viewer::Seat(seat)).legal(seat).moves))
}

/// The value of a move by trying every continuation: 1 (win), 0 (draw) or -1 (loss).
fn after(table: &dyn Table, seat: Seat, mv: &str) -> i32 {
    let mut next = table.duplicate();
    next.play(seat, mv).unwrap();
    match next.status() {
        Status::Over(outcome) if outcome.draw => 0,
        Status::Over(outcome) if outcome.winners.contains(seat) => 1,
        Status::Over(_) => -1,
        Status::ToMove(movers) if movers.contains(seat) => worth(&*next),
        Status::ToMove(_) => -worth(&*next),
    }
}

/// The value of the best move of the seat to move.
fn worth(table: &dyn Table) -> i32 {
    let (seat, legal) = moves(table).unwrap();
    legal.iter().map(|mv| after(table, seat, mv)).max().unwrap()
}

#[test]
fn a_proven_endgame_agrees_with_full_enumeration() {
    let (mut tried, mut proven) = (0, 0);
    for table in (0..30).filter_map(|seed| opened(seed, 54)) {
        let (seat, _) = moves(&*table).unwrap();
        let ask = ThinkRequest::new(Level::BEST, NodeLimit::OfLevel, Seed::from_bytes([9; 32]));
        let thought = table.see(Viewer::Seat(seat)).think(seat, &ask, &|| false).unwrap();
        tried += 1;
        if thought.is_proven {
            proven += 1;
            let best = worth(&*table);
            assert_eq!(thought.value.signum() as i32, best, "{thought:?}");
            assert_eq!(after(&*table, seat, &thought.mv), best, "{thought:?}");
        }
    }
    assert!(tried > 20 && proven * 2 > tried, "{proven} of {tried}");
}
