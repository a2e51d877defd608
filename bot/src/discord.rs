//! The wire: Discord's events come in here and what the desk answers goes out, within Discord's limits.

mod caller;
mod commands;
mod components;
mod custom_id;
mod faults;
mod http;
mod outbox;
mod permissions;
mod service;
mod wire;

pub(crate) use http::Way;
pub(crate) use service::serve;
