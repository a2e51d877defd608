//! `MatchView`: a match for one viewer, and the only way from a stored match to a view.

use std::fmt;

use rules::{Draft, Edge, GameView, Message, Seat, Seats, Table, Viewer};

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revision};
use crate::journal::head::{Ending, Head, Stage};
use crate::journal::snapshot::{Loaded, visible_messages};
use crate::model::agreements::words::Say::WentBack;
use crate::service::Matches;
use crate::service::forced::{Tried, try_move};

/// A match in its current state. It shows its board only through [`MatchView::sight`].
pub struct MatchView {
    head: Head,
    loaded: Loaded,
}

impl Matches {
    /// Loads a match for viewing.
    pub fn view(&self, id: MatchId) -> Result<MatchView, Refused> {
        Ok(MatchView::new(self.load(id)?))
    }
}

impl MatchView {
    pub(crate) fn new(loaded: Loaded) -> Self {
        Self { head: loaded.to_head(), loaded }
    }

    /// The loaded match.
    pub(crate) fn loaded(&self) -> &Loaded {
        &self.loaded
    }

    pub(crate) fn into_loaded(self) -> Loaded {
        self.loaded
    }

    /// The public state.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// The view of a person. Players see their own, others a spectator's, and everyone sees all of a finished match.
    /// `None` before the start.
    ///
    /// During a turn, its player sees the table, and others its state at the beginning of the turn. After an ending by
    /// people, nobody is to move.
    pub fn sight(&self, player: Option<PlayerId>) -> Option<Box<dyn GameView>> {
        let viewer = viewer_of(&self.loaded, player);
        let table = self.loaded.state.table_for(viewer)?;
        Some(as_it_stands(&self.head, table, viewer))
    }

    /// The edge of each board that was a player's own while the match ran. A finished match is shown to everyone alike.
    pub fn home_edges(&self, player: PlayerId) -> Vec<Option<Edge>> {
        let viewer = self.loaded.seat_of(player).map(Viewer::Seat);
        let table = viewer.and_then(|viewer| Some((viewer, self.loaded.state.table_for(viewer)?)));
        let Some((viewer, table)) = table else { return Vec::new() };
        let scene = table.see(viewer).scene(&Draft::default());
        scene.boards.iter().map(|board| board.home).collect()
    }

    /// Whether the player to move could undo this move: their turn would continue, and nothing hidden would be
    /// revealed.
    pub fn could_undo(&self, player: PlayerId, mv: &str) -> bool {
        self.try_move(player, mv).is_some_and(|tried| !tried.is_sealed && tried.goes_on)
    }

    /// Whether this move leaves nothing to decide, so that the turn finishes itself.
    pub fn finishes_turn(&self, player: PlayerId, mv: &str) -> bool {
        self.try_move(player, mv).is_some_and(|tried| !tried.goes_on && !tried.forced.is_empty())
    }

    /// Whether this move by itself ends the player's turn, so that others see it. Also `true` for an illegal move.
    pub fn ends_turn(&self, player: PlayerId, mv: &str) -> bool {
        let seat = self.loaded.seat(player).ok();
        let table = self.loaded.state.table_for(Viewer::Everything).map(Table::duplicate);
        let Some((seat, mut table)) = seat.zip(table) else { return true };
        let turn = table.turn();
        table.play(seat, mv).is_err() || table.turn() != turn || table.status().is_over()
    }

    fn try_move(&self, player: PlayerId, mv: &str) -> Option<Tried> {
        try_move(&self.loaded, self.loaded.seat(player).ok()?, mv)
    }

    /// Whether this player sees something hidden from spectators: a hand, or a waiting army.
    pub fn holds_secrets(&self, player: PlayerId) -> bool {
        let seat = self.loaded.seat_of(player);
        let table = self.loaded.state.table_for(Viewer::Everything);
        seat.zip(table).is_some_and(|(seat, table)| {
            table.see(Viewer::Seat(seat)).state() != table.see(Viewer::Spectator).state()
        })
    }

    /// The notes of this turn, if it is this person's turn and has any. Otherwise, the notes of the previous turn.
    /// Notes to another seat stay hidden even after the end, since they say "you" to that seat.
    pub fn notes(&self, player: Option<PlayerId>) -> Vec<Message> {
        let seat = player.and_then(|player| self.loaded.seat_of(player));
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let mut notes = visible_messages(self.loaded.state.turn_notes(viewer), viewer);
        if self.head.ending().is_some() {
            // Once the match is over, the note of a take-back before its last position has no use.
            let went_back = Message::from(WentBack { plies: self.head.plies });
            notes.retain(|note| *note != went_back);
        }
        notes
    }

    /// The seat of a player of this running match, who may resign, offer a draw and so on.
    pub fn seat_of_player(&self, player: PlayerId) -> Result<Seat, Refused> {
        self.loaded.seat(player)
    }

    /// The seat of a player to move. With `seen`, only if the board at that revision still shows their options.
    pub fn seat_to_move(&self, player: PlayerId, seen: Option<Revision>) -> Result<Seat, Refused> {
        self.loaded.seat_to_move(player, seen)
    }

    /// Refuses unless a board at this revision still shows the player's options.
    pub fn check_fresh(&self, player: PlayerId, seen: Revision) -> Result<(), Refused> {
        self.loaded.check_fresh(self.loaded.seat(player)?, Some(seen))
    }

    /// Whether a turn is in progress that others can't see.
    pub fn is_in_turn(&self) -> bool {
        self.loaded.state.head.turn_start.is_some()
    }

    /// Whether this player can undo their last ply.
    pub fn may_undo(&self, player: PlayerId) -> bool {
        let seat = self.loaded.seat(player);
        seat.is_ok_and(|seat| self.loaded.check_undo(seat).is_ok())
    }

    /// Whether this player can still abort the match.
    pub fn may_abort(&self, player: PlayerId) -> bool {
        self.loaded.seat(player).is_ok() && !self.loaded.state.head.has_everybody_moved()
    }
}

/// The viewer for a person: one who sees everything once the match is over, and never before.
pub(crate) fn viewer_of(loaded: &Loaded, player: Option<PlayerId>) -> Viewer {
    if matches!(loaded.state.head.stage, Stage::Over(_)) {
        return Viewer::Everything;
    }
    let seat = player.and_then(|player| loaded.seat_of(player));
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

/// The view of a match's last position. After an ending by people, the view shows that ending.
pub(super) fn as_it_stands(head: &Head, table: &dyn Table, viewer: Viewer) -> Box<dyn GameView> {
    let sight = table.see(viewer);
    let Some(ending) = head.ending().filter(|_| !table.status().is_over()) else { return sight };
    let resigned = match ending {
        Ending::Resigned { seat } | Ending::OutOfTime { seat } | Ending::Gone { seat } => {
            Seats::one(*seat)
        }
        Ending::Walkover { seat } => Seats::one(*seat),
        Ending::Adjudicated { .. } => Seats::NONE,
        Ending::Rules(_) | Ending::DrawAgreed | Ending::Aborted { .. } => Seats::NONE,
        Ending::CalledOff | Ending::CallOffAgreed => Seats::NONE,
        Ending::Declined | Ending::Withdrawn | Ending::Expired => Seats::NONE,
    };
    sight.stopped(head.winners(), resigned)
}

impl fmt::Debug for MatchView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MatchView").field("head", &self.head).finish_non_exhaustive()
    }
}
