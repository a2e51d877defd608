//! Sets of bits: stored sets with unknown elements are refused.

use serde::{Deserialize, Serialize};

rules::bit_set! {
    /// Days of the week, from 0.
    pub(crate) struct Days(u8) of u8, mask: |day| 1 << day, at: |bit| bit as u8, count: 7
}

#[test]
fn a_stored_bit_set_rejects_unknown_elements() {
    let all: Days = (0..7).collect();
    assert_eq!(serde_json::to_string(&all).unwrap(), "127");
    assert_eq!(serde_json::from_str::<Days>("127").unwrap(), all);
    assert!(serde_json::from_str::<Days>("128").is_err());
    assert_eq!(all.iter().collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6]);
}
