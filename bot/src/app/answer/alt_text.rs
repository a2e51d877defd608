//! Alternative texts of pictures: fixed lines, or a position described in as much detail as fits.

use std::fmt;
use std::iter;
use std::sync::Arc;

use rules::{BRIEFEST, GameView, Message};

use crate::app::answer::names::TableNames;

/// A position in words, for a reader who knows the players by these names.
#[derive(Clone)]
pub(crate) struct PositionText {
    /// A line before the players and the position.
    pub(crate) first: Option<Message>,
    /// A line between the players and the position.
    pub(crate) options: Option<Message>,
    /// A line after the position.
    pub(crate) last: Option<Message>,
    /// The reader's view.
    pub(crate) view: Arc<dyn GameView>,
    pub(crate) names: TableNames,
}

/// Hides the position, which may be secret.
impl fmt::Debug for PositionText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PositionText").field("first", &self.first).finish_non_exhaustive()
    }
}

impl PositionText {
    /// The text of a position, without extra lines.
    pub(crate) fn new(view: Box<dyn GameView>, names: TableNames) -> Self {
        Self { first: None, options: None, last: None, view: view.into(), names }
    }

    /// Versions of the text, the longest first. The last one omits the players' seats.
    fn versions(&self) -> impl Iterator<Item = Vec<Message>> + '_ {
        let seats = self.names.seat_list(self.view.as_ref());
        let with_seats = (0..=BRIEFEST).map(move |brief| (seats.clone(), brief));
        with_seats.chain([(None, BRIEFEST)]).map(|(seats, brief)| {
            let text = self.view.text(brief).into_iter().map(|line| self.names.with_names(line));
            let start = self.first.iter().cloned().chain(seats);
            let lines = start.chain(self.options.clone()).chain(text);
            lines.chain(self.last.clone()).collect()
        })
    }
}

/// The alternative text of a picture.
#[derive(Clone, Debug)]
pub(crate) enum AltText {
    Fixed(Vec<Message>),
    /// A position, which has texts of several lengths.
    Position(PositionText),
}

impl AltText {
    /// Versions of the text, the longest first. A face shows the first one that fits.
    pub(crate) fn versions(&self) -> Box<dyn Iterator<Item = Vec<Message>> + '_> {
        match self {
            Self::Fixed(lines) => Box::new(iter::once(lines.clone())),
            Self::Position(position) => Box::new(position.versions()),
        }
    }
}
