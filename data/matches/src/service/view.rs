//! `MatchView`: a match to show, and the only way from a stored match to a player's view of it.

use std::fmt;

use rules::{Draft, Edge, GameView, Message, Seat, Seats, Seed, Table, Viewer};

use crate::error::Refused;
use crate::ids::{MatchId, PlayerId, Revision};
use crate::journal::head::{Ending, Head, Stage};
use crate::journal::seats::PairState;
use crate::journal::snapshot::{Loaded, visible_messages};
use crate::model::agreements::words::Say::WentBack;
use crate::service::Matches;
use crate::service::derived_seeds::seed_for;
use crate::service::forced::{Tried, try_move};

/// A match in its current state. Its board is visible only through [`MatchView::sight`].
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

    /// The view of a person: a player's own, or a spectator's. Everyone sees all of a finished match. `None` before the
    /// start.
    ///
    /// In an unfinished turn, the turn's players see the table, and others see the table at the beginning of the turn.
    /// After an ending by people, nobody is to move.
    pub fn sight(&self, player: Option<PlayerId>) -> Option<Box<dyn GameView>> {
        let viewer = viewer_of(&self.loaded, player);
        let table = self.loaded.state.table_for(viewer)?;
        Some(as_it_stands(&self.head, table, viewer))
    }

    /// For each board, the edge that was nearest to this player while the match ran. A finished match itself is shown
    /// to everyone alike.
    pub fn home_edges(&self, player: PlayerId) -> Vec<Option<Edge>> {
        let viewer = self.loaded.seat_of(player).map(Viewer::Seat);
        let table = viewer.and_then(|viewer| Some((viewer, self.loaded.state.table_for(viewer)?)));
        let Some((viewer, table)) = table else { return Vec::new() };
        let scene = table.see(viewer).scene(&Draft::default());
        scene.boards.iter().map(|board| board.home).collect()
    }

    /// The seed of the shuffles in a player's drafts, in a match of a pair.
    ///
    /// Both matches have the same seed, and each player has both seats. With the match's own seed, the players would
    /// see each other's shuffles.
    pub fn shuffles(&self, player: PlayerId) -> Option<Seed> {
        let is_paired = self.loaded.people.twin != PairState::None;
        let seat = self.loaded.seat_of(player).filter(|_| is_paired)?;
        Some(seed_for(&self.loaded, b"castellan shuffle", seat, b""))
    }

    /// Whether the player could take this move back: the move would not end their turn, reveal anything or use chance.
    pub fn could_undo(&self, player: PlayerId, mv: &str) -> bool {
        self.try_move(player, mv).is_some_and(|tried| !tried.is_sealed && tried.goes_on)
    }

    /// Whether this move is followed by forced moves that end the turn.
    pub fn finishes_turn(&self, player: PlayerId, mv: &str) -> bool {
        self.try_move(player, mv).is_some_and(|tried| !tried.goes_on && !tried.forced.is_empty())
    }

    /// Whether this move alone ends the player's turn, so that others see it. Also `true` for an illegal move.
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

    /// Whether this player sees something that spectators don't, such as a hand.
    pub fn holds_secrets(&self, player: PlayerId) -> bool {
        let seat = self.loaded.seat_of(player);
        let table = self.loaded.state.table_for(Viewer::Everything);
        seat.zip(table).is_some_and(|(seat, table)| {
            table.see(Viewer::Seat(seat)).state() != table.see(Viewer::Spectator).state()
        })
    }

    /// The notes of the unfinished turn, if it has any and this person sees the turn. Otherwise, the notes of the
    /// previous turn. Notes to another seat stay hidden even after the end, since they say "you" to that seat.
    pub fn notes(&self, player: Option<PlayerId>) -> Vec<Message> {
        let seat = player.and_then(|player| self.loaded.seat_of(player));
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let mut notes = visible_messages(self.loaded.state.turn_notes(viewer), viewer);
        if self.head.ending().is_some() {
            // Once the match is over, this note about a take-back has no use.
            let went_back = Message::from(WentBack { plies: self.head.plies });
            notes.retain(|note| *note != went_back);
        }
        notes
    }

    /// The seat of a player who may act in this running match, for example resign or offer a draw.
    pub fn seat_of_player(&self, player: PlayerId) -> Result<Seat, Refused> {
        self.loaded.seat(player)
    }

    /// The seat of a player to move. Refuses if a board of revision `seen` no longer shows their possible moves.
    pub fn seat_to_move(&self, player: PlayerId, seen: Option<Revision>) -> Result<Seat, Refused> {
        self.loaded.seat_to_move(player, seen)
    }

    /// Refuses if a board of this revision no longer shows the player's possible moves.
    pub fn check_fresh(&self, player: PlayerId, seen: Revision) -> Result<(), Refused> {
        self.loaded.check_fresh(self.loaded.seat(player)?, Some(seen))
    }

    /// Whether there is an unfinished turn with plies that others can't see.
    pub fn is_in_turn(&self) -> bool {
        self.loaded.state.head.turn_start.is_some()
    }

    /// Whether this player may take back their last ply.
    pub fn may_undo(&self, player: PlayerId) -> bool {
        let seat = self.loaded.seat(player);
        seat.is_ok_and(|seat| self.loaded.check_undo(seat).is_ok())
    }

    /// Whether this player may still abort the match.
    pub fn may_abort(&self, player: PlayerId) -> bool {
        let seat = self.loaded.seat(player);
        seat.is_ok_and(|seat| !self.loaded.state.head.has_everybody_moved(seat))
    }
}

/// The viewer that stands for a person. Once the match is over, everyone sees everything.
pub(crate) fn viewer_of(loaded: &Loaded, player: Option<PlayerId>) -> Viewer {
    if matches!(loaded.state.head.stage, Stage::Over(_)) {
        return Viewer::Everything;
    }
    let seat = player.and_then(|player| loaded.seat_of(player));
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

/// A view of a match's last position. If people ended the match, it shows that ending.
pub(super) fn as_it_stands(head: &Head, table: &dyn Table, viewer: Viewer) -> Box<dyn GameView> {
    let sight = table.see(viewer);
    let Some(ending) = head.ending().filter(|_| !table.status().is_over()) else { return sight };
    let resigned = match ending {
        Ending::Resigned { seat } | Ending::OutOfTime { seat } | Ending::Gone { seat } => {
            Seats::one(*seat)
        }
        Ending::Walkover { seat } => Seats::one(*seat),
        Ending::Aborted { seat } if head.event.is_some() => Seats::one(*seat),
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
