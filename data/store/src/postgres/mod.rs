//! `PostgresStore`: a store in a database that speaks PostgreSQL's protocol, for any number of processes.
//!
//! - All rows are in one table, by key, as in every other engine. Two views describe the content for people.
//! - A commit is one round trip and one serializable transaction for all batches that wait at that time.
//! - If a concurrent transaction wins, the batch is retried, or reported as a conflict.
//! - A lost connection is replaced. If the answer to a commit was lost, the store finds out whether the commit
//!   succeeded.
//! - It works with other databases that speak the protocol: it uses neither advisory locks nor notifications.
//! - It works through a pooler: it leaves nothing in a database session beyond a transaction.

pub(crate) mod address;
mod batch;
mod error;
mod lookup_query;
mod outage_log;
mod pool;
mod schema;
mod target;
mod time_limits;
mod tls;
mod write_connection;
mod writer;

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::sync::mpsc::sync_channel;
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};
use tokio_postgres::types::Type;

use crate::batch::{Batch, Commit};
use crate::error::{OpenError, StoreError};
use crate::look_up::{Found, LookUp};
use crate::row::{About, Range, Row};
use crate::store::Store;
use address::Address;
use error::DatabaseError;
use lookup_query::LookUpParameters;
use outage_log::Outage;
use pool::{Parameter, Parameters, Pool, Query, connect};
use target::Target;
use write_connection::WriteConnection;
use writer::Writer;

/// The number of threads that run the database client.
const WORKER_THREADS: usize = 2;

/// A store in a database, for any number of processes at once.
pub struct PostgresStore {
    address: Address,
    writer: Writer,
    pool: Arc<Pool>,
    outage: Arc<Outage>,
    /// `None` only while the store is dropped.
    runtime: Option<Runtime>,
}

impl PostgresStore {
    /// Opens the store in a database, and updates its tables. `about` describes rows for people.
    pub fn open(address: &Address, about: About, may_create: bool) -> Result<Self, OpenError> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(WORKER_THREADS)
            .thread_name("database")
            .enable_all()
            .build()?;
        let wanted = address.clone();
        let opened = wait(&runtime, async move {
            let client = connect(&wanted).await?;
            schema::bring_up_to_date(&client, may_create).await?;
            Ok(WriteConnection::open(&wanted).await?)
        });
        let connection = match opened.unwrap_or_else(|| Err(DatabaseError::no_answer().into())) {
            Ok(connection) => connection,
            Err(failed) => {
                runtime.shutdown_background();
                return Err(failed);
            }
        };
        let outage = Arc::new(Outage::default());
        let target = Target::new(address.clone(), Arc::clone(&outage));
        let writer = Writer::start(runtime.handle(), target.clone(), about, connection);
        let (address, pool) = (address.clone(), Arc::new(Pool::new(target)));
        Ok(Self { address, writer, pool, outage, runtime: Some(runtime) })
    }

    /// Runs a query, and blocks for its rows.
    fn ask<A: Parameters>(
        &self,
        query: Query,
        parameters: A,
    ) -> Result<Vec<tokio_postgres::Row>, StoreError> {
        let pool = Arc::clone(&self.pool);
        let away = || StoreError::Away("the store is closed".into());
        let runtime = self.runtime.as_ref().ok_or_else(away)?;
        let asked = wait(runtime, async move { pool.ask(query, &parameters.values()).await });
        Ok(asked.ok_or_else(away)??)
    }
}

impl Parameters for Vec<Vec<u8>> {
    fn values(&self) -> Vec<Parameter<'_>> {
        vec![(self, Type::BYTEA_ARRAY)]
    }
}

struct ScanParameters {
    from: Vec<u8>,
    to: Vec<u8>,
    most: i64,
}

impl Parameters for ScanParameters {
    fn values(&self) -> Vec<Parameter<'_>> {
        vec![(&self.from, Type::BYTEA), (&self.to, Type::BYTEA), (&self.most, Type::INT8)]
    }
}

impl Parameters for i64 {
    fn values(&self) -> Vec<Parameter<'_>> {
        vec![(self, Type::INT8)]
    }
}

impl Parameters for () {
    fn values(&self) -> Vec<Parameter<'_>> {
        Vec::new()
    }
}

/// Runs a future on the database threads, and blocks for its result. `None` if it panicked. `block_on` would panic on a
/// thread of another runtime.
fn wait<T: Send + 'static>(
    runtime: &Runtime,
    work: impl Future<Output = T> + Send + 'static,
) -> Option<T> {
    let (reply, answer) = sync_channel(1);
    runtime.spawn(async move {
        let _ = reply.send(work.await);
    });
    answer.recv().ok()
}

impl Store for PostgresStore {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        if keys.is_empty() {
            return Ok(Vec::new());
        }
        let rows = self.ask(Query::Read, keys.to_vec())?;
        let found: HashMap<&[u8], &[u8]> =
            rows.iter().map(|row| (row.get(0), row.get(1))).collect();
        Ok(keys.iter().map(|key| found.get(key.as_slice()).map(|value| value.to_vec())).collect())
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        if range.from >= range.to || range.most == 0 {
            return Ok(Vec::new());
        }
        let most = i64::try_from(range.most).unwrap_or(i64::MAX);
        let query = if range.backward { Query::Backward } else { Query::Forward };
        let parameters = ScanParameters { from: range.from.clone(), to: range.to.clone(), most };
        let rows = self.ask(query, parameters)?;
        Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
    }

    fn look_up(&self, wanted: &LookUp) -> Result<Found, StoreError> {
        let rows = self.ask(Query::LookUp, LookUpParameters::new(wanted))?;
        Ok(lookup_query::found(wanted, &rows))
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        batch.check_size()?;
        if batch.expects.is_empty() && batch.writes.is_empty() {
            return Ok(Commit::Applied);
        }
        self.writer.commit(batch)
    }

    fn count(&self) -> Result<u64, StoreError> {
        let rows = self.ask(Query::Count, ())?;
        let count = rows.first().map_or(0, |row| row.get::<_, i64>(0));
        Ok(u64::try_from(count).unwrap_or(0))
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn shut_out_first_programs(&self) -> Result<(), StoreError> {
        self.ask(Query::RaiseVersion, schema::SHUT_OUT).map(drop)
    }

    fn reconnects(&self) -> u64 {
        self.outage.reconnects()
    }

    fn clock(&self) -> Result<Option<Duration>, StoreError> {
        let rows = self.ask(Query::Clock, ())?;
        let moment = rows.first().map(|row| row.get::<_, i64>(0));
        Ok(moment.and_then(|moment| u64::try_from(moment).ok()).map(Duration::from_millis))
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        // No query is running, since its caller would hold a reference. A runtime must not wait for its threads where
        // blocking is forbidden.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl fmt::Debug for PostgresStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PostgresStore({})", self.address)
    }
}
