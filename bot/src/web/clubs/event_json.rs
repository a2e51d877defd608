//! The JSON of an event, for one visitor. Everything in it is public on the event's server, except the links to
//! matches.

use std::collections::BTreeMap;

use matches::{Entrant, EventStage, EventTable, EventView, Format, MatchId, WebSession};
use render::svg::emblem;
use render::{StandingsCell, StandingsRow};
use serde::Serialize;

use crate::app::App;
use crate::app::clubs::event_card::page_lines;
use crate::app::clubs::results_table::{ResultGroup, entrant_ink, result_groups};
use crate::app::clubs::round_tables::{round_tables, table_line, tables_title};
use crate::web::clubs::event_visitor::EventVisitor;
use crate::web::error::{ApiError, ApiResult};
use crate::web::plain_text::say_with_names;
use crate::web::visitor::may_look;
use crate::words::clubs::ClubText;

#[derive(Debug, Serialize)]
pub(super) struct EventJson {
    event: String,
    name: String,
    format: &'static str,
    stage: &'static str,
    version: u64,
    now: u64,
    /// When the round or season ends.
    ends: Option<u64>,
    /// The kind and the state of the event, in sentences.
    lines: Vec<String>,
    viewer: ViewerJson,
    /// The entrants, by number.
    entrants: Vec<EntrantJson>,
    titles: TitlesJson,
    groups: Vec<GroupJson>,
    tables: Vec<TableJson>,
}

#[derive(Debug, Serialize)]
struct ViewerJson {
    entrant: Option<Entrant>,
    language: &'static str,
}

#[derive(Debug, Serialize)]
struct EntrantJson {
    name: String,
    emblem: String,
    left: bool,
}

#[derive(Debug, Serialize)]
struct TitlesJson {
    standings: String,
    tables: String,
}

/// Entrants who are ranked together.
#[derive(Debug, Serialize)]
struct GroupJson {
    title: Option<String>,
    headings: Vec<u32>,
    rows: Vec<RowJson>,
}

#[derive(Debug, Serialize)]
struct RowJson {
    entrant: Entrant,
    place: u32,
    score: Option<String>,
    cells: Vec<CellJson>,
}

#[derive(Debug, Serialize)]
struct CellJson {
    kind: &'static str,
    text: String,
}

/// A table of the current round.
#[derive(Debug, Serialize)]
struct TableJson {
    /// The match, if the visitor may open its page.
    r#match: Option<String>,
    entrants: Vec<Entrant>,
    over: bool,
    text: String,
}

/// The JSON of an event for a visitor. Blocks.
pub(super) fn event_json(app: &App, visitor: &EventVisitor) -> ApiResult<EventJson> {
    let (event, session) = visitor.look(app)?.ok_or_else(ApiError::no_event)?;
    let names = event.entrants.iter().filter(|one| !one.name.is_empty());
    let names: BTreeMap<_, _> = names.map(|one| (one.player.0, one.name.clone())).collect();
    let language = visitor.language;
    let own = event.entrant_of(session.player).filter(|own| event.state.takes_part(*own));
    let say = |message| say_with_names(message, language, &names);
    Ok(EventJson {
        event: event.id.0.to_string(),
        name: event.plan.name.clone(),
        format: match event.plan.format {
            Format::League { .. } => "league",
            Format::Swiss { .. } => "swiss",
            Format::Ladder { .. } => "ladder",
        },
        stage: match event.state.stage {
            EventStage::Open => "open",
            EventStage::Running => "running",
            EventStage::Over(_) => "over",
        },
        version: event.state.revision.0,
        now: app.now().0,
        ends: event.state.ends.map(|at| at.0),
        lines: page_lines(&event).into_iter().map(say).collect(),
        viewer: ViewerJson { entrant: own, language: language.code() },
        entrants: event.state.numbers().map(|entrant| entrant_json(&event, entrant)).collect(),
        titles: TitlesJson {
            standings: say(ClubText::Standings.into()),
            tables: say(tables_title(&event).into()),
        },
        groups: match event.state.stage {
            EventStage::Open => Vec::new(),
            EventStage::Running | EventStage::Over(_) => {
                let byes = app.matches().event_byes(&event)?;
                let groups = result_groups(&event, &byes, u32::MAX, language);
                groups.into_iter().map(group_json).collect()
            }
        },
        tables: round_tables(&event)
            .into_iter()
            .map(|table| TableJson {
                r#match: open_match(app, &event, &session, table).map(number),
                entrants: table.entrants.clone(),
                over: table.result.is_some(),
                text: say(table_line(&event, table).into()),
            })
            .collect(),
    })
}

