//! The policy of each kind of job: its lane, how older and newer ones merge, and what its message looks like.

use crate::job::kind::{JobKind, Post};
use crate::job::line::Lane;

/// How jobs of one kind are queued, merged, repeated and exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Policy {
    /// The lane in which it stands.
    pub(crate) lane: Lane,
    /// Whether doing the newest of several settles all of them: what counts is the state of now.
    pub(crate) newest_settles_older: bool,
    /// Whether a new one takes the place of one that no worker holds. Boards stand one for each turn until they are posted.
    pub(crate) newest_replaces_older: bool,
    /// What its effect looks like to people.
    pub(crate) form: Form,
    /// Whether it is done again and again for as long as there is something to look after.
    pub(crate) repeats: bool,
    /// Whether an export holds it: it does not follow from the rest of what is stored.
    pub(crate) is_exported: bool,
}

/// What a job's effect looks like to people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// One message that is edited for as long as something goes on. A newer job must find what an older one may have posted,
    /// so it stands beside it until both are settled.
    Edited,
    /// A message of its own for each, which pings: what was tried before is not told again, even if it is out there already.
    Separate,
    /// No message, or one that looks after itself.
    Other,
}

impl JobKind {
    /// How jobs of this kind are queued, merged, repeated and exported.
    pub(crate) fn policy(self) -> Policy {
        match self {
            Self::Post(post) => post_policy(post),
            Self::Expire => Policy {
                newest_settles_older: false,
                is_exported: false,
                ..newest_counts(Lane::Time)
            },
            Self::Sweep => {
                Policy { repeats: true, is_exported: false, ..newest_counts(Lane::Upkeep) }
            }
            Self::Time => Policy { is_exported: false, ..newest_counts(Lane::Time) },
            Self::Think => newest_counts(Lane::Thought),
            Self::TimeSettings => newest_counts(Lane::Time),
            // Whoever looks again has it looked at again.
            Self::Analyze => Policy { is_exported: false, ..newest_counts(Lane::Thought) },
            Self::Watch => newest_counts(Lane::Watching),
            Self::Dashboard => Policy { repeats: true, ..newest_counts(Lane::Dashboard) },
            Self::Direct(_) => Policy {
                newest_settles_older: false,
                newest_replaces_older: false,
                ..newest_counts(Lane::Direct)
            },
            Self::NameThread => newest_counts(Lane::Upkeep),
        }
    }
}

fn post_policy(post: Post) -> Policy {
    match post {
        Post::Lobby | Post::Offer | Post::Notice => edited(Lane::Posts),
        Post::TimeUp | Post::Pause | Post::Rematch => edited(Lane::Posts),
        Post::Lonely => edited(Lane::Aside),
        Post::Thread => newest_counts(Lane::Posts),
        Post::Board | Post::Told | Post::Ring => Policy {
            newest_replaces_older: false,
            form: Form::Separate,
            ..newest_counts(Lane::Posts)
        },
    }
}

/// Only the newest counts.
fn newest_counts(lane: Lane) -> Policy {
    Policy {
        lane,
        newest_settles_older: true,
        newest_replaces_older: true,
        form: Form::Other,
        repeats: false,
        is_exported: true,
    }
}

fn edited(lane: Lane) -> Policy {
    Policy { form: Form::Edited, ..newest_counts(lane) }
}
