//! A line plot of a number over time, with marks that differ in shape.

use tiny_skia::Pixmap;

use rules::Ink;

use crate::canvas::Canvas;
use crate::geometry::{Size, Spot, as_f32};
use crate::paint::{Painter, Square, circle, polygon, polyline};
use crate::picture::{Picture, draw_frame};
use crate::sprite_cache::{Lettering, SpriteSpec, TextSpec};
use crate::style::Theme;
use crate::theme::{Colors, colors};

/// The size in pixels. Phones show the picture at a third of its width, so numbers and marks are large.
const SIZE: Size = Size::new(1_100, 700);

/// The plot area: its upper left corner and its size.
const CORNER: Spot = Spot::new(170, 30);
const FIELD: Size = Size::new(900, 640);

/// The height of numbers.
const CAP: u16 = 38;

/// The margin around the line in the plot area.
const MARGIN: f32 = 46.0;

/// The possible distances between grid lines.
const STEPS: [i32; 9] = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500];

/// The maximum number of grid lines.
const LINES: i32 = 5;

/// The maximum number of points whose marks can be distinguished.
const MARKED: usize = 40;

/// The mark of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlotMark {
    /// A win: a bright triangle pointing up.
    Up,
    /// A draw: a disc.
    Level,
    /// A loss: a dark triangle pointing down.
    Down,
}

/// A value after an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlotPoint {
    /// The value.
    pub value: i32,
    /// The mark of the event.
    pub mark: PlotMark,
}

/// Draws values at equal distances, each with its mark. Of more than 40 values, only the last is marked.
pub fn plot(points: &[PlotPoint], theme: Theme) -> Picture {
    let colors = colors(theme);
    let mut canvas = Canvas::new(SIZE, theme, colors.frame[0]);
    draw_frame(&mut canvas);
    let scale = Scale::of(points);
    for value in scale.lines() {
        draw_number(&mut canvas, value, scale.height(value));
    }
    canvas.paste(&field(points, &scale, colors), CORNER);
    Picture::of(&canvas)
}

/// The scale from values to heights.
#[derive(Debug)]
struct Scale {
    least: i32,
    most: i32,
    step: i32,
}

impl Scale {
    fn of(points: &[PlotPoint]) -> Self {
        let values = || points.iter().map(|point| point.value);
        let least = values().min().unwrap_or_default();
        let most = values().max().unwrap_or_default().max(least + 40);
        let step = STEPS.into_iter().find(|step| (most - least) / step < LINES);
        Self { least, most, step: step.unwrap_or(STEPS[STEPS.len() - 1]) }
    }

    /// The round values of the grid lines.
    fn lines(&self) -> impl Iterator<Item = i32> + use<> {
        let (step, most) = (self.step, self.most);
        let first = (self.least + step - 1).div_euclid(step) * step;
        (0..).map(move |index| first + index * step).take_while(move |value| *value <= most)
    }

    /// The distance from the top of the plot area, in pixels.
    #[expect(clippy::cast_precision_loss, reason = "far fewer than 2^23")]
    fn height(&self, value: i32) -> f32 {
        let part = (value - self.least) as f32 / (self.most - self.least) as f32;
        FIELD.height as f32 - MARGIN - part * (FIELD.height as f32 - 2.0 * MARGIN)
    }
}

fn draw_number(canvas: &mut Canvas, value: i32, height: f32) {
    let colors = colors(canvas.theme);
    let lettering = Lettering { ink: colors.label, ground: colors.frame[0] };
    let (width, height_of_text) = (150, CAP + 8);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "in the field")]
    let middle = height.max(0.0) as usize + CORNER.y;
    let spot = Spot::new(10, middle.saturating_sub(usize::from(height_of_text) / 2));
    let spec = TextSpec {
        text: value.to_string(),
        cap_height: CAP,
        width,
        height: height_of_text,
        lettering,
    };
    canvas.paint_on_frame(SpriteSpec::Text(spec), spot);
}

/// The grid, the line and its marks.
fn field(points: &[PlotPoint], scale: &Scale, colors: &'static Colors) -> Pixmap {
    let length = |pixels: usize| u32::try_from(pixels).unwrap_or(1);
    let mut pixmap =
        Pixmap::new(length(FIELD.width), length(FIELD.height)).expect("the field has a sane size");
    let [r, g, b] = colors.shelf[0];
    pixmap.fill(tiny_skia::Color::from_rgba8(r, g, b, 255));
    let mut painter = Painter::new(&mut pixmap, colors, Square::PIXELS);
    let right = as_f32(FIELD.width);
    for value in scale.lines() {
        let height = scale.height(value);
        let line = polyline(&[(0.0, height), (right, height)]);
        painter.translucent(0.45, |painter| painter.line(&line, colors.ink, 3.0));
    }
    let places: Vec<(f32, f32)> = points
        .iter()
        .enumerate()
        .map(|(index, point)| (across(index, points.len()), scale.height(point.value)))
        .collect();
    let line = polyline(&places);
    painter.line(&line, colors.ink, 14.0);
    painter.line(&line, colors.side(Ink::Side(0)).plain, 7.0);
    let unmarked = if points.len() > MARKED { points.len() - 1 } else { 0 };
    for (&(x, y), point) in places.iter().zip(points).skip(unmarked) {
        draw_mark(&mut painter, x, y, point.mark);
    }
    pixmap
}

/// The distance from the left edge of the plot area.
fn across(index: usize, count: usize) -> f32 {
    let room = as_f32(FIELD.width) - 2.0 * MARGIN;
    match count {
        0 | 1 => as_f32(FIELD.width) / 2.0,
        _ => MARGIN + room * as_f32(index) / as_f32(count - 1),
    }
}

fn draw_mark(painter: &mut Painter<'_>, x: f32, y: f32, mark: PlotMark) {
    let colors = painter.colors();
    let (wide, high) = (19.0, 17.0);
    match mark {
        PlotMark::Up => {
            let shape = polygon(&[(x - wide, y + high), (x, y - high - 4.0), (x + wide, y + high)]);
            painter.outlined(&shape, colors.white, 4.0);
        }
        PlotMark::Level => {
            painter.outlined(&circle(x, y, 13.0), colors.side(Ink::Neutral).plain, 4.0)
        }
        PlotMark::Down => {
            let shape = polygon(&[(x - wide, y - high), (x, y + high + 4.0), (x + wide, y - high)]);
            painter.outlined(&shape, colors.white, 4.0);
            painter.fill(&shape, colors.side(Ink::Side(5)).plain);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grid_lines_are_few_round_numbers() {
        for (least, most) in [(1_500, 1_500), (1_493, 1_517), (900, 2_400), (-40, 3_000)] {
            let scale =
                Scale::of(&[least, most].map(|value| PlotPoint { value, mark: PlotMark::Up }));
            let lines: Vec<_> = scale.lines().collect();
            assert!((1..=5).contains(&lines.len()), "{lines:?}");
            assert!(lines.iter().all(|line| line % 5 == 0 && *line >= least));
        }
    }

    #[test]
    fn any_number_of_points_can_be_plotted() {
        for count in [0, 1, 2, MARKED as i32, MARKED as i32 + 1, 1_000] {
            let points: Vec<_> = (1_500..1_500 + count)
                .map(|value| PlotPoint { value, mark: PlotMark::Level })
                .collect();
            for theme in Theme::ALL {
                assert_eq!(plot(&points, theme).width, 1_100);
            }
        }
    }
}
