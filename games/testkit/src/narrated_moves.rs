//! Sentences about players' own moves, typed back as moves.

use rules::{Arg, Game, MoveError, Played, READER, Seat, Setup, Table, Viewer};

use crate::english::English;

/// Plays a random game, and types the sentence about each move in the position before that move.
///
/// Returns how many sentences were read as the move. The others must be ambiguous. `is_skipped` returns whether a
/// sentence doesn't name the whole move.
pub fn read_narrated_moves(
    game: &dyn Game,
    setup: &Setup,
    is_skipped: impl Fn(&str) -> bool,
) -> usize {
    let english = English::new(game).unwrap_or_else(|breach| panic!("{breach}"));
    let mut table = game.set_up(setup).expect("the set-up is right");
    let (mut chance, mut read) = (setup.seed.walk(1), 0);
    for _ in 0..60 {
        let Some(seat) = table.status().to_move().iter().next() else { break };
        let legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
        let mv = chance.one_of(&legal).expect("a seat to move can move").clone();
        let before = table.duplicate();
        let played = table.play(seat, &mv).expect("it is legal");
        let told = english.say(&sentence(table.as_ref(), before.as_ref(), seat, &played));
        if !is_skipped(&told) {
            read += usize::from(is_read(before, seat, &told, &played.mv));
        }
    }
    read
}

/// The sentence that the player of a move reads about it.
fn sentence(after: &dyn Table, before: &dyn Table, seat: Seat, played: &Played) -> rules::Message {
    let view = after.see(Viewer::Seat(seat));
    let sentence = before.see(Viewer::Seat(seat)).move_sentence(seat, &played.mv);
    let note = played.notes.iter().find(|note| note.audience.admits(Viewer::Seat(seat)));
    let words = sentence.or_else(|| note.map(|note| note.message.clone()));
    let words = words.unwrap_or_else(|| rules::Message::plain(&played.mv));
    let words = words.with_players(&|named| (named == seat).then(|| Arg::plain(READER)));
    let own_name = view.seat_names().into_iter().nth(seat.index());
    own_name.iter().fold(words, rules::Message::said_to)
}

/// Whether a sentence is read as this move. Otherwise, checks that it is ambiguous.
fn is_read(mut before: Box<dyn Table>, seat: Seat, told: &str, mv: &str) -> bool {
    match before.play(seat, told) {
        Ok(played) => {
            assert_eq!(played.mv, mv, "{told}");
            true
        }
        Err(MoveError::Ambiguous { candidates, .. }) => {
            let is_listed = candidates.iter().any(|candidate| candidate == mv);
            assert!(is_listed, "{mv} isn't among {candidates:?}, asked for: {told}");
            false
        }
        Err(error) => panic!("{mv} is told as “{told}”, which is not read: {error:?}"),
    }
}
