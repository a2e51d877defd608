//! Draws a scene as a picture, or a close-up of a part of it.

use rules::{Board, Fate, Ink, Scene};

use crate::canvas::Canvas;
use crate::geometry::{Size, Spot};
use crate::grid::Grid;
use crate::layers::{Emblem, Layer};
use crate::plan::{Placed, Plan, Scale, Sizes};
use crate::sprite_cache::{Lettering, SpriteSpec, TextSpec};
use crate::theme::{colors, mix, side};
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

/// Draws a plan.
pub(crate) fn canvas(plan: &Plan<'_>) -> Canvas {
    let mut canvas = Canvas::new(plan.size, plan.theme, colors(plan.theme).frame[0]);
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
    let colors = colors(canvas.theme);
    let (width, height) = (canvas.width, canvas.height);
    // The same streaks in every picture of this size: a fixed sequence that looks like none.
    let mut state = 1_u32;
    let mut any = |below: usize| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        usize::from(u16::try_from(state >> 16).unwrap_or(0)) % below.max(1)
    };
    for _ in 0..height / 3 {
        let (length, shade) = (width / 8 + any(width / 2), 1 + any(2));
        let corner = Spot::new(any(width + length).saturating_sub(length), any(height));
        canvas.fill(corner, Size::new(length, 1 + any(2)), colors.frame[shade]);
    }
    let edge = (width.min(height) / 200).clamp(1, 4);
    let dark = mix(colors.frame[0], colors.ink, 0.5);
    canvas.fill(Spot::new(0, 0), Size::new(width, edge), colors.frame[1]);
    canvas.fill(Spot::new(0, 0), Size::new(edge, height), colors.frame[1]);
    canvas.fill(Spot::new(0, height.saturating_sub(edge)), Size::new(width, edge), dark);
    canvas.fill(Spot::new(width.saturating_sub(edge), 0), Size::new(edge, height), dark);
}

/// A thin border, or a broad bright one around the board of who is to move or has won.
fn draw_border(canvas: &mut Canvas, placed: &Placed<'_>) {
    let Sizes { cell, border, .. } = placed.sizes;
    let colors = colors(canvas.theme);
    let is_lit = placed.board.active || placed.board.fate == Fate::Won;
    let color = if is_lit { colors.recent } else { colors.frame[2] };
    let lines = [(border, color), (border / 4 + 1, colors.ink)];
    for (width, color) in lines {
        let Spot { x, y } = placed.corner;
        let corner = Spot::new(x.saturating_sub(width), y.saturating_sub(width));
        let (columns, rows) = (placed.grid.width(), placed.grid.height());
        let size = Size::new(columns * cell + 2 * width, rows * cell + 2 * width);
        canvas.fill(corner, size, color);
    }
}

fn draw_squares(canvas: &mut Canvas, placed: &Placed<'_>) {
    let (cell, width) = (placed.sizes.cell, placed.grid.width());
    for (index, stack) in layers::stacks(placed.board, placed.grid).into_iter().enumerate() {
        let (x, y) = (index % width * cell, index / width * cell);
        let spot = Spot::new(placed.corner.x + x, placed.corner.y + y);
        canvas.paint(SpriteSpec::Square(stack, pixels(cell)), spot);
    }
}

/// Letters and numbers at the left and below, each beside its column or row however the board is turned.
fn draw_coordinates(canvas: &mut Canvas, placed: &Placed<'_>) {
    let (grid, sizes) = (placed.grid, placed.sizes);
    if grid.len() == 0 {
        return;
    }
    let Spot { x: left, y: top } = placed.corner;
    let bottom = top + grid.height() * sizes.cell;
    let border = sizes.border;
    for x in 0..grid.width() {
        let text = name(grid, x, 0, grid.is_upright());
        let corner = Spot::new(left + x * sizes.cell, bottom + border);
        let size = Size::new(sizes.cell, sizes.bottom.saturating_sub(border));
        draw_label(canvas, Label { text, cap: sizes.cap, corner, size });
    }
    for y in 0..grid.height() {
        let text = name(grid, 0, y, !grid.is_upright());
        let corner = Spot::new(left - sizes.left, top + y * sizes.cell);
        let size = Size::new(sizes.left.saturating_sub(border), sizes.cell);
        draw_label(canvas, Label { text, cap: sizes.cap, corner, size });
    }
}

