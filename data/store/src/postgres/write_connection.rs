//! The writing connection, and its row in the database, which shows whether its last commit succeeded.
//!
//! Each commit increments the number in that row, in the same transaction. If a connection is lost before a commit is
//! answered, the next connection closes the row. Closing waits for a running transaction of the lost connection, and
//! prevents further ones. The number then shows whether the commit succeeded.

use tokio::time::timeout;
use tokio_postgres::types::Type;
use tokio_postgres::{CancelToken, Client};

use crate::postgres::address::Address;
use crate::postgres::batch::BatchColumns;
use crate::postgres::error::DatabaseError;
use crate::postgres::pool::{Parameter, connect};
use crate::postgres::time_limits::ATTEMPT_TIMEOUT;
use crate::postgres::tls::Tls;

/// Stores this group's number, and the numbers of its batches whose expectations don't hold.
const CHECK: &str = "UPDATE castellan_links SET seq = $2::BIGINT, used = now(), failed = ARRAY(
        SELECT DISTINCT e.batch FROM unnest($3::BIGINT[], $4::BYTEA[], $5::BYTEA[]) AS e(batch, key, value)
        LEFT JOIN castellan_rows r ON r.key = e.key WHERE r.value IS DISTINCT FROM e.value)
    WHERE link = $1::BIGINT AND seq = $2::BIGINT - 1 AND NOT closed RETURNING failed";

/// Removes rows for the batches that did not fail. The array makes the database look up each key, without a scan.
const REMOVE: &str = "DELETE FROM castellan_rows WHERE key = ANY(ARRAY(
        SELECT w.key FROM unnest($3::BIGINT[], $4::BYTEA[]) AS w(batch, key)
        JOIN castellan_links l ON l.link = $1::BIGINT AND l.seq = $2::BIGINT
        WHERE NOT w.batch = ANY(l.failed)))";

/// Writes rows for the batches that did not fail.
const WRITE: &str = "INSERT INTO castellan_rows (key, value, about)
    SELECT w.key, w.value, w.about::JSONB
    FROM unnest($3::BIGINT[], $4::BYTEA[], $5::BYTEA[], $6::TEXT[]) AS w(batch, key, value, about)
    JOIN castellan_links l ON l.link = $1::BIGINT AND l.seq = $2::BIGINT WHERE NOT w.batch = ANY(l.failed)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, about = excluded.about";

/// Adds a connection's row, and removes rows that were unused for a week.
const OPEN: &str = "INSERT INTO castellan_links (link, seq, failed) VALUES ($1::BIGINT, 0, '{}')";
const TIDY: &str = "DELETE FROM castellan_links WHERE used < now() - INTERVAL '7 days'";

/// Closes another connection's row for good.
const CLOSE: &str =
    "UPDATE castellan_links SET closed = true WHERE link = $1::BIGINT RETURNING seq, failed";

/// The settings of a commit, each tried separately: some databases with this protocol don't know all of them.
const SETTINGS: &[&str] = &[
    "SET LOCAL statement_timeout = 9000",
    "SET LOCAL idle_in_transaction_session_timeout = 9000",
    // A commit must be durable when it is answered, whatever the database's own setting.
    "SELECT set_config('synchronous_commit', 'on', true) WHERE current_setting('synchronous_commit') = 'off'",
    // All statements find their rows by key. A sequential scan is slower, and conflicts with every concurrent write.
    "SET LOCAL enable_seqscan = off",
    "SET LOCAL enable_bitmapscan = off",
    "SET LOCAL enable_hashjoin = off",
    "SET LOCAL enable_mergejoin = off",
];

pub(super) struct WriteConnection {
    client: Client,
    cancel: Cancel,
    number: i64,
    /// The number of commits of this connection.
    seq: i64,
    /// The statements that begin a commit, including the settings. The settings end with the transaction, since a
    /// pooler may then give the session to another client.
    begin: String,
}

/// Identifies a commit whose answer was lost: the connection's row, and the number of the commit.
#[derive(Clone, Copy, Debug)]
pub(super) struct UnconfirmedCommit {
    link: i64,
    seq: i64,
}

/// The numbers of the batches in a group whose expectations did not hold.
pub(super) type FailedBatches = Vec<i64>;

/// The outcome of a commit whose answer was lost.
#[derive(Debug)]
pub(super) enum CommitFate {
    Landed(FailedBatches),
    /// The commit failed, and can't succeed any more.
    Gone,
    /// The connection's row is missing, so nothing tells whether the commit succeeded.
    Unknown,
}

impl WriteConnection {
    pub(super) async fn open(address: &Address) -> Result<Self, DatabaseError> {
        let client = connect(address).await?;
        let cancel = Cancel { token: client.cancel_token(), tls: address.tls() };
        cancel.if_late(Self::begin_link(client, cancel.clone())).await
    }

