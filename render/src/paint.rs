//! Paints smooth shapes on one square, in hundredths of its side: as pixels, or as elements of an SVG.

use tiny_skia::{
    ColorU8, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, PixmapPaint,
    PremultipliedColorU8, Rect, Stroke, StrokeDash, Transform,
};

use crate::drawing::{Drawing, Element, Line};
use crate::theme::{Colors, Rgb};

/// A square of a pixmap or a drawing: its upper left corner and its side, in pixels or units.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Square {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) side: f32,
}

/// A rectangle in hundredths of a square, from the left and the top.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rectangle {
    pub(crate) left: f32,
    pub(crate) top: f32,
    pub(crate) right: f32,
    pub(crate) bottom: f32,
}

pub(crate) const fn rectangle(left: f32, top: f32, right: f32, bottom: f32) -> Rectangle {
    Rectangle { left, top, right, bottom }
}

impl Rectangle {
    fn rect(self) -> Option<Rect> {
        Rect::from_ltrb(self.left, self.top, self.right, self.bottom)
    }
}

/// A painter for one square of a pixmap or a drawing. It never paints outside a pixmap.
#[derive(Debug)]
pub(crate) struct Painter<'a> {
    target: Target<'a>,
    transform: Transform,
    colors: &'static Colors,
}

#[derive(Debug)]
enum Target<'a> {
    Pixels(&'a mut Pixmap),
    Elements(&'a mut Drawing),
}

impl Target<'_> {
    fn reborrow(&mut self) -> Target<'_> {
        match self {
            Target::Pixels(pixmap) => Target::Pixels(pixmap),
            Target::Elements(drawing) => Target::Elements(drawing),
        }
    }
}

impl<'a> Painter<'a> {
    /// A painter that paints pixels in this square.
    pub(crate) fn new(pixmap: &'a mut Pixmap, colors: &'static Colors, square: Square) -> Self {
        Self { target: Target::Pixels(pixmap), transform: square.transform(), colors }
    }

    /// A painter that records the elements of an SVG in this square.
    pub(crate) fn recorder(
        drawing: &'a mut Drawing,
        colors: &'static Colors,
        square: Square,
    ) -> Self {
        Self { target: Target::Elements(drawing), transform: square.transform(), colors }
    }

