//! Tests of concurrent acts of several people.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use matches::{Ending, Filter, Key, Page, PlayerId, Refused, Request, Target};
use rules::{Draft, Seat};
use store::{Batch, Commit, MemoryStore, Range, Row, Store, StoreError};

use crate::harness::{Harness, SERVER, nim, on_every_store};

#[test]
fn simultaneous_presses_on_one_board_play_one_move() {
    on_every_store(|harness| {
        let harness = &*harness;
        for _ in 0..10 {
            let id = harness.nim();
            let seen = Some(harness.head(id).revision);
            let played = AtomicUsize::new(0);
            thread::scope(|scope| {
                for _ in 0..8 {
                    scope.spawn(|| {
                        match harness.matches.play(Target { id, seen }, "1", harness.by(1)) {
                            Ok(_) => drop(played.fetch_add(1, Ordering::Relaxed)),
                            Err(refused) => assert!(matches!(refused, Refused::Stale(_))),
                        }
                    });
                }
            });
            assert_eq!((played.into_inner(), harness.head(id).plies), (1, 1));
        }
    });
}

#[test]
fn a_request_delivered_many_times_at_once_is_executed_once() {
    on_every_store(|harness| {
        let harness = &*harness;
        for round in 0..10 {
            let id = harness.nim();
            let by =
                Request { player: PlayerId(1), key: Key(1_000_000 + round), now: harness.now() };
            let fresh = AtomicUsize::new(0);
            thread::scope(|scope| {
                for _ in 0..8 {
                    scope.spawn(|| {
                        let done = harness.matches.play(id.into(), "2", by).unwrap();
                        assert_eq!(done.mv.as_deref(), Some("2"));
                        fresh.fetch_add(usize::from(!done.repeated), Ordering::Relaxed);
                    });
                }
            });
            assert_eq!((fresh.into_inner(), harness.head(id).plies), (1, 1));
        }
    });
}

#[test]
fn the_last_seat_goes_to_one_of_many_players() {
    on_every_store(|harness| {
        let harness = &*harness;
        let id = harness.challenge(&nim(1, &[])).unwrap().id;
        let seated = AtomicUsize::new(0);
        thread::scope(|scope| {
            for player in 2..10 {
                let seated = &seated;
                scope.spawn(move || match harness.matches.join(id, harness.by(player)) {
                    Ok(_) => drop(seated.fetch_add(1, Ordering::Relaxed)),
                    Err(refused) => assert_eq!(refused, Refused::Started(id)),
                });
            }
        });
        assert_eq!(seated.into_inner(), 1);
    });
}

#[test]
fn simultaneous_challenges_get_distinct_numbers() {
    on_every_store(|harness| {
        let harness = &*harness;
        let mut ids: Vec<u64> = thread::scope(|scope| {
            let makers: Vec<_> = (1..9)
                .map(|player| {
                    scope.spawn(move || {
                        (0..5)
                            .map(|_| harness.challenge(&nim(player, &[])).unwrap().id.0)
                            .collect::<Vec<_>>()
                    })
                })
                .collect();
            makers.into_iter().flat_map(|maker| maker.join().unwrap()).collect()
        });
        ids.sort_unstable();
        assert_eq!(ids, (1..=40).collect::<Vec<_>>());
    });
}

#[test]
fn simultaneous_stakes_are_all_accepted() {
    on_every_store(|harness| {
        let harness = &*harness;
        let id = harness.stakes(4);
        let seen = Some(harness.head(id).revision);
        thread::scope(|scope| {
            for player in 1..=4 {
                scope.spawn(move || {
                    harness
                        .matches
                        .play(Target { id, seen }, &format!("stake {player}"), harness.by(player))
                        .unwrap();
                });
            }
        });
        assert_eq!(harness.head(id).plies, 4);
        assert_eq!(harness.head(id).to_move.len(), 1);
    });
}

/// An act that happens at the same time as another one.
type Meanwhile = Box<dyn FnOnce() + Send>;

/// A store that runs an act just before a commit, or just after a read.
#[derive(Default)]
struct Between {
    store: MemoryStore,
    happens: Mutex<Option<Meanwhile>>,
    after_reading: Mutex<Option<Meanwhile>>,
}

rules::hidden_debug!(Between);

impl Store for Between {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        let rows = self.store.read(keys);
        let happens = self.after_reading.lock().unwrap().take();
        if let Some(happens) = happens {
            happens();
        }
        rows
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.store.scan(range)
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        let happens = self.happens.lock().unwrap().take();
        if let Some(happens) = happens {
            happens();
        }
        self.store.commit(batch)
    }
}

/// A harness over such a store.
fn between() -> (Arc<Harness>, Arc<Between>) {
    let store = Arc::new(Between::default());
    (Arc::new(Harness::over(Arc::clone(&store) as Arc<_>)), store)
}

/// A harness, and a function that sets the act which happens before the next commit.
pub(crate) fn interrupted() -> (Arc<Harness>, impl Fn(Meanwhile)) {
    let (harness, store) = between();
    (harness, move |happens| *store.happens.lock().unwrap() = Some(happens))
}

#[test]
fn a_request_repeated_before_its_commit_makes_one_challenge() {
    let (harness, before_the_next_commit) = interrupted();
    let (by, again) = (harness.by(1), Arc::clone(&harness));
    before_the_next_commit(Box::new(move || {
        again.matches.challenge(&nim(1, &[2]), by.key, by.now).unwrap();
    }));
    let made = harness.matches.challenge(&nim(1, &[2]), by.key, by.now).unwrap();
    assert!(made.repeated);
    let page = Page { after: None, most: 9 };
    let lobbies = harness.matches.matches_of(PlayerId(1), Filter::Lobby, page).unwrap();
    assert_eq!(lobbies.iter().map(|head| head.id).collect::<Vec<_>>(), [made.id]);
}

#[test]
fn a_draft_for_a_past_position_is_dropped() {
    let (harness, before_the_next_commit) = interrupted();
    let (id, meanwhile) = (harness.nim(), Arc::clone(&harness));
    before_the_next_commit(Box::new(move || {
        meanwhile.play_all(id, &[(1, "1"), (2, "1")]);
    }));
    harness.keep(id, PlayerId(1), &Draft::of(&["3"])).unwrap();
    assert_eq!(harness.head(id).plies, 2);
    assert_eq!(harness.drafted(id, PlayerId(1)), Ok(Draft::default()));
}

#[test]
fn a_request_committed_during_its_repetition_is_not_refused() {
    let (harness, store) = between();
    let (id, by, again) = (harness.nim(), harness.by(1), Arc::clone(&harness));
    *store.after_reading.lock().unwrap() = Some(Box::new(move || {
        again.matches.play(id.into(), "1", by).unwrap();
    }));
    let played = harness.matches.play(id.into(), "1", by).unwrap();
    assert!(played.repeated);
    assert_eq!(harness.head(id).plies, 1);
}

#[test]
fn a_player_erased_while_their_name_is_stored_has_no_stored_name() {
    let (harness, before_the_next_commit) = interrupted();
    let (id, meanwhile) = (harness.nim(), Arc::clone(&harness));
    before_the_next_commit(Box::new(move || {
        meanwhile.matches.erase(PlayerId(1), meanwhile.now()).unwrap();
    }));
    harness.matches.note_display_name(PlayerId(1), Some(SERVER), "Ada", harness.now()).unwrap();
    assert_eq!(harness.head(id).ending(), Some(&Ending::Resigned { seat: Seat(0) }));
    assert_eq!(harness.matches.display_names_of(id, &[PlayerId(1)]), Ok(vec![None]));
}
