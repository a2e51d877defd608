//! Painting with smooth edges, in hundredths of a square.

use tiny_skia::{
    FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Rect, Stroke,
    StrokeDash, Transform,
};

use crate::theme::{INK, Rgb};

/// A point in hundredths of a square, from the left and from the top.
pub(crate) type Point = (f32, f32);

/// Paints on one square of a sketch. Nothing is painted outside its sketch.
#[derive(Debug)]
pub(crate) struct Brush<'a> {
    pixmap: &'a mut Pixmap,
    transform: Transform,
}

impl<'a> Brush<'a> {
    /// A brush for the square whose left upper corner is this pixel and whose side is this long.
    pub(crate) fn new(pixmap: &'a mut Pixmap, (x, y): Point, side: f32) -> Self {
        let transform = Transform::from_row(side / 100.0, 0.0, 0.0, side / 100.0, x, y);
        Self { pixmap, transform }
    }

    /// The same brush for what is drawn smaller, around the middle of the square.
    pub(crate) fn scaled(&mut self, factor: f32) -> Brush<'_> {
        let shift = 50.0 * (1.0 - factor);
        let transform = self.transform.pre_translate(shift, shift).pre_scale(factor, factor);
        Brush { pixmap: self.pixmap, transform }
    }

    /// The same brush moved by so much.
    pub(crate) fn moved(&mut self, (x, y): Point) -> Brush<'_> {
        let transform = self.transform.pre_translate(x, y);
        Brush { pixmap: self.pixmap, transform }
    }

    /// Fills a shape.
    pub(crate) fn fill(&mut self, path: &Path, color: Rgb) {
        self.pixmap.fill_path(path, &paint(color), FillRule::Winding, self.transform, None);
    }

    /// Fills a rectangle given by its corner and size.
    pub(crate) fn rect(&mut self, (x, y): Point, (width, height): Point, color: Rgb) {
        if let Some(rect) = Rect::from_xywh(x, y, width, height) {
            self.fill(&PathBuilder::from_rect(rect), color);
        }
    }

    /// Draws along a line, with round ends and corners.
    pub(crate) fn line(&mut self, path: &Path, color: Rgb, width: f32) {
        self.stroke(path, color, &stroke(width, None));
    }

    /// Draws along a line in dashes of this length and as long gaps.
    pub(crate) fn dashes(&mut self, path: &Path, color: Rgb, (width, dash): (f32, f32)) {
        let dash = StrokeDash::new(vec![dash, dash], dash / 2.0);
        self.stroke(path, color, &Stroke { line_cap: LineCap::Butt, ..stroke(width, dash) });
    }

    /// Fills a shape and draws its outline in ink.
    pub(crate) fn outlined(&mut self, path: &Path, color: Rgb, width: f32) {
        self.line(path, INK, width * 2.0);
        self.fill(path, color);
    }

    /// Paints something translucent.
    pub(crate) fn translucent(&mut self, opacity: f32, paint: impl FnOnce(&mut Brush<'_>)) {
        let (width, height) = (self.pixmap.width(), self.pixmap.height());
        let Some(mut layer) = Pixmap::new(width, height) else { return };
        paint(&mut Brush { pixmap: &mut layer, transform: self.transform });
        let paint = PixmapPaint { opacity, ..PixmapPaint::default() };
        self.pixmap.draw_pixmap(0, 0, layer.as_ref(), &paint, Transform::identity(), None);
    }

    fn stroke(&mut self, path: &Path, color: Rgb, stroke: &Stroke) {
        self.pixmap.stroke_path(path, &paint(color), stroke, self.transform, None);
    }
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
pub(crate) fn polygon(points: &[Point]) -> Path {
    traced(points, true)
}

/// A line through these points.
pub(crate) fn polyline(points: &[Point]) -> Path {
    traced(points, false)
}

/// A circle.
pub(crate) fn circle((x, y): Point, radius: f32) -> Path {
    PathBuilder::from_circle(x, y, radius).expect("the radius is a positive constant")
}

/// Several rectangles, each left, top, right, bottom, as one shape.
pub(crate) fn rectangles(rectangles: &[[f32; 4]]) -> Path {
    let mut builder = PathBuilder::new();
    for [left, top, right, bottom] in rectangles {
        if let Some(rect) = Rect::from_ltrb(*left, *top, *right, *bottom) {
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

fn traced(points: &[Point], close: bool) -> Path {
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
    builder.finish().unwrap_or_else(|| circle((0.0, 0.0), 0.001))
}
