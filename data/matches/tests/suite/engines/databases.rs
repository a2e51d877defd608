//! Tests of stores in a PostgreSQL database, beyond what every store must do.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use matches::OpenMode;
use store::{Batch, Commit, Location, OpenError, Range, Row, Store, StoreError};

use crate::harness::Harness;
use crate::server::{self, PASSWORD, Server};

/// A store in a new database. `None` if PostgreSQL is not installed.
pub(crate) fn shared() -> Option<Arc<dyn Store>> {
    Some(open(&server::shared()?.fresh()))
}

/// The same, but the store claims not to be shared with other processes.
pub(crate) fn alone() -> Option<Arc<dyn Store>> {
    Some(Arc::new(Alone(shared()?)))
}

pub(crate) fn open(address: &str) -> Arc<dyn Store> {
    try_open(address, OpenMode::ToPlay).unwrap()
}

pub(crate) fn try_open(address: &str, opening: OpenMode) -> Result<Arc<dyn Store>, OpenError> {
    matches::open(&address.parse::<Location>().unwrap(), opening)
}

/// A store that claims not to be shared with other processes.
#[derive(Debug)]
struct Alone(Arc<dyn Store>);

impl Store for Alone {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.0.read(keys)
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.0.scan(range)
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        self.0.commit(batch)
    }
}

pub(crate) fn put(store: &dyn Store, key: &str, value: &str) -> Result<Commit, StoreError> {
    let writes = vec![(key.as_bytes().to_vec(), Some(value.as_bytes().to_vec()))];
    store.commit(Batch { writes, ..Batch::default() })
}

pub(crate) fn get(store: &dyn Store, key: &str) -> Option<String> {
    let value = store.read(&[key.as_bytes().to_vec()]).unwrap().pop().flatten();
    value.map(|value| String::from_utf8(value).unwrap())
}

#[test]
fn opening_a_missing_database_for_reading_creates_no_tables() {
    let Some(server) = server::shared() else { return };
    let address = server.fresh();
    let looked = try_open(&address, OpenMode::ToLook);
    assert!(matches!(looked, Err(OpenError::Missing)), "{looked:?}");
    let tables =
        "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()";
    assert_eq!(server.sql(Server::schema(&address), tables), "0");
    drop(open(&address));
    assert!(try_open(&address, OpenMode::ToLook).is_ok());
}

#[test]
fn the_database_provides_a_shared_clock() {
    let Some(store) = shared() else { return };
    let own = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis();
    let shown = store.clock().unwrap().unwrap();
    assert!(shown.as_millis().abs_diff(own) < 60_000, "{shown:?}, and here it is {own}");
}

#[test]
fn tables_of_a_newer_program_are_refused_and_left_unchanged() {
    let Some(server) = server::shared() else { return };
    let address = server.fresh();
    put(open(&address).as_ref(), "x", "1").unwrap();
    let schema = Server::schema(&address);
    server.sql(schema, "UPDATE castellan_schema SET version = 99");
    let refused = try_open(&address, OpenMode::ToPlay).unwrap_err();
    assert!(matches!(refused, OpenError::Newer { found: 99, .. }), "{refused:?}");
    assert!(refused.to_string().contains("run the newer program"), "{refused}");
    assert_eq!(server.sql(schema, "SELECT version FROM castellan_schema"), "99");
    server.sql(schema, "UPDATE castellan_schema SET version = 1");
    assert_eq!(get(open(&address).as_ref(), "x"), Some("1".into()));
}

#[test]
fn concurrent_processes_create_the_tables_once() {
    let Some(server) = server::shared() else { return };
    let address = server.fresh();
    std::thread::scope(|scope| {
        for number in 0..6 {
            let address = &address;
            scope.spawn(move || put(open(address).as_ref(), &format!("x{number}"), "1").unwrap());
        }
    });
    assert_eq!(open(&address).count(), Ok(6));
}

#[test]
fn errors_and_debug_output_hide_the_password() {
    let Some(server) = server::shared() else { return };
    let address = server.fresh();
    let store = open(&address);
    let wrong = address.replace(PASSWORD, "wr0ng-password");
    let nowhere = address.replace(&format!(":{}/", server.port()), ":1/");
    let none = address.replace("/postgres?", "/nothing?");
    let mut told = format!("{store:?} {:?}", address.parse::<Location>().unwrap());
    for address in [wrong, nowhere, none] {
        let refused = try_open(&address, OpenMode::ToPlay).unwrap_err();
        told += &format!("\n{refused} {refused:?}");
    }
    assert!(!told.contains(PASSWORD) && !told.contains("wr0ng-password"), "{told}");
    for words in
        ["the database refuses: password authentication", "can't be reached", "does not exist"]
    {
        assert!(told.contains(words), "{told}");
    }
}

