//! The data stored about a person: its export, and its erasure.

mod erase;
pub(crate) mod export;
