//! A position made for searching. It keeps only what each side can still use.
//!
//! A square that no piece of a side's hand can ever cover is dead for that side, and so is a piece that fits nowhere
//! any more. The board drops both, so that equivalent positions become equal.

use rules::Seat;
use search::{ScoredMove, SearchTree, WIN_SCORE};

use crate::moves::{Move, Placement};
use crate::options::{Contact, Picker, Variant};
use crate::piece::{Hand, Piece, Shape};
use crate::position::{Phase, Position};
use crate::squares;
use crate::squares::Squares;

/// A move in two bytes: a shape and its square, a named piece, or a choice of colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MoveCode(u16);

impl MoveCode {
    const PICKS: u16 = 19 * 64;
    const KEEP: Self = Self(Self::PICKS + 7);
    const SWAP: Self = Self(Self::PICKS + 8);

    fn build(shape: Shape, square: u16) -> Self {
        Self(u16::from(u8::from(shape)) * 64 + square)
    }

    fn pick(piece: Piece) -> Self {
        Self(Self::PICKS + piece.index() as u16)
    }

    pub(super) fn decode(self) -> Move {
        match self {
            Self::KEEP => Move::Keep,
            Self::SWAP => Move::Swap,
            Self(code) if code >= Self::PICKS => {
                Move::Pick(Piece::ALL[usize::from(code - Self::PICKS)])
            }
            Self(code) => Move::Build(Self::placement(code)),
        }
    }

