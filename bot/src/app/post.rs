//! The public posts of a match in its current state.

use matches::{MatchView, Post, Revisions, Timestamp};

use crate::app::answer::{Answer, Result};
use crate::app::challenge::{card, computers};
use crate::app::context::App;
use crate::app::play::{public_board, single_board_ping};
use crate::app::view::languages;
use crate::app::{agreements, clock};

/// The message of a post about this range of the match's revisions, in the language of the match. `None` if there is
/// nothing to show.
pub(crate) fn answer(
    app: &App,
    view: MatchView,
    post: Post,
    revisions: Revisions,
    now: Timestamp,
) -> Result<Option<Answer>> {
    let language = languages::of_match(view.head());
    let answer = match post {
        Post::Board => Some(public_board::board(app, view, revisions)?),
        Post::Ring => Some(single_board_ping::line(app, view, revisions)?),
        Post::Offer => agreements::open_offer(app, &view)?,
        Post::TimeUp => clock::time_up_vote::time_up(app, &view, revisions.first)?,
        Post::Told => clock::notice(app, &view, revisions)?,
        Post::Lobby => Some(card::message(app, &view)?),
        Post::Rematch => Some(card::rematch(app, &view)?),
        Post::Notice => card::notice(view.head()),
        Post::Lonely => computers::waiting_notice(app, &view, now)?,
        Post::Thread | Post::Pause => None,
    };
    Ok(answer.map(|answer| answer.in_language(language)))
}
