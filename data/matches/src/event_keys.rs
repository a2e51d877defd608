//! Keys of the rows of events.

use crate::ids::{EventId, MatchId, PlayerId, Revision};
use crate::keys::Table;

pub(crate) fn event_header(id: EventId) -> Vec<u8> {
    Table::EventHeader.key(&[id.0])
}

pub(crate) fn event_people(id: EventId) -> Vec<u8> {
    Table::EventPeople.key(&[id.0])
}

pub(crate) fn event_head(id: EventId) -> Vec<u8> {
    Table::EventHead.key(&[id.0])
}

pub(crate) fn event_entry(id: EventId, revision: Revision) -> Vec<u8> {
    Table::EventEntry.key(&[id.0, revision.0])
}

pub(crate) fn event_by_server(server: u64, shelf: u64, id: EventId) -> Vec<u8> {
    Table::EventByServer.key(&[server, shelf, id.0])
}

pub(crate) fn event_by_player(player: PlayerId, id: EventId) -> Vec<u8> {
    Table::EventByPlayer.key(&[player.0, id.0])
}

pub(crate) fn event_done(id: EventId, ended: MatchId) -> Vec<u8> {
    Table::EventDone.key(&[id.0, ended.0])
}

pub(crate) fn event_card(id: EventId) -> Vec<u8> {
    Table::EventCard.key(&[id.0])
}

pub(crate) fn event_picture(id: EventId) -> Vec<u8> {
    Table::EventPicture.key(&[id.0])
}

pub(crate) fn event_start(player: PlayerId) -> Vec<u8> {
    Table::EventStart.key(&[player.0])
}

/// The second row of its table. The first one, for matches, has a key without numbers.
pub(crate) fn purged_event() -> Vec<u8> {
    Table::PurgedMatch.key(&[1])
}
