//! Painting smooth shapes on one square, in hundredths of its side.

use tiny_skia::{
    ColorU8, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, PixmapPaint,
    PremultipliedColorU8, Rect, Stroke, StrokeDash, Transform,
};

use crate::theme::{Colors, Rgb};

/// A square of a pixmap: its left upper corner and its side, in pixels.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Square {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) side: f32,
}

/// A rectangle in hundredths of a square, from the left and from the top.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rectangle {
    pub(crate) left: f32,
    pub(crate) top: f32,
    pub(crate) right: f32,
    pub(crate) bottom: f32,
}

/// The rectangle between these edges.
pub(crate) const fn rectangle(left: f32, top: f32, right: f32, bottom: f32) -> Rectangle {
    Rectangle { left, top, right, bottom }
}

impl Rectangle {
    fn rect(self) -> Option<Rect> {
        Rect::from_ltrb(self.left, self.top, self.right, self.bottom)
    }
}

/// Paints on one square of a pixmap, and never beyond the pixmap.
#[derive(Debug)]
pub(crate) struct Painter<'a> {
    pixmap: &'a mut Pixmap,
    transform: Transform,
    colors: &'static Colors,
}

impl<'a> Painter<'a> {
    /// A painter of this square.
    pub(crate) fn new(pixmap: &'a mut Pixmap, colors: &'static Colors, square: Square) -> Self {
        let scale = square.side / 100.0;
        let transform = Transform::from_row(scale, 0.0, 0.0, scale, square.x, square.y);
        Self { pixmap, transform, colors }
    }

    /// The colors to paint in.
    pub(crate) fn colors(&self) -> &'static Colors {
        self.colors
    }

    /// The same painter for something smaller, around the middle of the square.
    pub(crate) fn scaled(&mut self, factor: f32) -> Painter<'_> {
        let shift = 50.0 * (1.0 - factor);
        let transform = self.transform.pre_translate(shift, shift).pre_scale(factor, factor);
        Painter { pixmap: self.pixmap, transform, colors: self.colors }
    }

    /// The same painter, moved.
    pub(crate) fn moved(&mut self, x: f32, y: f32) -> Painter<'_> {
        let transform = self.transform.pre_translate(x, y);
        Painter { pixmap: self.pixmap, transform, colors: self.colors }
    }

    /// Fills a shape.
    pub(crate) fn fill(&mut self, path: &Path, color: Rgb) {
        self.pixmap.fill_path(path, &paint(color), FillRule::Winding, self.transform, None);
    }

    /// Fills a rectangle.
    pub(crate) fn rect(&mut self, rectangle: Rectangle, color: Rgb) {
        if let Some(rect) = rectangle.rect() {
            self.fill(&PathBuilder::from_rect(rect), color);
        }
    }

    /// Draws along a line, with round ends and corners.
    pub(crate) fn line(&mut self, path: &Path, color: Rgb, width: f32) {
        self.stroke(path, color, &stroke(width, None));
    }

    /// Draws along a line in dashes of this length and as long gaps.
    pub(crate) fn dashes(&mut self, path: &Path, color: Rgb, width: f32, dash: f32) {
        let dash = StrokeDash::new(vec![dash, dash], dash / 2.0);
        self.stroke(path, color, &Stroke { line_cap: LineCap::Butt, ..stroke(width, dash) });
    }

    /// Fills a shape and draws its outline in ink.
    pub(crate) fn outlined(&mut self, path: &Path, color: Rgb, width: f32) {
        self.line(path, self.colors.ink, width * 2.0);
        self.fill(path, color);
    }

    /// Paints something translucent.
    pub(crate) fn translucent(&mut self, opacity: f32, paint: impl FnOnce(&mut Painter<'_>)) {
        let (width, height) = (self.pixmap.width(), self.pixmap.height());
        let Some(mut layer) = Pixmap::new(width, height) else { return };
        paint(&mut Painter { pixmap: &mut layer, transform: self.transform, colors: self.colors });
        let paint = PixmapPaint { opacity, ..PixmapPaint::default() };
        self.pixmap.draw_pixmap(0, 0, layer.as_ref(), &paint, Transform::identity(), None);
    }

    /// Paints something that throws a soft shadow to the right and below.
    pub(crate) fn raised(&mut self, paint: impl FnOnce(&mut Painter<'_>)) {
        if !self.colors.is_rich {
            return paint(self);
        }
        let Some(mut layer) = self.layer() else { return };
        let transform = self.transform.post_translate(-(layer.left as f32), -(layer.top as f32));
        paint(&mut Painter { pixmap: &mut layer.pixmap, transform, colors: self.colors });
        lay(self.pixmap, &layer, self.colors.ink, self.transform.sx);
    }

    /// An empty layer as large as the square and its surroundings.
    fn layer(&self) -> Option<RaisedLayer> {
        let side = 100.0 * self.transform.sx;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "cut off at 0")]
        let ends = |start: f32, length: u32| {
            let from = (start - side * AROUND).floor().max(0.0) as u32;
            let to = (start + side * (1.0 + AROUND)).ceil().max(0.0) as u32;
            (from.min(length), to.min(length))
        };
        let (left, right) = ends(self.transform.tx, self.pixmap.width());
        let (top, bottom) = ends(self.transform.ty, self.pixmap.height());
        Some(RaisedLayer { left, top, pixmap: Pixmap::new(right - left, bottom - top)? })
    }

    fn stroke(&mut self, path: &Path, color: Rgb, stroke: &Stroke) {
        self.pixmap.stroke_path(path, &paint(color), stroke, self.transform, None);
    }
}

