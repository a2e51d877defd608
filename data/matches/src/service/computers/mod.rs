//! Computer players: analysis, decisions and hints, and how long a computer's act has been awaited.

pub(crate) mod analysis;
pub(crate) mod decide;
pub(crate) mod hints;

use rules::Seat;

use crate::codec::open;
use crate::error::Refused;
use crate::ids::Timestamp;
use crate::journal::records::{Act, Entry};
use crate::keys::Table;
use crate::model::agreements::offer::OfferAct;
use crate::service::Matches;
use crate::service::computer_turn::ComputerTurn;
use crate::service::view::MatchView;
use store::Range;

/// The most entries for one ply of a computer: it may decline an offer, make an offer, and move.
const ACTS: usize = 3;

impl Matches {
    /// The time since which a computer's act is awaited: the time of another player's last act.
    ///
    /// The computer's own acts in this turn don't count, since other players can't see them yet.
    pub fn awaited_since(
        &self,
        view: &MatchView,
        computer: ComputerTurn,
    ) -> Result<Timestamp, Refused> {
        let head = &view.loaded().state.head;
        let before = head.turn_start.as_ref().map_or(head.plies, |turn_start| turn_start.plies);
        let own = head.plies.saturating_sub(before) as usize;
        let entries = Table::Entry.under(&[view.head().id.0]);
        let range = Range { backward: true, most: ACTS * own + 1, ..entries };
        let rows = self.store.scan(&range)?;
        let entries = rows.iter().filter_map(|(_, raw)| open::<Entry>(raw).ok());
        Ok(last_act_of_others(entries, computer.seat, own).unwrap_or(head.updated))
    }
}

/// The time of the last act of another player. Entries are newest first. The newest `own` moves of the computer are
/// those of this turn.
fn last_act_of_others(
    entries: impl Iterator<Item = Entry>,
    computer: Seat,
    mut own: usize,
) -> Option<Timestamp> {
    for entry in entries {
        match entry.act {
            Act::Moved { seat, .. } if seat == computer && own > 0 => own -= 1,
            Act::Agreement(OfferAct::Offered { seat, .. } | OfferAct::Declined { seat, .. })
                if seat == computer => {}
            _ => return Some(entry.at),
        }
    }
    None
}
