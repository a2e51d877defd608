//! A position made for searching. It keeps only which placements each side can still use.
//!
//! Squares that no placement covers, and pieces that no longer fit anywhere, leave no trace. So equivalent positions
//! are equal.

use rules::Seat;
use search::{ScoredMove, SearchTree, WIN_SCORE};

use crate::computer::placement_set::{PlacementSet, folded};
use crate::computer::placement_table::TABLE;
use crate::moves::Move;
use crate::options::{Contact, Picker, Variant};
use crate::piece::{Hand, Piece};
use crate::position::{Phase, Position};

/// A move in two bytes: the number of a placement, a named piece, or a choice of colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MoveCode(u16);

impl MoveCode {
    const PICKS: u16 = 1_000;
    const KEEP: Self = Self(Self::PICKS + 7);
    const SWAP: Self = Self(Self::PICKS + 8);

    fn build(number: usize) -> Self {
        Self(number as u16)
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
            Self(code) => Move::Build(TABLE.placements[usize::from(code)]),
        }
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

/// The placements and pieces that one side can still use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Side {
    /// The placements that the side may build, now or later.
    room: PlacementSet,
    /// The placements that touch a piece of the side. All placements if its next piece need not touch another.
    touch: PlacementSet,
    /// The pieces that the side has not built, whether or not they fit.
    hand: Hand,
    /// The number of placements that the side has now.
    places: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SearchBoard {
    pub(super) variant: Variant,
    sides: [Side; 2],
    pub(super) builder: Seat,
    pub(super) phase: SearchPhase,
}

impl SearchBoard {
    /// The position for a search. The trees must be planted.
    pub(super) fn new(position: &Position) -> Self {
        let mut board = Self {
            variant: position.variant,
            sides: [Seat(0), Seat(1)].map(|seat| Side::new(position, seat)),
            builder: position.builder,
            phase: match position.phase {
                Phase::Swap => SearchPhase::Swap,
                Phase::Pick => SearchPhase::Pick,
                Phase::Trees => SearchPhase::Build(None),
                Phase::Place(named) => SearchPhase::Build(named),
            },
        };
        board.count_places();
        board
    }

    /// The number of placements that a seat and its opponent would have if they were to move.
    pub(super) fn places(&self, seat: Seat) -> [u16; 2] {
        [self.side(seat).places, self.side(seat.other()).places]
    }

    /// The number of placements of both sides, now or later.
    pub(super) fn size(&self) -> u16 {
        match self.variant.contact {
            Contact::Linked => self.sides.iter().map(|side| side.room.len()).sum(),
            Contact::Free | Contact::Apart => self.sides.iter().map(|side| side.places).sum(),
        }
    }

    /// The number of pieces that both sides have not built.
    pub(super) fn pieces_left(&self) -> usize {
        self.sides.iter().map(|side| side.hand.len()).sum()
    }

    #[inline]
    fn side(&self, seat: Seat) -> &Side {
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
            SearchPhase::Build(Some(piece)) => !self.fits(side, piece),
        }
    }

    /// Whether the next builder wins, if this is clear without search.
    pub(super) fn known_result(&self) -> Option<bool> {
        if self.is_lost() {
            return Some(false);
        }
        let (own, other) = (self.side(self.builder), self.side(self.builder.other()));
        match self.phase {
            // A swap exchanges the results of both sides. If keeping the colors loses, swapping wins.
            SearchPhase::Swap => Some(true),
            // A piece that fits nowhere can be named, and never fits again.
            SearchPhase::Pick if !self.fits_all(own) => Some(false),
            SearchPhase::Pick => (!self.fits_all(other)).then_some(true),
            SearchPhase::Build(Some(_)) => (!self.fits_all(other)).then_some(true),
            SearchPhase::Build(None) => (other.places == 0).then_some(true),
        }
    }

    fn fits(&self, side: &Side, piece: Piece) -> bool {
        self.buildable(side).overlaps(TABLE.of_piece(piece))
    }

    fn fits_all(&self, side: &Side) -> bool {
        let now = self.buildable(side);
        side.places > 0 && side.hand.iter().all(|piece| now.overlaps(TABLE.of_piece(piece)))
    }

    /// The placements that a side could build now.
    #[inline]
    fn buildable(&self, side: &Side) -> PlacementSet {
        match self.variant.contact {
            Contact::Linked => side.room.within(&side.touch),
            Contact::Free | Contact::Apart => side.room,
        }
    }

    /// The placements of the next move.
    #[inline]
    fn buildable_now(&self) -> PlacementSet {
        let side = self.side(self.builder);
        match self.phase {
            SearchPhase::Pick => PlacementSet::EMPTY,
            SearchPhase::Swap if self.is_picked() => PlacementSet::EMPTY,
            SearchPhase::Swap | SearchPhase::Build(None) => self.buildable(side),
            SearchPhase::Build(Some(piece)) => self.buildable(side).within(TABLE.of_piece(piece)),
        }
    }

    #[inline]
    pub(super) fn builds(&self) -> impl Iterator<Item = MoveCode> + use<> {
        self.buildable_now().iter().map(MoveCode::build)
    }

    #[inline]
    pub(super) fn may_build(&self, code: MoveCode) -> bool {
        self.buildable_now().contains(usize::from(code.0))
    }

