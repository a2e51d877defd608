//! The laws of the contract, and the playthroughs.

use castello::{Castello, Move, View};
use rules::{Plugin, RandomGames, Seat, Seed};
use testkit::{Checks, Plan, check_rules, playthroughs};

/// The weight of a move in random games. Uniform chance seldom captures, takes castles or moves toward them.
fn fight(view: &View, seat: Seat, mv: &Move) -> u32 {
    let text = mv.to_string();
    let column = |square: Option<&str>| square.and_then(|name| name.bytes().next()).unwrap_or(0);
    let (from, to) = (column(text.split('-').next()), column(text.rsplit('-').next()));
    let forward = if seat == Seat(0) { to > from } else { to < from };
    1 + 4 * u32::from(forward) + 60 * view.captures(mv) as u32 + 500 * view.castles_taken(mv) as u32
}

#[test]
fn random_and_aggressive_games_keep_the_laws() {
    let plan = Plan::default()
        .table(&[], 2)
        .table(&[("directions", "orthogonal")], 2)
        .table(&[("centre", "middle")], 2)
        .games(2)
        .break_off_after(160)
        .texts(&["t4", "t4-", "e4-c4[b2,b3", "t4 to r4", "a1-a1", "t4-t4", "[a1]", "t4-s5[a1]"]);
    check_rules(&Checks::<Castello>::of(plan).bias(fight));
}

#[test]
fn every_sentence_of_the_rules_is_a_playthrough() {
    playthroughs(
        &Plugin::<Castello>::new(),
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"),
    );
}

#[test]
fn aggressive_games_end_by_the_rules() {
    let decided = (0..4).filter(|number| is_decided(*number)).count();
    assert_eq!(decided, 4);
}

/// Plays one game with random moves among those of the highest weight. Returns whether it ends.
fn is_decided(number: u64) -> bool {
    use rules::{Notes, RuleSet, Status, Viewer};
    let mut chance = Seed::from_bytes([7; 32]).walk(number);
    let mut position = Castello::set_up(&castello::Options::default(), 2, chance.clone());
    for _ in 0..1500 {
        let Status::ToMove(seats) = Castello::status(&position) else { return true };
        let seat = seats.only().unwrap();
        let view = Castello::view(&position, Viewer::Seat(seat));
        let moves = Castello::legal_moves(&view, seat).moves;
        let best = moves.iter().map(|mv| fight(&view, seat, mv)).max().unwrap();
        let best: Vec<_> = moves.iter().filter(|mv| fight(&view, seat, mv) == best).collect();
        let mv = (*chance.one_of(&best).unwrap()).clone();
        let _ = Castello::play(&mut position, seat, &mv, &mut Notes::default());
    }
    false
}

#[test]
fn random_games_are_reproducible() {
    use rules::Game;
    let asked = RandomGames {
        games: 3,
        options: [("directions".to_string(), "orthogonal".to_string())].into(),
        seats: 2,
        seed: Seed::from_bytes([1; 32]),
        max_plies: 2000,
    };
    let game = Plugin::<Castello>::new();
    let (once, again) = (game.random(&asked).unwrap(), game.random(&asked).unwrap());
    assert_eq!((once, once.games), (again, 3));
    assert!(once.plies > 300, "{once:?}");
}
