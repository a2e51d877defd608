//! The writer task: commits waiting batches together, and resolves commits whose answer was lost.

use std::collections::VecDeque;
use std::sync::mpsc::{SyncSender, sync_channel};

use tokio::runtime::Handle;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::time::{Instant, timeout};

use crate::batch::{Batch, Commit};
use crate::error::StoreError;
use crate::postgres::address::Address;
use crate::postgres::batch::{BatchColumns, outcomes, take_group};
use crate::postgres::error::DatabaseError;
use crate::postgres::pool::{ATTEMPT_TIMEOUT, OPERATION_TIMEOUT, pause};
use crate::postgres::write_connection::{CommitFate, UnconfirmedCommit, WriteConnection};
use crate::row::About;

/// How many batches may wait.
const QUEUE: usize = 4096;

/// A batch, and where to send its outcome.
struct Request {
    batch: Batch,
    /// Until when it may wait before it is begun.
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
        address: Address,
        about: About,
        connection: WriteConnection,
    ) -> Self {
        let (requests, received) = channel(QUEUE);
        let connection = Some(connection);
        let writer =
            WriteTask { address, about, connection, unconfirmed: None, is_abandoned: false };
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
    address: Address,
    about: About,
    connection: Option<WriteConnection>,
    /// The commit of which it is unknown whether it has landed.
    unconfirmed: Option<UnconfirmedCommit>,
    /// Whether that is a former one, for which nobody waits any more: they were told that the database is away.
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

    /// Commits a group and tells all who wait for it.
    async fn commit_group(&mut self, group: Vec<Request>) {
        let written = self.write(&group).await;
        let written = written.map(|failed| outcomes(group.len(), &failed));
        for (at, request) in group.into_iter().enumerate() {
            let outcome = match &written {
                Ok(outcomes) => Ok(outcomes[at]),
                Err(error) => Err(error.clone().into()),
            };
            // Nobody stops waiting for it.
            let _ = request.reply.send(outcome);
        }
    }

    /// Commits a group, as often as it takes.
    async fn write(&mut self, group: &[Request]) -> Result<Vec<i64>, DatabaseError> {
        let rows =
            BatchColumns::from_batches(group.iter().map(|request| &request.batch), self.about);
        let until = Instant::now() + OPERATION_TIMEOUT;
        self.is_abandoned = self.unconfirmed.is_some();
        for attempt in 0.. {
            match self.try_once(&rows).await {
                Ok(failed) => return Ok(failed),
                Err(error @ DatabaseError::Refused(_)) => return Err(error),
                Err(error) if Instant::now() >= until => return Err(error),
                Err(_) => pause(attempt).await,
            }
        }
        Err(DatabaseError::no_answer())
    }

    async fn try_once(&mut self, rows: &BatchColumns<'_>) -> Result<Vec<i64>, DatabaseError> {
        let mut connection =
            match self.connection.take().filter(|connection| !connection.is_closed()) {
                Some(connection) => connection,
                None => WriteConnection::open(&self.address).await?,
            };
        if let Some(unconfirmed) = self.unconfirmed {
            let fate = timeout(ATTEMPT_TIMEOUT, connection.fate(unconfirmed)).await;
            let fate = fate.map_err(|_| DatabaseError::no_answer())??;
            self.unconfirmed = None;
            tracing::info!(?fate, "what became of a commit without an answer was found out");
            match fate {
                // It can land no more, if it has not, and what became of it says nothing of the one that is at hand.
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
        let committed = timeout(ATTEMPT_TIMEOUT, connection.commit(rows)).await;
        let committed = committed.unwrap_or_else(|_| Err(DatabaseError::no_answer()));
        match &committed {
            Err(DatabaseError::ConnectionLost(_)) => self.unconfirmed = Some(attempted),
            Err(DatabaseError::Fenced) => {}
            _ => self.connection = Some(connection),
        }
        committed
    }
}

/// Refuses requests that have waited too long; nothing of them was tried.
fn drop_expired(waiting: &mut VecDeque<Request>) {
    let now = Instant::now();
    while waiting.front().is_some_and(|request| request.until <= now) {
        if let Some(request) = waiting.pop_front() {
            let _ = request.reply.send(Err(DatabaseError::no_answer().into()));
        }
    }
}
