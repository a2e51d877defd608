//! Computer players as the rest of the program sees them: requests and thoughts.

use std::fmt::Debug;

use crate::words::RulesMessage;
use crate::{Level, Message, RuleSet, Seat, Seed};

/// The node limit of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeLimit {
    /// The default of the level.
    OfLevel,
    /// This number of nodes. The move is then the same on every machine.
    Nodes(u64),
    /// The default of the level divided by this number.
    Part(u64),
    /// The nodes for about this many seconds if the move may decide the game. Otherwise, the default of the level.
    Decisive(u32),
    /// No limit: the search runs until stopped.
    UntilStopped,
}

/// A request for a thought. Equal requests for equal views give equal thoughts on every machine.
#[derive(Clone, Copy, Debug)]
pub struct ThinkRequest {
    /// The level to play at.
    pub level: Level,
    /// The node limit.
    pub limit: NodeLimit,
    /// The seed of the thought's randomness. It must not come from the match's own seed, which would reveal hidden
    /// things.
    pub seed: Seed,
    /// Whether the thought comes with the reason for its move, which takes time of its own.
    pub explains: bool,
}

impl ThinkRequest {
    /// A request for a move without its reason.
    pub const fn new(level: Level, limit: NodeLimit, seed: Seed) -> Self {
        Self { level, limit, seed, explains: false }
    }

    /// The same request, for a move with its reason.
    #[must_use]
    pub const fn explained(self) -> Self {
        Self { explains: true, ..self }
    }
}

/// The result of a computer player's search: its move, and its evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<M = String> {
    /// The chosen move, which is legal.
    pub mv: M,
    /// The value for the seat after the move, from -1 (lost) to 1 (won).
    pub value: f64,
    /// Whether the value is proven instead of estimated.
    pub is_proven: bool,
    /// The expected continuation, beginning with the move.
    pub line: Vec<M>,
    /// The number of positions searched.
    pub nodes: u64,
    /// The depth in plies to which every move was searched, if the search has one.
    pub depth: Option<u8>,
    /// The reason for the move in one to four sentences, if the request wants it.
    pub why: Option<Message>,
    /// The values of other moves, as far as the search knows them.
    pub others: Vec<(M, f64)>,
    /// Whether a draw may be offered with the move, after long play without progress. This doesn't depend on the value.
    pub may_offer_draw: bool,
}

impl<M> Thought<M> {
    /// The same thought with each move converted.
    pub fn map<N>(self, mut change: impl FnMut(M) -> N) -> Thought<N> {
        let others = self.others.into_iter().map(|(mv, value)| (change(mv), value)).collect();
        Thought {
            others,
            mv: change(self.mv),
            value: self.value,
            is_proven: self.is_proven,
            line: self.line.into_iter().map(change).collect(),
            nodes: self.nodes,
            depth: self.depth,
            why: self.why,
            may_offer_draw: self.may_offer_draw,
        }
    }
}

/// The reason why there is no thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThinkError {
    /// The game has no computer player.
    NoComputerPlayer,
    /// The seat is not to move.
    NotToMove,
    /// The match is over.
    Over,
    /// The view belongs to another viewer. A computer player may only know what its seat knows.
    NotOwnView,
}

impl ThinkError {
    /// A stable keyword for programs.
    pub fn kind(self) -> &'static str {
        match self {
            Self::NoComputerPlayer => "no_mind",
            Self::NotToMove => "not_to_move",
            Self::Over => "over",
            Self::NotOwnView => "not_its_view",
        }
    }

    /// The message for people.
    pub fn message(self) -> Message {
        match self {
            Self::NoComputerPlayer => RulesMessage::NoComputerPlayer.into(),
            Self::NotToMove => RulesMessage::NotToMove.into(),
            Self::Over => RulesMessage::Over.into(),
            Self::NotOwnView => RulesMessage::NotOwnView.into(),
        }
    }
}

/// The computer player of one game, as [`Plugin`](crate::Plugin) holds it. The crate `search` helps to write one. Like
/// a person, it only sees a view.
pub trait Thinker<R: RuleSet>: Debug + Send + Sync {
    /// The move of a seat that is to move; `view` must be its own. Returns soon after `stop` returns true, with the
    /// best move so far. `None` if the seat has no legal move.
    fn think(
        &self,
        view: &R::View,
        seat: Seat,
        request: &ThinkRequest,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<R::Move>>;

    /// The value for the seat from -1 to 1, whichever seat is to move; `view` must be its own. `None` if unknown.
    fn evaluate(
        &self,
        view: &R::View,
        seat: Seat,
        request: &ThinkRequest,
        stop: &dyn Fn() -> bool,
    ) -> Option<f64>;

    /// Whether the seat can force a win within this number of plies, found by trying every move. `None` if that takes
    /// more than this number of positions. Only for games in which the seat sees everything.
    fn forces_win(
        &self,
        _view: &R::View,
        _seat: Seat,
        _plies: u32,
        _positions: u64,
    ) -> Option<bool> {
        None
    }
}
