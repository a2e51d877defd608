//! State of the running process: admission, thinking slots, caches, delayed moves, job handoff.

pub(crate) mod activity_links;
pub(crate) mod admission;
pub(crate) mod delayed_moves;
pub(crate) mod handoff;
pub(crate) mod hint_cache;
pub(crate) mod match_changes;
pub(crate) mod seen_locales;
pub(crate) mod thinking_slots;
pub(crate) mod web_links;
pub(crate) mod worker_shares;
