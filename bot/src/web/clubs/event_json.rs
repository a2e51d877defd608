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
        viewer: ViewerJson { entrant: event.entrant_of(session.player), language: language.code() },
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
                r#match: table.id.filter(|id| may_open(&event, &session, table, *id)).map(number),
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
        left: event.state.entrants[entrant.index()].withdrawal.is_some(),
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

/// Whether a session may open the page of a match. Its players may, and so may sessions that opened it from Discord.
fn may_open(event: &EventView, session: &WebSession, table: &EventTable, id: MatchId) -> bool {
    let own = event.entrant_of(session.player);
    own.is_some_and(|own| table.entrants.contains(&own)) || session.opened.contains(&id)
}

fn number(id: MatchId) -> String {
    id.0.to_string()
}
