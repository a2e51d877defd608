//! The one thread that writes, for all who wait at that moment together.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::batch::{Batch, Commit};
use crate::error::StoreError;
use crate::sled::rows::Disk;

/// How many batches are written together at most.
const GROUP: usize = 256;

/// How long a commit may take. sled has been seen to hang; nobody shall wait for ever.
const PATIENCE: Duration = Duration::from_secs(30);

/// A batch and where to send what came of it.
struct Request {
    batch: Batch,
    reply: SyncSender<Result<Commit, StoreError>>,
}

/// The thread's handle. Dropping it ends the thread after what it has been given is written.
pub(super) struct Committer {
    disk: Arc<Disk>,
    requests: Mutex<Option<SyncSender<Request>>>,
    thread: Option<JoinHandle<()>>,
}

impl Committer {
    /// Starts it. For so long a batch for which nobody waits is held back for others to come.
    pub(super) fn start(disk: Arc<Disk>, held_back: Duration) -> io::Result<Self> {
        let (requests, received) = sync_channel(GROUP);
        let writing = Arc::clone(&disk);
        let thread = thread::Builder::new()
            .name("committer".into())
            .spawn(move || write_all(&writing, &received, held_back))?;
        Ok(Self { disk, requests: Mutex::new(Some(requests)), thread: Some(thread) })
    }

    pub(super) fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        let (reply, answer) = sync_channel(1);
        let requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let sent = requests.is_some_and(|requests| requests.send(Request { batch, reply }).is_ok());
        if !sent {
            return Err(self.disk.fail("the committer has ended"));
        }
        match answer.recv_timeout(PATIENCE) {
            Ok(outcome) => outcome,
            Err(RecvTimeoutError::Timeout) => Err(self.disk.fail("a commit takes too long")),
            Err(RecvTimeoutError::Disconnected) => Err(self.disk.fail("the committer has ended")),
        }
    }
}

impl Drop for Committer {
    fn drop(&mut self) {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = self.thread.take() {
            // Its panics are caught and told where they happen.
            let _ = thread.join();
            self.disk.close();
        }
    }
}

fn write_all(disk: &Disk, received: &Receiver<Request>, held_back: Duration) {
    while let Ok(first) = received.recv() {
        let group = group_of(first, received, held_back);
        let (batches, replies): (Vec<_>, Vec<_>) =
            group.into_iter().map(|request| (request.batch, request.reply)).unzip();
        match disk.write(&batches) {
            Ok(outcomes) => {
                for (reply, outcome) in replies.iter().zip(outcomes) {
                    // Whoever asked may have lost patience.
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

/// All who wait at this moment; where none of them is in a hurry, those too who come a moment later.
fn group_of(first: Request, received: &Receiver<Request>, held_back: Duration) -> Vec<Request> {
    let end = Instant::now() + held_back;
    let mut is_patient = first.batch.is_patient;
    let mut group = vec![first];
    while group.len() < GROUP {
        let next = match is_patient {
            true => received.recv_timeout(end.saturating_duration_since(Instant::now())).ok(),
            false => received.try_recv().ok(),
        };
        let Some(next) = next else { break };
        is_patient &= next.batch.is_patient;
        group.push(next);
    }
    group
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many are written together of those that wait, where each is patient or not; whoever is held back is so for an hour.
    fn together(waiting: &[bool], is_more_to_come: bool) -> usize {
        let (requests, received) = sync_channel(GROUP);
        for &is_patient in waiting {
            let batch = Batch { is_patient, ..Batch::default() };
            requests.send(Request { batch, reply: sync_channel(1).0 }).unwrap();
        }
        let more = is_more_to_come.then_some(requests);
        let first = received.recv().unwrap();
        let group = group_of(first, &received, Duration::from_secs(3600));
        drop(more);
        group.len()
    }

    #[test]
    fn whoever_is_in_a_hurry_waits_for_nobody_and_takes_along_who_is_there() {
        assert_eq!(together(&[false], true), 1);
        assert_eq!(together(&[false, true, false], true), 3);
        assert_eq!(together(&[true, true, false], true), 3);
    }

    #[test]
    fn whoever_is_held_back_when_no_more_come_is_written() {
        assert_eq!(together(&[true, true], false), 2);
    }
}
