//! Connects to the database, and keeps a pool of connections for reading.

use std::sync::{Mutex, PoisonError};

use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Client, Row};

use crate::postgres::address::Address;
use crate::postgres::error::DatabaseError;
use crate::postgres::outage_log::{ENDED, Side};
use crate::postgres::schema::RAISE;
use crate::postgres::target::Target;
use crate::postgres::time_limits::{ATTEMPT_TIMEOUT, LONGEST_PAUSE, OPERATION_TIMEOUT, PAUSE};

/// The number of reading connections. The writer has one more.
const READERS: usize = 6;

/// A parameter of a statement, with its type: otherwise the client would first ask the database for it.
pub(super) type Parameter<'a> = (&'a (dyn ToSql + Sync), Type);

pub(super) trait Parameters: Send + Sync + 'static {
    fn values(&self) -> Vec<Parameter<'_>>;
}

/// Connects, and spawns a task that drives the connection until the client is dropped.
pub(super) async fn connect(address: &Address) -> Result<Client, DatabaseError> {
    let config = address.config().map_err(|error| {
        DatabaseError::ConnectionLost(format!("the file with the password can't be read: {error}"))
    })?;
    let connecting = config.connect(address.tls());
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
    Ok(client)
}

/// Pauses before a retry, with jitter. Each try may double the pause.
pub(super) async fn pause(attempt: u32) {
    let longest = PAUSE.saturating_mul(1 << attempt.min(4)).min(LONGEST_PAUSE);
    let mut random = [0; 2];
    // Without randomness there is no jitter.
    let _ = getrandom::fill(&mut random);
    sleep(longest.mul_f64(0.1 + 0.9 * f64::from(u16::from_be_bytes(random)) / f64::from(u16::MAX)))
        .await;
}

/// Reads the keys as part 0, and the ranges as parts 1, 2, and so on.
const LOOK_UP: &str = "SELECT CAST(0 AS BIGINT), key, value FROM castellan_rows WHERE key = ANY($1::BYTEA[])
    UNION ALL SELECT r.part, s.key, s.value
    FROM unnest($2::BYTEA[], $3::BYTEA[], $4::BIGINT[]) WITH ORDINALITY AS r(first, last, most, part),
    LATERAL (SELECT key, value FROM castellan_rows WHERE key >= r.first AND key < r.last ORDER BY key LIMIT r.most) s";

/// The queries of the pool.
#[derive(Clone, Copy, Debug)]
pub(super) enum Query {
    Read,
    Forward,
    Backward,
    LookUp,
    Count,
    Clock,
    /// The only query that writes: it raises the version of the tables.
    RaiseVersion,
}

impl Query {
    fn text(self) -> &'static str {
        match self {
            Self::Read => "SELECT key, value FROM castellan_rows WHERE key = ANY($1::BYTEA[])",
            Self::Forward => {
                "SELECT key, value FROM castellan_rows WHERE key >= $1::BYTEA AND key < $2::BYTEA ORDER BY key ASC LIMIT $3::BIGINT"
            }
            Self::Backward => {
                "SELECT key, value FROM castellan_rows WHERE key >= $1::BYTEA AND key < $2::BYTEA ORDER BY key DESC LIMIT $3::BIGINT"
            }
            Self::LookUp => LOOK_UP,
            Self::Count => "SELECT count(*) FROM castellan_rows",
            Self::Clock => "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
            Self::RaiseVersion => RAISE,
        }
    }
}

/// Runs a query as an unnamed statement. Behind a pooler, the next query may run in another session, which doesn't know
/// named statements.
async fn ask(
    client: &Client,
    query: Query,
    parameters: &[Parameter<'_>],
) -> Result<Vec<Row>, DatabaseError> {
    let asked = timeout(ATTEMPT_TIMEOUT, client.query_typed(query.text(), parameters)).await;
    Ok(asked.map_err(|_| DatabaseError::no_answer())??)
}

struct Reader {
    client: Client,
    /// [`Target::writers`] when this connection was made. If the count has grown, the database may have moved to
    /// another host, and this connection may still lead to the former primary.
    writers: u64,
}

/// The idle reading connections, and a limit for all.
pub(super) struct Pool {
    target: Target,
    idle: Mutex<Vec<Reader>>,
    room: Semaphore,
}

impl Pool {
    pub(super) fn new(target: Target) -> Self {
        Self { target, idle: Mutex::default(), room: Semaphore::new(READERS) }
    }

    /// Runs a query until it is answered or times out. Replaces a lost connection.
    pub(super) async fn ask(
        &self,
        query: Query,
        parameters: &[Parameter<'_>],
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

    fn is_usable(&self, reader: &Reader) -> bool {
        !reader.client.is_closed() && reader.writers == self.target.writers()
    }

    async fn try_once(
        &self,
        query: Query,
        parameters: &[Parameter<'_>],
    ) -> Result<Vec<Row>, DatabaseError> {
        let kept = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let reader = match kept {
            Some(reader) if self.is_usable(&reader) => reader,
            left => {
                if left.as_ref().is_some_and(|left| left.client.is_closed()) {
                    self.target.outage.note_lost(Side::Reader, ENDED);
                }
                let writers = self.target.writers();
                let reader = Reader { client: connect(&self.target.address).await?, writers };
                if left.is_some() {
                    self.target.outage.count_reconnect();
                }
                reader
            }
        };
        let asked = ask(&reader.client, query, parameters).await;
        // After a timeout the connection is dropped: its late answer could be taken for the answer to the next query.
        if !matches!(asked, Err(DatabaseError::ConnectionLost(_))) {
            self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(reader);
        }
        asked
    }
}
