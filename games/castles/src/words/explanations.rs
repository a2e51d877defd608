//! Explanations of a computer's move, and the principles that it follows.

use rules::{Arg, Cell, Join};

use crate::army::Kind;
use crate::moves::Action;
use crate::words::names::Name;

rules::messages! {
    pub(crate) enum Explanation {
        Drawn = "findorff-why-drawn",
        General = "findorff-why-general",
        Repeats = "findorff-why-repeats",
        Takes { victim: Kind } = "findorff-why-takes",
        TakesOnly { victim: Kind } = "findorff-why-takes-only",
        Trades { victim: Kind, hunter: Kind, square: Cell } = "findorff-why-trades",
        Saves { kind: Kind, square: Cell, hunter: Kind, from: Cell } = "findorff-why-saves",
        Attacks { pieces: Arg } = "findorff-why-attacks",
        Endangers { kind: Kind, square: Cell, hunter: Kind, from: Cell, back: &'static str } = "findorff-why-endangers",
        Remains { kind: Kind, square: Cell, hunter: Kind, from: Cell, back: &'static str } = "findorff-why-remains",
        Doomed { mv: Action } = "findorff-why-doomed",
        Passes { mv: Action, victim: Kind, back: &'static str } = "findorff-why-passes",
        Joins { count: usize, kind: Kind, square: Cell } = "findorff-why-joins",
        Guards { mover: Kind, kind: Kind, square: Cell } = "findorff-why-guards",
        Nears { kind: Kind, prey: Kind, square: Cell, steps: usize } = "findorff-why-nears",
        Safe = "findorff-why-safe",
        Waits = "findorff-why-waits",
        Wins { moves: usize } = "findorff-why-wins",
        Follows { reply: Action, mv: Action, victim: Kind, back: &'static str } = "findorff-why-follows",
        Tempts { mv: Action, hunter: Kind, from: Cell, kind: Kind, square: Cell } = "findorff-why-tempts",
        TakenBack { mv: Action, hunter: Kind, from: Cell } = "findorff-why-taken-back",
        Loses { mv: Action, reply: Action } = "findorff-why-loses",
    }
}

rules::messages! {
    /// Advice for playing well, in the order of the page.
    pub(crate) enum Principle {
        Guard = "findorff-principle-guard",
        Avenge = "findorff-principle-avenge",
        Fork = "findorff-principle-fork",
        Edge = "findorff-principle-edge",
        Approach = "findorff-principle-approach",
        Mix = "findorff-principle-mix",
    }
}

impl Explanation {
    /// The pieces that a move attacks, each with its square.
    pub(crate) fn attacks(pieces: impl Iterator<Item = (Kind, Cell)>) -> Self {
        let named = pieces.map(|(kind, square)| Name::Attacked { kind, square });
        Self::Attacks { pieces: Arg::list(Join::And, named) }
    }
}
