//! The contrast of emoji on Discord's dark and light themes.

use image::RgbaImage;

/// The backgrounds of Discord's themes.
const PAGES: [[u8; 3]; 2] = [[0x31, 0x33, 0x38], [0xff, 0xff, 0xff]];
/// The least contrast between a shape and its background.
const LEAST: f64 = 3.0;
/// The widest part of an edge, in pixels of 128, that may look like the background.
const EDGE: i32 = 14;

fn luminance(rgb: [f64; 3]) -> f64 {
    let [red, green, blue] = rgb.map(|part| {
        let part = part / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
}

/// Whether a pixel of an emoji stands out from the page behind it.
fn is_seen(emoji: &RgbaImage, x: i32, y: i32, page: [u8; 3]) -> bool {
    let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) else { return false };
    let Some(pixel) = emoji.get_pixel_checked(x, y) else { return false };
    let share = f64::from(pixel[3]) / 255.0;
    let mixed = [0, 1, 2]
        .map(|part| f64::from(pixel[part]) * share + f64::from(page[part]) * (1.0 - share));
    let (one, other) = (luminance(mixed), luminance(page.map(f64::from)));
    one.max(other) / one.min(other) >= LEAST
}

/// The part of an emoji's edge next to which something stands out from the page.
fn seen_part_of_edge(emoji: &RgbaImage, page: [u8; 3]) -> f64 {
    let alpha = |x: i32, y: i32| match (u32::try_from(x), u32::try_from(y)) {
        (Ok(x), Ok(y)) => emoji.get_pixel_checked(x, y).map_or(0, |pixel| pixel[3]),
        _ => 0,
    };
    let all = (0..128).flat_map(|y| (0..128).map(move |x| (x, y)));
    let is_edge = |(x, y): &(i32, i32)| {
        let around = [(-1, 0), (1, 0), (0, -1), (0, 1)];
        alpha(*x, *y) > 127 && around.iter().any(|(dx, dy)| alpha(x + dx, y + dy) <= 127)
    };
    let edge: Vec<_> = all.filter(is_edge).collect();
    let near = |(x, y): &&(i32, i32)| {
        let reach = -EDGE..=EDGE;
        let mut spots = reach.clone().flat_map(|dy| reach.clone().map(move |dx| (dx, dy)));
        spots.any(|(dx, dy)| {
            dx * dx + dy * dy <= EDGE * EDGE && is_seen(emoji, x + dx, y + dy, page)
        })
    };
    edge.iter().filter(near).count() as f64 / edge.len() as f64
}

#[test]
fn every_emoji_has_a_clear_edge_on_dark_and_light_pages() {
    let mut faint = Vec::new();
    for sprite in games::sprites() {
        let emoji = image::load_from_memory(&render::icon(&sprite)).unwrap().to_rgba8();
        for page in PAGES {
            let part = seen_part_of_edge(&emoji, page);
            if part < 0.99 {
                faint.push(format!("{sprite:?} on {page:?}: {:.0} %", part * 100.0));
            }
        }
    }
    assert!(faint.is_empty(), "\n{}\n", faint.join("\n"));
}
