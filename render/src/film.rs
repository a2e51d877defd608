//! A film: a list of scenes as an animated GIF.

use std::borrow::Cow;
use std::collections::BTreeSet;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use rules::{Board, Scene};

use crate::canvas::Canvas;
use crate::geometry::Size;
use crate::indexed_colors::{CLEAR, palette};
use crate::picture::canvas;
use crate::picture_layout::PictureLayout;
use crate::sizes::Scale;
use crate::{Style, Theme};

/// The longest duration of a frame before the last, in hundredths of a second.
const DELAY: u16 = 80;
/// The shortest duration of a frame before the last, in which a move can still be read.
const LEAST_DELAY: u16 = 40;
/// The duration of the last frame.
const LAST_DELAY: u16 = 400;
/// The longest duration of a film.
const LONGEST: u16 = 4500;

/// The maximum number of scenes of a film that lasts at most 45 seconds.
pub const MOST_FRAMES: usize = ((LONGEST - LAST_DELAY) / LEAST_DELAY) as usize + 1;

/// A film, ready to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film {
    /// The GIF file.
    pub gif: Vec<u8>,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
}

/// Draws scenes one after the other, at half the size of [`crate::picture`]. `None` without a scene.
///
/// Each frame holds only the rectangle that changed, and in it only the changed pixels. The more frames a film has, the
/// shorter each is shown: a film of [`MOST_FRAMES`] lasts 45 seconds.
pub fn film(scenes: &[Scene], style: &Style) -> Option<Film> {
    if scenes.is_empty() {
        return None;
    }
    let scenes = without_changing_sizes(scenes);
    let layouts = layouts(&scenes, *style);
    let longest =
        |side: fn(&PictureLayout<'_>) -> usize| layouts.iter().map(side).max().unwrap_or(1);
    let size = Size::new(longest(|layout| layout.size.width), longest(|layout| layout.size.height));
    let gif = encode(&layouts, size, style.theme).expect("writing to memory does not fail");
    let side = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
    Some(Film { gif, width: side(size.width), height: side(size.height) })
}

/// All scenes in the board layout of the first: a winner's board is neither enlarged nor moved.
fn without_changing_sizes(scenes: &[Scene]) -> Vec<Scene> {
    let Some(first) = scenes.first() else { return Vec::new() };
    let is_same =
        |one: &Board, other: &Board| (one.owner, one.number) == (other.owner, other.number);
    let place = |board: &Board| first.boards.iter().position(|one| is_same(one, board));
    let mut scenes = scenes.to_vec();
    for scene in &mut scenes {
        scene.per_row = first.per_row;
        scene.boards.sort_by_key(place);
        for board in &mut scene.boards {
            board.near = place(board).is_some_and(|place| first.boards[place].near);
        }
    }
    scenes
}

/// The layouts of the frames. A tray that needs a line of its own in one frame has it in all.
fn layouts(scenes: &[Scene], style: Style) -> Vec<PictureLayout<'_>> {
    let alone = scenes.iter().map(|scene| PictureLayout::of(scene, style, Scale::Half));
    let wide: BTreeSet<usize> = alone.flat_map(|layout| layout.wide).collect();
    let layout = |scene| PictureLayout::with_wide_trays(scene, style, Scale::Half, wide.clone());
    scenes.iter().map(layout).collect()
}

fn encode(
    layouts: &[PictureLayout<'_>],
    size: Size,
    theme: Theme,
) -> Result<Vec<u8>, EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder =
        Encoder::new(&mut bytes, short(size.width), short(size.height), &palette(theme).bytes())?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut shown: Option<Canvas> = None;
    let delay = delay(layouts.len());
    for (index, layout) in layouts.iter().enumerate() {
        let next = padded(&canvas(layout), size);
        let mut frame = frame(shown.as_ref(), &next);
        frame.delay = if index + 1 == layouts.len() { LAST_DELAY } else { delay };
        encoder.write_frame(&frame)?;
        shown = Some(next);
    }
    drop(encoder);
    Ok(bytes)
}

/// The duration of all frames but the last.
fn delay(frames: usize) -> u16 {
    let others = short(frames.saturating_sub(1)).max(1);
    ((LONGEST - LAST_DELAY) / others).clamp(LEAST_DELAY, DELAY)
}

/// The canvas, extended at the right and bottom.
fn padded(canvas: &Canvas, size: Size) -> Canvas {
    let mut padded = Canvas::new(size, canvas.theme, crate::theme::colors(canvas.theme).frame[0]);
    for (line, row) in padded.pixels.chunks_mut(size.width).zip(canvas.pixels.chunks(canvas.width))
    {
        line[..row.len()].copy_from_slice(row);
    }
    padded
}

