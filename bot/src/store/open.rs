//! Opening the store, with retries while it is in use or unreachable.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context;
use matches::OpenMode;
use store::{Location, OpenError, Store};

/// How long the store may stay in use, or a database away: after a process was killed the system takes a moment to let go of
/// its lock, and a database that is started with the program takes one to be there.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long is waited between two looks.
const PAUSE: Duration = Duration::from_millis(100);

/// Opens a store, and waits a little where it is in use or unreachable.
fn open_with_retries<T>(open: impl Fn() -> Result<T, OpenError>) -> Result<T, OpenError> {
    let since = Instant::now();
    retry(open, || {
        std::thread::sleep(PAUSE);
        since.elapsed() < PATIENCE
    })
}

/// Opens a store as often as it is in use or away and `wait` says that it is worth another try.
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

/// Opens a store; where it lies is told without its password.
pub(crate) fn open(location: &Location, opening: OpenMode) -> anyhow::Result<Arc<dyn Store>> {
    match open_with_retries(|| matches::open(location, opening)) {
        Err(OpenError::Missing) => anyhow::bail!("there is no store in {location}"),
        opened => opened.with_context(|| format!("the store in {location} can't be opened")),
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn a_store_that_is_let_go_of_is_opened_and_one_that_is_not_is_in_use() {
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
