//! Tests of what every store must do, without matches.

use std::sync::Arc;
use std::thread;

use store::{Batch, Commit, LookUp, Range, Store, StoreError, VALUE_LIMIT};

use crate::harness::on_every_store;

fn write(store: &dyn Store, rows: &[(&str, &str)]) {
    let writes = rows.iter().map(|(key, value)| (bytes(key), Some(bytes(value)))).collect();
    let outcome = store.commit(Batch { writes, ..Batch::default() });
    assert_eq!(outcome, Ok(Commit::Applied));
}

fn bytes(text: &str) -> Vec<u8> {
    text.as_bytes().to_vec()
}

fn read(store: &dyn Store, key: &str) -> Option<String> {
    let value = store.read(&[bytes(key)]).unwrap().pop().flatten();
    value.map(|value| String::from_utf8(value).unwrap())
}

#[test]
fn a_batch_is_written_whole_or_not_at_all() {
    on_every_store(|harness| {
        let store = harness.store.as_ref();
        write(store, &[("x1", "a"), ("x2", "b")]);
        let check = |expects: &[(&str, Option<&str>)], outcome| {
            let expects =
                expects.iter().map(|(key, value)| (bytes(key), value.map(bytes))).collect();
            let writes = vec![(bytes("x1"), None), (bytes("x3"), Some(bytes("c")))];
            assert_eq!(store.commit(Batch { expects, writes, ..Batch::default() }), Ok(outcome));
        };
        check(&[("x1", Some("a")), ("x2", None)], Commit::Conflict);
        check(&[("x2", Some("a"))], Commit::Conflict);
        check(&[("x9", Some(""))], Commit::Conflict);
        assert_eq!((read(store, "x1"), read(store, "x3")), (Some("a".into()), None));
        check(&[("x1", Some("a")), ("x9", None)], Commit::Applied);
        assert_eq!((read(store, "x1"), read(store, "x3")), (None, Some("c".into())));
    });
}

#[test]
fn a_look_up_finds_what_reads_and_scans_find() {
    on_every_store(|harness| {
        let store = harness.store.as_ref();
        write(store, &[("x2", "b"), ("x1", "a"), ("x3", "c"), ("y", "d")]);
        let range = |from: &str, to: &str, most| Range {
            from: bytes(from),
            to: bytes(to),
            most,
            backward: false,
        };
        let keys = vec![bytes("y"), bytes("missing"), bytes("x1"), bytes("y")];
        let ranges =
            vec![range("x1", "x3", 9), range("x", "z", 3), range("q", "r", 9), range("y", "x", 9)];
        let check = |wanted: &LookUp, found: store::Found| {
            assert_eq!(found.values, store.read(&wanted.keys).unwrap());
            let rows = wanted.ranges.iter().map(|range| store.scan(range).unwrap());
            assert_eq!(found.rows, rows.collect::<Vec<_>>());
        };
        for wanted in [
            LookUp { keys, ranges: ranges.clone() },
            LookUp { ranges, ..LookUp::default() },
            LookUp::default(),
        ] {
            check(&wanted, store.look_up(&wanted).unwrap());
        }
    });
}

#[test]
fn a_scan_returns_its_range_in_order_up_to_its_limit() {
    on_every_store(|harness| {
        let store = harness.store.as_ref();
        write(store, &[("x3", "c"), ("x1", "a"), ("y", "z"), ("x2", "b"), ("x", "")]);
        let check = |from: &str, to: &str, most, backward, expected: &[&str]| {
            let range = Range { from: bytes(from), to: bytes(to), most, backward };
            let rows = store.scan(&range).unwrap();
            let found: Vec<_> =
                rows.into_iter().map(|(key, _)| String::from_utf8(key).unwrap()).collect();
            assert_eq!(found, expected, "{range:?}");
        };
        check("x1", "x3", 9, false, &["x1", "x2"]);
        check("x1", "x3", 9, true, &["x2", "x1"]);
        check("x", "y", 2, false, &["x", "x1"]);
        check("x", "y", 2, true, &["x3", "x2"]);
        check("x2", "x2", 9, false, &[]);
        check("x3", "x1", 9, true, &[]);
        check("x", "y", 0, false, &[]);
        // Removes the test's rows, since the harness checks the store at the end.
        for key in ["x", "x1", "x2", "x3", "y"] {
            let writes = vec![(bytes(key), None)];
            store.commit(Batch { writes, ..Batch::default() }).unwrap();
        }
    });
}

#[test]
fn an_oversized_value_is_refused_without_a_change() {
    on_every_store(|harness| {
        let store = harness.store.as_ref();
        let put = |size: usize| {
            let writes = vec![(bytes("x"), Some(vec![7; size]))];
            store.commit(Batch { writes, ..Batch::default() })
        };
        assert_eq!(put(VALUE_LIMIT), Ok(Commit::Applied));
        assert_eq!(put(VALUE_LIMIT + 1), Err(StoreError::TooLarge { bytes: VALUE_LIMIT + 1 }));
        assert_eq!(read(store, "x").map(|value| value.len()), Some(VALUE_LIMIT));
    });
}

#[test]
fn one_of_many_commits_with_the_same_expectation_is_applied() {
    on_every_store(|harness| {
        let store = &harness.store;
        for round in 0..20_u8 {
            let before = (round > 0).then(|| vec![round - 1]);
            let applied: usize = thread::scope(|scope| {
                let writers: Vec<_> = (0..8)
                    .map(|_| {
                        let store = Arc::clone(store);
                        let expects = vec![(bytes("x"), before.clone())];
                        let writes = vec![(bytes("x"), Some(vec![round]))];
                        scope.spawn(move || {
                            store.commit(Batch { expects, writes, ..Batch::default() }).unwrap()
                        })
                    })
                    .collect();
                let outcomes = writers.into_iter().map(|writer| writer.join().unwrap());
                outcomes.filter(|outcome| *outcome == Commit::Applied).count()
            });
            assert_eq!(applied, 1, "round {round}");
        }
    });
}
