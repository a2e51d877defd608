//! Older versions of headers and heads: without events and time banks.

use rules::{OptionValues, Seat, Seats, Seed};
use serde::{Deserialize, Serialize};

use crate::ids::{MatchId, Place, Revision, Timestamp};
use crate::journal::challenge::PostMode;
use crate::journal::head::Stage;
use crate::journal::records::{Header, PlyNotes, StoredHead, TurnStart};
use crate::model::agreements::state::Agreements;
use crate::model::clock::acts::Choice;
use crate::model::clock::limit::Limit;
use crate::model::clock::state::{ClockState, Rest};
use crate::model::fairness::Deal;
use crate::model::fairness::seating::Seating;

#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct HeaderWithoutEvent {
    game: String,
    rules_version: u16,
    options: OptionValues,
    seed: Seed,
    seating: Seating,
    place: Place,
    rematch_of: Option<MatchId>,
    created: Timestamp,
    deadline: Timestamp,
    limit: Option<Limit>,
    posts: PostMode,
    deal: Option<Deal>,
    language: Option<String>,
}

impl From<HeaderWithoutEvent> for Header {
    fn from(old: HeaderWithoutEvent) -> Self {
        Self {
            game: old.game,
            rules_version: old.rules_version,
            options: old.options,
            seed: old.seed,
            seating: old.seating,
            place: old.place,
            rematch_of: old.rematch_of,
            created: old.created,
            deadline: old.deadline,
            limit: old.limit,
            posts: old.posts,
            deal: old.deal,
            language: old.language,
            event: None,
        }
    }
}

#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct HeadWithoutBanks {
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
    time: Option<ClockWithoutBanks>,
    hints: bool,
}

#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct ClockWithoutBanks {
    limit: Limit,
    from: Timestamp,
    left: u64,
    up: Option<Timestamp>,
    choices: Vec<(Seat, Choice)>,
    rest: Option<Rest>,
    reminded: Vec<(Seat, Timestamp)>,
    away: Vec<(Seat, Timestamp)>,
}

impl From<ClockWithoutBanks> for ClockState {
    fn from(old: ClockWithoutBanks) -> Self {
        Self {
            limit: old.limit,
            from: old.from,
            left: old.left,
            up: old.up,
            choices: old.choices,
            rest: old.rest,
            reminded: old.reminded,
            away: old.away,
            banks: Vec::new(),
            reserve: 0,
        }
    }
}

impl From<HeadWithoutBanks> for StoredHead {
    fn from(old: HeadWithoutBanks) -> Self {
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
            time: old.time.map(ClockState::from),
            hints: old.hints,
            sealed: Seats::NONE,
        }
    }
}
