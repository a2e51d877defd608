//! A position made for searching: pieces, turn, and the plies since the last strike.

use rules::Seat;
use search::{ScoredMove, SearchTree, WIN_SCORE};

use crate::army::Kind;
use crate::computer::{endings, evaluator};
use crate::draw_limits::QUIET_LIMIT;
use crate::move_sets::MoveSets;
use crate::moves::{Action, Verb};
use crate::pieces::{Effect, Pieces};
use crate::position::{State, View};
use crate::squares::Squares;

#[derive(Clone, Copy, Debug)]
pub(super) struct SearchBoard<'a> {
    pub(super) pieces: Pieces,
    turn: Seat,
    quiet: u8,
    end: Option<End>,
    /// The fingerprints of earlier positions that may recur.
    seen: &'a [u64],
    /// The squares that this search prefers slightly, to break ties.
    preferred: Squares,
    /// The score of a draw for seat 0.
    draw: i32,
    /// Whether the search uses the tables of endings.
    knows_endings: bool,
    /// Whether attacks on generals are searched deeper.
    follows_attacks: bool,
}

/// The tables are unpacked only if at most this many soldiers are left.
const FEW_SOLDIERS: usize = 8;

/// The most by which the score of a draw is raised or lowered for the side that thinks.
const CONTEMPT: i32 = 600;

/// The score below which a draw is welcome. Without this limit, balanced positions would be repeated until they are
/// drawn.
const WELCOME: i32 = -2400;

/// The score of a draw for a side whose position has the score `standing`. The better the side stands, the less a draw
/// is worth.
fn draw_score(standing: i32) -> i32 {
    ((WELCOME - standing) / 4).clamp(-CONTEMPT, CONTEMPT)
}

/// Converts the score of a seat to seat 0's, or back.
fn seat_zero(seat: Seat, score: i32) -> i32 {
    if seat.0 == 0 { score } else { -score }
}

/// The bonus for a piece on a preferred square.
const TASTE: i32 = 4;

#[derive(Clone, Copy, Debug)]
enum End {
    Lost(Seat),
    Siege,
    /// The plies to the end by the tables of endings, with the sign of `endings::solved`.
    Solved(i32),
}

impl<'a> SearchBoard<'a> {
    pub(super) fn new(view: &'a View, preferred: Squares) -> Self {
        let State { pieces, turn, quiet, .. } = view.state;
        let draw = seat_zero(turn, draw_score(evaluator::evaluate(&pieces, turn, turn)));
        let (knows_endings, follows_attacks) = (false, false);
        let seen = &view.seen;
        Self {
            pieces,
            turn,
            quiet,
            end: None,
            seen,
            preferred,
            draw,
            knows_endings,
            follows_attacks,
        }
    }

    /// The same board for a deep search: with deeper attacks, and tables of endings if few soldiers are left.
    pub(super) fn deep(self) -> Self {
        let soldiers = self.pieces.armies.iter().map(|army| army.soldiers().len()).sum::<usize>();
        Self { knows_endings: soldiers <= FEW_SOLDIERS, follows_attacks: true, ..self }
    }

    /// Whether the board is for a [`deep`](Self::deep) search.
    pub(super) fn is_deep(&self) -> bool {
        self.follows_attacks
    }

    fn takes(&self, action: &Action) -> bool {
        self.pieces.effect(*action).takes()
    }

    /// Passes the turn of a side without moves, and records the end of the match.
    fn check_end(&mut self) {
        let next = self.turn;
        let army = self.pieces.army(next);
        if army.of(Kind::General).is_empty() || army.soldiers().is_empty() {
            self.end = Some(End::Lost(next));
        } else if MoveSets::has_no_move(&self.pieces, next) {
            self.turn = next.other();
            if MoveSets::has_no_move(&self.pieces, self.turn) {
                self.end = Some(End::Siege);
            }
        }
        if self.end.is_none() && (self.quiet >= QUIET_LIMIT || self.is_back()) {
            self.end = Some(End::Siege);
        }
        if self.end.is_none() && self.knows_endings {
            self.end = endings::solved(&self.pieces, self.turn).map(End::Solved);
        }
    }

    /// The score of a solved position for the side to move. A win after the siege limit counts as a draw.
    fn solved_score(&self, plies: i32) -> i32 {
        if plies == 0 || plies.abs() > i32::from(QUIET_LIMIT - self.quiet.min(QUIET_LIMIT)) {
            // Among draws, the search prefers a draw that is harder for the opponent to hold.
            return evaluator::evaluate(&self.pieces, self.turn, self.turn) / 16;
        }
        plies.signum() * WIN_SCORE - plies
    }

