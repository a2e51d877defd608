//! Matches in lists: their title, and whose turn it is.

use matches::{Head, PlayerId};
use serde::Serialize;

use crate::app::App;
use crate::app::activity::is_turn;
use crate::app::view::title::{game_name, versus};
use crate::web::error::ApiResult;
use crate::web::plain_text::{MatchVoice, Reader};
use crate::words::web::WebText;

/// A match that a person can open.
#[derive(Debug, Serialize)]
pub(super) struct MatchJson {
    pub(super) r#match: String,
    pub(super) title: String,
    /// Whether it is the reader's turn.
    pub(super) turn: bool,
    deadline: Option<u64>,
}

/// Matches as their reader sees them in a list. Blocks.
pub(super) fn matches_json(
    app: &App,
    heads: &[Head],
    player: PlayerId,
    reader: Reader,
) -> ApiResult<Vec<MatchJson>> {
    let known = app.matches().display_names_in(heads)?;
    let listed = heads.iter().zip(known).map(|(head, known)| {
        let voice = MatchVoice::with_names(head, known, reader);
        let title = WebText::Title { game: game_name(head), players: versus(head) };
        MatchJson {
            r#match: head.id.0.to_string(),
            title: voice.say_to_all(title),
            turn: is_turn(head, player),
            deadline: head.timing.as_ref().and_then(|timing| timing.until).map(|until| until.0),
        }
    });
    Ok(listed.collect())
}
