//! Cards of watched places without the clock that they show, from older programs.
//!
//! Rows with the clock have the same version, so that those programs can read them. Those programs ignore bytes after
//! the fields that they know.

use serde::Deserialize;

use crate::codec::{former, newest};
use crate::ids::Key;
use crate::journal::watching::CardRow;

/// A card that ends with `since`.
#[derive(Deserialize)]
struct CardWithoutClock {
    message: Option<u64>,
    shown: u64,
    since: Key,
}

impl From<CardWithoutClock> for CardRow {
    fn from(row: CardWithoutClock) -> Self {
        let CardWithoutClock { message, shown, since } = row;
        Self { message, shown, since, ..Self::default() }
    }
}

/// Reads a card with or without the clock.
pub(super) fn card_row(body: &[u8]) -> Option<CardRow> {
    newest(body).or_else(|| former::<CardWithoutClock, CardRow>(body))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codec::{seal, unwrapped};
    use crate::ids::Timestamp;
    use crate::journal::visible_clock::VisibleClock;

    #[test]
    fn programs_without_clocks_and_with_them_read_each_others_cards() {
        let old = b"\x01\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\xac\x02\x04";
        let card =
            CardRow { message: Some(u64::MAX), shown: 300, since: Key(4), ..CardRow::default() };
        assert_eq!(card_row(old), Some(card));
        let bytes = seal(&CardRow { clock: VisibleClock::Until(Timestamp(7)), from: 298, ..card });
        let (_, _, body) = unwrapped(&bytes).expect("it is a record");
        assert_eq!(former::<CardWithoutClock, CardRow>(body), Some(card));
        assert_eq!(body.get(..old.len()), Some(old.as_slice()));
    }
}
