//! The material of trays and plates.

use rules::Floor;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Shelf {
    /// A tray beside a wooden board.
    Wood,
    /// A tray beside a meadow.
    Grass,
    /// A tray beside castles of tiles.
    Dark,
    /// A plate on the frame.
    Plate,
    /// A winner's ribbon on the frame.
    Ribbon,
}

impl Shelf {
    /// The material of trays beside boards with this floor.
    pub(crate) fn beside(floor: Floor) -> Self {
        match floor {
            Floor::Checkered => Self::Wood,
            Floor::Meadow => Self::Grass,
            Floor::Plots | Floor::Rubble => Self::Dark,
        }
    }
}
