//! Versions of the program that may share a store.

use std::fs;
use std::path::Path;

use sandbox::Sharding;
use store::{Batch, SledStore, Store};
use tests::Harness;

use crate::PROGRAM;
use crate::database_server::{self, Server};
use crate::operation::fleet::{House, SERVERS};
use crate::operation::metrics::{free_address, page};

/// The row of a store with form 99, for programs of that form alone.
const TOO_NEW: &str = "b62d000164da7e196363";

/// The error of a program that is too old.
const REFUSED: &str = "this store has form 99, which takes a Castellan of form 99 or later";

/// The row of a process of version 0.1, after one heartbeat and after two.
const OLDER: [&str; 2] =
    ["b6290001a8bbec0a0180b08fe6b2770000040400", "b6290001df253efa0280b08fe6b2770000040400"];

/// SQL that renews the row of that process, as the process does itself, until the session is ended.
fn beat() -> String {
    let row = |place: usize| format!("'\\x{}'::BYTEA", OLDER[place]);
    format!(
        "DO $$ BEGIN FOR beat IN 1..6000 LOOP UPDATE castellan_rows SET value = CASE beat % 2 WHEN 0 \
         THEN {} ELSE {} END WHERE key = '{KEY}'; COMMIT; PERFORM pg_sleep_for('100 ms'); END LOOP; END $$",
        row(0),
        row(1)
    )
}

/// The key of that row.
const KEY: &str = "\\x550000000000000001";

/// The key of the row with the store's form.
const FORM: &str = "\\x59";

/// SQL for the mark by which version 0.1 knows whether it may use a database.
const VERSION: &str = "SELECT version FROM castellan_schema";

/// Brings a database to the state that version 0.1 leaves, with a living process.
fn make_older(server: &Server, schema: &str) {
    server.sql(schema, "UPDATE castellan_schema SET version = 1");
    server.sql(schema, &format!("DELETE FROM castellan_rows WHERE key = '{FORM}'"));
    let older = format!("INSERT INTO castellan_rows VALUES ('{KEY}', '\\x{}')", OLDER[0]);
    server.sql(schema, &older);
}

fn sharding() -> Sharding {
    Sharding { shards: 4, max_concurrency: 16, enforce: true, ..Sharding::default() }
}

