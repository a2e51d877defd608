//! Connections: how they are opened, and the pool of those that read.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row, Statement};

use crate::postgres::address::Address;
use crate::postgres::error::DatabaseError;
use crate::postgres::outage::{ENDED, Side};
use crate::postgres::target::Target;

/// The number of reading connections. One more writes.
const READERS: usize = 6;

/// The time limit of an operation, including retries, before it fails as [`StoreError::Away`](crate::StoreError::Away).
pub(super) const OPERATION_TIMEOUT: Duration = Duration::from_secs(12);

/// The time limit of one attempt.
pub(super) const ATTEMPT_TIMEOUT: Duration = Duration::from_secs(10);

/// The pause before a retry.
const PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_millis(800);

/// The settings of a connection. Each is set separately, since other databases with this protocol lack some.
const SETTINGS: &[&str] = &[
    "SET statement_timeout = 9000",
    "SET idle_in_transaction_session_timeout = 9000",
    // An answer promises durability, whatever the database's own setting.
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
    // All queries go by key: a sequential scan is never right, and conflicts with every concurrent write.
    "SET enable_seqscan = off",
    "SET enable_bitmapscan = off",
    "SET enable_hashjoin = off",
    "SET enable_mergejoin = off",
];

/// Connects, and drives the connection until it is dropped.
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

/// Pauses before a retry, longer each time, with jitter.
pub(super) async fn pause(attempt: u32) {
    let longest = PAUSE.saturating_mul(1 << attempt.min(4)).min(LONGEST_PAUSE);
    let mut random = [0; 2];
    // Without randomness there is no jitter.
    let _ = getrandom::fill(&mut random);
    sleep(longest.mul_f64(0.1 + 0.9 * f64::from(u16::from_be_bytes(random)) / f64::from(u16::MAX)))
        .await;
}

/// A reading query.
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

/// The reading connections.
pub(super) struct Pool {
    target: Target,
    idle: Mutex<Vec<Reader>>,
    room: Semaphore,
}

impl Pool {
    pub(super) fn new(target: Target) -> Self {
        Self { target, idle: Mutex::default(), room: Semaphore::new(READERS) }
    }

    /// Runs a query until it is answered or times out. A lost connection is replaced.
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
            let asked = timeout_at(until, self.try_once(query, parameters)).await;
            match &asked {
                Ok(Ok(_)) => self.target.outage.note_found(Side::Reader),
                Ok(Err(DatabaseError::ConnectionLost(reason))) => {
                    self.target.outage.note_lost(Side::Reader, reason);
                }
                Ok(Err(_)) | Err(_) => {}
            }
            match asked {
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
        let reader = match kept {
            Some(reader) if !reader.client.is_closed() => reader,
            lost => {
                if lost.is_some() {
                    self.target.outage.note_lost(Side::Reader, ENDED);
                }
                let reader = Reader::connect(&self.target.address).await?;
                if lost.is_some() {
                    self.target.outage.count_reconnect();
                }
                reader
            }
        };
        let asked = reader.ask(query, parameters).await;
        // After a timeout, a late answer could be taken for the next one's.
        if !matches!(asked, Err(DatabaseError::ConnectionLost(_))) {
            self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(reader);
        }
        asked
    }
}