/// The letter of the column of a square, or the number of its row.
fn name(grid: Grid, x: usize, y: usize, is_column: bool) -> String {
    let cell = grid.cell(x, y);
    if !is_column {
        return (u16::from(cell.row) + 1).to_string();
    }
    let letter = |number: u8| char::from(b'a' + number % 26);
    let more = cell.column.checked_sub(26).map(|beyond| letter(beyond / 26));
    more.into_iter().chain([letter(cell.column)]).collect()
}

/// A coordinate on the frame.
struct Label {
    text: String,
    cap: usize,
    corner: Spot,
    size: Size,
}

fn draw_label(canvas: &mut Canvas, label: Label) {
    let colors = colors(canvas.theme);
    let lettering = Lettering { ink: colors.label, ground: colors.frame[0] };
    let (width, height) = (pixels(label.size.width.max(1)), pixels(label.size.height.max(1)));
    let cap_height = pixels(label.cap);
    let spec = TextSpec { text: label.text, cap_height, width, height, lettering };
    canvas.paint_on_frame(SpriteSpec::Text(spec), label.corner);
}

/// The owner's emblem in the corner between the coordinates, with the board's number on it.
fn draw_owner(canvas: &mut Canvas, placed: &Placed<'_>) {
    let Some(owner) = placed.board.owner else { return };
    let ink = Ink::Side(owner.0);
    let sizes = placed.sizes;
    let room = sizes.left.min(sizes.bottom) - sizes.border;
    let bottom = placed.corner.y + placed.grid.height() * sizes.cell + sizes.bottom;
    let corner = Spot::new(placed.corner.x - sizes.left, bottom - room);
    let is_lit = placed.board.active || placed.board.fate == Fate::Won;
    let emblem = Emblem { ink, active: is_lit, stone: false };
    canvas.paint_on_frame(SpriteSpec::Square(vec![Layer::Emblem(emblem)], pixels(room)), corner);
    if placed.board.number > 0 {
        let (text, cap) = (placed.board.number.to_string(), room * 3 / 10);
        let (width, height) = (crate::text::width(&text, cap), cap + 2);
        let material = side(ink);
        let ink = colors(canvas.theme).drawn_on(material);
        let lettering = Lettering { ink, ground: material.plain };
        let spot = Spot::new(corner.x + (room - width) / 2, corner.y + (room - height) / 2);
        let (width, height, cap_height) = (pixels(width), pixels(height), pixels(cap));
        let spec = TextSpec { text, cap_height, width, height, lettering };
        canvas.paint(SpriteSpec::Text(spec), spot);
    }
}

fn draw_shelf(canvas: &mut Canvas, shelf: &Shelf) {
    let colors = colors(canvas.theme);
    let (Spot { x, y }, Size { width, height }) = (shelf.corner, shelf.size);
    let edge = (height / 32).max(1);
    // Sunk into the wood: dark where the light comes from, lit where it falls.
    canvas.fill(Spot::new(x - edge, y - edge), Size::new(width + edge, height + edge), colors.ink);
    canvas.fill(shelf.corner, Size::new(width + edge, height + edge), colors.frame[1]);
    canvas.fill(shelf.corner, shelf.size, colors.shelf[usize::from(shelf.lit)]);
    for (spot, spec) in &shelf.pieces {
        canvas.paint(spec.clone(), *spot);
    }
}

fn pixels(length: usize) -> u16 {
    u16::try_from(length).expect("boards are smaller than 65,536 pixels")
}
