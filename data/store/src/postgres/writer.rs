//! The writer task: commits waiting batches together, and resolves commits whose answer was lost.

use std::collections::VecDeque;
use std::sync::mpsc::{SyncSender, sync_channel};

use tokio::runtime::Handle;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::time::Instant;

use crate::batch::{Batch, Commit};
use crate::error::StoreError;
use crate::postgres::batch::{BatchColumns, outcomes, take_group};
use crate::postgres::error::DatabaseError;
use crate::postgres::outage_log::{ENDED, Side};
use crate::postgres::pool::pause;
use crate::postgres::target::Target;
use crate::postgres::time_limits::OPERATION_TIMEOUT;
use crate::postgres::write_connection::{CommitFate, UnconfirmedCommit, WriteConnection};
use crate::row::About;

/// The maximum number of batches that wait for the writer. Further ones fail.
const QUEUE: usize = 4096;

struct Request {
    batch: Batch,
    /// The time after which the batch is no longer tried.
    until: Instant,
    reply: SyncSender<Result<Commit, StoreError>>,
}

/// The handle of the writer task. Dropping it ends the task.
pub(super) struct Writer {
    requests: Sender<Request>,
}

impl Writer {
    pub(super) fn start(
        runtime: &Handle,
        target: Target,
        about: About,
        connection: WriteConnection,
    ) -> Self {
        let (requests, received) = channel(QUEUE);
        let connection = Some(connection);
        let writer =
            WriteTask { target, about, connection, unconfirmed: None, is_abandoned: false };
        runtime.spawn(writer.run(received));
        Self { requests }
    }

    pub(super) fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        let (reply, answer) = sync_channel(1);
        let request = Request { batch, until: Instant::now() + OPERATION_TIMEOUT, reply };
        let away = |reason: &str| StoreError::Away(reason.into());
        self.requests.try_send(request).map_err(|_| away("too many commits wait"))?;
        answer.recv().map_err(|_| away("the writer has ended"))?
    }
}

/// The writer task.
struct WriteTask {
    target: Target,
    about: About,
    connection: Option<WriteConnection>,
    /// A commit whose answer was lost.
    unconfirmed: Option<UnconfirmedCommit>,
    /// Whether the unconfirmed commit belongs to an earlier group, whose callers have received [`StoreError::Away`].
    is_abandoned: bool,
}

impl WriteTask {
    async fn run(mut self, mut received: Receiver<Request>) {
        let mut waiting = VecDeque::new();
        loop {
            if waiting.is_empty() {
                match received.recv().await {
                    Some(request) => waiting.push_back(request),
                    None => return,
                }
            }
            while let Ok(request) = received.try_recv() {
                waiting.push_back(request);
            }
            drop_expired(&mut waiting);
            let group = take_group(&mut waiting, |request| &request.batch);
            if !group.is_empty() {
                self.commit_group(group).await;
            }
        }
    }

    async fn commit_group(&mut self, group: Vec<Request>) {
        let written = self.write(&group).await;
        let written = written.map(|failed| outcomes(group.len(), &failed));
        for (at, request) in group.into_iter().enumerate() {
            let outcome = match &written {
                Ok(outcomes) => Ok(outcomes[at]),
                Err(error) => Err(error.clone().into()),
            };
            let _ = request.reply.send(outcome);
        }
    }

    /// Commits a group, with retries. Returns the numbers of the batches whose expectations did not hold.
    async fn write(&mut self, group: &[Request]) -> Result<Vec<i64>, DatabaseError> {
        let rows =
            BatchColumns::from_batches(group.iter().map(|request| &request.batch), self.about);
        let until = Instant::now() + OPERATION_TIMEOUT;
        self.is_abandoned = self.unconfirmed.is_some();
        for attempt in 0.. {
            match self.try_once(&rows).await {
                Ok(failed) => {
                    self.target.outage.note_found(Side::Writer);
                    return Ok(failed);
                }
                Err(error @ (DatabaseError::DiskFull(_) | DatabaseError::Refused(_))) => {
                    return Err(error);
                }
                Err(error) => {
                    if let DatabaseError::ConnectionLost(reason) = &error {
                        self.target.outage.note_lost(Side::Writer, reason);
                    }
                    if Instant::now() >= until {
                        return Err(error);
                    }
                    pause(attempt).await;
                }
            }
        }
        Err(DatabaseError::no_answer())
    }

    async fn try_once(&mut self, rows: &BatchColumns<'_>) -> Result<Vec<i64>, DatabaseError> {
        let mut connection = match self.connection.take() {
            Some(connection) if !connection.is_closed() => connection,
            lost => {
                if lost.is_some() {
                    self.target.outage.note_lost(Side::Writer, ENDED);
                }
                let connection = WriteConnection::open(&self.target.address).await?;
                self.target.outage.count_reconnect();
                self.target.note_writer();
                connection
            }
        };
        if let Some(unconfirmed) = self.unconfirmed {
            let fate = connection.fate(unconfirmed).await?;
            self.unconfirmed = None;
            tracing::info!(?fate, "what became of a commit without an answer was found out");
            match fate {
                // The unconfirmed commit belongs to an earlier group, so its outcome says nothing about this one.
                _ if self.is_abandoned => self.is_abandoned = false,
                CommitFate::Landed(failed) => {
                    self.connection = Some(connection);
                    return Ok(failed);
                }
                CommitFate::Gone => {}
                CommitFate::Unknown => {
                    let outcome = "nobody knows whether a commit has landed: its row is gone";
                    return Err(DatabaseError::Refused(outcome.into()));
                }
            }
        }
        let attempted = connection.next();
        let committed = connection.commit(rows).await;
        match &committed {
            Err(DatabaseError::ConnectionLost(_)) => self.unconfirmed = Some(attempted),
            Err(DatabaseError::Fenced) => {}
            _ => self.connection = Some(connection),
        }
        committed
    }
}

/// Fails the requests that have waited too long. They were never tried.
fn drop_expired(waiting: &mut VecDeque<Request>) {
    let now = Instant::now();
    while waiting.front().is_some_and(|request| request.until <= now) {
        if let Some(request) = waiting.pop_front() {
            let _ = request.reply.send(Err(DatabaseError::no_answer().into()));
        }
    }
}
