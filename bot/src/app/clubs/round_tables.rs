//! The tables of the current round of an event.

use std::cmp::Reverse;

use matches::{EventTable, EventView, Format, TableEnd};
use rules::Join;

use crate::app::answer::args::mentions;
use crate::words::clubs::ClubText;

/// The tables of the current round, the unfinished ones first. A ladder's newest results come before older ones, since
/// a card has no room for all of them.
pub(crate) fn round_tables(event: &EventView) -> Vec<&EventTable> {
    let current = event.state.tables.iter().filter(|table| table.round == event.state.round);
    let mut current: Vec<_> = current.collect();
    let is_ladder = matches!(event.plan.format, Format::Ladder { .. });
    current.sort_by_key(|table| {
        let is_decided = table.result.is_some();
        (is_decided, (is_ladder && is_decided).then_some(Reverse(table.number)))
    });
    current
}

/// The title of the list of tables. Only a Swiss has rounds.
pub(crate) fn tables_title(event: &EventView) -> ClubText {
    match event.plan.format {
        Format::League { .. } | Format::Ladder { .. } => ClubText::Matches,
        Format::Swiss { .. } => ClubText::Tables,
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
    // At a larger table, several can share the first place.
    let most = result.points.iter().max();
    let best =
        table.entrants.iter().zip(&result.points).filter(|(_, points)| Some(*points) == most);
    let winners: Vec<_> = best.map(|(&entrant, _)| event.player(entrant)).collect();
    if result.end == TableEnd::Annulled {
        ClubText::Annulled { id, players }
    } else if winners.len() == table.entrants.len() {
        ClubText::Drawn { id, players }
    } else {
        ClubText::Won { id, players, winner: mentions(Join::And, &winners) }
    }
}

#[cfg(test)]
mod tests {
    use matches::{PlayerId, Timestamp};

    use super::*;
    use crate::app::clubs::tests::{begun, by, pods};
    use crate::app::testing::app;

    #[test]
    fn the_newest_results_of_a_ladder_are_listed_first() {
        let app = app();
        let id = begun(&app, Format::Ladder { decay_days: 10 }, 2);
        for key in (2_000..2_060).step_by(3) {
            app.matches().challenge_on_ladder(id, PlayerId(1), by(2, key)).unwrap();
            app.matches().advance_event(id, Timestamp(key)).unwrap();
            let event = app.matches().event(id).unwrap();
            let running = event.state.tables.iter().find(|table| table.is_running()).unwrap();
            app.matches().resign(running.id.unwrap(), by(2, key + 1)).unwrap();
            app.matches().advance_event(id, Timestamp(key + 2)).unwrap();
        }
        app.matches().challenge_on_ladder(id, PlayerId(1), by(2, 2_060)).unwrap();
        let event = app.matches().event(id).unwrap();
        let numbers: Vec<_> = round_tables(&event).iter().map(|table| table.number).collect();
        let newest_first: Vec<_> = std::iter::once(20).chain((0..20).rev()).collect();
        assert_eq!(numbers, newest_first);
    }

    #[test]
    fn the_matches_of_a_season_are_not_called_a_round() {
        let app = app();
        let id = begun(&app, Format::League { weeks: 2 }, 4);
        let event = app.matches().event(id).unwrap();
        assert_eq!(tables_title(&event), ClubText::Matches);
    }

    #[test]
    fn a_match_that_does_not_count_is_not_listed_like_a_running_one() {
        let app = app();
        let id = begun(&app, Format::Ladder { decay_days: 10 }, 2);
        app.matches().challenge_on_ladder(id, PlayerId(1), by(2, 2_000)).unwrap();
        app.matches().advance_event(id, Timestamp(2_001)).unwrap();
        let line = || {
            let event = app.matches().event(id).unwrap();
            let table = &event.state.tables[0];
            (table.id.unwrap(), table_line(&event, table))
        };
        let (on, running) = line();
        app.matches().close_match(on, 9, "", by(1, 2_002)).unwrap();
        app.matches().advance_event(id, Timestamp(2_003)).unwrap();
        let (_, ended) = line();
        assert_ne!(ended, running);
        assert!(matches!(ended, ClubText::Annulled { .. }), "{ended:?}");
    }

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
