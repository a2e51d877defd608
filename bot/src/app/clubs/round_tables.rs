//! The tables of the current round of an event.

use matches::{EventTable, EventView, Format, Points, TableEnd};
use rules::Join;

use crate::app::answer::args::{mention, mentions};
use crate::words::clubs::ClubText;

/// The tables of the current round, the unfinished ones first.
pub(crate) fn round_tables(event: &EventView) -> Vec<&EventTable> {
    let current = event.state.tables.iter().filter(|table| table.round == event.state.round);
    let mut current: Vec<_> = current.collect();
    current.sort_by_key(|table| table.result.is_some());
    current
}

/// The title of the list of tables. A ladder has no rounds.
pub(crate) fn tables_title(event: &EventView) -> ClubText {
    match event.plan.format {
        Format::Ladder { .. } => ClubText::Matches,
        Format::League { .. } | Format::Swiss { .. } => ClubText::Tables,
    }
}

/// A table: its match, its players and its result.
pub(crate) fn table_line(event: &EventView, table: &EventTable) -> ClubText {
    let players: Vec<_> = table.entrants.iter().map(|&entrant| event.player(entrant)).collect();
    let players = mentions(Join::Dashes, &players);
    let id = table.id.map(|id| id.to_string()).unwrap_or_default();
    let Some(result) = &table.result else {
        return match table.id {
            Some(_) => ClubText::Table { id, players },
            None => ClubText::Waiting { players },
        };
    };
    let winner = result.points.iter().position(|points| *points == Points::WIN);
    match winner.and_then(|seat| table.entrants.get(seat)) {
        Some(&winner) => ClubText::Won { id, players, winner: mention(event.player(winner)) },
        None if result.end == TableEnd::Annulled => ClubText::Table { id, players },
        None => ClubText::Drawn { id, players },
    }
}
