//! The picture on the card of an event: its results as far as they fit.

use matches::{EventStage, EventView, PlayerId};
use render::{Standings, StandingsGroup, StandingsRow, Theme};
use rules::{Arg, Message};
use sha2::{Digest, Sha256};

use crate::app::answer::args::mention;
use crate::app::answer::{AltText, Picture, Result};
use crate::app::clubs::results_table::result_groups;
use crate::app::context::App;
use crate::app::view::languages;
use crate::words::clubs::ClubText;
use crate::words::say_plainly;

/// The maximum number of players in the picture. Discord shows it at most 350 points high.
const PLAYERS: usize = 16;

/// The maximum number of rounds in the picture.
const ROUNDS: u32 = 8;

/// Standings to draw, and their description.
#[derive(Debug)]
pub(crate) struct StandingsPicture {
    standings: Standings,
    alt: Vec<Message>,
    theme: Theme,
}

impl StandingsPicture {
    /// The picture of an event. `None` before the event begins, or if it has no players.
    pub(crate) fn of(app: &App, event: &EventView) -> Result<Option<Self>> {
        if event.state.stage == EventStage::Open {
            return Ok(None);
        }
        let theme = event.plan.place.server.map(|server| app.board_view().server_theme(server));
        let theme = theme.transpose()?.unwrap_or_default();
        let language = languages::of_code(event.plan.language.as_deref());
        let byes = app.matches().event_byes(event)?;
        let groups = result_groups(event, &byes, ROUNDS, language).into_iter();
        let groups = groups.map(|group| group.drawn);
        let mut groups: Vec<_> = groups.collect();
        let count = |groups: &[StandingsGroup]| groups.iter().map(|one| one.rows.len()).sum();
        let all: usize = count(&groups);
        if all == 0 {
            return Ok(None);
        }
        shorten(&mut groups);
        let left = all - count(&groups);
        let more = (left > 0).then_some(ClubText::PictureMore { count: left });
        let alt = alt_lines(event, &groups, more.clone());
        let footer = more.map(|more| say_plainly(more, language));
        Ok(Some(Self { standings: Standings { groups, footer }, alt, theme }))
    }

    /// A hash of the picture and its text. A restart does not change it.
    pub(crate) fn fingerprint(&self) -> u64 {
        let hash = Sha256::digest(format!("{self:?}"));
        u64::from_be_bytes(std::array::from_fn(|at| hash[at]))
    }

    pub(crate) fn draw(self, app: &App) -> Picture {
        let Self { standings, alt, theme } = self;
        let draw = || render::standings(&standings, theme).png;
        let file = app.metrics().time_drawing("standings", draw).into();
        Picture { name: "standings.png", file, alt: AltText::Fixed(alt) }
    }
}

/// Keeps the first groups that fit together. If the first one alone is too large, keeps its first players.
fn shorten(groups: &mut Vec<StandingsGroup>) {
    let mut left = PLAYERS;
    let mut fits = |group: &StandingsGroup| {
        let fits = group.rows.len() <= left;
        left = if fits { left - group.rows.len() } else { 0 };
        fits
    };
    let most = groups.iter().take_while(|group| fits(group)).count().max(1);
    groups.truncate(most);
    groups.iter_mut().for_each(|group| group.rows.truncate(PLAYERS));
}

/// The same standings in words.
fn alt_lines(event: &EventView, groups: &[StandingsGroup], more: Option<ClubText>) -> Vec<Message> {
    let title = ClubText::Picture { name: event.plan.name.clone() };
    let lines = groups.iter().zip(1..).flat_map(|(group, number)| {
        let division = group.title.is_some().then_some(ClubText::PictureDivision { number });
        division.into_iter().chain(group.rows.iter().map(alt_row))
    });
    [title].into_iter().chain(lines).chain(more).map(Message::from).collect()
}

fn alt_row(row: &StandingsRow) -> ClubText {
    let player = match row.name.is_empty() {
        true => mention(PlayerId::GONE),
        false => Arg::plain(row.name.clone()),
    };
    match &row.score {
        Some(points) => ClubText::PictureRow { place: row.place, player, points: points.clone() },
        None => ClubText::PictureRung { place: row.place, player },
    }
}

#[cfg(test)]
mod tests {
    use matches::{EventId, Format, Timestamp};
    use render::StandingsCell;

    use super::*;
    use crate::app::clubs::event_card;
    use crate::app::clubs::tests::{announced, begun, by, pods};
    use crate::app::testing::app;

