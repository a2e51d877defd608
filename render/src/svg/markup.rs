//! Writes drawings as markup.

use std::collections::HashMap;

use crate::art;
use crate::drawing::{Drawing, Element, Line, Shape, push_number, tenths};
use crate::layers::Layer;
use crate::paint::{FALL, Painter, Square};
use crate::theme::{Colors, KEYS, Rgb, paint_number};

/// The opening tag of a picture, up to the attributes of its size.
///
/// Lines have round ends and corners, and lie under the fill of their shape. Tall things extend above the picture.
pub(super) const PICTURE: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" focusable="false" stroke-linejoin="round" stroke-linecap="round" paint-order="stroke" overflow="visible""#;

/// Stands for `currentColor`, the color of the page's own text.
pub(super) const PAGE_COLOR: Rgb = [254, 2, 0];

/// The id of the paint of shadows.
pub(super) const SHADOW: &str = "c-shadow";

/// The opacity of shadows.
const SHADOW_OPACITY: &str = ".28";

/// The upper left corner of a square of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Corner {
    /// The distance from the left, in squares.
    pub(super) x: usize,
    /// The distance from the top, in squares.
    pub(super) y: usize,
}

impl Corner {
    /// The corner of the whole picture.
    pub(super) const ORIGIN: Self = Self { x: 0, y: 0 };

    /// The corner at a position from the left and the top.
    pub(super) fn of(place: impl Into<(usize, usize)>) -> Self {
        let (x, y) = place.into();
        Self { x, y }
    }

    fn square(self) -> Square {
        Square { x: self.x as f32 * 100.0, y: self.y as f32 * 100.0, side: 100.0 }
    }
}

/// Markup under construction.
#[derive(Debug, Default)]
pub(super) struct Markup<'a> {
    pub(super) text: String,
    /// The ids of the paths that the sheet contains only once, by path.
    pub(super) shared: Option<&'a HashMap<String, String>>,
    /// The colors of the sheet's theme. `None` in a picture, which refers to the paints of the sheet.
    pub(super) theme: Option<&'static Colors>,
}

/// Records a drawing in place, in the paints of the page's sheet.
pub(super) fn drawn_at(corner: Corner, paint: impl FnOnce(&mut Painter<'_>)) -> Drawing {
    drawn_with(&KEYS, corner, paint)
}

/// Records a drawing in these colors.
pub(super) fn drawn_with(
    colors: &'static Colors,
    corner: Corner,
    paint: impl FnOnce(&mut Painter<'_>),
) -> Drawing {
    let mut drawing = Drawing::default();
    paint(&mut Painter::recorder(&mut drawing, colors, corner.square()));
    drawing
}

/// A layer, drawn in place.
pub(super) fn layer_at(corner: Corner, layer: &Layer) -> Drawing {
    drawn_at(corner, |painter| art::paint(layer, painter))
}

/// The markup of a drawing in place.
pub(super) fn in_place(drawing: &Drawing) -> String {
    let mut markup = Markup::default();
    markup.drawing(drawing);
    markup.text
}

/// A symbol on the square with this corner.
pub(super) fn symbol_at(id: &str, corner: Corner) -> String {
    let place = |name: &str, at: usize| match at {
        0 => String::new(),
        at => format!(" {name}=\"{at}00\""),
    };
    let (x, y) = (place("x", corner.x), place("y", corner.y));
    format!("<use href=\"#{id}\"{x}{y} width=\"100\" height=\"100\"/>")
}

/// The reference to a paint of the sheet.
pub(super) fn key_name(color: Rgb) -> String {
    match paint_number(color) {
        Some(number) => format!("url(#c{number})"),
        None => "currentColor".to_owned(),
    }
}

/// A color in hexadecimal, in three digits if possible.
pub(super) fn hex(color: Rgb) -> String {
    let [r, g, b] = color;
    if color.iter().all(|part| part >> 4 == part & 15) {
        return format!("#{:x}{:x}{:x}", r & 15, g & 15, b & 15);
    }
    format!("#{r:02x}{g:02x}{b:02x}")
}

impl Markup<'_> {
    /// Empty markup that uses the same paints and shared paths.
    pub(super) fn empty(&self) -> Self {
        Self { text: String::new(), ..*self }
    }

    /// Writes the elements of a drawing.
    pub(super) fn drawing(&mut self, drawing: &Drawing) {
        for element in &drawing.elements {
            match element {
                Element::Shape(shape) => self.shape(shape),
                Element::Faded(opacity, inner) => {
                    self.text.push_str(&format!("<g opacity=\"{opacity}\">"));
                    self.drawing(inner);
                    self.text.push_str("</g>");
                }
                Element::Raised(inner) => {
                    self.shadow(inner.silhouette());
                    self.drawing(inner);
                }
            }
        }
    }

    fn paint(&self, color: Rgb) -> String {
        if self.theme.is_some() { hex(color) } else { key_name(color) }
    }

    fn shape(&mut self, shape: &Shape) {
        self.open(shape);
        let fill = shape.fill.map_or_else(|| "none".to_owned(), |color| self.paint(color));
        self.attribute("fill", &fill);
        if let Some(line) = shape.line {
            let color = self.paint(line.color);
            self.attribute("stroke", &color);
            self.line(line);
        }
        self.text.push_str("/>");
    }

    /// Writes the shadow of these shapes to the lower right.
    pub(super) fn shadow(&mut self, shapes: Vec<&Shape>) {
        if shapes.is_empty() {
            return;
        }
        let ink = match self.theme {
            Some(colors) => hex(colors.ink),
            None => format!("url(#{SHADOW})"),
        };
        let (x, y) = FALL;
        self.text.push_str(&format!(
            "<g opacity=\"{SHADOW_OPACITY}\" transform=\"translate({x} {y})\" fill=\"{ink}\" stroke=\"{ink}\">"
        ));
        for shape in shapes {
            self.open(shape);
            if shape.fill.is_none() {
                self.attribute("fill", "none");
            }
            match shape.line {
                Some(line) => self.line(line),
                None => self.attribute("stroke", "none"),
            }
            self.text.push_str("/>");
        }
        self.text.push_str("</g>");
    }

    /// Opens the tag of a path, or of a reference to it.
    fn open(&mut self, shape: &Shape) {
        match self.shared.and_then(|shared| shared.get(&shape.path)) {
            Some(id) => self.text.push_str(&format!("<use href=\"#{id}\"")),
            None => self.text.push_str(&format!("<path d=\"{}\"", shape.path)),
        }
    }

    fn line(&mut self, line: Line) {
        self.length("stroke-width", line.width);
        if let Some(dash) = line.dash {
            self.length("stroke-dasharray", dash);
            self.length("stroke-dashoffset", dash / 2.0);
            self.attribute("stroke-linecap", "butt");
        }
    }

    fn length(&mut self, name: &str, length: f32) {
        let mut text = String::new();
        push_number(&mut text, tenths(length));
        self.attribute(name, &text);
    }

    fn attribute(&mut self, name: &str, value: &str) {
        self.text.push_str(&format!(" {name}=\"{value}\""));
    }
}
