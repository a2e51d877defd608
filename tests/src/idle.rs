//! Counts the queries of processes to their database while nobody plays.

use std::io::{self, Write};
use std::time::Duration;

use tempfile::TempDir;

use crate::scale::{Trial, quiet, start};
use crate::server::Server;

/// Makes PostgreSQL count statements by their text.
const STATEMENTS: [(&str, &str); 2] =
    [("shared_preload_libraries", "pg_stat_statements"), ("compute_query_id", "on")];

/// Transactions of a database so far. The query itself runs in another database.
const TRANSACTIONS: &str =
    "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = ";

/// A time longer than PostgreSQL delays the statistics of a session.
const SETTLED: Duration = Duration::from_secs(12);

/// The number of calls of each statement in a database, the most frequent first.
const CALLS: &str = "SELECT calls || ' ' || left(regexp_replace(query, '\\s+', ' ', 'g'), 90) \
     FROM pg_stat_statements JOIN pg_database ON oid = dbid WHERE query !~ '^(SET|BEGIN|COMMIT)' AND datname = ";

/// Lets processes idle for this time, and prints their queries.
pub async fn run(trial: &Trial, time: Duration, out: &mut dyn Write) -> io::Result<()> {
    let folder = TempDir::new()?;
    let server = Server::start(&STATEMENTS).expect("there is a PostgreSQL");
    server.sql("public", "CREATE EXTENSION pg_stat_statements");
    let database = server.fresh_database();
    let store = server.address_of(&database);
    let (_sandbox, processes) = start(trial, folder.path(), store).await;
    quiet(&processes).await;
    let count = || -> f64 {
        let told = server.sql("", &format!("{TRANSACTIONS}'{database}'"));
        told.parse().expect("a number")
    };
    tokio::time::sleep(SETTLED).await;
    server.sql("public", "SELECT pg_stat_statements_reset()");
    let before = count();
    tokio::time::sleep(time).await;
    let (after, seconds) = (count(), time.as_secs_f64());
    let (number, each) = (processes.len(), (after - before) / seconds);
    writeln!(out, "{number} idle processes, {seconds} s: {each:.2} transactions a second")?;
    let calls = server.sql("public", &format!("{CALLS}'{database}' ORDER BY calls DESC"));
    calls.lines().try_for_each(|line| writeln!(out, "  {line}"))
}
