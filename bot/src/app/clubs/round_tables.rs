//! The tables of the current round of an event.

use matches::{EventTable, EventView, Format, TableEnd};
use rules::Join;

use crate::app::answer::args::mentions;
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
    // Of a larger table, several can share the first place.
    let most = result.points.iter().max();
    let best =
        table.entrants.iter().zip(&result.points).filter(|(_, points)| Some(*points) == most);
    let winners: Vec<_> = best.map(|(&entrant, _)| event.player(entrant)).collect();
    if result.end == TableEnd::Annulled {
        ClubText::Table { id, players }
    } else if winners.len() == table.entrants.len() {
        ClubText::Drawn { id, players }
    } else {
        ClubText::Won { id, players, winner: mentions(Join::And, &winners) }
    }
}

#[cfg(test)]
mod tests {
    use matches::Timestamp;

    use super::*;
    use crate::app::clubs::tests::{app, by, pods};

    #[test]
    fn the_line_of_a_table_names_all_who_share_the_first_place() {
        let app = app();
        let id = pods(&app, 7);
        let event = app.matches().event(id).unwrap();
        let three = event.state.tables.iter().find(|table| table.entrants.len() == 3).unwrap();
        let seated: Vec<_> = three.entrants.iter().map(|&one| event.player(one)).collect();
        app.matches().abort(three.id.unwrap(), by(seated[2].0, 2_000)).unwrap();
        app.matches().advance_event(id, Timestamp(2_001)).unwrap();
        let event = app.matches().event(id).unwrap();
        let mut tables = event.state.tables.iter();
        let table = tables.find(|table| table.id == three.id).unwrap();
        let expected = ClubText::Won {
            id: three.id.unwrap().to_string(),
            players: mentions(Join::Dashes, &seated),
            winner: mentions(Join::And, &seated[..2]),
        };
        assert_eq!(table_line(&event, table), expected);
    }
}
