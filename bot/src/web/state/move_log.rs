//! The list of moves in a state, in words.

use matches::LoggedPly;

use crate::web::error::ApiResult;
use crate::web::state::players;
use crate::web::state::state_json::{LastJson, LogJson, SinceJson};
use crate::web::state::visitor_view::VisitorView;

/// The maximum number of plies in the log of a state.
const LOG: usize = 60;

/// The newest moves of a match.
pub(super) fn newest(look: &VisitorView<'_>) -> ApiResult<Vec<LoggedPly>> {
    let mut log = look.recording.log(LOG)?;
    // A ply without notes, such as the end of a turn, gets no entry: the next ply shows that it happened.
    log.retain(|ply| !ply.notes.is_empty());
    Ok(log)
}

pub(super) fn last(look: &VisitorView<'_>, ply: &LoggedPly) -> LastJson {
    LastJson { seat: ply.seat, r#move: ply.mv.clone(), text: ply_text(look, ply) }
}

pub(super) fn entry(look: &VisitorView<'_>, ply: &LoggedPly) -> LogJson {
    LogJson {
        revision: ply.number.into(),
        seat: ply.seat,
        r#move: ply.mv.clone(),
        text: ply_text(look, ply),
        at: Some(ply.at.0),
    }
}

/// A ply in words, or only its player's name if the visitor may not know the ply. The player may be a former one.
pub(in crate::web) fn ply_text(look: &VisitorView<'_>, ply: &LoggedPly) -> String {
    let then = look.recording.head_at(ply.number);
    let head = then.as_deref().unwrap_or_else(|| look.head());
    let text = look.voice.say_lines_at(head, ply.notes.iter().cloned());
    match &ply.sentence {
        _ if !text.is_empty() => without_notation(text, ply),
        // For example, the end of a turn.
        Some(sentence) => look.voice.say_lines_at(head, [sentence.clone()]),
        None => players::name_at(look, head, ply.seat) + " …",
    }
}

/// A sentence without the notation of its move, which the page shows on the board.
fn without_notation(text: String, ply: &LoggedPly) -> String {
    match &ply.mv {
        Some(mv) => without_move(&text, mv),
        None => text,
    }
}

/// A sentence without the notation of this move.
pub(in crate::web) fn without_move(text: &str, mv: &str) -> String {
    text.replace(&format!("{mv}, "), "").replace(&format!(" ({mv})"), "")
}

/// The notes of the player's own turn in progress, or else of the previous turn, as one text.
pub(super) fn news(look: &VisitorView<'_>, log: &[LoggedPly]) -> Option<SinceJson> {
    look.seat()?;
    let told = look.voice.say_lines(look.view.notes(look.person));
    let text = log.iter().fold(told, without_notation);
    (!text.is_empty()).then_some(SinceJson { text })
}
