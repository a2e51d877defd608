//! Benchmarks of pictures and films: CPU time and size, with and without cached bands.

mod scenes;

use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::Duration;

use criterion::measurement::{Measurement, ValueFormatter, WallTime};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use render::{Style, Theme, clear_picture_cache, film, picture, svg};
use rustix::time::{ClockId, clock_gettime};

/// Times the first picture of a process, which fills the palette and the sprite cache for later ones.
fn first(_: &mut Criterion<CpuTime>) {
    let scene = scenes::blocks();
    let start = CpuTime::now();
    black_box(picture(&scene, &Style::default()));
    eprintln!("the first picture: {:?}", CpuTime::now() - start);
}

fn pictures(criterion: &mut Criterion<CpuTime>) {
    let style = Style::default();
    for (name, scene) in scenes::all() {
        let made = picture(&scene, &style);
        let (kilobytes, size) = (made.png.len() / 1000, (made.width, made.height));
        eprintln!("{name}: {size:?} pixels, {kilobytes} kB");
        let draw = || picture(black_box(&scene), &style);
        criterion.bench_function(&format!("{name} anew"), |bencher| {
            bencher.iter_batched(clear_picture_cache, |()| draw(), BatchSize::PerIteration);
        });
        criterion.bench_function(&format!("{name} once more"), |bencher| bencher.iter(draw));
    }
}

/// Times the SVG painter: each board, and the sheet of each theme.
fn vectors(criterion: &mut Criterion<CpuTime>) {
    let ids = BTreeMap::new();
    for (name, scene) in scenes::all() {
        let picture = svg::BoardPicture { scene: &scene, board: 0, turn: 0, ids: &ids };
        eprintln!("{name}: {} bytes of SVG", svg::board(&picture).len());
        criterion.bench_function(&format!("{name} as SVG"), |bencher| {
            bencher.iter(|| svg::board(black_box(&picture)))
        });
    }
    criterion.bench_function("sheet", |bencher| bencher.iter(|| svg::things(Theme::Light)));
}

fn films(criterion: &mut Criterion<CpuTime>) {
    let mut group = criterion.benchmark_group("film of 100 plies");
    group.sample_size(10);
    for (name, now, then) in [
        ("soldiers", scenes::soldiers(8, false), scenes::soldiers(8, true)),
        ("army", scenes::army(), scenes::army_later()),
    ] {
        let both = [now, then];
        let scenes: Vec<_> = both.into_iter().cycle().take(100).collect();
        let drawn = film(&scenes, &Style::default()).expect("there are scenes");
        eprintln!(
            "{name}: {:?} pixels, {} kB",
            (drawn.width, drawn.height),
            drawn.gif.len() / 1000
        );
        group.bench_function(name, |bencher| {
            bencher.iter(|| film(black_box(&scenes), &Style::default()))
        });
    }
}

/// CPU time of this thread, which other programs on the machine do not lengthen.
struct CpuTime(WallTime);

impl CpuTime {
    fn now() -> Duration {
        let spent = clock_gettime(ClockId::ThreadCPUTime);
        Duration::try_from(spent).expect("no thread has worked for less than no time")
    }
}

impl Measurement for CpuTime {
    type Intermediate = Duration;
    type Value = Duration;

    fn start(&self) -> Duration {
        Self::now()
    }

    fn end(&self, start: Duration) -> Duration {
        Self::now() - start
    }

    fn add(&self, a: &Duration, b: &Duration) -> Duration {
        *a + *b
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    fn to_f64(&self, value: &Duration) -> f64 {
        value.as_nanos() as f64
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        self.0.formatter()
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().with_measurement(CpuTime(WallTime));
    targets = first, pictures, vectors, films
}
criterion_main!(benches);
