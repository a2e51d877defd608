//! Contrast and color vision, for the colors of every theme.

use crate::theme::*;

#[path = "../../tests/color_vision/mod.rs"]
mod color_vision;

use color_vision::{VISIONS, perceived};

fn contrast(a: Rgb, b: Rgb) -> f32 {
    color_vision::contrast(perceived(a, &VISIONS[0]), perceived(b, &VISIONS[0]))
}

fn check_contrast(what: &str, a: Rgb, b: Rgb, least: f32) {
    let found = contrast(a, b);
    assert!(found >= least, "{what}: {found:.2} is less than {least}");
}

#[test]
fn outlines_stand_out_from_every_ground() {
    for colors in Theme::ALL.map(colors) {
        for ground in colors.grounds() {
            check_contrast("ink on a ground", colors.ink, ground, 3.0);
        }
    }
}

#[test]
fn signs_stand_out_from_their_inked_edges() {
    for colors in Theme::ALL.map(colors) {
        for color in [colors.recent, colors.offer, colors.picked, colors.hit, colors.white] {
            check_contrast("a sign on its edge", color, colors.ink, 3.0);
        }
    }
}

#[test]
fn coordinates_and_counts_are_easy_to_read() {
    for colors in Theme::ALL.map(colors) {
        check_contrast("coordinates", colors.label, colors.frame[0], 4.5);
        check_contrast("counts", colors.ink, colors.shelf[0], 4.2);
    }
}

#[test]
fn what_is_drawn_on_a_side_stands_out_from_it() {
    for (colors, number) in
        Theme::ALL.into_iter().flat_map(|theme| (0..6).map(move |number| (colors(theme), number)))
    {
        let material = side(Ink::Side(number));
        check_contrast("a sign on its shield", colors.drawn_on(material), material.plain, 3.0);
    }
}

#[test]
fn the_two_sides_of_a_match_differ_in_brightness_too() {
    for (a, b) in [(SIDES[0], SIDES[1]), (SIDES[4], SIDES[5])] {
        check_contrast("two sides", a.plain, b.plain, 1.8);
    }
    check_contrast("two stones", STONES[0].plain, STONES[1].plain, 4.5);
}

#[test]
fn sides_stay_apart_for_the_color_blind() {
    for vision in &VISIONS {
        for (index, a) in SIDES[..4].iter().enumerate() {
            for b in &SIDES[index + 1..4] {
                let (a, b) = (perceived(a.plain, vision), perceived(b.plain, vision));
                let apart: f32 = a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum();
                assert!(apart > 0.2, "{}: two sides are only {apart:.2} apart", vision.name);
            }
        }
    }
}
