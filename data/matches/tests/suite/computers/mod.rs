//! Computer players, hints and their replies.

pub(crate) mod hints;
pub(crate) mod replies;
pub(crate) mod turns;
