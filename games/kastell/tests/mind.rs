//! The computer player: its laws in every variant, and that it plays perfectly where it says so.

#![expect(clippy::unwrap_used, reason = "whatever is missing here fails the test")]

use kastell::Kastell;
use rules::{Ask, Budget, Game, Level, Plugin, Seat, Seed, Table, Thought, Viewer};
use testkit::{Checks, Plan, setup};

const GAME: Plugin<Kastell> = Plugin::with(minds::of());

const CONTACTS: [&str; 3] = ["free", "apart", "linked"];
const PICKERS: [&str; 2] = ["self", "opponent"];

#[test]
fn the_computer_keeps_the_laws_in_every_variant() {
    for contact in CONTACTS {
        for picker in PICKERS {
            let options = [("contact", contact), ("picker", picker)];
            let plan = Plan::default().table(&options, 2).games(2).ends_within(32);
            testkit::check_minds(&Checks::<Kastell>::of(plan));
        }
    }
    let options = [("contact", "linked"), ("trees", "black")];
    let plan = Plan::default().table(&options, 2).games(1).break_off_after(3);
    testkit::check_minds(&Checks::<Kastell>::of(plan));
}

fn think(table: &dyn Table, level: u8, budget: Budget) -> (Seat, Thought) {
    let seat = table.status().to_move().only().unwrap();
    let ask = Ask { level: Level::of(level).unwrap(), budget, seed: Seed::from_bytes([9; 32]) };
    let thought = table.see(Viewer::Seat(seat)).think(seat, &ask, &|| false);
    (seat, thought.unwrap())
}

/// A match after so many random plies, if it is not over by then.
fn opened(options: &[(&str, &str)], seed: u64, plies: usize) -> Option<Box<dyn Table>> {
    let setup = setup(options, 2, seed);
    let mut table = GAME.set_up(&setup).unwrap();
    let mut chance = setup.seed.walk(0);
    for _ in 0..plies {
        let seat = table.status().to_move().only()?;
        let legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
        table.play(seat, chance.one_of(&legal)?).unwrap();
    }
    (!table.status().is_over()).then_some(table)
}

/// Whether whoever is to move wins, by nothing but the rules.
fn wins(table: &dyn Table) -> bool {
    let Some(seat) = table.status().to_move().only() else { return false };
    table.see(Viewer::Seat(seat)).legal(seat).moves.iter().any(|mv| {
        let mut next = table.duplicate();
        next.play(seat, mv).unwrap();
        // Who names a piece, or changes colors, may not be who moves next.
        match next.status().to_move().only() {
            Some(mover) => wins(&*next) == (mover == seat),
            None => won(&*next, seat),
        }
    })
}

fn won(table: &dyn Table, seat: Seat) -> bool {
    matches!(table.status(), rules::Status::Over(outcome) if outcome.winners.contains(seat))
}

#[test]
fn what_is_proven_is_what_plain_counting_of_all_lines_finds() {
    for contact in CONTACTS {
        for picker in PICKERS {
            let plies = if picker == "self" { 7 } else { 14 };
            let options = [("contact", contact), ("picker", picker)];
            let tables = (0..60).filter_map(|seed| opened(&options, seed, plies));
            for table in tables.filter(|table| table.perft(3) < 3000).take(6) {
                let (seat, thought) = think(&*table, 5, Budget::OfLevel);
                let expected = wins(&*table);
                assert!(thought.is_proven, "{contact} {picker} {thought:?}");
                assert_eq!(thought.value > 0.0, expected, "{contact} {picker} {thought:?}");
                let mut next = table.duplicate();
                next.play(seat, &thought.mv).unwrap();
                let keeps = match next.status().to_move().only() {
                    Some(mover) => wins(&*next) == (mover == seat),
                    None => won(&*next, seat),
                };
                assert_eq!(keeps, expected, "{contact} {picker} {thought:?}");
            }
        }
    }
}

#[test]
fn whoever_is_stopped_before_anything_is_looked_at_takes_nothing_for_proven() {
    let table = opened(&[], 1, 0).unwrap();
    let seat = table.status().to_move().only().unwrap();
    for level in Level::ALL {
        let ask = Ask { level, budget: Budget::UntilStopped, seed: Seed::from_bytes([9; 32]) };
        let thought = table.see(Viewer::Seat(seat)).think(seat, &ask, &|| true).unwrap();
        assert!(!thought.is_proven && thought.value.abs() < 0.9, "{thought:?}");
    }
}
