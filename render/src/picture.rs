//! A scene as a picture.

use rules::{Board, Fate, Ink, Scene};

use crate::canvas::{Canvas, Spot};
use crate::grid::Grid;
use crate::layers::{Emblem, Layer};
use crate::plan::{Placed, Plan, Scale, Sizes};
use crate::sprite_cache::{Lettering, Sketch};
use crate::theme::{look, mix, side};
use crate::trays::Shelf;
use crate::{Style, encode, layers};

/// A close-up shows at least this many squares each way, so that one sees where it is.
const LEAST_OF_CLOSE_UP: u8 = 9;

/// A picture, ready to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The file.
    pub png: Vec<u8>,
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
}

/// Draws a scene. Whatever it holds, there is a picture: what lies outside a board is left out.
pub fn picture(scene: &Scene, style: &Style) -> Picture {
    Picture::of(&canvas(&Plan::of(scene, *style, Scale::Full)))
}

/// Draws the surroundings of what happened, in larger squares; `None` where no board names any, or where it would show
/// the whole board.
pub fn close_up(scene: &Scene, style: &Style) -> Option<Picture> {
    let (board, part) = closest(scene, style)?;
    Some(Picture::of(&canvas(&Plan::of_part(board, part, style.theme))))
}

/// Whether there is something for [`close_up`] to draw.
pub fn has_close_up(scene: &Scene, style: &Style) -> bool {
    closest(scene, style).is_some()
}

/// The board on which something happened, and the part of it where it did.
fn closest<'a>(scene: &'a Scene, style: &Style) -> Option<(&'a Board, Grid)> {
    let (board, part) = scene
        .boards
        .iter()
        .find_map(|board| Some((board, Grid::focus(board, *style, LEAST_OF_CLOSE_UP)?)))?;
    (part != Grid::whole(board, *style)).then_some((board, part))
}

impl Picture {
    pub(crate) fn of(canvas: &Canvas) -> Self {
        let size = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        Self { png: encode::png(canvas), width: size(canvas.width), height: size(canvas.height) }
    }
}

/// Draws what was planned.
pub(crate) fn canvas(plan: &Plan<'_>) -> Canvas {
    let mut canvas = Canvas::new(plan.size, plan.theme, look(plan.theme).frame[0]);
    draw_frame(&mut canvas);
    for placed in &plan.boards {
        draw_border(&mut canvas, placed);
        draw_squares(&mut canvas, placed);
        draw_coordinates(&mut canvas, placed);
        draw_owner(&mut canvas, placed);
    }
    plan.shelves.iter().for_each(|shelf| draw_shelf(&mut canvas, shelf));
    plan.bar.iter().for_each(|bar| bar.draw(&mut canvas));
    canvas
}

/// A frame of wood: streaks along its grain, and an edge that is lit from the left upper corner.
pub(crate) fn draw_frame(canvas: &mut Canvas) {
    let look = look(canvas.theme);
    let (width, height) = (canvas.width, canvas.height);
    // The same streaks in every picture of this size: a fixed sequence that looks like none.
    let mut state = 1_u32;
    let mut any = |below: usize| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        usize::from(u16::try_from(state >> 16).unwrap_or(0)) % below.max(1)
    };
    for _ in 0..height / 3 {
        let (length, shade) = (width / 8 + any(width / 2), 1 + any(2));
        let corner = (any(width + length).saturating_sub(length), any(height));
        canvas.fill(corner, (length, 1 + any(2)), look.frame[shade]);
    }
    let edge = (width.min(height) / 200).clamp(1, 4);
    let dark = mix(look.frame[0], look.ink, 0.5);
    canvas.fill((0, 0), (width, edge), look.frame[1]);
    canvas.fill((0, 0), (edge, height), look.frame[1]);
    canvas.fill((0, height.saturating_sub(edge)), (width, edge), dark);
    canvas.fill((width.saturating_sub(edge), 0), (edge, height), dark);
}

/// A thin border, or a broad bright one around the board of who is to move or has won.
fn draw_border(canvas: &mut Canvas, placed: &Placed<'_>) {
    let Sizes { cell, border, .. } = placed.sizes;
    let look = look(canvas.theme);
    let is_lit = placed.board.active || placed.board.fate == Fate::Won;
    let color = if is_lit { look.recent } else { look.frame[2] };
    let lines = [(border, color), (border / 4 + 1, look.ink)];
    for (width, color) in lines {
        let (x, y) = placed.corner;
        let corner = (x.saturating_sub(width), y.saturating_sub(width));
        let size =
            (placed.grid.width() * cell + 2 * width, placed.grid.height() * cell + 2 * width);
        canvas.fill(corner, size, color);
    }
}

