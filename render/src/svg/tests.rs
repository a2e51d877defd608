//! Compares both painters: the SVG, drawn by `resvg`, and the PNG of the same scene.

use std::collections::BTreeMap;

use image::RgbImage;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use rules::{Edge, Item, Mark, Scene};

use super::{BoardPicture, board, things};
use crate::picture_layout::{PictureLayout, Placed};
use crate::sizes::Scale;
use crate::{Style, Theme, picture};

#[path = "../../benches/scenes/mod.rs"]
mod scenes;

/// The largest allowed mean difference between SVG and PNG on a board, per color channel. Shadows, ghosts and edges
/// differ a little: the PNG has few colors.
const MOST: f64 = 3.0;

/// The largest allowed mean difference between SVG and PNG on the worst square. In the PNG, an empty place for a tile
/// has a name.
const MOST_OF_A_SQUARE: f64 = 9.0;

/// A board with every thing at its place, as a page shows it, in squares of this many pixels.
fn rasterized(picture: &BoardPicture<'_>, theme: Theme, placed: &Placed<'_>) -> RgbImage {
    let cell = placed.sizes.cell;
    let [width, height] = [placed.grid.width(), placed.grid.height()];
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width}00 {height}00\">{}{}</svg>",
        things(theme),
        moved(&board(picture)),
    );
    let tree = Tree::from_str(&svg, &Options::default()).unwrap();
    let pixels = |length: usize| u32::try_from(length * cell).unwrap();
    let mut pixmap = Pixmap::new(pixels(width), pixels(height)).unwrap();
    let scale = cell as f32 / 100.0;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    RgbImage::from_fn(pixmap.width(), pixmap.height(), |x, y| {
        let color = pixmap.pixel(x, y).unwrap();
        image::Rgb([color.red(), color.green(), color.blue()])
    })
}

/// Moves each thing to its place, as the page does.
fn moved(svg: &str) -> String {
    let tags = svg.split_inclusive('>').map(|tag| {
        let (Some(x), Some(y)) = (attribute(tag, "data-x"), attribute(tag, "data-y")) else {
            return tag.to_owned();
        };
        tag.replacen("<g ", &format!("<g transform=\"translate({x}00 {y}00)\" "), 1)
    });
    tags.collect()
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

/// The scene without the marks that the page draws.
fn without_choices(mut scene: Scene) -> Scene {
    for board in &mut scene.boards {
        board.items.retain(|item| {
            let (Item::Mark(_, mark) | Item::Outline(_, mark)) = item else { return true };
            !matches!(mark, Mark::Choice | Mark::Chosen | Mark::Target)
        });
    }
    scene
}

/// The mean differences of the squares of a board.
fn differences(one: &RgbImage, placed: &Placed<'_>, other: &RgbImage) -> Vec<f64> {
    let cell = u32::try_from(placed.sizes.cell).unwrap();
    let corner = [placed.corner.x, placed.corner.y].map(|at| u32::try_from(at).unwrap());
    let mut sums = vec![0; placed.grid.len()];
    for (x, y, pixel) in one.enumerate_pixels() {
        let there = other.get_pixel(corner[0] + x, corner[1] + y);
        let off = pixel.0.iter().zip(there.0).map(|(a, b)| u64::from(a.abs_diff(b))).sum::<u64>();
        let column = usize::try_from(x / cell).unwrap();
        sums[usize::try_from(y / cell).unwrap() * placed.grid.width() + column] += off;
    }
    sums.into_iter().map(|sum| sum as f64 / f64::from(cell * cell * 3)).collect()
}

#[test]
fn the_png_and_svg_painters_draw_the_same_picture() {
    // Each theme with another orientation of the board.
    let homes = [None, Some(Edge::Bottom), Some(Edge::Top)];
    for (theme, home_at) in Theme::ALL.into_iter().zip(homes) {
        for (name, scene) in scenes::all() {
            let scene = without_choices(scene);
            let style = Style { theme, home_at };
            let png = image::load_from_memory(&picture(&scene, &style).png).unwrap().to_rgb8();
            let layout = PictureLayout::of(&scene, style, Scale::Full);
            for placed in &layout.boards {
                let number = scene.boards.iter().position(|board| board == placed.board).unwrap();
                let ids = BTreeMap::new();
                let turn = style.quarter_turns(placed.board);
                let picture = BoardPicture { scene: &scene, board: number, turn, ids: &ids };
                let drawn = rasterized(&picture, theme, placed);
                let squares = differences(&drawn, placed, &png);
                let mean = squares.iter().sum::<f64>() / squares.len() as f64;
                let worst = squares.iter().copied().fold(0.0, f64::max);
                println!("{name} {number}, {}: {mean:.2}, at worst {worst:.2}", theme.id());
                assert!(mean < MOST, "{name}: {mean}");
                assert!(worst < MOST_OF_A_SQUARE, "{name}: {worst} in {squares:.1?}");
            }
        }
    }
}
