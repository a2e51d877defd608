//! Moves and their canonical notation.

use std::cmp::Ordering;
use std::fmt;

use rules::{Cell, Seat};

use crate::cells;
use crate::tile::Tile;

/// A cell of one of a player's castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// The castle, 1 or 2; 0 if each player has only one.
    pub number: u8,
    /// The cell in the castle's 3 by 3 square.
    pub cell: Cell,
}

impl Spot {
    /// The castle as an index.
    pub(crate) fn site(self) -> usize {
        usize::from(self.number.saturating_sub(1))
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            0 => write!(f, "{}", self.cell),
            number => write!(f, "{number}.{}", self.cell),
        }
    }
}

/// A tile that a seat may build, and whether it is in the hand or among the spoils.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OwnedTile {
    /// Whether the tile is among the spoils instead of in the hand.
    pub(crate) spoils: bool,
    pub(crate) tile: Tile,
}

/// A move. Moves sort as their notation does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Draw both tiles from the pile.
    Draw,
    /// Draw this tile from the top of the discards first.
    DrawTop(Tile),
    /// Place a tile.
    Build {
        /// Whether the tile comes from the spoils.
        spoils: bool,
        /// The tile.
        tile: Tile,
        /// The cell on which it is placed.
        spot: Spot,
    },
    /// Stop building.
    Done,
    /// Move a tile to the other castle.
    Transfer(Spot, Spot),
    /// Attack a tile with a matching one.
    Attack {
        /// The owner of the castle; `None` in King of the Castle.
        owner: Option<Seat>,
        /// The cell of the attacked tile.
        spot: Spot,
        /// The tile played from the hand.
        tile: Tile,
    },
    /// Neither build nor attack.
    Pass,
    /// Discard a tile.
    Drop(Tile),
    /// Choose which of several identical tiles the siege hits.
    Hit(Cell),
}

impl Move {
    /// The notation in a fixed array, so that sorting doesn't allocate.
    fn letters(self) -> Letters {
        let mut letters = Letters::default();
        match self {
            Self::Draw => letters.word(b"draw"),
            Self::DrawTop(tile) => letters.word(b"draw ").tile(tile),
            Self::Build { spoils, tile, spot } => {
                if spoils {
                    letters.word(b"*");
                }
                letters.tile(tile).word(b"@").spot(spot)
            }
            Self::Done => letters.word(b"done"),
            Self::Transfer(from, to) => letters.spot(from).word(b">").spot(to),
            Self::Attack { owner, spot, tile } => {
                match owner {
                    None => letters.word(b"king"),
                    Some(seat) => letters.word(&[b'1' + seat.0]),
                };
                if spot.number > 0 {
                    letters.word(&[b'.', b'0' + spot.number]);
                }
                letters.word(b":").tile(tile).word(b"@").word(&cells::letters(spot.cell))
            }
            Self::Pass => letters.word(b"pass"),
            Self::Drop(tile) => letters.word(b"drop ").tile(tile),
            Self::Hit(cell) => letters.word(b"hit ").word(&cells::letters(cell)),
        };
        letters
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.letters();
        f.pad(std::str::from_utf8(letters.text()).map_err(|_| fmt::Error)?)
    }
}

impl Ord for Move {
    fn cmp(&self, other: &Self) -> Ordering {
        self.letters().text().cmp(other.letters().text())
    }
}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The letters of one move, at most as long as `king:WBz@b1` or `2.1:WBz@b1`.
#[derive(Default)]
struct Letters {
    letters: [u8; 16],
    len: usize,
}

impl Letters {
    fn text(&self) -> &[u8] {
        &self.letters[..self.len]
    }

    fn word(&mut self, word: &[u8]) -> &mut Self {
        self.letters[self.len..self.len + word.len()].copy_from_slice(word);
        self.len += word.len();
        self
    }

    fn tile(&mut self, tile: Tile) -> &mut Self {
        for letter in tile.letters().into_iter().flatten() {
            self.word(&[letter]);
        }
        self
    }

    fn spot(&mut self, spot: Spot) -> &mut Self {
        if spot.number > 0 {
            self.word(&[b'0' + spot.number, b'.']);
        }
        self.word(&cells::letters(spot.cell))
    }
}