    fn placement(code: u16) -> Placement {
        let shape =
            Shape::try_from((code / 64) as u8).expect("there are 19 shapes below the names");
        Placement { shape, at: squares::numbered((code % 64) as u8) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SearchPhase {
    /// The builder may swap colors.
    Swap,
    /// The other side names the piece.
    Pick,
    /// A piece is built: any, or the named one.
    Build(Option<Piece>),
}

/// What one side can still use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Side {
    /// The squares that some piece of its hand may cover, now or later.
    pub(super) room: Squares,
    /// The squares that the next piece must touch. All squares if it need not touch any.
    pub(super) touch: Squares,
    pub(super) hand: Hand,
    /// The number of placements that it has now.
    pub(super) places: u16,
    /// The fewest placements of any piece in hand. 0 if some piece fits nowhere.
    pub(super) least: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SearchBoard {
    pub(super) variant: Variant,
    /// The sides by seat.
    sides: [Side; 2],
    pub(super) builder: Seat,
    pub(super) phase: SearchPhase,
    /// Whether nothing is built yet.
    opening: bool,
}

const ALL: Squares = Squares::ALL;

impl SearchBoard {
    /// The position without its dead squares and pieces. The trees must be planted.
    pub(super) fn new(position: &Position) -> Self {
        let side = |seat: Seat| {
            let (own, enemy) = (position.side(seat), position.side(seat.other()));
            let room = match position.variant.contact {
                Contact::Apart => position.empty() - enemy.squares.neighbors(),
                Contact::Free | Contact::Linked => position.empty(),
            };
            let linked = position.variant.contact == Contact::Linked && !own.squares.is_empty();
            let touch = if linked { own.squares.neighbors() } else { ALL };
            Side { room, touch, hand: own.hand, places: 0, least: 0 }
        };
        let mut board = Self {
            variant: position.variant,
            sides: [side(Seat(0)), side(Seat(1))],
            builder: position.builder,
            phase: match position.phase {
                Phase::Swap => SearchPhase::Swap,
                Phase::Pick => SearchPhase::Pick,
                Phase::Trees => SearchPhase::Build(None),
                Phase::Place(named) => SearchPhase::Build(named),
            },
            opening: [Seat(0), Seat(1)].iter().all(|&seat| position.side(seat).hand == Hand::FULL),
        };
        board.prune();
        board
    }

    /// The number of placements that a seat and the other would have if it were their turn.
    pub(super) fn places(&self, seat: Seat) -> (u16, u16) {
        (self.side(seat).places, self.side(seat.other()).places)
    }

    pub(super) fn side(&self, seat: Seat) -> &Side {
        &self.sides[usize::from(seat == Seat(1))]
    }

    pub(super) fn is_picked(&self) -> bool {
        self.variant.picker == Picker::Opponent
    }

    pub(super) fn is_lost(&self) -> bool {
        let side = self.side(self.builder);
        match self.phase {
            SearchPhase::Swap => false,
            SearchPhase::Pick | SearchPhase::Build(None) => side.places == 0,
            SearchPhase::Build(Some(piece)) => !side.fits(piece),
        }
    }

    /// Whether the next builder wins, if this is clear without search. When the other side names pieces, a piece that
    /// fits nowhere loses: it can be named, and never fits again.
    pub(super) fn known_result(&self) -> Option<bool> {
        let (own, other) = (self.side(self.builder), self.side(self.builder.other()));
        match self.phase {
            _ if !self.is_picked() => None,
            SearchPhase::Pick if own.least == 0 => Some(false),
            SearchPhase::Pick if other.least == 0 => Some(true),
            SearchPhase::Build(Some(piece)) if other.least == 0 => Some(own.fits(piece)),
            _ => None,
        }
    }

    pub(super) fn builds(&self) -> impl Iterator<Item = MoveCode> + use<> {
        let side = *self.side(self.builder);
        let hand = match self.phase {
            SearchPhase::Build(Some(piece)) => Hand::NONE.with(piece),
            SearchPhase::Swap if self.is_picked() => Hand::NONE,
            SearchPhase::Pick => Hand::NONE,
            SearchPhase::Swap | SearchPhase::Build(None) => side.hand,
        };
        let shapes = Shape::all().filter(move |shape| hand.contains(shape.piece()));
        shapes.flat_map(move |shape| {
            let anchors = shape.anchors(side.room, Some(side.touch));
            anchors.iter().map(move |at| MoveCode::build(shape, u16::from(squares::number(at))))
        })
    }

    pub(super) fn after_build(&self, code: MoveCode) -> Self {
        let placement = MoveCode::placement(code.0);
        let (covered, around) = (placement.covered(), placement.covered().neighbors());
        let mut next = *self;
        let (own, other) =
            (usize::from(self.builder == Seat(1)), usize::from(self.builder == Seat(0)));
        let side = &mut next.sides[own];
        side.hand = side.hand.without(placement.shape.piece());
        side.room = side.room - covered;
        if self.variant.contact == Contact::Linked {
            let before = if side.touch == ALL { Squares::NONE } else { side.touch };
            side.touch = before | around;
        }
        let enemy = &mut next.sides[other];
        enemy.room = enemy.room - covered;
        if self.variant.contact == Contact::Apart {
            enemy.room = enemy.room - around;
        }
        next.builder = self.builder.other();
        next.opening = false;
        next.phase = match self.variant.contact {
            Contact::Linked if self.opening => SearchPhase::Swap,
            _ => next.before_building(),
        };
        next.prune();
        next
    }

    pub(super) fn after_pick(&self, piece: Piece) -> Self {
        Self { phase: SearchPhase::Build(Some(piece)), ..*self }
    }

    fn before_building(&self) -> SearchPhase {
        if self.is_picked() { SearchPhase::Pick } else { SearchPhase::Build(None) }
    }

    fn after_swap(&self) -> Self {
        let [white, black] = self.sides;
        let (sides, builder) = ([black, white], self.builder.other());
        Self { sides, builder, phase: self.before_building(), ..*self }
    }

    /// Removes dead squares and pieces, and counts placements.
    fn prune(&mut self) {
        let picked = self.is_picked();
        self.sides.iter_mut().for_each(|side| side.prune(picked));
    }

    /// A hash of everything that decides the result, from the builder's view.
    pub(super) fn hash_key(&self) -> u64 {
        let phase = match self.phase {
            SearchPhase::Swap => 1,
            SearchPhase::Pick => 2,
            SearchPhase::Build(None) => 3,
            SearchPhase::Build(Some(piece)) => 4 + piece.index() as u64,
        };
        [self.builder, self.builder.other()].into_iter().fold(phase, |hash, seat| {
            let side = self.side(seat);
            let mut hash = mix(hash ^ side.room.0);
            if side.touch != ALL {
                hash = mix(hash ^ side.touch.0);
            }
            mix(hash ^ u64::from(side.hand.0))
        })
    }
}

impl Side {
    pub(super) fn fits(&self, piece: Piece) -> bool {
        let mut shapes = piece.shapes();
        shapes.any(|shape| !shape.anchors(self.room, Some(self.touch)).is_empty())
    }

    fn prune(&mut self, picked: bool) {
        let (mut room, mut places, mut alive) = (Squares::NONE, 0, Hand::NONE);
        let mut each = [0; Piece::ALL.len()];
        let hand = self.hand;
        for shape in Shape::all().filter(|shape| hand.contains(shape.piece())) {
            let anchors = shape.anchors(self.room, None);
            if anchors.is_empty() {
                continue;
            }
            alive = alive.with(shape.piece());
            room = room | shape.covered(anchors);
            let now = match self.touch {
                ALL => anchors.len(),
                touch => shape.anchors(self.room, Some(touch)).len(),
            };
            places += now;
            each[shape.piece().index()] += now;
        }
        self.least = hand.iter().map(|piece| each[piece.index()] as u16).min().unwrap_or(u16::MAX);
        self.room = room;
        self.places = places as u16;
        // When the other side names the piece, one that fits nowhere loses, so it stays.
        if !picked {
            self.hand = alive;
        }
        if self.touch != ALL {
            self.touch = self.touch & room;
            // A piece that can't link now never can.
            if self.touch.is_empty() {
                (self.room, self.hand) = (Squares::NONE, if picked { hand } else { Hand::NONE });
            }
        }
    }
}

fn mix(bits: u64) -> u64 {
    let bits = (bits ^ bits >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let bits = (bits ^ bits >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits ^ bits >> 32
}

impl SearchTree for SearchBoard {
    type Move = MoveCode;

    fn mover(&self) -> Option<Seat> {
        match self.phase {
            _ if self.is_lost() => None,
            SearchPhase::Pick => Some(self.builder.other()),
            SearchPhase::Swap | SearchPhase::Build(_) => Some(self.builder),
        }
    }

    fn noisy_moves(&self, _moves: &mut Vec<ScoredMove<MoveCode>>) {}

    fn quiet_moves(&self, moves: &mut Vec<ScoredMove<MoveCode>>) {
        let builder = self.builder;
        moves.extend(self.builds().map(|code| {
            let (own, theirs) = self.after_build(code).places(builder);
            ScoredMove::new(code, i32::from(own) - 2 * i32::from(theirs))
        }));
        match self.phase {
            SearchPhase::Swap if self.is_picked() => moves
                .extend([ScoredMove::new(MoveCode::KEEP, 1), ScoredMove::new(MoveCode::SWAP, 0)]),
            SearchPhase::Swap => moves.push(ScoredMove::new(MoveCode::SWAP, 1000)),
            SearchPhase::Pick => moves.extend(self.side(builder).hand.iter().map(|piece| {
                let fits = Shape::all().filter(|shape| shape.piece() == piece);
                let side = self.side(builder);
                let places = fits.map(|shape| shape.anchors(side.room, Some(side.touch)).len());
                ScoredMove::new(MoveCode::pick(piece), -(places.sum::<usize>() as i32))
            })),
            SearchPhase::Build(_) => {}
        }
    }

    fn child(&self, code: MoveCode) -> Self {
        match code.decode() {
            Move::Build(_) => self.after_build(code),
            Move::Pick(piece) => self.after_pick(piece),
            Move::Swap => self.after_swap(),
            Move::Keep | Move::Plant(_) => Self { phase: self.before_building(), ..*self },
        }
    }

    fn key(&self) -> u64 {
        self.hash_key() ^ u64::from(self.builder.0)
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        if self.is_lost() {
            return if seat == self.builder { -WIN_SCORE } else { WIN_SCORE };
        }
        let (own, theirs) = self.places(seat);
        let (own, theirs) = (i32::from(own), i32::from(theirs));
        (own - theirs) * 1000 / (own + theirs + 8)
    }
}
