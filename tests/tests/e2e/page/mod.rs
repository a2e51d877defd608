//! The page of the sandbox, in a real browser.

pub(crate) mod accessibility;
pub(crate) mod clicks;
pub(crate) mod first_minute;
pub(crate) mod own_sandbox;
