//! The bar beside the boards: each seat's share in its color, the first seat's at the bottom.

use rules::{Ink, Scene, Seat, Thing};

use crate::canvas::Canvas;
use crate::geometry::{Size, Spot};
use crate::theme::{Material, colors, side, stone};

/// Where the bar lies, and what it is made of from its upper end.
#[derive(Debug)]
pub(crate) struct Bar {
    corner: Spot,
    size: Size,
    parts: Vec<(usize, Material)>,
}

/// Lays the bar at the right of everything, and says how wide the picture is then; nothing without a balance.
pub(crate) fn lay(scene: &Scene, size: Size) -> Option<(Bar, Size)> {
    if scene.balance.is_empty() {
        return None;
    }
    let Size { width, height } = size;
    let thick = (width.min(height) / 24).max(4);
    let margin = thick / 2;
    let (corner, length) = (Spot::new(width, margin), height.saturating_sub(2 * margin).max(1));
    let sum: usize = scene.balance.iter().map(|share| usize::from(share.thousandths)).sum();
    let (mut parts, mut laid, mut counted) = (Vec::new(), 0, 0);
    for share in scene.balance.iter().rev() {
        counted += usize::from(share.thousandths);
        let end = length * counted / sum.max(1);
        parts.push((end - laid, material(scene, share.seat)));
        laid = end;
    }
    let bar = Bar { corner, size: Size::new(thick, length), parts };
    Some((bar, Size::new(width + thick + margin, height)))
}

/// The color of a seat's pieces.
fn material(scene: &Scene, seat: Seat) -> Material {
    let own = scene.trays.iter().find(|tray| tray.seat == Some(seat));
    let ink = own.map_or(Ink::Side(seat.0), |tray| tray.ink);
    let is_block =
        |tray: &rules::Tray| tray.items.iter().any(|item| matches!(item.thing, Thing::Block(..)));
    if scene.trays.iter().any(is_block) { stone(ink) } else { side(ink) }
}

impl Bar {
    /// Draws it, sunk into the frame.
    pub(crate) fn draw(&self, canvas: &mut Canvas) {
        let (Spot { x, y }, Size { width, height }) = (self.corner, self.size);
        canvas.fill(
            Spot::new(x - 1, y - 1),
            Size::new(width + 2, height + 2),
            colors(canvas.theme).ink,
        );
        let mut top = y;
        for (length, material) in &self.parts {
            canvas.fill(Spot::new(x, top), Size::new(width, *length), material.plain);
            top += length;
        }
        // Half of it all.
        canvas.fill(
            Spot::new(x - 1, y + height / 2),
            Size::new(width + 2, 1),
            colors(canvas.theme).recent,
        );
    }
}
