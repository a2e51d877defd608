//! The check figures of the rules page.

use castello::Castello;
use rules::Plugin;
use testkit::{opening, perft, setup};

#[track_caller]
fn check(options: &[(&str, &str)], counts: &[u64], kinds: [usize; 3]) {
    let table = opening(&Plugin::<Castello>::new(), &setup(options, 2, 0), &[]);
    perft(&*table, counts);
    let legal = table.see(rules::Viewer::Spectator).legal(rules::Seat(1)).moves;
    let distance = |text: &String| {
        let squares: Vec<&str> = text.split('-').collect();
        let column = |name: &str| i32::from(name.as_bytes()[0]);
        let row = |name: &str| name[1..].parse::<i32>().unwrap();
        let ends = [squares[0], squares[squares.len() - 1]];
        (column(ends[0]) - column(ends[1])).abs().max((row(ends[0]) - row(ends[1])).abs())
    };
    let front = |text: &&String| text.starts_with('t');
    let steps = legal.iter().filter(|text| distance(text) == 1).count();
    let two = legal.iter().filter(front).filter(|text| distance(text) == 2).count();
    let jumps = legal.iter().filter(|text| text.starts_with('u')).count();
    assert_eq!([steps, two, jumps], kinds);
}

#[test]
fn black_has_125_first_moves() {
    check(&[], &[125, 15_625], [43, 41, 41]);
}

#[test]
fn black_has_45_first_moves_along_rows_and_columns() {
    check(&[("directions", "orthogonal")], &[45, 2_025], [15, 15, 15]);
}
