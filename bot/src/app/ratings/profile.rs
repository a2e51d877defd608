//! How somebody stands: ratings and results game by game, the series against the reader, and the rating as a line.

use matches::{By, Counting, Field, PlayerId, Refused, Score, Standing, Tally};
use render::{PlotMark, PlotPoint};
use rules::Message;

use crate::app::answer::args::mention;
use crate::app::answer::{AltText, Answer, Choice, Picture};
use crate::app::context::App;
use crate::app::press::RatingsPress;
use crate::words::ratings::RatingText;

/// What is chosen for all games together.
pub(crate) const ALL: &str = "all";

/// How many matches the line shows.
const SHOWN: usize = 200;

/// How many of somebody's matches are looked through for those of one game.
const LOOKED_THROUGH: usize = 1_000;

/// From where many wins one after the other are worth a word.
const STREAK: i32 = 2;

/// Shows how somebody stands on a server, with the line of a game or of all.
///
/// # Errors
/// The store has failed.
pub(crate) fn profile(
    app: &App,
    by: By,
    player: PlayerId,
    server: Option<u64>,
    game: Option<&str>,
) -> Result<Answer, Refused> {
    let standing = |game| app.matches().standing(player, Field { server, game }, by.now);
    let heading = Answer::say(RatingText::Profile { player: mention(player) });
    let overall = standing(None)?;
    let mut answer = match overall {
        Some(one) => heading.line(RatingText::Overall {
            rating: rating(&one),
            tally: tally(one.tally),
            streak: streak(&one),
        }),
        None => heading.line(RatingText::Nothing),
    };
    let mut played = Vec::new();
    for offered in games::on_offer().map(|game| game.info()) {
        let Some(one) = standing(Some(offered.id))? else { continue };
        played.push((offered.id, Message::plain(offered.name)));
        answer = answer.line(RatingText::InGame {
            game: Message::plain(offered.name),
            rating: rating(&one),
            tally: tally(one.tally),
            streak: streak(&one),
        });
    }
    answer = answer.lines(between(app, by, player, server)?);
    if player == by.player {
        answer = answer.lines(everywhere(app, by, server)?);
    }
    let game = game.filter(|slug| played.iter().any(|(known, _)| known == slug));
    let line = line(app, player, server, game)?;
    if let (Some(shown), true) = (shown(app, by, &line)?, line.len() > 1) {
        let of = game.and_then(|slug| played.iter().find(|(known, _)| *known == slug));
        let of = of.map_or_else(|| RatingText::AllGames.into(), |(_, name)| name.clone());
        answer = answer.line(RatingText::PlotOf { game: of }).show([shown]);
    }
    let answer = answer.line(RatingText::WhatCounts);
    Ok(if played.len() > 1 { with_menu(answer, player, played) } else { answer })
}

/// The games to choose from.
fn with_menu(answer: Answer, player: PlayerId, played: Vec<(&str, Message)>) -> Answer {
    let all = (ALL, RatingText::AllGames.into());
    let choices = [all].into_iter().chain(played).map(|(id, label)| choice(id, label)).collect();
    answer.menu(RatingsPress::Profile { player }, RatingText::AskGame, choices)
}

/// A game as a choice.
pub(crate) fn choice(id: &str, label: Message) -> Choice {
    Choice { id: id.into(), label, hint: None, sprite: None }
}

/// How the series stands between the reader and somebody else.
fn between(
    app: &App,
    by: By,
    player: PlayerId,
    server: Option<u64>,
) -> Result<Option<RatingText>, Refused> {
    let games = app.matches().between((by.player, player), server)?;
    let sum = |part: fn(&Tally) -> u32| games.iter().map(|(_, tally)| part(tally)).sum();
    let (won, drawn, lost) =
        (sum(|tally| tally.won), sum(|tally| tally.drawn), sum(|tally| tally.lost));
    let has_any = player != by.player && won + drawn + lost > 0;
    Ok(has_any.then(|| RatingText::Between { player: mention(player), won, drawn, lost }))
}

/// How somebody stands on all servers, where that is not the same as here. Nobody else is told: it would tell where they
/// play.
fn everywhere(app: &App, by: By, server: Option<u64>) -> Result<Option<RatingText>, Refused> {
    let standing = |server| app.matches().standing(by.player, Field { server, game: None }, by.now);
    let (here, all) = (standing(server)?, standing(None)?);
    let is_other = server.is_some() && here.map(|one| one.tally) != all.map(|one| one.tally);
    let all = all.filter(|_| is_other);
    Ok(all.map(|one| RatingText::Everywhere { rating: rating(&one), tally: tally(one.tally) }))
}

/// The last matches of a game or of all, the oldest first.
fn line(
    app: &App,
    player: PlayerId,
    server: Option<u64>,
    game: Option<&str>,
) -> Result<Vec<PlotPoint>, Refused> {
    let most = if game.is_some() { LOOKED_THROUGH } else { SHOWN };
    let matches = app.matches().counting(player, server, most)?;
    let of_game = |one: &&Counting| game.is_none_or(|game| game == one.game);
    let point = |one: &Counting| {
        let mark = match one.score {
            Score::Won => PlotMark::Up,
            Score::Drew => PlotMark::Level,
            Score::Lost => PlotMark::Down,
        };
        PlotPoint { value: if game.is_some() { one.rating } else { one.overall }, mark }
    };
    let mut line: Vec<_> = matches.iter().filter(of_game).take(SHOWN).map(point).collect();
    line.reverse();
    Ok(line)
}

fn shown(app: &App, by: By, line: &[PlotPoint]) -> Result<Option<Picture>, Refused> {
    let values = || line.iter().map(|point| point.value);
    let (Some(least), Some(most)) = (values().min(), values().max()) else { return Ok(None) };
    let (first, last) = (line[0].value, line[line.len() - 1].value);
    let told = RatingText::Plot { count: line.len(), first, last, least, most };
    let theme = app.board_view().style(by.player)?.theme;
    let file = render::plot(line, theme).png.into();
    Ok(Some(Picture { name: "ratings.png", file, alt: AltText::Fixed(vec![told.into()]) }))
}

/// A rating, and whether it is a guess.
pub(crate) fn rating(one: &Standing) -> Message {
    let (rating, deviation) = (one.rating, 2 * one.deviation);
    match one.is_provisional {
        true => RatingText::Guess { rating, deviation }.into(),
        false => RatingText::Rating { rating, deviation }.into(),
    }
}

fn tally(Tally { won, drawn, lost }: Tally) -> Message {
    RatingText::Tally { won, drawn, lost }.into()
}

fn streak(one: &Standing) -> Message {
    let longest = one.longest;
    if one.streak >= STREAK {
        return RatingText::Winning { count: one.streak.unsigned_abs(), longest }.into();
    }
    let told = if longest < 2 { RatingText::NoStreak } else { RatingText::NotWinning { longest } };
    told.into()
}
