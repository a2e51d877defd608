//! Connections: how they are opened, and the pool of those that read.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row, Statement};

use crate::postgres::address::Address;
use crate::postgres::error::DatabaseError;

/// How many connections of a process read at once. One more writes.
const READERS: usize = 6;

/// How long an operation may take, attempts and waiting included, before it fails as [`StoreError::Away`](crate::StoreError::Away).
pub(super) const OPERATION_TIMEOUT: Duration = Duration::from_secs(12);

/// How long one attempt may take.
pub(super) const ATTEMPT_TIMEOUT: Duration = Duration::from_secs(10);

/// How long is waited before another try.
const PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_millis(800);

/// What a connection is told first. Each by itself, and it does not matter where one is not known: other databases that
/// speak the protocol have no such planner.
const SETTINGS: &[&str] = &[
    "SET statement_timeout = 9000",
    "SET idle_in_transaction_session_timeout = 9000",
    // An answer says that it is durable, even where the database's own setting would not wait for that.
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
    // All that we ask is answered by the key: looking through all rows is never right, and would be in the way of everybody
    // who writes at that moment.
    "SET enable_seqscan = off",
    "SET enable_bitmapscan = off",
    "SET enable_hashjoin = off",
    "SET enable_mergejoin = off",
];

/// Connects, and has the connection driven until it is dropped.
pub(super) async fn connect(address: &Address) -> Result<Client, DatabaseError> {
    let connecting = address.config().connect(address.tls());
    let (client, connection) =
        timeout(ATTEMPT_TIMEOUT, connecting).await.map_err(|_| DatabaseError::no_answer())??;
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::debug!(
                error = DatabaseError::from(error).text(),
                "a connection to the database has ended"
            );
        }
    });
    for setting in SETTINGS {
        let applied = client.batch_execute(setting).await;
        if client.is_closed() {
            applied?;
        }
    }
    Ok(client)
}

/// Waits before another try, each time longer, and never in step with others.
pub(super) async fn pause(attempt: u32) {
    let longest = PAUSE.saturating_mul(1 << attempt.min(4)).min(LONGEST_PAUSE);
    let mut random = [0; 2];
    // Without chance all wait as long.
    let _ = getrandom::fill(&mut random);
    sleep(longest.mul_f64(0.1 + 0.9 * f64::from(u16::from_be_bytes(random)) / f64::from(u16::MAX)))
        .await;
}

/// A query that reads.
#[derive(Clone, Copy, Debug)]
pub(super) enum Query {
    Read,
    Forward,
    Backward,
    Count,
    Clock,
}

/// A connection with its prepared queries.
struct Reader {
    client: Client,
    read: Statement,
    forward: Statement,
    backward: Statement,
    count: Statement,
    clock: Statement,
}

impl Reader {
    async fn connect(address: &Address) -> Result<Self, DatabaseError> {
        let client = connect(address).await?;
        let read = client
            .prepare("SELECT key, value FROM castellan_rows WHERE key = ANY($1::BYTEA[])")
            .await?;
        let scan = |order: &str| {
            format!(
                "SELECT key, value FROM castellan_rows WHERE key >= $1::BYTEA AND key < $2::BYTEA ORDER BY key {order} LIMIT $3::BIGINT"
            )
        };
        let forward = client.prepare(&scan("ASC")).await?;
        let backward = client.prepare(&scan("DESC")).await?;
        let count = client.prepare("SELECT count(*) FROM castellan_rows").await?;
        let clock = client
            .prepare("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)")
            .await?;
        Ok(Self { client, read, forward, backward, count, clock })
    }

    async fn ask(
        &self,
        query: Query,
        parameters: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, DatabaseError> {
        let statement = match query {
            Query::Read => &self.read,
            Query::Forward => &self.forward,
            Query::Backward => &self.backward,
            Query::Count => &self.count,
            Query::Clock => &self.clock,
        };
        let asked = timeout(ATTEMPT_TIMEOUT, self.client.query(statement, parameters)).await;
        Ok(asked.map_err(|_| DatabaseError::no_answer())??)
    }
}

/// The connections that read.
pub(super) struct Pool {
    address: Address,
    idle: Mutex<Vec<Reader>>,
    room: Semaphore,
}

impl Pool {
    pub(super) fn new(address: Address) -> Self {
        Self { address, idle: Mutex::default(), room: Semaphore::new(READERS) }
    }

    /// Runs a query until there is an answer, or its time is over. A connection that was lost is made anew.
    pub(super) async fn ask(
        &self,
        query: Query,
        parameters: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, DatabaseError> {
        let until = Instant::now() + OPERATION_TIMEOUT;
        let place = timeout_at(until, self.room.acquire()).await;
        let _place =
            place.map_err(|_| DatabaseError::ConnectionLost("too many ask at once".into()))?;
        for attempt in 0.. {
            match timeout_at(until, self.try_once(query, parameters)).await {
                Ok(Err(DatabaseError::Retry(_) | DatabaseError::ConnectionLost(_)))
                    if Instant::now() < until => {}
                Ok(asked) => return asked,
                Err(_) => break,
            }
            pause(attempt).await;
        }
        Err(DatabaseError::no_answer())
    }

    async fn try_once(
        &self,
        query: Query,
        parameters: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, DatabaseError> {
        let kept = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let reader = match kept.filter(|reader| !reader.client.is_closed()) {
            Some(reader) => reader,
            None => Reader::connect(&self.address).await?,
        };
        let asked = reader.ask(query, parameters).await;
        // After silence an old answer might come for a new question.
        if !matches!(asked, Err(DatabaseError::ConnectionLost(_))) {
            self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(reader);
        }
        asked
    }
}