#[test]
fn plain_sql_views_show_matches_and_jobs() {
    let Some(server) = server::shared() else { return };
    let address = server.fresh();
    let harness = Harness::over(open(&address));
    let id = harness.nim();
    harness.play(id, 1, "1").unwrap();
    harness.matches.resign(harness.between(3, 4), harness.by(3)).unwrap();
    harness.stakes(3);
    let ask = |text: &str| server.sql(Server::schema(&address), text);
    let counts =
        ask("SELECT game, stage, count(*) FROM castellan_matches GROUP BY 1, 2 ORDER BY 1, 2");
    let mut lines = counts.lines();
    assert_eq!((lines.next(), lines.next()), (Some("nim|over|1"), Some("nim|running|1")));
    let one = format!(
        "SELECT plies, seats, server, ending, created, updated FROM castellan_matches WHERE match = {}",
        id.0
    );
    assert_eq!(ask(&one), "1|2|900||1970-01-01 00:00:01+00|1970-01-01 00:00:01+00");
    assert_eq!(ask("SELECT ending FROM castellan_matches WHERE stage = 'over'"), "resigned");
    let jobs = ask(&format!("SELECT job FROM castellan_jobs WHERE match = {} ORDER BY 1", id.0));
    assert!(jobs.contains("board"), "{jobs}");
}

#[test]
fn the_sql_descriptions_of_rows_hold_neither_people_nor_positions() {
    let Some(server) = server::shared() else { return };
    let address = server.fresh();
    let harness = Harness::over(open(&address));
    harness.between(77_001, 77_002);
    let about = server
        .sql(Server::schema(&address), "SELECT string_agg(about::TEXT, ' ') FROM castellan_rows");
    assert!(about.contains("nim") && !about.contains("7700") && !about.contains("seed"), "{about}");
}

#[test]
fn a_store_survives_a_restart_of_the_database_server() {
    let Some(server) = Server::start(&[("fsync", "on")]) else { return };
    let store = open(&server.fresh());
    put(store.as_ref(), "x", "1").unwrap();
    server.down();
    std::thread::scope(|scope| {
        // Requests wait during the outage, and are answered when the database is back.
        let writer = scope.spawn(|| outlast(|| put(store.as_ref(), "y", "2")));
        let reader = scope.spawn(|| outlast(|| store.read(&[b"x".to_vec()])));
        server.up();
        assert_eq!(writer.join().unwrap(), Ok(Commit::Applied));
        assert_eq!(reader.join().unwrap(), Ok(vec![Some(b"1".to_vec())]));
    });
    assert_eq!(get(store.as_ref(), "y"), Some("2".into()));
}

/// Repeats a request that waited for its whole time limit, since a busy machine starts its database slowly. A request
/// that failed at once is not repeated.
fn outlast<T>(ask: impl Fn() -> Result<T, StoreError>) -> Result<T, StoreError> {
    for _ in 0..9 {
        let begun = Instant::now();
        match ask() {
            Err(StoreError::Away(_)) if begun.elapsed() >= Duration::from_secs(10) => {}
            told => return told,
        }
    }
    ask()
}

#[test]
fn an_unreachable_database_is_reported_and_used_again_after_its_return() {
    let Some(server) = Server::start(&[]) else { return };
    let store = open(&server.fresh());
    put(store.as_ref(), "x", "1").unwrap();
    server.down();
    let (begun, told) = (Instant::now(), put(store.as_ref(), "x", "2"));
    assert!(matches!(&told, Err(StoreError::Away(_))), "{told:?}");
    assert!(begun.elapsed() < Duration::from_secs(120), "the commit times out");
    server.up();
    assert_eq!(put(store.as_ref(), "x", "3"), Ok(Commit::Applied));
    assert_eq!(get(store.as_ref(), "x"), Some("3".into()));
}

