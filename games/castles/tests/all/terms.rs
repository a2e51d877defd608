//! The terms of the evaluation, each under its name.

use castles::{Army, Crush, Field, Kind, Pieces, TERM_NAMES, terms};
use rules::{Cell, Seat};

fn army(pieces: &str) -> Army {
    let mut army = Army::NONE;
    for piece in pieces.split(' ') {
        let (kind, square) = piece.split_at(1);
        let bytes = square.as_bytes();
        let kind = Kind::of_letter(kind.chars().next().unwrap()).unwrap();
        army.put(kind, Cell::new(bytes[0] - b'a', bytes[1] - b'1'));
    }
    army
}

#[test]
fn each_term_has_the_count_that_its_name_says() {
    let armies = [army("Ge1 Md4 Ma7 Pd7 Hb2"), army("Ge8 Pd6 Hg7 Hh5")];
    let pieces = Pieces { field: Field::Small, crush: Crush::Comrade, armies };
    let expected = [
        ("soldiers", 4 - 3),
        ("with-prey", 3 - 3),
        ("prey", 4 - 5),
        ("safe", 1),
        ("hunters", 5 - 4),
        ("contact", 0),
        ("near", 3),
        ("far", 6 - 1),
        ("attack", 1),
        ("approach", 2),
        ("march", 12 - 6),
        ("guard", 1 - 1),
        ("intruders", 2),
        ("free-intruders", 1),
        ("chase", 3),
        // Counts the free squares of the enemy general, against the seat.
        ("freedom", 3 - 1),
        ("kinds", 3 - 2),
        // The following terms count only in endings.
        ("edge", 0),
        ("shut-out", 0),
        ("refuge", 0),
        ("escort", 0),
        ("room", 0),
        ("hounded", 0),
        ("turn", 1),
    ];
    let counted = terms(&pieces, Seat(0), Seat(0));
    assert_eq!(TERM_NAMES.into_iter().zip(counted).collect::<Vec<_>>(), expected);
    let opposite = terms(&pieces, Seat(1), Seat(0));
    assert_eq!(opposite, counted.map(|count| -count));
}

#[test]
fn an_ending_counts_where_the_generals_are() {
    // The general of seat 1 is in the zone of seat 0, where no soldier may follow it.
    let armies = [army("Ge4 Me5 Hc4 Pa3"), army("Ga2 Pe7")];
    let pieces = Pieces { field: Field::Small, crush: Crush::Comrade, armies };
    let counted = terms(&pieces, Seat(0), Seat(0));
    let count = |name: &str| counted[TERM_NAMES.iter().position(|known| *known == name).unwrap()];
    assert_eq!(count("edge"), 3 + 2);
    assert_eq!(["shut-out", "refuge", "escort"].map(count), [3, -1, 1]);
    // This general can get to 10 squares, the enemy's to 30. Pikeman and horseman hound this general, and nothing
    // hounds the enemy's.
    assert_eq!(["room", "hounded"].map(count), [30 - 10, 6 + 3]);
    let opposite = terms(&pieces, Seat(1), Seat(0));
    assert_eq!(opposite, counted.map(|count| -count));
}
