//! Draws a scene as a picture, or a close-up of a part of it.

use rules::{Board, Edge, Floor, Ink, Scene};
use tiny_skia::Pixmap;

use crate::canvas::Canvas;
use crate::geometry::{Size, Spot, pixels};
use crate::layers::Layer;
use crate::paint::{Painter, Square};
use crate::picture_layout::{PictureLayout, Placed};
use crate::shelf::Shelf;
use crate::sizes::{Scale, Sizes};
use crate::sprite_cache::{Lettering, SpriteSpec, TextSpec};
use crate::theme::{colors, mix};
use crate::trays::LaidTray;
use crate::viewport::Grid;
use crate::{Style, art, encode, stacks, text};

/// The least size of a close-up in squares, so that its place on the board is recognizable.
const LEAST_OF_CLOSE_UP: u8 = 9;

/// A picture, ready to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The PNG file.
    pub png: Vec<u8>,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
}

/// Draws a scene. It never fails: items outside a board are left out.
pub fn picture(scene: &Scene, style: &Style) -> Picture {
    Picture::of(&canvas(&PictureLayout::of(scene, *style, Scale::Full)))
}

/// Draws a close-up of the last events, with larger squares. `None` if no board has a focus, or if the close-up would
/// show the whole board.
pub fn close_up(scene: &Scene, style: &Style) -> Option<Picture> {
    let (board, part) = closest(scene, style)?;
    Some(Picture::of(&canvas(&PictureLayout::of_part(scene, board, part, style.theme))))
}

/// Whether [`close_up`] would draw something.
pub fn has_close_up(scene: &Scene, style: &Style) -> bool {
    closest(scene, style).is_some()
}

/// The first board with a focus, and the part of it that the close-up shows.
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

/// Draws a picture as it is laid out.
pub(crate) fn canvas(layout: &PictureLayout<'_>) -> Canvas {
    let mut canvas = Canvas::new(layout.size, layout.theme, colors(layout.theme).frame[0]);
    draw_frame(&mut canvas);
    layout
        .boards
        .iter()
        .filter(|placed| placed.is_hero())
        .for_each(|hero| draw_rays(&mut canvas, hero));
    layout.trays.iter().for_each(|tray| draw_tray(&mut canvas, tray));
    for placed in &layout.boards {
        draw_border(&mut canvas, placed, placed.has_won(layout.winner));
        draw_squares(&mut canvas, placed, layout.winner);
        if placed.has_won(layout.winner) {
            draw_lozenges(&mut canvas, placed);
        }
        draw_coordinates(&mut canvas, placed);
    }
    layout.bar.iter().for_each(|bar| bar.draw(&mut canvas));
    layout.strip.iter().for_each(|strip| strip.draw(&mut canvas));
    canvas
}

/// Draws a frame whose edge is lit from the upper left.
pub(crate) fn draw_frame(canvas: &mut Canvas) {
    let size = Size::new(canvas.width, canvas.height);
    draw_bevel(canvas, Spot::new(0, 0), size, Bevel { edge: frame_edge(canvas), raised: true });
}

/// The width of the edge that [`draw_frame`] draws.
fn frame_edge(canvas: &Canvas) -> usize {
    (canvas.width.min(canvas.height) / 200).clamp(1, 4)
}

#[derive(Clone, Copy)]
struct Bevel {
    edge: usize,
    /// Whether the rectangle is raised. Otherwise it is sunk.
    raised: bool,
}

/// Draws the edge of a rectangle, lit from the upper left.
fn draw_bevel(canvas: &mut Canvas, corner: Spot, size: Size, bevel: Bevel) {
    let (Spot { x, y }, Size { width, height }) = (corner, size);
    let (colors, edge) = (colors(canvas.theme), bevel.edge);
    let dark = mix(colors.frame[0], colors.ink, 0.5);
    let [upper, lower] =
        if bevel.raised { [colors.frame[1], dark] } else { [dark, colors.frame[1]] };
    canvas.fill(corner, Size::new(width, edge), upper);
    canvas.fill(corner, Size::new(edge, height), upper);
    canvas.fill(Spot::new(x, y + height - edge.min(height)), Size::new(width, edge), lower);
    canvas.fill(Spot::new(x + width - edge.min(width), y), Size::new(edge, height), lower);
}

