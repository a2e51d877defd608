//! A player's profile: ratings and results by game, the series against the reader, and a plot of the rating.

use matches::{PlayerId, PlayerRating, RatedMatch, RatingScope, Request, Score, Tally};
use render::{PlotMark, PlotPoint};
use rules::Message;

use crate::app::answer::args::mention;
use crate::app::answer::{AltText, Answer, Choice, Picture, Result};
use crate::app::context::App;
use crate::app::press::RatingsPress;
use crate::words::ratings::RatingText;

/// The menu choice for all games together.
pub(crate) const ALL_GAMES: &str = "all";

/// The maximum number of matches in the plot.
const PLOTTED: usize = 200;

/// The maximum number of a player's matches to search for matches of one game.
const SEARCHED: usize = 1_000;

/// The shortest winning streak to mention.
const MIN_STREAK: i32 = 2;

/// Shows a player's profile on a server, with the plot of a game or of all games.
///
/// Outside servers, only the reader's own ratings are shown: other people's would reveal that they play elsewhere.
pub(crate) fn profile(
    app: &App,
    by: Request,
    player: PlayerId,
    server: Option<u64>,
    game: Option<&str>,
) -> Result {
    let heading = Answer::say(match server {
        Some(_) => RatingText::Profile { player: mention(player) },
        None => RatingText::ProfileAnywhere { player: mention(player) },
    });
    if server.is_none() && player != by.player {
        let series = series_line(app, by, player, server)?;
        return Ok(heading.line(series.unwrap_or(RatingText::Nothing)));
    }
    let rating = |game| app.matches().player_rating(player, RatingScope { server, game }, by.now);
    let overall = rating(None)?;
    let mut is_unsure = overall.is_some_and(|one| one.is_provisional);
    let mut answer = match overall {
        Some(one) => heading.line(RatingText::Overall {
            rating: rating_text(&one),
            tally: tally_text(one.tally),
            streak: streak_text(&one),
        }),
        None => heading.line(RatingText::Nothing),
    };
    let mut played = Vec::new();
    for info in games::on_offer().map(|game| game.info()) {
        let Some(one) = rating(Some(info.id))? else { continue };
        is_unsure |= one.is_provisional;
        played.push((info.id, Message::plain(info.name)));
        answer = answer.line(RatingText::InGame {
            game: Message::plain(info.name),
            rating: rating_text(&one),
            tally: tally_text(one.tally),
            streak: streak_text(&one),
        });
    }
    answer = answer.lines(series_line(app, by, player, server)?);
    if player == by.player
        && let Some(one) = rating_everywhere(app, by, server)?
    {
        is_unsure |= one.is_provisional;
        let (rating, tally) = (rating_text(&one), tally_text(one.tally));
        answer = answer.line(RatingText::Everywhere { rating, tally });
    }
    let game = game.and_then(|slug| played.iter().find(|(known, _)| *known == slug));
    let points = plot_points(app, player, server, game.map(|(slug, _)| *slug))?;
    if let (Some(plot), true) = (plot(app, by, &points)?, points.len() > 1) {
        let game = game.map_or_else(|| RatingText::AllGames.into(), |(_, name)| name.clone());
        answer = answer.line(RatingText::PlotOf { game }).show([plot]);
    }
    let unsure = is_unsure.then_some(RatingText::Unsure);
    let answer = answer.lines(unsure).line(RatingText::WhatCounts);
    Ok(if played.len() > 1 { with_menu(answer, player, played) } else { answer })
}

fn with_menu(answer: Answer, player: PlayerId, played: Vec<(&str, Message)>) -> Answer {
    let all = (ALL_GAMES, RatingText::AllGames.into());
    let choices = [all].into_iter().chain(played).map(|(id, label)| Choice::new(id, label));
    answer.menu(RatingsPress::Profile { player }, RatingText::AskGame, choices.collect())
}

/// The line with the results between the reader and another player. `None` if there are no results.
fn series_line(
    app: &App,
    by: Request,
    player: PlayerId,
    server: Option<u64>,
) -> Result<Option<RatingText>> {
    let games = app.matches().head_to_head(by.player, player, server)?;
    let sum = |part: fn(&Tally) -> u32| games.iter().map(|(_, tally)| part(tally)).sum();
    let (won, drawn, lost) =
        (sum(|tally| tally.won), sum(|tally| tally.drawn), sum(|tally| tally.lost));
    let has_any = player != by.player && won + drawn + lost > 0;
    Ok(has_any.then(|| RatingText::Between { player: mention(player), won, drawn, lost }))
}

