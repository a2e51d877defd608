//! Playing and taking back moves.

use matches::{Committed, MatchId, MatchView, PlayerId, Refused, Request, Revision, Stage, Target};
use rules::{Draft, MOST_NEAR_MOVES, Message, MoveError};

use crate::app::answer::{Answer, Result, Style};
use crate::app::command_list::command_named;
use crate::app::context::App;
use crate::app::play::suggested_moves::{Typist, menu_entries, suggested_moves};
use crate::app::play::typed_words;
use crate::app::press::PlayPress;
use crate::app::view::languages;
use crate::app::view::narration::Narration;
use crate::app::view::panel::Panel;
use crate::app::view::refusal;
use crate::words::board::BoardText;
use crate::words::common::{Label, RefusalText};
use crate::words::play::PlayText;

/// Plays a typed move. If it may be a mistake that loses the match, the panel asks first.
pub(crate) fn play_typed(app: &App, by: Request, target: Target, text: &str) -> Result {
    let (id, mut read) = (target.id, text.to_owned());
    let mut played = app.matches().play_typed(target, text, by);
    if let Err(Refused::Move(_)) = played
        && let Some(notation) = in_notation(app, by, id, text)?
    {
        played = app.matches().play_typed(target, &notation, by);
        read = notation;
    }
    match played {
        Err(Refused::Move(MoveError::Unreadable(reason))) => {
            let language = languages::of_person(app.matches(), by.player)?.unwrap_or_default();
            if let Some(command) = command_named(language, text) {
                return Ok(Answer::say(PlayText::IsCommand { command }));
            }
            let (typist, view) = (Typist { player: by.player, language }, app.matches().view(id)?);
            let described = suggested_moves(app, &view, typist, text, MOST_NEAR_MOVES)?;
            let mut nearest: Vec<String> = described.into_iter().map(|mv| mv.text).collect();
            if nearest.is_empty() {
                nearest = near_moves(&view, by.player, &read).unwrap_or_default();
            }
            reply(app, by, id, Err(Refused::Move(MoveError::Illegal { reason, nearest })))
        }
        Err(Refused::Doubted(draft)) => {
            let view = app.matches().view(id)?;
            Panel::new(app.board_view(), &view, by.player)?.show(&draft, by)
        }
        played => reply(app, by, id, played),
    }
}

/// The legal moves nearest to a text that is no move. `None` if they can't be listed.
fn near_moves(view: &MatchView, player: PlayerId, text: &str) -> Option<Vec<String>> {
    let seat = view.head().seat_of(player)?;
    let legal = view.sight(Some(player))?.legal(seat);
    Some(rules::near_moves(text, &legal))
}

/// The text with words of the player's language replaced by the game's own. `None` if the text has no such words.
fn in_notation(app: &App, by: Request, id: MatchId, text: &str) -> Result<Option<String>> {
    let language = languages::of_person(app.matches(), by.player)?.unwrap_or_default();
    let view = app.matches().view(id)?;
    Ok(typed_words::canonical(&view.head().game, language, text))
}

/// An example of a move that a player could type now.
pub(crate) fn example_move(app: &App, player: PlayerId, id: MatchId) -> Option<String> {
    let view = app.matches().view(id).ok()?;
    let seat = view.head().seat_of(player)?;
    let offered = view.sight(Some(player))?.suggest(seat, "", 1);
    offered.into_iter().next().map(|offer| offer.text)
}

/// Plays a move. The answer shows the board, or the panel while the player's turn continues.
pub(crate) fn play(app: &App, by: Request, target: Target, text: &str) -> Result {
    reply(app, by, target.id, app.matches().play_and_view(target, text, by))
}

/// The answer to a played or refused move.
fn reply(app: &App, by: Request, id: MatchId, played: Result<(Committed, MatchView)>) -> Result {
    let (done, view) = match played {
        Ok(played) => played,
        Err(Refused::Move(error)) => {
            let view = app.matches().view(id)?;
            let entries = menu_entries(app, &view, by.player, error.near_moves())?;
            let press = PlayPress::PlayListed { id, revision: view.head().revision };
            let answer = refusal::move_error(&error);
            let answer = answer.menu(press, RefusalText::PlayListed, entries);
            return Ok(answer.button(PlayPress::OpenPanel(id), Label::StepByStep, Style::Plain));
        }
        Err(refused) => return Err(refused),
    };
    if view.head().is_turn_of(by.player) && view.head().stage == Stage::Running {
        let panel = Panel::new(app.board_view(), &view, by.player)?.show(&Draft::default(), by)?;
        return Ok(with_move(panel, &view, by, &done));
    }
    let finished = (!done.followed.is_empty()).then_some(PlayText::Finished);
    let answer = app.board_view().reply(&view, by.player)?;
    let answer = finished.into_iter().fold(answer, Answer::prepend);
    Ok(with_move(answer, &view, by, &done))
}

/// Puts the player's move before an answer, and removes the note that says the same.
fn with_move(mut answer: Answer, view: &MatchView, by: Request, done: &Committed) -> Answer {
    let Some(mv) = &done.mv else { return answer.prepend(PlayText::PlayedBefore) };
    let (head, reader) = (view.head(), Some(by.player));
    let seat = head.seat_of(by.player);
    let sentence =
        seat.zip(view.sight(reader)).and_then(|(seat, sight)| sight.move_sentence(seat, mv));
    let words = sentence.or_else(|| done.notes.first().cloned());
    let words =
        Narration { head, reader }.with_players(words.unwrap_or_else(|| Message::plain(mv)));
    let note = Message::from(BoardText::Note { note: words.clone() });
    answer.lines.retain(|line| *line != note);
    let words = seat_name(view, by.player).iter().fold(words, Message::said_to);
    answer.prepend(PlayText::Played { words })
}

/// The name of a player's seat, such as a color.
fn seat_name(view: &MatchView, player: PlayerId) -> Option<Message> {
    let seat = view.head().seat_of(player)?;
    view.sight(Some(player))?.seat_names().into_iter().nth(seat.index())
}

/// Takes back the last ply of a player's turn.
pub(super) fn undo(app: &App, by: Request, id: MatchId, seen: Revision) -> Result {
    app.matches().undo(Target { id, seen: Some(seen) }, by)?;
    let view = app.matches().view(id)?;
    Ok(Panel::new(app.board_view(), &view, by.player)?
        .show(&Draft::default(), by)?
        .prepend(PlayText::TookBack))
}
