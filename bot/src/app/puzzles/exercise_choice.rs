//! Choice of a puzzle: the daily one, one by rating or subject, or one of the person's own matches.

use matches::{ExerciseId, ExerciseKind, Filter, Page, Request};
use puzzles::Tag;
use rules::Message;

use crate::app::analysis::mistakes;
use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::PuzzlePress;
use crate::app::puzzles::exercise::open;
use crate::app::puzzles::puzzle_games::{has_subject, offered};
use crate::app::puzzles::puzzle_result;
use crate::words::puzzles::PuzzleText;

/// The number of newest finished matches to search for mistakes to try again.
const OWN_MATCHES: usize = 25;

/// Opens today's puzzle of a game. If no game has this name, offers the puzzles of all games.
pub(crate) fn daily(app: &App, by: Request, game: &str) -> Result {
    let Some(found) = games::find_by_name(game) else { return choose_daily(app, by) };
    let day = app.matches().today(by.player, by.now)?;
    open(app, by, &ExerciseId { game: found.info().id.into(), kind: ExerciseKind::Daily(day) })
}

/// The daily puzzles of all games, with the person's streak.
pub(crate) fn choose_daily(app: &App, by: Request) -> Result {
    let day = app.matches().today(by.player, by.now)?;
    let mut answer = Answer::say(PuzzleText::DailyTitle { day: day.to_string() })
        .lines(puzzle_result::streak_line(app, by)?);
    for game in offered() {
        let id = ExerciseId { game: game.info().id.into(), kind: ExerciseKind::Daily(day) };
        let attempt = app.matches().exercise_attempt(by.player, &id)?;
        let name = Message::plain(game.info().name);
        let squares = puzzle_result::squares(&attempt);
        answer = match attempt.is_over() {
            true => answer.line(PuzzleText::DailyDone { game: name.clone(), squares }),
            false => answer.line(PuzzleText::DailyOpen { game: name.clone() }),
        };
        let style = if attempt.is_over() { Style::Plain } else { Style::Main };
        answer = answer.button(PuzzlePress::Open(id), name, style);
    }
    Ok(answer)
}

/// Opens an untried puzzle near the person's rating, with the given tag, if any.
pub(crate) fn next(app: &App, by: Request, game: &str, tag: Option<Tag>) -> Result {
    let Some(found) = games::find_by_name(game) else {
        return Ok(choose_game(PuzzleText::WhichGame, tag));
    };
    if tag.is_some_and(|tag| !has_subject(found, tag)) {
        let game = Message::plain(found.info().name);
        return Ok(choose_game(PuzzleText::NoneAbout { game }, tag));
    }
    let game = found.info().id;
    match app.matches().next_puzzle(by.player, game, tag, by.now)? {
        Some(number) => {
            open(app, by, &ExerciseId { game: game.into(), kind: ExerciseKind::Puzzle(number) })
        }
        None => Ok(Answer::say(PuzzleText::NoneLeft { game: Message::plain(found.info().name) })),
    }
}

/// Opens the next puzzle from the mistakes in the person's own matches.
pub(super) fn own(app: &App, by: Request) -> Result {
    match next_own(app, by)? {
        Some(id) => open(app, by, &id),
        None => Ok(Answer::say(PuzzleText::NoOwn)),
    }
}

/// The first unfinished puzzle from the mistakes in the person's own matches, the newest match first. `None` if there
/// is none.
pub(super) fn next_own(app: &App, by: Request) -> Result<Option<ExerciseId>> {
    let newest = Page { after: None, most: OWN_MATCHES };
    for head in app.matches().matches_of(by.player, Filter::Over, newest)? {
        let mistakes = mistakes(app, &head, by.player)?.into_iter();
        for ply in mistakes.filter_map(|ply| ply.try_into().ok()) {
            let kind = ExerciseKind::Own { id: head.id, ply };
            let id = ExerciseId { game: head.game.clone(), kind };
            if !app.matches().exercise_attempt(by.player, &id)?.is_over() {
                return Ok(Some(id));
            }
        }
    }
    Ok(None)
}

/// Offers the games that have puzzles with the tag. Without a tag, also the person's own matches, which have no tags.
fn choose_game(text: PuzzleText, tag: Option<Tag>) -> Answer {
    let fitting = offered().filter(|game| tag.is_none_or(|tag| has_subject(*game, tag)));
    let answer = fitting.fold(Answer::say(text), |answer, game| {
        let press = PuzzlePress::Next { game: game.info().id.into(), tag };
        answer.button(press, Message::plain(game.info().name), Style::Main)
    });
    answer.when(tag.is_none(), |answer| {
        answer.button(PuzzlePress::Own, PuzzleText::OwnGames, Style::Plain)
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{ChallengeLimits, Key, Matches, PlayerId, Timestamp};
    use store::MemoryStore;

    use super::*;
    use crate::app::press::Press;
    use crate::clock::Clock;

    const BY: Request =
        Request { player: PlayerId(1), key: Key(1), now: Timestamp(1_795_500_000_000) };

    /// The answer to `/puzzle`: the id of its first line, and the presses of its buttons.
    fn answer_to(game: &str, tag: Option<Tag>) -> (Option<String>, Vec<Press>) {
        let matches =
            Matches::new(Arc::new(MemoryStore::new()), games::CATALOG, ChallengeLimits::default());
        let answer = next(&App::new(matches, Clock::default()), BY, game, tag).unwrap();
        let said = answer.lines[0].id().map(ToOwned::to_owned);
        (said, answer.buttons.into_iter().map(|button| button.press).collect())
    }

    fn next_of(game: &str, tag: Option<Tag>) -> Press {
        PuzzlePress::Next { game: game.into(), tag }.into()
    }

    #[test]
    fn a_choice_of_games_keeps_the_subject_and_offers_only_games_that_have_it() {
        let tag = Some(Tag::Chain);
        let (said, presses) = answer_to("", tag);
        assert_eq!(said.as_deref(), Some("puzzles-which-game"));
        assert_eq!(presses, [next_of("castello", tag)]);
        let (_, presses) = answer_to("", None);
        assert!(presses.contains(&next_of("kastell", None)));
        assert!(presses.contains(&PuzzlePress::Own.into()));
    }

    #[test]
    fn a_subject_that_a_game_lacks_is_not_called_tried() {
        let (said, presses) = answer_to("kastell", Some(Tag::Push));
        assert_eq!(said.as_deref(), Some("puzzles-none-about"));
        assert_eq!(presses, [next_of("findorff", Some(Tag::Push))]);
    }
}
