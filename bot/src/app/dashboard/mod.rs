//! The dashboard of a server: what is played there with small pictures, who waits for an opponent, what came of the last
//! matches, and the table of the month.

use matches::{By, FinishedMatch, Head, List, Month, Rank, Refused};
use render::Style as MatchView;
use rules::{Arg, Draft, Join, Message, Scene};

use crate::app::answer::args::{mention, mentions, place};
use crate::app::answer::{AltText, Answer, Section, Style};
use crate::app::context::App;
use crate::app::games::pages::{came_of, open_entry};
use crate::app::press::{GamesPress, MatchList, Standpoint};
use crate::app::view::board::sight;
use crate::app::view::deadline;
use crate::app::view::title::{game_name, versus};
use crate::words::common::RefusalText;
use crate::words::dashboard::DashboardText;
use crate::words::games::GameListText;

/// How many running matches are shown, each with its picture.
const RUNNING: usize = 6;

/// How many challenges, results and players.
const OPEN: usize = 6;
const RESULTS: usize = 6;
const RANKS: usize = 10;

/// What a dashboard shows, before its picture is drawn.
pub(crate) struct Overview {
    /// All but the picture.
    answer: Answer,
    /// The matches in the picture.
    running: Vec<Head>,
    server: u64,
}

impl Overview {
    /// The words of it.
    pub(crate) fn answer(&self) -> &Answer {
        &self.answer
    }

    /// What tells one moment of the matches in its picture from another.
    pub(crate) fn moments(&self) -> impl Iterator<Item = (u64, u64)> {
        self.running.iter().map(|head| (head.id.0, head.revision.0))
    }

    /// All of it.
    ///
    /// # Errors
    /// The store has failed.
    pub(crate) fn drawn(self, app: &App) -> Result<Answer, Refused> {
        let mut scenes: Vec<(u64, Scene)> = Vec::new();
        for head in &self.running {
            // One that can't be shown must not hide the others.
            let Ok(view) = app.matches().view(head.id) else { continue };
            let Ok(sight) = sight(&view, None) else { continue };
            scenes.push((head.id.0, sight.scene(&Draft::default())));
        }
        let theme = app.board_view().server_theme(self.server)?;
        let style = MatchView { home_at: None, theme };
        let numbers = self.running.iter().map(|head| head.id.to_string());
        let alt = DashboardText::Sheet { ids: Arg::list(Join::Commas, numbers) }.into();
        let sheet = app.pictures().sheet(&scenes, style, AltText::Fixed(vec![alt]));
        Ok(self.answer.show(sheet))
    }
}

/// What goes on on a server.
///
/// # Errors
/// The store has failed.
pub(crate) fn overview(app: &App, server: u64) -> Result<Overview, Refused> {
    let running = app.matches().leaf(List::Running(server), None, RUNNING)?;
    let open = app.matches().leaf(List::Open(server), None, OPEN)?;
    let results = app.matches().results(server, RESULTS)?;
    let month = Month::of(app.now());
    let ranks = app.matches().table(server, month)?;
    let more = |is_more: bool| is_more.then(|| Message::from(DashboardText::More));
    let played: Vec<Message> = running.heads.iter().map(line).collect();
    let waiting: Vec<Message> = open.heads.iter().map(open_entry).collect();
    let results = app.matches().heads_of(&results)?;
    let ended: Vec<Message> = results.iter().map(|(played, head)| result(played, head)).collect();
    let ranked = (1..).zip(ranks.iter().take(RANKS)).map(|(at, rank)| standing(at, rank));
    let sections = [
        section(
            DashboardText::Running,
            played,
            more(running.after.is_some()),
            GameListText::NoneRunning,
        ),
        section(DashboardText::Open, waiting, more(open.after.is_some()), GameListText::NoneOpen),
        section(DashboardText::Results, ended, None, GameListText::NoneOver),
        section(
            DashboardText::Table { month: month.number },
            ranked.collect(),
            None,
            DashboardText::NoTable,
        ),
    ];
    let answer = Answer { sections: sections.into(), ..Answer::say(DashboardText::Title) };
    let answer = MatchList::ALL.into_iter().fold(answer, |answer, list| {
        let label = match list {
            MatchList::Mine => GameListText::TabMine,
            MatchList::Open => GameListText::TabOpen,
            MatchList::Running => GameListText::TabRunning,
            MatchList::Over => GameListText::TabOver,
        };
        answer.button(GamesPress::List { list, at: None }, label, Style::Plain)
    });
    Ok(Overview { answer, running: running.heads, server })
}

/// Places the dashboard in a channel; which message is one no longer.
///
/// # Errors
/// The store has failed.
pub(crate) fn place_here(
    app: &App,
    by: By,
    from: Standpoint,
) -> Result<(Answer, Option<(u64, u64)>), Refused> {
    let Some(server) = from.place.server else {
        return Ok((Answer::say(RefusalText::NoServer), None));
    };
    if !from.manages {
        return Ok((Answer::say(DashboardText::NotTheirs), None));
    }
    let channel = from.place.thread.unwrap_or(from.place.channel);
    let before = app.matches().place_dashboard(server, (channel, by.key), by.now)?;
    let old = before.and_then(|before| Some((before.channel, before.message?)));
    Ok((Answer::say(DashboardText::Placed), old))
}

fn section(
    title: DashboardText,
    lines: Vec<Message>,
    more: Option<Message>,
    none: impl Into<Message>,
) -> Section {
    let lines = match lines.is_empty() {
        true => vec![none.into()],
        false => lines.into_iter().chain(more).collect(),
    };
    Section { title: title.into(), lines }
}

fn line(head: &Head) -> Message {
    let (id, game, players) = (head.id.to_string(), game_name(head), versus(head));
    let turns: Vec<_> = head.to_move.iter().filter_map(|seat| head.player(seat)).collect();
    let turn = mentions(Join::And, &turns);
    let entry = DashboardText::Match { id, game, players, turn, place: place(head.place) };
    deadline::list_entry(head, entry.into())
}

fn result(played: &FinishedMatch, head: &Head) -> Message {
    let (id, game, players) = (played.id.to_string(), game_name(head), versus(head));
    GameListText::OverEntry { id, game, players, came: came_of(head).into() }.into()
}

fn standing(at: usize, rank: &Rank) -> Message {
    let Rank { player, wins, draws, played } = *rank;
    DashboardText::Rank { at, player: mention(player), points: rank.points(), wins, draws, played }
        .into()
}
