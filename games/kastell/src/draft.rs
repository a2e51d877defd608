//! Where a draft of staged input stands: what is settled, and what is asked next.

use rules::{Choice, Message};

use crate::moves::Move;
use crate::piece::{Piece, Shape};
use crate::squares::Squares;
use crate::words::Ask;

/// What a draft has settled so far; what the picture shows of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Settled {
    pub(crate) piece: Option<Piece>,
    pub(crate) shape: Option<Shape>,
    pub(crate) trees: Squares,
    /// Which squares can be chosen now.
    pub(crate) open: Squares,
    pub(crate) mv: Option<Move>,
}

/// The next step after a draft, and what the draft has settled.
pub(crate) struct Stage {
    pub(crate) settled: Settled,
    pub(crate) prompt: Message,
    pub(crate) options: Vec<Choice>,
    /// The steps that mean the same, where they are others.
    pub(crate) steps: Option<Vec<String>>,
}

impl Stage {
    /// A question, with nothing to choose yet.
    pub(crate) fn asking(prompt: impl Into<Message>) -> Self {
        let settled = Settled::default();
        Self { settled, prompt: prompt.into(), options: Vec::new(), steps: None }
    }

    /// A move that is chosen, with nothing left to choose.
    pub(crate) fn complete(mv: Move) -> Self {
        let prompt = match mv {
            Move::Swap => Ask::Swaps,
            Move::Keep => Ask::Keeps,
            Move::Pick(piece) => Ask::Names { piece },
            Move::Plant(_) | Move::Build(_) => Ask::Plants,
        };
        let settled = Settled { mv: Some(mv), ..Settled::default() };
        Self { settled, ..Self::asking(prompt) }
    }
}