    pub(crate) fn colors(&self) -> &'static Colors {
        self.colors
    }

    /// A painter scaled around the middle of the square.
    pub(crate) fn scaled(&mut self, factor: f32) -> Painter<'_> {
        let shift = 50.0 * (1.0 - factor);
        self.transformed(self.transform.pre_translate(shift, shift).pre_scale(factor, factor))
    }

    /// A painter scaled around a point three quarters down the square, for tall pieces.
    pub(crate) fn scaled_at_foot(&mut self, factor: f32) -> Painter<'_> {
        let shift = 50.0 * (1.0 - factor);
        self.transformed(self.transform.pre_translate(shift, 1.5 * shift).pre_scale(factor, factor))
    }

    /// A painter moved by this distance.
    pub(crate) fn moved(&mut self, x: f32, y: f32) -> Painter<'_> {
        self.transformed(self.transform.pre_translate(x, y))
    }

    /// A painter of a piece that has fallen over.
    pub(crate) fn tipped(&mut self) -> Painter<'_> {
        self.transformed(self.transform.pre_concat(Transform::from_rotate_at(-75.0, 50.0, 50.0)))
    }

    fn transformed(&mut self, transform: Transform) -> Painter<'_> {
        Painter { target: self.target.reborrow(), transform, colors: self.colors }
    }

    pub(crate) fn fill(&mut self, path: &Path, color: Rgb) {
        match &mut self.target {
            Target::Pixels(pixmap) => {
                pixmap.fill_path(path, &paint(color), FillRule::Winding, self.transform, None);
            }
            Target::Elements(drawing) => drawing.fill(path, self.transform, color),
        }
    }

    pub(crate) fn rect(&mut self, rectangle: Rectangle, color: Rgb) {
        if let Some(rect) = rectangle.rect() {
            self.fill(&PathBuilder::from_rect(rect), color);
        }
    }

    /// Strokes a line with round ends and corners.
    pub(crate) fn line(&mut self, path: &Path, color: Rgb, width: f32) {
        self.stroke(path, Line { color, width, dash: None });
    }

    /// Strokes a line in dashes of this length, with gaps of the same length.
    pub(crate) fn dashes(&mut self, path: &Path, color: Rgb, width: f32, dash: f32) {
        self.stroke(path, Line { color, width, dash: Some(dash) });
    }

    /// Fills a shape and strokes its outline in ink.
    pub(crate) fn outlined(&mut self, path: &Path, color: Rgb, width: f32) {
        self.line(path, self.colors.ink, width * 2.0);
        self.fill(path, color);
    }

    /// Paints with this opacity, from 0 to 1.
    pub(crate) fn translucent(&mut self, opacity: f32, paint: impl FnOnce(&mut Painter<'_>)) {
        let (transform, colors) = (self.transform, self.colors);
        match &mut self.target {
            Target::Pixels(pixmap) => {
                let Some(mut layer) = Pixmap::new(pixmap.width(), pixmap.height()) else { return };
                paint(&mut Painter { target: Target::Pixels(&mut layer), transform, colors });
                let paint = PixmapPaint { opacity, ..PixmapPaint::default() };
                pixmap.draw_pixmap(0, 0, layer.as_ref(), &paint, Transform::identity(), None);
            }
            Target::Elements(drawing) => {
                let mut inner = Drawing::default();
                paint(&mut Painter { target: Target::Elements(&mut inner), transform, colors });
                drawing.push(Element::Faded(opacity, inner));
            }
        }
    }

    /// Paints a piece with a shadow to the lower right.
    pub(crate) fn raised(&mut self, paint: impl FnOnce(&mut Painter<'_>)) {
        if !self.colors.is_rich {
            return paint(self);
        }
        let (transform, colors) = (self.transform, self.colors);
        match &mut self.target {
            Target::Pixels(pixmap) => {
                let Some(mut layer) = RaisedLayer::around(transform, pixmap) else { return };
                let transform = transform.post_translate(-(layer.left as f32), -(layer.top as f32));
                let target = Target::Pixels(&mut layer.pixmap);
                paint(&mut Painter { target, transform, colors });
                lay(pixmap, &layer, colors.ink, transform.sx);
            }
            Target::Elements(drawing) => {
                let mut inner = Drawing::default();
                paint(&mut Painter { target: Target::Elements(&mut inner), transform, colors });
                drawing.push(Element::Raised(inner));
            }
        }
    }

    fn stroke(&mut self, path: &Path, line: Line) {
        match &mut self.target {
            Target::Pixels(pixmap) => {
                let (paint, stroke) = (paint(line.color), stroke(line));
                pixmap.stroke_path(path, &paint, &stroke, self.transform, None);
            }
            Target::Elements(drawing) => drawing.stroke(path, self.transform, line),
        }
    }
}

impl Square {
    /// The square whose hundredths are the pixels of a picture.
    pub(crate) const PIXELS: Self = Self { x: 0.0, y: 0.0, side: 100.0 };

    /// Maps hundredths of this square to pixels.
    fn transform(self) -> Transform {
        let scale = self.side / 100.0;
        Transform::from_row(scale, 0.0, 0.0, scale, self.x, self.y)
    }
}

/// A layer that gets a shadow, and its position in the ground, the pixmap below it.
struct RaisedLayer {
    left: u32,
    top: u32,
    pixmap: Pixmap,
}

impl RaisedLayer {
    /// An empty layer for the square with this transform, with room for a tall piece and its shadow.
    fn around(transform: Transform, ground: &Pixmap) -> Option<Self> {
        let side = 100.0 * transform.sx;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "cut off at 0")]
        let ends = |start: f32, before: f32, length: u32| {
            let from = (start - side * before).floor().max(0.0) as u32;
            let to = (start + side * (1.0 + AROUND)).ceil().max(0.0) as u32;
            (from.min(length), to.min(length))
        };
        let (left, right) = ends(transform.tx, AROUND, ground.width());
        let (top, bottom) = ends(transform.ty, RISE, ground.height());
        Some(Self { left, top, pixmap: Pixmap::new(right - left, bottom - top)? })
    }
}

/// The width of the area around a square that a piece and its shadow may cover, relative to its side.
const AROUND: f32 = 0.12;

