//! `MatchState`: the state of a match, folded from its journal by the same code for new and for stored entries.

pub(crate) mod apply;

use rules::{Game, Seat, Seats, Table, Viewer};

use crate::ids::{Revision, Timestamp};
use crate::journal::records::{PlyNotes, StoredHead};
use crate::model::clock::state::ClockTurn;

pub(crate) struct MatchState {
    /// The head without the encoded positions, which [`MatchState::stored`] adds.
    pub(crate) head: StoredHead,
    table: Option<Box<dyn Table>>,
    /// The game at the beginning of the current turn, once the turn has a ply.
    began: Option<Box<dyn Table>>,
    /// The number that take-backs have added to the turn number of the table.
    ahead: u32,
}

impl MatchState {
    pub(crate) fn challenged(at: Timestamp) -> Self {
        let head = StoredHead { revision: Revision(1), updated: at, ..StoredHead::default() };
        Self { head, table: None, began: None, ahead: 0 }
    }

    /// The match of a stored head. `None` if the game can't read its position.
    pub(crate) fn restored(head: StoredHead, game: &'static dyn Game) -> Option<Self> {
        let table = match head.seats {
            0 => None,
            _ => Some(game.restore(&head.snapshot).ok()?),
        };
        let began = match &head.turn_start {
            Some(turn_start) => Some(game.restore(&turn_start.snapshot).ok()?),
            None => None,
        };
        let turn = table.as_deref().map_or(0, |table: &dyn Table| table.turn());
        let ahead = head.turn.saturating_sub(turn);
        Some(Self { head, table, began, ahead })
    }

    /// The head with its positions, as it is stored.
    pub(crate) fn stored(&self) -> StoredHead {
        let mut head = self.head.clone();
        let bytes = |table: &Option<Box<dyn Table>>| table.as_ref().map(|table| table.snapshot());
        head.snapshot = bytes(&self.table).unwrap_or_default();
        if let (Some(turn_start), Some(snapshot)) = (&mut head.turn_start, bytes(&self.began)) {
            turn_start.snapshot = snapshot;
        }
        head
    }

    /// The table that a viewer may see, once the match has started. [`MatchState::sees_turn`] tells which.
    pub(crate) fn table_for(&self, viewer: Viewer) -> Option<&dyn Table> {
        let began = self.began.as_deref().filter(|_| !self.sees_turn(viewer));
        began.or(self.table.as_deref())
    }

    /// Whether a viewer sees the plies of the unfinished turn: only its players do.
    pub(crate) fn sees_turn(&self, viewer: Viewer) -> bool {
        self.head.turn_start.as_ref().is_none_or(|turn_start| match viewer {
            Viewer::Everything => true,
            Viewer::Seat(seat) => turn_start.movers.contains(seat),
            Viewer::Spectator => false,
        })
    }

    /// See [`Head::shown_turn`](crate::Head::shown_turn).
    pub(crate) fn shown_turn(&self) -> u32 {
        self.head.turn.saturating_sub(self.ahead)
    }

    /// The number of plies that a viewer sees.
    pub(crate) fn plies_for(&self, viewer: Viewer) -> u32 {
        match &self.head.turn_start {
            Some(turn_start) if !self.sees_turn(viewer) => turn_start.plies,
            _ => self.head.plies,
        }
    }

    /// See [`Head::ready`](crate::Head::ready).
    pub(crate) fn ready(&self) -> Seats {
        let movers = self.head.turn_start.as_ref().map_or(Seats::NONE, |start| start.movers);
        let has_moved = |seat: &Seat| movers.len() > 1 && !self.head.to_move.contains(*seat);
        movers.iter().filter(has_moved).collect()
    }

    /// The notes of the current turn or, if the viewer sees none of its plies, of the previous turn.
    pub(crate) fn turn_notes(&self, viewer: Viewer) -> &[PlyNotes] {
        if self.head.lines.is_empty() || !self.sees_turn(viewer) {
            &self.head.last_lines
        } else {
            &self.head.lines
        }
    }

    /// The seats to move and the time of an act, for the clock.
    pub(crate) fn turn_at(&self, at: Timestamp) -> ClockTurn {
        ClockTurn { to_move: self.head.to_move, at }
    }
}
