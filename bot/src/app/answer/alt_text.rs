//! Alternative texts of pictures: fixed lines, or a position that is described as briefly as it has to be.

use std::fmt;
use std::iter;
use std::sync::Arc;

use rules::{BRIEFEST, GameView, Message};

use crate::app::answer::names::TableNames;

/// A position in words, for a reader who knows the players by these names.
#[derive(Clone)]
pub(crate) struct PositionText {
    /// What is said before it.
    pub(crate) first: Option<Message>,
    /// What is said after it.
    pub(crate) last: Option<Message>,
    /// What the reader may see.
    pub(crate) view: Arc<dyn GameView>,
    /// The names of the players.
    pub(crate) names: TableNames,
}

/// Without the position: it may be a secret.
impl fmt::Debug for PositionText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PositionText").field("first", &self.first).finish_non_exhaustive()
    }
}

impl PositionText {
    /// The position by itself.
    pub(crate) fn new(view: Box<dyn GameView>, names: TableNames) -> Self {
        Self { first: None, last: None, view: view.into(), names }
    }

    /// Versions of the text, the fullest first: the last one without the seats of the players.
    fn versions(&self) -> impl Iterator<Item = Vec<Message>> + '_ {
        let seats = self.names.seat_list(self.view.as_ref());
        let with_seats = (0..=BRIEFEST).map(move |brief| (seats.clone(), brief));
        with_seats.chain([(None, BRIEFEST)]).map(|(seats, brief)| {
            let text = self.view.text(brief).into_iter().map(|line| self.names.with_names(line));
            self.first.iter().cloned().chain(seats).chain(text).chain(self.last.clone()).collect()
        })
    }
}

/// The alternative text of a picture.
#[derive(Clone, Debug)]
pub(crate) enum AltText {
    /// These lines.
    Fixed(Vec<Message>),
    /// A position. It is put into words as often as it has to be shorter.
    Position(PositionText),
}

impl AltText {
    /// Versions of the text, the fullest first. A face shows the first that fits.
    pub(crate) fn versions(&self) -> Box<dyn Iterator<Item = Vec<Message>> + '_> {
        match self {
            Self::Fixed(lines) => Box::new(iter::once(lines.clone())),
            Self::Position(position) => Box::new(position.versions()),
        }
    }
}
