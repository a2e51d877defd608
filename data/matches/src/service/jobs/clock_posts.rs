//! Chooses the posts about the clock after a commit: the question about a late player, and notices.

use rules::{Seat, Seats};

use crate::ids::Timestamp;
use crate::job::Post;
use crate::journal::records::Act;
use crate::journal::snapshot::Loaded;
use crate::keys;
use crate::model::clock::acts::Choice;
use crate::model::clock::state::ClockState;
use store::Batch;

/// The question to the waiting players about a missed deadline.
#[derive(PartialEq, Eq)]
pub(crate) struct ClockQuestion<'a> {
    /// The time when the missed deadline was recorded.
    since: Timestamp,
    /// The late seats.
    late: Seats,
    choices: &'a [(Seat, Choice)],
    /// Whether the match is paused, so that nobody need answer.
    is_over: bool,
}

impl<'a> ClockQuestion<'a> {
    pub(crate) fn of(clock: Option<&'a ClockState>, to_move: Seats) -> Option<Self> {
        let clock = clock?;
        let (choices, is_over) = (clock.choices.as_slice(), clock.rest.is_some());
        Some(Self { since: clock.up?, late: to_move, choices, is_over })
    }
}

/// The posts about the clock after these acts. A new question gets a new message.
pub(crate) fn clock_posts(
    batch: &mut Batch,
    loaded: &Loaded,
    before: Option<ClockQuestion<'_>>,
    acts: &[Act],
) -> Vec<Post> {
    let head = &loaded.state.head;
    let mut posts = Vec::new();
    let after = ClockQuestion::of(loaded.time(), head.to_move);
    // A player who has left no longer chooses, and a substitute chooses instead.
    let are_others_asked = after.as_ref().is_some_and(|question| !question.is_over)
        && acts.iter().any(|act| matches!(act, Act::LeftTable { .. } | Act::Substituted { .. }));
    if before != after || are_others_asked {
        if before.is_none() {
            batch.remove(keys::posted(loaded.id, Post::TimeUp));
        }
        posts.push(Post::TimeUp);
    }
    if acts.iter().any(|act| matches!(act, Act::Time(act) if act.is_announced())) {
        posts.push(Post::Told);
    }
    posts
}
