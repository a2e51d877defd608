//! The position, and what a move does to it.

use rules::{Chance, Join, Notes, Outcome, Seat, Seats, Status};
use serde::{Deserialize, Serialize};

use crate::moves::{Move, Placement};
use crate::options::{Contact, Options, Picker, Trees, Variant};
use crate::piece::{Hand, Piece, Shape};
use crate::squares;
use crate::squares::Squares;
use crate::words::{BuiltPiece, Color, Narration, square_list};

/// The whole position: nothing in this game is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    pub(crate) variant: Variant,
    pub(crate) trees: Squares,
    /// By seat.
    pub(crate) sides: [Side; 2],
    /// Who builds the next piece.
    pub(crate) builder: Seat,
    pub(crate) phase: Phase,
    /// Whether the players have changed colors.
    pub(crate) swapped: bool,
    /// What was put on the board last.
    pub(crate) last: Squares,
}

/// What one player has built and has left to build.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Side {
    pub(crate) hand: Hand,
    /// The squares of all that is built, kept beside `built` because every question about space needs them.
    pub(crate) squares: Squares,
    /// By piece.
    pub(crate) built: [Option<Placement>; 7],
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Black plants the trees.
    Trees,
    /// Black may change colors.
    Swap,
    /// The other player names the piece to build.
    Pick,
    /// A piece is built: any, or the named one.
    Place(Option<Piece>),
}

impl Variant {
    /// What comes next once it is settled who builds.
    pub(crate) fn before_building(self) -> Phase {
        match self.picker {
            Picker::Builder => Phase::Place(None),
            Picker::Opponent => Phase::Pick,
        }
    }
}

/// The room that a player has for another piece.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    empty: Squares,
    touching: Option<Squares>,
}

impl Room {
    /// Where the lower left square of the shape's bounding box may be.
    pub(crate) fn anchors(self, shape: Shape) -> Squares {
        shape.anchors(self.empty, self.touching)
    }
}

impl Side {
    pub(crate) const NEW: Self =
        Self { hand: Hand::FULL, squares: Squares::NONE, built: [None; 7] };

    /// Puts a piece from the hand on the board.
    pub(crate) fn build(&mut self, placement: Placement) {
        let piece = placement.shape.piece();
        self.hand = self.hand.without(piece);
        self.squares = self.squares.and(placement.covered());
        self.built[piece.index()] = Some(placement);
    }
}

impl Position {
    /// The position before the first ply.
    pub(crate) fn new(options: &Options, mut chance: Chance) -> Self {
        let trees = match options.trees {
            Trees::Random => random_trees(&mut chance),
            Trees::Black => Squares::NONE,
            Trees::Given(squares) => squares,
        };
        let mut position = Self::with_trees(options, trees);
        if options.trees == Trees::Black {
            position.phase = Phase::Trees;
        }
        position
    }

    /// The position with these trees, before White's first piece.
    pub(crate) fn with_trees(options: &Options, trees: Squares) -> Self {
        let variant = options.variant;
        Self {
            variant,
            trees,
            sides: [Side::NEW; 2],
            builder: Seat(0),
            phase: variant.before_building(),
            swapped: false,
            last: Squares::NONE,
        }
    }

    /// The seat that acts next.
    pub(crate) fn turn(&self) -> Seat {
        match self.phase {
            // Rule 6: it is Black who plants.
            Phase::Trees => Seat(1),
            Phase::Pick => self.builder.other(),
            Phase::Swap | Phase::Place(_) => self.builder,
        }
    }

    /// Whether the seat is to move.
    pub(crate) fn is_to_move(&self, seat: Seat) -> bool {
        self.turn() == seat && !self.is_stuck()
    }

    /// Whose turn it is, or how it ended.
    pub(crate) fn status(&self) -> Status {
        if !self.is_stuck() {
            return Status::ToMove(Seats::one(self.turn()));
        }
        let loser = self.color(self.builder);
        let reason = match self.phase {
            // Rule 10: others might fit, but this one was named.
            Phase::Place(Some(piece)) => Narration::NamedStuck { loser, piece },
            _ if self.side(self.builder).hand.is_empty() => Narration::NoneLeft { loser },
            _ => Narration::Stuck { loser },
        };
        Status::Over(Outcome::won(Seats::one(self.builder.other()), reason))
    }

