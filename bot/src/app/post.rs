//! What is posted about a match for all who are there to see, and how it stands now.

use matches::{Look, Post, Posts, Refused, Revision, Timestamp};

use crate::app::answer::Answer;
use crate::app::challenge::{card, computers};
use crate::app::context::Desk;
use crate::app::play::{public_board, turn_ping};
use crate::app::{agreements, clock};

/// What these revisions called for, from the first to the last; nothing where there is nothing to be shown any more.
///
/// # Errors
/// What the store says.
pub(crate) fn answer(
    desk: &Desk,
    look: &Look,
    post: Post,
    (revisions, now): ((Revision, Revision), Timestamp),
) -> Result<Option<Answer>, Refused> {
    let id = look.head().id;
    Ok(match post {
        Post::Board => {
            let board = public_board::board(desk, id, revisions)?;
            // Where there is one board, a line below it rings.
            Some(match look.head().posts {
                Posts::EveryMove => board,
                Posts::OneBoard => Answer { pings: Vec::new(), ..board },
            })
        }
        Post::Ring => Some(turn_ping::line(desk, id, revisions)?),
        Post::Offer => agreements::open_to_all(look),
        Post::TimeUp => clock::time_up(desk, look, revisions.0)?,
        Post::Told => clock::told(desk, look, revisions)?,
        Post::Lobby => Some(card::message(desk, look)?),
        Post::Rematch => Some(card::rematch(look.head())),
        Post::Notice => card::notice(look.head()),
        Post::Lonely => computers::lonely(desk, look, now)?,
        Post::Thread | Post::Pause => None,
    })
}
