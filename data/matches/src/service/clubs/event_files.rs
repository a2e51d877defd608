//! An event as a file: JSON for every event, and TRF for a Swiss with tables of two.

use std::fmt::Write as _;

use serde_json::json;

use crate::error::Refused;
use crate::ids::{EventId, Place};
use crate::journal::clubs::event_acts::TableEnd;
use crate::journal::clubs::event_plan::Format;
use crate::journal::clubs::event_state::EventState;
use crate::journal::clubs::tables::EventTable;
use crate::model::clubs::Entrant;
use crate::model::clubs::points::Points;
use crate::service::Matches;
use crate::service::clubs::event_view::{Bye, EventView};

impl Matches {
    /// An event as JSON: plan, entrants, tables and standings. Points are in twelfths.
    ///
    /// # Errors
    /// No event has this number, or it is damaged.
    pub fn event_json(&self, id: EventId) -> Result<String, Refused> {
        let event = self.event(id)?;
        let EventState { round, tables, byes, champions, order, .. } = &event.state;
        let standings = event.state.standings(&event.plan);
        let rows: Vec<_> = standings
            .iter()
            .map(|row| {
                json!({
                    "entrant": row.entrant, "place": row.place, "points": row.points,
                    "buchholz": row.buchholz, "sonneborn_berger": row.sonneborn_berger,
                    "wins": row.wins, "played": row.played,
                })
            })
            .collect();
        let entrants: Vec<_> = event
            .entrants
            .iter()
            .zip(&event.state.entrants)
            .map(|(one, state)| {
                json!({
                    "player": one.player, "name": one.name, "rating": state.rating,
                    "withdrew": state.withdrawal, "annulled": state.is_annulled,
                })
            })
            .collect();
        // As all other ids in the file, those of the place are texts: they exceed the exact numbers of many readers.
        let Place { server, channel, thread } = event.plan.place;
        let text = |id: Option<u64>| id.map(|id| id.to_string());
        let mut plan = json!(event.plan);
        plan["place"] = json!({
            "server": text(server), "channel": channel.to_string(), "thread": text(thread),
        });
        let file = json!({
            "event": id, "plan": plan, "stage": event.state.stage, "round": round,
            "entrants": entrants, "tables": tables, "byes": byes, "divisions": event.state.divisions,
            "ladder": order, "champions": champions, "standings": rows,
        });
        Ok(serde_json::to_string_pretty(&file).unwrap_or_default())
    }

    /// The report of a Swiss tournament with tables of two, in FIDE's format (TRF). `None` for other events.
    ///
    /// # Errors
    /// No event has this number, or it is damaged.
    pub fn event_trf(&self, id: EventId) -> Result<Option<String>, Refused> {
        let event = self.event(id)?;
        let is_swiss = matches!(event.plan.format, Format::Swiss { .. }) && event.plan.seats == 2;
        let byes = self.event_byes(&event)?;
        Ok(is_swiss.then(|| trf(&event, &byes)))
    }
}

/// The report: one line per player, with one cell per round.
fn trf(event: &EventView, byes: &[Bye]) -> String {
    let mut text = format!("012 {}\nXXR {}\n", event.plan.name, event.state.round);
    let mut rows = event.state.standings(&event.plan);
    rows.sort_by_key(|row| row.entrant);
    for row in rows {
        let (entrant, number) = (row.entrant, row.entrant.0 + 1);
        let name: String = event.entrants[entrant.index()].name.chars().take(33).collect();
        let rating = event.state.entrants[entrant.index()].rating;
        let points = f64::from(row.points.0) / f64::from(Points::WIN.0);
        let _ = write!(
            text,
            "001 {number:>4}      {name:<33} {rating:>4} {:>3} {:>11} {:>10} {points:>4.1} {:>4}",
            "", "", "", row.place
        );
        for round in 1..=event.state.round {
            let had_bye = byes.contains(&Bye { round, entrant });
            let cell = round_cell(&event.state, entrant, round, had_bye);
            let _ = write!(text, "  {cell}");
        }
        text.push('\n');
    }
    text
}

/// The opponent, seat and result of an entrant in a round.
fn round_cell(state: &EventState, entrant: Entrant, round: u32, had_bye: bool) -> String {
    let mut tables = state.tables.iter().filter(|table| table.round == round);
    match tables.find(|table| table.entrants.contains(&entrant)) {
        Some(table) => table_cell(table, entrant),
        None if had_bye => "0000 - U".into(),
        None => "0000 - -".into(),
    }
}

fn table_cell(table: &EventTable, entrant: Entrant) -> String {
    let seat = table.entrants.iter().position(|&one| one == entrant).unwrap_or_default();
    let other = table.entrants.iter().find(|one| **one != entrant).map_or(0, |one| one.0 + 1);
    let color = if seat == 0 { 'w' } else { 'b' };
    let Some(result) = &table.result else { return format!("{other:>4} {color} ?") };
    let is_played = matches!(result.end, TableEnd::Played | TableEnd::Adjudicated);
    let letter = match (result.end, result.points.get(seat).copied().unwrap_or_default()) {
        (TableEnd::Annulled, _) => '-',
        (_, Points::WIN) => {
            if is_played {
                '1'
            } else {
                '+'
            }
        }
        (_, Points::NONE) => {
            if is_played {
                '0'
            } else {
                '-'
            }
        }
        (_, _) => '=',
    };
    format!("{other:>4} {color} {letter}")
}
