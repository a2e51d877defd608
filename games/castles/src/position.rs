//! The position: what is open, what is secret, and how a move changes it.

use std::fmt;

use rules::{Outcome, Seat, Seats, Status, Viewer};
use serde::{Deserialize, Serialize};

use crate::army::{Army, Kind};
use crate::move_sets::MoveSets;
use crate::moves::Action;
use crate::pieces::{Effect, Pieces};
use crate::words::{Narration, Side};

/// After so many plies with nothing struck the armies go to siege.
pub const QUIET_LIMIT: u8 = 100;

/// A position that comes up so many times goes to siege.
const OCCURRENCES: usize = 3;

/// Everything but the chance behind it and the positions before it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// Who stands where.
    pub pieces: Pieces,
    /// Whether each seat has drawn up its army.
    pub ready: [bool; 2],
    /// Whose turn it is, once both have.
    pub turn: Seat,
    /// How many plies in a row nothing was struck.
    pub quiet: u8,
    /// How it ended, if it has.
    pub end: Option<End>,
    /// What was done last, since the armies were revealed.
    pub last: Option<LastMove>,
    /// How many pieces of each kind each seat has lost.
    pub lost: [[u8; 4]; 2],
}

/// How the rules ended it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// The general of this seat was struck.
    Beheaded(Seat),
    /// This seat has nothing left but its general.
    Bare(Seat),
    /// Neither side can move.
    Stuck,
    /// The same position came up again and again.
    Repeated,
    /// Nothing was struck for long.
    Quiet,
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastMove {
    /// Who moved.
    pub seat: Seat,
    /// What was moved.
    pub kind: Kind,
    /// How.
    pub action: Action,
    /// What became of the square it went to.
    pub effect: Effect,
    /// Whether the other seat has no move, so that its turn passed by itself.
    pub passed: bool,
}

impl LastMove {
    /// What left the game, if anything did.
    pub fn victim(&self) -> Option<Kind> {
        match self.effect {
            Effect::Struck(victim) => Some(victim),
            // Only its own kind is pushed or crushed.
            effect => effect.takes().then_some(self.kind),
        }
    }
}

impl State {
    /// The state before the armies are drawn up.
    pub fn new(pieces: Pieces) -> Self {
        let turn = Seat(0);
        Self { pieces, ready: [false; 2], turn, quiet: 0, end: None, last: None, lost: [[0; 4]; 2] }
    }

    /// Whether the armies stand open.
    pub fn is_open(&self) -> bool {
        self.ready == [true; 2]
    }

    /// Whose turn it is, or how it ended.
    pub fn status(&self) -> Status {
        if let Some(end) = self.end {
            return Status::Over(end.outcome());
        }
        if self.is_open() {
            return Status::ToMove(Seats::one(self.turn));
        }
        let waiting = [Seat(0), Seat(1)].into_iter().filter(|seat| !self.ready[seat.index()]);
        Status::ToMove(waiting.collect())
    }

    /// Whether a seat is to move.
    pub fn may_move(&self, seat: Seat) -> bool {
        self.end.is_none()
            && seat.0 < 2
            && if self.is_open() { self.turn == seat } else { !self.ready[seat.index()] }
    }

    /// Who has lost by what stands on the board, if anybody has.
    pub fn defeat(&self) -> Option<End> {
        [Seat(0), Seat(1)].into_iter().find_map(|seat| {
            let army = self.pieces.army(seat);
            // Rule 13.
            if army.of(Kind::General).is_empty() {
                return Some(End::Beheaded(seat));
            }
            army.soldiers().is_empty().then_some(End::Bare(seat))
        })
    }

    fn fingerprint(&self) -> u64 {
        self.pieces.fingerprint(self.turn)
    }
}

impl End {
    fn outcome(self) -> Outcome {
        let won = |loser: Seat, reason| Outcome::won(Seats::one(loser.other()), reason);
        match self {
            Self::Beheaded(loser) => won(loser, Narration::Beheaded { side: Side(loser) }),
            Self::Bare(loser) => won(loser, Narration::Bare { side: Side(loser) }),
            Self::Stuck => Outcome::draw(Narration::Stuck),
            Self::Repeated => Outcome::draw(Narration::Repeated),
            Self::Quiet => Outcome::draw(Narration::Quiet { plies: QUIET_LIMIT }),
        }
    }
}

