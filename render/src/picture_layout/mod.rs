//! The layout of a picture: positions and sizes of boards and trays.

mod tray_layout;

use std::collections::BTreeSet;

use rules::{Board, Fate, Ink, Scene};

use crate::balance::Bar;
use crate::evaluation_curve::Strip;
use crate::geometry::{Size, Spot};
use crate::pieces::Pieces;
use crate::sizes::{SAMPLE, Scale, Sizes, cell};
use crate::trays::LaidTray;
use crate::viewport::Grid;
use crate::{Style, Theme, balance, evaluation_curve};

/// The maximum number of boards that are drawn.
const MOST_BOARDS: usize = 16;

/// A board and its orientation.
type Gridded<'a> = (&'a Board, Grid);

/// The layout of a picture.
#[derive(Debug)]
pub(crate) struct PictureLayout<'a> {
    /// The size of the picture in pixels.
    pub(crate) size: Size,
    pub(crate) theme: Theme,
    pub(crate) boards: Vec<Placed<'a>>,
    /// The trays, and the plates above boards with an owner.
    pub(crate) trays: Vec<LaidTray>,
    /// The indices of the scene's trays that have a line of their own.
    pub(crate) wide: BTreeSet<usize>,
    /// The ink of the winner, if any.
    pub(crate) winner: Option<Ink>,
    /// The evaluation bar, if the scene has one.
    pub(crate) bar: Option<Bar>,
    /// The curve of the match, if the scene has one.
    pub(crate) strip: Option<Strip<'a>>,
}

/// A board, and the position of its squares.
#[derive(Debug)]
pub(crate) struct Placed<'a> {
    pub(crate) board: &'a Board,
    pub(crate) grid: Grid,
    pub(crate) corner: Spot,
    pub(crate) sizes: Sizes,
}

impl<'a> PictureLayout<'a> {
    /// The layout of a whole scene.
    pub(crate) fn of(scene: &'a Scene, style: Style, scale: Scale) -> Self {
        Self::with_wide_trays(scene, style, scale, BTreeSet::new())
    }

    /// The layout of a whole scene. The trays in `wide` have a line of their own, even if two would fit into one.
    pub(crate) fn with_wide_trays(
        scene: &'a Scene,
        style: Style,
        scale: Scale,
        wide: BTreeSet<usize>,
    ) -> Self {
        let boards = scene.boards.iter().take(MOST_BOARDS);
        let grids: Vec<_> = boards.map(|board| (board, Grid::whole(board, style))).collect();
        let mut layout = Self::lay_boards(&grids, usize::from(scene.per_row), scale);
        layout.theme = style.theme;
        layout.winner = winner(scene);
        layout.wide = wide;
        layout.lay_rise();
        layout.lay_trays(scene, scale);
        layout.lay_plates(scene);
        if let Some((bar, size)) = balance::lay(scene, layout.size) {
            (layout.bar, layout.size) = (Some(bar), size);
        }
        if let Some((strip, size)) = evaluation_curve::lay(scene, layout.size) {
            (layout.strip, layout.size) = (Some(strip), size);
        }
        layout
    }

    /// The layout of a part of one board.
    pub(crate) fn of_part(scene: &Scene, board: &'a Board, grid: Grid, theme: Theme) -> Self {
        let mut layout = Self::lay_boards(&[(board, grid)], 1, Scale::Part);
        // Flags rise above the squares of the top row.
        let rise = layout.boards.first().map_or(0, |placed| placed.sizes.cell / 2);
        layout.boards.iter_mut().for_each(|placed| placed.corner.y += rise);
        layout.size.height += rise;
        Self { theme, winner: winner(scene), ..layout }
    }

    /// Makes room above a board without a plate, if a winner's flag is in its top row.
    fn lay_rise(&mut self) {
        let [placed] = &mut self.boards[..] else { return };
        let Placed { board, grid, .. } = *placed;
        if board.owner.is_none() && Pieces::new(board, self.winner).has_top_flag(board, grid) {
            let rise = placed.sizes.cell / 5;
            placed.corner.y += rise;
            self.size.height += rise;
        }
    }

