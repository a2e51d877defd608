//! The position: the board, its relevant history, and the ending.

use rules::{Notes, Outcome, Refusal, Seat, Seats, Status, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{BLACK, Board, PAWNS, RED, Spoils};
use crate::castles::{CASTLES_TO_WIN, Castles};
use crate::draw_limits::{OCCURRENCES, QUIET_LIMIT};
use crate::legal::MoveGenerator;
use crate::moves::Move;
use crate::options::Options;
use crate::square::SIZE;
use crate::words::{BadState, Color, MoveNarration, Narration};

/// A side with at most this many pawns has lost.
const FEW_PAWNS: usize = 2;

/// A position. Nothing is hidden in this game, so a view shows all of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    pub(crate) seen: View,
    /// The fingerprints of the positions since the last irreversible ply, the latest last.
    history: Vec<u64>,
}

/// The position as a viewer sees it. Nothing is hidden.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub(crate) options: Options,
    pub(crate) board: Board,
    pub(crate) last: Option<LastMove>,
    pub(crate) end: Option<End>,
    /// The viewer's own seat.
    pub(crate) own: Option<Seat>,
    /// The fingerprints of the positions that may recur, the current one last.
    #[serde(skip)]
    pub(crate) history: Vec<u64>,
    /// Whether people have ended the match. Only views know it.
    #[serde(skip)]
    pub(crate) stopped: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct LastMove {
    pub(crate) seat: Seat,
    pub(crate) mv: Move,
    pub(crate) spoils: Spoils,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum End {
    /// This seat has taken four castles.
    Castles(Seat),
    /// This seat has reduced the other to two pawns or fewer.
    Pawns(Seat),
    /// Neither side has a legal move.
    Stuck,
    /// The third occurrence of a position.
    Repetition,
    /// Too many plies without a capture or a taken castle.
    Quiet,
}

impl Position {
    pub(crate) fn new(options: Options) -> Self {
        let board = Board::new();
        Self { history: vec![fingerprint(&board)], seen: View::of(board, options) }
    }

    /// The position of a match that continues from a board.
    pub(crate) fn from_board(board: Board, options: Options) -> Result<Self, Refusal> {
        if [RED, BLACK].into_iter().all(|seat| victory(&board, seat).is_some()) {
            return Err(Refusal::new(BadState::BothWon));
        }
        let mut position = Self { history: Vec::new(), seen: View::of(board, options) };
        position.seen.end = victory(&board, RED).or(victory(&board, BLACK));
        position.pass_or_end(&mut Notes::muted());
        Ok(position)
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        View { own: viewer.seat(), history: self.history.clone(), ..self.seen.clone() }
    }

    /// The full position that a view shows.
    pub(crate) fn from_view(view: &View) -> Self {
        let history = view.history.clone();
        Self { history, seen: View { own: None, history: Vec::new(), ..view.clone() } }
    }

    pub(crate) fn play(&mut self, mv: &Move, notes: &mut Notes) {
        let View { options, board, last, end, .. } = &mut self.seen;
        let seat = board.turn();
        // After a pawn's first move, a capture or a taken castle, no earlier position can recur.
        let fresh = board.unmoved().has(mv.from());
        let spoils = board.play(mv, *options);
        if fresh || board.quiet() == 0 {
            self.history.clear();
        }
        let played = LastMove { seat, mv: mv.clone(), spoils };
        narrate(board, &played, notes);
        *end = victory(board, seat);
        *last = Some(played);
        self.pass_or_end(notes);
    }

    /// Gives the turn to a seat that can move, and ends the match if it is a draw.
    fn pass_or_end(&mut self, notes: &mut Notes) {
        let View { options, board, end, .. } = &mut self.seen;
        if end.is_some() {
            return;
        }
        // Rule 12.
        if !can_move(board, *options, board.turn()) {
            if !can_move(board, *options, board.turn().other()) {
                *end = Some(End::Stuck);
                return;
            }
            notes.all(Narration::Passes { side: Color::of(board.turn()) });
            board.pass();
        }
        // Rule 13: a pass is no ply, so only the position after it counts.
        let now = fingerprint(board);
        self.history.push(now);
        if self.history.iter().filter(|earlier| **earlier == now).count() >= OCCURRENCES {
            *end = Some(End::Repetition);
        } else if board.quiet() >= QUIET_LIMIT {
            *end = Some(End::Quiet);
        }
    }
}

impl View {
    fn of(board: Board, options: Options) -> Self {
        let history = Vec::new();
        Self { options, board, last: None, end: None, own: None, history, stopped: false }
    }

    /// The number of pawns that a legal move captures, for walks and players that prefer captures.
    pub fn captures(&self, mv: &Move) -> usize {
        self.board.captured_by(mv).len()
    }

    /// The number of castles that a legal move takes.
    pub fn castles_taken(&self, mv: &Move) -> usize {
        { self.board }.play(mv, self.options).castles.len()
    }

    pub(crate) fn status(&self) -> Status {
        match self.end {
            None => Status::ToMove(Seats::one(self.board.turn())),
            Some(end) => Status::Over(end.outcome()),
        }
    }

    pub(crate) fn to_move(&self, seat: Seat) -> bool {
        self.end.is_none() && self.board.turn() == seat
    }

    pub(crate) fn move_generator(&self) -> MoveGenerator<'_> {
        MoveGenerator::new(&self.board, self.options, self.board.turn())
    }
}

