//! Tests of a store behind pgbouncer, which gives each database session to several connections in turn.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::thread;

use matches::{ChallengeLimits, Key, Matches, Timestamp};
use store::{Commit, Range, Store};

use crate::engines::databases::{get, open, put};
use crate::fleet::shared_store::{begin, work_off};
use crate::games::CATALOG;
use crate::server::pooler::Pooler;
use crate::server::{self};

/// Fewer sessions than one process has connections, so that each session serves several.
const FEW: usize = 2;

/// Enough sessions for two processes, even if each connection keeps its session.
const MANY: usize = 20;

/// Two stores on one new database, like two processes.
fn both(mode: &str, sessions: usize) -> Option<(Pooler, [Arc<dyn Store>; 2])> {
    let server = server::shared()?;
    let pooler = Pooler::start(server, mode, sessions)?;
    let address = pooler.address(&server.fresh_database());
    let both = [open(&address), open(&address)];
    Some((pooler, both))
}

/// Reads and writes in all ways in eight threads, through both stores.
fn use_all(both: &[Arc<dyn Store>; 2]) {
    thread::scope(|scope| {
        for thread in 0..8 {
            let store = both[thread % 2].as_ref();
            scope.spawn(move || {
                for round in 0..20 {
                    let key = format!("{thread}-{round:02}");
                    assert_eq!(put(store, &key, &key), Ok(Commit::Applied));
                    assert_eq!(get(store, &key), Some(key.clone()));
                    check_order(store, thread, round + 1);
                    assert!(store.clock().unwrap().is_some());
                }
            });
        }
    });
    assert_eq!(both[0].count(), both[1].count());
}

/// Checks the order of rows in forward and backward scans.
fn check_order(store: &dyn Store, thread: usize, count: usize) {
    let (from, to) = (format!("{thread}-").into_bytes(), format!("{thread}.").into_bytes());
    let range = Range { from, to, most: 100, backward: false };
    let forward = store.scan(&range).unwrap();
    let mut backward = store.scan(&Range { backward: true, ..range }).unwrap();
    backward.reverse();
    assert_eq!((forward.len(), &forward), (count, &backward));
    assert!(forward.is_sorted());
}

#[test]
fn a_transaction_pooler_delivers_each_answer_to_its_query() {
    let Some((_pooler, both)) = both("transaction", FEW) else { return };
    use_all(&both);
}

#[test]
fn a_session_pooler_delivers_each_answer_to_its_query() {
    let Some((_pooler, both)) = both("session", MANY) else { return };
    use_all(&both);
}

#[test]
fn two_processes_behind_a_pooler_do_each_job_once() {
    let Some((_pooler, stores)) = both("transaction", FEW) else { return };
    let both = stores.map(|store| Matches::new(store, CATALOG, ChallengeLimits::default()));
    for number in 0..6 {
        let players = (10 + number, 50 + number);
        begin(&both[number as usize % 2], players, 100 * (number + 1));
    }
    let done: Vec<String> = thread::scope(|scope| {
        let workers: Vec<_> =
            both.iter().map(|one| scope.spawn(|| work_off(one, Timestamp(1)))).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    let once: BTreeSet<_> = done.iter().collect();
    assert!(once.len() >= 6 && once.len() == done.len(), "{done:?}");
    let fleet = both[0].fleet();
    assert_eq!(fleet.claim_interaction(Key(9), Timestamp(2)), Ok(true));
    assert_eq!(both[1].fleet().claim_interaction(Key(9), Timestamp(2)), Ok(false));
}
