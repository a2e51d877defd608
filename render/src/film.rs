//! A film: a list of scenes as an animated GIF.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use rules::Scene;

use crate::canvas::Canvas;
use crate::geometry::Size;
use crate::indexed_colors::{CLEAR, palette};
use crate::picture::canvas;
use crate::plan::Plan;
use crate::sizes::Scale;
use crate::{Style, Theme};

/// The longest duration of a frame, in hundredths of a second.
const DELAY: u16 = 80;
/// The shortest duration of a frame: a move can still be read.
const LEAST_DELAY: u16 = 40;
/// The duration of the last frame.
const LAST_DELAY: u16 = 400;
/// The longest duration of a film.
const LONGEST: u16 = 4500;

/// The most scenes of a film that lasts at most 45 seconds.
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
/// Each frame holds only the rectangle that changed, and in it only the changed pixels. The more frames, the shorter
/// each is shown, so that [`MOST_FRAMES`] last 45 seconds.
pub fn film(scenes: &[Scene], style: &Style) -> Option<Film> {
    if scenes.is_empty() {
        return None;
    }
    let plans: Vec<_> = scenes.iter().map(|scene| Plan::of(scene, *style, Scale::Half)).collect();
    let longest = |side: fn(&Plan<'_>) -> usize| plans.iter().map(side).max().unwrap_or(1);
    let size = Size::new(longest(|plan| plan.size.width), longest(|plan| plan.size.height));
    let gif = encode(&plans, size, style.theme).expect("writing to memory does not fail");
    let side = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
    Some(Film { gif, width: side(size.width), height: side(size.height) })
}

fn encode(plans: &[Plan<'_>], size: Size, theme: Theme) -> Result<Vec<u8>, EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder =
        Encoder::new(&mut bytes, short(size.width), short(size.height), &palette(theme).bytes())?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut shown: Option<Canvas> = None;
    let delay = delay(plans.len());
    for (index, plan) in plans.iter().enumerate() {
        let next = padded(&canvas(plan), size);
        let mut frame = frame(shown.as_ref(), &next);
        frame.delay = if index + 1 == plans.len() { LAST_DELAY } else { delay };
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

/// The frame with the changes of the next picture.
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
