//! The position: its public and secret parts, and the effect of a move.

use rules::{Outcome, Seat, Seats, Status, Viewer};
use serde::{Deserialize, Serialize};

use crate::army::{Army, Kind};
use crate::draw_limits::{OCCURRENCES, QUIET_LIMIT};
use crate::move_sets::MoveSets;
use crate::moves::Action;
use crate::pieces::{Effect, Pieces};
use crate::words::{Narration, Side};

/// The state of the match, without the randomness and the earlier positions.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The pieces on the board.
    pub pieces: Pieces,
    /// Whether each seat has placed its army.
    pub ready: [bool; 2],
    /// The seat to move, once both armies are placed.
    pub turn: Seat,
    /// The number of plies since the last strike.
    pub quiet: u8,
    /// The end of the match, if it is over.
    pub end: Option<End>,
    /// The last move since the armies were revealed.
    pub last: Option<LastMove>,
    /// The pieces of each kind that each seat has lost.
    pub lost: [[u8; 4]; 2],
}

/// How the rules ended a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// The general of this seat was struck.
    Beheaded(Seat),
    /// This seat has only its general left.
    Bare(Seat),
    /// Neither side has a move.
    Stuck,
    /// The third occurrence of a position.
    Repeated,
    /// Too many plies without a strike.
    Quiet,
}

/// The last move and its effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastMove {
    /// The seat that moved.
    pub seat: Seat,
    /// The kind of the moved piece.
    pub kind: Kind,
    /// The move.
    pub action: Action,
    /// The effect on the target square.
    pub effect: Effect,
    /// Whether the other seat had no move, so that its turn passed.
    pub passed: bool,
}

impl LastMove {
    /// The kind of the piece that left the game, if one did.
    pub fn victim(&self) -> Option<Kind> {
        match self.effect {
            Effect::Struck(victim) => Some(victim),
            // A piece only pushes or crushes its own kind.
            effect => effect.takes().then_some(self.kind),
        }
    }
}

impl State {
    /// The state before the armies are placed.
    pub fn new(pieces: Pieces) -> Self {
        let turn = Seat(0);
        Self { pieces, ready: [false; 2], turn, quiet: 0, end: None, last: None, lost: [[0; 4]; 2] }
    }

    /// Whether both armies are revealed.
    pub fn is_open(&self) -> bool {
        self.ready == [true; 2]
    }

    /// The seats to move, or the outcome.
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

    /// The defeat that the pieces on the board show, if any.
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
    /// The seat that has lost, unless it is a draw.
    pub(crate) fn loser(self) -> Option<Seat> {
        match self {
            Self::Beheaded(loser) | Self::Bare(loser) => Some(loser),
            Self::Stuck | Self::Repeated | Self::Quiet => None,
        }
    }

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

/// A full position, including hidden armies.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Position {
    /// The state, both armies included.
    pub state: State,
    /// The seeds of shuffles by seat. Each seat has its own, so no player can repeat another's shuffle.
    pub salts: [u64; 2],
    /// The fingerprints of all positions since the last strike.
    seen: Vec<u64>,
}

impl Position {
    /// The position before the armies are placed.
    pub fn new(pieces: Pieces, salts: [u64; 2]) -> Self {
        Self { state: State::new(pieces), salts, seen: Vec::new() }
    }

    /// A position loaded without its history.
    pub fn resume(state: State, salts: [u64; 2]) -> Self {
        let mut position = Self { state, salts, seen: Vec::new() };
        if position.state.is_open() {
            position.pass_or_end();
        }
        position
    }

    /// A position with this state and the history of the view.
    pub(crate) fn determinized(view: &View, state: State, salts: [u64; 2]) -> Self {
        Self { state, salts, seen: view.seen.clone() }
    }

    /// The full position of an open match, all of which its view shows.
    pub(crate) fn of_open_match(view: &View) -> Self {
        Self::determinized(view, view.state, [view.salt; 2])
    }

    /// The position after a move in an open match.
    pub(crate) fn after(view: &View, seat: Seat, action: Action) -> Self {
        let mut position = Self::of_open_match(view);
        position.advance(seat, action);
        position
    }

    /// Places a seat's army. After the second, both are revealed and seat 0 moves.
    pub fn deploy(&mut self, seat: Seat, army: Army) {
        self.state.pieces.armies[seat.index()] = army;
        self.state.ready[seat.index()] = true;
        if self.state.is_open() {
            self.pass_or_end();
        }
    }

    /// Makes a legal move.
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

    /// Passes the turn of a seat without moves, and ends the match if it is decided.
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

    /// The position as a viewer may see it.
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

// Never prints salts or hidden armies.
rules::hidden_debug!(Position);

/// Everything one viewer may know.
#[derive(Clone, PartialEq, Serialize)]
pub struct View {
    /// The state, without any army that the viewer may not see.
    pub state: State,
    /// The viewer.
    pub viewer: Viewer,
    /// The seed of the shuffles in the viewer's draft; 0 if there is nothing to shuffle.
    pub salt: u64,
    /// The fingerprints of all positions since the last strike, to avoid repetitions.
    pub(crate) seen: Vec<u64>,
    /// Whether people have ended the match.
    pub stopped: bool,
}

impl View {
    /// The viewer's own seat, if they have one.
    pub fn own_seat(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| seat.0 < 2)
    }
}

// Never prints the viewer's own army or salt.
rules::hidden_debug!(View);
