//! Matches and their durable state.
//!
//! [`Matches`] is the service: whatever people do with a match goes through it, and is durable when it returns.
//! Below it lies a [`store::Store`], an ordered map from bytes to bytes that knows nothing of matches.
//!
//! A match is a header that never changes, a record of who takes part, a journal of entries (one for each act, naming
//! seats and never people) and a head that follows from them. Every act is one commit: entry, head, lists, what is
//! to be done next, and a receipt that makes a repeated request harmless. A commit expects the head as it was read; if
//! something else came first, the act is decided anew.
//!
//! Everything here is synchronous. There is no clock: time is an argument. There is no Discord: people, places and
//! messages are numbers. What hides from whom is decided in one place, [`MatchView::sight`].

mod codec;
mod error;
mod fleet;
#[cfg(test)]
mod golden_row;
mod hex;
pub(crate) mod ids;
mod job;
mod jobs;
mod journal;
mod keys;
mod model;
mod ratings;
mod seeds;
mod service;
mod upkeep;
mod versions;
mod words;

pub use error::Refused;
pub use fleet::{
    Assignment, Duty, Fleet, Heartbeats, HostProcess, LocalShards, Member, Shard, ShardRange,
    fair_share,
};
pub use ids::{Key, MatchId, Place, PlayerId, Revision, Target, Timestamp};
pub use jobs::{
    Capacity, Claim, DirectMessage, Enqueued, Job, JobError, JobKind, JobOutcome, Lane, Line, Post,
    QueuedJob, Workers, adopt, queued_jobs,
};
pub use journal::challenge::{Challenge, PostMode, Seating};
pub use journal::head::{Ending, Head, Stage, Timing};
pub use journal::index::{Filter, Page};
pub use journal::seats::{Candidate, FormerPlayer};
pub use journal::walk::Catalog;
pub use journal::watching::{Follower, WatchMode, WatchedPlace};
pub use model::agreements::offer::{Absence, Offer, OfferKind, OfferStatus, Reply, Topic};
pub use model::clock::acts::Choice;
pub use model::clock::limit::Limit;
pub use model::clock::quiet_hours::{QuietHours, is_zone};
pub use model::clock::reminders::{ReminderSchedule, ReminderSettings};
pub use model::clock::state::Rest;
pub use model::clock::vacation::Vacations;
pub use ratings::glicko::Score;
pub use ratings::records::Tally;
pub use seeds::{Seeds, SystemSeeds};
pub use service::challenge::pair::{Pair, can_be_paired};
pub use service::clock::notices::{Notice, TimeUp};
pub use service::clock::questions::TimeAsked;
pub use service::computers::Computer;
pub use service::computers::analysis::{Analysis, Judgment, Moment};
pub use service::decide::Decision;
pub use service::events::{Happened, Witness};
pub use service::jobs::backlog::Backlog;
pub use service::lists::{Cursor, Leaf, List};
pub use service::people::notifications::Pings;
pub use service::people::preferences::Whose;
pub use service::play::drafts::KeptDraft;
pub use service::play::turns::{Turn, Turns};
pub use service::privacy::export::Held;
pub use service::ratings::series::Series;
pub use service::ratings::{Counting, Field, Leaders, RatingChange, Standing};
pub use service::replay::{Recording, Since};
pub use service::view::{MatchView, Step};
pub use service::watching::Shown;
pub use service::watching::dashboard::Dashboard;
pub use service::watching::results::{FinishedMatch, Month, Rank};
pub use service::{By, Done, Matches, Settings};
pub use upkeep::check::{CheckReport, check};
pub use upkeep::copy::{CopyError, CopyReport, Progress, copy};
pub use upkeep::export::{ExportError, ExportReport, export};
pub use upkeep::import::{ImportError, ImportReport, import, import_with_progress, verify};
pub use upkeep::migrate::{MigrationReport, migrate};
pub use upkeep::open::{OpenMode, open};
pub use words::WORDS;
