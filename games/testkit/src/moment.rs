//! A moment of a random game, at which laws are checked.

use rules::{Game, GameView, Ply, Seat, Seats, Setup, Table, Viewer};

use crate::english::English;

/// A position of a random game, with its history.
pub(crate) struct Moment<'a> {
    pub(crate) game: &'a dyn Game,
    pub(crate) setup: &'a Setup,
    pub(crate) table: &'a dyn Table,
    pub(crate) plies: &'a [Ply],
    pub(crate) left: Seats,
    pub(crate) english: &'a English,
}

impl Moment<'_> {
    /// Whether costly laws are checked here: often at the beginning, then less and less.
    pub(crate) fn is_milestone(&self) -> bool {
        self.plies.len() < 10 || self.plies.len().is_power_of_two() || self.table.status().is_over()
    }

    pub(crate) fn to_move(&self) -> Seats {
        self.table.status().to_move()
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::all(self.setup.seats).iter()
    }

    /// All possible viewers: spectators and every seat.
    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        let others = [Viewer::Spectator, Viewer::Everything];
        self.seats().map(Viewer::Seat).chain(others).collect()
    }

    pub(crate) fn own(&self, seat: Seat) -> Box<dyn GameView> {
        self.table.see(Viewer::Seat(seat))
    }
}
