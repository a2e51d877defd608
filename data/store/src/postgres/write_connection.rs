//! The writing connection, and its row that tells which of its commits succeeded.
//!
//! Each commit increments the number in that row, in the same transaction. If a connection is lost before a commit is
//! answered, the next connection closes the row. That waits for running transactions of the old one and prevents
//! further ones. The number then tells whether the commit succeeded.

use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Statement};

use crate::postgres::address::Address;
use crate::postgres::batch::BatchColumns;
use crate::postgres::error::DatabaseError;
use crate::postgres::pool::connect;

/// Finds the batches whose expectations hold, and numbers this group.
const CHECK: &str = "UPDATE castellan_links SET seq = $2::BIGINT, used = now(), failed = ARRAY(
        SELECT DISTINCT e.batch FROM unnest($3::BIGINT[], $4::BYTEA[], $5::BYTEA[]) AS e(batch, key, value)
        LEFT JOIN castellan_rows r ON r.key = e.key WHERE r.value IS DISTINCT FROM e.value)
    WHERE link = $1::BIGINT AND seq = $2::BIGINT - 1 AND NOT closed RETURNING failed";

/// Removes rows of those batches. As an array, the keys are looked up one by one, without a scan.
const REMOVE: &str = "DELETE FROM castellan_rows WHERE key = ANY(ARRAY(
        SELECT w.key FROM unnest($3::BIGINT[], $4::BYTEA[]) AS w(batch, key)
        JOIN castellan_links l ON l.link = $1::BIGINT AND l.seq = $2::BIGINT
        WHERE NOT w.batch = ANY(l.failed)))";

/// Writes rows of those batches.
const WRITE: &str = "INSERT INTO castellan_rows (key, value, about)
    SELECT w.key, w.value, w.about::JSONB
    FROM unnest($3::BIGINT[], $4::BYTEA[], $5::BYTEA[], $6::TEXT[]) AS w(batch, key, value, about)
    JOIN castellan_links l ON l.link = $1::BIGINT AND l.seq = $2::BIGINT WHERE NOT w.batch = ANY(l.failed)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, about = excluded.about";

/// Adds a connection's row, and removes rows that are unused for a week.
const OPEN: &str = "INSERT INTO castellan_links (link, seq, failed) VALUES ($1::BIGINT, 0, '{}')";
const TIDY: &str = "DELETE FROM castellan_links WHERE used < now() - INTERVAL '7 days'";

/// Closes another connection's row for good.
const CLOSE: &str =
    "UPDATE castellan_links SET closed = true WHERE link = $1::BIGINT RETURNING seq, failed";

pub(super) struct WriteConnection {
    client: Client,
    number: i64,
    /// The number of its commits.
    seq: i64,
    check: Statement,
    remove: Statement,
    write: Statement,
}

/// A commit whose answer was lost.
#[derive(Clone, Copy, Debug)]
pub(super) struct UnconfirmedCommit {
    link: i64,
    seq: i64,
}

/// The numbers of the batches in a group whose expectations did not hold.
pub(super) type FailedBatches = Vec<i64>;

/// The fate of a commit whose answer was lost.
#[derive(Debug)]
pub(super) enum CommitFate {
    Landed(FailedBatches),
    /// Failed for good: the commit can't succeed any more.
    Gone,
    /// The row is gone.
    Unknown,
}

impl WriteConnection {
    pub(super) async fn open(address: &Address) -> Result<Self, DatabaseError> {
        let client = connect(address).await?;
        let mut drawn = [0; 8];
        getrandom::fill(&mut drawn)
            .map_err(|_| DatabaseError::Refused("the system gives no random numbers".into()))?;
        let number = i64::from_be_bytes(drawn);
        client.execute(OPEN, &[&number]).await?;
        client.execute(TIDY, &[]).await?;
        let check = client.prepare(CHECK).await?;
        let remove = client.prepare(REMOVE).await?;
        let write = client.prepare(WRITE).await?;
        Ok(Self { client, number, seq: 0, check, remove, write })
    }

    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// The next commit, in case its answer is lost.
    pub(super) fn next(&self) -> UnconfirmedCommit {
        UnconfirmedCommit { link: self.number, seq: self.seq + 1 }
    }

    /// Commits a group in one round trip: all statements are sent before the first answer. Any failure except
    /// [`DatabaseError::ConnectionLost`] means that nothing was written.
    pub(super) async fn commit(
        &mut self,
        rows: &BatchColumns<'_>,
    ) -> Result<FailedBatches, DatabaseError> {
        let (link, seq) = (self.number, self.seq + 1);
        let [expects, values, owners] =
            [&rows.expected_keys, &rows.expected_values, &rows.expected_by]
                as [&(dyn ToSql + Sync); 3];
        let check: [&(dyn ToSql + Sync); 5] = [&link, &seq, owners, expects, values];
        let remove: [&(dyn ToSql + Sync); 4] = [&link, &seq, &rows.removed_by, &rows.removed_keys];
        let write: [&(dyn ToSql + Sync); 6] = [
            &link,
            &seq,
            &rows.written_by,
            &rows.written_keys,
            &rows.written_values,
            &rows.written_about,
        ];
        // Statements are sent in this order.
        let (begun, checked, removed, written, ended) = tokio::join! {
            biased;
            self.client.batch_execute("BEGIN ISOLATION LEVEL SERIALIZABLE"),
            self.client.query(&self.check, &check),
            self.client.execute(&self.remove, &remove),
            self.client.execute(&self.write, &write),
            self.client.batch_execute("COMMIT"),
        };
        // The first failure is the cause; later ones follow from it. Ending a failed transaction does not fail.
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
            // Another process has closed or removed this row: this connection can't write any more.
            None => Err(DatabaseError::Fenced),
        }
    }

    /// The fate of a commit of another connection, which can't commit any more.
    pub(super) async fn fate(
        &self,
        commit: UnconfirmedCommit,
    ) -> Result<CommitFate, DatabaseError> {
        let rows = self.client.query(CLOSE, &[&commit.link]).await?;
        let Some(row) = rows.first() else { return Ok(CommitFate::Unknown) };
        let seq: i64 = row.get(0);
        Ok(if seq == commit.seq { CommitFate::Landed(row.get(1)) } else { CommitFate::Gone })
    }
}
