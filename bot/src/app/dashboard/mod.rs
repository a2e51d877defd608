//! The dashboard of a server: running matches with small pictures, open challenges, results, and the monthly table.

use matches::{Head, List, Month, Rank, Request};
use rules::{Arg, Draft, Join, Message, Scene};

use crate::app::answer::args::{mention, mentions, place, players_at};
use crate::app::answer::{AltText, Answer, Result, Section};
use crate::app::context::App;
use crate::app::games::pages::{open_entry, over_entry, with_tabs};
use crate::app::press::Standpoint;
use crate::app::view::board::sight;
use crate::app::view::deadline;
use crate::app::view::languages;
use crate::app::view::title::{game_name, versus};
use crate::words::common::RefusalText;
use crate::words::dashboard::DashboardText;
use crate::words::games::GameListText;

/// The maximum number of running matches on the dashboard, each with its picture.
const RUNNING: usize = 6;

/// The maximum number of challenges, results and ranked players on the dashboard.
const OPEN: usize = 6;
const RESULTS: usize = 6;
const RANKS: usize = 10;

/// The content of a dashboard, before its picture is drawn.
pub(crate) struct Overview {
    answer: Answer,
    /// The matches in the picture.
    running: Vec<Head>,
    server: u64,
}

impl Overview {
    /// The dashboard without its picture.
    pub(crate) fn answer(&self) -> &Answer {
        &self.answer
    }

    /// The ids and revisions of the matches in the picture. A change makes the picture outdated.
    pub(crate) fn moments(&self) -> impl Iterator<Item = (u64, u64)> {
        self.running.iter().map(|head| (head.id.0, head.revision.0))
    }

    /// The dashboard with its picture.
    pub(crate) fn draw(self, app: &App) -> Result {
        let mut scenes: Vec<(u64, Scene)> = Vec::new();
        for head in &self.running {
            // A match that can't be shown must not hide the others.
            let Ok(view) = app.matches().view(head.id) else { continue };
            let Ok(sight) = sight(&view, None) else { continue };
            scenes.push((head.id.0, sight.scene(&Draft::default())));
        }
        let theme = app.board_view().server_theme(self.server)?;
        let style = render::Style { home_at: None, theme };
        let ids = self.running.iter().map(|head| head.id.to_string());
        let alt = DashboardText::Sheet { ids: Arg::list(Join::Commas, ids) }.into();
        let sheet = app.pictures().sheet(&scenes, style, AltText::Fixed(vec![alt]));
        Ok(self.answer.show(sheet))
    }
}

/// The matches, challenges and results of a server.
pub(crate) fn overview(app: &App, server: u64) -> Result<Overview> {
    let mut running = app.matches().list_page(List::Running(server), None, RUNNING)?;
    app.matches().leave_lost_threads(&mut running.heads)?;
    let open = app.matches().list_page(List::OpenChallenges(server), None, OPEN)?;
    let results = app.matches().results(server, RESULTS)?;
    let results = app.matches().with_heads(&results)?;
    let month = Month::of(app.now());
    let ranks = app.matches().monthly_table(server, month)?;
    let running_lines = running.heads.iter().map(running_line).collect();
    let open_lines = open.heads.iter().map(open_entry).collect();
    let result_lines = results.iter().map(|(_, head)| over_entry(head)).collect();
    let ranks = (1..).zip(ranks.iter().take(RANKS)).map(|(at, rank)| rank_line(at, rank)).collect();
    let (are_more_running, are_more_open) = (running.after.is_some(), open.after.is_some());
    let table = DashboardText::Table { month: month.number };
    let sections = vec![
        section(DashboardText::Running, running_lines, are_more_running, GameListText::NoneRunning),
        section(DashboardText::Open, open_lines, are_more_open, GameListText::NoneOpen),
        section(DashboardText::Results, result_lines, false, GameListText::NoneOver),
        section(table, ranks, false, DashboardText::NoTable),
    ];
    let language = languages::of_server(app.matches(), server)?;
    let answer = Answer { sections, ..Answer::say(DashboardText::Title).in_language(language) };
    Ok(Overview { answer: with_tabs(answer, None), running: running.heads, server })
}

/// Puts the dashboard in a channel. Returns the channel and message of the old dashboard, for deletion.
pub(crate) fn place_here(
    app: &App,
    by: Request,
    from: Standpoint,
) -> Result<(Answer, Option<(u64, u64)>)> {
    let Some(server) = from.place.server else {
        return Ok((Answer::say(RefusalText::NoServer), None));
    };
    if !from.manages {
        return Ok((Answer::say(DashboardText::NotTheirs), None));
    }
    let channel = from.place.post_channel();
    let before = app.matches().place_dashboard(server, channel, by.key, by.now)?;
    let old = before.and_then(|before| Some((before.channel, before.message?)));
    Ok((Answer::say(DashboardText::Placed), old))
}

fn section(
    title: DashboardText,
    mut lines: Vec<Message>,
    are_more: bool,
    empty: impl Into<Message>,
) -> Section {
    if lines.is_empty() {
        lines.push(empty.into());
    } else if are_more {
        lines.push(DashboardText::More.into());
    }
    Section::new(title, lines)
}

fn running_line(head: &Head) -> Message {
    let (id, game, players) = (head.id.to_string(), game_name(head), versus(head));
    let turn = mentions(Join::And, &players_at(head, head.to_move));
    let entry = DashboardText::Match { id, game, players, turn, place: place(head.place) };
    deadline::list_entry(head, entry.into())
}

fn rank_line(at: usize, rank: &Rank) -> Message {
    let Rank { player, wins, draws, played } = *rank;
    let (player, points) = (mention(player), rank.points());
    DashboardText::Rank { at, player, points, wins, draws, played }.into()
}
