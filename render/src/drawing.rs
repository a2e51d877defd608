//! Drawings: the output of a painter, as shapes for an SVG.

use tiny_skia::{Path, PathBuilder, PathSegment, Point, Rect, Transform};

use crate::theme::Rgb;

/// Paths smaller than this are invisible, and left out.
const DOT: f32 = 0.01;

/// A drawing: its elements, from the lowest to the highest.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Drawing {
    pub(crate) elements: Vec<Element>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Element {
    /// A filled or stroked path.
    Shape(Shape),
    /// A translucent group with this opacity.
    Faded(f32, Drawing),
    /// A group with a shadow.
    Raised(Drawing),
}

/// A path with a fill, a line, or both. The fill covers the inner half of the line.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shape {
    /// The path in SVG's path language, rounded to tenths of a unit.
    pub(crate) path: String,
    /// The bounding box of the path with its line.
    pub(crate) bounds: Rect,
    pub(crate) fill: Option<Rgb>,
    pub(crate) line: Option<Line>,
}

/// The stroke of a path with round ends and corners. Dashes have straight ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Line {
    pub(crate) color: Rgb,
    pub(crate) width: f32,
    /// The length of dashes, and of the gaps between them.
    pub(crate) dash: Option<f32>,
}

impl Drawing {
    /// Adds an element on top.
    pub(crate) fn push(&mut self, element: Element) {
        self.elements.push(element);
    }

    /// Adds a filled path. If its outline is the topmost element, both become one shape.
    pub(crate) fn fill(&mut self, path: &Path, transform: Transform, color: Rgb) {
        let Some(filled) = Shape::of(path, transform, 0.0) else { return };
        match self.elements.last_mut() {
            Some(Element::Shape(below)) if below.is_outline_of(&filled) => below.fill = Some(color),
            _ => self.lay(Shape { fill: Some(color), ..filled }),
        }
    }

    /// Adds a stroked path. The transform also scales the line's width and dashes.
    pub(crate) fn stroke(&mut self, path: &Path, transform: Transform, line: Line) {
        let scale = transform.sx;
        let dash = line.dash.map(|dash| dash * scale);
        let line = Line { width: line.width * scale, dash, ..line };
        if let Some(shape) = Shape::of(path, transform, line.width / 2.0) {
            self.lay(Shape { line: Some(line), ..shape });
        }
    }

    /// Adds a shape with one paint. Consecutive shapes of one style become one shape.
    fn lay(&mut self, shape: Shape) {
        let shape = Element::Shape(shape);
        match self.elements.last_mut() {
            Some(last) if last.is_like(&shape) => last.join(shape),
            _ => self.push(shape),
        }
    }

    /// Joins a drawing of a neighboring square. Paths of one style become one path, so that no seam shows.
    pub(crate) fn merge(&mut self, other: Self) {
        let mut next = 0;
        for element in other.elements {
            let same = self.elements[next..].iter().position(|own| own.is_like(&element));
            match same {
                Some(offset) => {
                    next += offset;
                    self.elements[next].join(element);
                }
                None => self.elements.insert(next, element),
            }
            next += 1;
        }
    }

    /// The elements below and above a part of this drawing. `None` if the drawing does not contain `part`.
    pub(crate) fn around(&self, part: &Self) -> Option<[Self; 2]> {
        let length = part.elements.len();
        let at = self.elements.windows(length.max(1)).position(|own| own == part.elements)?;
        let some = |elements: &[Element]| Self { elements: elements.to_vec() };
        Some([some(&self.elements[..at]), some(&self.elements[at + length..])])
    }

    /// The shapes whose bounds no lower shape contains: they cast the shadow.
    pub(crate) fn silhouette(&self) -> Vec<&Shape> {
        let mut all: Vec<&Shape> = Vec::new();
        for element in &self.elements {
            let shapes = match element {
                Element::Shape(shape) => vec![shape],
                Element::Faded(_, inner) | Element::Raised(inner) => inner.silhouette(),
            };
            for shape in shapes {
                if !all.iter().any(|below| covers(below.bounds, shape.bounds)) {
                    all.push(shape);
                }
            }
        }
        all
    }

