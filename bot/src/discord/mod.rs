//! The wire: Discord's events come in here and what the desk answers goes out, within Discord's limits.

mod commands;
mod custom_id;
mod error;
mod gateway;
mod guild_events;
mod http;
mod interaction;
mod jobs;
mod message;
mod posts;
mod service;
mod session;
mod shards;

pub(crate) use gateway::{Gate, LogLayer};
pub(crate) use http::Way;
pub(crate) use service::serve;

/// A button's id read and written anew; none of what nobody ever wrote. Programs that try what is read use it.
pub fn custom_id_anew(text: &str) -> Option<String> {
    custom_id::read(text).as_ref().map(custom_id::write)
}
