//! The process that is killed: four writers, each playing one match of Nim after another, and a worker that posts.

use std::io::Write;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use matches::{
    Challenge, ChallengeLimits, Claim, Committed, Enqueued, Key, Matches, Place, PlayerId, Request,
    Seating, Timestamp, Workers,
};
use rules::{OptionValues, Seat};

use crate::STONES;
use crate::games::CATALOG;
use crate::wall::Wall;

const WRITERS: u64 = 4;

/// Plays until it is killed.
pub(crate) fn play((folder, store): (&Path, &str), round: u64) {
    tell("opening\n");
    let (store, now) = (crate::open(store), crate::time(round));
    let (handed, rings) = channel();
    let crew = Crew { handed, asked: AtomicU64::new(0) };
    let matches = Matches::new(store, CATALOG, ChallengeLimits::default()).with_workers(crew);
    let matches = &matches;
    thread::scope(|scope| {
        scope.spawn(|| work(matches, (folder, now), rings));
        for writer in 0..WRITERS {
            scope.spawn(move || {
                Writer { matches, number: round << 8 | writer, keys: 0, now }.play()
            });
        }
    });
}

/// Wakes the worker when jobs are enqueued. Only every other line of jobs is handed to it.
struct Crew {
    handed: Sender<Vec<Claim>>,
    asked: AtomicU64,
}

impl Workers for Crew {
    fn are_free(&self, _: Place) -> bool {
        self.asked.fetch_add(1, Ordering::Relaxed).is_multiple_of(2)
    }

    fn call(&self, called: Enqueued) {
        self.handed.send(called.claims).expect("the worker listens");
    }
}

/// Posts the due jobs each time that jobs are enqueued.
fn work(matches: &Matches, (folder, now): (&Path, Timestamp), rings: Receiver<Vec<Claim>>) {
    let mut wall = Wall::open(folder, matches, now);
    wall.take_over();
    for claims in rings {
        claims.iter().for_each(|claim| wall.work(claim));
        wall.work_off();
    }
}

struct Writer<'a> {
    matches: &'a Matches,
    number: u64,
    keys: u64,
    now: Timestamp,
}

impl Writer<'_> {
    fn play(mut self) {
        let (one, two) = (2 * self.number + 1, 2 * self.number + 2);
        loop {
            let by = self.by(one);
            let made = self.matches.challenge(&challenge(one, two), by.key, by.now);
            let id = acknowledge(by, made).id;
            let by = self.by(two);
            acknowledge(by, self.matches.join(id, by));
            for player in [one, two].into_iter().cycle().take(STONES) {
                let by = self.by(player);
                acknowledge(by, self.matches.play(id.into(), "1", by));
            }
        }
    }

    fn by(&mut self, player: u64) -> Request {
        self.keys += 1;
        let key = Key(self.number << 32 | self.keys);
        Request { player: PlayerId(player), key, now: self.now }
    }
}

fn acknowledge(by: Request, outcome: Result<Committed, matches::Refused>) -> Committed {
    let done = outcome.expect("a legal act is carried out");
    tell(&format!("done {} {} {} .\n", done.id.0, done.revision.0, by.key.0));
    done
}

/// Writes a line in one piece, so that the lines of several writers don't mix.
fn tell(line: &str) {
    std::io::stdout().lock().write_all(line.as_bytes()).expect("the pipe is open");
}

fn challenge(one: u64, two: u64) -> Challenge {
    Challenge {
        game: "nim".into(),
        options: OptionValues::from([("stones".into(), STONES.to_string())]),
        seats: None,
        challenger: PlayerId(one),
        word: None,
        opponents: vec![PlayerId(two)],
        seating: Seating::Chosen(Seat(0)),
        place: Place { server: Some(9), channel: 5, thread: None },
        pair: false,
        rematch_of: None,
        limit: None,
        posts: Default::default(),
        language: None,
        display_name: None,
    }
}
