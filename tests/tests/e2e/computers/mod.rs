//! Computer players: as opponents, as advisers, and what their thinking reveals.

pub(crate) mod hints;
pub(crate) mod opponents;
pub(crate) mod thinking;
