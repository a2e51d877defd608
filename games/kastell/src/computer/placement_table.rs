//! All placements of an empty board with their conflicts, computed once.

use std::sync::LazyLock;

use crate::computer::placement_set::PlacementSet;
use crate::moves::Placement;
use crate::options::Contact;
use crate::piece::{Hand, Piece, Shape};
use crate::squares::Squares;

pub(super) static TABLE: LazyLock<PlacementTable> = LazyLock::new(PlacementTable::new);

/// The placements in order of their numbers, and the placements that each rules out.
pub(super) struct PlacementTable {
    pub(super) placements: Vec<Placement>,
    /// By placement, those that the builder can't use after it: overlapping placements, and those of the same piece.
    pub(super) spent: Vec<PlacementSet>,
    overlapping: Vec<PlacementSet>,
    touching: Vec<PlacementSet>,
    of_piece: [PlacementSet; Piece::ALL.len()],
}

impl PlacementTable {
    fn new() -> Self {
        let placements: Vec<Placement> = Shape::all()
            .flat_map(|shape| {
                let anchors = shape.anchors(Squares::ALL, None);
                anchors.cells().into_iter().map(move |at| Placement { shape, at })
            })
            .collect();
        let set = |is_in: &dyn Fn(&Placement) -> bool| numbers_where(&placements, is_in);
        let of_piece = Piece::ALL.map(|piece| set(&|other| other.shape.piece() == piece));
        let meeting = |squares: Squares| set(&|other| other.covered().meets(squares));
        let covered = || placements.iter().map(|placement| placement.covered());
        let overlapping: Vec<_> = covered().map(meeting).collect();
        let touching = covered().map(|squares| meeting(squares | squares.neighbors())).collect();
        let spent = overlapping.iter().zip(&placements).map(|(overlapping, placement)| {
            overlapping.joined(&of_piece[placement.shape.piece().index()])
        });
        Self { spent: spent.collect(), placements, overlapping, touching, of_piece }
    }

    /// The placements of these pieces with all squares in `room`.
    pub(super) fn fitting(&self, hand: Hand, room: Squares) -> PlacementSet {
        numbers_where(&self.placements, &|placement| {
            hand.contains(placement.shape.piece()) && (placement.covered() - room).is_empty()
        })
    }

    /// The placements with a square next to one of these squares. They may overlap these squares.
    pub(super) fn adjacent(&self, squares: Squares) -> PlacementSet {
        let around = squares.neighbors();
        numbers_where(&self.placements, &|placement| placement.covered().meets(around))
    }

    /// The placements that the opponent loses by this placement.
    #[inline]
    pub(super) fn denied(&self, contact: Contact, number: usize) -> &PlacementSet {
        match contact {
            Contact::Apart => &self.touching[number],
            Contact::Free | Contact::Linked => &self.overlapping[number],
        }
    }

    /// The placements that overlap this one or share an edge with it.
    #[inline]
    pub(super) fn touching(&self, number: usize) -> &PlacementSet {
        &self.touching[number]
    }

    #[inline]
    pub(super) fn of_piece(&self, piece: Piece) -> &PlacementSet {
        &self.of_piece[piece.index()]
    }
}

fn numbers_where(placements: &[Placement], is_in: &dyn Fn(&Placement) -> bool) -> PlacementSet {
    let mut set = PlacementSet::EMPTY;
    for (number, placement) in placements.iter().enumerate() {
        if is_in(placement) {
            set.insert(number);
        }
    }
    set
}
