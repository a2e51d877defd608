//! The leaderboard of a game on a server, page by page.

use matches::{PlayerRating, RatingScope, Request, Tally};
use rules::{Game, Message};

use crate::app::answer::args::mention;
use crate::app::answer::{Answer, Choice, Result, Style};
use crate::app::context::App;
use crate::app::press::{GamePage, RatingsPress};
use crate::app::ratings::profile::{ALL_GAMES, rating_text};
use crate::app::view::refusal::unknown_game;
use crate::words::ratings::RatingText;

/// The players per page.
const PAGE_SIZE: usize = 15;

/// The last page that can be requested.
const LAST_PAGE: usize = 1_000;

/// Shows the leaderboard of the game with this name, or of all games if the name is empty.
pub(crate) fn by_name(app: &App, by: Request, server: Option<u64>, named: &str) -> Result {
    let game = match games::find_by_name(named) {
        Some(game) => game.info().id.into(),
        None if named.trim().is_empty() => String::new(),
        None => return Ok(unknown_game()),
    };
    leaderboard(app, by, server, &GamePage { game, index: 0 })
}

/// Shows a page of the leaderboard of a game, or of all games together.
pub(crate) fn leaderboard(app: &App, by: Request, server: Option<u64>, page: &GamePage) -> Result {
    let Some(server) = server else { return Ok(Answer::say(RatingText::NoServer)) };
    let info = games::find(&page.game).map(Game::info);
    let game = info.map(|info| info.id);
    let name = info.map_or_else(|| RatingText::AllGames.into(), |info| Message::plain(info.name));
    let first = page.index.min(LAST_PAGE) * PAGE_SIZE;
    let leaders = app.matches().leaderboard(server, game, first..first + PAGE_SIZE, by.now)?;
    let is_empty = leaders.players.is_empty() && page.index == 0;
    // A rating that became provisional with age gets no place: its place goes to the next rating.
    let places = leaders.players.iter().scan(leaders.placed_before, |place, one| {
        *place += usize::from(!one.is_provisional);
        Some((*place, one))
    });
    let scope = RatingScope { server: Some(server), game };
    let own = match leaders.players.iter().any(|one| one.player == by.player) {
        true => None,
        false => app.matches().player_rating(by.player, scope, by.now)?,
    };
    let is_unsure = leaders.players.iter().chain(&own).any(|one| one.is_provisional);
    let mut answer = Answer::say(RatingText::Leaders { game: name })
        .lines(is_empty.then_some(RatingText::NoLeaders))
        .lines(places.map(|(place, player)| place_line(place, player)))
        .lines(own.map(|own| RatingText::Yours {
            rating: rating_text(&own),
            tally: short_tally(own.tally),
        }))
        .lines(is_unsure.then_some(RatingText::Unsure))
        .lines((!is_empty).then_some(RatingText::WhatCounts));
    let page_button = |answer: Answer, label: RatingText, index: usize| {
        let page = GamePage { game: game.unwrap_or(ALL_GAMES).into(), index };
        answer.button(RatingsPress::Leaderboard(page), label, Style::Plain)
    };
    if page.index > 0 {
        answer = page_button(answer, RatingText::Previous, page.index - 1);
    }
    if leaders.are_more {
        answer = page_button(answer, RatingText::Next, page.index + 1);
    }
    Ok(with_menu(answer))
}

fn place_line(place: usize, one: &PlayerRating) -> RatingText {
    let (player, rating, tally) = (mention(one.player), rating_text(one), short_tally(one.tally));
    match one.is_provisional {
        true => RatingText::Unplaced { player, rating, tally },
        false => RatingText::Place { place, player, rating, tally },
    }
}

fn with_menu(answer: Answer) -> Answer {
    let for_several = games::on_offer().map(Game::info).filter(|info| *info.seats.end() > 1);
    let games = for_several.take(24).map(|info| Choice::new(info.id, Message::plain(info.name)));
    let all = Choice::new(ALL_GAMES, RatingText::AllGames);
    let choices = [all].into_iter().chain(games).collect();
    answer.menu(RatingsPress::ChosenLeaderboard, RatingText::AskGame, choices)
}

fn short_tally(Tally { won, drawn, lost }: Tally) -> Message {
    RatingText::Brief { won, drawn, lost }.into()
}
