//! The cost of a round of the job queue in a store with many matches.

use std::fmt;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use matches::{ChallengeLimits, Claim, JobOutcome, Key, Matches, OpenMode, Timestamp};

use crate::sample_export::challenge;

/// The number of measured rounds without due jobs.
const LOOKS: u32 = 500;

/// The number of due jobs in the measurement, and the number that a round takes.
const DUE: u64 = 256;
const ROUND: usize = 16;

/// Player numbers that no other match uses.
const PEOPLE: u64 = 9_000_000;

/// The mean cost of rounds.
pub(super) struct Rounds {
    looked: Duration,
    took: Duration,
    settled: u64,
}

impl Rounds {
    /// Measures rounds on a store that no process uses.
    pub(super) fn on(store: &str) -> Self {
        let location = store.parse().expect("it is a place");
        let store = matches::open(&location, OpenMode::ToPlay).expect("the store opens");
        let limits = ChallengeLimits { per_player: usize::MAX, ..ChallengeLimits::default() };
        let matches = Matches::new(store, games::CATALOG, limits);
        // Jobs of an earlier owner are not measured.
        while work_off(&matches) > 0 {}
        let since = Instant::now();
        for _ in 0..LOOKS {
            assert!(due(&matches).is_empty(), "nothing is due");
        }
        let looked = since.elapsed() / LOOKS;
        for number in 0..DUE {
            let (player, opponent) = (PEOPLE + number, PEOPLE + number + DUE);
            let challenge = challenge("kastell", [player, opponent], player, player);
            matches.challenge(&challenge, Key(player), now()).expect("it is made");
        }
        let (since, mut rounds, mut settled) = (Instant::now(), 0, 0);
        loop {
            match work_off(&matches) {
                0 => break,
                count => settled += count,
            }
            rounds += 1;
        }
        Self { looked, took: since.elapsed() / rounds.max(1), settled }
    }
}

impl fmt::Display for Rounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (looked, took) = (self.looked.as_secs_f64() * 1e6, self.took.as_secs_f64() * 1e3);
        let Self { settled, .. } = self;
        write!(f, "{looked:.0} µs where nothing is due; {took:.1} ms to take and settle {ROUND} ")?;
        write!(f, "of {settled} that are")
    }
}

pub(super) fn now() -> Timestamp {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp(u64::try_from(now.as_millis()).unwrap_or(u64::MAX))
}

fn due(matches: &Matches) -> Vec<Claim> {
    matches.claim_due(now(), ROUND).expect("the queue can be read")
}

/// Takes and settles due jobs once. Returns their number.
pub(super) fn work_off(matches: &Matches) -> u64 {
    let claims = due(matches);
    let mut settled = 0;
    for job in claims.iter().flat_map(|claim| &claim.jobs) {
        let done = JobOutcome::Done { message: None };
        matches.settle(job, done, now()).expect("it can be settled");
        settled += 1;
    }
    settled
}
