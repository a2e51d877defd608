//! The results of an event: cross tables of divisions, rounds of a Swiss, or the order of a ladder.

use matches::{Bye, Entrant, EventTable, EventView, Format, Points, Standing, TableEnd};
use render::{StandingsCell, StandingsGroup, StandingsRow};
use rules::Ink;
use words::Language;

use crate::app::clubs::standings::points_text;
use crate::words::clubs::ClubText;
use crate::words::say_plainly;

/// The number of emblems that differ at a small size.
const EMBLEMS: u32 = 6;

/// A group of entrants who are ranked together, with the row of each.
#[derive(Clone, Debug)]
pub(crate) struct ResultGroup {
    pub(crate) drawn: StandingsGroup,
    /// The entrants, in the order of the rows.
    pub(crate) entrants: Vec<Entrant>,
}

/// The groups of an event: divisions, or everyone together. A Swiss shows at most the last `rounds`.
pub(crate) fn result_groups(
    event: &EventView,
    byes: &[Bye],
    rounds: u32,
    language: Language,
) -> Vec<ResultGroup> {
    match event.plan.format {
        Format::League { .. } => (0..event.state.divisions.len())
            .map(|division| cross_table(event, division, language))
            .filter(|group| !group.entrants.is_empty())
            .collect(),
        Format::Swiss { .. } => vec![last_rounds(event, byes, rounds, language)],
        Format::Ladder { .. } => {
            let entrants = event.state.order.clone();
            let rows = entrants.iter().zip(1..);
            let rows = rows.map(|(&entrant, place)| row(event, entrant, place)).collect();
            let drawn = StandingsGroup { rows, ..StandingsGroup::default() };
            vec![ResultGroup { drawn, entrants }]
        }
    }
}

/// The emblem of an entrant.
pub(crate) fn entrant_ink(entrant: Entrant) -> Ink {
    Ink::Side(u8::try_from(entrant.0 % EMBLEMS).unwrap_or_default())
}

fn row(event: &EventView, entrant: Entrant, place: u32) -> StandingsRow {
    StandingsRow {
        place,
        name: event.entrants.get(entrant.index()).map(|one| one.name.clone()).unwrap_or_default(),
        ink: entrant_ink(entrant),
        score: None,
        cells: Vec::new(),
        has_left: event.state.entrants[entrant.index()].withdrawal.is_some(),
    }
}

fn scored(
    event: &EventView,
    standing: &Standing,
    cells: Vec<StandingsCell>,
    language: Language,
) -> StandingsRow {
    let score = Some(points_text(standing.points, language));
    StandingsRow { score, cells, ..row(event, standing.entrant, standing.place) }
}

/// A division: everyone against everyone, in the order of the standings.
fn cross_table(event: &EventView, division: usize, language: Language) -> ResultGroup {
    let state = &event.state;
    let standings = state.division_standings(division);
    let cell = |own: Entrant, other: Entrant| {
        let has = |table: &&EventTable, one| table.entrants.contains(&one);
        let mut tables = state.tables.iter();
        match tables.find(|table| has(table, own) && has(table, other)) {
            _ if own == other => StandingsCell::Own,
            Some(table) => result_cell(event, table, own, language),
            None => StandingsCell::Empty,
        }
    };
    let rows = standings.iter().map(|row| {
        let cells = standings.iter().map(|other| cell(row.entrant, other.entrant));
        scored(event, row, cells.collect(), language)
    });
    let number = u32::try_from(division).unwrap_or_default() + 1;
    let has_title = state.divisions.len() > 1;
    let title = has_title.then(|| say_plainly(ClubText::Division { number }, language));
    let headings = (1..).take(standings.len()).collect();
    let entrants = standings.iter().map(|row| row.entrant).collect();
    ResultGroup { drawn: StandingsGroup { title, headings, rows: rows.collect() }, entrants }
}

/// A Swiss: the results of the last rounds.
fn last_rounds(event: &EventView, byes: &[Bye], most: u32, language: Language) -> ResultGroup {
    let last = event.state.round;
    let headings: Vec<u32> = (last.saturating_sub(most) + 1..=last).collect();
    let standings = event.state.standings(&event.plan);
    let rows = standings.iter().map(|row| {
        let entrant = row.entrant;
        let cell = |&round: &u32| match table_in(event, entrant, round) {
            Some(table) => result_cell(event, table, entrant, language),
            None if byes.contains(&Bye { round, entrant }) => StandingsCell::Won("+".into()),
            None => StandingsCell::Empty,
        };
        scored(event, row, headings.iter().map(cell).collect(), language)
    });
    let entrants = standings.iter().map(|row| row.entrant).collect();
    ResultGroup { drawn: StandingsGroup { title: None, rows: rows.collect(), headings }, entrants }
}

fn table_in(event: &EventView, entrant: Entrant, round: u32) -> Option<&EventTable> {
    let mut tables = event.state.tables.iter().filter(|table| table.round == round);
    tables.find(|table| table.entrants.contains(&entrant))
}

fn result_cell(
    event: &EventView,
    table: &EventTable,
    entrant: Entrant,
    language: Language,
) -> StandingsCell {
    let Some(result) = &table.result else {
        return if table.id.is_some() { StandingsCell::Open } else { StandingsCell::Empty };
    };
    let is_void = |one: &Entrant| event.state.entrants[one.index()].is_annulled;
    if result.end == TableEnd::Annulled || table.entrants.iter().any(is_void) {
        return StandingsCell::Empty;
    }
    let seat = table.entrants.iter().position(|&one| one == entrant);
    match seat.and_then(|seat| result.points.get(seat)).copied().unwrap_or_default() {
        Points::NONE => StandingsCell::Lost("0".into()),
        Points::WIN => StandingsCell::Won("1".into()),
        part => StandingsCell::Shared(share_text(part, language)),
    }
}

/// A part of a point. If possible, it is one character, to fit into a cell.
fn share_text(part: Points, language: Language) -> String {
    match part.0 {
        2 => "⅙".into(),
        3 => "¼".into(),
        4 => "⅓".into(),
        6 => "½".into(),
        8 => "⅔".into(),
        9 => "¾".into(),
        10 => "⅚".into(),
        _ => points_text(part, language),
    }
}
