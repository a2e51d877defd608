//! Heads of former days.

use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::{Revision, Timestamp};
use crate::journal::head::Stage;
use crate::journal::record::StoredHead;

/// A head from before turns had numbers: whose turn it was had to be inferred from who was to move and who still owed
/// a move. Positions were stored without the turn's number, too.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct HeadOfVersion1 {
    revision: Revision,
    updated: Timestamp,
    stage: Stage,
    seats: u8,
    gone: Seats,
    moved: Seats,
    to_move: Seats,
    plies: u32,
    draw_offer: Option<Seat>,
    last_offer: Option<(Seat, u32)>,
    round: Seats,
    owed: Seats,
    since: Vec<Revision>,
    turn: Vec<LineOfVersion1>,
    last_turn: Vec<LineOfVersion1>,
    snapshot: Vec<u8>,
}

/// What one ply brought, in sentences.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct LineOfVersion1 {
    seat: Seat,
    sealed: bool,
    notes: Vec<NoteOfVersion1>,
}

/// A sentence, and who might read it.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct NoteOfVersion1 {
    audience: AudienceOfVersion1,
    text: String,
}

#[derive(Clone, PartialEq, Serialize, Deserialize)]
enum AudienceOfVersion1 {
    All,
    Only(Seat),
    AllBut(Seat),
}

impl From<HeadOfVersion1> for StoredHead {
    /// Which turn it was, and what was done in it, is told by the entries alone: a head without its position is made anew
    /// from them.
    fn from(old: HeadOfVersion1) -> Self {
        Self {
            revision: old.revision,
            updated: old.updated,
            stage: old.stage,
            seats: old.seats,
            gone: old.gone,
            moved: old.moved,
            to_move: old.to_move,
            plies: old.plies,
            draw_offer: old.draw_offer,
            last_offer: old.last_offer,
            turn: 0,
            beginning: None,
            since: old.since,
            lines: Vec::new(),
            last_lines: Vec::new(),
            snapshot: Vec::new(),
        }
    }
}
