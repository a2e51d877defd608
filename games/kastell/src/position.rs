//! The position, and the effect of a move.

use rules::{Chance, Join, Notes, Outcome, Seat, Seats, Status};
use serde::{Deserialize, Serialize};

use crate::moves::{Move, Placement};
use crate::options::{Contact, Options, Picker, Trees, Variant};
use crate::piece::{Hand, Piece, Shape};
use crate::squares;
use crate::squares::Squares;
use crate::words::{BuiltPiece, Color, Narration, square_list};

/// The whole position. Nothing is hidden in this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    pub(crate) variant: Variant,
    pub(crate) trees: Squares,
    pub(crate) sides: [Side; 2],
    /// The seat that builds the next piece.
    pub(crate) builder: Seat,
    pub(crate) phase: Phase,
    pub(crate) swapped: bool,
    /// The squares that the last move covered.
    pub(crate) last: Squares,
}

/// A player's built pieces, and the pieces still in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Side {
    pub(crate) hand: Hand,
    /// The squares of `built`, cached because every count of free space needs them.
    pub(crate) squares: Squares,
    /// The placements by piece.
    pub(crate) built: [Option<Placement>; 7],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Black plants the trees.
    Trees,
    /// Black may swap colors.
    Swap,
    /// The other player names the piece to build.
    Pick,
    /// A piece is built: any, or the named one.
    Place(Option<Piece>),
}

impl Variant {
    /// The phase in which the next piece is named or built.
    pub(crate) fn before_building(self) -> Phase {
        match self.picker {
            Picker::Builder => Phase::Place(None),
            Picker::Opponent => Phase::Pick,
        }
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Room {
    empty: Squares,
    touching: Option<Squares>,
}

impl Room {
    /// The possible lower left squares of the shape's bounding box.
    pub(crate) fn anchors(self, shape: Shape) -> Squares {
        shape.anchors(self.empty, self.touching)
    }
}

impl Side {
    pub(crate) const NEW: Self =
        Self { hand: Hand::FULL, squares: Squares::NONE, built: [None; 7] };

    pub(crate) fn build(&mut self, placement: Placement) {
        let piece = placement.shape.piece();
        self.hand = self.hand.without(piece);
        self.squares = self.squares | placement.covered();
        self.built[piece.index()] = Some(placement);
    }
}

impl Position {
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

    pub(crate) fn turn(&self) -> Seat {
        match self.phase {
            // Rule 6: Black plants the trees.
            Phase::Trees => Seat(1),
            Phase::Pick => self.builder.other(),
            Phase::Swap | Phase::Place(_) => self.builder,
        }
    }

    pub(crate) fn is_to_move(&self, seat: Seat) -> bool {
        self.turn() == seat && !self.is_stuck()
    }

    pub(crate) fn status(&self) -> Status {
        if !self.is_stuck() {
            return Status::ToMove(Seats::one(self.turn()));
        }
        let loser = self.color(self.builder);
        let reason = match self.phase {
            // Rule 10: other pieces might fit, but this one was named.
            Phase::Place(Some(piece)) => Narration::NamedStuck { loser, piece },
            _ if self.side(self.builder).hand.is_empty() => Narration::NoneLeft { loser },
            _ => Narration::Stuck { loser },
        };
        Status::Over(Outcome::won(Seats::one(self.builder.other()), reason))
    }

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

    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[usize::from(seat == Seat(1))]
    }

    pub(crate) fn empty(&self) -> Squares {
        let [first, second] = &self.sides;
        Squares::ALL - self.trees - first.squares - second.squares
    }

    /// The room that a player has by the rules of this match.
    pub(crate) fn room(&self, seat: Seat) -> Room {
        let (empty, own) = (self.empty(), self.side(seat).squares);
        match self.variant.contact {
            // Rule 8: the first piece of each color is free.
            Contact::Linked if !own.is_empty() => Room { empty, touching: Some(own.neighbors()) },
            // Rule 7.
            Contact::Apart => {
                let enemy = self.side(seat.other()).squares;
                Room { empty: empty - enemy.neighbors(), touching: None }
            }
            Contact::Free | Contact::Linked => Room { empty, touching: None },
        }
    }

    /// The room that a player has now or may still get: their pieces may come to touch more squares.
    pub(crate) fn later_room(&self, seat: Seat) -> Room {
        Room { touching: None, ..self.room(seat) }
    }

    /// The pieces that may be built next, whether or not they fit.
    pub(crate) fn buildable(&self) -> Hand {
        match self.phase {
            Phase::Place(Some(piece)) => Hand::NONE.with(piece),
            Phase::Trees => Hand::NONE,
            _ => self.side(self.builder).hand,
        }
    }

    pub(crate) fn may_swap_or_build(&self) -> bool {
        self.phase == Phase::Swap && self.variant.picker == Picker::Builder
    }

    pub(crate) fn white(&self) -> Seat {
        Seat(u8::from(self.swapped))
    }

    pub(crate) fn color(&self, seat: Seat) -> Color {
        if seat == self.white() { Color::White } else { Color::Black }
    }

    /// Whether the builder has lost. Not while they may still swap colors.
    fn is_stuck(&self) -> bool {
        // Rule 9 comes before rule 5: a player who may still swap can go on.
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

/// Three random squares.
pub(crate) fn random_trees(chance: &mut Chance) -> Squares {
    let mut trees = Squares::NONE;
    while trees.len() < 3 {
        // Draw again if the square already has a tree, so that all sets of three are equally likely.
        let square = squares::all().nth(chance.index(64)).expect("there are 64 squares");
        trees = trees.with(square);
    }
    trees
}