    #[inline]
    pub(super) fn after_build(&self, code: MoveCode) -> Self {
        let number = usize::from(code.0);
        let mut next = *self;
        let (own, other) =
            (usize::from(self.builder == Seat(1)), usize::from(self.builder == Seat(0)));
        let side = &mut next.sides[own];
        side.hand = side.hand.without(TABLE.placements[number].shape.piece());
        side.room = side.room.without(&TABLE.spent[number]);
        if self.variant.contact == Contact::Linked {
            let before = if side.is_unlinked() { PlacementSet::EMPTY } else { side.touch };
            side.touch = before.joined(TABLE.touching(number));
        }
        let enemy = &mut next.sides[other];
        enemy.room = enemy.room.without(TABLE.denied(self.variant.contact, number));
        let opening = self.pieces_left() == 2 * Hand::FULL.len();
        next.builder = self.builder.other();
        next.phase = match self.variant.contact {
            Contact::Linked if opening => SearchPhase::Swap,
            Contact::Free | Contact::Apart | Contact::Linked => self.before_building(),
        };
        next.count_places();
        next
    }

    pub(super) fn after_pick(&self, piece: Piece) -> Self {
        Self { phase: SearchPhase::Build(Some(piece)), ..*self }
    }

    fn before_building(&self) -> SearchPhase {
        if self.is_picked() { SearchPhase::Pick } else { SearchPhase::Build(None) }
    }

    pub(super) fn after_keep(&self) -> Self {
        Self { phase: self.before_building(), ..*self }
    }

    fn after_swap(&self) -> Self {
        let [white, black] = self.sides;
        let (sides, builder) = ([black, white], self.builder.other());
        Self { sides, builder, phase: self.before_building(), ..*self }
    }

    /// Counts placements, and drops placements that can never be linked.
    #[inline]
    fn count_places(&mut self) {
        let is_linked = self.variant.contact == Contact::Linked;
        for side in &mut self.sides {
            if is_linked {
                side.link();
            } else {
                side.places = side.room.len();
            }
        }
    }

    /// A hash of everything that decides the result, from the builder's view.
    #[inline]
    pub(super) fn hash_key(&self) -> u64 {
        let phase = match self.phase {
            SearchPhase::Swap => 1,
            SearchPhase::Pick => 2,
            SearchPhase::Build(None) => 3,
            SearchPhase::Build(Some(piece)) => 4 + piece.index() as u64,
        };
        [self.builder, self.builder.other()].into_iter().fold(phase, |hash, seat| {
            let side = self.side(seat);
            let hash = folded(hash ^ 0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9);
            // A piece that fits nowhere matters only if it can be named.
            let hand = if self.is_picked() { u64::from(side.hand.0) } else { 0 };
            let hash = side.room.hash(hash ^ hand << 32);
            match self.variant.contact {
                Contact::Linked if side.is_unlinked() => hash,
                Contact::Linked => side.room.within(&side.touch).hash(hash),
                Contact::Free | Contact::Apart => hash,
            }
        })
    }
}

impl Side {
    fn new(position: &Position, seat: Seat) -> Self {
        let (own, enemy) = (position.side(seat), position.side(seat.other()));
        let free = match position.variant.contact {
            Contact::Apart => position.empty() - enemy.squares.neighbors(),
            Contact::Free | Contact::Linked => position.empty(),
        };
        let is_linked = position.variant.contact == Contact::Linked && !own.squares.is_empty();
        let touch = if is_linked { TABLE.adjacent(own.squares) } else { PlacementSet::ALL };
        Self { room: TABLE.fitting(own.hand, free), touch, hand: own.hand, places: 0 }
    }

    /// Whether the side's next piece need not touch another of its pieces.
    fn is_unlinked(&self) -> bool {
        self.touch == PlacementSet::ALL
    }

    /// Counts placements that are linked. A side that can't link now never can.
    fn link(&mut self) {
        self.places = self.room.within(&self.touch).len();
        if self.places == 0 {
            self.room = PlacementSet::EMPTY;
        }
    }
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
            let [own, theirs] = self.after_build(code).places(builder);
            ScoredMove::new(code, i32::from(own) - 2 * i32::from(theirs))
        }));
        match self.phase {
            SearchPhase::Swap if self.is_picked() => moves
                .extend([ScoredMove::new(MoveCode::KEEP, 1), ScoredMove::new(MoveCode::SWAP, 0)]),
            SearchPhase::Swap => moves.push(ScoredMove::new(MoveCode::SWAP, 1000)),
            SearchPhase::Pick => {
                let side = self.side(builder);
                let now = self.buildable(side);
                moves.extend(side.hand.iter().map(|piece| {
                    let places = now.within(TABLE.of_piece(piece)).len();
                    ScoredMove::new(MoveCode::pick(piece), -i32::from(places))
                }));
            }
            SearchPhase::Build(_) => {}
        }
    }

    fn child(&self, code: MoveCode) -> Self {
        match code {
            MoveCode::KEEP => self.after_keep(),
            MoveCode::SWAP => self.after_swap(),
            MoveCode(number) if number >= MoveCode::PICKS => {
                self.after_pick(Piece::ALL[usize::from(number - MoveCode::PICKS)])
            }
            code => self.after_build(code),
        }
    }

    fn key(&self) -> u64 {
        self.hash_key() ^ u64::from(self.builder.0)
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        if self.is_lost() {
            return if seat == self.builder { -WIN_SCORE } else { WIN_SCORE };
        }
        let [own, theirs] = self.places(seat).map(i32::from);
        (own - theirs) * 1000 / (own + theirs + 8)
    }
}
