//! The database's tables and their versions. Each program upgrades older tables, and nothing downgrades them.

use std::time::Duration;

use tokio_postgres::Client;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::Type;

use crate::error::OpenError;
use crate::postgres::error::DatabaseError;

/// The statements that upgrade from each version to the next, beginning with an empty database. A released version
/// never changes. Each statement is idempotent, since not every database can roll back such statements.
const VERSIONS: &[&[&str]] = &[&[
    // `about` describes some rows for people; the program never reads it.
    "CREATE TABLE IF NOT EXISTS castellan_rows (
        key BYTEA NOT NULL PRIMARY KEY, value BYTEA NOT NULL, about JSONB)",
    // One row for each writing connection: its number of commits, and the failed batches of the last group.
    "CREATE TABLE IF NOT EXISTS castellan_links (
        link BIGINT NOT NULL PRIMARY KEY, seq BIGINT NOT NULL, failed BIGINT[] NOT NULL,
        closed BOOLEAN NOT NULL DEFAULT false, used TIMESTAMPTZ NOT NULL DEFAULT now())",
    // 'H' is the table of headers and 'S' that of heads.
    "CREATE OR REPLACE VIEW castellan_matches AS
        SELECT (h.about->>'match')::BIGINT AS match, h.about->>'game' AS game,
            (h.about->>'rules')::BIGINT AS rules, s.about->>'stage' AS stage,
            s.about->>'ending' AS ending, (s.about->>'seats')::BIGINT AS seats,
            (s.about->>'plies')::BIGINT AS plies, (h.about->>'server')::NUMERIC AS server,
            to_timestamp((h.about->>'created')::DOUBLE PRECISION / 1000) AS created,
            to_timestamp((s.about->>'updated')::DOUBLE PRECISION / 1000) AS updated
        FROM castellan_rows h
        LEFT JOIN castellan_rows s ON s.key = '\\x53'::BYTEA || substr(h.key, 2)
        WHERE h.key >= '\\x48'::BYTEA AND h.key < '\\x49'::BYTEA",
    // 'J' is the table of jobs.
    "CREATE OR REPLACE VIEW castellan_jobs AS
        SELECT about->>'job' AS job, (about->>'match')::BIGINT AS match,
            (about->>'attempts')::BIGINT AS attempts, about->>'trouble' AS trouble,
            to_timestamp((about->>'made')::DOUBLE PRECISION / 1000) AS made,
            to_timestamp((about->>'due')::DOUBLE PRECISION / 1000) AS due,
            to_timestamp((about->>'leased_until')::DOUBLE PRECISION / 1000) AS leased_until,
            to_timestamp((about->>'given_up')::DOUBLE PRECISION / 1000) AS given_up
        FROM castellan_rows WHERE key >= '\\x4a'::BYTEA AND key < '\\x4b'::BYTEA",
]];

const SCHEMA: &str = "CREATE TABLE IF NOT EXISTS castellan_schema (one BIGINT NOT NULL PRIMARY KEY, version BIGINT NOT NULL)";

/// The version that keeps out programs of version 0.1, which refuse versions above 1. The tables don't differ from
/// version 1, so the next change to them makes version 3.
pub(super) const SHUT_OUT: i64 = 2;

/// Raises the version, but never lowers it: another process may have raised it further.
pub(super) const RAISE: &str = "INSERT INTO castellan_schema (one, version) VALUES (1, $1::BIGINT)
    ON CONFLICT (one) DO UPDATE SET version = excluded.version
    WHERE castellan_schema.version < excluded.version";

/// The number of attempts of an upgrade, and the pause between them. Processes that start together hinder each other.
const ATTEMPTS: u32 = 20;
const PAUSE: Duration = Duration::from_millis(100);

/// Upgrades the tables, or creates them if allowed.
pub(super) async fn bring_up_to_date(client: &Client, may_create: bool) -> Result<(), OpenError> {
    for _ in 0..ATTEMPTS {
        let done = upgrade(client, may_create).await;
        match done {
            Err(StepError::Conflict) => tokio::time::sleep(PAUSE).await,
            Err(StepError::Failed(failed)) => return Err(failed),
            Ok(()) => return Ok(()),
        }
    }
    Err(OpenError::Unreachable("others are changing its tables".into()))
}

/// The reason why an upgrade failed.
enum StepError {
    /// Another process was upgrading at the same time.
    Conflict,
    Failed(OpenError),
}

impl From<tokio_postgres::Error> for StepError {
    fn from(error: tokio_postgres::Error) -> Self {
        // Two processes may create the same table at once. One of the processes then gets one of these errors.
        let clashes = [
            SqlState::UNIQUE_VIOLATION,
            SqlState::DUPLICATE_TABLE,
            SqlState::DUPLICATE_OBJECT,
            SqlState::INTERNAL_ERROR,
        ];
        if error.code().is_some_and(|code| clashes.contains(code)) {
            return Self::Conflict;
        }
        match DatabaseError::from(error) {
            DatabaseError::Retry(_) => Self::Conflict,
            error => Self::Failed(error.into()),
        }
    }
}

async fn upgrade(client: &Client, may_create: bool) -> Result<(), StepError> {
    let found = version(client).await?;
    match found {
        None if !may_create => return Err(StepError::Failed(OpenError::Missing)),
        Some(found) if found > SHUT_OUT => {
            return Err(StepError::Failed(OpenError::Newer { found, known: SHUT_OUT }));
        }
        Some(found) if found >= VERSIONS.len() as i64 => return Ok(()),
        _ => {}
    }
    client.batch_execute(SCHEMA).await?;
    let done = usize::try_from(found.unwrap_or(0)).unwrap_or(0);
    for (number, statements) in (1_i64..).zip(VERSIONS).skip(done) {
        for statement in *statements {
            client.batch_execute(statement).await?;
        }
        client.execute_typed(RAISE, &[(&number, Type::INT8)]).await?;
        tracing::info!(version = number, "the database's tables were brought up to date");
    }
    Ok(())
}

/// The version of the tables. `None` if there are no tables.
async fn version(client: &Client) -> Result<Option<i64>, tokio_postgres::Error> {
    let rows = client.query_typed("SELECT version FROM castellan_schema WHERE one = 1", &[]).await;
    match rows {
        Ok(rows) => Ok(rows.first().map(|row| row.get(0))),
        Err(error) if error.code() == Some(&SqlState::UNDEFINED_TABLE) => Ok(None),
        Err(error) => Err(error),
    }
}
