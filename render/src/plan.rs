//! The plan of a picture: where boards and trays lie, and how large everything is.

use rules::{Board, Floor, Scene};

use crate::balance::Bar;
use crate::geometry::{Size, Spot};
use crate::grid::Grid;
use crate::trays::Shelf;
use crate::{Style, Theme, balance, text, trays};

/// At most this many boards are drawn.
const MOST_BOARDS: usize = 16;

/// The side of a square by which it is tried how large a picture would be.
const SAMPLE: usize = 200;

/// A board, and how it is turned.
type Gridded<'a> = (&'a Board, Grid);

/// How large a picture is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scale {
    /// Sharp on a phone and when opened.
    Full,
    /// For animations, which have many frames.
    Half,
    /// For a part of a board. It stands beside the picture of the whole, so it is shown small unless it is opened, and its
    /// squares are large all the same.
    Part,
}

/// Where everything lies.
#[derive(Debug)]
pub(crate) struct Plan<'a> {
    /// The size of the picture.
    pub(crate) size: Size,
    pub(crate) theme: Theme,
    pub(crate) boards: Vec<Placed<'a>>,
    pub(crate) shelves: Vec<Shelf>,
    /// How it stands, where the scene tells.
    pub(crate) bar: Option<Bar>,
}

/// A board, and where its squares begin.
#[derive(Debug)]
pub(crate) struct Placed<'a> {
    pub(crate) board: &'a Board,
    pub(crate) grid: Grid,
    pub(crate) corner: Spot,
    pub(crate) sizes: Sizes,
}

/// The sizes that go with a board, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sizes {
    /// The side of a square.
    pub(crate) cell: usize,
    /// The height of a capital in the coordinates.
    pub(crate) cap: usize,
    /// Room for coordinates at the left.
    pub(crate) left: usize,
    /// Room for coordinates at the bottom.
    pub(crate) bottom: usize,
    /// Room at the other two sides.
    pub(crate) rim: usize,
    /// The width of the border, which lies in that room.
    pub(crate) border: usize,
}

impl<'a> Plan<'a> {
    /// The plan of a whole scene.
    pub(crate) fn of(scene: &'a Scene, style: Style, scale: Scale) -> Self {
        let boards = scene.boards.iter().take(MOST_BOARDS);
        let grids: Vec<_> = boards.map(|board| (board, Grid::whole(board, style))).collect();
        let mut plan = Self::lay_boards(&grids, usize::from(scene.per_row), scale);
        plan.theme = style.theme;
        if !scene.trays.is_empty() {
            plan.lay_trays(scene, scale);
        }
        plan.center();
        if let Some((bar, size)) = balance::lay(scene, plan.size) {
            (plan.bar, plan.size) = (Some(bar), size);
        }
        plan
    }

    /// The plan of a part of one board.
    pub(crate) fn of_part(board: &'a Board, grid: Grid, theme: Theme) -> Self {
        Self { theme, ..Self::lay_boards(&[(board, grid)], 1, Scale::Part) }
    }