#[test]
fn a_password_in_a_file_is_read_for_each_new_connection() {
    let Some(server) = Server::start(&[]) else { return };
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("password");
    std::fs::write(&file, format!("{PASSWORD}\n")).unwrap();
    let address = server.fresh().replace(&format!(":{PASSWORD}@"), "@");
    let Ok(Location::Postgres(address)) = address.parse() else { panic!("{address}") };
    let location = Location::Postgres(Box::new(address.with_password_file(file.clone())));
    let store = matches::open(&location, OpenMode::ToPlay).unwrap();
    put(store.as_ref(), "x", "1").unwrap();
    std::fs::write(&file, "another").unwrap();
    server.sql("", "ALTER ROLE castellan PASSWORD 'another'");
    server.down();
    server.up();
    assert_eq!(put(store.as_ref(), "y", "2"), Ok(Commit::Applied));
    assert_eq!(get(store.as_ref(), "y"), Some("2".into()));
    std::fs::remove_file(&file).unwrap();
    let refused = matches::open(&location, OpenMode::ToPlay).unwrap_err().to_string();
    assert!(refused.contains("the file with the password can't be read"), "{refused}");
}

#[test]
fn commits_waiting_for_a_standby_time_out_and_release_their_sessions() {
    let Some(server) = Server::start(&[]) else { return };
    let store = open(&server.fresh());
    let wait_for = |standby: &str| {
        server.sql("", &format!("ALTER SYSTEM SET synchronous_standby_names = '{standby}'"));
        server.sql("", "SELECT pg_reload_conf()");
        // New sessions have the setting once the server has told its processes. Commits wait for a standby as soon as
        // the checkpointer has read the setting, and it does so before it answers.
        while server.sql("", "SHOW synchronous_standby_names") != standby {}
        server.sql("", "CHECKPOINT");
    };
    put(store.as_ref(), "x", "1").unwrap();
    wait_for("nobody");
    for value in ["2", "3"] {
        let (begun, told) = (Instant::now(), put(store.as_ref(), "x", value));
        assert!(matches!(&told, Err(StoreError::Away(_))), "{told:?}");
        assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
    }
    let hang = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'";
    let hanging: u32 = server.sql("", hang).parse().unwrap();
    assert!(hanging <= 2, "{hanging} sessions hang");
    wait_for("");
    assert_eq!(put(store.as_ref(), "y", "4"), Ok(Commit::Applied));
    assert_eq!(get(store.as_ref(), "y"), Some("4".into()));
}

#[test]
fn a_process_holds_at_most_seven_connections() {
    let Some(server) = Server::start(&[]) else { return };
    let store = open(&server.fresh());
    std::thread::scope(|scope| {
        for number in 0..16 {
            let (store, key) = (store.as_ref(), format!("x{number}"));
            scope.spawn(move || {
                for _ in 0..20 {
                    put(store, &key, "1").unwrap();
                    assert_eq!(get(store, &key), Some("1".into()));
                }
            });
        }
    });
    let count = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'castellan'";
    let held: u32 = server.sql("", count).parse().unwrap();
    assert!((2..=7).contains(&held), "{held}");
}

#[test]
fn a_tls_connection_requires_a_trusted_certificate() {
    let names = vec!["localhost".to_owned(), "127.0.0.1".to_owned()];
    let own = rcgen::generate_simple_self_signed(names).unwrap();
    let Some(server) = Server::start(&[]) else { return };
    let (cert, key) = (server.data().join("server.crt"), server.data().join("server.key"));
    server::write(&cert, &own.cert.pem());
    server::write(&key, &own.signing_key.serialize_pem());
    server.sql("", "ALTER SYSTEM SET ssl = on");
    server.down();
    server.up();
    let folder = tempfile::tempdir().unwrap();
    let authority = folder.path().join("authority.pem");
    std::fs::write(&authority, own.cert.pem()).unwrap();
    let plain = server.fresh();
    let trusting = format!("{plain}&sslmode=verify-full&sslrootcert={}", authority.display());
    let store = open(&trusting);
    put(store.as_ref(), "x", "1").unwrap();
    let secured = server.sql("", "SELECT count(*) > 0 FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid) WHERE s.ssl AND a.application_name = 'castellan'");
    assert_eq!(secured, "t");
    // The server's certificate is signed by no authority that browsers trust.
    let refused = try_open(&format!("{plain}&sslmode=require"), OpenMode::ToPlay);
    assert!(matches!(refused, Err(OpenError::Unreachable(_))), "{refused:?}");
}
