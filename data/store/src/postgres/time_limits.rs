//! The timeouts of database operations, and the pauses between retries.

use std::time::Duration;

/// The time limit of an operation, including retries, before it fails as [`StoreError::Away`](crate::StoreError::Away).
pub(super) const OPERATION_TIMEOUT: Duration = Duration::from_secs(12);

/// The time limit of one attempt.
pub(super) const ATTEMPT_TIMEOUT: Duration = Duration::from_secs(10);

/// The longest pause before the first retry.
pub(super) const PAUSE: Duration = Duration::from_millis(50);

/// The limit to which pauses double.
pub(super) const LONGEST_PAUSE: Duration = Duration::from_millis(800);

/// The time limit of one attempt to connect.
pub(super) const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// The time after which a connection counts as lost if the database's host acknowledges no data.
pub(super) const TCP_TIMEOUT: Duration = Duration::from_secs(10);
