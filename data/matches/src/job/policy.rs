//! The policy of each kind of job: its lane, how jobs merge, and the form of its message.

use crate::job::kind::{JobKind, Post};
use crate::job::line::Lane;

/// The rules by which jobs of one kind are queued, merged, repeated and exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Policy {
    pub(crate) lane: Lane,
    /// Whether doing the newest job settles all older ones of its kind, because the newest shows the current state.
    pub(crate) newest_settles_older: bool,
    /// Whether a new job replaces an older one that no worker holds. Boards stay, one per turn, until they are posted.
    pub(crate) newest_replaces_older: bool,
    pub(crate) form: Form,
    /// Whether the job repeats as long as its target exists.
    pub(crate) repeats: bool,
    /// Whether exports contain the job. Imports derive the others from the rest of the store.
    pub(crate) is_exported: bool,
}

/// The form of a job's message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// One message that newer jobs edit, or one per place. Newer jobs must find the message of an older attempt, so an
    /// older job that was tried stays until it is settled.
    Edited,
    /// A new message for each job, with a ping. A newer job doesn't settle one that was tried, since its message may
    /// exist.
    Separate,
    /// No message, or one that the job finds without a nonce.
    Other,
}

impl JobKind {
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
            // Not exported: the next viewer of the match requests the analysis again.
            Self::Analyze => Policy { is_exported: false, ..newest_counts(Lane::Thought) },
            Self::Watch => edited(Lane::Watching),
            Self::Dashboard => Policy { repeats: true, ..newest_counts(Lane::Dashboard) },
            Self::Direct(_) | Self::EventDirect(_) => Policy {
                newest_settles_older: false,
                newest_replaces_older: false,
                ..newest_counts(Lane::Direct)
            },
            Self::NameThread => newest_counts(Lane::Upkeep),
            // Not exported: an import enqueues these jobs for every event.
            Self::Event => Policy { is_exported: false, ..newest_counts(Lane::Event) },
            Self::EventCalendar => {
                Policy { is_exported: false, ..newest_counts(Lane::EventCalendar) }
            }
            Self::EventCard => Policy { is_exported: false, ..edited(Lane::EventPosts) },
            Self::EventPost => Policy {
                newest_settles_older: false,
                newest_replaces_older: false,
                form: Form::Separate,
                ..newest_counts(Lane::EventPosts)
            },
            Self::Daily => Policy { repeats: true, ..newest_counts(Lane::Daily) },
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

/// The policy of a job whose newest instance settles and replaces the older instances.
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