    fn lay_boards(grids: &[Gridded<'a>], per_row: usize, scale: Scale) -> Self {
        let (near, far): (Vec<_>, Vec<_>) = grids.iter().partition(|(board, _)| board.near);
        let lay = |cell: usize| Self::lay_blocks(&near, &far, per_row.max(1), cell);
        let rows = if near.is_empty() { far.len().div_ceil(per_row.max(1)) } else { near.len() };
        lay(cell(lay(SAMPLE).size, rows, scale))
    }

    /// Places the boards near the viewer, and the other boards in rows beside them.
    fn lay_blocks(near: &[Gridded<'a>], far: &[Gridded<'a>], per_row: usize, cell: usize) -> Self {
        let mut layout = Self::lay_rows(near, 1, cell);
        if far.is_empty() {
            return layout;
        }
        if near.is_empty() {
            return Self::lay_rows(far, per_row, cell);
        }
        // The other boards are two thirds as large, or less, so that they aren't higher than the near ones.
        let Size { width: left, height } = layout.size;
        let high = Self::lay_rows(far, per_row, cell).size.height;
        let smaller = (cell * 2 / 3).min(cell * height / high.max(1)) / 2 * 2;
        let beside = Self::lay_rows(far, per_row, smaller.max(4));
        let top = height.saturating_sub(beside.size.height) / 2;
        layout.boards.extend(beside.boards.into_iter().map(|placed| Placed {
            corner: Spot::new(placed.corner.x + left, placed.corner.y + top),
            ..placed
        }));
        layout.size = Size::new(left + beside.size.width, height.max(beside.size.height));
        layout
    }

    fn lay_rows(grids: &[Gridded<'a>], per_row: usize, cell: usize) -> Self {
        let (mut boards, mut width, mut y) = (Vec::new(), 1, 0);
        for row in grids.chunks(per_row) {
            let (mut x, mut height) = (0, 0);
            let rises = row.iter().map(|(board, grid)| Sizes::of(board, *grid, cell).rise);
            let rise = rises.max().unwrap_or(0);
            for (board, grid) in row {
                let sizes = Sizes { rise, ..Sizes::of(board, *grid, cell) };
                let corner = Spot::new(x + sizes.left, y + sizes.rim + sizes.plate + rise);
                boards.push(Placed { board, grid: *grid, corner, sizes });
                x = corner.x + grid.width() * cell + sizes.rim;
                let own = sizes.rim + sizes.plate + rise + grid.height() * cell + sizes.bottom;
                height = height.max(own);
            }
            (width, y) = (width.max(x), y + height);
        }
        Self {
            size: Size::new(width, y.max(1)),
            theme: Theme::default(),
            boards,
            trays: Vec::new(),
            wide: BTreeSet::new(),
            winner: None,
            bar: None,
            strip: None,
        }
    }

    /// Centers every row of boards in the picture. If a board is near, centers all of them together.
    fn center(&mut self) {
        let width = self.size.width;
        if self.boards.iter().any(|placed| placed.board.near) {
            let right = self.boards.iter().map(Placed::right).max().unwrap_or(width);
            let shift = width.saturating_sub(right) / 2;
            self.boards.iter_mut().for_each(|placed| placed.corner.x += shift);
            return;
        }
        for row in self.boards.chunk_by_mut(|one, next| one.corner.y == next.corner.y) {
            let right = row.iter().map(Placed::right).max().unwrap_or(width);
            let shift = width.saturating_sub(right) / 2;
            row.iter_mut().for_each(|placed| placed.corner.x += shift);
        }
    }
}

impl Placed<'_> {
    /// Whether this is the winner's board, or a shared board on which a seat has won.
    pub(crate) fn has_won(&self, winner: Option<Ink>) -> bool {
        match self.board.owner {
            Some(_) => self.board.fate == Fate::Won,
            None => winner.is_some(),
        }
    }

    /// Whether this is the large castle of a winner.
    pub(crate) fn is_hero(&self) -> bool {
        self.board.near && self.board.fate == Fate::Won
    }

    /// The right edge, including margins.
    pub(crate) fn right(&self) -> usize {
        self.corner.x + self.grid.width() * self.sizes.cell + self.sizes.rim
    }
}

/// The winner's ink, from the winner's tray. `None` without a winner.
pub(crate) fn winner(scene: &Scene) -> Option<Ink> {
    scene.trays.iter().find(|tray| tray.fate == Fate::Won).map(|tray| tray.ink)
}

#[cfg(test)]
mod tests {
    use rules::{Cell, Floor, Item, Tray, Unit};

    use super::*;

    /// The heights of capitals and of squares, in points, when the picture is shown in a box of this size.
    fn cap_in_box(scene: &Scene, width: f32, height: f32) -> (f32, f32) {
        let layout = PictureLayout::of(scene, Style::default(), Scale::Full);
        let length = |pixels: usize| f32::from(u16::try_from(pixels).unwrap());
        let shrink =
            (width / length(layout.size.width)).min(height / length(layout.size.height)).min(1.0);
        let sizes = layout.boards[0].sizes;
        (length(sizes.cap) * shrink, length(sizes.cell) * shrink)
    }

    fn board(columns: u8, rows: u8) -> Scene {
        Scene::of(Board::new(columns, rows, Floor::Checkered), Vec::new())
    }

    #[test]
    fn a_winners_flag_in_the_top_row_has_room() {
        let height = |row, fate| {
            let mut scene = board(8, 8);
            scene.boards[0].items.push(Item::Unit(Cell::new(3, row), Unit::General, Ink::Side(6)));
            scene.trays.push(Tray { fate, ink: Ink::Side(6), ..Tray::shared(Vec::new()) });
            let layout = PictureLayout::of(&scene, Style::default(), Scale::Full);
            (layout.boards[0].corner.y, layout.boards[0].sizes.cell)
        };
        let (plain, cell) = height(7, Fate::Open);
        assert_eq!(height(6, Fate::Won), (plain, cell));
        assert_eq!(height(7, Fate::Won), (plain + cell / 5, cell));
    }

    #[test]
    fn board_coordinates_are_large_enough_to_read() {
        for size in [8, 9] {
            let (cap, cell) = cap_in_box(&board(size, size), 550.0, 350.0);
            assert!(cap >= 0.38 * cell && cap >= 11.0, "{cap} on {cell}");
        }
    }

    #[test]
    fn coordinates_of_large_boards_are_readable_in_chat_and_on_a_phone() {
        for (width, height) in [(550.0, 350.0), (340.0, 1000.0)] {
            let (cap, _) = cap_in_box(&board(21, 15), width, height);
            assert!(cap >= 8.0, "{cap} points in {width} by {height}");
        }
    }

    #[test]
    fn boards_stay_within_the_picture() {
        for columns in 0..60 {
            let scene = Scene {
                boards: vec![board(columns, 7).boards[0].clone(); 5],
                per_row: 3,
                trays: vec![],
                balance: vec![],
                curve: None,
            };
            let layout = PictureLayout::of(&scene, Style::default(), Scale::Full);
            for placed in &layout.boards {
                let right = placed.corner.x + placed.grid.width() * placed.sizes.cell;
                let bottom = placed.corner.y + placed.grid.height() * placed.sizes.cell;
                assert!(right <= layout.size.width && bottom <= layout.size.height);
            }
        }
    }
}
