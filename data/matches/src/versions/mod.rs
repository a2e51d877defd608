//! The versions of each stored record, and their readers.
//!
//! A change to a record, or to any of its parts, needs a new version: the old struct moves to a file here,
//! [`former`](crate::codec::former) reads it, and a golden line pins the new form. New versions and new variants also
//! raise the form of the store, in `fleet/store_form.rs`.

#[cfg(test)]
mod golden;
mod without_clock;
mod without_deal;
mod without_event;
mod without_form;
mod without_outcome;
mod without_sealed;
mod without_trace;

use crate::codec::{Damage, Reader, Stored, former, newest, renewed, unwrapped};
use crate::fleet::{Handled, IdentifySlot, Member, Shard, StoreForm};
use crate::job_queue::JobRow;
use crate::journal::clubs::event_acts::{EventEntry, EventPeople};
use crate::journal::clubs::event_plan::EventHeader;
use crate::journal::clubs::event_state::EventState;
use crate::journal::records::{
    AnalysisRow, DraftRow, Entry, Header, HintsRow, NumberRow, People, Receipt, StoredHead, TextRow,
};
use crate::journal::watching::{BroughtRow, CardRow, DashboardRow, ResultRow, WatchedRow};
use crate::journal::web_pass::WebPass;
use crate::puzzle_rows::{AttemptRow, DailyPostRow, PuzzleRatingRow, PuzzlerRow};
use crate::ratings::records::{AgainstRow, CountedRow, HistoryRow, RatingRow};
use without_clock::card_row;
use without_deal::{HeaderWithoutDeal, PeopleWithoutWords};
use without_event::{HeadWithoutBanks, HeaderWithoutEvent};
use without_form::member_row;
use without_outcome::attempt_row;
use without_trace::job_row;

macro_rules! stored {
    ($($record:ident = $kind:literal since $first:literal [$($reader:expr),+],)*) => {
        $(impl Stored for $record {
            const KIND: u8 = $kind;
            const FIRST: u16 = $first;
            const READERS: &'static [Reader<Self>] = &[$($reader),+];
        })*

        /// A record of any kind in its newest version. `None` if it already has that version.
        pub(crate) fn upgraded(raw: &[u8]) -> Result<Option<Vec<u8>>, Damage> {
            match unwrapped(raw)?.0 {
                $($kind => renewed::<$record>(raw),)*
                kind => Err(Damage::Kind(kind)),
            }
        }

        /// Whether this is a valid record, but older than the first released version of its kind.
        pub(crate) fn is_older(raw: &[u8]) -> bool {
            match unwrapped(raw) {
                $(Ok(($kind, version, _)) => version < $first,)*
                Ok(_) | Err(_) => false,
            }
        }
    };
}

stored! {
    Header = 1 since 3 [former::<HeaderWithoutDeal, Self>, former::<HeaderWithoutEvent, Self>, newest],
    People = 2 since 2 [former::<PeopleWithoutWords, Self>, newest],
    Entry = 3 since 6 [newest],
    StoredHead = 4 since 6 [former::<HeadWithoutBanks, Self>, without_sealed::head],
    Receipt = 5 since 1 [newest],
    DraftRow = 7 since 2 [newest],
    NumberRow = 8 since 1 [newest],
    TextRow = 9 since 1 [newest],
    JobRow = 10 since 5 [job_row],
    RatingRow = 11 since 1 [newest],
    HistoryRow = 12 since 1 [newest],
    AgainstRow = 13 since 1 [newest],
    CountedRow = 14 since 1 [newest],
    HintsRow = 21 since 2 [newest],
    AnalysisRow = 22 since 1 [newest],
    WatchedRow = 31 since 1 [newest],
    CardRow = 32 since 1 [card_row],
    ResultRow = 33 since 1 [newest],
    DashboardRow = 34 since 1 [newest],
    BroughtRow = 35 since 1 [newest],
    Member = 41 since 1 [member_row],
    Shard = 42 since 1 [newest],
    IdentifySlot = 43 since 1 [newest],
    Handled = 44 since 1 [newest],
    StoreForm = 45 since 1 [newest],
    WebPass = 51 since 1 [newest],
    EventHeader = 61 since 1 [newest],
    EventPeople = 62 since 1 [newest],
    EventEntry = 63 since 1 [newest],
    EventState = 64 since 1 [newest],
    AttemptRow = 71 since 1 [attempt_row],
    PuzzlerRow = 72 since 1 [newest],
    PuzzleRatingRow = 73 since 1 [newest],
    DailyPostRow = 74 since 1 [newest],
}
