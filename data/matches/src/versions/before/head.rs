//! Heads of former days.

use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::{Revision, Timestamp};
use crate::journal::head::Stage;
use crate::journal::records::{PlyNotes, StoredHead, TurnStart};
use crate::model::agreements::offer::{OfferAct, OfferKind, Topic};
use crate::model::agreements::state::Agreements;
use crate::model::clock::acts::Choice;
use crate::model::clock::limit::Limit;
use crate::model::clock::state::{ClockState, Rest};
use crate::versions::before::words::{SpokenLine, SpokenStage};

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
            agreements: offered(old.draw_offer, old.last_offer, old.revision),
            turn: 0,
            turn_start: None,
            since: old.since,
            lines: old.turn.into_iter().map(PlyNotes::from).collect(),
            last_lines: old.last_turn.into_iter().map(PlyNotes::from).collect(),
            snapshot: Vec::new(),
            time: None,
            hints: false,
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
    turn_start: Option<TurnStart>,
    since: Vec<Revision>,
    lines: Vec<PlyNotes>,
    last_lines: Vec<PlyNotes>,
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
            agreements: offered(old.draw_offer, old.last_offer, old.revision),
            turn: old.turn,
            turn_start: old.turn_start,
            since: old.since,
            lines: old.lines,
            last_lines: old.last_lines,
            snapshot: old.snapshot,
            time: None,
            hints: false,
        }
    }
}

/// A head from before players agreed on everything in the same way: draws and pauses stood apart.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct HeadOfVersion3 {
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
    turn_start: Option<TurnStart>,
    since: Vec<Revision>,
    lines: Vec<PlyNotes>,
    last_lines: Vec<PlyNotes>,
    snapshot: Vec<u8>,
    time: Option<StandingOfVersion3>,
}

/// How such a match stood in time.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct StandingOfVersion3 {
    limit: Limit,
    from: Timestamp,
    left: u64,
    up: Option<Timestamp>,
    choices: Vec<(Seat, Choice)>,
    rest: Option<Rest>,
    pausing: Seats,
    asked: Seats,
    reminded: Vec<(Seat, Timestamp)>,
    away: Vec<(Seat, Timestamp)>,
}

impl From<StandingOfVersion3> for ClockState {
    fn from(old: StandingOfVersion3) -> Self {
        Self {
            limit: old.limit,
            from: old.from,
            left: old.left,
            up: old.up,
            choices: old.choices,
            rest: old.rest,
            reminded: old.reminded,
            away: old.away,
        }
    }
}

impl From<HeadOfVersion3> for StoredHead {
    fn from(old: HeadOfVersion3) -> Self {
        let mut agreements = offered(old.draw_offer, old.last_offer, old.revision);
        if let Some(time) = &old.time {
            want_pause(&mut agreements, time, old.revision);
        }
        Self {
            revision: old.revision,
            updated: old.updated,
            stage: old.stage,
            seats: old.seats,
            gone: old.gone,
            moved: old.moved,
            to_move: old.to_move,
            plies: old.plies,
            agreements,
            turn: old.turn,
            turn_start: old.turn_start,
            since: old.since,
            lines: old.lines,
            last_lines: old.last_lines,
            snapshot: old.snapshot,
            time: old.time.map(ClockState::from),
            hints: false,
        }
    }
}

/// A head from before players could agree on hints.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct HeadOfVersion5 {
    revision: Revision,
    updated: Timestamp,
    stage: Stage,
    seats: u8,
    gone: Seats,
    moved: Seats,
    to_move: Seats,
    plies: u32,
    agreements: Agreements,
    turn: u32,
    turn_start: Option<TurnStart>,
    since: Vec<Revision>,
    lines: Vec<PlyNotes>,
    last_lines: Vec<PlyNotes>,
    snapshot: Vec<u8>,
    time: Option<ClockState>,
}

impl From<HeadOfVersion5> for StoredHead {
    fn from(old: HeadOfVersion5) -> Self {
        Self {
            revision: old.revision,
            updated: old.updated,
            stage: old.stage,
            seats: old.seats,
            gone: old.gone,
            moved: old.moved,
            to_move: old.to_move,
            plies: old.plies,
            agreements: old.agreements,
            turn: old.turn,
            turn_start: old.turn_start,
            since: old.since,
            lines: old.lines,
            last_lines: old.last_lines,
            snapshot: old.snapshot,
            time: old.time,
            hints: false,
        }
    }
}

/// What stood of draws. When it was offered no head told: it counts as if it were now.
fn offered(open: Option<Seat>, last: Option<(Seat, u32)>, now: Revision) -> Agreements {
    let mut agreements = Agreements::default();
    if let Some(seat) = open {
        agreements.apply(OfferAct::Offered { seat, topic: Topic::Draw }, now);
    } else if let Some((seat, _)) = last {
        agreements.asked.push((seat, OfferKind::Draw));
    }
    agreements
}

/// What stood of a pause: who asked first no head told.
fn want_pause(agreements: &mut Agreements, time: &StandingOfVersion3, now: Revision) {
    let mut wanting = time.pausing.iter();
    if let Some(seat) = wanting.next() {
        agreements.apply(OfferAct::Offered { seat, topic: Topic::Pause }, now);
        wanting.for_each(|seat| {
            agreements.apply(OfferAct::Agreed { seat, wish: OfferKind::Pause }, now)
        });
    }
    let asked = time.asked.iter().map(|seat| (seat, OfferKind::Pause));
    let asked: Vec<_> = asked.filter(|asked| !agreements.asked.contains(asked)).collect();
    agreements.asked.extend(asked);
}
