//! Standings of an event: a row for each player, with a cell for each opponent or round.

use rules::Ink;

use crate::canvas::Canvas;
use crate::geometry::{Size, Spot, pixels};
use crate::layers::{Emblem, Layer};
use crate::picture::{Picture, draw_frame};
use crate::shelf::Shelf;
use crate::sprite_cache::{Lettering, SpriteSpec, TextSpec};
use crate::style::Theme;
use crate::text;
use crate::theme::{Colors, colors, mix};

/// The width in pixels. Phones show the picture at a third of it.
const WIDTH: usize = 1_100;

/// The margin around the rows.
const MARGIN: usize = 18;

/// The height of a row, and of a capital in it.
const ROW: usize = 64;
const CAP: usize = 30;

/// The gap between rows, and around cells.
const GAP: usize = 4;

/// The height of a line of text above or below rows, and of a capital in it.
const LINE: usize = 52;
const SMALL_CAP: usize = 24;

/// The widths of the place, the emblem, the points and a cell.
const PLACE: usize = 76;
const EMBLEM: usize = 62;
const SCORE: usize = 112;
const CELL: usize = 56;

/// The maximum number of cells of a row.
const MOST_CELLS: usize = 8;

/// The maximum number of rows of a group. More would be too small to read.
const MOST_ROWS: usize = 24;

/// Standings, as texts in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standings {
    /// Groups of players, such as divisions.
    pub groups: Vec<StandingsGroup>,
    /// The last line, for instance about players who are left out.
    pub footer: Option<String>,
}

/// Players who are ranked together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StandingsGroup {
    /// The title, if there are several groups.
    pub title: Option<String>,
    /// The heading of each cell: the opponent's place, or the round.
    pub headings: Vec<u32>,
    /// The players, the best first.
    pub rows: Vec<StandingsRow>,
}

/// A player in standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsRow {
    /// The rank, from 1. Tied players may share one.
    pub place: u32,
    /// The player's name, cut off if it is too wide.
    pub name: String,
    /// The side whose emblem stands before the name.
    pub ink: Ink,
    /// The points, unless only the order counts.
    pub score: Option<String>,
    /// The results, one for each heading.
    pub cells: Vec<StandingsCell>,
    /// Whether the player has withdrawn.
    pub has_left: bool,
}

/// A result in standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StandingsCell {
    /// The player's own column.
    Own,
    /// No match yet.
    Empty,
    /// A match that is not over.
    Open,
    /// All points of a match.
    Won(String),
    /// Some points of a match.
    Shared(String),
    /// No points.
    Lost(String),
}

/// Draws standings. Leaves out the rows and cells that would make the picture too small to read.
pub fn standings(standings: &Standings, theme: Theme) -> Picture {
    let colors = colors(theme);
    let size = Size::new(WIDTH, height(standings));
    let mut sheet = Sheet { canvas: Canvas::new(size, theme, colors.frame[0]), y: MARGIN };
    draw_frame(&mut sheet.canvas);
    standings.groups.iter().for_each(|group| sheet.group(group));
    if let Some(footer) = &standings.footer {
        sheet.line(footer, SMALL_CAP);
    }
    Picture::of(&sheet.canvas)
}

fn height(standings: &Standings) -> usize {
    let group = |group: &StandingsGroup| {
        let head = if has_head(group) { LINE } else { 0 };
        head + group.rows.len().min(MOST_ROWS) * ROW + MARGIN
    };
    let footer = if standings.footer.is_some() { LINE + GAP } else { 0 };
    MARGIN + standings.groups.iter().map(group).sum::<usize>() + footer
}

fn has_head(group: &StandingsGroup) -> bool {
    group.title.is_some() || !group.headings.is_empty()
}

/// The picture, and the position of the next line.
struct Sheet {
    canvas: Canvas,
    y: usize,
}

/// A text in a box.
struct Label<'a> {
    text: &'a str,
    cap: usize,
    corner: Spot,
    size: Size,
    lettering: Lettering,
}

