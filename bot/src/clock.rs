//! What time it is: an argument of the whole program, so that days can pass in a test.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use data::Timestamp;

/// Tells what time it is: the machine's clock by default.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> SystemTime + Send + Sync>);

impl Clock {
    /// A clock that shows what `tell` says.
    pub fn new(tell: impl Fn() -> SystemTime + Send + Sync + 'static) -> Self {
        Self(Arc::new(tell))
    }

    /// What time it is.
    pub(crate) fn now(&self) -> Timestamp {
        let since = (self.0)().duration_since(UNIX_EPOCH).unwrap_or_default();
        Timestamp(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }
}

impl Default for Clock {
    fn default() -> Self {
        Self::new(SystemTime::now)
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Clock(..)")
    }
}
