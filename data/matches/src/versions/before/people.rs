//! People of former days.

use serde::{Deserialize, Serialize};

use crate::ids::PlayerId;
use crate::journal::records::People;
use crate::journal::seats::PairState;

/// Who took part before seats could change hands.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct PeopleOfVersion1 {
    challenger: PlayerId,
    open: bool,
    invited: Vec<PlayerId>,
    joined: Vec<PlayerId>,
    least: u8,
    most: u8,
}

impl From<PeopleOfVersion1> for People {
    fn from(old: PeopleOfVersion1) -> Self {
        Self {
            challenger: old.challenger,
            open: old.open,
            invited: old.invited,
            joined: old.joined,
            least: old.least,
            most: old.most,
            former: Vec::new(),
            candidates: Vec::new(),
            twin: PairState::None,
        }
    }
}
