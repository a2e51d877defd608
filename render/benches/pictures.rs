//! What a picture costs, drawn and encoded, once its sprites are there; and its size.

#[path = "scenes.rs"]
mod scenes;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use render::{Style, animation, picture};

fn pictures(criterion: &mut Criterion) {
    let style = Style::default();
    for (name, scene) in scenes::all() {
        let made = picture(&scene, &style);
        let (kilobytes, size) = (made.png.len() / 1000, (made.width, made.height));
        eprintln!("{name}: {size:?} pixels, {kilobytes} kB");
        criterion
            .bench_function(name, |bencher| bencher.iter(|| picture(black_box(&scene), &style)));
    }
}

fn animations(criterion: &mut Criterion) {
    let (now, then) = (scenes::soldiers(8, false), scenes::soldiers(8, true));
    let scenes: Vec<_> =
        (0..50).map(|ply| if ply % 2 == 0 { now.clone() } else { then.clone() }).collect();
    let mut group = criterion.benchmark_group("animation");
    group.sample_size(10);
    group.bench_function("50 plies", |bencher| {
        bencher.iter(|| animation(black_box(&scenes), &Style::default()))
    });
}

criterion_group!(benches, pictures, animations);
criterion_main!(benches);
