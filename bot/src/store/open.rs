//! Opening the store, with retries while it is in use or unreachable.

use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context;
use matches::{Admission, Heartbeats, OpenMode, Timestamp, ask_admission};
use store::{Location, OpenError, Store, StoreError};

use crate::clock::Clock;
use crate::retry_log::RetryLog;

/// How long one attempt to open a store waits while it is in use or unreachable.
///
/// A killed process keeps its lock for a moment, and a database that starts together with the program is not ready at
/// once.
const PATIENCE: Duration = Duration::from_secs(5);

const PAUSE: Duration = Duration::from_millis(100);

fn open_with_retries<T>(open: impl Fn() -> Result<T, OpenError>) -> Result<T, OpenError> {
    let since = Instant::now();
    retry(open, || {
        std::thread::sleep(PAUSE);
        since.elapsed() < PATIENCE
    })
}

/// Opens a store, and retries while it is in use or unreachable and `wait` returns true.
fn retry<T>(
    open: impl Fn() -> Result<T, OpenError>,
    mut wait: impl FnMut() -> bool,
) -> Result<T, OpenError> {
    loop {
        match open() {
            Err(OpenError::InUse | OpenError::Unreachable(_)) if wait() => {}
            opened => return opened,
        }
    }
}

/// The pause between two attempts to reach the database at the start.
const DATABASE_PAUSE: Duration = Duration::from_secs(1);

/// Opens the store to play. Waits for its database as long as it takes, and returns other errors.
pub(crate) async fn open_to_play(location: &Location) -> anyhow::Result<Arc<dyn Store>> {
    let mut log = RetryLog::default();
    loop {
        let tried = location.clone();
        let opened = tokio::task::spawn_blocking(move || try_open(&tried, OpenMode::ToPlay)).await;
        match opened.context("opening the store has panicked")? {
            Err(OpenError::Unreachable(reason)) => {
                if log.is_due() {
                    tracing::warn!(reason, "the start waits for the database of the store");
                }
                tokio::time::sleep(DATABASE_PAUSE).await;
            }
            opened => return explained(location, opened),
        }
    }
}

/// The pause between two looks for older processes.
const OLDER_PAUSE: Duration = Duration::from_secs(1);

/// Waits until processes that are too old to share the store have ended. Calls `note` while there are any.
pub(crate) async fn wait_for_older_processes(
    store: &Arc<dyn Store>,
    clock: &Clock,
    note: impl Fn(),
) -> anyhow::Result<()> {
    let (mut beats, mut log) = (Heartbeats::default(), RetryLog::default());
    loop {
        let (asked, steady) = (Arc::clone(store), clock.steady_now());
        let asking = tokio::task::spawn_blocking(move || {
            let admission = ask_admission(asked.as_ref(), &mut beats, steady);
            (beats, admission)
        });
        let (heard, admission) = asking.await.context("the store has panicked")?;
        beats = heard;
        match admission {
            Ok(Admission::Granted) => return Ok(()),
            Ok(Admission::TooOld(form)) => return Err(form.refusal().into()),
            Ok(Admission::OlderProcesses(processes)) => {
                note();
                if log.is_due() {
                    tracing::warn!(
                        processes,
                        "the start waits for processes of an older version, which can't share the store with this one: stop them"
                    );
                }
            }
            Err(error) if error.may_pass() => {
                if log.is_due() {
                    tracing::warn!(%error, "the start waits for the store");
                }
            }
            Err(error) => return Err(error).context("the store failed"),
        }
        tokio::time::sleep(OLDER_PAUSE).await;
    }
}

/// Refuses a store that older processes use. Otherwise shuts them out, since they can't read what commands write.
pub(crate) fn shut_out_older_programs(store: &dyn Store) -> anyhow::Result<()> {
    match matches::ask_admission_once(store, now_in(store)?)? {
        Admission::Granted => Ok(()),
        Admission::OlderProcesses(processes) => anyhow::bail!(
            "processes of an older version use this store ({processes}): stop them first; one that was killed counts for twenty seconds"
        ),
        Admission::TooOld(form) => Err(form.refusal().into()),
    }
}

