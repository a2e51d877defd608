//! The arguments of a sentence, and what they name.

use std::borrow::Cow;
use std::collections::BTreeSet;

use castles::{Kind, Position};
use rules::{Arg, Cell, Message, Seat};

use super::boards::{manner, takings, turned};

pub(super) type Args = [(Cow<'static, str>, Arg)];

/// The text of an argument: a square, a number, or the id of a message.
pub(super) fn text(args: &Args, name: &str) -> String {
    match &args.iter().find(|(known, _)| known == name).unwrap().1 {
        Arg::Message(message) => message.id().map_or_else(|| message.to_string(), String::from),
        Arg::Number(number) => number.to_string(),
        arg => panic!("no text: {arg:?}"),
    }
}

/// How a capture takes its piece, by an argument.
fn way(args: &Args, name: &str) -> String {
    match &args.iter().find(|(known, _)| known == name).unwrap().1 {
        Arg::Message(message) => match &**message {
            Message::Worded { id, args } if id.contains("crush") => {
                format!("crush {}", text(args, "behind"))
            }
            Message::Worded { args, .. } => text(args, "how"),
            message => panic!("no manner: {message:?}"),
        },
        arg => panic!("no manner: {arg:?}"),
    }
}

/// How a capture takes its piece, by the argument `by`.
pub(super) fn how(args: &Args) -> String {
    way(args, "by")
}

/// The square of an argument.
pub(super) fn cell(args: &Args, name: &str) -> Cell {
    let square = text(args, name);
    let all = (0..9).flat_map(|column| (0..9).map(move |row| Cell::new(column, row)));
    all.into_iter().find(|one| one.to_string() == square).unwrap()
}

/// The texts of a list of moves.
pub(super) fn list(args: &Args, name: &str) -> Vec<String> {
    let Arg::List(_, parts) = &args.iter().find(|(known, _)| known == name).unwrap().1 else {
        panic!("no list: {args:?}")
    };
    let plain = |part: &Arg| match part {
        Arg::Message(message) => message.to_string(),
        part => panic!("no text: {part:?}"),
    };
    parts.iter().map(plain).collect()
}

pub(super) fn listed(args: &Args, name: &str) -> BTreeSet<String> {
    list(args, name).into_iter().collect()
}

/// The squares that a sentence names as attacked by a seat. Checks that the seat can take the piece on each of them in
/// the way that the sentence names.
pub(super) fn attacked(args: &Args, position: &Position, seat: Seat) -> BTreeSet<Cell> {
    let Arg::List(_, parts) = &args.iter().find(|(known, _)| known == "pieces").unwrap().1 else {
        panic!("no list: {args:?}")
    };
    let square = |part: &Arg| {
        let Arg::Message(message) = part else { panic!("no piece: {part:?}") };
        let Message::Worded { args, .. } = &**message else { panic!("no piece: {part:?}") };
        let square = cell(args, "square");
        let attacks = takings(position, seat).into_iter().filter(|one| one.to == square);
        let ways: Vec<String> = attacks.map(|one| manner(&turned(position, seat), one)).collect();
        let told = way(args, "aim");
        let is_strike = ways.contains(&"strike".to_owned());
        assert!(ways.contains(&told) && is_strike == (told == "strike"), "{args:?}: {ways:?}");
        assert!(is_at(position, seat.other(), square, &text(args, "kind")), "{args:?}");
        square
    };
    parts.iter().map(square).collect()
}

/// Whether a sentence names these squares, and no others, as attacked on this board.
pub(super) fn attacks<'a>(
    args: &Args,
    position: &Position,
    seat: Seat,
    squares: impl Iterator<Item = &'a Cell>,
) -> bool {
    let named = attacked(args, position, seat);
    !named.is_empty() && squares.copied().collect::<BTreeSet<Cell>>() == named
}

/// Whether a piece of this kind stands on a square.
pub(super) fn is_at(position: &Position, seat: Seat, square: Cell, kind: &str) -> bool {
    position.state.pieces.army(seat).at(square).is_some_and(|there| name(there) == kind)
}

/// The id of a kind's name.
pub(super) fn name(kind: Kind) -> String {
    format!("findorff-{kind:?}").to_lowercase()
}
