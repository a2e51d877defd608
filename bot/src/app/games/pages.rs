//! `/games`: lists of matches, page by page, with a menu to open one.
//!
//! The lists are a player's own matches, open challenges, and the running and finished matches of a server.

use matches::{Cursor, Filter, Head, List, ListPage, Request};
use rules::{Arg, Message};

use crate::app::answer::args::{mention, moment};
use crate::app::answer::{Answer, Button, Choice, Result, Style};
use crate::app::context::App;
use crate::app::games::entry::{entry, line, names};
use crate::app::press::{ChallengePress, GamesPress, MatchList, PlayPress};
use crate::app::view::deadline;
use crate::app::view::result::short_result;
use crate::app::view::title::{game_name, versus};
use crate::words::common::Label;
use crate::words::games::GameListText;

/// The matches per page. Even with four players each, the text fits.
const PAGE_SIZE: usize = 8;

/// The maximum number of challenges, running matches and results to suggest to a player without a match.
const SUGGESTIONS: usize = 4;

/// The maximum number of matches of a page that have a button.
const BUTTONS: usize = 5;

/// The first page of a player's matches.
pub(crate) fn first_page(app: &App, by: Request, server: Option<u64>) -> Result {
    page(app, by, server, MatchList::Mine, None)
}

pub(crate) fn page(
    app: &App,
    by: Request,
    server: Option<u64>,
    kind: MatchList,
    at: Option<Cursor>,
) -> Result {
    let Some(list) = list(kind, by, server) else {
        return Ok(with_tabs(Answer::say(GameListText::NoServer), Some(kind)));
    };
    let mut page = app.matches().list_page(list, at, PAGE_SIZE)?;
    app.matches().leave_lost_threads(&mut page.heads)?;
    for head in &mut page.heads {
        head.place = app.matches().current_place(head)?;
    }
    let mut answer = Answer::say(heading(app, by, kind)?);
    let mut heads = page.heads.clone();
    if heads.is_empty() {
        answer = answer.line(empty_line(kind));
        if let (MatchList::Mine, Some(server)) = (kind, server) {
            (answer, heads) = suggest_matches(app, by, server, answer)?;
        }
        if kind == MatchList::Mine {
            (answer, heads) = with_results(app, by, answer, heads)?;
        }
    } else {
        answer = with_entries(answer, by, kind, &page);
    }
    answer = answer.menu(GamesPress::Open, GameListText::Pick, choices(app, &heads)?);
    for button in heads.iter().filter_map(|head| quick_action(head, by)).take(BUTTONS) {
        answer.actions.push(button);
    }
    Ok(with_tabs(with_page_buttons(answer, kind, &page), Some(kind)))
}

/// Suggests to a player without a match which challenges to take and which matches to watch.
fn suggest_matches(
    app: &App,
    by: Request,
    server: u64,
    mut answer: Answer,
) -> Result<(Answer, Vec<Head>)> {
    let mut heads = Vec::new();
    for (kind, list, heading) in [
        (MatchList::Open, List::OpenChallenges(server), GameListText::Open),
        (MatchList::Running, List::Running(server), GameListText::Running),
    ] {
        let mut page = app.matches().list_page(list, None, SUGGESTIONS)?;
        app.matches().leave_lost_threads(&mut page.heads)?;
        if !page.heads.is_empty() {
            answer = with_entries(answer.line(heading), by, kind, &page);
            heads.extend(page.heads);
        }
    }
    Ok((answer, heads))
}

/// Adds the last results of a player without a running match.
fn with_results(
    app: &App,
    by: Request,
    answer: Answer,
    mut heads: Vec<Head>,
) -> Result<(Answer, Vec<Head>)> {
    let last = matches::Page { after: None, most: SUGGESTIONS };
    let over = app.matches().matches_of(by.player, Filter::Over, last)?;
    if over.is_empty() {
        return Ok((answer, heads));
    }
    let answer = answer.line(GameListText::YourResults).lines(over.iter().map(over_entry));
    heads.extend(over);
    Ok((answer, heads))
}

