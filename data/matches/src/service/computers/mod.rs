//! The time since which a computer is awaited. Hints, analysis and decisions have their own files.

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

/// The most entries for one ply of a computer: it may decline an offer and make one.
const ACTS: usize = 3;

impl Matches {
    /// The time since which a computer is awaited: the last act of another player, which usually began its turn.
    ///
    /// Its own acts in this turn don't count, since others can't see them. The result is derived from the journal.
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

/// The last act of another player. Entries are newest first; `plies` of the seat's own belong to this turn.
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
