//! The position in words, as alternative text.

use rules::{Arg, Join, Message, Seat};

use crate::board::{BLACK, Board, RED};
use crate::castles::CASTLES_TO_WIN;
use crate::position::{LastMove, View};
use crate::squares::Squares;
use crate::words::{Color, Narration, square_list};

/// From this number of quiet plies on, the text mentions them while the match goes on.
const QUIET_WORTH_SAYING: u16 = 100;

pub(crate) fn text(view: &View) -> Vec<Message> {
    let board = &view.board;
    let first = match view.end {
        Some(end) => Narration::IsOver { reason: end.outcome().reason }.into(),
        None if view.stopped => rules::match_over(),
        None => Narration::ToMove { side: Color::of(board.turn()) }.into(),
    };
    let mut sentences = Vec::new();
    sentences.extend(view.last.as_ref().map(last_move));
    sentences.extend(
        [RED, BLACK].into_iter().flat_map(|seat| [pawns(board, seat), taken_line(board, seat)]),
    );
    sentences.push(Narration::Standing { castles: square_list(board.castles().squares()) });
    // The reason of a draw by quiet plies has already said so.
    if view.end.is_none() && board.quiet() >= QUIET_WORTH_SAYING {
        sentences.push(Narration::Idle { plies: board.quiet() });
    }
    [first].into_iter().chain(sentences.into_iter().map(Message::from)).collect()
}

/// The last move by its ends, since a path of thirty jumps is tiresome to hear.
fn last_move(last: &LastMove) -> Narration {
    let (pawns, castles) = (&last.spoils.pawns, last.spoils.castles);
    Narration::LastMove {
        side: Color::of(last.seat),
        from: last.mv.from(),
        to: last.mv.to(),
        captures: pawns.len(),
        pawns: square_list(pawns.iter()),
        falls: castles.len(),
        castles: square_list(castles.squares()),
    }
}

fn pawns(board: &Board, seat: Seat) -> Narration {
    let pawns = board.pawns(seat);
    Narration::Pawns { side: Color::of(seat), pawns: pawns.len(), columns: columns(pawns) }
}

fn taken_line(board: &Board, seat: Seat) -> Narration {
    let taken = board.taken(seat);
    Narration::Taken {
        side: Color::of(seat),
        taken: taken.len(),
        needed: CASTLES_TO_WIN,
        castles: square_list(taken.squares()),
    }
}

/// Squares column by column: "a 1 to 4, 7; c 2".
fn columns(squares: &Squares) -> Arg {
    let mut columns: Vec<(char, Vec<(u8, u8)>)> = Vec::new();
    for square in squares.iter() {
        let (column, row) = (square.letter(), square.row());
        match columns.last_mut() {
            Some((last, runs)) if *last == column => match runs.last_mut() {
                Some((_, end)) if *end + 1 == row => *end = row,
                _ => runs.push((row, row)),
            },
            _ => columns.push((column, vec![(row, row)])),
        }
    }
    let columns = columns.into_iter().map(|(column, runs)| {
        let rows =
            Arg::list(Join::Commas, runs.into_iter().flat_map(|(first, last)| run(first, last)));
        Narration::Column { column: Arg::plain(column), rows }
    });
    Arg::list(Join::Semicolons, columns)
}

/// Consecutive rows. Only three or more become a range.
fn run(first: u8, last: u8) -> Vec<Arg> {
    match last - first {
        0 => vec![first.into()],
        1 => vec![first.into(), last.into()],
        _ => vec![Narration::Run { first, last }.into()],
    }
}