impl Sheet {
    fn colors(&self) -> &'static Colors {
        colors(self.canvas.theme)
    }

    fn group(&mut self, group: &StandingsGroup) {
        if has_head(group) {
            self.head(group);
        }
        group.rows.iter().take(MOST_ROWS).for_each(|row| self.row(row, group.headings.len()));
        self.y += MARGIN;
    }

    /// The title and the headings of cells.
    fn head(&mut self, group: &StandingsGroup) {
        let y = self.y;
        let lettering = self.on_frame();
        let headings = group.headings.iter().take(MOST_CELLS).enumerate();
        let left = cells_left(group.headings.len());
        for (index, heading) in headings {
            let (corner, size) = (Spot::new(left + index * CELL, y), Size::new(CELL, LINE));
            let text = &heading.to_string();
            self.label(Label { text, cap: SMALL_CAP, corner, size, lettering });
        }
        match &group.title {
            Some(title) => self.line(title, CAP),
            None => self.y += LINE,
        }
    }

    /// A line of text on the frame, at the left.
    fn line(&mut self, line: &str, cap: usize) {
        let line = text::cut(line, cap, WIDTH - 2 * MARGIN - MOST_CELLS * CELL);
        let width = text::width(&line, cap) + 2;
        let (corner, size) = (Spot::new(MARGIN + 8, self.y), Size::new(width, LINE));
        let lettering = self.on_frame();
        self.label(Label { text: &line, cap, corner, size, lettering });
        self.y += LINE;
    }

    fn row(&mut self, row: &StandingsRow, columns: usize) {
        let colors = self.colors();
        let (y, ground) = (self.y, colors.shelf[0]);
        let size = Size::new(WIDTH - 2 * MARGIN, ROW - GAP);
        self.canvas.fill(Spot::new(MARGIN, y), size, ground);
        let ink = colors.letters_on(ground);
        let ink = if row.has_left { mix(ground, ink, 0.5) } else { ink };
        let lettering = Lettering { ink, ground };
        let box_at = |x, width| (Spot::new(x, y), Size::new(width, ROW - GAP));
        let (corner, size) = box_at(MARGIN, PLACE);
        self.label(Label { text: &row.place.to_string(), cap: CAP, corner, size, lettering });
        self.emblem(row.ink);
        let (name_left, cells_left) = (MARGIN + PLACE + EMBLEM + 10, cells_left(columns));
        let name = text::drawable(&row.name).unwrap_or_else(|| "?".into());
        let name = text::cut(&name, CAP, cells_left - name_left - 10);
        let (corner, size) = box_at(name_left, text::width(&name, CAP) + 2);
        self.label(Label { text: &name, cap: CAP, corner, size, lettering });
        for (index, cell) in row.cells.iter().take(MOST_CELLS).enumerate() {
            self.cell(cell, Spot::new(cells_left + index * CELL, y), lettering);
        }
        if let Some(score) = &row.score {
            let (corner, size) = box_at(WIDTH - MARGIN - SCORE, SCORE);
            self.label(Label { text: score, cap: CAP + 2, corner, size, lettering });
        }
        self.y += ROW;
    }

    fn emblem(&mut self, ink: Ink) {
        let side = EMBLEM - 12;
        let layers = vec![Layer::Shelf(Shelf::Wood), Layer::Emblem(Emblem { ink, stone: false })];
        let spot = Spot::new(MARGIN + PLACE, self.y + (ROW - GAP - side) / 2);
        self.canvas.paint(SpriteSpec::Square(layers, pixels(side)), spot);
    }

    /// A result: full points on gold, shared points on a tint, and no points on the row itself.
    fn cell(&mut self, cell: &StandingsCell, corner: Spot, row: Lettering) {
        let colors = self.colors();
        let (text, ground) = match cell {
            StandingsCell::Own => ("", colors.frame[1]),
            StandingsCell::Empty => return,
            StandingsCell::Open => ("·", row.ground),
            StandingsCell::Won(text) => (text.as_str(), colors.gold),
            StandingsCell::Shared(text) => (text.as_str(), colors.marked_wood[3]),
            StandingsCell::Lost(text) => (text.as_str(), row.ground),
        };
        let corner = Spot::new(corner.x + GAP, corner.y + GAP);
        let size = Size::new(CELL - 2 * GAP, ROW - 3 * GAP);
        self.canvas.fill(corner, size, ground);
        let ink = if ground == row.ground { row.ink } else { colors.letters_on(ground) };
        let cap = if text.chars().count() > 2 { SMALL_CAP * 3 / 4 } else { SMALL_CAP + 2 };
        self.label(Label { text, cap, corner, size, lettering: Lettering { ink, ground } });
    }

    fn on_frame(&self) -> Lettering {
        Lettering { ink: self.colors().label, ground: self.colors().frame[0] }
    }

    fn label(&mut self, label: Label<'_>) {
        if label.text.is_empty() {
            return;
        }
        let Size { width, height } = label.size;
        let spec = TextSpec {
            text: label.text.into(),
            cap_height: pixels(label.cap),
            width: pixels(width),
            height: pixels(height),
            lettering: label.lettering,
        };
        self.canvas.paint(SpriteSpec::Text(spec), label.corner);
    }
}

/// The left edge of the cells, which end before the points.
fn cells_left(columns: usize) -> usize {
    WIDTH - MARGIN - SCORE - columns.min(MOST_CELLS) * CELL
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(place: u32, name: &str, columns: usize) -> StandingsRow {
        let cells = vec![StandingsCell::Won("1".into()); columns];
        let (ink, score) = (Ink::Side(0), Some("3½".into()));
        StandingsRow { place, name: name.into(), ink, score, cells, has_left: false }
    }

    fn drawn(rows: u32, name: &str, columns: u32) -> Picture {
        let rows = (1..=rows).map(|place| row(place, name, columns as usize)).collect();
        let group = StandingsGroup { title: None, headings: (1..=columns).collect(), rows };
        standings(&Standings { groups: vec![group], footer: None }, Theme::Light)
    }

    #[test]
    fn a_standings_picture_stays_within_its_size_limit() {
        for rows in [0, 1, 4, 24, 25, 128, 512] {
            for columns in [0, 1, 8, 15] {
                let picture = drawn(rows, "Ada", columns);
                assert_eq!(picture.width, 1_100);
                assert!(picture.height <= 1_700, "{rows} rows: {}", picture.height);
            }
        }
    }

    #[test]
    fn any_name_fits_into_a_standings_row() {
        for name in ["", "\u{1F3F0}", "W".repeat(200).as_str(), "Ångström-Åkesson"] {
            assert_eq!(drawn(2, name, 8).height, drawn(2, "Ada", 8).height);
        }
    }
}
