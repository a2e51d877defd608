//! The cost of presenting the reply to a move: its narration, the position in words, and the next menu.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use rules::{Draft, Message, Seat, Seed, Setup, Table, Viewer};
use words::{Plainly, Presenter};

/// English, and a language that falls back to it.
const LANGUAGES: [&str; 2] = ["en", "sv"];

/// A position for a move that builds a wall.
fn opening() -> Box<dyn Table> {
    let game = games::find_by_name("kastell").expect("it is on offer");
    let options = [("trees".into(), "c3,d6,g4".into())].into_iter().collect();
    let setup = Setup { options, seats: 2, seed: Seed::from_bytes([0; 32]) };
    let mut table = game.set_up(&setup).expect("it can be set up");
    for (ply, mv) in ["Tn@d3", "O@e5"].into_iter().enumerate() {
        let seat = Seat(u8::try_from(ply).unwrap_or_default());
        table.play(seat, mv).expect("it is legal");
    }
    table
}

fn the_reply_to_a_move(criterion: &mut Criterion) {
    let game = games::find_by_name("kastell").expect("it is on offer");
    let rooms = [rules::WORDS, game.info().words];
    let mut table = opening();
    let played = table.play(Seat(0), "ie a1").expect("it is legal");
    let notes: Vec<Message> = played.notes.into_iter().map(|note| note.message).collect();
    let sight = table.see(Viewer::Seat(Seat(1)));
    let choices = sight.choices(Seat(1), &Draft::default()).expect("it is their turn");
    let mut group = criterion.benchmark_group("reply");
    for language in LANGUAGES {
        let presenter = Presenter::new(language, &rooms).expect("the files are sound");
        group.bench_function(language, |bench| {
            bench.iter(|| {
                let presenter = black_box(&presenter);
                let text = presenter.text(&*sight, &Plainly).len();
                let labels = choices.options.iter().map(|one| presenter.say(&one.label, &Plainly));
                presenter.paragraph(&notes, &Plainly).len()
                    + text
                    + labels.map(|l| l.len()).sum::<usize>()
            });
        });
    }
    group.finish();
}

/// The work of a process that is done once per language.
fn reading(criterion: &mut Criterion) {
    let game = games::find_by_name("kastell").expect("it is on offer");
    let rooms = [rules::WORDS, game.info().words];
    let mut group = criterion.benchmark_group("read");
    for language in LANGUAGES {
        group.bench_function(language, |bench| {
            bench.iter(|| Presenter::new(language, black_box(&rooms)));
        });
    }
    group.finish();
}

criterion_group!(benches, the_reply_to_a_move, reading);
criterion_main!(benches);
