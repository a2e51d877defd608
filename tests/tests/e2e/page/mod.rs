//! The page of the sandbox, in a real browser.

pub(crate) mod accessibility;
pub(crate) mod clicks;
pub(crate) mod first_minute;
mod languages;
pub(crate) mod own_sandbox;
