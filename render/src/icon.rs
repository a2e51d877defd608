//! Icons: one thing as a small transparent PNG, for use beside text.

use std::collections::{BTreeMap, HashSet};

use png::{BitDepth, ColorType, Encoder, EncodingError};
use rules::{Cell, Ink, Level, Sprite, Thing};
use tiny_skia::{Pixmap, PremultipliedColorU8};

use crate::art;
use crate::layers::{Emblem, Joins, Layer, Piece};
use crate::paint::{Painter, Square};
use crate::style::Theme;
use crate::theme::colors;

/// The side of an icon in pixels: the largest size that Discord shows.
const SIDE: u16 = 128;

/// The width of the white rim, so that dark things are seen on a dark page.
const RIM: i32 = 8;

/// The side of the area for the thing itself, so that no outline or rim is cut off.
const ROOM: f32 = 108.0;

/// The side of the area for a face, whose badge has no margin of its own.
const FACE: f32 = 99.0;

/// The maximum number of squares of a block, in width and height.
const MOST_SQUARES: u8 = 12;

/// Draws a thing as a transparent PNG of 128 × 128 pixels. The same thing always gives the same file.
pub fn icon(sprite: &Sprite) -> Vec<u8> {
    let side = u32::from(SIDE);
    let mut pixmap = Pixmap::new(side, side).expect("an icon has a sane size");
    paint(sprite, &mut pixmap);
    let pixmap = rimmed(&pixmap);
    let mut bytes = Vec::new();
    write(&pixmap, &mut bytes).expect("writing to memory does not fail");
    bytes
}

fn paint(sprite: &Sprite, pixmap: &mut Pixmap) {
    let layer = match sprite {
        Sprite::Emblem(ink) => Some(emblem(*ink, false)),
        Sprite::Stone(ink) => Some(emblem(*ink, true)),
        Sprite::Thing(Thing::Block(cells, ink)) => return block(cells, *ink, pixmap),
        Sprite::Face(level) => return face(*level, pixmap),
        Sprite::Thing(thing) => Layer::of(thing),
    };
    let Some(layer) = layer else { return };
    art::paint(&layer, &mut Painter::new(pixmap, colors(Theme::Light), in_the_middle(ROOM)));
}

fn face(level: Level, pixmap: &mut Pixmap) {
    let square = in_the_middle(FACE);
    art::face(&mut Painter::new(pixmap, colors(Theme::Light), square), level);
}

/// The square of this side in the middle of an icon.
fn in_the_middle(side: f32) -> Square {
    let corner = (f32::from(SIDE) - side) / 2.0;
    Square { x: corner, y: corner, side }
}

/// The thing with a white rim around it.
fn rimmed(thing: &Pixmap) -> Pixmap {
    let mut rimmed = thing.clone();
    for (pixel, rim) in rimmed.pixels_mut().iter_mut().zip(rim_opacities(thing)) {
        let white = u16::from(rim) * (255 - u16::from(pixel.alpha())) / 255;
        let mixed = |own: u8| (u16::from(own) + white).min(255) as u8;
        let [red, green, blue, alpha] =
            [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()].map(mixed);
        if let Some(mixed) = PremultipliedColorU8::from_rgba(red, green, blue, alpha) {
            *pixel = mixed;
        }
    }
    rimmed
}

/// The opacity of the rim at each pixel, from 0 to 255: the highest opacity among the pixels near it.
///
/// Each offset works on whole rows of bytes, so that the compiler can vectorize the loop.
fn rim_opacities(thing: &Pixmap) -> Vec<u8> {
    let (side, margin) = (usize::from(SIDE), RIM.unsigned_abs() as usize);
    let width = side + 2 * margin;
    let mut opacities = vec![0; width * width];
    for (y, row) in thing.pixels().chunks(side).enumerate() {
        let start = (y + margin) * width + margin;
        for (opacity, pixel) in opacities[start..][..side].iter_mut().zip(row) {
            *opacity = pixel.alpha();
        }
    }
    let mut rims = vec![0; side * side];
    for (share, offsets) in around() {
        let mut highest = vec![0; side * side];
        for (x, y) in offsets {
            for (row, highest) in highest.chunks_mut(side).enumerate() {
                raise(highest, opacities[(row + y) * width + x..][..side].iter().copied());
            }
        }
        let counted = |opacity: u8| (u16::from(opacity) * u16::from(share) / 255) as u8;
        raise(&mut rims, highest.into_iter().map(counted));
    }
    rims
}

fn raise(rims: &mut [u8], opacities: impl Iterator<Item = u8>) {
    rims.iter_mut().zip(opacities).for_each(|(rim, opacity)| *rim = opacity.max(*rim));
}

