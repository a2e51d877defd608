//! The adapter from a typed position to [`Table`], where the text of a move becomes a move.

use serde::{Deserialize, Serialize};

use crate::filler_words::read_words;
use crate::typed_view::TypedView;
use crate::words::RulesMessage;
use crate::{
    GameView, MoveError, Note, Notes, Played, Refusal, RuleSet, Seat, Seats, Status, Table,
    Thinker, Turn, Viewer, near_moves, random_play,
};

/// The computer player of a game, if it has one.
pub(crate) type Player<R> = Option<&'static dyn Thinker<R>>;

/// A position as a [`Table`], with the number of the current turn.
pub(crate) struct TypedTable<R: RuleSet> {
    turn: u32,
    position: R::Position,
    player: Player<R>,
}

impl<R: RuleSet> TypedTable<R> {
    pub(crate) fn new(position: R::Position, player: Player<R>) -> Self {
        Self { turn: 1, position, player }
    }

    /// Restores a table from the bytes of [`Table::snapshot`].
    pub(crate) fn restore(snapshot: &[u8], player: Player<R>) -> Result<Self, Refusal> {
        let saved: Saved<R::Position> =
            postcard::from_bytes(snapshot).map_err(|_| Refusal::new(RulesMessage::BadSnapshot))?;
        if saved.rules_version != R::info().rules_version {
            return Err(Refusal::new(RulesMessage::OldSnapshot));
        }
        Ok(Self { turn: saved.turn, position: saved.position, player })
    }

    fn pass(&mut self) {
        self.turn = self.turn.saturating_add(1);
    }
}

#[derive(Serialize, Deserialize)]
struct Saved<P> {
    rules_version: u16,
    turn: u32,
    position: P,
}

impl<R: RuleSet> Table for TypedTable<R> {
    fn status(&self) -> Status {
        R::status(&self.position)
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, MoveError> {
        let to_move = match self.status() {
            Status::ToMove(seats) => seats,
            Status::Over(_) => return Err(MoveError::Over),
        };
        if !to_move.contains(seat) {
            return Err(MoveError::NotToMove);
        }
        let view = R::view(&self.position, Viewer::Seat(seat));
        let mv = read_words::<R>(&view, seat, text)?;
        R::check(&self.position, seat, &mv).map_err(|illegal| {
            let legal = R::legal_moves(&view, seat).map(|legal| legal.to_string());
            let nearest = near_moves(&mv.to_string(), &legal);
            MoveError::Illegal { reason: illegal.message().clone(), nearest }
        })?;
        let mut notes = Notes::default();
        if R::play(&mut self.position, seat, &mv, &mut notes) == Turn::Ends {
            self.pass();
        }
        Ok(Played {
            mv: mv.to_string(),
            sealed: notes.is_sealed(),
            notes: notes.into_vec(),
            reusable_layout: R::reusable_layout(&mv),
        })
    }

    fn leave(&mut self, seat: Seat) -> Vec<Note> {
        let mut notes = Notes::default();
        R::leave(&mut self.position, seat, &mut notes);
        self.pass();
        notes.into_vec()
    }

    fn see(&self, viewer: Viewer) -> Box<dyn GameView> {
        let over = match self.status() {
            Status::Over(outcome) => Some((outcome.winners, Seats::NONE)),
            Status::ToMove(_) => None,
        };
        let (view, player) = (R::view(&self.position, viewer), self.player);
        Box::new(TypedView::<R> { view, viewer, stopped: false, over, player })
    }

    fn snapshot(&self) -> Vec<u8> {
        let (turn, position) = (self.turn, &self.position);
        let saved = Saved { rules_version: R::info().rules_version, turn, position };
        postcard::to_allocvec(&saved).expect("a position has only fields that postcard can write")
    }

    fn perft(&self, depth: u32) -> Option<u64> {
        random_play::perft::<R>(&self.position, depth)
    }

    fn duplicate(&self) -> Box<dyn Table> {
        Box::new(Self { turn: self.turn, position: self.position.clone(), player: self.player })
    }
}
