//! Contrast and color vision, for the colors of every theme.

use crate::shelf::Shelf;
use crate::theme::*;

#[path = "../../tests/all/color_vision.rs"]
mod color_vision;

use color_vision::{VISIONS, perceived};

fn contrast(a: Rgb, b: Rgb) -> f32 {
    color_vision::contrast(perceived(a, &VISIONS[0]), perceived(b, &VISIONS[0]))
}

fn check_contrast(what: &str, a: Rgb, b: Rgb, least: f32) {
    let found = contrast(a, b);
    assert!(found >= least, "{what}: {found:.2} is less than {least}");
}

/// A fill, the grounds on which it can be, and the least contrast.
struct Fill {
    name: &'static str,
    fill: Rgb,
    grounds: Vec<Rgb>,
}

/// Every fill of a piece that touches its outline, with every possible ground.
fn fills(colors: &Colors) -> Vec<Fill> {
    let meadow: Vec<_> = colors.grass.into_iter().chain(colors.marked_grass).collect();
    let wood: Vec<_> = [colors.wood, colors.section]
        .concat()
        .into_iter()
        .chain(colors.marked_wood)
        .chain([colors.shelf[0]])
        .collect();
    let tiles = vec![colors.plot[0], colors.shelf[1]];
    let fill = |name, fill, grounds: &[Rgb]| Fill { name, fill, grounds: grounds.to_vec() };
    let mut all = vec![
        fill("light stone", colors.stones[0].plain, &meadow),
        fill("dark stone", colors.stones[1].plain, &meadow),
        fill("leaves", colors.leaf[1], &colors.grass),
        fill("gold", colors.sides[6].plain, &meadow),
        fill("navy", colors.sides[7].plain, &meadow),
        fill("red", colors.sides[4].plain, &wood),
        fill("black", colors.sides[5].plain, &wood),
        fill("a castle of the middle", colors.neutral.plain, &wood),
        fill("a ruin", colors.ruin.plain, &wood),
    ];
    all.extend(colors.tiles.map(|tile| fill("a tile", tile.plain, &tiles)));
    let plates = [colors.frame[0], colors.frame[1], colors.shelf[1]];
    all.extend(colors.sides[..4].iter().map(|seat| fill("a seat", seat.plain, &plates)));
    all
}

#[test]
fn the_fill_of_a_piece_contrasts_with_every_ground() {
    let mut wrong = Vec::new();
    for theme in Theme::ALL {
        for Fill { name, fill, grounds } in fills(colors(theme)) {
            for ground in grounds {
                let found = contrast(fill, ground);
                if found < 2.995 {
                    wrong.push(format!(
                        "{theme:?}: {name} {fill:02x?} on {ground:02x?}: {found:.2}"
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn marks_contrast_with_their_inked_edges() {
    for colors in Theme::ALL.map(colors) {
        for color in
            [colors.recent, colors.offer, colors.picked, colors.hit, colors.white, colors.gold]
        {
            check_contrast("a sign on its edge", color, colors.ink, 3.0);
        }
    }
}

#[test]
fn coordinates_and_counts_have_readable_contrast() {
    for colors in Theme::ALL.map(colors) {
        check_contrast("coordinates", colors.label, colors.frame[0], 4.5);
        for shelf in [Shelf::Wood, Shelf::Grass, Shelf::Dark, Shelf::Plate, Shelf::Ribbon] {
            let ground = colors.shelf(shelf);
            check_contrast("names and counts", colors.letters_on(ground), ground, 4.5);
        }
        check_contrast("names of wells", colors.plot[1], colors.plot[0], 3.0);
    }
}

#[test]
fn a_sign_contrasts_with_its_side_color() {
    for colors in Theme::ALL.map(colors) {
        for material in colors.sides {
            check_contrast("a sign on its shield", colors.drawn_on(material), material.plain, 3.0);
        }
    }
}

#[test]
fn the_two_sides_of_a_match_differ_in_brightness() {
    for colors in Theme::ALL.map(colors) {
        for (a, b) in [(4, 5), (6, 7)] {
            check_contrast("two sides", colors.sides[a].plain, colors.sides[b].plain, 1.8);
        }
        let [light, dark] = colors.stones;
        check_contrast("two stones", light.plain, dark.plain, 4.5);
    }
}

#[test]
fn side_colors_stay_distinct_for_color_blind_viewers() {
    for vision in &VISIONS {
        let seats = &LIGHT.sides[..4];
        for (index, a) in seats.iter().enumerate() {
            for b in &seats[index + 1..] {
                let (a, b) = (perceived(a.plain, vision), perceived(b.plain, vision));
                let apart: f32 = a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum();
                assert!(apart > 0.2, "{}: two sides are only {apart:.2} apart", vision.name);
            }
        }
    }
}