    fn picture(app: &App, id: EventId) -> Option<StandingsPicture> {
        StandingsPicture::of(app, &app.matches().event(id).unwrap()).unwrap()
    }

    #[test]
    fn an_event_without_results_has_no_picture() {
        let app = app();
        let id = announced(&app, Format::Swiss { rounds: 2, days: None }, 3);
        assert!(picture(&app, id).is_none(), "nobody has played");
    }

    #[test]
    fn tables_of_three_and_four_show_points_by_place_for_each_round() {
        let app = app();
        let id = pods(&app, 7);
        let event = app.matches().event(id).unwrap();
        let four = event.state.tables.iter().find(|table| table.entrants.len() == 4).unwrap();
        for (at, &entrant) in four.entrants[1..].iter().enumerate() {
            let by = by(event.player(entrant).0, 2_000 + at as u64);
            app.matches().resign(four.id.unwrap(), by).unwrap();
        }
        app.matches().advance_event(id, Timestamp(3_000)).unwrap();
        let group = picture(&app, id).unwrap().standings.groups.remove(0);
        assert_eq!((group.headings, group.rows.len()), (vec![1], 7));
        let cells: Vec<_> = group.rows.into_iter().map(|row| row.cells[0].clone()).collect();
        // Players who leave while others play on share the last places.
        let share = |part: &str| StandingsCell::Shared(part.into());
        assert_eq!(cells[0], StandingsCell::Won("1".into()));
        assert_eq!(cells[1..4], [share("⅔"), share("⅙"), share("⅙")]);
        assert_eq!(cells[4..], [StandingsCell::Open, StandingsCell::Open, StandingsCell::Open]);
    }

    #[test]
    fn only_a_result_changes_the_standings_picture() {
        let app = app();
        let id = begun(&app, Format::Swiss { rounds: 2, days: None }, 3);
        let before = picture(&app, id).unwrap();
        assert_eq!(before.fingerprint(), picture(&app, id).unwrap().fingerprint());
        let event = app.matches().event(id).unwrap();
        let table = event.state.tables[0].clone();
        let loser = event.player(table.entrants[0]);
        app.matches().resign(table.id.unwrap(), by(loser.0, 2_000)).unwrap();
        app.matches().advance_event(id, Timestamp(2_001)).unwrap();
        let after = picture(&app, id).unwrap();
        assert_ne!(before.fingerprint(), after.fingerprint());
        let cells: Vec<_> =
            after.standings.groups[0].rows.iter().map(|row| row.cells[0].clone()).collect();
        assert!(cells.contains(&StandingsCell::Won("1".into())), "{cells:?}");
        assert!(cells.contains(&StandingsCell::Lost("0".into())), "{cells:?}");
        assert!(cells.contains(&StandingsCell::Won("+".into())), "a bye: {cells:?}");
    }

    #[test]
    fn large_standings_draw_sixteen_rows_and_count_the_rest() {
        let app = app();
        let id = begun(&app, Format::Swiss { rounds: 2, days: None }, 128);
        let drawn = picture(&app, id).unwrap();
        assert_eq!(drawn.standings.groups[0].rows.len(), 16);
        assert!(drawn.standings.footer.as_deref().unwrap().contains("112"));
        assert_eq!(drawn.alt.len(), 18);
    }

    #[test]
    fn the_card_of_a_large_league_has_no_more_sections_than_discord_shows() {
        let app = app();
        let id = begun(&app, Format::League { weeks: 2 }, 96);
        let card = event_card::card(&app, &app.matches().event(id).unwrap());
        assert_eq!(card.sections.len(), 10);
        let last = card.sections[9].lines.last().unwrap();
        assert_eq!(crate::words::say_in_english(last.clone()), "-# … and 36 more");
    }

    #[test]
    fn divisions_are_drawn_while_they_fit() {
        let app = app();
        let id = begun(&app, Format::League { weeks: 2 }, 21);
        let drawn = picture(&app, id).unwrap();
        let rows: Vec<_> = drawn.standings.groups.iter().map(|group| group.rows.len()).collect();
        assert_eq!(rows, [6, 5, 5]);
        for group in &drawn.standings.groups {
            for (place, row) in group.rows.iter().enumerate() {
                assert_eq!(row.cells.len(), group.headings.len());
                assert_eq!(row.cells[place], StandingsCell::Own);
            }
        }
    }
}