    /// Plays a move that is allowed.
    pub(crate) fn play(&mut self, seat: Seat, mv: Move, notes: &mut Notes) {
        let (me, other) = (self.color(seat), self.color(seat.other()));
        match mv {
            Move::Build(placement) => {
                self.build(placement);
                notes.all(BuiltPiece { side: me, placement });
            }
            Move::Keep => {
                self.phase = self.variant.before_building();
                notes.all(Narration::Kept { side: me });
            }
            Move::Pick(piece) => {
                self.phase = Phase::Place(Some(piece));
                notes.all(Narration::Picked { side: me, piece, other });
            }
            Move::Swap => {
                self.swap();
                notes.all(Narration::Swapped);
            }
            Move::Plant(grove) => {
                self.trees = grove.squares();
                self.last = self.trees;
                self.phase = self.variant.before_building();
                let trees = square_list(Join::Commas, self.trees);
                notes.all(Narration::Planted { side: me, trees });
            }
        }
    }

    /// What a player has built and holds.
    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[usize::from(seat == Seat(1))]
    }

    /// The squares that nothing stands on.
    pub(crate) fn empty(&self) -> Squares {
        let [first, second] = &self.sides;
        Squares(!(self.trees.0 | first.squares.0 | second.squares.0))
    }

    /// The room that a player has, by the rules of this match.
    pub(crate) fn room(&self, seat: Seat) -> Room {
        let (empty, own) = (self.empty(), self.side(seat).squares);
        match self.variant.contact {
            // Rule 8: the first piece of each color is free.
            Contact::Linked if !own.is_empty() => Room { empty, touching: Some(own.neighbors()) },
            // Rule 7.
            Contact::Apart => {
                let enemy = self.side(seat.other()).squares;
                Room { empty: empty.without(enemy.neighbors()), touching: None }
            }
            Contact::Free | Contact::Linked => Room { empty, touching: None },
        }
    }

    /// The pieces that may be built next, whether or not there is room for them.
    pub(crate) fn buildable(&self) -> Hand {
        match self.phase {
            Phase::Place(Some(piece)) => Hand::EMPTY.with(piece),
            Phase::Trees => Hand::EMPTY,
            _ => self.side(self.builder).hand,
        }
    }

    /// Whether Black may change colors instead of building at once.
    pub(crate) fn may_swap_or_build(&self) -> bool {
        self.phase == Phase::Swap && self.variant.picker == Picker::Builder
    }

    /// The seat that plays White.
    pub(crate) fn white(&self) -> Seat {
        Seat(u8::from(self.swapped))
    }

    /// What a seat is called.
    pub(crate) fn color(&self, seat: Seat) -> Color {
        if seat == self.white() { Color::White } else { Color::Black }
    }

    /// Whether the builder has lost. Where they may still change colors they have not.
    fn is_stuck(&self) -> bool {
        // Rule 5 takes nothing from rule 9: who may still change colors can go on.
        if matches!(self.phase, Phase::Trees | Phase::Swap) {
            return false;
        }
        let (room, pieces) = (self.room(self.builder), self.buildable());
        !Shape::all().any(|shape| pieces.contains(shape.piece()) && !room.anchors(shape).is_empty())
    }

    fn build(&mut self, placement: Placement) {
        let builder = usize::from(self.builder == Seat(1));
        let opening = self.sides.iter().all(|side| side.hand == Hand::FULL);
        self.sides[builder].build(placement);
        self.last = placement.covered();
        self.builder = self.builder.other();
        self.phase = match self.variant.contact {
            // Rule 9: once, after White's first piece.
            Contact::Linked if opening => Phase::Swap,
            _ => self.variant.before_building(),
        };
    }

    fn swap(&mut self) {
        self.sides.swap(0, 1);
        self.swapped = true;
        self.builder = self.builder.other();
        self.phase = self.variant.before_building();
    }
}

/// Three squares by lot.
pub(crate) fn random_trees(chance: &mut Chance) -> Squares {
    let mut trees = Squares::NONE;
    while trees.len() < 3 {
        // Drawn again where a tree stands already: each three squares are equally likely.
        let square = squares::all().nth(chance.below(64)).expect("there are 64 squares");
        trees = trees.with(square);
    }
    trees
}
