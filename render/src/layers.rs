//! The layers on the squares of a board, from the floor up.

use std::collections::HashSet;

use rules::{Edge, Floor, Ground, Ink, Mark, Thing, Tile, Unit};

use crate::shelf::Shelf;
use crate::theme::{Colors, Material};

/// The number of kinds of trees.
pub(crate) const TREE_KINDS: u8 = 3;

/// One thing on one square, or the part of a larger thing on that square.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Layer {
    /// Plain floor in one of two shades. Higher numbers are variants of the same shades.
    Floor(Floor, usize),
    /// The material of trays and plates.
    Shelf(Shelf),
    /// Special ground on a floor of this shade, and the neighbors with the same ground.
    Ground(Ground, usize, Joins),
    /// A piece on the square.
    Piece(Piece),
    /// A mark in a corner of the square, above the piece.
    Badge(Badge),
    /// The part of hangings on the square.
    Hangings(HangingsPart),
    /// The square's part of a push's arrow. The leg joins the two squares of the push.
    Push(Leg),
    /// The upper part of a tall piece whose square is below this one.
    Rising(Box<Layer>),
    Emblem(Emblem),
    /// A winner's crown.
    Crown,
    /// The drooping flag of a seat that resigned.
    Flag(Emblem),
    /// Crossed swords: attacks are open.
    Swords,
    /// The star that marks a capture.
    Burst,
    /// The emblem of a fallen piece's side, in the middle of the capture's star.
    Fell(Emblem),
    /// A ring around this number of columns and rows, from this square to the right and down.
    Ring(u8, u8),
    /// A lozenge of a winner's golden frame.
    Lozenge,
    /// An end of a winner's ribbon, at the left or the right.
    RibbonEnd(Edge),
    /// A piece that is not there yet. The flag is `true` if a mark already surrounds it.
    Ghost(Piece, bool),
    /// The legs of a path that cross this square.
    Way(Vec<Leg>),
    /// The part of a mark around several squares.
    Outline(Mark, Joins),
    /// A mark around the piece on the square.
    Around(Mark),
    /// The highlight of a mark on the floor around a piece.
    Light(Mark, Floor),
    /// A mark in the middle of an empty square.
    Sign(Mark),
    /// Part of the dashed outline that keeps the place of a missing thing in a tray.
    Gone(Shelf, Joins),
    /// A veil that makes everything below it faint: the item can't be used now.
    Veil(Shelf),
}
/// A piece, or the part of one on a square.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Piece {
    Tree(u8),
    /// A part of a building block.
    Block(Ink, Joins),
    /// A part of a building block in a tray, as a plain shape.
    Token(Ink, Joins),
    /// A pawn, and whether it has never moved.
    Pawn(Ink, bool),
    /// A castle, and whether it flies its banner.
    Castle(Ink, bool),
    /// A castle in a tray, drawn within its square.
    SmallCastle(Ink),
    /// A ruin under the flag of the seat that took it, and whether that seat has won.
    Ruin(Ink, bool),
    /// A winner's gold flag.
    Standard(Ink),
    Unit(Unit, Ink),
    /// A soldier that has fallen.
    Fallen(Unit, Ink),
    /// A tile, face up.
    Tile(Tile),
    /// A tile, face down.
    Back,
    /// Tiles face down, one above the other.
    Pile,
    /// The discard pile with its top tile, if any.
    Discards(Option<Tile>),
}

impl Piece {
    /// Whether the piece extends into the square above.
    fn is_tall(&self) -> bool {
        match self {
            Self::Tree(_) | Self::Castle(..) | Self::Ruin(..) | Self::Standard(_) => true,
            Self::Block(..) | Self::Token(..) | Self::Pawn(..) | Self::Unit(..) => false,
            Self::Fallen(..) => false,
            Self::SmallCastle(_) | Self::Tile(_) | Self::Back => false,
            Self::Pile | Self::Discards(_) => false,
        }
    }
}