/// The reader's own rating over all servers, if it differs from the rating here.
///
/// Only the reader may see it, since it reveals that they play elsewhere.
fn rating_everywhere(app: &App, by: Request, server: Option<u64>) -> Result<Option<PlayerRating>> {
    let rating =
        |server| app.matches().player_rating(by.player, RatingScope { server, game: None }, by.now);
    let (here, all) = (rating(server)?, rating(None)?);
    let differs = server.is_some() && here.map(|one| one.tally) != all.map(|one| one.tally);
    Ok(all.filter(|_| differs))
}

/// The ratings after the last matches of a game or of all games, the oldest first.
fn plot_points(
    app: &App,
    player: PlayerId,
    server: Option<u64>,
    game: Option<&str>,
) -> Result<Vec<PlotPoint>> {
    let most = if game.is_some() { SEARCHED } else { PLOTTED };
    let matches = app.matches().rated_matches(player, server, most)?;
    let is_of_game = |one: &&RatedMatch| game.is_none_or(|game| game == one.game);
    let point = |one: &RatedMatch| {
        let mark = match one.score {
            Score::Won => PlotMark::Up,
            Score::Drew => PlotMark::Level,
            Score::Lost => PlotMark::Down,
        };
        PlotPoint { value: if game.is_some() { one.rating } else { one.overall }, mark }
    };
    let mut points: Vec<_> = matches.iter().filter(is_of_game).take(PLOTTED).map(point).collect();
    points.reverse();
    Ok(points)
}

fn plot(app: &App, by: Request, points: &[PlotPoint]) -> Result<Option<Picture>> {
    let values = || points.iter().map(|point| point.value);
    let (Some(least), Some(most)) = (values().min(), values().max()) else { return Ok(None) };
    let (first, last) = (points[0].value, points[points.len() - 1].value);
    let alt = RatingText::Plot { count: points.len(), first, last, least, most };
    let theme = app.board_view().theme(by.player)?;
    let file = render::plot(points, theme).png.into();
    Ok(Some(Picture { name: "ratings.png", file, alt: AltText::Fixed(vec![alt.into()]) }))
}

/// A rating with its deviation.
pub(crate) fn rating_text(one: &PlayerRating) -> Message {
    let (rating, deviation) = (one.rating, 2 * one.deviation);
    match one.is_provisional {
        true => RatingText::Guess { rating, deviation }.into(),
        false => RatingText::Rating { rating, deviation }.into(),
    }
}

fn tally_text(Tally { won, drawn, lost }: Tally) -> Message {
    RatingText::Tally { won, drawn, lost }.into()
}

fn streak_text(one: &PlayerRating) -> Message {
    let longest = one.longest;
    if one.streak >= MIN_STREAK {
        return RatingText::Winning { count: one.streak.unsigned_abs(), longest }.into();
    }
    if longest < 2 {
        return RatingText::NoStreak.into();
    }
    RatingText::NotWinning { longest }.into()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{ChallengeLimits, Key, Matches, Place, Timestamp};
    use store::MemoryStore;

    use super::*;
    use crate::app::testing::kastell;
    use crate::clock::Clock;

    const ADA: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);
    const CLEO: PlayerId = PlayerId(3);
    const SERVER: u64 = 9;

    fn by(player: PlayerId, key: u64) -> Request {
        Request { player, key: Key(key), now: Timestamp(key) }
    }

    /// An app in which Ada has won a match against Ben on the server.
    fn app() -> App {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        matches.begin_work(Timestamp(1)).unwrap();
        let place = Place { server: Some(SERVER), channel: 8, thread: None };
        let id = matches.challenge(&kastell(ADA, BEN, place), Key(1), Timestamp(1)).unwrap().id;
        matches.join(id, by(BEN, 2)).unwrap();
        for (player, key) in [(ADA, 3), (BEN, 4)] {
            let view = matches.view(id).unwrap();
            let moves =
                view.sight(Some(player)).unwrap().legal(view.seat_of_player(player).unwrap());
            matches.play(id.into(), &moves.moves[0], by(player, key)).unwrap();
        }
        matches.resign(id, by(BEN, 5)).unwrap();
        App::new(matches, Clock::default())
    }

    #[test]
    fn ratings_of_others_are_shown_on_servers_alone() {
        let app = app();
        let lines = |reader, server| {
            let answer = profile(&app, by(reader, 6), ADA, server, None).unwrap();
            let ids = answer.lines.iter().filter_map(|line| line.id().map(ToOwned::to_owned));
            ids.collect::<Vec<_>>()
        };
        let has_rating = |ids: &[String]| ids.iter().any(|id| id == "ratings-overall");
        assert!(has_rating(&lines(CLEO, Some(SERVER))) && has_rating(&lines(ADA, None)));
        assert_eq!(lines(CLEO, None), ["ratings-profile-anywhere", "ratings-nothing"]);
        assert_eq!(lines(BEN, None), ["ratings-profile-anywhere", "ratings-between"]);
    }
}
