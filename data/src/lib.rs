//! Matches and their durable state.
//!
//! [`Matches`] is the service: whatever people do with a match goes through it, and is durable when it returns.
//! Below it lies a [`Store`], an ordered map from bytes to bytes that knows nothing of matches.
//!
//! A match is a header that never changes, a record of who takes part, a journal of entries (one for each act, naming
//! seats and never people) and a head that follows from them. Every act is one commit: entry, head, lists, what is
//! to be done next, and a receipt that makes a repeated request harmless. A commit expects the head as it was read; if
//! something else came first, the act is decided anew.
//!
//! Everything here is synchronous. There is no clock: time is an argument. There is no Discord: people, places and
//! messages are numbers. What hides from whom is decided in one place, [`Look::sight`].

mod agreements;
mod fleet;
mod hex;
mod ids;
mod jobs;
mod journal;
mod keys;
mod matches;
mod refused;
mod seeds;
mod standing;
mod stores;
mod time;
mod upkeep;
mod words;

pub use agreements::offer::{Absence, Fate, Offer, Reply, Topic, Wish};
pub use fleet::{Duty, Fleet, Heartbeats, Member, Own, Roll, Shard, Span, Whereabouts, share};
pub use ids::{Key, MatchId, Place, PlayerId, Revision, Timestamp};
pub use jobs::{
    Backlog, Called, Claim, Directly, Job, JobKind, Lane, Line, Post, Queued, Room, Settled,
    Trouble, Workers, adopt, queued,
};
pub use journal::challenge::{Challenge, Posts, Seating};
pub use journal::head::{Ending, Head, Stage, Timing};
pub use journal::sitting::{Candidate, Former};
pub use journal::watched::{Follower, Watching, Way};
pub use matches::analysis::{Analysis, Judgment, Moment};
pub use matches::asked::TimeAsked;
pub use matches::computers::Computer;
pub use matches::dashboards::Dashboard;
pub use matches::deciding::Decision;
pub use matches::events::{Happened, Witness};
pub use matches::index::{Filter, Page};
pub use matches::lists::{Cursor, Leaf, List};
pub use matches::look::{Look, Step};
pub use matches::own_data::Held;
pub use matches::pings::Pings;
pub use matches::preferences::Whose;
pub use matches::private::KeptDraft;
pub use matches::results::{Month, Played, Rank};
pub use matches::series::Series;
pub use matches::standing::{Change, Counting, Field, Leaders, Standing};
pub use matches::tape::{Since, Tape};
pub use matches::turns::{Turn, Turns};
pub use matches::twins::{Pair, can_be_paired};
pub use matches::watching::Shown;
pub use matches::{By, Done, Matches, Settings};
pub use refused::Refused;
pub use seeds::{Seeds, SystemSeeds};
pub use standing::rating::Score;
pub use standing::record::Tally;
pub use stores::{
    About, Address, BadLocation, Batch, Commit, Location, MemoryStore, OpenError, PostgresStore,
    Range, Row, SledStore, Store, StoreError, VALUE_LIMIT,
};
pub use time::acts::Choice;
pub use time::habits::{Habits, Ladder};
pub use time::limit::Limit;
pub use time::quiet::{QuietHours, is_zone};
pub use time::standing::Rest;
pub use time::told::{Notice, TimeUp};
pub use time::vacation::Vacations;
pub use upkeep::archive::Catalog;
pub use upkeep::check::{Checked, check};
pub use upkeep::copy::{Copied, CopyError, Progress, copy};
pub use upkeep::export::{ExportError, Exported, export};
pub use upkeep::import::{ImportError, Imported, import, import_told, verify};
pub use upkeep::migrate::{Migrated, migrate};
pub use upkeep::opening::{Opening, open};
pub use words::WORDS;