/// Runs the program. Returns its last words, and whether it succeeded.
fn run(folder: &Path, store: &str, arguments: &[&str]) -> (String, bool) {
    let done = tests::run(PROGRAM, folder, arguments, &[("CASTELLAN_STORE", store)]);
    let told = String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned();
    (told, done.status.success())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_of_a_newer_program_is_refused_in_a_sentence() {
    let mut harness = Harness::start(PROGRAM).await;
    assert!(harness.stop());
    let marker = fs::read_to_string(harness.data().join("FORMAT")).unwrap();
    assert_eq!(marker, "castellan store 4\n", "version 0.1 knows up to 3");
    let key = FORM.trim_start_matches("\\x");
    let bytes = |hex: &str| {
        let digit = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).unwrap();
        (0..hex.len()).step_by(2).map(digit).collect::<Vec<u8>>()
    };
    let store = SledStore::open(&harness.data()).unwrap();
    assert!(store.read(&[bytes(key)]).unwrap()[0].is_some(), "the program wrote its form");
    let mut batch = Batch::default();
    batch.put(bytes(key), bytes(TOO_NEW));
    store.commit(batch).unwrap();
    drop(store);
    let place = format!("sled:{}", harness.data().display());
    let folder = tempfile::tempdir().unwrap();
    for arguments in [&[][..], &["store", "check"], &["doctor"]] {
        let (told, is_well) = run(folder.path(), &place, arguments);
        assert!(!is_well && told.contains(REFUSED), "{arguments:?}: {told}");
        assert!(told.contains("docs/operating.md"), "{told}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_waits_until_older_processes_have_ended() {
    let Some(server) = database_server::shared() else { return };
    let (store, operation) = (server.fresh(), free_address());
    let schema = Server::schema(&store).to_owned();
    let house = House::open_at(sharding(), store.clone()).await;
    let mut first = house.process_with("auto", ("SKEW_MS", "0"));
    first.says("invite: https://").await;
    assert!(first.stop(), "{}", first.log());
    make_older(server, &schema);
    let heard = schema.clone();
    let beating = std::thread::spawn(move || server.sql(&heard, &beat()));
    let second = house.process_with("auto", ("CASTELLAN_OPERATION", &operation));
    second.says("the start waits for processes of an older version").await;
    let (status, told) = page(&operation, "/readyz").await;
    assert!(status == 503 && told.contains("store: older processes use it"), "{status}: {told}");
    let settings = [("CASTELLAN_STORE", store.as_str()), ("CASTELLAN_OPERATION", &operation)];
    let doctor = tests::run(PROGRAM, house.folder.path(), &["doctor"], &settings);
    let doctor = String::from_utf8_lossy(&doctor.stdout).into_owned();
    assert!(doctor.contains("is used by processes of an older version"), "{doctor}");
    assert!(doctor.contains("older processes use it, stop them"), "{doctor}");
    assert_eq!(server.sql(&schema, VERSION), "1", "nobody is shut out while it waits");
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
               WHERE query LIKE '%beat IN 1..%' AND pid <> pg_backend_pid()";
    server.sql(&schema, end);
    // The session was ended in the middle of its work.
    let _ = beating.join();
    server.sql(&schema, &format!("DELETE FROM castellan_rows WHERE key = '{KEY}'"));
    second.says("invite: https://").await;
    assert_eq!(server.sql(&schema, VERSION), "2", "version 0.1 refuses it now");
    house.sandbox.wait_for_shards(SERVERS).await.unwrap();
    house.check(&[first.log(), second.log()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_that_writes_the_newest_form_shuts_out_older_programs() {
    let Some(server) = database_server::shared() else { return };
    let store = server.fresh();
    let schema = Server::schema(&store).to_owned();
    let house = House::open_at(sharding(), store.clone()).await;
    let mut first = house.process_with("auto", ("SKEW_MS", "0"));
    first.says("invite: https://").await;
    assert!(first.stop(), "{}", first.log());
    make_older(server, &schema);
    let folder = house.folder.path();
    let (told, is_well) = run(folder, &store, &["store", "migrate"]);
    assert!(
        !is_well && told.contains("processes of an older version use this store (1)"),
        "{told}"
    );
    assert_eq!(server.sql(&schema, VERSION), "1", "the older process goes on");
    server.sql(&schema, &format!("DELETE FROM castellan_rows WHERE key = '{KEY}'"));
    for arguments in [&["store", "migrate"][..], &["store", "export", "backup.jsonl"]] {
        let (told, is_well) = run(folder, &store, arguments);
        assert!(is_well, "{told}");
    }
    assert_eq!(server.sql(&schema, VERSION), "2", "version 0.1 refuses it now");
    let (told, is_well) = run(folder, "sled:imported", &["store", "import", "backup.jsonl"]);
    assert!(is_well, "{told}");
    let marker = fs::read_to_string(folder.join("imported/FORMAT")).unwrap();
    assert_eq!(marker, "castellan store 4\n");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_ends_when_a_newer_program_has_shut_it_out() {
    let Some(server) = database_server::shared() else { return };
    let store = server.fresh();
    let house = House::open_at(sharding(), store.clone()).await;
    let mut process = house.process_with("auto", ("SKEW_MS", "0"));
    process.says("invite: https://").await;
    let raise = format!("UPDATE castellan_rows SET value = '\\x{TOO_NEW}' WHERE key = '{FORM}'");
    server.sql(Server::schema(&store), &raise);
    assert!(!process.ends(), "it ends, and not well");
    assert!(process.log().contains(REFUSED), "{}", process.log());
    let (told, is_well) = run(house.folder.path(), &store, &[]);
    assert!(!is_well && told.contains(REFUSED), "{told}");
}
