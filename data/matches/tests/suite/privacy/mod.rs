//! Erasure and export of personal data.

pub(crate) mod erasure;
pub(crate) mod export;