/// The height of the area above a square that a tall piece may cover, relative to its side.
const RISE: f32 = 0.7;

/// The offset of a shadow in hundredths of a square: the light comes from the upper left.
pub(crate) const FALL: (f32, f32) = (7.0, 5.0);

/// Puts the layer on the ground, with a shadow to the lower right of everything painted on it.
///
/// The result is computed in integers, pixel by pixel. Drawing the layer twice would take longer than everything else
/// on a square.
fn lay(ground: &mut Pixmap, layer: &RaisedLayer, ink: Rgb, scale: f32) {
    let RaisedLayer { left, top, pixmap: layer } = layer;
    let side = |length: u32| usize::try_from(length).unwrap_or(0);
    let (width, wide) = (side(layer.width()), side(ground.width()));
    let start = side(*top) * wide + side(*left);
    let alphas: Vec<u32> = layer.pixels().iter().map(|pixel| u32::from(pixel.alpha())).collect();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few pixels")]
    let (fall_x, fall_y) = ((FALL.0 * scale) as usize, (FALL.1 * scale) as usize);
    let ground = ground.pixels_mut();
    for (index, &above) in layer.pixels().iter().enumerate() {
        let (x, y) = (index % width, index / width);
        let pixel = &mut ground[start + y * wide + x];
        if above.alpha() == 255 {
            *pixel = above;
            continue;
        }
        // Shapes at the edge of the layer continue beyond it.
        let from = y.saturating_sub(fall_y) * width + x.saturating_sub(fall_x);
        let dark = alphas[from] * 28 / 100;
        // Most pixels are neither under the piece nor in its shadow.
        if dark > 0 || above.alpha() > 0 {
            *pixel = over(above, over(shadow(ink, dark), *pixel));
        }
    }
}

/// Ink with this opacity, out of 255.
fn shadow(ink: Rgb, dark: u32) -> PremultipliedColorU8 {
    let dark = u8::try_from(dark).unwrap_or(u8::MAX);
    ColorU8::from_rgba(ink[0], ink[1], ink[2], dark).premultiply()
}

/// One color over another.
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

fn stroke(line: Line) -> Stroke {
    let dash = line.dash.and_then(|dash| StrokeDash::new(vec![dash, dash], dash / 2.0));
    let line_cap = if line.dash.is_some() { LineCap::Butt } else { LineCap::Round };
    Stroke { width: line.width, line_cap, line_join: LineJoin::Round, dash, ..Stroke::default() }
}

/// A closed shape with these corners.
pub(crate) fn polygon(points: &[(f32, f32)]) -> Path {
    traced(points, true)
}

/// A line through these points.
pub(crate) fn polyline(points: &[(f32, f32)]) -> Path {
    traced(points, false)
}

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

/// A shape in the path language of SVG: absolute `M`, `L`, `H`, `V`, `Q`, `C` and `Z`.
pub(crate) fn drawn(path: &str) -> Path {
    shape(|builder| {
        let mut at = (0.0, 0.0);
        let starts = path.char_indices().filter(|(_, letter)| letter.is_alphabetic());
        for (start, command) in starts {
            let rest = &path[start + 1..];
            let end = rest.find(char::is_alphabetic).unwrap_or(rest.len());
            let numbers: Vec<f32> =
                rest[..end].split_whitespace().filter_map(|number| number.parse().ok()).collect();
            at = match numbers[..] {
                [x] if command == 'H' => (x, at.1),
                [y] => (at.0, y),
                [.., x, y] => (x, y),
                [] => at,
            };
            match (command, &numbers[..]) {
                ('M', _) => builder.move_to(at.0, at.1),
                ('Q', &[x, y, ..]) => builder.quad_to(x, y, at.0, at.1),
                ('C', &[ax, ay, bx, by, ..]) => builder.cubic_to(ax, ay, bx, by, at.0, at.1),
                ('Z', _) => builder.close(),
                _ => builder.line_to(at.0, at.1),
            }
        }
    })
}

/// The path, or an invisible dot if the path is empty.
fn finish(builder: PathBuilder) -> Path {
    builder.finish().unwrap_or_else(|| circle(0.0, 0.0, 0.001))
}
