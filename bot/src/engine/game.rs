//! The match under way in a session.

use rules::{Act, Game, GameView, Played, Ply, Record, Seat, Setup, Table, Viewer};
use serde_json::Value;

use crate::engine::error::EngineError;
use crate::words::engine::EngineText;

/// The match under way, its setup and what was played.
#[derive(Debug)]
pub(super) struct CurrentMatch {
    pub(super) game: &'static dyn Game,
    pub(super) setup: Setup,
    pub(super) table: Box<dyn Table>,
    /// What was played, each with the table before it.
    plies: Vec<(Ply, Box<dyn Table>)>,
    /// Whether it began from a state that was loaded, so that no record tells it.
    is_loaded: bool,
}

impl CurrentMatch {
    /// A match before its first ply.
    pub(super) fn new(game: &'static dyn Game, setup: Setup) -> Result<Self, EngineError> {
        let table = game.set_up(&setup).map_err(EngineError::refused("bad_options"))?;
        Ok(Self { game, setup, table, plies: Vec::new(), is_loaded: false })
    }

    /// A match from a full state; how many play, the state tells.
    pub(super) fn load(
        game: &'static dyn Game,
        mut setup: Setup,
        state: &Value,
    ) -> Result<Self, EngineError> {
        let table = game.load(&setup, state).map_err(EngineError::refused("bad_state"))?;
        let seats = table.see(Viewer::Spectator).seat_names().len();
        setup.seats = u8::try_from(seats).unwrap_or(setup.seats);
        Ok(Self { game, setup, table, plies: Vec::new(), is_loaded: true })
    }

    /// A match played through to where its record ends.
    pub(super) fn replay(game: &'static dyn Game, record: Record) -> Result<Self, EngineError> {
        game.replay(&record).map_err(EngineError::refused("bad_record"))?;
        let mut current = Self::new(game, record.setup)?;
        for ply in record.plies {
            current.act(ply)?;
        }
        Ok(current)
    }

    /// Plays a move.
    pub(super) fn play(&mut self, seat: Seat, text: &str) -> Result<Played, EngineError> {
        let before = self.table.duplicate();
        let played = self.table.play(seat, text)?;
        self.plies.push((Ply { seat, act: Act::Move(played.mv.clone()) }, before));
        Ok(played)
    }

    /// Takes the last ply back.
    pub(super) fn undo(&mut self) -> Result<(), EngineError> {
        let last = self.plies.pop();
        let (_, before) =
            last.ok_or_else(|| EngineError::new("nothing_to_undo", EngineText::NothingToUndo))?;
        self.table = before;
        Ok(())
    }

    /// The whole match.
    pub(super) fn record(&self) -> Result<Record, EngineError> {
        if self.is_loaded {
            return Err(EngineError::new("no_record", EngineText::NoRecord));
        }
        let info = self.game.info();
        Ok(Record {
            game: info.id.into(),
            rules_version: info.rules_version,
            setup: self.setup.clone(),
            plies: self.plies.iter().map(|(ply, _)| ply.clone()).collect(),
        })
    }

    /// What this viewer may know, if they are at the table or watch it.
    pub(super) fn see(&self, viewer: Viewer) -> Result<Box<dyn GameView>, EngineError> {
        if let Viewer::Seat(seat) = viewer {
            self.at_table(seat)?;
        }
        Ok(self.table.see(viewer))
    }

    /// The seat that is meant: the one sent, or the only one to move.
    pub(super) fn seat(&self, sent: Option<u8>) -> Result<Seat, EngineError> {
        if let Some(seat) = sent {
            return self.at_table(Seat(seat));
        }
        let status = self.table.status();
        if status.is_over() {
            return Err(rules::MoveError::Over.into());
        }
        let only = status.to_move().only();
        only.ok_or_else(|| EngineError::new("seat_needed", EngineText::SeatNeeded))
    }

    fn at_table(&self, seat: Seat) -> Result<Seat, EngineError> {
        if seat.0 < self.setup.seats {
            return Ok(seat);
        }
        let last = self.setup.seats - 1;
        Err(EngineError::new("unknown_seat", EngineText::UnknownSeat { last }))
    }

    fn act(&mut self, ply: Ply) -> Result<(), EngineError> {
        match &ply.act {
            Act::Move(text) => {
                self.play(ply.seat, text)?;
            }
            Act::Leave => {
                let before = self.table.duplicate();
                self.table.leave(ply.seat);
                self.plies.push((ply, before));
            }
        }
        Ok(())
    }
}
