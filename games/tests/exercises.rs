//! The lessons and puzzles of all games.

/// The maximum number of bytes of all puzzles together.
const MOST_BYTES: usize = 1 << 20;

#[test]
fn every_lesson_and_puzzle_can_be_played() {
    games::CATALOG.iter().for_each(|game| testkit::check_lessons_and_puzzles(*game));
}

#[test]
fn the_puzzles_of_all_games_are_small() {
    let bytes: usize = games::CATALOG.iter().map(|game| game.info().puzzles.len()).sum();
    assert!(bytes <= MOST_BYTES, "{bytes} bytes of puzzles");
}

#[test]
fn the_first_kastell_puzzles_are_forced_wins() {
    testkit::check_forced_wins(games::find("kastell").expect("it is on offer"), 12);
}
