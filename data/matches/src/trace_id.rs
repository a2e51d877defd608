//! `TraceId`: the id that connects an act with the jobs that it causes, in the logs of all processes.

use std::cell::Cell;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ids::Key;

thread_local! {
    static CURRENT: Cell<Option<TraceId>> = const { Cell::new(None) };
}

/// The id of an act and of all jobs that it causes. It is no secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TraceId(pub u64);

impl TraceId {
    /// The id of the act that this thread is carrying out. `None` outside [`TraceId::within`].
    pub fn current() -> Option<Self> {
        CURRENT.get()
    }

    /// Runs work on this thread. The jobs that it enqueues get this id.
    pub fn within<T>(id: Option<Self>, work: impl FnOnce() -> T) -> T {
        let _restored = Restored(CURRENT.replace(id));
        work()
    }
}

/// Restores the thread's previous id when it is dropped, even by a panic.
struct Restored(Option<TraceId>);

impl Drop for Restored {
    fn drop(&mut self) {
        CURRENT.set(self.0);
    }
}

impl From<Key> for TraceId {
    fn from(key: Key) -> Self {
        Self(key.0)
    }
}

/// Formats the id as W3C's trace context does: 16 bytes in hexadecimal.
impl fmt::Display for TraceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_of_a_thread_is_restored_after_the_work() {
        let (one, two) = (Some(TraceId(1)), Some(TraceId(2)));
        let seen =
            TraceId::within(one, || (TraceId::within(two, TraceId::current), TraceId::current()));
        assert_eq!((seen, TraceId::current()), ((two, one), None));
    }

    #[test]
    fn a_trace_id_is_shown_in_32_hexadecimal_digits() {
        assert_eq!(TraceId(0xAB).to_string(), format!("{:0>32}", "ab"));
    }
}
