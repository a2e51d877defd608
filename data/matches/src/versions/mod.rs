//! How each record is stored: its kind, and who reads which version of it. A new form gets a reader at the end; the
//! readers before it stay.

pub(crate) mod before;
#[cfg(test)]
mod golden;

use crate::codec::{Damage, Reader, Stored, former, newest, renewed, unwrapped};
use crate::fleet::{Handled, Member, Shard, Start};
use crate::jobs::JobRow;
use crate::journal::records::{
    AnalysisRow, DraftRow, Entry, ErrandRow, Header, HintsRow, NumberRow, People, Receipt,
    StoredHead, TextRow,
};
use crate::journal::watching::{BroughtRow, CardRow, DashboardRow, ResultRow, WatchedRow};
use crate::ratings::records::{AgainstRow, CountedRow, HistoryRow, RatingRow};
use before::draft::DraftOfVersion1;
use before::head::{HeadOfVersion1, HeadOfVersion2, HeadOfVersion3, HeadOfVersion5};
use before::header::{HeaderOfVersion1, HeaderOfVersion2};
use before::people::PeopleOfVersion1;
use before::words::EntryOfVersion1;

macro_rules! stored {
    ($($record:ident = $kind:literal read by [$($reader:expr),+],)*) => {
        $(impl Stored for $record {
            const KIND: u8 = $kind;
            const READERS: &'static [Reader<Self>] = &[$($reader),+];
        })*

        /// A record of any kind as it is written today; none where that is how it is written.
        pub(crate) fn upgraded(raw: &[u8]) -> Result<Option<Vec<u8>>, Damage> {
            match unwrapped(raw)?.0 {
                $($kind => renewed::<$record>(raw),)*
                kind => Err(Damage::Kind(kind)),
            }
        }
    };
}

stored! {
    Header = 1 read by [former::<HeaderOfVersion1, Self>, former::<HeaderOfVersion2, Self>, newest],
    People = 2 read by [former::<PeopleOfVersion1, Self>, newest],
    // Versions 2 to 5 had fewer acts and endings; what they had is written as it was.
    Entry = 3 read by [former::<EntryOfVersion1, Self>, newest, newest, newest, newest, newest],
    // Version 4 had fewer offers and endings than version 5.
    StoredHead = 4 read by [former::<HeadOfVersion1, Self>, former::<HeadOfVersion2, Self>, former::<HeadOfVersion3, Self>, former::<HeadOfVersion5, Self>, former::<HeadOfVersion5, Self>, newest],
    Receipt = 5 read by [newest],
    ErrandRow = 6 read by [newest],
    DraftRow = 7 read by [former::<DraftOfVersion1, Self>, newest],
    NumberRow = 8 read by [newest],
    TextRow = 9 read by [newest],
    // Versions 1 to 4 had fewer kinds.
    JobRow = 10 read by [newest, newest, newest, newest, newest],
    RatingRow = 11 read by [newest],
    HistoryRow = 12 read by [newest],
    AgainstRow = 13 read by [newest],
    CountedRow = 14 read by [newest],
    // In version 1 the number of what the last one was about was another.
    HintsRow = 21 read by [newest, newest],
    AnalysisRow = 22 read by [newest],
    WatchedRow = 31 read by [newest],
    CardRow = 32 read by [newest],
    ResultRow = 33 read by [newest],
    DashboardRow = 34 read by [newest],
    BroughtRow = 35 read by [newest],
    Member = 41 read by [newest],
    Shard = 42 read by [newest],
    Start = 43 read by [newest],
    Handled = 44 read by [newest],
}
