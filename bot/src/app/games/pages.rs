//! `/games`, the desk: my matches with those first that wait for me, challenges to take, and what is and was played on a
//! server; page by page, with a menu to open each match.

use matches::{By, Cursor, Head, Leaf, List, Refused};
use rules::{Arg, Join, Message};

use crate::app::answer::args::{computer_name, mention, mentions, moment};
use crate::app::answer::{Answer, Choice, Style};
use crate::app::context::App;
use crate::app::games::entry::{entry, line};
use crate::app::press::{ChallengePress, GamesPress, MatchList, PlayPress, Press};
use crate::app::view::deadline;
use crate::app::view::title::{game_name, versus};
use crate::words::common::Label;
use crate::words::games::GameListText;

/// How many matches stand on a page: with four players each, the text then still fits.
const LISTED: usize = 8;

/// How many of each somebody is shown who has none.
const TO_BEGIN_WITH: usize = 4;

/// How many matches on a page get a button of their own.
const BUTTONS: usize = 5;

/// The first page of somebody's matches, asked for on a server or elsewhere.
///
/// # Errors
/// The store has failed.
pub(crate) fn first_page(app: &App, by: By, server: Option<u64>) -> Result<Answer, Refused> {
    page(app, by, server, MatchList::Mine, None)
}

/// A page of a list.
///
/// # Errors
/// The store has failed.
pub(in crate::app) fn page(
    app: &App,
    by: By,
    server: Option<u64>,
    listed: MatchList,
    at: Option<Cursor>,
) -> Result<Answer, Refused> {
    let Some(list) = list(listed, by, server) else {
        return Ok(tabs(Answer::say(GameListText::NoServer), listed));
    };
    let mut leaf = app.matches().leaf(list, at, LISTED)?;
    for head in &mut leaf.heads {
        head.place = app.matches().found_in(head)?;
    }
    let answer = told(app, by, listed, &leaf)?;
    let (answer, heads) = match (listed, leaf.heads.is_empty(), server) {
        (MatchList::Mine, true, Some(server)) => to_begin_with(app, by, server, answer)?,
        _ => (answer, leaf.heads.clone()),
    };
    let answer = answer.menu(GamesPress::Open, GameListText::Pick, choices(app, &heads)?);
    let answer = heads
        .iter()
        .filter_map(|head| at_once(head, by))
        .take(BUTTONS)
        .fold(answer, |answer, (press, label)| answer.action(press, label, None));
    Ok(tabs(turning(answer, listed, &leaf), listed))
}

/// What somebody without a match finds on a server: challenges that they could take, and matches to watch.
fn to_begin_with(
    app: &App,
    by: By,
    server: u64,
    mut answer: Answer,
) -> Result<(Answer, Vec<Head>), Refused> {
    let mut heads = Vec::new();
    for (listed, list, heading) in [
        (MatchList::Open, List::Open(server), GameListText::Open),
        (MatchList::Running, List::Running(server), GameListText::Running),
    ] {
        let leaf = app.matches().leaf(list, None, TO_BEGIN_WITH)?;
        if !leaf.heads.is_empty() {
            answer = listing(answer.line(heading), by, listed, &leaf);
            heads.extend(leaf.heads);
        }
    }
    Ok((answer, heads))
}

fn list(listed: MatchList, by: By, server: Option<u64>) -> Option<List> {
    Some(match (listed, server) {
        (MatchList::Mine, _) => List::Of(by.player),
        (MatchList::Open, Some(server)) => List::Open(server),
        (MatchList::Running, Some(server)) => List::Running(server),
        (MatchList::Over, Some(server)) => List::Over(server),
        (_, None) => return None,
    })
}

/// The heading and the matches of a page.
fn told(app: &App, by: By, listed: MatchList, leaf: &Leaf) -> Result<Answer, Refused> {
    let (heading, none) = match listed {
        MatchList::Mine => {
            let turns = app.matches().count_turns(by.player)?;
            (GameListText::Yours { turns }, GameListText::NoneYet)
        }
        MatchList::Open => (GameListText::Open, GameListText::NoneOpen),
        MatchList::Running => (GameListText::Running, GameListText::NoneRunning),
        MatchList::Over => (GameListText::Over, GameListText::NoneOver),
    };
    let answer = Answer::say(heading);
    Ok(match leaf.heads.is_empty() {
        true => answer.line(none),
        false => listing(answer, by, listed, leaf),
    })
}

