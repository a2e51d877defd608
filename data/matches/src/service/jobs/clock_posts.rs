//! Posts about the clock after an act: the question about a late turn, and notices.

use rules::{Seat, Seats};

use crate::ids::Timestamp;
use crate::job::Post;
use crate::journal::records::Act;
use crate::journal::snapshot::Loaded;
use crate::keys;
use crate::model::clock::acts::Choice;
use crate::model::clock::state::ClockState;
use store::Batch;

/// The question to the others when a player's time is up.
#[derive(PartialEq, Eq)]
pub(crate) struct ClockQuestion<'a> {
    /// The time when the deadline passed.
    since: Timestamp,
    /// The late seats.
    late: Seats,
    choices: &'a [(Seat, Choice)],
    /// Whether the match is paused, so that nobody is asked any more.
    is_over: bool,
}

impl<'a> ClockQuestion<'a> {
    pub(crate) fn of(clock: Option<&'a ClockState>, to_move: Seats) -> Option<Self> {
        let clock = clock?;
        let (choices, is_over) = (clock.choices.as_slice(), clock.rest.is_some());
        Some(Self { since: clock.up?, late: to_move, choices, is_over })
    }
}

/// The posts about the clock for these acts. A new question gets its own message.
pub(crate) fn clock_posts(
    batch: &mut Batch,
    loaded: &Loaded,
    before: Option<ClockQuestion<'_>>,
    acts: &[Act],
) -> Vec<Post> {
    let head = &loaded.state.head;
    let mut posts = Vec::new();
    if before != ClockQuestion::of(loaded.time(), head.to_move) {
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
