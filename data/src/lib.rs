//! Matches and their durable state.
//!
//! [`Matches`] is the service: whatever people do with a match goes through it, and is durable when it returns.
//! Below it lies a [`Store`], an ordered map from bytes to bytes that knows nothing of matches.
//!
//! A match is a header that never changes, a record of who takes part, a journal of entries (one for each act, naming
//! seats and never people) and a head that follows from them. Every act is one commit: entry, head, lists, what must
//! be posted, and a receipt that makes a repeated request harmless. A commit expects the head as it was read; if
//! something else came first, the act is decided anew.
//!
//! Everything here is synchronous. There is no clock: time is an argument. There is no Discord: people, places and
//! messages are numbers. What hides from whom is decided in one place, [`Look::sight`].

mod archive;
mod challenge;
mod check;
mod course;
mod current;
mod envelope;
mod export;
#[cfg(test)]
mod golden;
mod head;
mod ids;
mod import;
mod index;
mod keys;
mod look;
mod matches;
mod memory;
mod outbox;
mod record;
mod refused;
mod seeds;
mod sled_store;
mod store;

pub use archive::Catalog;
pub use challenge::{Challenge, Seating};
pub use check::{Checked, check};
pub use export::{ExportError, Exported, export};
pub use head::{Ending, Head, Stage};
pub use ids::{Key, MatchId, Place, PlayerId, Revision, Timestamp};
pub use import::{ImportError, import};
pub use index::{Filter, Page};
pub use look::{Look, Step};
pub use matches::{By, Done, Matches, Settings};
pub use memory::MemoryStore;
pub use outbox::{Errand, ErrandKind, Settled};
pub use refused::Refused;
pub use seeds::{Seeds, SystemSeeds};
pub use sled_store::{OpenError, SledStore};
pub use store::{Batch, Commit, Range, Row, Store, StoreError, VALUE_LIMIT};
