//! The appearance of soldiers and tiles.

use serde::{Deserialize, Serialize};

/// A kind of soldier. Each has a different silhouette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// A soldier with a crown.
    General,
    /// A soldier on a horse.
    Horseman,
    /// A soldier with a gun.
    Musketeer,
    /// A soldier with a pike.
    Pikeman,
}

/// A flat tile that shows a part of a castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Tile {
    /// The part: tower, wall or keep.
    pub part: TilePart,
    /// The color.
    pub color: TileColor,
    /// The shape. Keeps have none.
    pub shape: Option<TileShape>,
}

/// The part of a castle on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TilePart {
    /// For the corners.
    Tower,
    /// For the sides.
    Wall,
    /// For the middle.
    Keep,
}

/// The color of a tile. Each color also has its own pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileColor {
    /// R in notation.
    Red,
    /// Y in notation.
    Yellow,
    /// B in notation.
    Blue,
}

/// The outline of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileShape {
    /// Round waves; c in notation.
    Curvy,
    /// Sharp teeth; z in notation.
    Zigzag,
    /// A straight line; s in notation.
    Straight,
}
