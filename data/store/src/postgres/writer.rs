//! The one task of a process that writes: it commits what waits at that moment together, and finds out what became of a
//! commit whose answer was lost.

use std::collections::VecDeque;
use std::sync::mpsc::{SyncSender, sync_channel};

use tokio::runtime::Handle;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::time::{Instant, timeout};

use crate::batch::{Batch, Commit};
use crate::error::StoreError;
use crate::postgres::address::Address;
use crate::postgres::batch::{Rows, outcomes, take};
use crate::postgres::error::Trouble;
use crate::postgres::pool::{PATIENCE, TRY, pause};
use crate::postgres::write_connection::{Fate, Link, Unanswered};
use crate::row::About;

/// How many batches may wait.
const QUEUE: usize = 4096;

/// A batch and where to send what came of it.
struct Request {
    batch: Batch,
    /// Until when whoever asked waits for it to be begun with.
    until: Instant,
    reply: SyncSender<Result<Commit, StoreError>>,
}

/// The task's handle. Dropping it ends the task.
pub(super) struct Committer {
    requests: Sender<Request>,
}

impl Committer {
    pub(super) fn start(runtime: &Handle, address: Address, about: About, link: Link) -> Self {
        let (requests, received) = channel(QUEUE);
        let link = Some(link);
        let writer = Writer { address, about, link, unanswered: None, is_given_up: false };
        runtime.spawn(writer.write_all(received));
        Self { requests }
    }

    pub(super) fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        let (reply, answer) = sync_channel(1);
        let request = Request { batch, until: Instant::now() + PATIENCE, reply };
        let away = |reason: &str| StoreError::Away(reason.into());
        self.requests.try_send(request).map_err(|_| away("too many commits wait"))?;
        answer.recv().map_err(|_| away("the committer has ended"))?
    }
}

/// The task.
struct Writer {
    address: Address,
    about: About,
    link: Option<Link>,
    /// The commit of which nobody knows whether it has landed.
    unanswered: Option<Unanswered>,
    /// Whether that is a former one, for which nobody waits any more: they were told that the database is away.
    is_given_up: bool,
}

impl Writer {
    async fn write_all(mut self, mut received: Receiver<Request>) {
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
            give_up(&mut waiting);
            let group = take(&mut waiting, |request| &request.batch);
            if !group.is_empty() {
                self.answer(group).await;
            }
        }
    }

    /// Commits a group and tells all who wait for it.
    async fn answer(&mut self, group: Vec<Request>) {
        let written = self.write(&group).await;
        let written = written.map(|failed| outcomes(group.len(), &failed));
        for (at, request) in group.into_iter().enumerate() {
            let told = match &written {
                Ok(outcomes) => Ok(outcomes[at]),
                Err(trouble) => Err(trouble.clone().into()),
            };
            // Nobody stops waiting for it.
            let _ = request.reply.send(told);
        }
    }

    /// Commits a group, as often as it takes.
    async fn write(&mut self, group: &[Request]) -> Result<Vec<i64>, Trouble> {
        let rows = Rows::of(group.iter().map(|request| &request.batch), self.about);
        let until = Instant::now() + PATIENCE;
        self.is_given_up = self.unanswered.is_some();
        for tried in 0.. {
            match self.try_once(&rows).await {
                Ok(failed) => return Ok(failed),
                Err(trouble @ Trouble::Refused(_)) => return Err(trouble),
                Err(trouble) if Instant::now() >= until => return Err(trouble),
                Err(_) => pause(tried).await,
            }
        }
        Err(Trouble::silence())
    }

    async fn try_once(&mut self, rows: &Rows<'_>) -> Result<Vec<i64>, Trouble> {
        let mut link = match self.link.take().filter(|link| !link.is_closed()) {
            Some(link) => link,
            None => Link::open(&self.address).await?,
        };
        if let Some(unanswered) = self.unanswered {
            let fate = timeout(TRY, link.fate(unanswered)).await;
            let fate = fate.map_err(|_| Trouble::silence())??;
            self.unanswered = None;
            tracing::info!(?fate, "what became of a commit without an answer was found out");
            match fate {
                // It can land no more, if it has not, and what became of it says nothing of the one that is at hand.
                _ if self.is_given_up => self.is_given_up = false,
                Fate::Landed(failed) => {
                    self.link = Some(link);
                    return Ok(failed);
                }
                Fate::Gone => {}
                Fate::Unknown => {
                    let told = "nobody knows whether a commit has landed: its row is gone";
                    return Err(Trouble::Refused(told.into()));
                }
            }
        }
        let asked = link.next();
        let committed = timeout(TRY, link.commit(rows)).await;
        let committed = committed.unwrap_or_else(|_| Err(Trouble::silence()));
        match &committed {
            Err(Trouble::Lost(_)) => self.unanswered = Some(asked),
            Err(Trouble::Fenced) => {}
            _ => self.link = Some(link),
        }
        committed
    }
}

/// Tells those who have waited too long that the database is away; nothing of theirs was tried.
fn give_up(waiting: &mut VecDeque<Request>) {
    let now = Instant::now();
    while waiting.front().is_some_and(|request| request.until <= now) {
        if let Some(request) = waiting.pop_front() {
            let _ = request.reply.send(Err(Trouble::silence().into()));
        }
    }
}
