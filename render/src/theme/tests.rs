//! What holds for the colors of every theme.

use super::*;

/// How bright a color looks, after WCAG 2.
fn luminance(rgb: Rgb) -> f32 {
    let [r, g, b] = linear(rgb);
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn linear(rgb: Rgb) -> [f32; 3] {
    rgb.map(|part| {
        let part = f32::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn contrast(a: Rgb, b: Rgb) -> f32 {
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
    a.max(b) / a.min(b)
}

fn check_contrast(what: &str, (a, b): (Rgb, Rgb), least: f32) {
    let found = contrast(a, b);
    assert!(found >= least, "{what}: {found:.2} is less than {least}");
}

/// What people without one kind of cone see, after Machado and others, 2009, in full strength.
const BLINDNESS: [(&str, [[f32; 3]; 3]); 3] = [
    (
        "protan",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deutan",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritan",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

fn seen(rgb: Rgb, eyes: &[[f32; 3]; 3]) -> [f32; 3] {
    let light = linear(rgb);
    eyes.map(|row| {
        row.iter().zip(light).map(|(weight, part)| weight * part).sum::<f32>().clamp(0.0, 1.0)
    })
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
    for (name, eyes) in &BLINDNESS {
        for (index, a) in SIDES[..4].iter().enumerate() {
            for b in &SIDES[index + 1..4] {
                let (a, b) = (seen(a.plain, eyes), seen(b.plain, eyes));
                let apart: f32 = a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum();
                assert!(apart > 0.2, "{name}: two sides are only {apart:.2} apart");
            }
        }
    }
}
