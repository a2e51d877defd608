//! The jobs of matches: plans, claims, settles and reposts them.

pub(crate) mod backlog;
mod claim;
pub(crate) mod clock_posts;
mod clock_step;
pub(crate) mod direct_message;
mod lease_takeover;
pub(crate) mod lobby_posts;
mod lost_thread;
pub(crate) mod offer_posts;
pub(crate) mod plan;
mod private_posts;
mod repost;
pub(crate) mod settle;
