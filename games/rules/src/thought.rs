//! Computer players as the rest of the program sees them: levels, requests and thoughts.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};

use crate::words::RulesMessage;
use crate::{Message, RuleSet, Seat, Seed};

/// How well a computer plays: 1 like a friendly beginner, 5 as well as it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Level(u8);

impl Level {
    /// All levels, from the weakest.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];
    /// The strongest level: the one whose hints are worth having.
    pub const BEST: Self = Self(5);

    /// The level of this number, if there is one.
    pub fn of(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.0 == number)
    }

    /// The number, from 1.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Which of several things, one for each level, is this level's.
    pub fn pick<T: Copy>(self, of: [T; 5]) -> T {
        of[usize::from(self.0 - 1)]
    }

    /// What a player of this level is called.
    pub fn name(self) -> Message {
        match self.0 {
            1 => RulesMessage::Level1.into(),
            2 => RulesMessage::Level2.into(),
            3 => RulesMessage::Level3.into(),
            4 => RulesMessage::Level4.into(),
            _ => RulesMessage::Level5.into(),
        }
    }

    /// How a player of this level plays, in a sentence.
    pub fn about(self) -> Message {
        match self.0 {
            1 => RulesMessage::AboutLevel1.into(),
            2 => RulesMessage::AboutLevel2.into(),
            3 => RulesMessage::AboutLevel3.into(),
            4 => RulesMessage::AboutLevel4.into(),
            _ => RulesMessage::AboutLevel5.into(),
        }
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}

impl TryFrom<u8> for Level {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::of(number).ok_or("a level is a number from 1 to 5")
    }
}

/// The node limit of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeLimit {
    /// What the level is made for.
    OfLevel,
    /// So many nodes: the same move on every machine.
    Nodes(u64),
    /// One part in so many of what the level is made for.
    Part(u64),
    /// Until it is told to stop.
    UntilStopped,
}

/// A request for a thought. The same view, level, node limit and seed bring the same thought on every machine.
#[derive(Clone, Copy, Debug)]
pub struct ThinkRequest {
    /// How well to play.
    pub level: Level,
    /// How many nodes it may cost.
    pub limit: NodeLimit,
    /// Where its chance comes from: nothing of the match's own seed, or it would know what is hidden.
    pub seed: Seed,
}

/// What a seat would play, and what it thinks of its position.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<M = String> {
    /// The move, which is legal.
    pub mv: M,
    /// How it stands for the seat, if it plays so: from -1, lost, to 1, won.
    pub value: f64,
    /// Whether the value is proven, not judged.
    pub is_proven: bool,
    /// How it expects the match to go on, its own move first.
    pub line: Vec<M>,
    /// How many positions it has looked at.
    pub nodes: u64,
    /// How many plies deep it has looked at every move, where it goes ply by ply.
    pub depth: Option<u8>,
    /// Why this move, in a sentence, where it can tell.
    pub why: Option<Message>,
    /// What other moves are worth by the same search, where it is known.
    pub others: Vec<(M, f64)>,
    /// Whether it offers a draw with the move: nobody has got anywhere for long, and it stands no better.
    pub offers_draw: bool,
}

impl<M> Thought<M> {
    /// The same with each move as something else.
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
            offers_draw: self.offers_draw,
        }
    }
}

/// The reason why there is no thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThinkError {
    /// No computer plays this game.
    NoComputerPlayer,
    /// The seat is not to move.
    NotToMove,
    /// There is nothing more to play.
    Over,
    /// The view of another viewer: a computer player knows what its seat knows.
    NotOwnView,
}

impl ThinkError {
    /// A stable word for programs.
    pub fn kind(self) -> &'static str {
        match self {
            Self::NoComputerPlayer => "no_mind",
            Self::NotToMove => "not_to_move",
            Self::Over => "over",
            Self::NotOwnView => "not_its_view",
        }
    }

    /// What to say to whoever asked.
    pub fn message(self) -> Message {
        match self {
            Self::NoComputerPlayer => RulesMessage::NoComputerPlayer.into(),
            Self::NotToMove => RulesMessage::NotToMove.into(),
            Self::Over => RulesMessage::Over.into(),
            Self::NotOwnView => RulesMessage::NotOwnView.into(),
        }
    }
}

/// A computer player of one game, as [`Plugin`](crate::Plugin) holds it. It is written with the crate `search`, and sees a
/// view, like everybody.
pub trait Thinker<R: RuleSet>: Debug + Send + Sync {
    /// What the seat would play, which is to move; `view` is its own. It ends soon after `stop` says so, with the best
    /// that it has found by then. Nothing, where it has no legal move.
    fn think(
        &self,
        view: &R::View,
        seat: Seat,
        request: &ThinkRequest,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<R::Move>>;

    /// How it stands for the seat, from -1 to 1, whoever is to move; `view` is its own. Nothing, where it can't tell.
    fn evaluate(
        &self,
        view: &R::View,
        seat: Seat,
        request: &ThinkRequest,
        stop: &dyn Fn() -> bool,
    ) -> Option<f64>;
}
