//! What the people at a table are called where no mention shows: in labels, prompts and alternative texts.

use matches::{MatchView, Matches, PlayerId, Refused};
use rules::{Arg, BRIEFEST, GameView, Join, Message, READER, Seat};

use crate::app::answer::mention::computer_name;
use crate::app::words::board::BoardText;

/// What the people at a table are called for somebody who reads it.
#[derive(Clone, Default)]
pub(crate) struct TableNames {
    names: Vec<Option<Message>>,
    reader: Option<Seat>,
}

/// Without names: they are nothing for a log.
impl std::fmt::Debug for TableNames {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TableNames").field("reader", &self.reader).finish_non_exhaustive()
    }
}

impl TableNames {
    /// What they are called for this reader; for everybody, where nobody is named.
    ///
    /// # Errors
    /// The store has failed.
    pub(crate) fn of(
        matches: &Matches,
        view: &MatchView,
        reader: Option<PlayerId>,
    ) -> Result<Self, Refused> {
        let head = view.head();
        let reader = reader.and_then(|reader| head.seat_of(reader));
        let computers = head.players.iter().map(|&player| computer_name(player));
        let names = matches.names(view)?.into_iter().map(|name| name.map(Message::plain));
        let names = names.zip(computers).map(|(name, computer)| computer.or(name)).collect();
        Ok(Self { names, reader })
    }

    /// A message with those who sit there in place of the names of seats, as far as it is known what they are called.
    pub(crate) fn label(&self, told: Message) -> Message {
        told.with_players(&|seat| self.name(seat))
    }

    /// Who plays what, where the text tells of seats, like colors, by which nobody is known.
    pub(crate) fn seats(&self, sight: &dyn GameView) -> Option<Message> {
        let names = sight.seat_names();
        let is_named = |told: Message| self.label(told.clone()) != told;
        if names.len() < 2 || sight.text(BRIEFEST).into_iter().any(is_named) {
            return None;
        }
        let seated = (0..)
            .map(Seat)
            .zip(names)
            .map(|(seat, name)| Some(BoardText::Seated { player: self.name(seat)?, seat: name }));
        let seated: Option<Vec<BoardText>> = seated.collect();
        Some(BoardText::Sit { players: Arg::list(Join::Dashes, seated?) }.into())
    }

    fn name(&self, seat: Seat) -> Option<Arg> {
        if self.reader == Some(seat) {
            return Some(Arg::plain(READER));
        }
        self.names.get(seat.index())?.clone().map(Arg::from)
    }
}
