//! What holds for the colors of every theme.

use crate::theme::*;

#[path = "../../tests/eyes/mod.rs"]
mod eyes;

use eyes::{EYES, seen};

fn contrast(a: Rgb, b: Rgb) -> f32 {
    eyes::contrast(seen(a, &EYES[0]), seen(b, &EYES[0]))
}

fn check_contrast(what: &str, (a, b): (Rgb, Rgb), least: f32) {
    let found = contrast(a, b);
    assert!(found >= least, "{what}: {found:.2} is less than {least}");
}

#[test]
fn outlines_stand_out_from_every_ground() {
    for look in Theme::ALL.map(look) {
        for ground in look.grounds() {
            check_contrast("ink on a ground", (look.ink, ground), 3.0);
        }
    }
}

#[test]
fn signs_stand_out_from_their_inked_edges() {
    for look in Theme::ALL.map(look) {
        for color in [look.recent, look.offer, look.picked, look.hit, look.white] {
            check_contrast("a sign on its edge", (color, look.ink), 3.0);
        }
    }
}

#[test]
fn coordinates_and_counts_are_easy_to_read() {
    for look in Theme::ALL.map(look) {
        check_contrast("coordinates", (look.label, look.frame[0]), 4.5);
        check_contrast("counts", (look.ink, look.shelf[0]), 4.2);
    }
}

#[test]
fn what_is_drawn_on_a_side_stands_out_from_it() {
    for (look, number) in
        Theme::ALL.into_iter().flat_map(|theme| (0..6).map(move |number| (look(theme), number)))
    {
        let paint = side(Ink::Side(number));
        check_contrast("a sign on its shield", (look.upon(paint), paint.plain), 3.0);
    }
}

#[test]
fn the_two_sides_of_a_match_differ_in_brightness_too() {
    for (a, b) in [(SIDES[0], SIDES[1]), (SIDES[4], SIDES[5])] {
        check_contrast("two sides", (a.plain, b.plain), 1.8);
    }
    check_contrast("two stones", (STONES[0].plain, STONES[1].plain), 4.5);
}

#[test]
fn sides_stay_apart_for_the_color_blind() {
    for eyes in &EYES {
        for (index, a) in SIDES[..4].iter().enumerate() {
            for b in &SIDES[index + 1..4] {
                let (a, b) = (seen(a.plain, eyes), seen(b.plain, eyes));
                let apart: f32 = a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum();
                assert!(apart > 0.2, "{}: two sides are only {apart:.2} apart", eyes.0);
            }
        }
    }
}
