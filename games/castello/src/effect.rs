//! The effect of a move in short, for choices and suggestions.

use std::cmp::Reverse;

use rules::{Arg, Join, Message, Seat};

use crate::board::RED;
use crate::castles::{CASTLES_TO_WIN, Castles};
use crate::legal::{MoveGenerator, MoveOutcome};
use crate::moves::Move;
use crate::position::View;
use crate::squares::Squares;
use crate::words::{Prompt, square_list};

/// How many characters are set aside for each part of what is told of an effect, beside the castles it names.
const PART: usize = 18;
/// How many characters the name of a square takes in a list.
pub(crate) const NAME: usize = 5;

/// What an outcome would do. Greater is more worth looking at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effect {
    /// Whether it wins.
    pub(crate) wins: bool,
    /// The castles that fall.
    pub(crate) castles: Castles,
    /// How many pawns it captures.
    pub(crate) captures: usize,
    /// The castles that then want one more pawn.
    pub(crate) threatens: Castles,
    /// How many columns it gains.
    gain: i16,
}

impl Effect {
    /// What an outcome would do for the seat to move.
    pub(crate) fn of(view: &View, outcome: MoveOutcome) -> Self {
        let board = &view.board;
        let seat = board.turn();
        let before = board.pawns(seat);
        let mut pawns = *before;
        pawns.remove(outcome.from);
        pawns.add(outcome.to);
        let castles = board.falling(seat, &pawns, view.options);
        let taken = board.taken(seat).with(castles);
        let open = board.castles().without(castles).open_to(seat, taken, view.options.centre);
        let captures = outcome.captured.count_ones() as usize;
        Self {
            wins: taken.len() >= CASTLES_TO_WIN || board.pawns(seat.other()).len() <= captures + 2,
            castles,
            captures,
            threatens: open
                .with_sides(&pawns, |sides| sides == 2)
                .without(open.with_sides(before, |sides| sides >= 2)),
            gain: gain(seat, outcome),
        }
    }

    /// A key by which the most interesting come first.
    pub(crate) fn rank(&self) -> Reverse<(bool, usize, usize, usize, i16)> {
        let Self { wins, castles, captures, threatens, gain } = *self;
        Reverse((wins, castles.len(), captures, threatens.len(), gain))
    }

    /// Whether it does more than move a pawn.
    pub(crate) fn is_tactical(&self) -> bool {
        self.wins || self.captures > 0 || !self.castles.is_empty() || !self.threatens.is_empty()
    }

    /// What it does, in a few words; nothing for a plain move.
    pub(crate) fn list(&self) -> Option<Arg> {
        self.effects(Join::Commas)
    }

    /// The same within a sentence.
    pub(crate) fn sentence(&self) -> Option<Arg> {
        self.effects(Join::And)
    }

    fn effects(&self, join: Join) -> Option<Arg> {
        let named =
            |castles: Castles| (!castles.is_empty()).then(|| square_list(castles.squares()));
        let parts = [
            (self.captures > 0).then_some(Prompt::Captures { pawns: self.captures }),
            named(self.castles).map(|castles| Prompt::Takes { castles }),
            named(self.threatens).map(|castles| Prompt::Threatens { castles }),
            self.wins.then_some(Prompt::Wins),
        ];
        self.is_tactical().then(|| Arg::list(join, parts.into_iter().flatten()))
    }

    /// How many characters are set aside for [`Effect::list`], in whichever language.
    pub(crate) fn room(&self) -> usize {
        let parts =
            [self.captures > 0, !self.castles.is_empty(), !self.threatens.is_empty(), self.wins];
        let parts = parts.into_iter().filter(|said| *said).count();
        PART * parts + NAME * (self.castles.len() + self.threatens.len())
    }
}

/// How many columns an outcome leads toward the other's home.
fn gain(seat: Seat, outcome: MoveOutcome) -> i16 {
    let gain = i16::from(outcome.to.column()) - i16::from(outcome.from.column());
    if seat == RED { gain } else { -gain }
}

/// An outcome in few letters: the ends, and the captured pawns in brackets.
pub(crate) fn short_notation(search: &MoveGenerator<'_>, outcome: MoveOutcome) -> String {
    let MoveOutcome { from, to, .. } = outcome;
    format!("{from}-{to}[{}]", comma_list(&search.captured(outcome)))
}

/// Squares joined by commas.
pub(crate) fn comma_list(squares: &Squares) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(",")
}

/// How the pawn gets there: by at most so many squares, if there are more between.
pub(crate) fn path_hint(outcome: MoveOutcome, mv: &Move, most: usize) -> Option<Message> {
    match mv.path() {
        [_, between @ .., _] if !between.is_empty() => {
            let all = between.len() <= most;
            let squares = Arg::list(Join::Commas, between.iter().copied().take(most));
            Some(if all { Prompt::Jumps { squares } } else { Prompt::JumpsOn { squares } }.into())
        }
        [from, to] if outcome.captured == 0 && crate::board::middle(*from, *to).is_none() => {
            Some(Prompt::Step.into())
        }
        _ => None,
    }
}
