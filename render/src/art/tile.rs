//! Tiles of a castle: the edge shows the shape, the pattern the color, and the building the part.

use rules::{Tile, TileColor, TilePart, TileShape};
use tiny_skia::{Path, PathBuilder};

use crate::paint::{Painter, circle, polygon, polyline, rectangle, rectangles, shape};
use crate::theme::Material;

/// A tile, face up.
pub(super) fn tile(painter: &mut Painter<'_>, tile: Tile) {
    let material = painter.colors().tile(tile.color);
    let edge = edge(tile.shape);
    painter.moved(0.0, 3.0).outlined(&edge, material.shade, 4.0);
    let mut face = painter.moved(0.0, -3.0);
    face.outlined(&edge, material.plain, 3.2);
    pattern(&mut face, tile.color, material);
    let mut building = face.scaled(0.9);
    match tile.part {
        TilePart::Tower => tower(&mut building),
        TilePart::Wall => wall(&mut building),
        TilePart::Keep => keep(&mut building),
    }
}

/// A tile, face down: a lattice, with the same edge for every shape.
pub(super) fn back(painter: &mut Painter<'_>) {
    let body = rectangles(&[rectangle(10.0, 10.0, 90.0, 90.0)]);
    painter.outlined(&body, painter.colors().back[0], 5.0);
    for at in [30.0, 50.0, 70.0] {
        painter.line(&polyline(&[(at, 18.0), (at, 82.0)]), painter.colors().back[1], 3.5);
        painter.line(&polyline(&[(18.0, at), (82.0, at)]), painter.colors().back[1], 3.5);
    }
}

/// Three tile backs on top of each other.
pub(super) fn pile(painter: &mut Painter<'_>) {
    for offset in [10.0, 0.0, -10.0] {
        let mut painter = painter.moved(offset, offset);
        back(&mut painter.scaled(0.8));
    }
}

/// The place of discarded tiles.
pub(crate) fn discard_place(painter: &mut Painter<'_>) {
    let place = polygon(&[(6.0, 6.0), (94.0, 6.0), (94.0, 94.0), (6.0, 94.0)]);
    painter.dashes(&place, painter.colors().plot[1], 5.0, 11.0);
}

/// The discard pile: its place with the top tile, or with a stroke if the pile is empty.
pub(super) fn discards(painter: &mut Painter<'_>, top: Option<Tile>) {
    discard_place(painter);
    match top {
        Some(top) => tile(&mut painter.scaled(0.8), top),
        None => {
            painter.line(&polyline(&[(32.0, 68.0), (68.0, 32.0)]), painter.colors().plot[1], 6.0)
        }
    }
}

/// The edge of a tile: waves, teeth or a straight line. A keep has cut corners.
fn edge(tile_shape: Option<TileShape>) -> Path {
    match tile_shape {
        Some(TileShape::Straight) => rectangles(&[rectangle(11.0, 11.0, 89.0, 89.0)]),
        Some(TileShape::Curvy) => border(|builder, bow| {
            let Bow { from, to, outward: out } = bow;
            let bulge = |at: f32, out: f32| at + out * 13.0;
            let control = |t: f32| {
                (
                    bulge(from.0 + (to.0 - from.0) * t, out.0),
                    bulge(from.1 + (to.1 - from.1) * t, out.1),
                )
            };
            let (a, b) = (control(0.1), control(0.9));
            builder.cubic_to(a.0, a.1, b.0, b.1, to.0, to.1);
        }),
        Some(TileShape::Zigzag) => border(|builder, bow| {
            let Bow { from, to, outward: out } = bow;
            let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
            builder.line_to(middle.0 + out.0 * 10.5, middle.1 + out.1 * 10.5);
            builder.line_to(to.0, to.1);
        }),
        None => polygon(&[
            (26.0, 7.0),
            (74.0, 7.0),
            (93.0, 26.0),
            (93.0, 74.0),
            (74.0, 93.0),
            (26.0, 93.0),
            (7.0, 74.0),
            (7.0, 26.0),
        ]),
    }
}

/// One bow or tooth of a border, with its outward direction.
struct Bow {
    from: (f32, f32),
    to: (f32, f32),
    outward: (f32, f32),
}

