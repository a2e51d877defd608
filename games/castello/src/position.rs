//! The position: the board, its history as far as it matters, and how it ended.

use rules::{Notes, Outcome, Refusal, Seat, Seats, Status, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{BLACK, Board, PAWNS, QUIET_LIMIT, RED, Spoils};
use crate::castles::{CASTLES_TO_WIN, Castles};
use crate::legal::MoveGenerator;
use crate::moves::Move;
use crate::options::Options;
use crate::square::SIZE;
use crate::words::{BadState, Color, MoveNarration, Narration};

/// With so few pawns left a side has lost.
const FEW_PAWNS: usize = 2;
/// How often a position may occur before the match is a draw.
const OCCURRENCES: usize = 3;

/// Where a match stands. Nothing is hidden in this game, so a view shows it all.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    pub(crate) seen: View,
    /// A number for each position since the last ply that can't be undone by moving pawns about; the newest last.
    history: Vec<u64>,
}

/// What a viewer sees of a match: everything.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub(crate) options: Options,
    pub(crate) board: Board,
    /// The last move, if there was one.
    pub(crate) last: Option<LastMove>,
    pub(crate) end: Option<End>,
    /// The viewer's own seat.
    pub(crate) own: Option<Seat>,
    /// A number for each position that may come again, this one last.
    #[serde(skip)]
    pub(crate) history: Vec<u64>,
    /// Whether people have ended the match, which no position knows.
    #[serde(skip)]
    pub(crate) stopped: bool,
}

/// The last move and what it did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct LastMove {
    pub(crate) seat: Seat,
    pub(crate) mv: Move,
    pub(crate) spoils: Spoils,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum End {
    /// This seat has taken four castles.
    Castles(Seat),
    /// This seat has left the other two pawns at most.
    Pawns(Seat),
    /// Neither side has a legal move.
    Stuck,
    /// The same position for the third time.
    Repetition,
    /// Too long without a pawn or a castle taken.
    Quiet,
}

impl Position {
    /// The position before the first ply.
    pub(crate) fn new(options: Options) -> Self {
        let board = Board::new();
        Self { history: vec![fingerprint(&board)], seen: View::of(board, options) }
    }

    /// A match that goes on from a board.
    pub(crate) fn from_board(board: Board, options: Options) -> Result<Self, Refusal> {
        if [RED, BLACK].into_iter().all(|seat| victory(&board, seat).is_some()) {
            return Err(Refusal::new(BadState::BothWon));
        }
        let mut position = Self { history: Vec::new(), seen: View::of(board, options) };
        position.seen.end = victory(&board, RED).or(victory(&board, BLACK));
        position.pass_or_end(&mut Notes::muted());
        Ok(position)
    }

    /// What a viewer sees.
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        View { own: viewer.seat(), history: self.history.clone(), ..self.seen.clone() }
    }

    /// The position that a view shows: all of it.
    pub(crate) fn from_view(view: &View) -> Self {
        let history = view.history.clone();
        Self { history, seen: View { own: None, history: Vec::new(), ..view.clone() } }
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, mv: &Move, notes: &mut Notes) {
        let View { options, board, last, end, .. } = &mut self.seen;
        let seat = board.turn();
        // What a pawn's first move gives up never comes back, nor does anything taken.
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

    /// Gives the turn to who can move, and ends the match if it has become a draw.
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
        // Rule 13: a pass is no ply, so only what it leads to is a position.
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

    /// How many pawns a legal move of the seat to move captures: for walks and players that like to.
    pub fn captures(&self, mv: &Move) -> usize {
        self.board.captured_by(mv).len()
    }

    /// How many castles a legal move of the seat to move takes.
    pub fn castles_taken(&self, mv: &Move) -> usize {
        { self.board }.play(mv, self.options).castles.len()
    }

    /// Whose turn it is, or how it ended.
    pub(crate) fn status(&self) -> Status {
        match self.end {
            None => Status::ToMove(Seats::one(self.board.turn())),
            Some(end) => Status::Over(end.outcome()),
        }
    }

    /// Whether this seat is to move.
    pub(crate) fn to_move(&self, seat: Seat) -> bool {
        self.end.is_none() && self.board.turn() == seat
    }

    /// A generator of the moves of the seat to move.
    pub(crate) fn move_generator(&self) -> MoveGenerator<'_> {
        MoveGenerator::new(&self.board, self.options, self.board.turn())
    }
}

impl End {
    /// The outcome, with its reason.
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

/// How a seat has won, if it has.
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

/// Says what a move did.
fn narrate(board: &Board, played: &LastMove, notes: &mut Notes) {
    let LastMove { seat, mv, spoils } = played;
    let (seat, side, other) = (*seat, Color::of(*seat), seat.other());
    notes.all(MoveNarration { side, mv, captures: spoils.pawns.len() });
    if !spoils.pawns.is_empty() {
        let pawns = board.pawns(other).len();
        notes.all(Narration::Left { side: Color::of(other), pawns, most: PAWNS });
    }
    // A far castle comes first: its fall may be what opens the one of the middle.
    let far = spoils.castles.common(Castles::home(other));
    for castle in far.squares().chain(spoils.castles.without(far).squares()) {
        notes.all(Narration::Fell { side, castle });
    }
    if !spoils.castles.is_empty() {
        let castles = board.taken(seat).len();
        notes.all(Narration::Holds { side, castles, needed: CASTLES_TO_WIN });
    }
}

/// A number for each seat's pawn on each square.
pub(crate) static KEYS: [[u64; SIZE]; 2] = [keys(1), keys(2)];

/// A number for the squares of the pawns and the turn. Unmoved rights and castles need no part in it, because the
/// history begins anew when one of them changes.
pub(crate) fn fingerprint(board: &Board) -> u64 {
    let side = |seat: Seat| {
        board.pawns(seat).iter().fold(0, |sum, at| sum ^ KEYS[seat.index()][at.index()])
    };
    side(RED) ^ side(BLACK) ^ u64::from(board.turn().0)
}

/// Numbers without a pattern (splitmix64), the same for ever. The lowest bit is left to the turn.
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
