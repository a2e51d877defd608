//! Tests of connections that are cut during a commit: the store must find out whether the commit was written.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::thread;

use store::{Batch, Commit, Store, StoreError};

use crate::engines::databases::{get, open, put};
use crate::server::{self, Server};

/// A wire's effect on the next commit: none.
const NOTHING: u8 = 0;
/// The connection is cut before the commit.
const CUT_BEFORE: u8 = 1;
/// The commit gets through, but its answer is lost.
const CUT_AFTER: u8 = 2;

/// A connection to the database that can be cut.
struct Wire {
    port: u16,
    plan: Arc<AtomicU8>,
    /// Whether new connections are refused.
    is_shut: Arc<AtomicBool>,
}

impl Wire {
    fn to(server: &Server) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let (plan, target) = (Arc::new(AtomicU8::new(NOTHING)), server.port());
        let is_shut = Arc::new(AtomicBool::new(false));
        let (planned, shut) = (Arc::clone(&plan), Arc::clone(&is_shut));
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                if shut.load(Ordering::SeqCst) {
                    continue;
                }
                let far = TcpStream::connect(("127.0.0.1", target)).unwrap();
                join(near, far, &planned);
            }
        });
        Self { port, plan, is_shut }
    }

    fn will(&self, plan: u8) {
        self.plan.store(plan, Ordering::SeqCst);
    }
}

/// Carries bytes in both directions until the connection is cut.
fn join(near: TcpStream, far: TcpStream, plan: &Arc<AtomicU8>) {
    let cut = Arc::new(AtomicU8::new(NOTHING));
    let (from, to) = (near.try_clone().unwrap(), far.try_clone().unwrap());
    let (plan, is_cut) = (Arc::clone(plan), Arc::clone(&cut));
    thread::spawn(move || {
        carry(from, to, |bytes| {
            if !bytes.windows(6).any(|word| word == b"COMMIT") {
                return true;
            }
            let planned = plan.swap(NOTHING, Ordering::SeqCst);
            is_cut.store(planned, Ordering::SeqCst);
            planned != CUT_BEFORE
        })
    });
    // If the plan says so, the answer to a commit is dropped and the connection is closed.
    thread::spawn(move || {
        carry(far, near, |bytes| {
            let is_answer = bytes.windows(7).any(|word| word == b"COMMIT\0");
            cut.load(Ordering::SeqCst) == NOTHING || !is_answer
        })
    });
}

fn carry(mut from: TcpStream, mut to: TcpStream, mut may_pass: impl FnMut(&[u8]) -> bool) {
    let mut buffer = [0; 65_536];
    let mut carry_some = || -> io::Result<bool> {
        let count = from.read(&mut buffer)?;
        if count == 0 || !may_pass(&buffer[..count]) {
            return Ok(false);
        }
        to.write_all(&buffer[..count])?;
        Ok(true)
    };
    while carry_some().unwrap_or(false) {}
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}

/// Increments a counter in the store, if it has the value `from`.
fn count(store: &dyn Store, from: u32) -> Commit {
    let before = (from > 0).then(|| from.to_string().into_bytes());
    let after = (from + 1).to_string().into_bytes();
    let batch = Batch {
        expects: vec![(b"x".to_vec(), before)],
        writes: vec![(b"x".to_vec(), Some(after))],
        ..Batch::default()
    };
    store.commit(batch).unwrap()
}

#[test]
fn a_lost_commit_is_repeated_and_a_landed_commit_is_not() {
    let Some(server) = server::shared() else { return };
    let wire = Wire::to(server);
    let schema = Server::schema(&server.fresh()).to_owned();
    let store = open(&server.address_at(wire.port, &schema));
    let plans =
        [NOTHING, CUT_BEFORE, CUT_AFTER, CUT_AFTER, NOTHING, CUT_BEFORE, CUT_AFTER, NOTHING];
    for (number, plan) in (0..).zip(plans) {
        wire.will(plan);
        // A conflict would mean that a commit was written twice, or that a lost one counted as written.
        assert_eq!(count(store.as_ref(), number), Commit::Applied, "{number}");
        assert_eq!(wire.plan.load(Ordering::SeqCst), NOTHING, "the plan was carried out");
    }
    assert_eq!(get(store.as_ref(), "x"), Some("8".into()));
    let links =
        server.sql(&schema, "SELECT count(*) FILTER (WHERE closed), count(*) FROM castellan_links");
    assert_eq!(links, "5|6", "five connections were cut, and each row is closed");
}

#[test]
fn a_conflict_with_a_lost_answer_is_reported_as_a_conflict() {
    let Some(server) = server::shared() else { return };
    let wire = Wire::to(server);
    let schema = Server::schema(&server.fresh()).to_owned();
    let store = open(&server.address_at(wire.port, &schema));
    assert_eq!(count(store.as_ref(), 0), Commit::Applied);
    wire.will(CUT_AFTER);
    assert_eq!(count(store.as_ref(), 5), Commit::Conflict);
    assert_eq!(get(store.as_ref(), "x"), Some("1".into()));
}

#[test]
fn the_fate_of_an_abandoned_commit_is_not_taken_for_the_next() {
    let Some(server) = server::shared() else { return };
    let wire = Wire::to(server);
    let schema = Server::schema(&server.fresh()).to_owned();
    let store = open(&server.address_at(wire.port, &schema));
    put(store.as_ref(), "x", "1").unwrap();
    // The commit is written, but its answer is lost. The database stays unreachable until the caller has given up.
    wire.is_shut.store(true, Ordering::SeqCst);
    wire.will(CUT_AFTER);
    let told = put(store.as_ref(), "x", "2");
    assert!(matches!(&told, Err(StoreError::Away(_))), "{told:?}");
    wire.is_shut.store(false, Ordering::SeqCst);
    assert_eq!(put(store.as_ref(), "y", "3"), Ok(Commit::Applied));
    assert_eq!(get(store.as_ref(), "y"), Some("3".into()));
    assert_eq!(get(store.as_ref(), "x"), Some("2".into()));
}