/// A match as it stands, hidden things included.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Position {
    /// What there is to see for who may see it.
    pub state: State,
    /// What shuffles of each seat's draft come from, so that nobody can repeat another's shuffle.
    pub salts: [u64; 2],
    /// The fingerprints of the positions since something was struck last.
    seen: Vec<u64>,
}

impl Position {
    /// The position before the armies are drawn up.
    pub fn new(pieces: Pieces, salts: [u64; 2]) -> Self {
        Self { state: State::new(pieces), salts, seen: Vec::new() }
    }

    /// A position in the middle of a match, of which the moves so far are not known.
    pub fn resume(state: State, salts: [u64; 2]) -> Self {
        let mut position = Self { state, salts, seen: Vec::new() };
        if position.state.is_open() {
            position.pass_or_end();
        }
        position
    }

    /// A position that shows whoever it is for this view.
    pub(crate) fn determinized(view: &View, state: State, salts: [u64; 2]) -> Self {
        Self { state, salts, seen: view.seen.clone() }
    }

    /// Places a seat's army. When it is the second, the armies are open and seat 0 moves.
    pub fn deploy(&mut self, seat: Seat, army: Army) {
        self.state.pieces.armies[seat.index()] = army;
        self.state.ready[seat.index()] = true;
        if self.state.is_open() {
            self.pass_or_end();
        }
    }

    /// Makes a move that is allowed.
    pub fn advance(&mut self, seat: Seat, action: Action) {
        let state = &mut self.state;
        let Some((kind, effect)) = state.pieces.apply(seat, action) else { return };
        let last = LastMove { seat, kind, action, effect, passed: false };
        if let Some(victim) = last.victim() {
            let lost = &mut state.lost[seat.other().index()][victim as usize];
            *lost = lost.saturating_add(1);
            state.quiet = 0;
            self.seen.clear();
        } else {
            state.quiet += 1;
        }
        state.last = Some(last);
        // Rule 3.
        state.turn = seat.other();
        self.pass_or_end();
    }

    /// Passes the turn of a seat that has no move, and sees whether it is over.
    fn pass_or_end(&mut self) {
        let state = &mut self.state;
        state.end = state.defeat();
        if state.end.is_some() {
            return;
        }
        if MoveSets::has_no_move(&state.pieces, state.turn) {
            let other = state.turn.other();
            if MoveSets::has_no_move(&state.pieces, other) {
                state.end = Some(End::Stuck);
                return;
            }
            state.turn = other;
            if let Some(last) = &mut state.last {
                last.passed = true;
            }
        }
        self.check_siege();
    }

    fn check_siege(&mut self) {
        let print = self.state.fingerprint();
        self.seen.push(print);
        // Rule 14.
        if self.seen.iter().filter(|&&seen| seen == print).count() >= OCCURRENCES {
            self.state.end = Some(End::Repeated);
        } else if self.state.quiet >= QUIET_LIMIT {
            self.state.end = Some(End::Quiet);
        }
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: Viewer) -> View {
        let mut state = self.state;
        if state.is_open() {
            let seen = self.seen.clone();
            return View { state, viewer, salt: 0, seen, stopped: false };
        }
        for seat in [Seat(0), Seat(1)].into_iter().filter(|&seat| !viewer.sees(seat)) {
            state.pieces.armies[seat.index()] = Army::NONE;
        }
        let salt = viewer.seat().and_then(|seat| self.salts.get(seat.index())).copied();
        View { state, viewer, salt: salt.unwrap_or(0), seen: Vec::new(), stopped: false }
    }
}

/// The salts and what may be hidden are nobody's to read.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Position(..)")
    }
}

/// Everything one viewer may know.
#[derive(Clone, PartialEq, Serialize)]
pub struct View {
    /// The state, without the army that the viewer may not see.
    pub state: State,
    /// Who looks.
    pub viewer: Viewer,
    /// What the shuffles of their own draft come from; 0 when there is nothing to shuffle.
    pub salt: u64,
    /// The fingerprints of the open positions since something was struck last, for whoever would not come back to them.
    pub(crate) seen: Vec<u64>,
    /// Whether people have ended the match.
    pub stopped: bool,
}

impl View {
    /// The seat that looks, if one does.
    pub fn own_seat(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| seat.0 < 2)
    }
}

/// The viewer's own army and salt are not for everybody.
impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("View(..)")
    }
}