/// A rectangle enlarged on all sides.
fn grown(corner: Spot, size: Size, by: usize) -> (Spot, Size) {
    let corner = Spot::new(corner.x.saturating_sub(by), corner.y.saturating_sub(by));
    (corner, Size::new(size.width + 2 * by, size.height + 2 * by))
}

/// Draws the border around the squares: gold on the winner's board, and bright if its owner is to move.
fn draw_border(canvas: &mut Canvas, placed: &Placed<'_>, has_won: bool) {
    let Sizes { cell, border, .. } = placed.sizes;
    let colors = colors(canvas.theme);
    let size = Size::new(placed.grid.width() * cell, placed.grid.height() * cell);
    let lit = match (has_won, placed.board.active) {
        (true, _) => Some(colors.gold),
        (false, true) => Some(colors.recent),
        (false, false) => None,
    };
    let (corner, outer) = grown(placed.corner, size, border);
    let Some(color) = lit else {
        return draw_bevel(canvas, corner, outer, Bevel { edge: border, raised: false });
    };
    let (edge, border) = ((border / 4).max(1), gold_band(placed, has_won));
    let rings = [(border + edge, colors.ink), (border, color), (edge, colors.ink)];
    for (by, color) in rings {
        let (corner, size) = grown(placed.corner, size, by);
        canvas.fill(corner, size, color);
    }
}

/// The width of the band around the squares. A winner's band is wide enough to stand out on large boards, too.
fn gold_band(placed: &Placed<'_>, has_won: bool) -> usize {
    let Sizes { cell, border, .. } = placed.sizes;
    if has_won { border.max(cell / 9) } else { border }
}

/// Draws lozenges on the golden frame: at its corners, and in the middle of its sides.
fn draw_lozenges(canvas: &mut Canvas, placed: &Placed<'_>) {
    let band = gold_band(placed, true);
    let side = band * 3;
    let (width, height) =
        (placed.grid.width() * placed.sizes.cell, placed.grid.height() * placed.sizes.cell);
    // The middle of a lozenge is in the middle of the band.
    let on = |start: usize, length: usize, part: usize| {
        (start + (length + band) * part / 2).saturating_sub(band / 2 + side / 2)
    };
    for (x, y) in [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)] {
        let spot = Spot::new(on(placed.corner.x, width, x), on(placed.corner.y, height, y));
        canvas.paint_on_frame(SpriteSpec::Square(vec![Layer::Lozenge], pixels(side)), spot);
    }
}

/// Draws rays behind a winner's castle.
fn draw_rays(canvas: &mut Canvas, hero: &Placed<'_>) {
    let (edge, cell) = (frame_edge(canvas), hero.sizes.cell);
    let bottom = hero.corner.y + hero.grid.height() * cell + hero.sizes.bottom;
    let (width, height) = (hero.right().min(canvas.width), bottom.min(canvas.height));
    let length = |pixels: usize| u32::try_from(pixels.saturating_sub(2 * edge).max(1)).unwrap_or(1);
    let Some(mut pixmap) = Pixmap::new(length(width), length(height)) else { return };
    let colors = colors(canvas.theme);
    let [r, g, b] = colors.frame[0];
    pixmap.fill(tiny_skia::Color::from_rgba8(r, g, b, 255));
    let middle = |start: usize, squares: usize| {
        f32::from(pixels(start + squares * cell / 2)) - f32::from(pixels(edge))
    };
    let (x, y) =
        (middle(hero.corner.x, hero.grid.width()), middle(hero.corner.y, hero.grid.height()));
    let reach = f32::from(pixels(width + height));
    art::rays(&mut Painter::new(&mut pixmap, colors, Square::PIXELS), x, y, reach);
    canvas.paste(&pixmap, Spot::new(edge, edge));
}

