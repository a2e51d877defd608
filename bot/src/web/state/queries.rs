//! Queries of states and choices.

use serde::Deserialize;

/// A query of a state.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(in crate::web) struct TurnQuery {
    /// The number of clockwise quarter turns of the boards.
    #[serde(default)]
    pub(in crate::web) turn: u8,
}

/// A name and a value of a query, since `draft` is repeated.
#[derive(Debug, Deserialize)]
pub(in crate::web) struct QueryPair(String, String);

impl QueryPair {
    /// The turn of the boards, and the steps of the draft.
    pub(in crate::web) fn turn_and_draft(pairs: Vec<Self>) -> (TurnQuery, Vec<String>) {
        let turn = pairs.iter().find(|pair| pair.0 == "turn");
        let turn = turn.and_then(|pair| pair.1.parse().ok()).unwrap_or_default();
        let steps = pairs.into_iter().filter(|pair| pair.0 == "draft").map(|pair| pair.1).collect();
        (TurnQuery { turn }, steps)
    }
}