    /// All paths, in order.
    pub(crate) fn shapes(&self) -> Vec<&Shape> {
        let shapes = self.elements.iter().flat_map(|element| match element {
            Element::Shape(shape) => vec![shape],
            Element::Faded(_, inner) | Element::Raised(inner) => inner.shapes(),
        });
        shapes.collect()
    }
}

impl Element {
    /// Whether both elements can be drawn as one.
    fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Shape(own), Self::Shape(other)) => {
                (own.fill, own.line) == (other.fill, other.line)
            }
            (Self::Faded(own, _), Self::Faded(other, _)) => own == other,
            (Self::Raised(_), Self::Raised(_)) => true,
            (Self::Shape(_) | Self::Faded(..) | Self::Raised(_), _) => false,
        }
    }

    /// Adds the content of another element of the same style.
    fn join(&mut self, other: Self) {
        match (self, other) {
            (Self::Shape(own), Self::Shape(other)) => {
                own.path.push_str(&other.path);
                own.bounds = own.bounds.join(&other.bounds).unwrap_or(own.bounds);
            }
            (Self::Faded(_, own), Self::Faded(_, other))
            | (Self::Raised(own), Self::Raised(other)) => own.merge(other),
            (Self::Shape(_) | Self::Faded(..) | Self::Raised(_), _) => {}
        }
    }
}

impl Shape {
    /// A shape without paints. `None` if it is too small to be seen.
    fn of(path: &Path, transform: Transform, reach: f32) -> Option<Self> {
        let is_dot = path.bounds().width().max(path.bounds().height()) < DOT;
        let circle = circle_of(path).map(|(x, y, radius)| {
            let mut middle = Point::from_xy(x, y);
            transform.map_point(&mut middle);
            (middle, radius * transform.sx)
        });
        let path = path.clone().transform(transform).filter(|_| !is_dot)?;
        let text = match circle {
            Some((middle, radius)) => circle_text(middle, radius),
            None => path_text(&path),
        };
        let bounds = path.bounds().outset(reach, reach).unwrap_or(path.bounds());
        Some(Self { path: text, bounds, fill: None, line: None })
    }

    /// Whether this is the solid outline of a shape, and nothing else.
    fn is_outline_of(&self, filled: &Self) -> bool {
        let is_solid = self.line.is_some_and(|line| line.dash.is_none());
        is_solid && self.fill.is_none() && self.path == filled.path
    }
}

fn covers(outer: Rect, inner: Rect) -> bool {
    outer.left() <= inner.left()
        && outer.top() <= inner.top()
        && outer.right() >= inner.right()
        && outer.bottom() >= inner.bottom()
}

/// The middle and the radius of a path that is one circle.
fn circle_of(path: &Path) -> Option<(f32, f32, f32)> {
    let bounds = path.bounds();
    let radius = bounds.width() / 2.0;
    let (x, y) = (bounds.left() + radius, bounds.top() + radius);
    let circle = PathBuilder::from_circle(x, y, radius)?;
    let is_near = |(one, other): (&Point, &Point)| (*one - *other).length() < DOT;
    let is_circle =
        circle.verbs() == path.verbs() && circle.points().iter().zip(path.points()).all(is_near);
    is_circle.then_some((x, y, radius))
}

fn circle_text(middle: Point, radius: f32) -> String {
    let (radius, across) = (tenths(radius), 2 * tenths(radius));
    let mut text = Text::default();
    text.command('M', &[tenths(middle.x) - radius, tenths(middle.y)]);
    // The circle is drawn as two half circles.
    for across in [across, -across] {
        text.command('a', &[radius, radius, 0, 10, 0, across, 0]);
    }
    text.text + "z"
}

fn path_text(path: &Path) -> String {
    let mut text = Text::default();
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(to) => text.begin(to),
            PathSegment::LineTo(to) => text.line(to),
            PathSegment::QuadTo(a, to) => text.curve('q', &[a, to]),
            PathSegment::CubicTo(a, b, to) => text.curve('c', &[a, b, to]),
            PathSegment::Close => text.close(),
        }
    }
    text.text
}

