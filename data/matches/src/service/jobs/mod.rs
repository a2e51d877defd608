//! The job queue as part of the service: claim, settle, repost.

pub(crate) mod backlog;
pub(crate) mod claim;
mod direct_message;
mod hurry;
mod lost_thread;
mod repost;
mod settle;
