//! Moves, and taking them back.

pub(crate) mod drafts;
mod former_players;
pub(crate) mod resign;
mod saved;
pub(crate) mod turns;

use rules::{Seat, Viewer};

use crate::error::Refused;
use crate::ids::{MatchId, Revision};
use crate::journal::records::Act;
use crate::journal::snapshot::{Change, Loaded};
use crate::service::view::MatchView;
use crate::service::{By, Done, Matches};

/// The longest text that is read as a move. The longest real one is a whole deployment.
const TEXT_BYTES: usize = 4_000;

impl Matches {
    /// Plays what somebody typed or chose. `seen` is the revision of the board they looked at, where a button knows it:
    /// if they may do something else by now, the move is refused as stale.
    ///
    /// # Errors
    /// It is not their match or turn, the board is out of date, or the move can't be played.
    pub fn play(
        &self,
        id: MatchId,
        seen: Option<Revision>,
        text: &str,
        by: By,
    ) -> Result<Done, Refused> {
        Ok(self.play_and_view(id, seen, text, by)?.0)
    }

    /// The same, with the match as it stands after it.
    ///
    /// # Errors
    /// As [`Matches::play`].
    pub fn play_and_view(
        &self,
        id: MatchId,
        seen: Option<Revision>,
        text: &str,
        by: By,
    ) -> Result<(Done, MatchView), Refused> {
        self.play_if(id, seen, (text, |_, _| Ok(())), by)
    }

    /// The same for what somebody typed: where a slip would cost them the match and nothing could be taken back, they
    /// are asked before.
    ///
    /// # Errors
    /// As [`Matches::play`]; [`Refused::Doubted`] where they are to be asked.
    pub fn play_typed(
        &self,
        id: MatchId,
        seen: Option<Revision>,
        text: &str,
        by: By,
    ) -> Result<(Done, MatchView), Refused> {
        let is_meant = |loaded: &Loaded, seat| {
            let viewer = Viewer::Seat(seat);
            let table = loaded.state.table_for(viewer);
            let doubt = table.and_then(|table| table.see(viewer).confirmation_draft(seat, text));
            doubt.map_or(Ok(()), |draft| Err(Refused::Doubted(draft)))
        };
        self.play_if(id, seen, (text, is_meant), by)
    }

    /// Plays a text, if it passes a check.
    fn play_if(
        &self,
        id: MatchId,
        seen: Option<Revision>,
        (text, check): (&str, impl Fn(&Loaded, Seat) -> Result<(), Refused>),
        by: By,
    ) -> Result<(Done, MatchView), Refused> {
        let (done, after) = self.change_seen(id, by, |loaded| {
            let seat = loaded.seat_to_move(by.player, seen)?;
            if text.len() > TEXT_BYTES {
                return Err(Refused::TooLong);
            }
            check(loaded, seat)?;
            Ok(Change::of(Act::Moved { seat, text: text.into() }))
        })?;
        let view = after.map_or_else(|| self.view(id), |loaded| Ok(MatchView::new(loaded)))?;
        Ok((done, view))
    }

    /// Takes back the player's last ply of the turn they are in, unless it showed something hidden or used chance.
    ///
    /// # Errors
    /// It is not their match or turn, the board is out of date, or there is nothing to take back.
    pub fn undo(&self, id: MatchId, seen: Option<Revision>, by: By) -> Result<Done, Refused> {
        self.change(id, by, |loaded| {
            let seat = loaded.seat(by.player)?;
            loaded.check_fresh(seat, seen)?;
            loaded.check_undo(seat)?;
            Ok(Change::of(Act::TookBack { seat }))
        })
    }
}
