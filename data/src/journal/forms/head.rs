//! Heads of former days.

use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::{Revision, Timestamp};
use crate::journal::forms::words::{SpokenLine, SpokenStage};
use crate::journal::head::Stage;
use crate::journal::record::{Beginning, Line, StoredHead};

/// A head from before turns had numbers: whose turn it was had to be inferred from who was to move and who still owed
/// a move. Positions were stored without the turn's number, too.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct HeadOfVersion1 {
    revision: Revision,
    updated: Timestamp,
    stage: SpokenStage,
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
    turn: Vec<SpokenLine>,
    last_turn: Vec<SpokenLine>,
    snapshot: Vec<u8>,
}

impl From<HeadOfVersion1> for StoredHead {
    /// Which turn it was is told by the entries alone: a head without its position is made anew from them.
    fn from(old: HeadOfVersion1) -> Self {
        Self {
            revision: old.revision,
            updated: old.updated,
            stage: old.stage.into(),
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
            lines: old.turn.into_iter().map(Line::from).collect(),
            last_lines: old.last_turn.into_iter().map(Line::from).collect(),
            snapshot: Vec::new(),
            time: None,
        }
    }
}

/// A head from before turns could have a limit.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct HeadOfVersion2 {
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
    turn: u32,
    beginning: Option<Beginning>,
    since: Vec<Revision>,
    lines: Vec<Line>,
    last_lines: Vec<Line>,
    snapshot: Vec<u8>,
}

impl From<HeadOfVersion2> for StoredHead {
    fn from(old: HeadOfVersion2) -> Self {
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
            turn: old.turn,
            beginning: old.beginning,
            since: old.since,
            lines: old.lines,
            last_lines: old.last_lines,
            snapshot: old.snapshot,
            time: None,
        }
    }
}
