//! Drafts of former days.

use serde::{Deserialize, Serialize};

use crate::ids::Key;
use crate::journal::records::DraftRow;

/// What the last step began with where it was a mark; no game's step does.
const MARK: &str = "~";

/// A draft from before the mark had a field of its own: it was the last step.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct DraftOfVersion1 {
    pub(crate) steps: Vec<String>,
}

impl From<DraftOfVersion1> for DraftRow {
    fn from(old: DraftOfVersion1) -> Self {
        let mut steps = old.steps;
        let mark = steps.pop_if(|step| step.starts_with(MARK));
        let mark = mark.and_then(|step| step[MARK.len()..].parse().ok()).map(Key);
        Self { steps, mark }
    }
}
