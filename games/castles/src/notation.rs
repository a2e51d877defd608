//! Parses moves as people write them.

use rules::{Cell, MoveError, Seat};

use crate::army::{Army, Kind};
use crate::army_layout::Layout;
use crate::field::Field;
use crate::formations::{FORMATIONS, Formation};
use crate::moves::{Action, Deployment, Move, Verb};
use crate::pieces::Pieces;
use crate::position::View;
use crate::words::Reason;
use crate::{legal, squares};

/// The maximum number of characters that are read: well over the longest deployment.
const LONGEST: usize = 300;

/// The fewest letters of a kind's name. Two could be a square.
const SHORTEST_NAME: usize = 3;

pub(crate) fn read(view: &View, seat: Seat, text: &str) -> Result<Move, MoveError> {
    if text.chars().count() > LONGEST {
        return unreadable(Reason::LongMove);
    }
    let text = text.trim().to_lowercase();
    if let Some(army) = after_deploy(&text) {
        return read_deployment(view, seat, army).map(Move::Deploy);
    }
    // Before the armies are revealed, a piece and a square begin an army.
    let steps = Steps::of(&text).filter(|steps| view.state.is_open() || steps.kind.is_none());
    match steps {
        Some(steps) => steps.resolve(view, seat).map(Move::Action),
        None if view.state.is_open() => unreadable(Reason::MoveForm),
        None => read_deployment(view, seat, &text).map(Move::Deploy),
    }
}

/// The text after the word that begins a deployment.
pub(crate) fn after_deploy(text: &str) -> Option<&str> {
    let rest = text.strip_prefix("deploy").or_else(|| text.strip_prefix("draw up army"))?;
    rest.is_empty().then_some(rest).or_else(|| rest.strip_prefix([' ', ':', '\t', '\n', '=']))
}

/// The move text without signs and spaces: `d2d3` for `d2 x d3`.
pub(crate) fn bare(text: &str) -> String {
    let text = text.replace("to", "");
    // No column is called x, so the sign of a strike can be dropped anywhere.
    text.chars().filter(|letter| letter.is_ascii_alphanumeric() && *letter != 'x').collect()
}