fn listing(answer: Answer, by: By, listed: MatchList, leaf: &Leaf) -> Answer {
    leaf.heads.iter().fold(answer, |answer, head| {
        answer.line(match listed {
            MatchList::Mine => entry(head, by.player),
            MatchList::Running => deadline::list_entry(head, line(head, by.player).into()),
            MatchList::Open => open_entry(head),
            MatchList::Over => over_entry(head),
        })
    })
}

/// A challenge that anybody may take, in a line.
pub(in crate::app) fn open_entry(head: &Head) -> Message {
    let seats = usize::from(head.most).saturating_sub(head.players.len() + head.invited.len());
    let until = head.deadline.map_or_else(|| Arg::plain(""), moment);
    let (id, game, asker) = (head.id.to_string(), game_name(head), mention(head.challenger));
    GameListText::OpenEntry { id, game, asker, seats, until }.into()
}

fn over_entry(head: &Head) -> Message {
    let (id, game, players) = (head.id.to_string(), game_name(head), versus(head));
    GameListText::OverEntry { id, game, players, came: came_of(head).into() }.into()
}

/// What came of a match, in a word or two.
pub(in crate::app) fn came_of(head: &Head) -> GameListText {
    let winners: Vec<_> = head.winners().iter().filter_map(|seat| head.player(seat)).collect();
    match head.ending() {
        Some(ending) if ending.is_result() && winners.is_empty() => GameListText::Drawn,
        Some(ending) if ending.is_result() => {
            GameListText::WonBy { winners: mentions(Join::And, &winners) }
        }
        _ => GameListText::NoResult,
    }
}

/// What a match asks of somebody, that a button on the list does.
fn at_once(head: &Head, by: By) -> Option<(Press, Message)> {
    let id = head.id.to_string();
    let is_there = head.players.contains(&by.player);
    let may_take = head.deadline.is_some() && !is_there;
    if head.is_turn_of(by.player) {
        return Some((PlayPress::OpenPanel(head.id).into(), Label::MoveIn { id }.into()));
    }
    let is_asked = head.open || head.invited.contains(&by.player);
    (may_take && is_asked)
        .then(|| (ChallengePress::Accept(head.id).into(), GameListText::Take { id }.into()))
}

/// The matches of a page as the choices of its menu.
fn choices(app: &App, heads: &[Head]) -> Result<Vec<Choice>, Refused> {
    let choice = |head: &Head| {
        let known = app.matches().names_in(head.id, &head.players)?;
        let named = known.into_iter().zip(&head.players).map(|(name, &player)| {
            computer_name(player).map(Arg::from).or_else(|| Some(Arg::plain(&name?)))
        });
        let names: Option<Vec<Arg>> = named.collect();
        Ok(Choice {
            id: head.id.0.to_string(),
            label: GameListText::Choice { id: head.id.to_string(), game: game_name(head) }.into(),
            hint: names
                .filter(|names| !names.is_empty())
                .map(|names| GameListText::Names { names: Arg::list(Join::Dashes, names) }.into()),
            sprite: None,
        })
    };
    heads.iter().map(choice).collect()
}

/// The buttons to the pages before and after.
fn turning(answer: Answer, list: MatchList, leaf: &Leaf) -> Answer {
    let ways = [(leaf.before, GameListText::Newer), (leaf.after, GameListText::Older)];
    ways.into_iter().filter(|(at, _)| at.is_some()).fold(answer, |answer, (at, label)| {
        answer.button(GamesPress::List { list, at }, label, Style::Plain)
    })
}

/// The buttons to the other lists.
fn tabs(answer: Answer, here: MatchList) -> Answer {
    MatchList::ALL.into_iter().filter(|&list| list != here).fold(answer, |answer, list| {
        let label = match list {
            MatchList::Mine => GameListText::TabMine,
            MatchList::Open => GameListText::TabOpen,
            MatchList::Running => GameListText::TabRunning,
            MatchList::Over => GameListText::TabOver,
        };
        answer.button(GamesPress::List { list, at: None }, label, Style::Plain)
    })
}