/// A closed border with four bows or teeth per side.
fn border(mut draw: impl FnMut(&mut PathBuilder, Bow)) -> Path {
    const NEAR: f32 = 16.0;
    const STEP: f32 = 17.0;
    let corners =
        [(NEAR, NEAR), (100.0 - NEAR, NEAR), (100.0 - NEAR, 100.0 - NEAR), (NEAR, 100.0 - NEAR)];
    let along = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)];
    let outward = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)];
    shape(|builder| {
        builder.move_to(NEAR, NEAR);
        for side in 0..4 {
            let (mut from, step) = (corners[side], along[side]);
            for _ in 0..4 {
                let to = (from.0 + step.0 * STEP, from.1 + step.1 * STEP);
                draw(builder, Bow { from, to, outward: outward[side] });
                from = to;
            }
        }
        builder.close();
    })
}

/// The pattern of a color: horizontal stripes for red, dots for yellow, diagonal stripes for blue.
fn pattern(painter: &mut Painter<'_>, color: TileColor, material: Material) {
    match color {
        TileColor::Red => {
            for y in [20.0, 35.0, 50.0, 65.0, 80.0] {
                painter.line(&polyline(&[(19.0, y), (81.0, y)]), material.shade, 5.0);
            }
        }
        TileColor::Yellow => {
            let rows = [20.0, 40.0, 60.0, 80.0];
            for (x, y) in rows.into_iter().flat_map(|y| rows.map(|x| (x, y))) {
                painter.fill(&circle(x, y, 5.0), material.shade);
            }
        }
        TileColor::Blue => {
            let ends = [
                (20.0, 36.0, 36.0, 20.0),
                (20.0, 58.0, 58.0, 20.0),
                (20.0, 80.0, 80.0, 20.0),
                (42.0, 80.0, 80.0, 42.0),
                (64.0, 80.0, 80.0, 64.0),
            ];
            for (ax, ay, bx, by) in ends {
                painter.line(&polyline(&[(ax, ay), (bx, by)]), material.lit, 5.0);
            }
        }
    }
}

/// A slender tower with a window and a protruding battlement.
fn tower(painter: &mut Painter<'_>) {
    let outline = polygon(&[
        (38.0, 80.0),
        (38.0, 44.0),
        (30.0, 38.0),
        (30.0, 20.0),
        (39.0, 20.0),
        (39.0, 27.0),
        (45.5, 27.0),
        (45.5, 20.0),
        (54.5, 20.0),
        (54.5, 27.0),
        (61.0, 27.0),
        (61.0, 20.0),
        (70.0, 20.0),
        (70.0, 38.0),
        (62.0, 44.0),
        (62.0, 80.0),
    ]);
    painter.outlined(&outline, painter.colors().white, 4.5);
    painter.rect(rectangle(46.5, 50.0, 53.5, 66.0), painter.colors().ink);
}

/// A low, broad wall with battlements and courses of stone.
fn wall(painter: &mut Painter<'_>) {
    let outline = polygon(&[
        (18.0, 70.0),
        (18.0, 34.0),
        (30.0, 34.0),
        (30.0, 44.0),
        (44.0, 44.0),
        (44.0, 34.0),
        (56.0, 34.0),
        (56.0, 44.0),
        (70.0, 44.0),
        (70.0, 34.0),
        (82.0, 34.0),
        (82.0, 70.0),
    ]);
    painter.outlined(&outline, painter.colors().white, 4.5);
    painter.line(&polyline(&[(20.0, 57.0), (80.0, 57.0)]), painter.colors().ink, 3.5);
    for (x, top, bottom) in [(34.0, 48.0, 57.0), (66.0, 48.0, 57.0), (50.0, 57.0, 68.0)] {
        painter.line(&polyline(&[(x, top), (x, bottom)]), painter.colors().ink, 3.5);
    }
}

/// A large house with a flag.
fn keep(painter: &mut Painter<'_>) {
    painter.line(&polyline(&[(50.0, 36.0), (50.0, 13.0)]), painter.colors().ink, 5.0);
    painter.outlined(
        &polygon(&[(51.0, 12.0), (76.0, 19.0), (51.0, 27.0)]),
        painter.colors().white,
        4.0,
    );
    let house = polygon(&[(22.0, 82.0), (22.0, 50.0), (50.0, 32.0), (78.0, 50.0), (78.0, 82.0)]);
    painter.outlined(&house, painter.colors().white, 4.5);
    let door = shape(|builder| {
        builder.move_to(41.0, 82.0);
        builder.line_to(41.0, 66.0);
        builder.cubic_to(41.0, 54.0, 59.0, 54.0, 59.0, 66.0);
        builder.line_to(59.0, 82.0);
        builder.close();
    });
    painter.fill(&door, painter.colors().ink);
    painter.line(&polyline(&[(24.0, 51.0), (76.0, 51.0)]), painter.colors().ink, 4.0);
}