/// The number of living processes that use a store.
pub(crate) fn count_users(store: &dyn Store) -> Result<usize, StoreError> {
    // The folder of a store is locked by its only process, which is this one.
    if store.is_shared() { matches::living_processes(store, now_in(store)?) } else { Ok(0) }
}

/// The time by the clock that a store's processes follow.
pub(crate) fn now_in(store: &dyn Store) -> Result<Timestamp, StoreError> {
    Ok(store.clock()?.map_or_else(|| Clock::default().now(), Timestamp::since_1970))
}

/// Opens a store for a command. Errors name its location without the password.
pub(crate) fn open(location: &Location, opening: OpenMode) -> anyhow::Result<Arc<dyn Store>> {
    if let Some(owner) = other_owner(location) {
        anyhow::bail!("{}", refusal_of_root(location, owner));
    }
    explained(location, try_open(location, opening))
}

/// The owner of a store's folder, if this process is root's and the owner is not root.
///
/// For a folder that doesn't exist, its nearest existing parent counts.
pub(crate) fn other_owner(location: &Location) -> Option<u32> {
    let Location::Sled(folder) = location else { return None };
    let folder = std::path::absolute(folder).ok()?;
    let owner = folder.ancestors().find_map(|folder| fs::metadata(folder).ok())?.uid();
    (rustix::process::geteuid().is_root() && owner != 0).then_some(owner)
}

/// The error text if root opens another user's store: that user couldn't use root's files.
pub(crate) fn refusal_of_root(location: &Location, owner: u32) -> String {
    format!(
        "{location} belongs to the user with number {owner}, who could not use what root writes there: run this as that user, by `runuser -u NAME -- castellan …`"
    )
}

fn try_open(location: &Location, opening: OpenMode) -> Result<Arc<dyn Store>, OpenError> {
    open_with_retries(|| matches::open(location, opening))
}

/// Where an operator finds how to look at a store that can't be written.
const HINT: &str = " (see \"A full disk\" in docs/operating.md)";

fn explained(
    location: &Location,
    opened: Result<Arc<dyn Store>, OpenError>,
) -> anyhow::Result<Arc<dyn Store>> {
    match opened {
        Err(OpenError::Missing) => anyhow::bail!("there is no store in {location}"),
        opened => {
            let hint = match &opened {
                Err(OpenError::Io(error)) if is_unwritable(error) => HINT,
                Ok(_) | Err(_) => "",
            };
            opened.with_context(|| format!("the store in {location} can't be opened{hint}"))
        }
    }
}

fn is_unwritable(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::ReadOnlyFilesystem)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn a_store_that_cannot_be_opened_gives_its_reason_once() {
        let location = Location::Sled("data".into());
        for kind in [io::ErrorKind::StorageFull, io::ErrorKind::NotADirectory] {
            let refused = || Err(OpenError::Io(io::Error::from(kind)));
            let text = format!("{:#}", explained(&location, refused()).err().unwrap());
            assert_eq!(text.matches(&io::Error::from(kind).to_string()).count(), 1, "{text}");
            let is_full = kind == io::ErrorKind::StorageFull;
            assert_eq!(text.contains("docs/operating.md"), is_full, "{text}");
        }
    }

    #[test]
    fn opening_a_store_waits_for_its_release() {
        let looks = Cell::new(0);
        let open = || if looks.get() < 3 { Err(OpenError::InUse) } else { Ok(()) };
        let until = |most: u32| {
            let looks = &looks;
            move || {
                looks.set(looks.get() + 1);
                looks.get() < most
            }
        };
        assert!(matches!(retry(open, until(2)), Err(OpenError::InUse)));
        assert!(retry(open, until(9)).is_ok());
        assert!(matches!(retry(|| Err::<(), _>(OpenError::Gone), || true), Err(OpenError::Gone)));
    }
}