fn list(kind: MatchList, by: Request, server: Option<u64>) -> Option<List> {
    Some(match kind {
        MatchList::Mine => List::Player(by.player),
        MatchList::Open => List::OpenChallenges(server?),
        MatchList::Running => List::Running(server?),
        MatchList::Over => List::Finished(server?),
    })
}

fn heading(app: &App, by: Request, kind: MatchList) -> Result<GameListText> {
    Ok(match kind {
        MatchList::Mine => GameListText::Yours { turns: app.matches().count_turns(by.player)? },
        MatchList::Open => GameListText::Open,
        MatchList::Running => GameListText::Running,
        MatchList::Over => GameListText::Over,
    })
}

fn empty_line(kind: MatchList) -> GameListText {
    match kind {
        MatchList::Mine => GameListText::NoneRunningOfYours,
        MatchList::Open => GameListText::NoneOpen,
        MatchList::Running => GameListText::NoneRunning,
        MatchList::Over => GameListText::NoneOver,
    }
}

fn with_entries(answer: Answer, by: Request, kind: MatchList, page: &ListPage) -> Answer {
    answer.lines(page.heads.iter().map(|head| match kind {
        MatchList::Mine => entry(head, by.player),
        MatchList::Running => deadline::list_entry(head, line(head, by.player).into()),
        MatchList::Open => open_entry(head),
        MatchList::Over => over_entry(head),
    }))
}

/// An open challenge as a line.
pub(crate) fn open_entry(head: &Head) -> Message {
    let seats = head.free_seats();
    let until = head.deadline.map_or_else(|| Arg::plain(""), moment);
    let (id, game, asker) = (head.id.to_string(), game_name(head), mention(head.challenger));
    GameListText::OpenEntry { id, game, asker, seats, until }.into()
}

/// A finished match as a line.
pub(crate) fn over_entry(head: &Head) -> Message {
    let (id, game, players) = (head.id.to_string(), game_name(head), versus(head));
    GameListText::OverEntry { id, game, players, came: short_result(head).into() }.into()
}

/// The button for the player's next action in a match: to move, or to accept the challenge.
fn quick_action(head: &Head, by: Request) -> Option<Button> {
    let id = head.id.to_string();
    if head.is_turn_of(by.player) {
        let press = PlayPress::OpenPanel(head.id);
        return Some(Button::new(press, Label::MoveIn { id }, Style::Main));
    }
    let is_open = head.open && head.free_seats() > 0;
    let is_invited = is_open || head.invited.contains(&by.player);
    let may_take = head.deadline.is_some() && !head.players.contains(&by.player) && is_invited;
    let press = ChallengePress::Accept(head.id);
    may_take.then(|| Button::new(press, GameListText::Take { id }, Style::Main))
}

/// The matches of a page, as the choices of its menu.
fn choices(app: &App, heads: &[Head]) -> Result<Vec<Choice>> {
    let choice = |head: &Head| {
        let label = GameListText::Choice { id: head.id.to_string(), game: game_name(head) };
        let hint = names(app, head)?.map(|names| GameListText::Names { names });
        Ok(Choice { hint: hint.map(Message::from), ..Choice::new(head.id.0.to_string(), label) })
    };
    heads.iter().map(choice).collect()
}

fn with_page_buttons(answer: Answer, list: MatchList, page: &ListPage) -> Answer {
    let pages = [(page.before, GameListText::Newer), (page.after, GameListText::Older)];
    pages.into_iter().filter(|(at, _)| at.is_some()).fold(answer, |answer, (at, label)| {
        answer.button(GamesPress::List { list, at }, label, Style::Plain)
    })
}

/// Adds buttons that open the other lists.
pub(crate) fn with_tabs(answer: Answer, here: Option<MatchList>) -> Answer {
    MatchList::ALL.into_iter().filter(|&list| Some(list) != here).fold(answer, |answer, list| {
        let label = match list {
            MatchList::Mine => GameListText::TabMine,
            MatchList::Open => GameListText::TabOpen,
            MatchList::Running => GameListText::TabRunning,
            MatchList::Over => GameListText::TabOver,
        };
        answer.button(GamesPress::List { list, at: None }, label, Style::Plain)
    })
}