impl Layer {
    /// The piece of a thing on one square. `None` for a gap, and for a block, which takes several squares.
    pub(crate) fn of(thing: &Thing) -> Option<Self> {
        Some(match thing {
            Thing::Block(..) | Thing::Gap => return None,
            Thing::Pawn(ink) => Self::Piece(Piece::Pawn(*ink, false)),
            Thing::Castle(ink) => Self::Piece(Piece::SmallCastle(*ink)),
            Thing::Unit(unit, ink) => Self::Piece(Piece::Unit(*unit, *ink)),
            Thing::Tile(tile) => Self::Piece(Piece::Tile(*tile)),
            Thing::Hidden => Self::Piece(Piece::Back),
            Thing::Pile => Self::Piece(Piece::Pile),
            Thing::Discards(top) => Self::Piece(Piece::Discards(*top)),
            Thing::Emblem(ink) => Self::Emblem(Emblem { ink: *ink, stone: false }),
            Thing::Swords => Self::Swords,
            Thing::Struck => Self::Burst,
        })
    }

    /// Whether the layer extends into the square above.
    pub(crate) fn is_tall(&self) -> bool {
        matches!(self, Self::Piece(piece) | Self::Ghost(piece, _) if piece.is_tall())
    }
}

/// A sign in a corner of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Badge {
    /// A soldier is the target.
    Swords,
    /// A piece is captured, or a piece other than a soldier is the target.
    Burst,
}

/// The part of hangings on one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct HangingsPart {
    pub(crate) ink: Ink,
    /// Whether the army behind them is ready.
    pub(crate) ready: bool,
    /// The size of the hangings in squares.
    pub(crate) columns: i32,
    pub(crate) rows: i32,
    /// The position of this square within the hangings, from the left and the top.
    pub(crate) x: i32,
    pub(crate) y: i32,
    /// Whether the hangings are at the top of the picture. Otherwise they are at the bottom.
    pub(crate) from_top: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Emblem {
    pub(crate) ink: Ink,
    /// Whether the side plays with building blocks. The emblem then has the color of their stone.
    pub(crate) stone: bool,
}

impl Emblem {
    pub(crate) fn material(self, colors: &Colors) -> Material {
        if self.stone { colors.stone(self.ink) } else { colors.side(self.ink) }
    }
}

/// A leg of a path between the middles of two squares, relative to the square it is drawn on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Leg {
    pub(crate) from: (i32, i32),
    pub(crate) to: (i32, i32),
    /// Whether the path begins with this leg.
    pub(crate) first: bool,
    /// Whether the path ends with this leg.
    pub(crate) last: bool,
}

/// The neighboring squares that belong to the same body: bits clockwise from the top, sides before corners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Joins(u8);

/// The eight neighbors in the order of the bits of [`Joins`].
const AROUND: [(i32, i32); 8] =
    [(0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)];

impl Joins {
    /// The joins of the square at this position within a body.
    pub(crate) fn within(body: &HashSet<(i32, i32)>, x: i32, y: i32) -> Self {
        let joined = |(dx, dy): &(i32, i32)| body.contains(&(x + dx, y + dy));
        let bits = AROUND.iter().enumerate().filter(|(_, around)| joined(around));
        Self(bits.fold(0, |all, (bit, _)| all | 1 << bit))
    }

    /// Whether the body continues at this side: 0 top, 1 right, 2 bottom, 3 left.
    pub(crate) fn side(self, side: usize) -> bool {
        self.0 & 1 << (side % 4) != 0
    }

    /// Whether the body continues at exactly two sides, which are opposite.
    pub(crate) fn is_straight(self) -> bool {
        matches!(self.0 & 15, 0b0101 | 0b1010)
    }

    /// Whether the body continues at the corner clockwise of this side.
    pub(crate) fn corner(self, side: usize) -> bool {
        self.0 & 16 << (side % 4) != 0
    }
}

/// The layers of a mark: a sign in the middle of an empty square, or a frame around the square.
///
/// Pieces, and squares with [`Mark::From`], `To`, `Chosen` or `Pressed`, always get the frame. `lit` is the floor that
/// gets a highlight, if any. `Fresh` gets no highlight, since a highlight could be taken for part of the piece.
pub(crate) fn signs(mark: Mark, stands: bool, lit: Option<Floor>) -> Vec<Layer> {
    let is_frame = matches!(mark, Mark::From | Mark::To | Mark::Chosen | Mark::Pressed);
    if !stands && !is_frame {
        return vec![Layer::Sign(mark)];
    }
    let lit = lit.filter(|_| mark != Mark::Fresh);
    let light = lit.map(|floor| Layer::Light(mark, floor));
    light.into_iter().chain([Layer::Around(mark)]).collect()
}
