//! The Discord face: turns events into calls of the app's features, and their answers into messages.

mod application;
mod archived_threads;
mod attachment_download;
mod commands;
mod custom_id;
mod deleted_places;
mod error;
mod gateway;
mod guild_events;
mod http;
mod interaction;
mod jobs;
mod message;
mod posts;
mod request_retry;
mod request_span;
mod service;
mod session;
mod shards;
mod snowflake;

pub(crate) use error::Hopeless;
pub(crate) use gateway::{Gateway, LogLayer};
pub(crate) use http::Endpoint;
pub(crate) use service::Bot;

/// A custom id, parsed and written again, for fuzz tests. `None` if it can't be parsed.
pub fn custom_id_anew(text: &str) -> Option<String> {
    custom_id::read(text).as_ref().map(custom_id::write)
}
