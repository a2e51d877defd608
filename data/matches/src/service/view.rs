//! What people get to see of a match: the only way from a stored match to a view.

use std::fmt;

use rules::{GameView, Message, Seat, Seats, Table, Viewer};

use crate::error::Refused;
use crate::ids::{PlayerId, Revision};
use crate::journal::head::{Ending, Head, Stage};
use crate::journal::snapshot::{Loaded, visible_messages};

/// A match as it stands. It shows itself to nobody but through [`MatchView::sight`].
pub struct MatchView {
    head: Head,
    loaded: Loaded,
}

impl MatchView {
    pub(crate) fn new(loaded: Loaded) -> Self {
        Self { head: loaded.to_head(), loaded }
    }

    /// The match as it was read.
    pub(crate) fn loaded(&self) -> &Loaded {
        &self.loaded
    }

    /// What anyone may know.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// What a person sees: a player the own view, anybody else a spectator's, and everybody everything once the match
    /// is over. Nothing before it has started. Whose turn it is sees the table as it is, and everybody else as it was
    /// when the turn began. Where people have ended the match, nobody is to move in it any more.
    pub fn sight(&self, player: Option<PlayerId>) -> Option<Box<dyn GameView>> {
        let viewer = viewer_of(&self.loaded, player);
        let table = self.loaded.state.table_for(viewer)?;
        Some(as_it_stands(&self.head, table, viewer))
    }

    /// Whether this player, who is to move, could take this move back after it: their turn would go on, and nothing
    /// hidden would have been shown.
    pub fn could_undo(&self, player: PlayerId, mv: &str) -> bool {
        let seat = self.seat_to_move(player, None).ok();
        let table = self.loaded.state.table_for(Viewer::Everything);
        let table = table.map(Table::duplicate);
        let Some((seat, mut table)) = seat.zip(table) else { return false };
        let turn = table.turn();
        let played = table.play(seat, mv);
        played.is_ok_and(|played| !played.sealed) && table.turn() == turn
    }

    /// Whether others will see what this player does by this move: it ends their turn, or can't be played.
    pub fn ends_turn(&self, player: PlayerId, mv: &str) -> bool {
        let seat = self.loaded.seat(player).ok();
        let table = self.loaded.state.table_for(Viewer::Everything).map(Table::duplicate);
        let Some((seat, mut table)) = seat.zip(table) else { return true };
        let turn = table.turn();
        table.play(seat, mv).is_err() || table.turn() != turn || table.status().is_over()
    }

    /// Whether this player sees something that is hidden from strangers: a hand, or an army that waits.
    pub fn holds_secrets(&self, player: PlayerId) -> bool {
        let seat = self.loaded.seat_of(player);
        let table = self.loaded.state.table_for(Viewer::Everything);
        seat.zip(table).is_some_and(|(seat, table)| {
            table.see(Viewer::Seat(seat)).state() != table.see(Viewer::Spectator).state()
        })
    }

    /// What happened in this turn, if this person plays it and something did, or in the one before. Once it is over, too, each
    /// reads what is said to them: what is said to another seat calls that "you".
    pub fn notes(&self, player: Option<PlayerId>) -> Vec<Message> {
        let seat = player.and_then(|player| self.loaded.seat_of(player));
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        visible_messages(self.loaded.state.turn_notes(viewer), viewer)
    }

    /// The seat of a player who still sits at the table of this running match, and may resign, offer a draw and so on.
    ///
    /// # Errors
    /// Why not, as a sentence for that player: it has not started, is over, or is not theirs.
    pub fn seat_of_player(&self, player: PlayerId) -> Result<Seat, Refused> {
        self.loaded.seat(player)
    }

    /// The seat of a player who may move now; where `seen` says which board the player looked at, only if that board
    /// still tells what the seat may do.
    ///
    /// # Errors
    /// As [`MatchView::seat_of_player`], or the board is out of date, or it is not their turn.
    pub fn seat_to_move(&self, player: PlayerId, seen: Option<Revision>) -> Result<Seat, Refused> {
        self.loaded.seat_to_move(player, seen)
    }

    /// That a board of this revision still tells this player what they may do.
    ///
    /// # Errors
    /// They have no seat, or the board is out of date.
    pub fn is_fresh(&self, player: PlayerId, seen: Revision) -> Result<(), Refused> {
        self.loaded.check_fresh(self.loaded.seat(player)?, Some(seen))
    }

    /// Whether a turn is in progress of which the others know nothing yet.
    pub fn is_in_turn(&self) -> bool {
        self.loaded.state.head.turn_start.is_some()
    }

    /// Whether this player can take back their last ply.
    pub fn may_undo(&self, player: PlayerId) -> bool {
        let seat = self.loaded.seat(player);
        seat.is_ok_and(|seat| self.loaded.check_undo(seat).is_ok())
    }

    /// Whether this player can still call the match off.
    pub fn may_abort(&self, player: PlayerId) -> bool {
        self.loaded.seat(player).is_ok() && !self.loaded.state.head.has_everybody_moved()
    }
}

/// Whose eyes a person has for a match: all-seeing when it is over, and never before.
pub(crate) fn viewer_of(loaded: &Loaded, player: Option<PlayerId>) -> Viewer {
    if matches!(loaded.state.head.stage, Stage::Over(_)) {
        return Viewer::Everything;
    }
    let seat = player.and_then(|player| loaded.seat_of(player));
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

/// What a viewer sees of the table of a match in its last position. Where people have ended it, it shows how.
pub(super) fn as_it_stands(head: &Head, table: &dyn Table, viewer: Viewer) -> Box<dyn GameView> {
    let sight = table.see(viewer);
    let Some(ending) = head.ending().filter(|_| !table.status().is_over()) else { return sight };
    let resigned = match ending {
        Ending::Resigned { seat } | Ending::OutOfTime { seat } | Ending::Gone { seat } => {
            Seats::one(*seat)
        }
        _ => Seats::NONE,
    };
    sight.stopped(head.winners(), resigned)
}

impl fmt::Debug for MatchView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Look").field("head", &self.head).finish_non_exhaustive()
    }
}

/// One step of a match's replay.
pub struct Step {
    /// What the viewer saw then.
    pub sight: Box<dyn GameView>,
    /// What they were told then.
    pub notes: Vec<Message>,
    /// The ply that led here, where they may know it: their own, or any once the match is over.
    pub mv: Option<String>,
    /// The seat that acted; none before the first ply.
    pub seat: Option<Seat>,
    /// How many steps there are after the beginning.
    pub count: u32,
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Step")
            .field("seat", &self.seat)
            .field("count", &self.count)
            .finish_non_exhaustive()
    }
}
