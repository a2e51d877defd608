//! The board: pawns, castles and the turn.

use rules::{Refusal, Seat};
use serde::{Deserialize, Serialize};

use crate::castles::{Castles, Taker};
use crate::draw_limits::QUIET_LIMIT;
use crate::moves::Move;
use crate::options::Options;
use crate::square::{COLUMNS, Square};
use crate::squares::Squares;
use crate::words::{BadState, Color};

/// Red, who plays from the left.
pub(crate) const RED: Seat = Seat(0);
/// Black, who plays from the right and begins.
pub(crate) const BLACK: Seat = Seat(1);
/// The number of pawns of a side at the start.
pub(crate) const PAWNS: usize = 30;

/// The squares of a seat's pawns at the start.
pub(crate) fn start(seat: Seat) -> Squares {
    const STARTS: [Squares; 2] = [Squares::columns(1, 2), Squares::columns(COLUMNS - 1, COLUMNS)];
    STARTS[seat.index()]
}

/// A valid board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Layout", into = "Layout")]
pub(crate) struct Board(Layout);

/// Any arrangement of pawns and castles. A valid one becomes a [`Board`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Layout {
    pub(crate) pawns: [Squares; 2],
    /// The pawns of both sides that have never moved.
    pub(crate) unmoved: Squares,
    pub(crate) castles: Castles,
    /// The castles that each seat has taken.
    pub(crate) taken: [Castles; 2],
    pub(crate) turn: Seat,
    /// The number of plies since the last capture or taken castle.
    pub(crate) quiet: u16,
}

/// The pawns and castles that a move takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Spoils {
    pub(crate) pawns: Squares,
    pub(crate) castles: Castles,
}

impl Board {
    pub(crate) fn new() -> Self {
        let pawns = [start(RED), start(BLACK)];
        Self(Layout {
            pawns,
            unmoved: pawns[0] | pawns[1],
            castles: Castles::ALL,
            taken: [Castles::NONE; 2],
            turn: BLACK,
            quiet: 0,
        })
    }

    pub(crate) fn pawns(&self, seat: Seat) -> &Squares {
        &self.0.pawns[seat.index()]
    }

    pub(crate) fn pawn_on(&self, square: Square) -> Option<Seat> {
        [RED, BLACK].into_iter().find(|seat| self.pawns(*seat).has(square))
    }

    pub(crate) fn castle_on(&self, square: Square) -> bool {
        Castles::on(square).is_some_and(|castle| self.0.castles.meets(castle))
    }

    pub(crate) fn unmoved(&self) -> &Squares {
        &self.0.unmoved
    }

    pub(crate) fn castles(&self) -> Castles {
        self.0.castles
    }

    pub(crate) fn taken(&self, seat: Seat) -> Castles {
        self.0.taken[seat.index()]
    }

    pub(crate) fn turn(&self) -> Seat {
        self.0.turn
    }

    pub(crate) fn quiet(&self) -> u16 {
        self.0.quiet
    }

    /// The castles that would fall to a seat with these pawns.
    pub(crate) fn falling(&self, seat: Seat, pawns: &Squares, options: Options) -> Castles {
        let taker = Taker { seat, pawns, taken: self.taken(seat), centre: options.centre };
        self.0.castles.falling(&taker)
    }

    /// Plays a legal move of the seat to move, and gives the turn to the other.
    pub(crate) fn play(&mut self, mv: &Move, options: Options) -> Spoils {
        let seat = self.0.turn;
        let captured = self.captured_by(mv);
        self.0.pawns[seat.index()].remove(mv.from());
        self.0.pawns[seat.index()].add(mv.to());
        self.0.pawns[seat.other().index()] = self.pawns(seat.other()).without(captured);
        // Rule 4: a jump also uses up the right to a double step.
        self.0.unmoved.remove(mv.from());
        self.0.unmoved = self.0.unmoved.without(captured);
        // Rule 9: after the last jump, and only for the mover.
        let castles = self.falling(seat, self.pawns(seat), options);
        self.0.castles = self.0.castles - castles;
        self.0.taken[seat.index()] = self.taken(seat) | castles;
        let quiet = captured.is_empty() && castles.is_empty();
        self.0.quiet = if quiet { self.0.quiet + 1 } else { 0 };
        self.pass();
        Spoils { pawns: captured, castles }
    }

    pub(crate) fn pass(&mut self) {
        self.0.turn = self.0.turn.other();
    }

    /// The enemy pawns that a move jumps over.
    pub(crate) fn captured_by(&self, mv: &Move) -> Squares {
        let enemies = self.pawns(self.0.turn.other());
        let middles = mv.path().windows(2).filter_map(|pair| middle(pair[0], pair[1]));
        middles.filter(|square| enemies.has(*square)).collect()
    }
}

/// The square in the middle of a straight line from one square to another, two steps away.
pub(crate) fn middle(from: Square, to: Square) -> Option<Square> {
    let half = |from: u8, to: u8| match to as i8 - from as i8 {
        0 => Some(0),
        2 => Some(1),
        -2 => Some(-1),
        _ => None,
    };
    let (columns, rows) = (half(from.column(), to.column())?, half(from.row(), to.row())?);
    if (columns, rows) == (0, 0) { None } else { from.offset(columns, rows) }
}

impl TryFrom<Layout> for Board {
    type Error = Refusal;

    fn try_from(layout: Layout) -> Result<Self, Refusal> {
        let [red, black] = layout.pawns;
        if let Some(square) = (red & black).iter().next() {
            return refuse(BadState::TwoPawns { square });
        }
        let pawns = red | black;
        let standing: Squares = layout.castles.squares().collect();
        if let Some(square) = (standing & pawns).iter().next() {
            return refuse(BadState::PawnOnCastle { square });
        }
        for seat in [RED, BLACK] {
            if layout.pawns[seat.index()].len() > PAWNS {
                return refuse(BadState::ManyPawns { side: Color::of(seat), most: PAWNS });
            }
        }
        let at_home = (red & start(RED)) | (black & start(BLACK));
        if let Some(square) = layout.unmoved.without(at_home).iter().next() {
            return refuse(BadState::Moved { square });
        }
        check_castles(&layout)?;
        if layout.turn.0 > 1 || layout.quiet > QUIET_LIMIT {
            return refuse(BadState::TurnOrQuiet { limit: QUIET_LIMIT });
        }
        Ok(Self(layout))
    }
}

/// Refuses a castle that is in no list or in several, and a seat that took its own castle.
fn check_castles(layout: &Layout) -> Result<(), Refusal> {
    let [red, black] = layout.taken;
    let sets = [layout.castles, red, black];
    for castle in Castles::ALL.squares() {
        let holds = |set: &&Castles| set.squares().any(|place| place == castle);
        match sets.iter().filter(holds).count() {
            1 => {}
            0 => return refuse(BadState::CastleMissing { castle }),
            _ => return refuse(BadState::CastleTwice { castle }),
        }
    }
    for seat in [RED, BLACK] {
        let own = layout.taken[seat.index()] & Castles::home(seat);
        if let Some(castle) = own.squares().next() {
            return refuse(BadState::OwnCastle { side: Color::of(seat), castle });
        }
    }
    let known = sets.iter().all(|set| (*set - Castles::ALL).is_empty());
    if known { Ok(()) } else { refuse(BadState::ManyCastles) }
}

fn refuse<T>(reason: BadState) -> Result<T, Refusal> {
    Err(Refusal::new(reason))
}

impl From<Board> for Layout {
    fn from(board: Board) -> Self {
        board.0
    }
}
