//! The evaluation bar beside the boards: each seat's share in its color, the first seat's at the bottom.

use rules::{Floor, Ink, Scene, Seat};

use crate::canvas::Canvas;
use crate::geometry::{Size, Spot, pixels};
use crate::layers::{Emblem, Layer};
use crate::shelf::Shelf;
use crate::sprite_cache::SpriteSpec;
use crate::theme::colors;
use crate::trays::has_block;

/// The evaluation bar: its position, and its parts from the top.
#[derive(Debug)]
pub(crate) struct Bar {
    corner: Spot,
    size: Size,
    parts: Vec<(usize, Emblem)>,
    /// The material behind the emblems.
    shelf: Shelf,
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
    // Each part has room for a square emblem, so that a bar of one color still looks like a bar.
    let shared = length.saturating_sub(scene.balance.len() * thick);
    let (mut parts, mut laid, mut counted) = (Vec::new(), 0, 0);
    for share in scene.balance.iter().rev() {
        counted += usize::from(share.thousandths);
        let end = shared * counted / sum.max(1);
        parts.push((end - laid + thick, owner(scene, share.seat)));
        laid = end;
    }
    let floor = scene.boards.first().map_or(Floor::Checkered, |board| board.floor);
    let shelf = Shelf::beside(floor);
    let bar = Bar { corner, size: Size::new(thick, length), parts, shelf };
    Some((bar, Size::new(width + thick + margin, height)))
}

/// The emblem of a part's owner, in the color of their pieces.
pub(crate) fn owner(scene: &Scene, seat: Seat) -> Emblem {
    let own = scene.trays.iter().find(|tray| tray.seat == Some(seat));
    let ink = own.map_or(Ink::Side(seat.0), |tray| tray.ink);
    Emblem { ink, stone: scene.trays.iter().any(has_block) }
}

impl Bar {
    /// Draws the bar, sunk into the frame. The first part has its emblem at its top, all others at their bottom.
    pub(crate) fn draw(&self, canvas: &mut Canvas) {
        let (Spot { x, y }, Size { width, height }) = (self.corner, self.size);
        canvas.fill(
            Spot::new(x - 1, y - 1),
            Size::new(width + 2, height + 2),
            colors(canvas.theme).ink,
        );
        let mut top = y;
        for (index, (length, owner)) in self.parts.iter().enumerate() {
            let material = owner.material(colors(canvas.theme));
            canvas.fill(Spot::new(x, top), Size::new(width, *length), material.plain);
            let ground = if index == 0 { top } else { top + length - width };
            let emblem = vec![Layer::Shelf(self.shelf), Layer::Emblem(*owner)];
            canvas.paint(SpriteSpec::Square(emblem, pixels(width)), Spot::new(x, ground));
            top += length;
            let edge = Spot::new(x, top.saturating_sub(1));
            canvas.fill(edge, Size::new(width, 2), colors(canvas.theme).ink);
        }
        // The middle of the bar.
        canvas.fill(
            Spot::new(x - 2, y + height / 2 - 1),
            Size::new(width + 4, 3),
            colors(canvas.theme).recent,
        );
    }
}
