//! What is posted about a match for all who are there to see, and how it stands now.

use matches::{MatchView, Post, PostMode, Refused, Revision, Timestamp};

use crate::app::answer::Answer;
use crate::app::challenge::{card, computers};
use crate::app::context::App;
use crate::app::play::{public_board, turn_ping};
use crate::app::{agreements, clock};

/// What these revisions called for, from the first to the last; nothing where there is nothing to be shown any more.
///
/// # Errors
/// What the store says.
pub(crate) fn answer(
    app: &App,
    view: &MatchView,
    post: Post,
    (revisions, now): ((Revision, Revision), Timestamp),
) -> Result<Option<Answer>, Refused> {
    let id = view.head().id;
    Ok(match post {
        Post::Board => {
            let board = public_board::board(app, id, revisions)?;
            // Where there is one board, a line below it rings.
            Some(match view.head().posts {
                PostMode::EveryMove => board,
                PostMode::OneBoard => Answer { pings: Vec::new(), ..board },
            })
        }
        Post::Ring => Some(turn_ping::line(app, id, revisions)?),
        Post::Offer => agreements::open_to_all(view),
        Post::TimeUp => clock::time_up(app, view, revisions.0)?,
        Post::Told => clock::told(app, view, revisions)?,
        Post::Lobby => Some(card::message(app, view)?),
        Post::Rematch => Some(card::rematch(view.head())),
        Post::Notice => card::notice(view.head()),
        Post::Lonely => computers::lonely(app, view, now)?,
        Post::Thread | Post::Pause => None,
    })
}
