//! Custom ids of puzzles and lessons. The ids name the exercise, and never a move.

use matches::{ExerciseId, ExerciseKind, Key, Revision};
use puzzles::Tag;

use crate::app::press::{ExerciseAction, Press, PuzzlePress};
use crate::discord::custom_id::parts::{Parts, number};

/// The separator between the parts of an exercise id, as in `d.kastell.20781`. No slug contains it.
const SEPARATOR: char = '.';

pub(super) fn write(press: &PuzzlePress) -> Parts<'static> {
    match press {
        PuzzlePress::Open(id) => of("puzzle", id),
        PuzzlePress::Daily { game } => Parts::word("daily").rest(game.clone()),
        PuzzlePress::Next { game, tag: None } => Parts::word("puzzles").rest(game.clone()),
        PuzzlePress::Next { game, tag: Some(tag) } => {
            Parts::word("puzzles").rest(format!("{game}{SEPARATOR}{}", tag.id()))
        }
        PuzzlePress::Own => Parts::word("own-puzzle"),
        PuzzlePress::OnPanel { id, mark, action } => write_on_panel(id, *mark, *action),
        PuzzlePress::OnPage(id) => of("puzzle-page", id),
        PuzzlePress::GiveUp(id) => of("solution", id),
        PuzzlePress::Again(id) => of("puzzle-again", id),
        PuzzlePress::Learn { game } => Parts::word("learn").rest(game.clone()),
        PuzzlePress::PlayBeginner { game } => Parts::word("begin").rest(game.clone()),
    }
}

pub(super) fn write_share(id: &ExerciseId) -> Parts<'static> {
    of("share-puzzle", id)
}

fn write_on_panel(id: &ExerciseId, mark: Option<Key>, action: ExerciseAction) -> Parts<'static> {
    let panel = |word| of(word, id).at(mark.map(|mark| Revision(mark.0)));
    match action {
        ExerciseAction::Pick => panel("puzzle-pick"),
        ExerciseAction::PickNumber(index) => {
            let parts = panel("puzzle-act");
            let rest = format!("{}{SEPARATOR}{index}", parts.rest);
            parts.rest(rest)
        }
        ExerciseAction::Back => panel("puzzle-back"),
        ExerciseAction::Restart => panel("puzzle-restart"),
        ExerciseAction::Play => panel("puzzle-play"),
    }
}

/// Writes the id of an exercise, such as `d.kastell.20781`.
fn of(word: &'static str, id: &ExerciseId) -> Parts<'static> {
    let (code, number) = (char::from(id.kind.code()), id.kind.number());
    Parts::word(word).rest(format!("{code}{SEPARATOR}{}{SEPARATOR}{number}", id.game))
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    let press = match parts.word {
        "puzzle" => PuzzlePress::Open(exercise(&parts.rest)?),
        "daily" => PuzzlePress::Daily { game: parts.game()? },
        "puzzles" => match parts.rest.split_once(SEPARATOR) {
            Some((game, tag)) => PuzzlePress::Next { game: game.into(), tag: Some(Tag::of(tag)?) },
            None => PuzzlePress::Next { game: parts.game()?, tag: None },
        },
        "own-puzzle" => PuzzlePress::Own,
        "puzzle-page" => PuzzlePress::OnPage(exercise(&parts.rest)?),
        "solution" => PuzzlePress::GiveUp(exercise(&parts.rest)?),
        "puzzle-again" => PuzzlePress::Again(exercise(&parts.rest)?),
        "learn" => PuzzlePress::Learn { game: parts.game()? },
        "begin" => PuzzlePress::PlayBeginner { game: parts.game()? },
        "share-puzzle" => return Some(Press::SharePuzzle(exercise(&parts.rest)?)),
        _ => return read_on_panel(parts),
    };
    Some(press.into())
}

fn read_on_panel(parts: &Parts<'_>) -> Option<Press> {
    let (rest, action) = match parts.word {
        "puzzle-act" => {
            let (rest, index) = parts.rest.rsplit_once(SEPARATOR)?;
            (rest, ExerciseAction::PickNumber(number(index)?))
        }
        "puzzle-pick" => (&*parts.rest, ExerciseAction::Pick),
        "puzzle-back" => (&*parts.rest, ExerciseAction::Back),
        "puzzle-restart" => (&*parts.rest, ExerciseAction::Restart),
        "puzzle-play" => (&*parts.rest, ExerciseAction::Play),
        _ => return None,
    };
    let mark = parts.revision.map(|revision| Key(revision.0));
    Some(PuzzlePress::OnPanel { id: exercise(rest)?, mark, action }.into())
}

fn exercise(text: &str) -> Option<ExerciseId> {
    let mut fields = text.split(SEPARATOR);
    let (code, game, at) = (fields.next()?, fields.next()?, fields.next()?);
    let [code] = code.as_bytes() else { return None };
    let is_whole = fields.next().is_none() && !game.is_empty();
    let kind = ExerciseKind::of(*code, number(at)?)?;
    is_whole.then(|| ExerciseId { game: game.into(), kind })
}