/// The text with the first name of a kind as its letter, and without further names of kinds.
fn with_letters(text: &str) -> String {
    let mut is_named = false;
    let words = text.split_whitespace().filter_map(|word| {
        let Some(kind) = Kind::of_word(word).filter(|_| word.len() >= SHORTEST_NAME) else {
            return Some(word.to_owned());
        };
        (!std::mem::replace(&mut is_named, true)).then(|| kind.letter().to_string())
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The bare text of a move without the letter of a kind before its later squares: `mb4b5` for `mb4pb5`.
fn without_victim(bare: &str) -> String {
    let letters = bare.as_bytes();
    let is_letter = |at: usize| letters.get(at).is_some_and(u8::is_ascii_alphabetic);
    let is_victim = |at: usize| {
        let is_kind = Kind::of_letter(char::from(letters[at])).is_some();
        at > 0 && !is_letter(at - 1) && is_kind && is_letter(at + 1)
    };
    (0..letters.len()).filter(|&at| !is_victim(at)).map(|at| char::from(letters[at])).collect()
}

/// A typed move: one or two squares, with or without the kind of the piece.
struct Steps {
    kind: Option<Kind>,
    first: Cell,
    second: Option<Cell>,
}

impl Steps {
    fn of(text: &str) -> Option<Self> {
        if text.chars().any(|letter| letter.is_alphanumeric() && !letter.is_ascii()) {
            return None;
        }
        let bare = without_victim(&bare(&with_letters(text)));
        let (kind, squares) = match bare.len() {
            3 | 5 | 7 => (Some(Kind::of_letter(bare.chars().next()?)?), &bare[1..]),
            _ => (None, bare.as_str()),
        };
        // The square to which a piece is pushed is not part of the move.
        let squares = if squares.len() == 6 { &squares[..4] } else { squares };
        let first = squares::named(squares.get(..2)?)?;
        let second = match squares.len() {
            2 => None,
            4 => Some(squares::named(&squares[2..])?),
            _ => return None,
        };
        Some(Self { kind, first, second })
    }

    fn resolve(&self, view: &View, seat: Seat) -> Result<Action, MoveError> {
        let action = match self.second {
            Some(to) => action_between(&view.state.pieces, seat, self.first, to),
            None => self.only_move(view, seat)?,
        };
        match (self.kind, view.state.pieces.at(action.from)) {
            (Some(named), Some((_, there))) if named != there => {
                unreadable(Reason::OtherKind { there, square: action.from, named })
            }
            _ => Ok(action),
        }
    }

    /// The only move to the named square, or otherwise the only move from it.
    fn only_move(&self, view: &View, seat: Seat) -> Result<Action, MoveError> {
        let square = self.first;
        let named = |action: &Action| {
            let stands = view.state.pieces.army(seat).at(action.from);
            self.kind.is_none_or(|kind| stands == Some(kind))
        };
        let legal: Vec<Action> = legal::moves(view, seat).into_iter().filter(named).collect();
        let to: Vec<Action> = legal.iter().filter(|action| action.to == square).copied().collect();
        let from: Vec<Action> =
            legal.iter().filter(|action| action.from == square).copied().collect();
        let found = if to.is_empty() { from } else { to };
        match found.as_slice() {
            [] => unreadable(Reason::Unmoved { square }),
            [action] => Ok(*action),
            several => Err(MoveError::ambiguous(Reason::Ambiguous { square }, several)),
        }
    }
}

/// The move between two squares. The target square decides the verb.
fn action_between(pieces: &Pieces, seat: Seat, from: Cell, to: Cell) -> Action {
    let mine = pieces.army(seat).at(from);
    let verb = match pieces.at(to) {
        None => Verb::Step,
        Some((_, kind)) if kind != Kind::General && Some(kind) == mine => Verb::Push,
        Some(_) => Verb::Strike,
    };
    Action { from, verb, to }
}

fn read_deployment(view: &View, seat: Seat, text: &str) -> Result<Deployment, MoveError> {
    let field = view.state.pieces.field;
    if let Some(layout) = named_layout(view, text) {
        return Ok(layout.deployment(seat));
    }
    let army = read_army(view, seat, text.trim())?;
    Ok(Deployment { field, seat, army })
}

/// An army written as the name of a formation, as letters square by square, or as counts.
fn named_layout(view: &View, text: &str) -> Option<Layout> {
    let field = view.state.pieces.field;
    let words: Vec<&str> = words(text).collect();
    let (name, mirrored) = match words.split_last()? {
        (&"mirror" | &"mirrored", rest) => (rest.join(" "), true),
        _ => (words.join(" "), false),
    };
    let formation = FORMATIONS.iter().find(|known| known.written == name);
    if let Some(formation) = formation.or_else(|| Formation::named(&name)) {
        let layout = formation.layout(field);
        return Some(if mirrored { layout.mirrored() } else { layout });
    }
    let letters: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    Layout::parse(field, letters.trim_start_matches('=')).filter(Layout::is_full)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| letter.is_whitespace() || ",;:=“”\"".contains(letter))
        .filter(|word| !word.is_empty())
}

fn read_army(view: &View, seat: Seat, text: &str) -> Result<Army, MoveError> {
    let field = view.state.pieces.field;
    let (mut army, mut kind) = (Army::NONE, None);
    for word in words(text) {
        let square = if let Some(named) = Kind::of_word(word) {
            kind = Some(named);
            continue;
        } else if word.len() == 3 && word.is_ascii() && squares::named(&word[1..]).is_some() {
            kind = word.chars().next().and_then(Kind::of_letter);
            squares::named(&word[1..])
        } else {
            squares::named(word)
        };
        let (Some(kind), Some(square)) = (kind, square) else {
            return unreadable_army(view, seat, word);
        };
        if !field.floor().contains(square) {
            return unreadable(Reason::BeyondBoard { square, last: field.last_square() });
        }
        if army.all().contains(square) {
            return unreadable(Reason::NamedTwice { square });
        }
        army.put(kind, square);
    }
    if army.all().is_empty() { unreadable_army(view, seat, text) } else { Ok(army) }
}

fn unreadable_army<T>(view: &View, seat: Seat, word: &str) -> Result<T, MoveError> {
    let example = example(view.state.pieces.field, seat);
    let word: String = word.chars().filter(|letter| letter.is_alphanumeric()).take(20).collect();
    unreadable(if word.is_empty() {
        Reason::ArmyForm { example }
    } else {
        Reason::ArmyWord { word, example }
    })
}

/// A small army in the end zone of a seat.
fn example(field: Field, seat: Seat) -> String {
    let (back, front) = match seat.index() {
        0 => (1, 2),
        _ => (field.side(), field.side() - 1),
    };
    format!("deploy G:d{back} H:f{back},g{back} M:a{back},b{back} P:c{front}")
}

fn unreadable<T>(reason: Reason) -> Result<T, MoveError> {
    Err(MoveError::Unreadable(reason.into()))
}