fn draw_squares(canvas: &mut Canvas, placed: &Placed<'_>, winner: Option<Ink>) {
    let (cell, width) = (placed.sizes.cell, placed.grid.width());
    let layers = stacks::stacks(placed.board, placed.grid, winner);
    for (index, stack) in layers.squares.into_iter().enumerate() {
        let (x, y) = (index % width, index / width);
        let spot = Spot::new(placed.corner.x + x * cell, placed.corner.y + y * cell);
        let is_empty_well = matches!(stack[..], [Layer::Floor(Floor::Plots, _)]);
        canvas.paint(SpriteSpec::Square(stack, pixels(cell)), spot);
        if is_empty_well {
            draw_well_name(canvas, placed, Spot::new(x, y));
        }
    }
    for (x, layer) in layers.above {
        let spot = Spot::new(placed.corner.x + x * cell, placed.corner.y.saturating_sub(cell));
        canvas.paint_on_frame(SpriteSpec::Square(vec![layer], pixels(cell)), spot);
    }
}

/// Draws the square's name, such as `b2`, on an empty place for a tile.
fn draw_well_name(canvas: &mut Canvas, placed: &Placed<'_>, place: Spot) {
    let Spot { x, y } = place;
    let (cell, colors) = (placed.sizes.cell, colors(canvas.theme));
    let text = placed.grid.cell(x, y).to_string();
    let cap = (cell * 2 / 9).max(5);
    let (width, height) = (text::width(&text, cap) + 2, cap + cap / 2);
    let spot = Spot::new(
        placed.corner.x + x * cell + (cell.saturating_sub(width)) / 2,
        placed.corner.y + y * cell + (cell.saturating_sub(height)) / 2,
    );
    let lettering = Lettering { ink: colors.plot[1], ground: colors.plot[0] };
    let (width, height, cap_height) = (pixels(width), pixels(height), pixels(cap));
    canvas.paint(SpriteSpec::Text(TextSpec { text, cap_height, width, height, lettering }), spot);
}

/// Letters and numbers at the left and bottom, each next to its column or row in any orientation.
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

/// The column letters of a square, or its row number.
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

/// Draws a tray: sunk beside a board, or as a plate on the frame. A tray has a bar if its seat is to move, and is gold
/// if its seat has won.
fn draw_tray(canvas: &mut Canvas, tray: &LaidTray) {
    let colors = colors(canvas.theme);
    let Size { height, width } = tray.size;
    let (edge, is_plate) = ((height / 28).max(1), tray.shelf == Shelf::Plate);
    if tray.shelf == Shelf::Ribbon {
        draw_ribbon_ends(canvas, tray);
    }
    let ring = |canvas: &mut Canvas, color| {
        let broad = (height / 12).max(3);
        for (by, color) in [(broad + 1, colors.ink), (broad, color)] {
            let (corner, size) = grown(tray.corner, tray.size, by);
            canvas.fill(corner, size, color);
        }
    };
    match (tray.won, is_plate && tray.active) {
        (true, _) => ring(canvas, colors.gold),
        (false, true) => ring(canvas, colors.recent),
        (false, false) => {
            let (corner, size) = grown(tray.corner, tray.size, edge);
            draw_bevel(canvas, corner, size, Bevel { edge, raised: is_plate });
        }
    }
    canvas.fill(tray.corner, tray.size, colors.shelf(tray.shelf));
    if tray.active && !is_plate {
        let bar = (width / 78).clamp(4, 10);
        canvas.fill(tray.corner, Size::new(bar + edge.max(2), height), colors.ink);
        canvas.fill(tray.corner, Size::new(bar, height), colors.recent);
    }
    for (spot, spec) in &tray.pieces {
        canvas.paint(spec.clone(), *spot);
    }
}

/// Draws the folded ends of a winner's ribbon, behind the ribbon and a little lower.
fn draw_ribbon_ends(canvas: &mut Canvas, tray: &LaidTray) {
    let Size { width, height } = tray.size;
    let out = height * 2 / 5;
    let left = tray.corner.x.saturating_sub(out);
    let right = (tray.corner.x + width + out).saturating_sub(height);
    for (x, edge) in [(left, Edge::Left), (right, Edge::Right)] {
        let spec = SpriteSpec::Square(vec![Layer::RibbonEnd(edge)], pixels(height));
        canvas.paint_on_frame(spec, Spot::new(x, tray.corner.y + height / 8));
    }
}
