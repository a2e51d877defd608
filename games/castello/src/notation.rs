//! Parses moves as people write them.

use rules::{MOST_CANDIDATES, MoveError, Seat, excerpt};

use crate::effect::short_notation;
use crate::illegal::check;
use crate::legal::{MOST_CAPTURES, MoveOutcome};
use crate::moves::Move;
use crate::position::View;
use crate::square::Square;
use crate::squares::Squares;
use crate::words::{Reason, square_list};

/// The maximum number of bytes of a text that is read. The longest possible move is far shorter.
const LONGEST: usize = 2000;
/// The maximum number of characters quoted from an unreadable word.
const SHOWN: usize = 12;

/// A typed move, parsed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TypedMove {
    pub(crate) squares: Vec<Square>,
    /// The captured squares in brackets, if the text has brackets.
    pub(crate) captured: Option<Squares>,
}

/// The move that a text means, in its canonical form if it is legal.
pub(crate) fn read(view: &View, seat: Seat, text: &str) -> Result<Move, MoveError> {
    let typed = TypedMove::of(text).map_err(|no| MoveError::Unreadable(no.into()))?;
    let Some(mv) = Move::along(typed.squares.as_slice()) else {
        return Err(incomplete(view, seat, &typed));
    };
    if !view.to_move(seat) {
        return Ok(mv);
    }
    let legal = check(&view.board, view.options, seat, &mv).is_ok();
    match typed.captured {
        None if legal => Ok(canonical(view, &mv)),
        None if mv.path().len() == 2 => by_ends(view, mv),
        Some(captured) if legal && view.board.captured_by(&mv) == captured => {
            Ok(canonical(view, &mv))
        }
        Some(captured) if mv.path().len() == 2 => by_captures(view, &mv, &captured),
        Some(_) if legal => Err(captures_else(view, mv)),
        _ => Ok(mv),
    }
}

/// The error for a legal move whose captures differ from those in the text.
fn captures_else(view: &View, mv: Move) -> MoveError {
    let captured = view.board.captured_by(&mv);
    let nearest = vec![canonical(view, &mv).to_string()];
    let (captures, pawns) = (captured.len(), square_list(captured.iter()));
    MoveError::Illegal { reason: Reason::Captures { mv, captures, pawns }.into(), nearest }
}

pub(crate) fn canonical(view: &View, mv: &Move) -> Move {
    let mut search = view.move_generator();
    let captured = search.capture_bits(&view.board.captured_by(mv));
    search
        .canonical(MoveOutcome { from: mv.from(), to: mv.to(), captured })
        .unwrap_or_else(|| mv.clone())
}

/// The only move between two squares. If there is none, the typed move, so that the rules can refuse it.
fn by_ends(view: &View, mv: Move) -> Result<Move, MoveError> {
    let mut found = between(view, &mv);
    match found.len() {
        0 => Ok(mv),
        1 => Ok(found.swap_remove(0).1),
        many => {
            let search = view.move_generator();
            let text = |(outcome, _): &(MoveOutcome, Move)| short_notation(&search, *outcome);
            let reason = Reason::Ambiguous { mv, moves: many, example: text(&found[0]) };
            Err(MoveError::ambiguous(reason, found.iter().map(text)))
        }
    }
}

/// The move between two squares with exactly these captures. If no move has these ends, the typed move, so that the
/// rules can refuse it.
fn by_captures(view: &View, mv: &Move, captured: &Squares) -> Result<Move, MoveError> {
    if captured.len() > MOST_CAPTURES as usize {
        let reason = Reason::ManyCaptures.into();
        return Err(MoveError::Illegal { reason, nearest: Vec::new() });
    }
    let search = view.move_generator();
    let found = between(view, mv);
    if found.is_empty() {
        return Ok(mv.clone());
    }
    let exact = found.iter().find(|(outcome, _)| search.captured(*outcome) == *captured);
    exact.map(|(_, mv)| mv.clone()).ok_or_else(|| {
        let (from, to) = (mv.from(), mv.to());
        let (captures, pawns) = (captured.len(), square_list(captured.iter()));
        let reason = Reason::NeverCaptures { from, to, captures, pawns }.into();
        let nearest = found.iter().take(MOST_CANDIDATES).map(|(_, mv)| mv.to_string());
        MoveError::Illegal { reason, nearest: nearest.collect() }
    })
}

/// The legal moves between the ends of a move.
fn between(view: &View, mv: &Move) -> Vec<(MoveOutcome, Move)> {
    let mut found = view.move_generator().moves_of(mv.from());
    found.retain(|(outcome, _)| outcome.to == mv.to());
    found.sort_unstable_by(|(_, one), (_, other)| one.cmp(other));
    found
}