fn draw_squares(canvas: &mut Canvas, placed: &Placed<'_>) {
    let (cell, width) = (placed.sizes.cell, placed.grid.width());
    for (index, stack) in layers::stacks(placed.board, placed.grid).into_iter().enumerate() {
        let (x, y) = (index % width * cell, index / width * cell);
        let spot = (placed.corner.0 + x, placed.corner.1 + y);
        canvas.paint(Sketch::Square(stack, pixels(cell)), spot);
    }
}

/// Letters and numbers at the left and below, each beside its column or row however the board is turned.
fn draw_coordinates(canvas: &mut Canvas, placed: &Placed<'_>) {
    let (grid, sizes) = (placed.grid, placed.sizes);
    if grid.len() == 0 {
        return;
    }
    let (left, top) = placed.corner;
    let bottom = top + grid.height() * sizes.cell;
    let border = sizes.border;
    for x in 0..grid.width() {
        let name = name(grid, (x, 0), grid.is_upright());
        let size = (sizes.cell, sizes.bottom.saturating_sub(border));
        draw_text(canvas, name, sizes.cap, (left + x * sizes.cell, bottom + border), size);
    }
    for y in 0..grid.height() {
        let name = name(grid, (0, y), !grid.is_upright());
        let size = (sizes.left.saturating_sub(border), sizes.cell);
        draw_text(canvas, name, sizes.cap, (left - sizes.left, top + y * sizes.cell), size);
    }
}

/// The letter of the column of a square, or the number of its row.
fn name(grid: Grid, (x, y): Spot, is_column: bool) -> String {
    let cell = grid.cell(x, y);
    if !is_column {
        return (u16::from(cell.row) + 1).to_string();
    }
    let letter = |number: u8| char::from(b'a' + number % 26);
    let more = cell.column.checked_sub(26).map(|beyond| letter(beyond / 26));
    more.into_iter().chain([letter(cell.column)]).collect()
}

fn draw_text(canvas: &mut Canvas, text: String, cap: usize, corner: Spot, size: Spot) {
    let look = look(canvas.theme);
    let lettering = Lettering { ink: look.label, ground: look.frame[0] };
    let size = (pixels(size.0.max(1)), pixels(size.1.max(1)));
    canvas.paint_on_frame(Sketch::Text(text, pixels(cap), size, lettering), corner);
}

/// The owner's emblem in the corner between the coordinates, with the board's number on it.
fn draw_owner(canvas: &mut Canvas, placed: &Placed<'_>) {
    let Some(owner) = placed.board.owner else { return };
    let ink = Ink::Side(owner.0);
    let sizes = placed.sizes;
    let room = sizes.left.min(sizes.bottom) - sizes.border;
    let bottom = placed.corner.1 + placed.grid.height() * sizes.cell + sizes.bottom;
    let corner = (placed.corner.0 - sizes.left, bottom - room);
    let is_lit = placed.board.active || placed.board.fate == Fate::Won;
    let emblem = Emblem { ink, active: is_lit, stone: false };
    canvas.paint_on_frame(Sketch::Square(vec![Layer::Emblem(emblem)], pixels(room)), corner);
    if placed.board.number > 0 {
        let (text, cap) = (placed.board.number.to_string(), room * 3 / 10);
        let size = (crate::text::width(&text, cap), cap + 2);
        let lettering =
            Lettering { ink: look(canvas.theme).upon(side(ink)), ground: side(ink).plain };
        let spot = (corner.0 + (room - size.0) / 2, corner.1 + (room - size.1) / 2);
        let sketch = Sketch::Text(text, pixels(cap), (pixels(size.0), pixels(size.1)), lettering);
        canvas.paint(sketch, spot);
    }
}

fn draw_shelf(canvas: &mut Canvas, shelf: &Shelf) {
    let look = look(canvas.theme);
    let ((x, y), (width, height)) = (shelf.corner, shelf.size);
    let edge = (height / 32).max(1);
    // Sunk into the wood: dark where the light comes from, lit where it falls.
    canvas.fill((x - edge, y - edge), (width + edge, height + edge), look.ink);
    canvas.fill((x, y), (width + edge, height + edge), look.frame[1]);
    canvas.fill(shelf.corner, shelf.size, look.shelf[usize::from(shelf.lit)]);
    for (spot, sketch) in &shelf.pieces {
        canvas.paint(sketch.clone(), *spot);
    }
}

fn pixels(length: usize) -> u16 {
    u16::try_from(length).expect("boards are smaller than 65,536 pixels")
}
