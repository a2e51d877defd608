//! Heads without sealed seats: from older programs, or of matches in which no seat's last turn is sealed.
//!
//! Heads with sealed seats have the same version, so that programs of the previous version can read them. Those
//! programs ignore bytes after the fields that they know.

use crate::codec::newest;
use crate::journal::records::StoredHead;

/// Reads a head with or without sealed seats.
pub(super) fn head(body: &[u8]) -> Option<StoredHead> {
    let no_seat: &[u8] = &[0];
    newest(body).or_else(|| newest(&[body, no_seat].concat()))
}

#[cfg(test)]
mod tests {
    use rules::Seats;

    use super::*;
    use crate::codec::{open, seal, unwrapped};

    #[test]
    fn programs_without_sealed_seats_and_with_them_read_each_others_heads() {
        let plain = StoredHead { seats: 2, hints: true, ..StoredHead::default() };
        let sealed = StoredHead { sealed: Seats::all(2), ..plain.clone() };
        let body = |head: &StoredHead| unwrapped(&seal(head)).expect("it is a record").2.to_vec();
        assert_eq!(body(&sealed), [body(&plain), vec![3]].concat());
        for head in [plain, sealed] {
            assert!(open::<StoredHead>(&seal(&head)).is_ok_and(|read| read == head));
        }
    }
}
