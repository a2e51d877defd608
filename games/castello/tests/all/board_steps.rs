//! Input on the board: a pawn, its target, and its captures if several paths lead there.

use castello::Castello;
use rules::{BoardOption, BoardStep, Draft, Game, GameView, Next, Plugin, Seat, Viewer};
use serde_json::json;

use crate::dense::melee;

const BLACK: Seat = Seat(1);

fn sight(state: &serde_json::Value) -> Box<dyn GameView> {
    let table = Plugin::<Castello>::new().load(&testkit::setup(&[], 2, 0), state).unwrap();
    table.see(Viewer::Seat(BLACK))
}

fn below<'a>(step: &'a BoardStep<String>, id: &str) -> &'a BoardStep<String> {
    match &option(step, id).next {
        Next::Step(below) => below,
        other => panic!("no step but {other:?}"),
    }
}

fn option<'a>(step: &'a BoardStep<String>, id: &str) -> &'a BoardOption<String> {
    step.options.iter().find(|option| option.id == id).unwrap()
}

#[test]
fn the_board_steps_contain_all_of_thousands_of_moves() {
    let sight = sight(&melee(85));
    let step = sight.board_step(BLACK, &Draft::default()).unwrap();
    let mut moves: Vec<String> = step.moves().into_iter().cloned().collect();
    moves.sort_unstable();
    let legal = sight.legal(BLACK).moves;
    assert!(legal.len() > 4000);
    assert_eq!(moves, legal);
}

#[test]
fn paths_to_one_square_are_distinguished_by_their_captures() {
    // From e4 to c4: over the friend on d4, or around over three enemies.
    let state = json!({
        "red": ["d3", "b3", "b2", "a9", "a10", "a11"], "black": ["e4", "e3", "d2", "d4", "u1", "u2"],
        "unmoved": [], "castles": ["f14", "f6", "g10", "g2", "k13", "k3", "k8", "o14", "o6", "p10", "p2"],
        "taken": {"red": [], "black": []}, "turn": "black", "quiet_plies": 0,
    });
    let step = sight(&state).board_step(BLACK, &Draft::default()).unwrap();
    let ways = below(below(&step, "e4"), "c4");
    let quiet = option(ways, "none");
    let Next::Move(leaf) = &quiet.next else { panic!("{quiet:?}") };
    assert_eq!(leaf.mv, "e4-c4");
    assert!(leaf.targets.is_empty() && ways.options.iter().all(|way| way.places.is_empty()));
    let captures = ways.options.iter().find(|way| way.id != "none").unwrap();
    let Next::Move(leaf) = &captures.next else { panic!("{captures:?}") };
    let hit: Vec<String> = leaf.targets.iter().map(ToString::to_string).collect();
    assert_eq!(hit, captures.id.split(',').map(|at| format!("b0.{at}")).collect::<Vec<_>>());
    assert!(captures.is_hot && option(&step, "e4").is_hot && !option(&step, "u1").is_hot);
}

#[test]
fn pawns_castles_and_ruins_have_place_words() {
    let game = Plugin::<Castello>::new();
    let table = testkit::opening(&game, &testkit::setup(&[], 2, 0), &["t4-s5"]);
    let words = table.see(Viewer::Spectator).place_words(&Draft::default());
    let said = |place: &str| {
        let found = words.iter().find(|words| words.place.to_string() == place);
        found.map(|words| testkit::in_english(&game, &words.words))
    };
    let expect = |place: &str, words: &str| assert_eq!(said(place).as_deref(), Some(words));
    expect("b0.s5", "black pawn");
    expect("b0.a1", "red pawn, not yet moved");
    expect("b0.f6", "Red's castle");
    expect("b0.k8", "middle castle");
    expect("t0.0", "red pawn");
    expect("t1.4", "castle still to take");
    assert_eq!(said("b0.t4"), None);
}
