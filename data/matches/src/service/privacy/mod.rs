//! The data stored about one person: export and erasure.

mod erase;
pub(crate) mod export;