    async fn begin_link(client: Client, cancel: Cancel) -> Result<Self, DatabaseError> {
        let mut drawn = [0; 8];
        getrandom::fill(&mut drawn)
            .map_err(|_| DatabaseError::Refused("the system gives no random numbers".into()))?;
        let number = i64::from_be_bytes(drawn);
        client.execute_typed(OPEN, &[(&number, Type::INT8)]).await?;
        client.batch_execute(TIDY).await?;
        let begin = begin(&client).await?;
        Ok(Self { client, cancel, number, seq: 0, begin })
    }

    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Identifies the next commit.
    pub(super) fn next(&self) -> UnconfirmedCommit {
        UnconfirmedCommit { link: self.number, seq: self.seq + 1 }
    }

    /// Commits a group in one round trip: all statements are sent before the first answer. Any failure except
    /// [`DatabaseError::ConnectionLost`] means that nothing was written.
    pub(super) async fn commit(
        &mut self,
        rows: &BatchColumns<'_>,
    ) -> Result<FailedBatches, DatabaseError> {
        let cancel = self.cancel.clone();
        cancel.if_late(self.send_commit(rows)).await
    }

    async fn send_commit(
        &mut self,
        rows: &BatchColumns<'_>,
    ) -> Result<FailedBatches, DatabaseError> {
        let (link, seq) = (self.number, self.seq + 1);
        let own: [Parameter<'_>; 2] = [(&link, Type::INT8), (&seq, Type::INT8)];
        let check: [Parameter<'_>; 3] = [
            (&rows.expected_by, Type::INT8_ARRAY),
            (&rows.expected_keys, Type::BYTEA_ARRAY),
            (&rows.expected_values, Type::BYTEA_ARRAY),
        ];
        let remove: [Parameter<'_>; 2] =
            [(&rows.removed_by, Type::INT8_ARRAY), (&rows.removed_keys, Type::BYTEA_ARRAY)];
        let write: [Parameter<'_>; 4] = [
            (&rows.written_by, Type::INT8_ARRAY),
            (&rows.written_keys, Type::BYTEA_ARRAY),
            (&rows.written_values, Type::BYTEA_ARRAY),
            (&rows.written_about, Type::TEXT_ARRAY),
        ];
        let [check, remove, write] =
            [&check[..], &remove, &write].map(|rest| [&own, rest].concat());
        // Statements are sent in this order.
        let (begun, checked, removed, written, ended) = tokio::join! {
            biased;
            self.client.batch_execute(&self.begin),
            self.client.query_typed(CHECK, &check),
            self.client.execute_typed(REMOVE, &remove),
            self.client.execute_typed(WRITE, &write),
            self.client.batch_execute("COMMIT"),
        };
        // Report the first failure: the later ones follow from it. `COMMIT` after a failed statement is no error.
        begun?;
        let checked = checked?;
        removed?;
        written?;
        ended?;
        match checked.first() {
            Some(row) => {
                self.seq = seq;
                Ok(row.get(0))
            }
            // The database found no open row of this connection: another process has closed or removed it.
            None => Err(DatabaseError::Fenced),
        }
    }

    /// Closes the row of another connection, and returns the fate of its last commit. That connection can't commit any
    /// more.
    pub(super) async fn fate(
        &self,
        commit: UnconfirmedCommit,
    ) -> Result<CommitFate, DatabaseError> {
        let close =
            async { Ok(self.client.query_typed(CLOSE, &[(&commit.link, Type::INT8)]).await?) };
        let rows = self.cancel.if_late(close).await?;
        let Some(row) = rows.first() else { return Ok(CommitFate::Unknown) };
        let seq: i64 = row.get(0);
        Ok(if seq == commit.seq { CommitFate::Landed(row.get(1)) } else { CommitFate::Gone })
    }
}

/// Cancels a statement that still runs after its caller has given up.
///
/// Otherwise a commit that waits for an absent standby would hold its session, and so would each new attempt.
/// Cancelling may come too late: the next connection finds out whether the commit was written.
#[derive(Clone)]
struct Cancel {
    token: CancelToken,
    tls: Tls,
}

impl Cancel {
    /// Waits for the answer to an attempt. After the timeout, cancels its statement.
    async fn if_late<T>(
        &self,
        attempt: impl Future<Output = Result<T, DatabaseError>>,
    ) -> Result<T, DatabaseError> {
        if let Ok(done) = timeout(ATTEMPT_TIMEOUT, attempt).await {
            return done;
        }
        let Self { token, tls } = self.clone();
        tokio::spawn(timeout(ATTEMPT_TIMEOUT, async move { token.cancel_query(tls).await }));
        Err(DatabaseError::no_answer())
    }
}

/// The statements that begin a commit, with those settings that the database knows.
async fn begin(client: &Client) -> Result<String, DatabaseError> {
    let mut statements = vec!["BEGIN ISOLATION LEVEL SERIALIZABLE"];
    for setting in SETTINGS {
        match client.batch_execute(setting).await {
            Ok(()) => statements.push(setting),
            Err(error) if client.is_closed() => return Err(error.into()),
            Err(_) => {}
        }
    }
    Ok(statements.join("; "))
}
