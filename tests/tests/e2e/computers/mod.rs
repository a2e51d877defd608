//! Computer players: as opponents, as advisers, and what their thinking time could reveal.

pub(crate) mod hints;
pub(crate) mod opponents;
pub(crate) mod thinking;
