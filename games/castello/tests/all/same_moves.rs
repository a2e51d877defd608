//! Checks that the real generator and the plain one find the same moves, with the same notation.

use castello::{Castello, Options};
use rules::{Game, Notes, OptionValues, Plugin, RuleSet, Seed, Status, Table, Viewer};

use crate::plain::{Plain, name};

/// Checks that both generators give the same moves of a position, text for text. Returns their number.
#[track_caller]
pub(crate) fn check(table: &dyn Table, orthogonal: bool) -> usize {
    let Some(seat) = table.status().to_move().only() else { return 0 };
    let sight = table.see(Viewer::Seat(seat));
    let plain = Plain::of(&sight.state(), orthogonal).outcomes();
    let mut texts: Vec<String> = plain
        .values()
        .map(|path| path.iter().map(|at| name(*at)).collect::<Vec<_>>().join("-"))
        .collect();
    texts.sort();
    assert_eq!(sight.legal(seat).moves, texts, "in {}", sight.state());
    assert_eq!(table.perft(1), Some(texts.len() as u64));
    texts.len()
}

/// Compares the generators along a random walk that prefers captures.
fn walk(orthogonal: bool, number: u64, plies: usize) {
    let directions = if orthogonal { "orthogonal" } else { "all" };
    let values: OptionValues = [("directions".to_string(), directions.to_string())].into();
    let values = Castello::info().complete(&values).unwrap();
    let options: Options = Castello::options(&values).unwrap();
    let mut chance = Seed::from_bytes([3; 32]).walk(number);
    let mut position = Castello::set_up(&options, 2, chance.clone());
    for ply in 0..plies {
        let Status::ToMove(seats) = Castello::status(&position) else { return };
        let seat = seats.only().unwrap();
        let view = Castello::view(&position, Viewer::Seat(seat));
        let mut picked = Castello::pick(&view, seat, &mut chance).unwrap();
        for _ in 0..12 {
            let other = Castello::pick(&view, seat, &mut chance).unwrap();
            if view.captures(&other) >= view.captures(&picked) {
                picked = other;
            }
        }
        let _ = Castello::play(&mut position, seat, &picked, &mut Notes::default());
        if ply % 4 == 0 {
            check(&*Plugin::<Castello>::table(position.clone()), orthogonal);
        }
    }
}

#[test]
fn both_move_generators_agree_on_walks_in_all_directions() {
    (0..4).for_each(|number| walk(false, number, 240));
}

#[test]
fn both_move_generators_agree_on_walks_along_rows_and_columns() {
    (4..8).for_each(|number| walk(true, number, 240));
}

#[test]
fn both_move_generators_agree_at_the_start() {
    let table = testkit::opening(&Plugin::<Castello>::new(), &testkit::setup(&[], 2, 0), &[]);
    assert_eq!(check(&*table, false), 125);
    assert_eq!(Plugin::<Castello>::new().info().id, "castello");
}
