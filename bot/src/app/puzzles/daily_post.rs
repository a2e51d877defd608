//! The message with a server's daily puzzles, the answers of yesterday, and the week's table.

use matches::{Day, ExerciseId, ExerciseKind, PuzzleRank};
use rules::{Arg, Join, Message};

use crate::app::answer::args::mention;
use crate::app::answer::{Answer, Result, Section, Style};
use crate::app::context::App;
use crate::app::press::PuzzlePress;
use crate::app::puzzles::puzzle_games::offered;
use crate::app::view::languages;
use crate::words::puzzles::PuzzleText;

/// The most people in the table.
const RANKS: usize = 10;

/// The message with the puzzles of `day`, in the language of the server.
pub(crate) fn daily_post(app: &App, server: u64, day: Day) -> Result {
    let yesterday = day.previous();
    let answers = offered().filter_map(|game| answer_of(app, game.info().id, yesterday)).collect();
    let answers = Section::new(PuzzleText::Yesterday, answers);
    // Today's puzzles are not over yet. On a Monday, this is the final table of the last week.
    let mut ranks = table(app, server, yesterday)?;
    if ranks.is_empty() {
        ranks.push(PuzzleText::NoTable.into());
    }
    let table = Section::new(PuzzleText::Table, ranks);
    let answer = Answer::say(PuzzleText::PostTitle { day: day.to_string() });
    let answer = offered().fold(answer, |answer, game| {
        let id = ExerciseId { game: game.info().id.into(), kind: ExerciseKind::Daily(day) };
        answer.button(PuzzlePress::Open(id), Message::plain(game.info().name), Style::Main)
    });
    let language = languages::of_server(app.matches(), server)?;
    Ok(Answer { sections: vec![answers, table], ..answer }.in_language(language))
}

/// The solution of a day's puzzle, hidden behind a spoiler.
fn answer_of(app: &App, game: &str, day: Day) -> Option<Message> {
    let id = ExerciseId { game: game.into(), kind: ExerciseKind::Daily(day) };
    let source = app.matches().exercise_source(&id).ok()?;
    let moves = Arg::list(Join::Dots, source.puzzle()?.shown_line());
    let name = app.matches().puzzle_game(game).ok()?.info().name;
    Some(PuzzleText::AnswerOf { game: Message::plain(name), moves }.into())
}

/// The lines of the table for the week of `day`.
fn table(app: &App, server: u64, day: Day) -> Result<Vec<Message>> {
    let ranks = app.matches().puzzle_table(server, day)?;
    let line = |(at, rank): (usize, &PuzzleRank)| {
        let PuzzleRank { player, points, solved } = *rank;
        let points = usize::try_from(points).unwrap_or(usize::MAX);
        PuzzleText::Rank { at, player: mention(player), points, solved }.into()
    };
    Ok((1..).zip(ranks.iter().take(RANKS)).map(line).collect())
}

#[cfg(test)]
mod tests {
    use matches::PreferenceOwner;
    use words::Language;

    use super::*;
    use crate::app::testing;

    #[test]
    fn the_post_is_in_the_language_of_the_server() {
        const SERVER: u64 = 9;
        let app = testing::app();
        let language = || daily_post(&app, SERVER, Day(20_000)).unwrap().language;
        assert_eq!(language(), Some(Language::English));
        let owner = PreferenceOwner::Server(SERVER);
        app.matches().set_preference(owner, languages::LOCALE, "fr").unwrap();
        assert_eq!(language(), Some(Language::French));
        app.matches().set_preference(owner, languages::CHOSEN, "de").unwrap();
        assert_eq!(language(), Some(Language::German));
    }
}
