//! The bar beside the boards that shows how it stands: each seat's share in its color, the first seat's at the bottom.

use rules::{Ink, Scene, Seat, Thing};

use crate::canvas::{Canvas, Spot};
use crate::theme::{Paint, look, side, stone};

/// Where the bar lies, and what it is made of from its upper end.
#[derive(Debug)]
pub(crate) struct Bar {
    corner: Spot,
    size: Spot,
    parts: Vec<(usize, Paint)>,
}

/// Lays the bar at the right of everything, and says how wide the picture is then; nothing without a balance.
pub(crate) fn lay(scene: &Scene, (width, height): Spot) -> Option<(Bar, Spot)> {
    if scene.balance.is_empty() {
        return None;
    }
    let thick = (width.min(height) / 24).max(4);
    let margin = thick / 2;
    let (corner, length) = ((width, margin), height.saturating_sub(2 * margin).max(1));
    let sum: usize = scene.balance.iter().map(|share| usize::from(share.thousandths)).sum();
    let (mut parts, mut laid, mut counted) = (Vec::new(), 0, 0);
    for share in scene.balance.iter().rev() {
        counted += usize::from(share.thousandths);
        let end = length * counted / sum.max(1);
        parts.push((end - laid, paint(scene, share.seat)));
        laid = end;
    }
    let bar = Bar { corner, size: (thick, length), parts };
    Some((bar, (width + thick + margin, height)))
}

/// The color of a seat's pieces.
fn paint(scene: &Scene, seat: Seat) -> Paint {
    let own = scene.trays.iter().find(|tray| tray.seat == Some(seat));
    let ink = own.map_or(Ink::Side(seat.0), |tray| tray.ink);
    let is_block =
        |tray: &rules::Tray| tray.items.iter().any(|item| matches!(item.thing, Thing::Block(..)));
    if scene.trays.iter().any(is_block) { stone(ink) } else { side(ink) }
}

impl Bar {
    /// Draws it, sunk into the frame.
    pub(crate) fn draw(&self, canvas: &mut Canvas) {
        let ((x, y), (thick, length)) = (self.corner, self.size);
        canvas.fill((x - 1, y - 1), (thick + 2, length + 2), look(canvas.theme).ink);
        let mut top = y;
        for (height, paint) in &self.parts {
            canvas.fill((x, top), (thick, *height), paint.plain);
            top += height;
        }
        // Half of it all.
        canvas.fill((x - 1, y + length / 2), (thick + 2, 1), look(canvas.theme).recent);
    }
}
