//! A small picture of one thing, for menus, buttons and sentences.

use crate::{Cell, Ink, Level, Thing};

/// A small picture beside words. It adds no information, so a face may leave it out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sprite {
    /// The emblem of a side.
    Emblem(Ink),
    /// The emblem of a side that plays with building blocks.
    Stone(Ink),
    /// A thing of a tray.
    Thing(Thing),
    /// The face of a computer player.
    Face(Level),
}

impl Sprite {
    /// A building block of this shape, the same wherever it lies and in whatever order its squares are.
    pub fn block(cells: impl IntoIterator<Item = Cell>, ink: Ink) -> Self {
        let mut cells: Vec<Cell> = cells.into_iter().collect();
        let left = cells.iter().map(|cell| cell.column).min().unwrap_or(0);
        let bottom = cells.iter().map(|cell| cell.row).min().unwrap_or(0);
        for cell in &mut cells {
            *cell = Cell::new(cell.column - left, cell.row - bottom);
        }
        cells.sort();
        cells.dedup();
        Self::Thing(Thing::Block(cells, ink))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_sprite_is_independent_of_its_place() {
        let at = |cells: &[(u8, u8)]| {
            Sprite::block(cells.iter().map(|&(x, y)| Cell::new(x, y)), Ink::Side(0))
        };
        assert_eq!(at(&[(3, 3), (2, 3), (2, 2)]), at(&[(0, 0), (0, 1), (1, 1)]));
        assert_ne!(at(&[(0, 0), (1, 0)]), at(&[(0, 0), (0, 1)]));
    }
}
