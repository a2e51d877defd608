//! The evaluation curve below a match's board, with the deciding moves. The first seat's share is at the bottom.

use rules::{Curve, CurvePin, Scene, Seat};
use tiny_skia::Pixmap;

use crate::art;
use crate::balance::owner;
use crate::canvas::Canvas;
use crate::geometry::{Size, Spot, as_f32, pixels};
use crate::layers::Emblem;
use crate::paint::{Painter, Square, polygon, polyline};
use crate::sprite_cache::{Lettering, SpriteSpec, TextSpec};
use crate::text;
use crate::theme::{Colors, colors};

/// The smallest share that is drawn for a seat, so that every color stays visible.
const LEAST: f32 = 0.04;

/// Half the height of a deciding move's shape, with its outline.
const PIN: f32 = 18.0;

/// A curve with its place in the picture, and the owners of its shares.
#[derive(Debug)]
pub(crate) struct Strip<'a> {
    curve: &'a Curve,
    corner: Spot,
    size: Size,
    /// The height of capitals in the numbers below the curve.
    cap: usize,
    /// The owners of the shares, from the bottom up.
    owners: Vec<Emblem>,
}

/// Places the curve below the picture so far, and returns it with the new size. `None` if there are fewer than two
/// positions.
pub(crate) fn lay(scene: &Scene, size: Size) -> Option<(Strip<'_>, Size)> {
    let curve = scene.curve.as_ref().filter(|curve| curve.shares.len() > 1)?;
    let Size { width, height } = size;
    let (margin, cap) = ((width / 18).max(4), (width / 40).max(5));
    let field = Size::new(width.saturating_sub(2 * margin).max(1), (width / 7).max(8));
    let corner = Spot::new(margin, height + margin / 3);
    let seats = curve.shares.first().map_or(0, Vec::len);
    let owners = (0..seats).filter_map(|seat| u8::try_from(seat).ok());
    let owners = owners.map(|seat| owner(scene, Seat(seat))).collect();
    let numbers = if curve.pins.is_empty() { 0 } else { cap * 2 };
    let below = corner.y + field.height + numbers + margin / 3;
    Some((Strip { curve, corner, size: field, cap, owners }, Size::new(width, below)))
}

