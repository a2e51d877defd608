//! The counts of the rules page.

use castles::Castles;
use rules::{Game, Plugin, Seat, Seed, Setup};

const SMALL: &str = "M:a1,b1,c1,d2,e2 H:f1,g1,h1,a2,b2 P:c2,f2,g2,h2,e1 G:d1";
const LARGE: &str = "M:a3,b3,c3,d3,e3,f3 H:g3,h3,i3,a2,b2,c2 P:d2,e2,f2,g2,h2,i2 G:e1";

fn check(board: &str, army: &str, counts: &[u64]) {
    let options = [("board".to_string(), board.to_string())].into();
    let setup = Setup { options, seats: 2, seed: Seed::from_bytes([0; 32]) };
    let mut table = Plugin::<Castles>::new().set_up(&setup).unwrap();
    table.play(Seat(0), &format!("deploy {army}")).unwrap();
    let sum = if board == "small" { 9 } else { 10 };
    let facing: String = army
        .chars()
        .map(|letter| match letter.to_digit(10) {
            Some(row) => char::from_digit(sum - row, 10).unwrap(),
            None => letter,
        })
        .collect();
    table.play(Seat(1), &format!("deploy {facing}")).unwrap();
    testkit::perft(&*table, counts);
}

#[test]
fn the_small_board_has_the_perft_counts_of_the_rules_page() {
    check("small", SMALL, &[8, 64, 800, 10_000]);
}

#[test]
fn the_large_board_has_the_perft_counts_of_the_rules_page() {
    check("large", LARGE, &[16, 256, 4_992, 97_344]);
}