/// The error for a text with fewer than two squares.
fn incomplete(view: &View, seat: Seat, typed: &TypedMove) -> MoveError {
    let from = typed.squares.first().filter(|_| view.to_move(seat));
    let mut found = from.map(|from| view.move_generator().moves_of(*from)).unwrap_or_default();
    found.sort_unstable_by(|(_, one), (_, other)| one.cmp(other));
    match (from, found.len()) {
        (Some(from), 1..) => {
            let reason = Reason::WhereTo { square: *from };
            MoveError::ambiguous(reason, found.iter().map(|(_, mv)| mv))
        }
        _ => MoveError::Unreadable(Reason::OneSquare.into()),
    }
}

impl TypedMove {
    /// Splits a text into squares and captures.
    pub(crate) fn of(text: &str) -> Result<Self, Reason> {
        if text.len() > LONGEST {
            return Err(Reason::LongMove);
        }
        let text = text.trim().to_lowercase();
        let text = quoted(&text).unwrap_or(&text);
        let (way, captured) = match text.split_once(['[', '(']) {
            None => (text, None),
            Some((way, rest)) => {
                let (inside, after) = rest.split_once([']', ')']).unwrap_or((rest, ""));
                if !after.trim().is_empty() {
                    return Err(Reason::AfterBrackets);
                }
                (way, Some(squares(inside)?.into_iter().collect()))
            }
        };
        Ok(Self { squares: squares(way)?, captured })
    }
}

/// The move that a sentence quotes: `t1-r3` in "from t1 to r3 (t1-r3)".
fn quoted(text: &str) -> Option<&str> {
    let (before, rest) = text.split_once('(')?;
    let (inside, _) = rest.split_once(')')?;
    let (first, _) = inside.split_once('-')?;
    before.split_whitespace().any(|word| word == first).then_some(inside)
}

/// The squares of a text, with any words between them.
fn squares(text: &str) -> Result<Vec<Square>, Reason> {
    let mut found = Vec::new();
    let mut rest = text.trim_start_matches(is_between);
    while !rest.is_empty() {
        let letters = rest.find(|letter: char| !letter.is_alphabetic()).unwrap_or(rest.len());
        let after = &rest[letters..];
        let digits = after.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(after.len());
        let (word, next) = rest.split_at(letters + digits);
        // Chess players write an x before a capture, and some people write "a1 to a2".
        let name = word.trim_start_matches('x');
        match Square::read(name) {
            Some(square) => found.push(square),
            None if name.is_empty() && !word.is_empty() || word == "to" => {}
            None => return Err(no_square(if word.is_empty() { next } else { word })),
        }
        rest = next.trim_start_matches(is_between);
    }
    Ok(found)
}

fn is_between(letter: char) -> bool {
    letter.is_whitespace() || "-–—−_>→,;:./+*×".contains(letter)
}

/// The error for a word that is no square.
fn no_square(word: &str) -> Reason {
    Reason::NotASquare { word: excerpt(word, SHOWN) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let names = |squares: &mut dyn Iterator<Item = Square>| {
            squares.map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
        };
        let typed = TypedMove::of(text).unwrap();
        let captured = typed.captured.map(|set| format!(" [{}]", names(&mut set.iter())));
        let way = names(&mut typed.squares.into_iter());
        assert_eq!(way + &captured.unwrap_or_default(), expected);
    }

    #[test]
    fn squares_are_read_with_any_separator() {
        check("T4-s5", "t4 s5");
        check(" e4 → e2 → c2 ", "e4 e2 c2");
        check("e4e2c2", "e4 e2 c2");
        check("e4 x e2xc2", "e4 e2 c2");
        check("e4 to c4", "e4 c4");
        check("e4-c4[b2,b3,e3]", "e4 c4 [b2 b3 e3]");
        check("e4-c4 (b2 b3", "e4 c4 [b2 b3]");
        check("e4-c4[]", "e4 c4 []");
        check("e4 to c4 (e4-c4[b2]) 1", "e4 c4 [b2]");
        check("", "");
    }

    #[test]
    fn an_unreadable_square_is_named_in_the_refusal() {
        let no = |word: &str| Err(Reason::NotASquare { word: word.into() });
        assert_eq!(TypedMove::of("e4-z9"), no("z9"));
        assert_eq!(TypedMove::of("e4-e16"), no("e16"));
        assert_eq!(TypedMove::of("!"), no("!"));
        assert_eq!(TypedMove::of("hello"), no("hello"));
        assert_eq!(TypedMove::of("a1[b2]c3"), Err(Reason::AfterBrackets));
        assert_eq!(TypedMove::of(&"a1".repeat(2000)), Err(Reason::LongMove));
    }
}
