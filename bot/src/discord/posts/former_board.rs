//! The previous board: an edit removes its buttons, and the line that says whose turn it was.

use matches::MatchId;
use poise::serenity_prelude as serenity;
use serenity::EditMessage;

use crate::app::play::public_board;
use crate::app::view::languages;
use crate::app::{Answer, App};
use crate::discord::message;
use crate::discord::posts::delivery::Order;

/// The number of attempts to edit an older board after a post.
///
/// The nonce keeps these attempts from posting the new message twice.
pub(super) const EDIT_TRIES: u32 = 4;

/// The edit of the former board. It keeps the picture, and all text that remains true.
///
/// If the text can't be rebuilt, or may say why the match left its thread, the edit only removes the buttons.
pub(crate) async fn change(order: Order<'_>, former: u64) -> EditMessage {
    if order.may_be_lost {
        return message::without_buttons();
    }
    let id = order.head.id;
    let text = match order.session.posted_boards.get(&former) {
        Some(text) => Some(text),
        None => order.session.ask(move |app| text(app, id)).await.ok().flatten(),
    };
    text.map_or_else(message::without_buttons, |text| message::change_words(&text))
}

/// The text of the newest recorded board, as far as it remains true.
fn text(app: &App, id: MatchId) -> crate::app::answer::Result<Option<Answer>> {
    let Some(turns) = app.matches().posted_turns(id)? else { return Ok(None) };
    let view = app.matches().view(id)?;
    let language = languages::of_match(view.head());
    let board = public_board::board(app, view, turns)?;
    Ok(Some(board.lasting_text().in_language(language)))
}
