//! Tests of computer players, hints and analyses.

pub(crate) mod hints;
pub(crate) mod replies;
pub(crate) mod turns;