/// A path in SVG's path language. All commands but `M` are relative.
#[derive(Debug, Default)]
struct Text {
    text: String,
    start: [i32; 2],
    at: [i32; 2],
}

impl Text {
    fn begin(&mut self, to: Point) {
        self.at = [tenths(to.x), tenths(to.y)];
        self.start = self.at;
        self.command('M', &self.at.clone());
    }

    fn line(&mut self, to: Point) {
        let before = std::mem::replace(&mut self.at, [tenths(to.x), tenths(to.y)]);
        match [self.at[0] - before[0], self.at[1] - before[1]] {
            [0, 0] => {}
            [x, 0] => self.command('h', &[x]),
            [0, y] => self.command('v', &[y]),
            both => self.command('l', &both),
        }
    }

    fn curve(&mut self, command: char, points: &[Point]) {
        let from = self.at;
        let numbers: Vec<i32> = points
            .iter()
            .flat_map(|point| [tenths(point.x) - from[0], tenths(point.y) - from[1]])
            .collect();
        self.command(command, &numbers);
        if let [.., x, y] = numbers[..] {
            self.at = [from[0] + x, from[1] + y];
        }
    }

    fn close(&mut self) {
        self.text.push('z');
        self.at = self.start;
    }

    fn command(&mut self, command: char, tenths: &[i32]) {
        self.text.push(command);
        for (index, number) in tenths.iter().enumerate() {
            if index > 0 && *number >= 0 {
                self.text.push(' ');
            }
            push_number(&mut self.text, *number);
        }
    }
}

/// A length in tenths of a unit.
pub(crate) fn tenths(length: f32) -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "a board is far smaller")]
    let tenths = (length * 10.0).round() as i32;
    tenths
}

/// Writes a number of tenths in the shortest form that SVG can read.
pub(crate) fn push_number(text: &mut String, tenths: i32) {
    let (whole, part) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    if tenths < 0 {
        text.push('-');
    }
    if whole > 0 || part == 0 {
        text.push_str(&whole.to_string());
    }
    if part > 0 {
        text.push('.');
        text.push_str(&part.to_string());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::{circle, drawn, rectangle, rectangles};

    fn text(path: &Path) -> String {
        Shape::of(path, Transform::identity(), 0.0).unwrap().path
    }

    #[test]
    fn svg_paths_are_short_and_exact_to_a_tenth() {
        assert_eq!(
            text(&drawn("M0.5 -3L10 -3L20.25 4Q30 4 30 10Z")),
            "M.5-3h9.5l10.3 7q9.7 0 9.7 6z"
        );
        assert_eq!(
            text(&circle(50.0, 40.0, 7.5)),
            "M42.5 40a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0z"
        );
        assert_eq!(text(&rectangles(&[rectangle(1.0, 2.0, 3.0, 4.0)])), "M1 2h2v2h-2z");
    }

    #[test]
    fn an_outline_and_its_fill_become_one_shape() {
        let (mut drawing, still) = (Drawing::default(), Transform::identity());
        let line = Line { color: [0; 3], width: 4.0, dash: None };
        drawing.stroke(&circle(5.0, 5.0, 2.0), still, line);
        drawing.fill(&circle(5.0, 5.0, 2.0), still, [9; 3]);
        drawing.fill(&circle(5.0, 5.0, 2.0), still, [8; 3]);
        drawing.fill(&circle(9.0, 5.0, 2.0), still, [8; 3]);
        assert_eq!(drawing.elements.len(), 2);
    }

    #[test]
    fn merged_drawings_keep_the_order_of_their_styles() {
        let square = |colors: &[u8]| {
            let mut drawing = Drawing::default();
            for color in colors {
                drawing.fill(&circle(5.0, 5.0, 2.0), Transform::identity(), [*color; 3]);
            }
            drawing
        };
        let mut all = square(&[1, 3]);
        all.merge(square(&[1, 2, 3, 4]));
        let colors: Vec<_> = all.shapes().iter().map(|shape| shape.fill.unwrap()[0]).collect();
        assert_eq!(colors, [1, 2, 3, 4]);
    }
}