impl End {
    pub(crate) fn outcome(self) -> Outcome {
        match self {
            Self::Castles(seat) => {
                Outcome::won(Seats::one(seat), Narration::ByCastles { side: Color::of(seat) })
            }
            Self::Pawns(seat) => Outcome::won(
                Seats::one(seat),
                Narration::ByPawns { loser: Color::of(seat.other()) },
            ),
            Self::Stuck => Outcome::draw(Narration::Stuck),
            Self::Repetition => Outcome::draw(Narration::Repeated),
            Self::Quiet => Outcome::draw(Narration::Quiet { plies: QUIET_LIMIT }),
        }
    }
}

/// The win of a seat, if it has won.
pub(crate) fn victory(board: &Board, seat: Seat) -> Option<End> {
    // Rule 11.
    if board.taken(seat).len() >= CASTLES_TO_WIN {
        return Some(End::Castles(seat));
    }
    (board.pawns(seat.other()).len() <= FEW_PAWNS).then_some(End::Pawns(seat))
}

fn can_move(board: &Board, options: Options, seat: Seat) -> bool {
    MoveGenerator::new(board, options, seat).has_move()
}

fn narrate(board: &Board, played: &LastMove, notes: &mut Notes) {
    let LastMove { seat, mv, spoils } = played;
    let (seat, side, other) = (*seat, Color::of(*seat), seat.other());
    notes.all(MoveNarration { side, mv, captures: spoils.pawns.len() });
    if !spoils.pawns.is_empty() {
        let pawns = board.pawns(other).len();
        notes.all(Narration::Left { side: Color::of(other), pawns, most: PAWNS });
    }
    // Far castles come first, since they may have opened the locked ones.
    let far = spoils.castles & Castles::home(other);
    for castle in far.squares().chain((spoils.castles - far).squares()) {
        notes.all(Narration::Fell { side, castle });
    }
    // A win by castles is narrated by the ending.
    let castles = board.taken(seat).len();
    if !spoils.castles.is_empty() && castles < CASTLES_TO_WIN {
        notes.all(Narration::Holds { side, castles, needed: CASTLES_TO_WIN });
    }
}

/// The Zobrist key of each seat's pawn on each square.
pub(crate) static KEYS: [[u64; SIZE]; 2] = [keys(1), keys(2)];

/// A hash of pawns and turn. Unmoved rights and castles are not part of it, since any change of these clears the
/// history.
pub(crate) fn fingerprint(board: &Board) -> u64 {
    let side = |seat: Seat| {
        board.pawns(seat).iter().fold(0, |sum, at| sum ^ KEYS[seat.index()][at.index()])
    };
    side(RED) ^ side(BLACK) ^ u64::from(board.turn().0)
}

/// Pseudorandom numbers (`SplitMix64`) that never change. The lowest bit is left for the turn.
const fn keys(seed: u64) -> [u64; SIZE] {
    let mut keys = [0; SIZE];
    let mut index = 0;
    let mut state = seed << 32;
    while index < SIZE {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        keys[index] = (mixed ^ (mixed >> 31)) << 1;
        index += 1;
    }
    keys
}
