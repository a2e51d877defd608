//! Rows of processes without a form, from programs that store no form.
//!
//! Rows with a form have the same version, so that those programs can read them. Those programs ignore bytes after the
//! fields that they know.

use serde::{Deserialize, Serialize};

use crate::codec::{former, newest};
use crate::fleet::{FIRST_FORM, HostProcess, Member, ShardRange};
use crate::ids::Timestamp;

/// A row that ends with `is_leaving`.
#[derive(Serialize, Deserialize)]
struct MemberWithoutForm {
    beat: u64,
    until: Timestamp,
    host: Option<HostProcess>,
    range: ShardRange,
    is_leaving: bool,
}

impl From<MemberWithoutForm> for Member {
    fn from(row: MemberWithoutForm) -> Self {
        let MemberWithoutForm { beat, until, host, range, is_leaving } = row;
        Self { beat, until, host, range, is_leaving, form: FIRST_FORM }
    }
}

/// Reads a row with or without a form.
pub(super) fn member_row(body: &[u8]) -> Option<Member> {
    newest(body).or_else(|| former::<MemberWithoutForm, Member>(body))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codec::{seal, unwrapped};

    #[test]
    fn programs_without_forms_and_with_them_read_each_others_processes() {
        let (until, range) = (Timestamp(9), ShardRange::all(4));
        let row = Member { beat: 7, until, host: None, range, is_leaving: true, form: 300 };
        let bytes = seal(&row);
        let (_, _, body) = unwrapped(&bytes).expect("it is a record");
        let first = Member { form: FIRST_FORM, ..row };
        assert_eq!(former::<MemberWithoutForm, Member>(body), Some(first));
        assert_eq!(member_row(body), Some(row));
        let old = MemberWithoutForm { beat: 7, until, host: None, range, is_leaving: true };
        let old = postcard::to_allocvec(&old).expect("postcard writes it");
        assert_eq!(member_row(&old), Some(first));
    }
}
