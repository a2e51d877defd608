//! The evaluation bar beside the boards: each seat's share in its color, the first seat's at the bottom.

use rules::{Ink, Scene, Seat, Thing};

use crate::canvas::Canvas;
use crate::geometry::{Size, Spot};
use crate::layers::Emblem;
use crate::theme::colors;

/// The position of the bar, and its parts from the top.
#[derive(Debug)]
pub(crate) struct Bar {
    corner: Spot,
    size: Size,
    parts: Vec<(usize, Emblem)>,
}

/// Places the bar at the right edge, and returns it with the new size of the picture. `None` without a balance.
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
        parts.push((end - laid, owner(scene, share.seat)));
        laid = end;
    }
    let bar = Bar { corner, size: Size::new(thick, length), parts };
    Some((bar, Size::new(width + thick + margin, height)))
}

/// The emblem of a part's owner, in the color of their pieces.
fn owner(scene: &Scene, seat: Seat) -> Emblem {
    let own = scene.trays.iter().find(|tray| tray.seat == Some(seat));
    let ink = own.map_or(Ink::Side(seat.0), |tray| tray.ink);
    let is_block =
        |tray: &rules::Tray| tray.items.iter().any(|item| matches!(item.thing, Thing::Block(..)));
    Emblem { ink, stone: scene.trays.iter().any(is_block) }
}

impl Bar {
    /// Draws the bar, sunk into the frame.
    pub(crate) fn draw(&self, canvas: &mut Canvas) {
        let (Spot { x, y }, Size { width, height }) = (self.corner, self.size);
        canvas.fill(
            Spot::new(x - 1, y - 1),
            Size::new(width + 2, height + 2),
            colors(canvas.theme).ink,
        );
        let mut top = y;
        for (length, owner) in &self.parts {
            let material = owner.material(colors(canvas.theme));
            canvas.fill(Spot::new(x, top), Size::new(width, *length), material.plain);
            top += length;
        }
        // The middle of the bar.
        canvas.fill(
            Spot::new(x - 1, y + height / 2),
            Size::new(width + 2, 1),
            colors(canvas.theme).recent,
        );
    }
}
