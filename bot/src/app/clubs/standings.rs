//! Standings and tables of an event, as sections of its card.

use matches::{Entrant, EventStage, EventView, Format, Outlook, Points, Standing};
use rules::{Arg, Join, Message};
use words::Language;

use crate::app::answer::Section;
use crate::app::answer::args::mention;
use crate::app::clubs::round_tables::{round_tables, table_line, tables_title};
use crate::words::clubs::ClubText;

/// The maximum numbers of lines: of all sections together, of a section of standings, and of a round's tables.
const LINES: usize = 56;
const STANDINGS: usize = 24;
const TABLES: usize = 16;

/// The maximum number of sections. Discord shows ten.
const SECTIONS: usize = 10;

/// The sections of an event's card: standings and tables. Empty before the event begins.
pub(super) fn sections(event: &EventView, language: Language) -> Vec<Section> {
    if event.state.stage == EventStage::Open {
        return Vec::new();
    }
    let mut sections = match event.plan.format {
        Format::League { .. } => divisions(event, language),
        Format::Swiss { .. } => vec![swiss(event, language), tables(event)],
        Format::Ladder { .. } => vec![ladder(event), tables(event)],
    };
    let rest = sections.split_off(sections.len().min(SECTIONS));
    let mut left = LINES;
    for section in &mut sections {
        shorten(&mut section.lines, left.max(1));
        left = left.saturating_sub(section.lines.len());
    }
    let count: usize = rest.iter().map(|section| section.lines.len()).sum();
    if let (Some(last), true) = (sections.last_mut(), count > 0) {
        last.lines.push(ClubText::More { count }.into());
    }
    sections
}

/// Points as people write them: `2½`, `3.33`. Only English has a decimal point, the other languages a comma.
pub(super) fn points_text(points: Points, language: Language) -> String {
    let hundredths = points.hundredths();
    let (whole, rest) = (hundredths / 100, hundredths % 100);
    match rest {
        0 => whole.to_string(),
        50 if whole == 0 => "½".into(),
        50 => format!("{whole}½"),
        rest => format!("{whole}{}{rest:02}", decimal_mark(language)),
    }
}

fn decimal_mark(language: Language) -> char {
    match language {
        Language::English => '.',
        Language::Swedish
        | Language::French
        | Language::German
        | Language::Dutch
        | Language::Spanish => ',',
    }
}

fn shorten(lines: &mut Vec<Message>, most: usize) {
    if lines.len() > most {
        let count = lines.len() - most + 1;
        lines.truncate(most - 1);
        lines.push(ClubText::More { count }.into());
    }
}

fn section(title: ClubText, mut lines: Vec<Message>, most: usize, empty: ClubText) -> Section {
    if lines.is_empty() {
        lines.push(empty.into());
    }
    shorten(&mut lines, most);
    Section::new(title, lines)
}

fn swiss(event: &EventView, language: Language) -> Section {
    let rows = event.state.standings(&event.plan);
    let line = |row: &Standing| {
        let text = ClubText::Row {
            place: row.place,
            player: mention(event.player(row.entrant)),
            points: points_text(row.points, language),
            buchholz: points_text(row.buchholz, language),
        };
        marked(text, has_left(event, row.entrant))
    };
    section(ClubText::Standings, rows.iter().map(line).collect(), STANDINGS, ClubText::Nobody)
}

fn divisions(event: &EventView, language: Language) -> Vec<Section> {
    let division = |(at, number): (usize, u32)| {
        let rows = event.state.division_standings(at);
        let lines = rows.iter().zip(event.state.outlooks(at));
        let lines = lines.map(|(row, outlook)| league_row(event, row, outlook, language));
        let title = ClubText::Division { number };
        section(title, lines.collect(), STANDINGS, ClubText::Nobody)
    };
    (0..event.state.divisions.len()).zip(1..).map(division).collect()
}

fn league_row(event: &EventView, row: &Standing, outlook: Outlook, language: Language) -> Message {
    let text = ClubText::LeagueRow {
        place: row.place,
        player: mention(event.player(row.entrant)),
        points: points_text(row.points, language),
        played: row.played,
    };
    let is_running = event.state.stage == EventStage::Running && !event.state.is_between;
    let marks = match has_left(event, row.entrant) {
        // Only a running season has an outlook.
        left if !left.is_empty() || !is_running => left,
        _ => {
            let rise = outlook.can_be_promoted.then_some(ClubText::MayRise);
            let safe = (!outlook.can_be_relegated).then_some(ClubText::Safe);
            // Everyone in the lowest division is safe from relegation, so no mark says it.
            let is_lowest =
                event.state.divisions.last().is_some_and(|last| last.contains(&row.entrant));
            rise.into_iter().chain(safe.filter(|_| !is_lowest)).collect()
        }
    };
    marked(text, marks)
}

fn has_left(event: &EventView, entrant: Entrant) -> Vec<ClubText> {
    let has_left = event.state.entrants[entrant.index()].withdrawal.is_some();
    has_left.then_some(ClubText::HasLeft).into_iter().collect()
}

fn marked(row: ClubText, marks: Vec<ClubText>) -> Message {
    if marks.is_empty() {
        return row.into();
    }
    ClubText::MarkedRow { row: row.into(), marks: Arg::list(Join::Commas, marks) }.into()
}

fn ladder(event: &EventView) -> Section {
    let rungs = (1..).zip(&event.state.order);
    let rungs = rungs.map(|(place, &entrant)| {
        ClubText::Rung { place, player: mention(event.player(entrant)) }.into()
    });
    section(ClubText::Standings, rungs.collect(), STANDINGS, ClubText::Nobody)
}

fn tables(event: &EventView) -> Section {
    let lines = round_tables(event).into_iter().map(|table| table_line(event, table).into());
    section(tables_title(event), lines.collect(), TABLES, ClubText::NoTables)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::clubs::tests::{begun, by};
    use crate::app::testing::app;
    use crate::words::say_in_english;

    #[test]
    fn nobody_can_still_be_promoted_in_a_league_that_is_over() {
        let app = app();
        let id = begun(&app, Format::League { weeks: 2 }, 9);
        let text = || {
            let event = app.matches().event(id).unwrap();
            let sections = sections(&event, Language::English);
            let lines = sections.into_iter().flat_map(|section| section.lines);
            lines.map(say_in_english).collect::<Vec<_>>().join("\n")
        };
        assert!(text().contains("can still be promoted"), "{}", text());
        app.matches().end_event(id, by(1, 2_000)).unwrap();
        let over = text();
        assert!(!over.contains("promoted") && !over.contains("relegated"), "{over}");
    }

    #[test]
    fn points_are_written_as_halves_or_decimals() {
        let texts = |language| {
            [0, 6, 12, 18, 4, 22].map(|twelfths| points_text(Points(twelfths), language))
        };
        assert_eq!(texts(Language::English), ["0", "½", "1", "1½", "0.33", "1.83"]);
        assert_eq!(texts(Language::Swedish), ["0", "½", "1", "1½", "0,33", "1,83"]);
    }
}