    fn lay_boards(grids: &[Gridded<'a>], per_row: usize, scale: Scale) -> Self {
        let (near, far): (Vec<_>, Vec<_>) = grids.iter().partition(|(board, _)| board.near);
        let lay = |cell: usize| Self::lay_blocks(&near, &far, per_row.max(1), cell);
        let rows = if near.is_empty() { far.len().div_ceil(per_row.max(1)) } else { near.len() };
        lay(cell(lay(SAMPLE).size, rows, scale))
    }

    /// The boards near the viewer, and the others as rows, beside them where there are any.
    fn lay_blocks(near: &[Gridded<'a>], far: &[Gridded<'a>], per_row: usize, cell: usize) -> Self {
        let mut plan = Self::lay_rows(near, 1, cell);
        if far.is_empty() {
            return plan;
        }
        if near.is_empty() {
            return Self::lay_rows(far, per_row, cell);
        }
        // Two thirds as large, or as large as they can be without being higher.
        let high = Self::lay_rows(far, per_row, cell).size.height;
        let smaller = (cell * 2 / 3).min(cell * plan.size.height / high.max(1)) / 2 * 2;
        let beside = Self::lay_rows(far, per_row, smaller.max(4));
        let (left, top) =
            (plan.size.width, plan.size.height.saturating_sub(beside.size.height) / 2);
        plan.boards.extend(beside.boards.into_iter().map(|placed| Placed {
            corner: Spot::new(placed.corner.x + left, placed.corner.y + top),
            ..placed
        }));
        plan.size = Size::new(left + beside.size.width, plan.size.height.max(beside.size.height));
        plan
    }

    fn lay_rows(grids: &[Gridded<'a>], per_row: usize, cell: usize) -> Self {
        let (mut boards, mut width, mut y) = (Vec::new(), 1, 0);
        for row in grids.chunks(per_row) {
            let (mut x, mut height) = (0, 0);
            for (board, grid) in row {
                let sizes = Sizes::of(board, *grid, cell);
                let corner = Spot::new(x + sizes.left, y + sizes.rim);
                boards.push(Placed { board, grid: *grid, corner, sizes });
                x = corner.x + grid.width() * cell + sizes.rim;
                height = height.max(sizes.rim + grid.height() * cell + sizes.bottom);
            }
            (width, y) = (width.max(x), y + height);
        }
        Self {
            size: Size::new(width, y.max(1)),
            theme: Theme::default(),
            boards,
            shelves: Vec::new(),
            bar: None,
        }
    }

    fn lay_trays(&mut self, scene: &Scene, scale: Scale) {
        let least = if scale == Scale::Full { 640 } else { 320 };
        let (width, top) = (self.size.width.max(least), self.size.height);
        let laid = trays::lay(&scene.trays, self.theme, width, top);
        self.shelves = laid.shelves;
        self.size = Size::new(width, laid.bottom);
    }

    /// Puts every row of boards in the middle of the picture; where one is near, all of them together.
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
    /// Where its room ends.
    fn right(&self) -> usize {
        self.corner.x + self.grid.width() * self.sizes.cell + self.sizes.rim
    }
}

impl Sizes {
    /// Numbers with two digits and the small squares of large boards need larger letters, tile castles smaller ones.
    fn of(board: &Board, grid: Grid, cell: usize) -> Self {
        let is_large = grid.width().max(grid.height()) > 10;
        let percent = match (board.floor, is_large) {
            (Floor::Plots | Floor::Rubble, _) => 28,
            (_, false) => 40,
            (_, true) => 58,
        };
        let cap = (cell * percent).div_ceil(100).max(5);
        let widest = if grid.is_upright() && board.rows > 9 { "20" } else { "2" };
        let lettered = text::width(widest, cap) + cell / 5;
        let left = if board.owner.is_some() { lettered.max(cell * 4 / 5) } else { lettered };
        let below = if board.owner.is_some() { cell * 4 / 5 } else { 0 };
        let border = if board.active { cell / 10 + 2 } else { (cell / 24).max(2) };
        // Room for what hangs below the line in g, j, p and q.
        let bottom = (cap * 19 / 10 + border).max(below);
        Self { cell, cap, left, bottom, rim: (cell / 4).max(border + 4), border }
    }
}

/// The side of a square, so that the longer side of the picture is about 750 pixels, 1260 for large boards, or 1040 where
/// many boards are piled up; reckoned from the size with squares of [`SAMPLE`]. Chats show a picture 350 points high and phones
/// 340 wide: that is two pixels a point at least, and each pixel more is drawn and packed with every move.
fn cell(size: Size, rows: usize, scale: Scale) -> usize {
    let length = size.height.max(size.width).max(1);
    let (full, half, part) = match (length > SAMPLE * 12, rows) {
        (false, _) => (748, 456, 684),
        (true, 0..=2) => (1264, 672, 1008),
        (true, _) => (1040, 520, 780),
    };
    let wanted = match scale {
        Scale::Full => full,
        Scale::Half => half,
        Scale::Part => part,
    };
    let side = wanted * SAMPLE / length;
    (side - side % 4).clamp(8, 128)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The height of capitals, in points, where the picture is shown in a box of this size.
    fn cap_in_box(scene: &Scene, width: f32, height: f32) -> (f32, f32) {
        let plan = Plan::of(scene, Style::default(), Scale::Full);
        let length = |pixels: usize| f32::from(u16::try_from(pixels).unwrap());
        let shrink =
            (width / length(plan.size.width)).min(height / length(plan.size.height)).min(1.0);
        let sizes = plan.boards[0].sizes;
        (length(sizes.cap) * shrink, length(sizes.cell) * shrink)
    }

    fn board(columns: u8, rows: u8) -> Scene {
        Scene::of(Board::new(columns, rows, Floor::Checkered), Vec::new())
    }

    #[test]
    fn coordinates_are_easy_to_read_and_quieter_than_what_stands_there() {
        for size in [8, 9] {
            let (cap, cell) = cap_in_box(&board(size, size), 550.0, 350.0);
            assert!(cap >= 0.38 * cell && cap >= 11.0, "{cap} on {cell}");
        }
    }

    #[test]
    fn coordinates_of_large_boards_can_be_read_in_the_chat_and_on_a_phone() {
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
            };
            let plan = Plan::of(&scene, Style::default(), Scale::Full);
            for placed in &plan.boards {
                let right = placed.corner.x + placed.grid.width() * placed.sizes.cell;
                let bottom = placed.corner.y + placed.grid.height() * placed.sizes.cell;
                assert!(right <= plan.size.width && bottom <= plan.size.height);
            }
        }
    }
}
