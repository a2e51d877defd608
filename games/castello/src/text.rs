//! The position in words, for those who listen to it.

use rules::Seat;

use crate::board::{BLACK, Board, RED, name};
use crate::castles::CASTLES_TO_WIN;
use crate::notation::list;
use crate::position::{Last, View};
use crate::squares::Squares;

/// From so many quiet plies on they are worth a word.
const QUIET_WORTH_SAYING: u16 = 100;

/// The whole position, in at most 1,024 characters.
pub(crate) fn text(view: &View) -> String {
    let board = &view.board;
    let mut sentences = vec![match view.end {
        Some(end) => format!("The match is over. {}", end.outcome().reason),
        None => format!("{} to move.", name(board.turn())),
    }];
    sentences.extend(view.last.as_ref().map(last_move));
    for seat in [RED, BLACK] {
        sentences.push(pawns(board, seat));
        sentences.push(taken(board, seat));
    }
    sentences.push(format!("Castles stand on {}.", list(&board.castles().squares().collect())));
    if board.quiet() >= QUIET_WORTH_SAYING {
        sentences.push(format!("Nothing has been taken for {} plies.", board.quiet()));
    }
    sentences.join(" ")
}

/// The last move by its ends: a bridge of thirty jumps would be tiresome to hear.
fn last_move(last: &Last) -> String {
    let (from, to) = (last.mv.from(), last.mv.to());
    let mut said = format!("{} has just moved from {from} to {to}", name(last.seat));
    if !last.spoils.pawns.is_empty() {
        said += &format!(", capturing {}", list(&last.spoils.pawns));
    }
    if !last.spoils.castles.is_empty() {
        let castles: Squares = last.spoils.castles.squares().collect();
        said += &format!(", taking the castle on {}", list(&castles));
    }
    said + "."
}

fn pawns(board: &Board, seat: Seat) -> String {
    let pawns = board.pawns(seat);
    match pawns.len() {
        0 => format!("{} has no pawn.", name(seat)),
        1 => format!("{} has 1 pawn: {}.", name(seat), columns(pawns)),
        many => format!("{} has {many} pawns: {}.", name(seat), columns(pawns)),
    }
}

fn taken(board: &Board, seat: Seat) -> String {
    let taken = board.taken(seat);
    if taken.is_empty() {
        return format!("{} has taken no castle.", name(seat));
    }
    let places = list(&taken.squares().collect());
    format!("{} has taken {} of {CASTLES_TO_WIN} castles: {places}.", name(seat), taken.len())
}

/// Squares column by column: "a 1 to 4, 7; c 2".
fn columns(squares: &Squares) -> String {
    let mut columns: Vec<(u8, Vec<(u8, u8)>)> = Vec::new();
    for square in squares.iter() {
        let (column, row) = (square.column(), square.row());
        match columns.last_mut() {
            Some((last, runs)) if *last == column => match runs.last_mut() {
                Some((_, end)) if *end + 1 == row => *end = row,
                _ => runs.push((row, row)),
            },
            _ => columns.push((column, vec![(row, row)])),
        }
    }
    let said = columns.into_iter().map(|(column, runs)| {
        let runs: Vec<String> = runs.into_iter().map(run).collect();
        format!("{} {}", char::from(b'a' - 1 + column), runs.join(", "))
    });
    said.collect::<Vec<_>>().join("; ")
}

fn run((first, last): (u8, u8)) -> String {
    match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first} to {last}"),
    }
}
