//! Small scenes: one alone, and a sheet of several numbered ones.

use std::ops::Range;

use rules::Scene;

use crate::canvas::Canvas;
use crate::geometry::{Size, Spot, pixels};
use crate::indexed_colors::palette;
use crate::picture::{Picture, canvas};
use crate::picture_layout::PictureLayout;
use crate::sizes::Scale;
use crate::sprite_cache::{Lettering, SpriteSpec, TextSpec};
use crate::theme::{Rgb, colors};
use crate::{Style, text};

/// The maximum number of pixels of a scene in each direction.
const ROOM: usize = 400;

/// The space around each scene, and the height of its number.
const GAP: usize = 16;
const CAPTION: usize = 56;
const CAP: usize = 34;

/// The maximum number of pixels of a thumbnail in each direction.
const THUMBNAIL: usize = 240;

/// Draws a scene as a small picture, without trays.
pub fn thumbnail(scene: &Scene, style: &Style) -> Picture {
    Picture::of(&drawn(scene, style, THUMBNAIL))
}

/// Draws scenes side by side, each under its number and without trays. `None` without scenes.
pub fn sheet(scenes: &[(u64, Scene)], style: &Style) -> Option<Picture> {
    let columns = match scenes.len() {
        0 => return None,
        1 => 1,
        2..=4 => 2,
        _ => 3,
    };
    let small: Vec<(u64, Canvas)> =
        scenes.iter().map(|(number, scene)| (*number, drawn(scene, style, ROOM))).collect();
    let heights: Vec<usize> = small
        .chunks(columns)
        .map(|row| row.iter().map(|one| one.1.height).max().unwrap_or(0))
        .collect();
    let width = GAP + columns * (ROOM + GAP);
    let height = GAP + heights.iter().map(|height| height + CAPTION + GAP).sum::<usize>();
    let mut all = Canvas::new(Size::new(width, height), style.theme, colors(style.theme).frame[0]);
    let mut y = GAP;
    for (row, height) in small.chunks(columns).zip(heights) {
        for (column, (number, one)) in row.iter().enumerate() {
            let x = GAP + column * (ROOM + GAP);
            caption(&mut all, *number, Spot::new(x, y));
            let left = x + (ROOM - one.width.min(ROOM)) / 2;
            all.lay(one, Spot::new(left, y + CAPTION));
        }
        y += CAPTION + height + GAP;
    }
    Some(Picture::of(&all))
}

/// The boards of a scene, scaled to at most `room` pixels in each direction.
fn drawn(scene: &Scene, style: &Style, room: usize) -> Canvas {
    let bare = Scene { trays: Vec::new(), ..scene.clone() };
    let whole = canvas(&PictureLayout::of(&bare, *style, Scale::Half));
    let longest = whole.width.max(whole.height).max(1);
    match longest <= room {
        true => whole,
        false => {
            let side = |length: usize| (length * room / longest).max(1);
            shrunk(&whole, Size::new(side(whole.width), side(whole.height)))
        }
    }
}

fn caption(all: &mut Canvas, number: u64, spot: Spot) {
    let colors = colors(all.theme);
    let lettering = Lettering { ink: colors.label, ground: colors.frame[0] };
    let text = format!("#{number}");
    let width = (text::width(&text, CAP) + 4).min(ROOM);
    let left = spot.x + (ROOM - width) / 2;
    let (width, height, cap_height) = (pixels(width), pixels(CAPTION), pixels(CAP));
    let spec = TextSpec { text, cap_height, width, height, lettering };
    all.paint_on_frame(SpriteSpec::Text(spec), Spot::new(left, spot.y));
}

/// A canvas scaled down: each pixel has the mean color of the pixels that it replaces.
fn shrunk(whole: &Canvas, size: Size) -> Canvas {
    let Size { width, height } = size;
    let palette = palette(whole.theme);
    let colors = palette.bytes();
    let mut last: Option<(Rgb, u8)> = None;
    let mut pixels = Vec::with_capacity(width * height);
    for y in 0..height {
        let rows = span(y, whole.height, height);
        for x in 0..width {
            let columns = span(x, whole.width, width);
            let rgb = middle(whole, &colors, columns, rows.clone());
            let index = match last {
                Some((known, index)) if known == rgb => index,
                _ => palette.index(rgb),
            };
            last = Some((rgb, index));
            pixels.push(index);
        }
    }
    Canvas { width, height, theme: whole.theme, pixels }
}

/// The range of `long` pixels that become pixel `at` of `short` ones.
fn span(at: usize, long: usize, short: usize) -> Range<usize> {
    let from = at * long / short;
    from..((at + 1) * long / short).max(from + 1)
}

fn middle(whole: &Canvas, colors: &[u8], columns: Range<usize>, rows: Range<usize>) -> Rgb {
    let (mut sums, mut count) = ([0_usize; 3], 0);
    for row in rows {
        for column in columns.clone() {
            let index = usize::from(whole.pixels[row * whole.width + column]);
            for (sum, part) in sums.iter_mut().zip(&colors[3 * index..]) {
                *sum += usize::from(*part);
            }
            count += 1;
        }
    }
    sums.map(|sum| u8::try_from(sum / count.max(1)).unwrap_or(u8::MAX))
}
