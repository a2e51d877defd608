//! A running match: its table, and the record that leads to it.

use rules::{Act, Game, Ply, Record, Seat, Setup, Table};

#[derive(Debug)]
pub(super) struct RecordedTable {
    pub(super) table: Box<dyn Table>,
    pub(super) record: Record,
}

impl RecordedTable {
    /// A match before its first ply.
    pub(super) fn begin(game: &dyn Game, setup: Setup) -> Result<Self, String> {
        let table = game.set_up(&setup).map_err(|refusal| refusal.to_string())?;
        let (game, rules_version) = (game.info().id.into(), game.info().rules_version);
        Ok(Self { table, record: Record { game, rules_version, setup, plies: Vec::new() } })
    }

    /// Plays a move. Returns whether it was legal.
    pub(super) fn play(&mut self, seat: Seat, mv: &str) -> bool {
        let played = self.table.play(seat, mv);
        let ply = played.map(|played| Ply { seat, act: Act::Move(played.mv) });
        let is_played = ply.is_ok();
        self.record.plies.extend(ply);
        is_played
    }
}
