//! How often the store is asked for a match, which is read and checked anew each time.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use data::{
    Batch, By, Challenge, Commit, Key, MatchId, Matches, MemoryStore, Place, PlayerId, Range, Row,
    Seating, Settings, Store, StoreError, Timestamp,
};
use rules::{OptionValues, Seat};

use super::{Answer, Desk, Press, Pressed, press};
use crate::clock::Clock;

const ADA: PlayerId = PlayerId(1);
const BEN: PlayerId = PlayerId(2);
const PLACE: Place = Place { server: Some(9), channel: 8, thread: None };

/// What the keys of what is fixed about a match begin with: every match that is read is read with it.
const HEADER: u8 = b'H';

/// Counts how often a match is read.
#[derive(Debug, Default)]
struct Counting {
    store: MemoryStore,
    loads: AtomicUsize,
}

impl Store for Counting {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        let loads = keys.iter().filter(|key| key.first() == Some(&HEADER)).count();
        self.loads.fetch_add(loads, Ordering::Relaxed);
        self.store.read(keys)
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.store.scan(range)
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        self.store.commit(batch)
    }
}

/// A desk at which Ada, who has the first seat, is to move in a match of Kastell with Ben.
struct Table {
    desk: Desk,
    store: Arc<Counting>,
    id: MatchId,
    keys: u64,
}

impl Table {
    fn new() -> Self {
        let store = Arc::new(Counting::default());
        let seen: Arc<dyn Store> = Arc::clone(&store) as _;
        let matches = Matches::new(seen, games::CATALOG, Settings::default());
        let challenge = Challenge {
            game: "kastell".into(),
            options: OptionValues::new(),
            seats: Some(2),
            challenger: ADA,
            opponents: vec![BEN],
            seating: Seating::Chosen(Seat(0)),
            place: PLACE,
            rematch_of: None,
        };
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let by = By { player: BEN, key: Key(2), now: Timestamp(2) };
        matches.join(id, by).unwrap();
        Self { desk: Desk::new(matches, Clock::default()), store, id, keys: 3 }
    }

    /// What Ada gets for a press, and how often the match was read for it.
    fn press(&mut self, what: Press, said: Option<&str>) -> (Answer, usize) {
        self.keys += 1;
        let by = By { player: ADA, key: Key(self.keys), now: Timestamp(self.keys) };
        let said = said.map(ToOwned::to_owned);
        self.store.loads.store(0, Ordering::Relaxed);
        let pressed = Pressed { press: what, said, place: PLACE };
        let answer = press(&self.desk, by, &pressed).unwrap();
        (answer, self.store.loads.load(Ordering::Relaxed))
    }
}

#[test]
fn a_choice_from_the_panels_menu_reads_the_match_once() {
    let mut table = Table::new();
    let (mut panel, loads) = table.press(Press::Move(table.id), None);
    assert_eq!(loads, 1, "the panel is opened");
    while let Some(menu) = panel.menu {
        let choice = &menu.choices[0].id;
        let (next, loads) = table.press(menu.press, Some(choice));
        assert_eq!(loads, 1, "{choice}");
        panel = next;
    }
    let confirm = panel.buttons.iter().find(|button| matches!(button.press, Press::Play(_)));
    let (told, loads) = table.press(confirm.unwrap().press.clone(), None);
    assert!(told.lines[0].contains("You played"), "{:?}", told.lines);
    // Once to read what was chosen, once to decide the move and to show what came of it.
    assert_eq!(loads, CONFIRM, "the move is played");
}

const CONFIRM: usize = 3;
