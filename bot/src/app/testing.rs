//! Fixtures of the tests.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use matches::{Challenge, ChallengeLimits, Matches, Place, PlayerId, Seating};
use rules::{Message, OptionValues, Seat};
use store::{Batch, Commit, MemoryStore, Range, Row, Store, StoreError};

use crate::app::context::App;
use crate::clock::Clock;

/// The first byte of a match header's key. Every load reads the header.
const HEADER: u8 = b'H';

/// The first byte of the key of a player's preference.
const PREFERENCE: u8 = b'F';

/// A store that counts the loads of matches, and of players' preferences.
#[derive(Debug, Default)]
pub(crate) struct LoadCounter {
    store: MemoryStore,
    pub(crate) loads: AtomicUsize,
    pub(crate) preference_loads: AtomicUsize,
}

impl Store for LoadCounter {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        let loads = keys.iter().filter(|key| key.first() == Some(&HEADER)).count();
        self.loads.fetch_add(loads, Ordering::Relaxed);
        self.store.read(keys)
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        let is_preference = range.from.first() == Some(&PREFERENCE);
        self.preference_loads.fetch_add(usize::from(is_preference), Ordering::Relaxed);
        self.store.scan(range)
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        self.store.commit(batch)
    }
}

/// The application over an empty store in memory.
pub(crate) fn app() -> App {
    let store = Arc::new(MemoryStore::new());
    App::new(Matches::new(store, games::CATALOG, ChallengeLimits::default()), Clock::default())
}

/// A challenge to Castle Keep by the first of these players to all others.
pub(crate) fn castle_keep(players: &[PlayerId], place: Place) -> Challenge {
    let opponents = players[1..].to_vec();
    let seats = u8::try_from(players.len()).ok();
    Challenge {
        game: "castle-keep".into(),
        seats,
        opponents,
        ..kastell(players[0], players[0], place)
    }
}

/// A challenge to Kastell, in which the challenger has the first seat.
pub(crate) fn kastell(challenger: PlayerId, opponent: PlayerId, place: Place) -> Challenge {
    Challenge {
        game: "kastell".into(),
        options: OptionValues::new(),
        seats: Some(2),
        challenger,
        word: None,
        opponents: vec![opponent],
        seating: Seating::Chosen(Seat(0)),
        place,
        pair: false,
        rematch_of: None,
        limit: None,
        posts: Default::default(),
        language: None,
        display_name: None,
    }
}

/// The number of people whom a message names.
pub(crate) fn people_named(message: &Message) -> usize {
    format!("{message:?}").matches("Person(").count()
}
