//! Tests a store with two hosts when the second one becomes the primary.

use std::thread;

use crate::engines::databases::{get, open, put};
use crate::server::{PASSWORD, Server};

/// The number of threads that read: more than the store has connections.
const READERS: usize = 16;

/// Asks whether the store has more than three connections.
const SEVERAL: &str =
    "SELECT count(*) > 3 FROM pg_stat_activity WHERE application_name = 'castellan'";

/// Reads one key in many threads, so that all connections are used.
fn read_by_all(store: &dyn store::Store) -> Vec<Option<String>> {
    thread::scope(|scope| {
        let readers: Vec<_> = (0..READERS).map(|_| scope.spawn(|| get(store, "x"))).collect();
        readers.into_iter().map(|reader| reader.join().unwrap()).collect()
    })
}

#[test]
fn readers_leave_a_former_primary_with_the_writer() {
    let Some([old, new]) = Server::start(&[]).zip(Server::start(&[])).map(|(a, b)| [a, b]) else {
        return;
    };
    let (schema, other) = (old.fresh(), new.fresh());
    let schema = Server::schema(&schema);
    assert_eq!(Server::schema(&other), schema, "both have the same name");
    drop(open(&other));
    let (first, second) = (old.port(), new.port());
    let store = open(&format!(
        "postgres://castellan:{PASSWORD}@127.0.0.1:{first},127.0.0.1:{second}/postgres\
         ?options=-c%20search_path%3D{schema}&target_session_attrs=read-write"
    ));
    put(store.as_ref(), "x", "0").unwrap();
    while old.sql("", SEVERAL) != "t" {
        read_by_all(store.as_ref());
    }
    // The former primary becomes read-only, like a standby behind a pooler. Its connections stay, and can read old
    // rows.
    old.sql("", "ALTER SYSTEM SET default_transaction_read_only = on");
    old.sql("", "SELECT pg_reload_conf()");
    let mut value = 0;
    while new.sql(schema, "SELECT count(*) FROM castellan_rows") == "0" {
        value += 1;
        // The new primary is not a copy of the old one, so the store can't find out whether a lost commit was written.
        let _ = put(store.as_ref(), "x", &value.to_string());
    }
    let expected = vec![Some(value.to_string()); READERS];
    assert_eq!(read_by_all(store.as_ref()), expected);
}
