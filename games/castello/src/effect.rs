//! The effect of a move, in short form for choices and suggestions.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use rules::{Arg, Join, Message, Seat};

use crate::board::RED;
use crate::castles::{CASTLES_TO_WIN, Castles};
use crate::legal::{MoveGenerator, MoveOutcome};
use crate::moves::Move;
use crate::position::View;
use crate::square::Square;
use crate::squares::Squares;
use crate::words::{Prompt, square_list};

/// The characters reserved for each part of an effect, without the names of castles.
const PART: usize = 18;
/// The characters that a square takes in a list.
pub(crate) const NAME: usize = 5;

/// The effect of a move. [`Effect::rank`] orders effects by importance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effect {
    pub(crate) wins: bool,
    pub(crate) castles: Castles,
    pub(crate) captures: usize,
    /// The castles that after this move lack only one pawn.
    pub(crate) threatens: Castles,
    /// The number of columns gained toward the opponent's home.
    pub(crate) gain: i16,
    /// The steps from the target to the nearest castle that the mover could take.
    away: u8,
}

impl Effect {
    pub(crate) fn of(view: &View, outcome: MoveOutcome) -> Self {
        let board = &view.board;
        let seat = board.turn();
        let before = board.pawns(seat);
        let mut pawns = *before;
        pawns.remove(outcome.from);
        pawns.add(outcome.to);
        let castles = board.falling(seat, &pawns, view.options);
        let taken = board.taken(seat) | castles;
        let open = (board.castles() - castles).open_to(seat, taken, view.options.centre);
        let captures = outcome.captured.count_ones() as usize;
        Self {
            wins: taken.len() >= CASTLES_TO_WIN || board.pawns(seat.other()).len() <= captures + 2,
            castles,
            captures,
            threatens: open.with_sides(&pawns, |sides| sides == 2)
                - open.with_sides(before, |sides| sides >= 2),
            gain: gain(seat, outcome),
            away: open.squares().map(|castle| steps(outcome.to, castle)).min().unwrap_or(0),
        }
    }

    /// A sort key that puts the most important first.
    pub(crate) fn rank(&self) -> impl Ord + use<> {
        let Self { wins, castles, captures, threatens, gain, away } = *self;
        (Reverse((wins, castles.len(), captures, threatens.len(), gain)), away)
    }

    /// Whether the move wins, captures, takes a castle or threatens one.
    pub(crate) fn is_tactical(&self) -> bool {
        self.wins || self.captures > 0 || !self.castles.is_empty() || !self.threatens.is_empty()
    }

    /// The effect in a few words. `None` for a move that isn't tactical.
    pub(crate) fn list(&self) -> Option<Arg> {
        let takes = |castles, _| Prompt::Takes { castles };
        self.effects(Join::Commas, takes, |castles, _| Prompt::Threatens { castles })
    }

    /// The effect as part of a sentence. `None` for a move that isn't tactical.
    pub(crate) fn sentence(&self) -> Option<Arg> {
        let takes = |castles, count| Prompt::TakesCastles { castles, count };
        let threatens = |castles, count| Prompt::ThreatensCastles { castles, count };
        self.effects(Join::And, takes, threatens)
    }

    fn effects(
        &self,
        join: Join,
        takes: impl Fn(Arg, usize) -> Prompt,
        threatens: impl Fn(Arg, usize) -> Prompt,
    ) -> Option<Arg> {
        let named = |castles: Castles| {
            (!castles.is_empty()).then(|| (square_list(castles.squares()), castles.len()))
        };
        let parts = [
            (self.captures > 0).then_some(Prompt::Captures { pawns: self.captures }),
            named(self.castles).map(|(castles, count)| takes(castles, count)),
            named(self.threatens).map(|(castles, count)| threatens(castles, count)),
            self.wins.then_some(Prompt::Wins),
        ];
        self.is_tactical().then(|| Arg::list(join, parts.into_iter().flatten()))
    }

    /// The characters reserved for [`Effect::list`], in any language.
    pub(crate) fn room(&self) -> usize {
        let parts =
            [self.captures > 0, !self.castles.is_empty(), !self.threatens.is_empty(), self.wins];
        let parts = parts.into_iter().filter(|said| *said).count();
        PART * parts + NAME * (self.castles.len() + self.threatens.len())
    }
}

/// Orders moves for menus and suggestions: tactical ones and the best of each pawn first. Equal moves keep their order.
pub(crate) fn ranked<T>(mut moves: Vec<T>, read: impl Fn(&T) -> (Square, Effect)) -> Vec<T> {
    moves.sort_by_key(|mv| read(mv).1.rank());
    let mut known = BTreeSet::new();
    let (first, rest): (Vec<T>, Vec<T>) = moves.into_iter().partition(|mv| {
        let (from, effect) = read(mv);
        known.insert(from) || effect.is_tactical()
    });
    first.into_iter().chain(rest).collect()
}

/// The straight steps between two squares.
pub(crate) fn steps(from: Square, to: Square) -> u8 {
    from.column().abs_diff(to.column()) + from.row().abs_diff(to.row())
}

/// The number of columns that a move gains toward the opponent's home.
fn gain(seat: Seat, outcome: MoveOutcome) -> i16 {
    let gain = i16::from(outcome.to.column()) - i16::from(outcome.from.column());
    if seat == RED { gain } else { -gain }
}

/// An outcome in short notation: the ends, and the captured pawns in brackets.
pub(crate) fn short_notation(search: &MoveGenerator<'_>, outcome: MoveOutcome) -> String {
    let MoveOutcome { from, to, .. } = outcome;
    format!("{from}-{to}[{}]", comma_list(&search.captured(outcome)))
}

pub(crate) fn comma_list(squares: &Squares) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(",")
}

/// The path as a hint, with at most `most` squares between its ends.
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
