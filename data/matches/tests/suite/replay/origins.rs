//! Tests of the origins of pieces.

use matches::piece_origins;
use puzzles::Position;
use rules::{Act, OptionValues, Ply, Seat, Table, Viewer};
use serde_json::{Value, json};

/// A match of Castles on the small board: two musketeers and a horseman, far from both generals.
fn castles() -> Box<dyn Table> {
    let piece =
        |seat: u8, kind: &str, square: &str| json!({"seat": seat, "kind": kind, "square": square});
    let pieces: Value = [
        piece(0, "G", "a1"),
        piece(0, "M", "c2"),
        piece(1, "H", "c7"),
        piece(1, "M", "d7"),
        piece(1, "G", "h8"),
    ]
    .into_iter()
    .collect();
    let state = json!({
        "board": "small", "phase": "play", "ready": [true, true], "turn": 0, "quiet_plies": 0,
        "pieces": pieces,
    });
    let position = Position { options: OptionValues::new(), seats: 2, state };
    position.table(::games::find("findorff").unwrap()).unwrap()
}

#[test]
fn origins_follow_the_pieces_through_a_push() {
    let moves = ["c2-c3", "c7-c6", "c3-c4", "c6-b6", "c4-c5", "d7-d6", "a1-a2", "d6-c6", "c5>c6"];
    let ply = |(at, mv): (u8, &str)| Ply { seat: Seat(at % 2), act: Act::Move(mv.into()) };
    let plies: Vec<Ply> = (0..).zip(moves).map(ply).collect();
    // The pushed musketeer now stands where the horseman began.
    let origins = piece_origins(castles(), Viewer::Spectator, &plies).unwrap();
    let told: Vec<String> = origins.iter().map(|(at, from)| format!("{from} {at}")).collect();
    let standing = |text: &str| told.contains(&text.to_owned());
    assert!(standing("c2 c6") && standing("d7 c7") && standing("c7 b6"), "{told:?}");
    assert_eq!(told.len(), 4, "the last one is the general: {told:?}");
}
