//! Autocomplete suggestions for a typed move.

use rules::{Arg, Message, Seat, Suggestion};

use crate::effect::{Effect, ranked, short_notation};
use crate::moves::Move;
use crate::notation::TypedMove;
use crate::position::View;
use crate::square::Square;
use crate::words::Prompt;

/// The maximum number of characters of a suggestion that Discord accepts.
const LONGEST: usize = 100;

/// At most `limit` legal moves that continue the typed text, the most important first.
pub(crate) fn suggest(view: &View, seat: Seat, typed: &str, limit: usize) -> Vec<Suggestion> {
    if !view.to_move(seat) {
        return Vec::new();
    }
    let query = Query::of(typed);
    let mut search = view.move_generator();
    let moves = search.moves();
    let mut found: Vec<_> = moves
        .iter()
        .filter_map(|(outcome, mv)| {
            let fit = query.fit(mv, || short_notation(&search, *outcome))?;
            Some((fit, *outcome, mv, Effect::of(view, *outcome)))
        })
        .collect();
    // Squares in natural order: a2 comes before a10.
    found.sort_by(|(_, _, mv, _), (_, _, other, _)| mv.path().cmp(other.path()));
    let mut found = ranked(found, |(_, outcome, _, effect)| (outcome.from, *effect));
    found.sort_by_key(|(fit, ..)| *fit);
    let first = found.into_iter().take(limit);
    first
        .map(|(_, outcome, mv, effect)| suggestion(mv, effect, || short_notation(&search, outcome)))
        .collect()
}

/// A move as a suggestion. A long path is sent as its ends and captures.
fn suggestion(mv: &Move, effect: Effect, short: impl Fn() -> String) -> Suggestion {
    let canonical = mv.to_string();
    let text = if canonical.len() <= LONGEST { canonical } else { short() };
    let label = label(&text, effect, short);
    Suggestion { text, label }
}

/// The label: a move and its effect. If that is too long, the move is in short notation, or the effect is left out.
fn label(text: &str, effect: Effect, short: impl Fn() -> String) -> Message {
    let fits = |text: &str| text.len() + effect.room() <= LONGEST;
    let Some(effects) = effect.list() else { return Message::plain(text) };
    let told = if fits(text) { text.into() } else { short() };
    match fits(&told) {
        true => Prompt::Does { what: Arg::plain(told), effects }.into(),
        false => Message::plain(text),
    }
}

/// The fit of a move to the typed text. Smaller is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// The text is the whole move.
    Whole,
    /// The move begins with the text, and the next letter begins a new square.
    Begins,
    /// The move begins with the text, but the next digit continues a square.
    Letters,
    /// The ends and captures of the move begin with the text.
    Ends,
    /// The path of the move has all typed squares, in their order.
    Passes,
}

/// The text typed so far.
struct Query {
    /// The letters, with one hyphen between squares.
    letters: String,
    /// The squares that could be read.
    squares: Vec<Square>,
}

impl Query {
    fn of(typed: &str) -> Self {
        let typed: String = typed.chars().take(400).collect();
        let squares = TypedMove::of(&typed).map(|typed| typed.squares).unwrap_or_default();
        Self { letters: plain(&typed), squares }
    }

    fn fit(&self, mv: &Move, short: impl Fn() -> String) -> Option<Fit> {
        if self.letters.is_empty() {
            return Some(Fit::Begins);
        }
        // Most moves of a crowded board begin elsewhere, so their text isn't needed.
        let begins_here = self.squares.first().is_none_or(|square| *square == mv.from());
        if begins_here || self.squares.len() < 2 {
            let text = mv.to_string();
            match text.strip_prefix(&self.letters) {
                Some("") => return Some(Fit::Whole),
                Some(rest) if rest.starts_with('-') => return Some(Fit::Begins),
                Some(rest) if rest.starts_with(|letter: char| letter.is_ascii_digit()) => {
                    return Some(Fit::Letters);
                }
                Some(_) => return Some(Fit::Begins),
                None => {}
            }
            if short().starts_with(&self.letters) {
                return Some(Fit::Ends);
            }
        }
        let mut path = mv.path().iter();
        let passes = self.squares.iter().all(|square| path.any(|passed| passed == square));
        (passes && !self.squares.is_empty()).then_some(Fit::Passes)
    }
}

/// A text in lower case, with one hyphen between squares.
fn plain(typed: &str) -> String {
    let mut plain = String::new();
    for letter in typed.trim_start().to_lowercase().chars() {
        match letter {
            '(' | '[' => plain.push('['),
            ')' | ']' => plain.push(']'),
            ',' if plain.contains('[') => plain.push(','),
            letter if letter.is_alphanumeric() && letter != 'x' => {
                let joins = letter.is_alphabetic() && plain.ends_with(|c: char| c.is_ascii_digit());
                if joins {
                    plain.push('-');
                }
                plain.push(letter);
            }
            _ if plain.ends_with(['-', ',', '[', ']']) || plain.is_empty() => {}
            _ if plain.contains('[') => plain.push(','),
            _ => plain.push('-'),
        }
    }
    plain
}
