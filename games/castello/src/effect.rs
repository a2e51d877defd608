//! What a move would do, in short: for those who choose one.

use std::cmp::Reverse;

use rules::Seat;

use crate::board::RED;
use crate::castles::{CASTLES_TO_WIN, Castles};
use crate::legal::{Outcome, Search};
use crate::moves::Move;
use crate::position::View;
use crate::squares::Squares;

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
    pub(crate) fn of(view: &View, outcome: Outcome) -> Self {
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
    pub(crate) fn words(&self) -> String {
        let mut words = Vec::new();
        match self.captures {
            0 => {}
            1 => words.push("captures a pawn".into()),
            many => words.push(format!("captures {many} pawns")),
        }
        if !self.castles.is_empty() {
            words.push(format!("takes {}", places(self.castles)));
        }
        if !self.threatens.is_empty() {
            words.push(format!("threatens {}", places(self.threatens)));
        }
        if self.wins {
            words.push("wins".into());
        }
        words.join(", ")
    }
}

fn places(castles: Castles) -> String {
    castles.squares().map(|place| place.to_string()).collect::<Vec<_>>().join(" and ")
}

/// How many columns an outcome leads toward the other's home.
fn gain(seat: Seat, outcome: Outcome) -> i16 {
    let gain = i16::from(outcome.to.column()) - i16::from(outcome.from.column());
    if seat == RED { gain } else { -gain }
}

/// An outcome in few letters: the ends, and the captured pawns in brackets.
pub(crate) fn short_by(search: &Search<'_>, outcome: Outcome) -> String {
    let Outcome { from, to, .. } = outcome;
    format!("{from}-{to}[{}]", joined(&search.captured(outcome)))
}

/// Squares joined by commas.
pub(crate) fn joined(squares: &Squares) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(",")
}

/// How the pawn gets there, in words.
pub(crate) fn manner(outcome: Outcome, mv: &Move) -> String {
    match mv.path() {
        [_, between @ .., _] if !between.is_empty() => {
            let between: Vec<String> = between.iter().map(ToString::to_string).collect();
            format!("Jumps by {}", between.join(", "))
        }
        [from, to] if outcome.captured == 0 && crate::board::middle(*from, *to).is_none() => {
            "One step".into()
        }
        _ => String::new(),
    }
}