fn entrant_json(event: &EventView, entrant: Entrant) -> EntrantJson {
    let name = event.entrants.get(entrant.index()).map(|one| one.name.clone());
    EntrantJson {
        name: name.unwrap_or_default(),
        emblem: emblem(entrant_ink(entrant)),
        left: !event.state.takes_part(entrant)
            || event.state.entrants[entrant.index()].withdrawal.is_some(),
    }
}

fn group_json(ResultGroup { drawn, entrants }: ResultGroup) -> GroupJson {
    let row = |(row, entrant): (StandingsRow, Entrant)| RowJson {
        entrant,
        place: row.place,
        score: row.score,
        cells: row.cells.into_iter().map(cell_json).collect(),
    };
    let rows = drawn.rows.into_iter().zip(entrants).map(row).collect();
    GroupJson { title: drawn.title, headings: drawn.headings, rows }
}

fn cell_json(cell: StandingsCell) -> CellJson {
    let (kind, text) = match cell {
        StandingsCell::Own => ("own", String::new()),
        StandingsCell::Empty => ("empty", String::new()),
        StandingsCell::Open => ("open", "·".into()),
        StandingsCell::Won(text) => ("won", text),
        StandingsCell::Shared(text) => ("shared", text),
        StandingsCell::Lost(text) => ("lost", text),
    };
    CellJson { kind, text }
}

/// The match of a table, if a session may open its page. An event may have hundreds of tables, so only the matches of
/// the person's own tables are read.
fn open_match(
    app: &App,
    event: &EventView,
    session: &WebSession,
    table: &EventTable,
) -> Option<MatchId> {
    let id = table.id?;
    let own = event.entrant_of(session.player);
    let is_own = own.is_some_and(|own| table.entrants.contains(&own));
    // A substitute has the tables of the former entrant, but no seat in matches that were over before.
    let is_seated = || app.matches().view(id).is_ok_and(|view| may_look(session, &view));
    (session.opened.contains(&id) || (is_own && is_seated())).then_some(id)
}

fn number(id: MatchId) -> String {
    id.0.to_string()
}

#[cfg(test)]
mod tests {
    use matches::{EventId, EventPlayer, PlayerId, Timestamp};
    use words::Language;

    use super::*;
    use crate::app::clubs::tests::{announced, begun, by};
    use crate::app::testing::app;
    use crate::web::clubs::event_visitor::event_visitor;
    use crate::web::visitor::Guest;

    fn json_for(app: &App, event: EventId, player: PlayerId) -> EventJson {
        let token = app.matches().begin_activity_session(player, None, app.now()).unwrap();
        let guest = Guest { token: Some(token), language: Language::English };
        let visitor = event_visitor(app, guest, &event.0.to_string()).unwrap();
        event_json(app, &visitor).unwrap()
    }

    /// Whether the page of an event leads a player to the page of a match.
    fn leads_to(app: &App, event: EventId, player: PlayerId, on: MatchId) -> bool {
        let tables = json_for(app, event, player).tables;
        tables.iter().any(|table| table.r#match == Some(number(on)))
    }

    #[test]
    fn a_person_who_withdrew_before_the_first_round_has_left() {
        let app = app();
        let id = announced(&app, Format::Swiss { rounds: 2, days: None }, 5);
        let left = |player| {
            let json = json_for(&app, id, PlayerId(player));
            let entrants = json.entrants.iter().map(|one| one.left).collect::<Vec<_>>();
            (entrants, json.viewer.entrant.is_none())
        };
        assert_eq!(left(2), (vec![false; 5], false));
        app.matches().withdraw_from_event(id, by(2, 500)).unwrap();
        let without_them = vec![false, true, false, false, false];
        assert_eq!(left(2), (without_them.clone(), true));
        app.matches().begin_event(id, by(1, 1_000)).unwrap();
        app.matches().advance_event(id, Timestamp(1_001)).unwrap();
        assert_eq!(left(2), (without_them.clone(), true));
        assert_eq!(left(1), (without_them, false));
    }

    #[test]
    fn a_substitute_gets_no_link_to_a_match_of_the_former_entrant() {
        let app = app();
        let id = begun(&app, Format::Swiss { rounds: 2, days: None }, 4);
        let event = app.matches().event(id).unwrap();
        let table = &event.state.tables[0];
        let (on, seated) =
            (table.id.unwrap(), [0_usize, 1].map(|at| event.player(table.entrants[at])));
        assert_eq!(seated.map(|player| leads_to(&app, id, player, on)), [true, true]);
        let [winner, loser] = seated;
        app.matches().resign(on, by(loser.0, 2_000)).unwrap();
        app.matches().advance_event(id, Timestamp(2_001)).unwrap();
        let substitute = EventPlayer { player: PlayerId(9), name: "Eve".into() };
        app.matches().replace_entrant(id, loser, &substitute, by(1, 3_000)).unwrap();
        let leads = [winner, substitute.player].map(|player| leads_to(&app, id, player, on));
        assert_eq!(leads, [true, false]);
    }
}