/// The next film frame: the pixels that differ from `shown`, or all pixels if it is `None`.
fn frame(shown: Option<&Canvas>, next: &Canvas) -> Frame<'static> {
    let Some(shown) = shown else {
        return Frame {
            width: short(next.width),
            height: short(next.height),
            buffer: Cow::Owned(next.pixels.clone()),
            ..Frame::default()
        };
    };
    let (left, top, right, bottom) = changed(shown, next);
    let mut buffer = Vec::with_capacity((right - left) * (bottom - top));
    for y in top..bottom {
        let row = y * next.width + left..y * next.width + right;
        let pairs = shown.pixels[row.clone()].iter().zip(&next.pixels[row]);
        buffer.extend(pairs.map(|(old, new)| if old == new { CLEAR } else { *new }));
    }
    Frame {
        left: short(left),
        top: short(top),
        width: short(right - left),
        height: short(bottom - top),
        transparent: Some(CLEAR),
        dispose: DisposalMethod::Keep,
        buffer: Cow::Owned(buffer),
        ..Frame::default()
    }
}

/// The rectangle around all changes: left, top, right, bottom. One pixel if nothing changed.
fn changed(shown: &Canvas, next: &Canvas) -> (usize, usize, usize, usize) {
    let (mut left, mut top, mut right, mut bottom) = (next.width, next.height, 0, 0);
    let rows = shown.pixels.chunks(shown.width).zip(next.pixels.chunks(next.width));
    for (y, (old, new)) in rows.enumerate().filter(|(_, (old, new))| old != new) {
        let differs = |x: &usize| old[*x] != new[*x];
        left = left.min((0..new.len()).find(differs).unwrap_or(0));
        right = right.max((0..new.len()).rfind(differs).unwrap_or(0) + 1);
        top = top.min(y);
        bottom = y + 1;
    }
    if right == 0 { (0, 0, 1, 1) } else { (left, top, right, bottom) }
}

fn short(length: usize) -> u16 {
    u16::try_from(length).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use rules::{Fate, Floor, Ink, Seat, Thing, Tray, TrayItem};

    use super::*;

    /// Three castles, the winner's first, the hands of their owners, and a pile.
    fn castles(hands: [usize; 3], winner: Option<usize>) -> Scene {
        let seat = |index: usize| Seat(u8::try_from(index).unwrap());
        let board = |index| Board {
            owner: Some(seat(index)),
            near: winner == Some(index),
            ..Board::new(3, 3, Floor::Plots)
        };
        let pawn = || TrayItem::new(Thing::Pawn(Ink::Neutral));
        let tray = |index: usize| Tray {
            fate: if winner == Some(index) { Fate::Won } else { Fate::Open },
            ..Tray::of(seat(index), Ink::Side(0), (0..hands[index]).map(|_| pawn()).collect())
        };
        let mut boards: Vec<Board> = (0..3).map(board).collect();
        boards.sort_by_key(|board| !board.near);
        let pile = Tray::shared(vec![pawn()]);
        let trays = (0..3).map(tray).chain([pile]).collect();
        let per_row = if winner.is_some() { 1 } else { 3 };
        Scene { boards, per_row, ..Scene::of(board(0), trays) }
    }

    #[test]
    fn frames_are_of_one_size_also_with_full_hands_and_a_winner() {
        let scenes =
            [castles([4, 4, 4], None), castles([14, 4, 4], None), castles([4, 4, 4], Some(1))];
        let size = |scene: &Scene| PictureLayout::of(scene, Style::default(), Scale::Half).size;
        assert!(size(&scenes[0]) != size(&scenes[1]) && size(&scenes[0]) != size(&scenes[2]));
        let scenes = without_changing_sizes(&scenes);
        let sizes: Vec<Size> =
            layouts(&scenes, Style::default()).iter().map(|layout| layout.size).collect();
        assert!(sizes.iter().all(|size| *size == sizes[0]), "{sizes:?}");
    }

    #[test]
    fn the_castle_of_the_winner_keeps_its_place() {
        let hands = [4, 4, 4];
        let scenes = without_changing_sizes(&[castles(hands, None), castles(hands, Some(1))]);
        let owners = |scene: &Scene| -> Vec<_> {
            scene.boards.iter().map(|board| (board.owner, board.near)).collect()
        };
        assert_eq!(owners(&scenes[1]), owners(&scenes[0]));
    }
}
