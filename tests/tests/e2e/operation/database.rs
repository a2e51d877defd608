//! Matches in a PostgreSQL database: a kill, and a copy to another store.

use std::time::Duration;

use sandbox::Sharding;
use tests::Harness;

use crate::database_server::pooler::Pooler;
use crate::database_server::{self, PASSWORD, Server};
use crate::operation::fleet::{House, SERVERS};
use crate::operation::metrics::{free_address, number, page};
use crate::operation::start::{Way, port};
use crate::{KASTELL, PROGRAM};

/// Longer than the lease of a killed process.
const LEASE: Duration = Duration::from_secs(121);

#[tokio::test(flavor = "multi_thread")]
async fn a_match_in_a_database_survives_a_kill_and_a_store_migration() {
    let Some(server) = database_server::shared() else { return };
    let address = server.fresh();
    let mut harness = Harness::stored_in(PROGRAM, &address).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ada.play("Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    harness.kill_and_restart().await;
    harness.pass(LEASE).await;
    ben.plays("O@g1").await;
    ada.board_where(|seen| seen.content.contains("O@g1")).await;
    assert!(!harness.data().exists(), "nothing is stored in a folder");
    assert!(!harness.logs().contains(PASSWORD), "the password is in the log");
    assert!(harness.bot.stop(), "an orderly stop ends well:\n{}", harness.bot.log());

    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str], store: &str| {
        let done = tests::run(PROGRAM, folder.path(), arguments, &[("CASTELLAN_STORE", store)]);
        let told = String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned();
        assert!(done.status.success() && !told.contains(PASSWORD), "{arguments:?}: {told}");
        told
    };
    let copied = run(&["store", "copy", &address, "sled:copy"], "");
    assert!(copied.contains("all are the same"), "{copied}");
    for store in ["sled:copy", &address] {
        assert!(run(&["store", "check"], store).contains("1 matches played through"), "{store}");
        run(&["store", "jobs"], store);
        run(&["store", "migrate"], store);
    }
    run(&["store", "export", "backup.jsonl"], &address);
    let other = server.fresh();
    run(&["store", "import", "backup.jsonl"], &other);
    let skipped = "SELECT count(*) FROM castellan_rows WHERE key = '\\x23'";
    assert_eq!(server.sql(Server::schema(&other), skipped), "1", "lost matches keep their numbers");
    assert!(run(&["store", "check"], &other).contains("1 matches played through"));
    let third = server.fresh();
    run(&["store", "copy", "sled:copy", &third], "");
}

/// SQL for a row that a check takes for a fault: a far time at which no job is due.
const STRAY: &str = "INSERT INTO castellan_rows VALUES \
    ('\\x6a7000000000000000000000000000000100000000000000010000000000000001', '\\x')";

#[tokio::test(flavor = "multi_thread")]
async fn a_check_while_a_process_uses_the_store_does_not_call_it_damaged() {
    let Some(server) = database_server::shared() else { return };
    let store = server.fresh();
    let mut harness = Harness::stored_in(PROGRAM, &store).await;
    server.sql(Server::schema(&store), STRAY);
    let folder = tempfile::tempdir().unwrap();
    let check = || {
        let settings = [("CASTELLAN_STORE", store.as_str())];
        let done = tests::run(PROGRAM, folder.path(), &["store", "check"], &settings);
        assert!(!done.status.success());
        String::from_utf8_lossy(&done.stderr).into_owned()
    };
    let told = check();
    assert!(told.contains("processes use it (1)") && told.contains("jobs are not"), "{told}");
    assert!(harness.bot.stop(), "{}", harness.bot.log());
    let told = check();
    assert!(told.contains("the store is damaged:\n1 jobs are not"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn hanging_commits_are_reported_with_their_age() {
    let Some(server) = database_server::shared() else { return };
    let (store, operation) = (server.fresh(), free_address());
    let schema = Server::schema(&store).to_owned();
    let settings = [("CASTELLAN_STORE", store.as_str()), ("CASTELLAN_OPERATION", &operation)];
    let harness = Harness::with_settings(PROGRAM, &settings).await;
    // Like a synchronous standby that hangs: reads are answered, writes are not.
    let held = schema.clone();
    let holding = std::thread::spawn(move || {
        let lock = "LOCK TABLE castellan_links IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep_for('10 minutes')";
        server.sql(&held, lock)
    });
    let told = tests::ask_until("a commit that is too old", async || {
        let (status, told) = page(&operation, "/readyz").await;
        (status == 503 && told.contains("commits: the oldest waits too long")).then_some(told)
    })
    .await;
    assert!(told.contains("store: answers"), "{told}");
    let age = number(&page(&operation, "/metrics").await.1, "castellan_oldest_commit_seconds");
    assert!(age >= 5.0, "{age}");
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
               WHERE query LIKE '%pg_sleep_for(''10 minutes'')%' AND pid <> pg_backend_pid()";
    server.sql(&schema, end);
    // The thread was ended in the middle of its work.
    let _ = holding.join();
    let is_ready = async || (page(&operation, "/readyz").await.0 == 200).then_some(());
    tests::ask_until("readiness", is_ready).await;
    harness.check();
}

#[tokio::test(flavor = "multi_thread")]
async fn database_losses_are_logged_and_reconnects_counted() {
    let Some(server) = database_server::shared() else { return };
    let (way, operation) = (free_address(), free_address());
    let store = server.address_at(port(&way), Server::schema(&server.fresh()));
    let way = Way::open(&way, server).await;
    let settings = [("CASTELLAN_STORE", store.as_str()), ("CASTELLAN_OPERATION", &operation)];
    let harness = Harness::with_settings(PROGRAM, &settings).await;
    let count =
        async || number(&page(&operation, "/metrics").await.1, "castellan_store_reconnects_total");
    assert!(count().await.abs() < 0.5);
    // Like a failover: all connections end, and new ones are possible.
    way.cut();
    harness.bot.says("the database is lost").await;
    harness.bot.says("the database is found again").await;
    let is_counted = async || (count().await >= 1.0).then_some(());
    tests::ask_until("a counted connection", is_counted).await;
    harness.check();
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_behind_a_pooler_share_servers_and_one_takes_over() {
    let Some(server) = database_server::shared() else { return };
    let Some(pooler) = Pooler::start(server, "transaction", 3) else { return };
    let sharding =
        Sharding { shards: 4, max_concurrency: 16, enforce: true, ..Sharding::default() };
    let house = House::open_at(sharding, pooler.address(&server.fresh_database())).await;
    let mut first = house.process_with("auto", ("SKEW_MS", "0"));
    house.sandbox.wait_for_shards(SERVERS).await.unwrap();
    let second = house.process_with("auto", ("SKEW_MS", "0"));
    House::handed_over(&first, 2).await;
    let matches = house.matches(&[&first, &second]).await;
    for (ada, ben) in &matches {
        ada.plays("Tn@c1").await;
        ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    }
    first.kill();
    second.says("another process has ended").await;
    house.sandbox.wait_for_shards(SERVERS).await.unwrap();
    for (ada, ben) in &matches {
        ben.plays("O@g1").await;
        ada.board_where(|seen| seen.content.contains("O@g1")).await;
    }
    let logs = [first.log(), second.log()];
    assert!(!logs.iter().any(|log| log.contains("prepared statement")), "{logs:?}");
    house.check(&logs);
}
