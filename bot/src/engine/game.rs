//! The current match of a session.

use rules::{Act, Game, GameView, Played, Ply, Record, Seat, Setup, Table, Viewer};
use serde_json::Value;

use crate::engine::error::{EngineError, EngineResult};
use crate::words::engine::EngineText;

#[derive(Debug)]
pub(super) struct CurrentMatch {
    pub(super) game: &'static dyn Game,
    pub(super) setup: Setup,
    pub(super) table: Box<dyn Table>,
    /// The plies, each with the table before it.
    plies: Vec<(Ply, Box<dyn Table>)>,
    /// Whether the match began from a loaded state. If so, the match has no record.
    is_loaded: bool,
}

impl CurrentMatch {
    /// A match before its first ply.
    pub(super) fn new(game: &'static dyn Game, setup: Setup) -> EngineResult<Self> {
        let table = game.set_up(&setup).map_err(EngineError::refused("bad_options"))?;
        Ok(Self { game, setup, table, plies: Vec::new(), is_loaded: false })
    }

    /// A match from a full state, which determines the number of players.
    pub(super) fn load(
        game: &'static dyn Game,
        mut setup: Setup,
        state: &Value,
    ) -> EngineResult<Self> {
        let table = game.load(&setup, state).map_err(EngineError::refused("bad_state"))?;
        let seats = table.see(Viewer::Spectator).seat_names().len();
        setup.seats = u8::try_from(seats).unwrap_or(setup.seats);
        Ok(Self { game, setup, table, plies: Vec::new(), is_loaded: true })
    }

    /// A match at the end of a record.
    pub(super) fn replay(game: &'static dyn Game, record: Record) -> EngineResult<Self> {
        game.replay(&record).map_err(EngineError::refused("bad_record"))?;
        let mut current = Self::new(game, record.setup)?;
        for ply in record.plies {
            current.act(ply)?;
        }
        Ok(current)
    }

    pub(super) fn play(&mut self, seat: Seat, text: &str) -> EngineResult<Played> {
        let before = self.table.duplicate();
        let played = self.table.play(seat, text)?;
        self.plies.push((Ply { seat, act: Act::Move(played.mv.clone()) }, before));
        Ok(played)
    }

    pub(super) fn undo(&mut self) -> EngineResult<()> {
        let last = self.plies.pop();
        let (_, before) =
            last.ok_or_else(|| EngineError::new("nothing_to_undo", EngineText::NothingToUndo))?;
        self.table = before;
        Ok(())
    }

    pub(super) fn record(&self) -> EngineResult<Record> {
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

    /// What a viewer sees. Fails for a seat that the match doesn't have.
    pub(super) fn see(&self, viewer: Viewer) -> EngineResult<Box<dyn GameView>> {
        if let Viewer::Seat(seat) = viewer {
            self.at_table(seat)?;
        }
        Ok(self.table.see(viewer))
    }

    /// The seat of a request: the given one, or the only one to move.
    pub(super) fn seat(&self, sent: Option<u8>) -> EngineResult<Seat> {
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

    fn at_table(&self, seat: Seat) -> EngineResult<Seat> {
        if seat.0 < self.setup.seats {
            return Ok(seat);
        }
        let last = self.setup.seats - 1;
        Err(EngineError::new("unknown_seat", EngineText::UnknownSeat { last }))
    }

    fn act(&mut self, ply: Ply) -> EngineResult<()> {
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
