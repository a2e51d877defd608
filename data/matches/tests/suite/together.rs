//! Many people at the same moment.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use matches::{By, Ending, Filter, Key, Page, PlayerId, Refused};
use rules::{Draft, Seat};
use store::{Batch, Commit, MemoryStore, Range, Row, Store, StoreError};

use crate::hall::{Hall, SERVER, nim, on_every_store};

#[test]
fn of_two_presses_on_the_same_board_one_is_played() {
    on_every_store(|hall| {
        let hall = &*hall;
        for _ in 0..10 {
            let id = hall.nim();
            let seen = Some(hall.head(id).revision);
            let played = AtomicUsize::new(0);
            thread::scope(|scope| {
                for _ in 0..8 {
                    scope.spawn(|| match hall.matches.play(id, seen, "1", hall.by(1)) {
                        Ok(_) => drop(played.fetch_add(1, Ordering::Relaxed)),
                        Err(refused) => assert!(matches!(refused, Refused::Stale { .. })),
                    });
                }
            });
            assert_eq!((played.into_inner(), hall.head(id).plies), (1, 1));
        }
    });
}

#[test]
fn a_request_delivered_by_many_at_once_is_carried_out_once() {
    on_every_store(|hall| {
        let hall = &*hall;
        for round in 0..10 {
            let id = hall.nim();
            let by = By { player: PlayerId(1), key: Key(1_000_000 + round), now: hall.now() };
            let fresh = AtomicUsize::new(0);
            thread::scope(|scope| {
                for _ in 0..8 {
                    scope.spawn(|| {
                        let done = hall.matches.play(id, None, "2", by).unwrap();
                        assert_eq!(done.mv.as_deref(), Some("2"));
                        fresh.fetch_add(usize::from(!done.repeated), Ordering::Relaxed);
                    });
                }
            });
            assert_eq!((fresh.into_inner(), hall.head(id).plies), (1, 1));
        }
    });
}

#[test]
fn one_of_many_takes_the_last_seat() {
    on_every_store(|hall| {
        let hall = &*hall;
        let id = hall.challenge(&nim(1, &[])).unwrap().id;
        let seated = AtomicUsize::new(0);
        thread::scope(|scope| {
            for player in 2..10 {
                let seated = &seated;
                scope.spawn(move || match hall.matches.join(id, hall.by(player)) {
                    Ok(_) => drop(seated.fetch_add(1, Ordering::Relaxed)),
                    Err(refused) => assert_eq!(refused, Refused::Started(id)),
                });
            }
        });
        assert_eq!(seated.into_inner(), 1);
    });
}

#[test]
fn challenges_made_at_once_have_numbers_of_their_own() {
    on_every_store(|hall| {
        let hall = &*hall;
        let mut ids: Vec<u64> = thread::scope(|scope| {
            let makers: Vec<_> = (1..9)
                .map(|player| {
                    scope.spawn(move || {
                        (0..5)
                            .map(|_| hall.challenge(&nim(player, &[])).unwrap().id.0)
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
fn all_who_stake_at_the_same_moment_have_staked() {
    on_every_store(|hall| {
        let hall = &*hall;
        let id = hall.stakes(4);
        let seen = Some(hall.head(id).revision);
        thread::scope(|scope| {
            for player in 1..=4 {
                scope.spawn(move || {
                    hall.matches
                        .play(id, seen, &format!("stake {player}"), hall.by(player))
                        .unwrap();
                });
            }
        });
        assert_eq!(hall.head(id).plies, 4);
        assert_eq!(hall.head(id).to_move.len(), 1);
    });
}

/// Something that somebody else does meanwhile.
type Meanwhile = Box<dyn FnOnce() + Send>;

/// A store that lets something else happen just before a commit, when whoever commits has read and decided, or just after
/// something was read.
#[derive(Default)]
struct Between {
    store: MemoryStore,
    happens: Mutex<Option<Meanwhile>>,
    after_reading: Mutex<Option<Meanwhile>>,
}

impl fmt::Debug for Between {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Between(..)")
    }
}

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

/// A hall over such a store.
fn between() -> (Arc<Hall>, Arc<Between>) {
    let store = Arc::new(Between::default());
    (Arc::new(Hall::over(Arc::clone(&store) as Arc<_>)), store)
}

/// A hall, and the way to let something happen in it before the next commit.
fn interrupted() -> (Arc<Hall>, impl Fn(Meanwhile)) {
    let (hall, store) = between();
    (hall, move |happens| *store.happens.lock().unwrap() = Some(happens))
}

#[test]
fn a_request_that_comes_again_before_it_is_carried_out_makes_one_challenge() {
    let (hall, before_the_next_commit) = interrupted();
    let (by, again) = (hall.by(1), Arc::clone(&hall));
    before_the_next_commit(Box::new(move || {
        again.matches.challenge(&nim(1, &[2]), by.key, by.now).unwrap();
    }));
    let made = hall.matches.challenge(&nim(1, &[2]), by.key, by.now).unwrap();
    assert!(made.repeated);
    let page = Page { after: None, most: 9 };
    let lobbies = hall.matches.matches_of(PlayerId(1), Filter::Lobby, page).unwrap();
    assert_eq!(lobbies.iter().map(|head| head.id).collect::<Vec<_>>(), [made.id]);
}

#[test]
fn an_unfinished_move_is_not_kept_for_a_position_that_is_gone() {
    let (hall, before_the_next_commit) = interrupted();
    let (id, meanwhile) = (hall.nim(), Arc::clone(&hall));
    before_the_next_commit(Box::new(move || {
        meanwhile.play_all(id, &[(1, "1"), (2, "1")]);
    }));
    hall.keep(id, PlayerId(1), &Draft::of(&["3"])).unwrap();
    assert_eq!(hall.head(id).plies, 2);
    assert_eq!(hall.drafted(id, PlayerId(1)), Ok(Draft::default()));
}

#[test]
fn a_request_that_is_carried_out_just_after_it_was_looked_for_is_not_refused() {
    let (hall, store) = between();
    let (id, by, again) = (hall.nim(), hall.by(1), Arc::clone(&hall));
    *store.after_reading.lock().unwrap() = Some(Box::new(move || {
        again.matches.play(id, None, "1", by).unwrap();
    }));
    let played = hall.matches.play(id, None, "1", by).unwrap();
    assert!(played.repeated);
    assert_eq!(hall.head(id).plies, 1);
}

#[test]
fn whoever_is_forgotten_while_their_name_is_noted_has_none_in_the_store() {
    let (hall, before_the_next_commit) = interrupted();
    let (id, meanwhile) = (hall.nim(), Arc::clone(&hall));
    before_the_next_commit(Box::new(move || {
        meanwhile.matches.forget(PlayerId(1), meanwhile.now()).unwrap();
    }));
    hall.matches.hear_name(PlayerId(1), Some(SERVER), "Ada", hall.now()).unwrap();
    assert_eq!(hall.head(id).ending(), Some(&Ending::Resigned { seat: Seat(0) }));
    assert_eq!(hall.matches.names_in(id, &[PlayerId(1)]), Ok(vec![None]));
}
