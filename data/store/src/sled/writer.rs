//! The writer thread: commits all waiting batches together.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::batch::{Batch, Commit};
use crate::error::StoreError;
use crate::sled::rows::DiskRows;

/// The maximum number of batches of a group.
const GROUP_BATCHES: usize = 256;

/// The time limit of a commit, after which the store fails. sled has been seen to hang.
const COMMIT_TIMEOUT: Duration = Duration::from_secs(30);

struct Request {
    batch: Batch,
    reply: SyncSender<Result<Commit, StoreError>>,
}

/// The handle of the writer thread. Dropping it ends the thread, after all batches are written.
pub(super) struct Writer {
    rows: Arc<DiskRows>,
    requests: Mutex<Option<SyncSender<Request>>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread. `hold_back` is the delay of batches that no caller waits for.
    pub(super) fn start(rows: Arc<DiskRows>, hold_back: Duration) -> io::Result<Self> {
        let (requests, received) = sync_channel(GROUP_BATCHES);
        let writing = Arc::clone(&rows);
        let thread = thread::Builder::new()
            .name("writer".into())
            .spawn(move || write_all(&writing, &received, hold_back))?;
        Ok(Self { rows, requests: Mutex::new(Some(requests)), thread: Some(thread) })
    }

    pub(super) fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        let (reply, answer) = sync_channel(1);
        let requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let sent = requests.is_some_and(|requests| requests.send(Request { batch, reply }).is_ok());
        if !sent {
            return Err(self.rows.fail("the writer has ended"));
        }
        match answer.recv_timeout(COMMIT_TIMEOUT) {
            Ok(outcome) => outcome,
            Err(RecvTimeoutError::Timeout) => Err(self.rows.fail("a commit takes too long")),
            Err(RecvTimeoutError::Disconnected) => Err(self.rows.fail("the writer has ended")),
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = self.thread.take() {
            // The thread catches and reports its panics itself.
            let _ = thread.join();
            self.rows.close();
        }
    }
}

fn write_all(rows: &DiskRows, received: &Receiver<Request>, hold_back: Duration) {
    while let Ok(first) = received.recv() {
        let group = gather_group(first, received, hold_back);
        let (batches, replies): (Vec<_>, Vec<_>) =
            group.into_iter().map(|request| (request.batch, request.reply)).unzip();
        match rows.write(&batches) {
            Ok(outcomes) => {
                for (reply, outcome) in replies.iter().zip(outcomes) {
                    // The caller may have timed out.
                    let _ = reply.send(Ok(outcome));
                }
            }
            Err(error) => {
                for reply in replies {
                    let _ = reply.send(Err(error.clone()));
                }
            }
        }
    }
}

/// All waiting batches. If no caller waits for any of them, also the batches that arrive within `hold_back`.
fn gather_group(first: Request, received: &Receiver<Request>, hold_back: Duration) -> Vec<Request> {
    let end = Instant::now() + hold_back;
    let mut is_patient = first.batch.can_wait;
    let mut group = vec![first];
    while group.len() < GROUP_BATCHES {
        let next = match is_patient {
            true => received.recv_timeout(end.saturating_duration_since(Instant::now())).ok(),
            false => received.try_recv().ok(),
        };
        let Some(next) = next else { break };
        is_patient &= next.batch.can_wait;
        group.push(next);
    }
    group
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of queued batches that are written together. `waiting` tells which of them may wait, up to an hour.
    fn written_together(waiting: &[bool], is_more_to_come: bool) -> usize {
        let (requests, received) = sync_channel(GROUP_BATCHES);
        for &is_patient in waiting {
            let batch = Batch { can_wait: is_patient, ..Batch::default() };
            requests.send(Request { batch, reply: sync_channel(1).0 }).unwrap();
        }
        let more = is_more_to_come.then_some(requests);
        let first = received.recv().unwrap();
        let group = gather_group(first, &received, Duration::from_secs(3600));
        drop(more);
        group.len()
    }

    #[test]
    fn an_urgent_batch_is_written_at_once_with_the_waiting_batches() {
        assert_eq!(written_together(&[false], true), 1);
        assert_eq!(written_together(&[false, true, false], true), 3);
        assert_eq!(written_together(&[true, true, false], true), 3);
    }

    #[test]
    fn a_held_back_batch_is_written_when_no_more_batches_arrive() {
        assert_eq!(written_together(&[true, true], false), 2);
    }
}
