//! Autocomplete suggestions for a typed move.

use rules::{Cell, Join, Message, Notes, Seat, Suggestion};

use crate::moves::{Grove, Move};
use crate::position::{Phase, Position};
use crate::squares::{Squares, is_separator, squares_in};
use crate::words::{Prompt, square_list};
use crate::{legal, squares};

/// At most `limit` moves that continue the typed text. Moves that leave the opponent little room come first.
pub(crate) fn suggest(
    position: &Position,
    seat: Seat,
    typed: &str,
    limit: usize,
) -> Vec<Suggestion> {
    if !position.is_to_move(seat) {
        return Vec::new();
    }
    // A text with an @ is notation, not a list of covered squares.
    let is_noted = typed.contains('@');
    let typed = plain(typed);
    if position.phase == Phase::Trees {
        return groves(&typed).into_iter().take(limit).map(suggestion).collect();
    }
    let mut matching: Vec<(i64, Move)> = legal::moves(position, seat)
        .into_iter()
        .filter(|&mv| goes_on(mv, &typed, is_noted))
        .map(|mv| (pressure(position, seat, mv), mv))
        .collect();
    matching.sort();
    matching.into_iter().take(limit).map(|(_, mv)| suggestion(mv)).collect()
}

fn suggestion(mv: Move) -> Suggestion {
    let text = mv.to_string();
    let label = match mv {
        Move::Build(placement) => {
            let squares = square_list(Join::Spaces, placement.covered());
            let piece = Prompt::OnePiece { piece: placement.shape.piece() }.into();
            Prompt::Covers { mv: placement, piece, squares }.into()
        }
        Move::Swap => Prompt::SuggestSwap.into(),
        Move::Keep => Prompt::SuggestKeep.into(),
        Move::Pick(_) | Move::Plant(_) => Message::plain(&text),
    };
    Suggestion { text, label }
}

/// The text without optional characters.
fn plain(text: &str) -> String {
    text.chars()
        .take(60)
        .filter(|&letter| !is_separator(letter))
        .flat_map(char::to_lowercase)
        .collect()
}

/// Whether the text may become this move. It may be notation, with or without the rotation, or the covered squares in
/// any order, with or without the piece.
fn goes_on(mv: Move, typed: &str, is_noted: bool) -> bool {
    let Move::Build(placement) = mv else { return plain(&mv.to_string()).starts_with(typed) };
    let shape = placement.shape.to_string().to_lowercase();
    let (piece, turned) = (&shape[..1], plain(&mv.to_string()));
    let unturned = || plain(&format!("{piece}{}", placement.at));
    // A single letter may be a piece or the column of a square, so both are tried.
    let covers = |names: &str| covers_all(placement.covered(), names);
    let after = |named: &str| typed.strip_prefix(named).is_some_and(covers);
    turned.starts_with(typed)
        || unturned().starts_with(typed)
        || !is_noted && (covers(typed) || after(&shape) || after(piece))
}

/// Whether the piece covers all these squares. The last may be incomplete.
fn covers_all(covered: Squares, names: &str) -> bool {
    if !names.is_ascii() {
        return false;
    }
    let (whole, begun) = names.split_at(names.len() / 2 * 2);
    let known = if whole.is_empty() { Some(Vec::new()) } else { squares_in(whole) };
    known.is_some_and(|known| {
        let mut rest = covered.iter().filter(|square| !known.contains(square));
        known.iter().all(|&square| covered.contains(square))
            && (begun.is_empty() || rest.any(|square| square.to_string().starts_with(begun)))
    })
}

/// Twice the opponent's number of placements after a move, minus the mover's.
pub(crate) fn pressure(position: &Position, seat: Seat, mv: Move) -> i64 {
    let mut next = *position;
    next.play(seat, mv, &mut Notes::muted());
    let room = |builder: Seat| {
        let hand = next.side(builder).hand;
        hand.iter().map(|piece| legal::places(&next, builder, piece) as i64).sum::<i64>()
    };
    2 * room(seat.other()) - room(seat)
}

/// Groves with the squares typed so far. The missing trees are scattered over the board.
fn groves(typed: &str) -> Vec<Move> {
    let square_list = typed.strip_prefix("trees").unwrap_or(typed);
    let square_list = if "trees".starts_with(square_list) { "" } else { square_list };
    let whole = square_list.len() / 2 * 2;
    let known: Squares =
        match (square_list.is_ascii(), squares_in(square_list.get(..whole).unwrap_or(""))) {
            (true, Some(squares)) => squares.into_iter().collect(),
            (true, None) if whole == 0 => Squares::NONE,
            _ => return Vec::new(),
        };
    let begun = square_list.get(whole..).unwrap_or("");
    let mut found: Vec<Move> = Vec::new();
    for start in (0..64_u16).map(|number| number * 11 % 64) {
        let mv = grove(known, begun, start).map(Move::Plant);
        found.extend(mv.filter(|mv| !found.contains(mv)));
    }
    found
}

/// A grove: the known trees, one on a square whose name begins with `begun`, and others up to three.
fn grove(known: Squares, begun: &str, start: u16) -> Option<Grove> {
    let mut trees = known;
    if !begun.is_empty() {
        let mut fitting = scattered(start).filter(|&at| !known.contains(at));
        trees = trees.with(fitting.find(|at| at.to_string().starts_with(begun))?);
    }
    for square in scattered(start) {
        if trees.len() < 3 {
            trees = trees.with(square);
        }
    }
    Grove::from_squares(trees)
}

/// All squares, each far from the one before. 27 and 64 have no common divisor, so no square is left out.
fn scattered(start: u16) -> impl Iterator<Item = Cell> {
    (0..64_u16).map(move |step| squares::numbered(((step * 27 + start) % 64) as u8))
}
