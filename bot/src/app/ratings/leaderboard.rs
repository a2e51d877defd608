//! Leaderboards: who stands best in a game on a server, page by page.

use matches::{By, Field, Refused, Standing, Tally};
use rules::{Game, Message};

use crate::app::answer::args::mention;
use crate::app::answer::{Answer, Style};
use crate::app::context::App;
use crate::app::press::{GamePage, RatingsPress};
use crate::app::ratings::profile::{ALL, choice, rating};
use crate::words::ratings::RatingText;

/// How many stand on a page.
const PLACES: usize = 15;

/// Shows a page of the leaderboard of a game, or of all games together, on a server.
///
/// # Errors
/// The store has failed.
pub(crate) fn leaders(
    app: &App,
    by: By,
    server: Option<u64>,
    page: &GamePage,
) -> Result<Answer, Refused> {
    let Some(server) = server else { return Ok(Answer::say(RatingText::NoServer)) };
    let info = games::find(&page.game).map(Game::info);
    let game = info.map(|info| info.id);
    let name = info.map_or_else(|| RatingText::AllGames.into(), |info| Message::plain(info.name));
    // A page that is far too late is the last that can be asked for.
    let first = page.index.min(1_000) * PLACES;
    let leaders = app.matches().leaders(server, game, (first, PLACES), by.now)?;
    let mut answer = Answer::say(RatingText::Leaders { game: name });
    if leaders.players.is_empty() && page.index == 0 {
        answer = answer.line(RatingText::NoLeaders);
    }
    for (place, one) in (first + 1..).zip(&leaders.players) {
        answer = answer.line(placed(place, one));
    }
    if !leaders.players.iter().any(|one| one.player == by.player) {
        let field = Field { server: Some(server), game };
        let mine = app.matches().standing(by.player, field, by.now)?;
        let yours =
            |one: Standing| RatingText::Yours { rating: rating(&one), tally: brief(one.tally) };
        answer = answer.lines(mine.map(yours));
    }
    let turn = |answer: Answer, label: RatingText, index: usize| {
        let page = GamePage { game: game.unwrap_or(ALL).into(), index };
        answer.button(RatingsPress::Leaderboard(page), label, Style::Plain)
    };
    if page.index > 0 {
        answer = turn(answer, RatingText::Previous, page.index - 1);
    }
    if leaders.are_more {
        answer = turn(answer, RatingText::Next, page.index + 1);
    }
    Ok(with_menu(answer.line(RatingText::WhatCounts)))
}

fn placed(place: usize, one: &Standing) -> RatingText {
    let (player, rating, tally) = (mention(one.player), rating(one), brief(one.tally));
    match one.is_provisional {
        true => RatingText::Unplaced { player, rating, tally },
        false => RatingText::Place { place, player, rating, tally },
    }
}

fn with_menu(answer: Answer) -> Answer {
    let all = (ALL, RatingText::AllGames.into());
    let for_several = games::on_offer().map(Game::info).filter(|info| *info.seats.end() > 1);
    let games = for_several.take(24).map(|info| (info.id, Message::plain(info.name)));
    let choices = [all].into_iter().chain(games).map(|(id, label)| choice(id, label)).collect();
    answer.menu(RatingsPress::ChosenLeaderboard, RatingText::AskGame, choices)
}

fn brief(Tally { won, drawn, lost }: Tally) -> Message {
    RatingText::Brief { won, drawn, lost }.into()
}
