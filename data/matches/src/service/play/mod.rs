//! Moves, and taking them back within a turn.

pub(crate) mod board_update;
pub(crate) mod drafts;
mod former_players;
pub(crate) mod resign;
mod saved_layouts;

use rules::{Seat, Viewer};

use crate::error::Refused;
use crate::ids::Target;
use crate::journal::records::Act;
use crate::journal::snapshot::{Change, Loaded};
use crate::service::forced::try_move;
use crate::service::view::MatchView;
use crate::service::{Committed, Matches, Request};

/// The maximum number of bytes of a move's text. The longest moves describe a complete army.
const TEXT_BYTES: usize = 4_000;

impl Matches {
    /// Plays a typed or chosen move, and the forced moves after it. Refuses if the player looked at an outdated board.
    pub fn play(&self, target: Target, text: &str, request: Request) -> Result<Committed, Refused> {
        Ok(self.play_and_view(target, text, request)?.0)
    }

    /// As [`Matches::play`]. Also returns the match after the move.
    pub fn play_and_view(
        &self,
        target: Target,
        text: &str,
        request: Request,
    ) -> Result<(Committed, MatchView), Refused> {
        self.play_if(target, text, |_, _| Ok(()), request)
    }

    /// Plays a typed move. Refuses it as [`Refused::Doubted`] if it may be a mistake that can't be taken back.
    pub fn play_typed(
        &self,
        target: Target,
        text: &str,
        request: Request,
    ) -> Result<(Committed, MatchView), Refused> {
        let is_meant = |loaded: &Loaded, seat| {
            let viewer = Viewer::Seat(seat);
            let table = loaded.state.table_for(viewer);
            let doubt = table.and_then(|table| table.see(viewer).confirmation_draft(seat, text));
            doubt.map_or(Ok(()), |draft| Err(Refused::Doubted(draft)))
        };
        self.play_if(target, text, is_meant, request)
    }

    /// Plays a move that passes a check.
    fn play_if(
        &self,
        target: Target,
        text: &str,
        check: impl Fn(&Loaded, Seat) -> Result<(), Refused>,
        request: Request,
    ) -> Result<(Committed, MatchView), Refused> {
        let Target { id, seen } = target;
        let (done, after) = self.change_and_load(id, request, |loaded| {
            let seat = loaded.seat_to_move(request.player, seen)?;
            if text.len() > TEXT_BYTES {
                return Err(Refused::TooLong);
            }
            check(loaded, seat)?;
            let forced = try_move(loaded, seat, text).map(|tried| tried.forced).unwrap_or_default();
            let moves = [text.to_owned()].into_iter().chain(forced);
            Ok(Change::all(moves.map(|text| Act::Moved { seat, text })))
        })?;
        let view = after.map_or_else(|| self.view(id), |loaded| Ok(MatchView::new(loaded)))?;
        Ok((done, view))
    }

    /// Takes back the last move that the player chose in this turn, and the forced moves after it. Refuses if one of
    /// these moves revealed something hidden or used chance.
    pub fn undo(&self, target: Target, request: Request) -> Result<Committed, Refused> {
        self.change(target.id, request, |loaded| {
            let seat = loaded.seat(request.player)?;
            loaded.check_fresh(seat, target.seen)?;
            loaded.check_undo(seat)?;
            let plies = self.plies_since_decision(loaded, seat)?;
            Ok(Change::all(vec![Act::TookBack { seat }; plies]))
        })
    }
}
