//! What is posted about a match for all who are there to see, and how it stands now.

use data::{Look, Post, Posts, Refused, Revision, Timestamp};

use super::answer::Answer;
use super::at_hand::Desk;
use super::{agreements, company, lobby, ring, time, turns};

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
            let board = turns::board(desk, id, revisions)?;
            // Where there is one board, a line below it rings.
            Some(match look.head().posts {
                Posts::EveryMove => board,
                Posts::OneBoard => Answer { pings: Vec::new(), ..board },
            })
        }
        Post::Ring => Some(ring::line(desk, id, revisions)?),
        Post::Offer => agreements::open_to_all(look),
        Post::TimeUp => time::time_up(desk, look, revisions.0)?,
        Post::Told => time::told(desk, look, revisions)?,
        Post::Lobby => Some(lobby::message(desk, look)?),
        Post::Rematch => Some(lobby::rematch(look.head())),
        Post::Notice => lobby::notice(look.head()),
        Post::Lonely => company::lonely(desk, look, now)?,
        Post::Thread | Post::Pause => None,
    })
}