    /// Whether this position occurred before in the match. A repetition counts as a draw, so the leading side avoids
    /// it.
    fn is_back(&self) -> bool {
        // A strike makes all earlier positions impossible, so only quiet play can repeat a position.
        usize::from(self.quiet) >= self.seen.len()
            && self.seen.contains(&self.pieces.fingerprint(self.turn))
    }
}

impl SearchTree for SearchBoard<'_> {
    type Move = Action;

    fn mover(&self) -> Option<Seat> {
        self.end.is_none().then_some(self.turn)
    }

    fn noisy_moves(&self, moves: &mut Vec<ScoredMove<Action>>) {
        let value = |action: &Action| match self.pieces.effect(*action) {
            Effect::Struck(Kind::General) => 1000,
            Effect::Struck(_) => 100,
            _ => 90,
        };
        let strikes = MoveSets::of_verb(&self.pieces, self.turn, Verb::Strike);
        moves.extend(strikes.iter().map(|action| ScoredMove::new(action, value(&action))));
        let pushes = MoveSets::of_verb(&self.pieces, self.turn, Verb::Push);
        let takes = pushes.iter().filter(|action| self.takes(action));
        moves.extend(takes.map(|action| ScoredMove::new(action, value(&action))));
    }

    fn quiet_moves(&self, moves: &mut Vec<ScoredMove<Action>>) {
        let pushes = MoveSets::of_verb(&self.pieces, self.turn, Verb::Push);
        let shoves = pushes.iter().filter(|action| !self.takes(action));
        moves.extend(shoves.map(|action| ScoredMove::new(action, 8)));
        let steps = MoveSets::of_verb(&self.pieces, self.turn, Verb::Step);
        moves.extend(steps.iter().map(|action| {
            ScoredMove::new(action, evaluator::order_score(&self.pieces, self.turn, action))
        }));
    }

    fn is_legal(&self, action: Action) -> bool {
        MoveSets::contains(&self.pieces, self.turn, action)
    }

    fn child(&self, action: Action) -> Self {
        let mut next = *self;
        let took = next.pieces.apply(self.turn, action).is_some_and(|(_, effect)| effect.takes());
        next.quiet = if took { 0 } else { self.quiet + 1 };
        next.turn = self.turn.other();
        next.check_end();
        next
    }

    /// Whether the mover's general could be struck. Without more depth, endless attacks on the general are seen too
    /// late.
    fn is_forced(&self) -> bool {
        let generals = self.pieces.army(self.turn).of(Kind::General);
        let other = self.turn.other();
        self.follows_attacks
            && generals.grown().meets(self.pieces.army(other).all())
            && evaluator::threats(&self.pieces, other).meets(generals)
    }

    fn key(&self) -> u64 {
        let key = self.pieces.fingerprint(self.turn);
        // Near the siege limit, the exact number of quiet plies matters.
        let late = u64::from(self.quiet.saturating_sub(QUIET_LIMIT - 15));
        key ^ late.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        match self.end {
            Some(End::Lost(loser)) if loser == seat => -WIN_SCORE,
            Some(End::Lost(_)) => WIN_SCORE,
            Some(End::Siege) => self.draw_score(seat),
            Some(End::Solved(plies)) if seat == self.turn => self.solved_score(plies),
            Some(End::Solved(plies)) => -self.solved_score(plies),
            None => {
                let score = evaluator::evaluate(&self.pieces, seat, self.turn);
                let [own, theirs] = [seat, seat.other()]
                    .map(|seat| (self.pieces.army(seat).all() & self.preferred).len() as i32);
                // The value shrinks with every quiet ply, as the siege comes closer.
                let left = i32::from(QUIET_LIMIT - self.quiet.min(QUIET_LIMIT));
                (score + TASTE * (own - theirs)) * (left + 50).min(100) / 100
            }
        }
    }

    fn draw_score(&self, seat: Seat) -> i32 {
        seat_zero(seat, self.draw)
    }

    fn history_index(action: Action) -> usize {
        let square = |column: u8, row: u8| usize::from(column) * 9 + usize::from(row);
        let way = match (action.to.column, action.to.row) {
            (column, _) if column > action.from.column => 0,
            (column, _) if column < action.from.column => 1,
            (_, row) if row > action.from.row => 2,
            _ => 3,
        };
        1 + square(action.from.column, action.from.row) * 4 + way
    }
}