/// The offsets within the rim as columns and rows, grouped by their opacity out of 255.
///
/// The width of the rim is added to each offset, so that no offset is negative.
fn around() -> BTreeMap<u8, Vec<(usize, usize)>> {
    let mut around = BTreeMap::<_, Vec<_>>::new();
    for (x, y) in (-RIM..=RIM).flat_map(|y| (-RIM..=RIM).map(move |x| (x, y))) {
        // The outermost offsets count only in part, which gives a soft edge.
        let inside = f64::from(RIM) + 0.5 - f64::from(x * x + y * y).sqrt();
        if inside > 0.0 {
            let [column, row] = [x, y].map(|offset| usize::try_from(offset + RIM).unwrap_or(0));
            around.entry((inside.min(1.0) * 255.0) as u8).or_default().push((column, row));
        }
    }
    around
}

fn emblem(ink: Ink, stone: bool) -> Layer {
    Layer::Emblem(Emblem { ink, stone })
}

/// A block in the middle, with squares as large as possible.
fn block(cells: &[Cell], ink: Ink, pixmap: &mut Pixmap) {
    let cells: Vec<_> =
        cells.iter().filter(|cell| cell.column.max(cell.row) < MOST_SQUARES).collect();
    let columns = cells.iter().map(|cell| cell.column + 1).max().unwrap_or(1);
    let rows = cells.iter().map(|cell| cell.row + 1).max().unwrap_or(1);
    let side = ROOM / f32::from(columns.max(rows));
    let start = |squares: u8| (f32::from(SIDE) - side * f32::from(squares)) / 2.0;
    let (left, top) = (start(columns), start(rows));
    let spot = |cell: &Cell| (i32::from(cell.column), i32::from(rows - 1 - cell.row));
    let body: HashSet<_> = cells.iter().map(|cell| spot(cell)).collect();
    for cell in cells {
        let (x, y) = spot(cell);
        let layer = Layer::Piece(Piece::Block(ink, Joins::within(&body, x, y)));
        let x = left + f32::from(cell.column) * side;
        let y = top + f32::from(rows - 1 - cell.row) * side;
        let square = Square { x, y, side };
        art::paint(&layer, &mut Painter::new(pixmap, colors(Theme::Light), square));
    }
}

fn write(pixmap: &Pixmap, bytes: &mut Vec<u8>) -> Result<(), EncodingError> {
    let mut encoder = Encoder::new(bytes, pixmap.width(), pixmap.height());
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    let colors = pixmap.pixels().iter().map(|pixel| pixel.demultiply());
    let data: Vec<u8> = colors
        .flat_map(|color| [color.red(), color.green(), color.blue(), color.alpha()])
        .collect();
    writer.write_image_data(&data)?;
    writer.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pixels(sprite: &Sprite) -> Pixmap {
        let mut pixmap = Pixmap::new(SIDE.into(), SIDE.into()).expect("an icon has a sane size");
        paint(sprite, &mut pixmap);
        rimmed(&pixmap)
    }

    fn some() -> Vec<Sprite> {
        let at = |cells: &[(u8, u8)]| cells.iter().map(|&(x, y)| Cell::new(x, y)).collect();
        let block = |cells: Vec<Cell>| Sprite::block(cells, Ink::Side(0));
        vec![
            Sprite::Emblem(Ink::Side(0)),
            Sprite::Emblem(Ink::Side(1)),
            Sprite::Stone(Ink::Side(0)),
            block(at(&[(0, 0), (1, 0), (2, 0), (3, 0)])),
            block(at(&[(0, 0), (0, 1), (0, 2), (0, 3)])),
            Sprite::Thing(Thing::Pawn(Ink::Side(4))),
            Sprite::Thing(Thing::Castle(Ink::Neutral)),
            Sprite::Thing(Thing::Hidden),
            Sprite::Face(Level::ALL[0]),
            Sprite::Face(Level::ALL[2]),
            Sprite::Face(Level::BEST),
        ]
    }

    #[test]
    fn icons_are_reproducible_and_distinct() {
        let files: Vec<_> = some().iter().map(icon).collect();
        for (index, file) in files.iter().enumerate() {
            assert_eq!(*file, icon(&some()[index]));
            assert!(!files[..index].contains(file), "{index} is like one before it");
            assert!(file.len() < 32 << 10, "{} bytes", file.len());
        }
    }

    #[test]
    fn icons_have_a_transparent_margin() {
        for sprite in some() {
            let pixels = pixels(&sprite);
            assert_eq!((pixels.width(), pixels.height()), (128, 128));
            let (last, all) = (pixels.width() - 1, 0..pixels.width());
            let rim = all.flat_map(|at| [(at, 0), (at, last), (0, at), (last, at)]);
            let is_seen = |&(x, y): &(u32, u32)| pixels.pixel(x, y).is_some_and(|p| p.alpha() > 0);
            assert_eq!(rim.into_iter().find(is_seen), None, "{sprite:?}");
            let seen = pixels.pixels().iter().filter(|pixel| pixel.alpha() == 255).count();
            assert!(seen > 1500, "{sprite:?}: {seen} pixels");
        }
    }
}