impl Strip<'_> {
    /// Draws the curve, sunk into the frame.
    pub(crate) fn draw(&self, canvas: &mut Canvas) {
        let (Spot { x, y }, Size { width, height }) = (self.corner, self.size);
        let colors = colors(canvas.theme);
        canvas.fill(Spot::new(x - 2, y - 2), Size::new(width + 4, height + 4), colors.ink);
        canvas.paste(&self.field(colors), self.corner);
        self.draw_numbers(canvas);
    }

    /// Paints the areas, the lines between them, the shown position and the deciding moves.
    fn field(&self, colors: &'static Colors) -> Pixmap {
        let length = |pixels: usize| u32::try_from(pixels).unwrap_or(1).max(1);
        let mut pixmap = Pixmap::new(length(self.size.width), length(self.size.height))
            .expect("the field has a sane size");
        let mut painter = Painter::new(&mut pixmap, colors, Square::PIXELS);
        let (right, bottom) = (as_f32(self.size.width), as_f32(self.size.height));
        if let Some(last) = self.owners.last() {
            let whole = [(0.0, 0.0), (right, 0.0), (right, bottom), (0.0, bottom)];
            painter.fill(&polygon(&whole), last.material(colors).plain);
        }
        let edges: Vec<Vec<_>> = (1..self.owners.len()).map(|above| self.edge(above - 1)).collect();
        // Each area reaches down to the bottom, and the next area covers its lower part.
        for (owner, edge) in self.owners.iter().zip(&edges).rev() {
            let area = edge.iter().copied().chain([(right, bottom), (0.0, bottom)]);
            painter.fill(&polygon(&area.collect::<Vec<_>>()), owner.material(colors).plain);
        }
        let middle = polyline(&[(0.0, bottom / 2.0), (right, bottom / 2.0)]);
        painter.dashes(&middle, colors.back[1], 2.0, 9.0);
        // A line marks the shown position, unless it is the last.
        if self.curve.at + 1 < self.curve.shares.len() {
            upright(&mut painter, self.across(self.curve.at), bottom, colors.white);
        }
        for edge in &edges {
            painter.line(&polyline(edge), colors.ink, 9.0);
        }
        for edge in &edges {
            painter.line(&polyline(edge), colors.recent, 5.0);
        }
        for pin in &self.curve.pins {
            self.draw_pin(&mut painter, *pin);
        }
        pixmap
    }

    /// Draws a deciding move: its mover's shape on an upright line.
    fn draw_pin(&self, painter: &mut Painter<'_>, pin: CurvePin) {
        let owner = self.owners[pin.seat.index() % self.owners.len()];
        // No line is above the last seat's share, so its moves are on the line below that share.
        let below = pin.seat.index().min(self.owners.len().saturating_sub(2));
        let (x, y) = self.place(below, pin.ply);
        let hit = painter.colors().hit;
        painter.dashes(&polyline(&[(x, 0.0), (x, as_f32(self.size.height))]), hit, 4.0, 8.0);
        // The shape stays within the field, even where one side has everything.
        let inside = |at: f32, length: usize| at.min(as_f32(length) - PIN).max(PIN);
        let (x, y) = (inside(x, self.size.width), inside(y, self.size.height));
        let mut small = painter.moved(x - 50.0, y - 50.0);
        small.scaled(0.32).outlined(&art::emblem_shape(owner.ink), hit, 9.0);
    }

    /// Draws the numbers of the deciding moves below the curve, side by side where the moves are close together.
    fn draw_numbers(&self, canvas: &mut Canvas) {
        let mut pins: Vec<&CurvePin> = self.curve.pins.iter().collect();
        pins.sort_by_key(|pin| pin.ply);
        let texts: Vec<String> = pins.iter().map(|pin| pin.ply.to_string()).collect();
        let widths: Vec<usize> = texts.iter().map(|text| text::width(text, self.cap) + 2).collect();
        let mut lefts = Vec::new();
        let mut free = 0;
        for (pin, width) in pins.iter().zip(&widths) {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "in the field"
            )]
            let middle = self.corner.x + self.across(pin.ply) as usize;
            let left = middle.saturating_sub(width / 2).max(free);
            free = left + width + self.cap / 2;
            lefts.push(left);
        }
        // A number that would cross the right edge moves left, and pushes its neighbors.
        let mut end = canvas.width;
        for (left, width) in lefts.iter_mut().zip(&widths).rev() {
            *left = (*left).min(end.saturating_sub(*width));
            end = left.saturating_sub(self.cap / 2);
        }
        let colors = colors(canvas.theme);
        let lettering = Lettering { ink: colors.hit, ground: colors.frame[0] };
        for ((text, width), left) in texts.into_iter().zip(widths).zip(lefts) {
            let corner = Spot::new(left, self.corner.y + self.size.height + 2);
            let (width, height) = (pixels(width), pixels(self.cap * 2));
            let spec = TextSpec { text, cap_height: pixels(self.cap), width, height, lettering };
            canvas.paint_on_frame(SpriteSpec::Text(spec), corner);
        }
    }

    /// The line above the share of a seat.
    fn edge(&self, seat: usize) -> Vec<(f32, f32)> {
        (0..self.curve.shares.len()).map(|ply| self.place(seat, ply)).collect()
    }

    /// The point of the line above the share of a seat after this number of plies.
    fn place(&self, seat: usize, ply: usize) -> (f32, f32) {
        let shares = &self.curve.shares[ply.min(self.curve.shares.len() - 1)];
        let sum: f32 = shares.iter().take(seat + 1).copied().map(f32::from).sum();
        let (below, above) = (as_f32(seat + 1), as_f32(self.owners.len().saturating_sub(seat + 1)));
        let share = (sum / 1000.0).clamp(LEAST * below, 1.0 - LEAST * above);
        (self.across(ply), as_f32(self.size.height) * (1.0 - share))
    }

    /// The distance from the left edge after this number of plies.
    fn across(&self, ply: usize) -> f32 {
        let last = self.curve.shares.len() - 1;
        as_f32(self.size.width) * as_f32(ply.min(last)) / as_f32(last.max(1))
    }
}

fn upright(painter: &mut Painter<'_>, x: f32, bottom: f32, color: crate::theme::Rgb) {
    let line = polyline(&[(x, 0.0), (x, bottom)]);
    painter.line(&line, painter.colors().ink, 8.0);
    painter.line(&line, color, 4.0);
}
