//! The state of a draft and the next step of staged input.

use rules::{Choice, Join, Message};

use crate::moves::Move;
use crate::piece::{Piece, Shape};
use crate::squares::Squares;
use crate::words::{Prompt, square_list};

/// The decisions of a draft so far, for the picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct DraftState {
    pub(crate) piece: Option<Piece>,
    pub(crate) shape: Option<Shape>,
    pub(crate) trees: Squares,
    /// The squares that can be chosen now.
    pub(crate) open: Squares,
    pub(crate) mv: Option<Move>,
}

/// The next step after a draft, and what the draft has decided.
pub(crate) struct DraftStep {
    pub(crate) state: DraftState,
    pub(crate) prompt: Message,
    pub(crate) options: Vec<Choice>,
    /// The canonical steps, if they differ from those of the draft.
    pub(crate) steps: Option<Vec<String>>,
}

impl DraftStep {
    /// A prompt without options.
    pub(crate) fn prompt(prompt: impl Into<Message>) -> Self {
        let state = DraftState::default();
        Self { state, prompt: prompt.into(), options: Vec::new(), steps: None }
    }

    /// A complete move without further options.
    pub(crate) fn complete(mv: Move) -> Self {
        let prompt = match mv {
            Move::Swap => Prompt::Swaps,
            Move::Keep => Prompt::Keeps,
            Move::Pick(piece) => Prompt::Names { piece },
            Move::Plant(grove) => Prompt::Plants { trees: square_list(Join::And, grove.squares()) },
            Move::Build(place) => {
                let (piece, squares) = (place.shape.piece(), place.covered());
                Prompt::Builds { piece, squares: square_list(Join::Spaces, squares) }
            }
        };
        let piece = if let Move::Pick(piece) = mv { Some(piece) } else { None };
        let state = DraftState { mv: Some(mv), piece, ..DraftState::default() };
        Self { state, ..Self::prompt(prompt) }
    }
}