/// A layer that throws a shadow, and where it lies on the ground.
struct RaisedLayer {
    left: u32,
    top: u32,
    pixmap: Pixmap,
}

/// So much of its side beyond a square is painted what stands on it, with its shadow.
const AROUND: f32 = 0.12;

/// How far a shadow falls, in hundredths of a square to the right and below: several edges make a soft one.
const FALLS: [(f32, f32); 4] = [(1.0, 1.6), (2.0, 3.2), (3.0, 4.8), (4.0, 6.4)];

/// Lays the layer on the ground, and a shadow right and below of everything that is painted on it.
///
/// Reckoned in whole numbers, pixel by pixel: to draw the layer five times takes longer than all else on a square.
fn lay(ground: &mut Pixmap, layer: &RaisedLayer, ink: Rgb, scale: f32) {
    let RaisedLayer { left, top, pixmap: layer } = layer;
    let side = |length: u32| usize::try_from(length).unwrap_or(0);
    let (width, wide) = (side(layer.width()), side(ground.width()));
    let start = side(*top) * wide + side(*left);
    let alphas: Vec<u32> = layer.pixels().iter().map(|pixel| u32::from(pixel.alpha())).collect();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few pixels")]
    let falls = FALLS.map(|fall| ((fall.0 * scale) as usize, (fall.1 * scale) as usize));
    let ground = ground.pixels_mut();
    for (index, &above) in layer.pixels().iter().enumerate() {
        let (x, y) = (index % width, index / width);
        let pixel = &mut ground[start + y * wide + x];
        // What is painted up to the edge goes on beyond it.
        let from = |(dx, dy): (usize, usize)| y.saturating_sub(dy) * width + x.saturating_sub(dx);
        if above.alpha() == 255 {
            *pixel = above;
            continue;
        }
        let dark = falls.iter().map(|fall| alphas[from(*fall)]).sum::<u32>() * 28 / 256;
        // Most of a square is neither under a thing nor in its shadow.
        if dark > 0 || above.alpha() > 0 {
            *pixel = over(above, over(shadow(ink, dark), *pixel));
        }
    }
}

/// Ink that covers so much, of 255.
fn shadow(ink: Rgb, dark: u32) -> PremultipliedColorU8 {
    let dark = u8::try_from(dark).unwrap_or(u8::MAX);
    ColorU8::from_rgba(ink[0], ink[1], ink[2], dark).premultiply()
}

/// One color upon another.
fn over(above: PremultipliedColorU8, below: PremultipliedColorU8) -> PremultipliedColorU8 {
    let left = u32::from(255 - above.alpha());
    let mixed = |above: u8, below: u8| {
        u8::try_from(u32::from(above) + (u32::from(below) * left + 127) / 255).unwrap_or(u8::MAX)
    };
    let (r, g) = (mixed(above.red(), below.red()), mixed(above.green(), below.green()));
    let (b, a) = (mixed(above.blue(), below.blue()), mixed(above.alpha(), below.alpha()));
    PremultipliedColorU8::from_rgba(r, g, b, a).unwrap_or(above)
}

fn paint(color: Rgb) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(color[0], color[1], color[2], 255);
    paint
}

fn stroke(width: f32, dash: Option<StrokeDash>) -> Stroke {
    let (line_cap, line_join) = (LineCap::Round, LineJoin::Round);
    Stroke { width, line_cap, line_join, dash, ..Stroke::default() }
}

/// A closed shape through these points.
pub(crate) fn polygon(points: &[(f32, f32)]) -> Path {
    traced(points, true)
}

/// A line through these points.
pub(crate) fn polyline(points: &[(f32, f32)]) -> Path {
    traced(points, false)
}

/// A circle.
pub(crate) fn circle(x: f32, y: f32, radius: f32) -> Path {
    PathBuilder::from_circle(x, y, radius).expect("the radius is a positive constant")
}

/// Several rectangles as one shape.
pub(crate) fn rectangles(rectangles: &[Rectangle]) -> Path {
    let mut builder = PathBuilder::new();
    for rectangle in rectangles {
        if let Some(rect) = rectangle.rect() {
            builder.push_rect(rect);
        }
    }
    finish(builder)
}

/// A shape drawn by a function.
pub(crate) fn shape(draw: impl FnOnce(&mut PathBuilder)) -> Path {
    let mut builder = PathBuilder::new();
    draw(&mut builder);
    finish(builder)
}

fn traced(points: &[(f32, f32)], close: bool) -> Path {
    shape(|builder| {
        for (index, (x, y)) in points.iter().enumerate() {
            if index == 0 { builder.move_to(*x, *y) } else { builder.line_to(*x, *y) }
        }
        if close {
            builder.close();
        }
    })
}

/// The path, or a dot too small to see where there is none.
fn finish(builder: PathBuilder) -> Path {
    builder.finish().unwrap_or_else(|| circle(0.0, 0.0, 0.001))
}
