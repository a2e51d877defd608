//! A store that is filled by playing its matches, with all their jobs.

use std::cell::Cell;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use matches::{ChallengeLimits, Key, Matches, OpenMode, PlayerId, Request};
use rules::Seed;

use crate::growth::outbox_rounds::{now, work_off};
use crate::sample_export::{SampleExport, Script, Table, challenge};

/// The number of matches played at the same time, and of workers for their jobs. Commits at the
/// same time are grouped.
const PLAYING: usize = 64;
const WORKING: usize = 16;

/// The pause of a worker without a job.
const PAUSE: Duration = Duration::from_millis(5);

thread_local! {
    /// The number from which the seed of this thread's next match is made.
    static SEED: Cell<u8> = const { Cell::new(0) };
}

/// Plays a match at each of these tables. Returns the seconds that it took.
pub(super) fn fill(store: &str, plies: usize, tables: impl Iterator<Item = Table> + Send) -> f64 {
    let location = store.parse().expect("it is a place");
    let store = matches::open(&location, OpenMode::ToPlay).expect("the store opens");
    let limits = ChallengeLimits { per_player: usize::MAX, ..ChallengeLimits::default() };
    let matches = Matches::new(store, games::CATALOG, limits)
        .with_seeds(|| Seed::from_bytes([SEED.get(); 32]));
    let hall = Hall { matches, keys: AtomicU64::new(0) };
    let (stock, since, is_over) = (SampleExport::of(plies), Instant::now(), AtomicBool::new(false));
    let waiting = Mutex::new(stock.scripts().zip(tables));
    let next = || waiting.lock().expect("nobody fails there").next();
    let play = || {
        while let Some((script, table)) = next() {
            hall.play(script, table);
        }
    };
    let work = || {
        while !is_over.load(Ordering::Relaxed) {
            if work_off(&hall.matches) == 0 {
                thread::sleep(PAUSE);
            }
        }
    };
    thread::scope(|scope| {
        (0..WORKING).for_each(|_| drop(scope.spawn(work)));
        let playing: Vec<_> = (0..PLAYING).map(|_| scope.spawn(play)).collect();
        let all_well = playing.into_iter().all(|one| one.join().is_ok());
        is_over.store(true, Ordering::Relaxed);
        assert!(all_well, "all can be played");
    });
    while work_off(&hall.matches) > 0 {}
    since.elapsed().as_secs_f64()
}

/// The service and the state of the workers.
struct Hall {
    matches: Matches,
    keys: AtomicU64,
}

impl Hall {
    fn by(&self, player: u64) -> Request {
        let key = Key(self.keys.fetch_add(1, Ordering::Relaxed) + 1);
        Request { player: PlayerId(player), key, now: now() }
    }

    /// Plays a recorded match again, with other people.
    fn play(&self, script: &Script, table: Table) {
        let [ada, ben] = table.people;
        SEED.set(script.seed);
        let Request { key, now, .. } = self.by(ada);
        let challenge = challenge(script.game, table.people, table.server, table.channel);
        let id = self.matches.challenge(&challenge, key, now).expect("a challenge").id;
        self.matches.join(id, self.by(ben)).expect("it begins");
        for (who, mv) in &script.moves {
            let played = self.matches.play(id.into(), mv, self.by(table.people[*who]));
            played.expect("what was played once can be played again");
        }
        if !table.is_running {
            // If the last ply ended the match, resigning fails.
            let _ = self.matches.resign(id, self.by(ada));
        }
    }
}
