//! The rules of a game, page by page.

use data::{MatchId, Refused};
use rules::{Arg, Game, Info, Join};
use words::Plainly;

use super::answer::{Answer, Style};
use super::at_hand::Desk;
use super::boards::game;
use super::press::{Page, Press};
use super::words::{self as said, Label};
use crate::words::say;

/// The rules of the game of a match, from the beginning.
pub(super) fn of_match(desk: &Desk, id: MatchId) -> Result<Answer, Refused> {
    let look = desk.matches().look(id)?;
    let game = game(look.head()).ok_or(Refused::UnknownGame)?;
    Ok(page_of(desk, game, 0))
}

/// A page of the rules.
pub(super) fn turned_to(desk: &Desk, page: &Page) -> Result<Answer, Refused> {
    let game = games::find(&page.game).ok_or(Refused::UnknownGame)?;
    Ok(page_of(desk, game, page.index))
}

/// The rules of the game that somebody names.
pub(crate) fn rules(desk: &Desk, named: &str) -> Answer {
    let wanted = named.trim().to_lowercase();
    let found = games::on_offer().find(|game| {
        let info = game.info();
        info.id == wanted || info.name.to_lowercase() == wanted
    });
    found.map_or_else(unknown, |game| page_of(desk, game, 0))
}

fn unknown() -> Answer {
    let names = games::on_offer().map(|game| game.info().name);
    Answer::say(said::Page::UnknownGame { games: Arg::list(Join::Commas, names) })
}

/// The games with these words in their names, each with its slug and a label, for choosing one while typing.
pub(crate) fn complete(typed: &str) -> Vec<(&'static str, String)> {
    let typed = typed.to_lowercase();
    let infos = games::on_offer().map(|game| game.info());
    let found =
        infos.filter(|info| info.name.to_lowercase().contains(&typed) || info.id.contains(&typed));
    found.map(|info| (info.id, say(told(info), &Plainly))).collect()
}

/// A game and what it is.
fn told(info: &Info) -> said::Page {
    said::Page::Game { game: info.name.into(), summary: info.summary.into() }
}

/// A page of the rules of a game, with the way to the others.
fn page_of(desk: &Desk, game: &dyn Game, index: usize) -> Answer {
    let info = game.info();
    let pages = game.pages();
    let Some(page) = pages.get(index.min(pages.len().saturating_sub(1))) else {
        return Answer::say(told(info));
    };
    let index = index.min(pages.len() - 1);
    let head = said::Page::Rules {
        game: info.name.into(),
        title: page.title.clone(),
        page: index + 1,
        pages: pages.len(),
    };
    let mut answer = Answer::say(head).line(page.text.clone());
    if let Some(scene) = &page.scene {
        answer = answer.show([desk.pictures().page(scene, &page.alt)]);
    }
    let to = |index| Press::Rules(Page { game: info.id.into(), index });
    if index > 0 {
        answer = answer.button(to(index - 1), Label::Previous, Style::Plain);
    }
    if index + 1 < pages.len() {
        answer = answer.button(to(index + 1), Label::Next, Style::Main);
    }
    answer
}
