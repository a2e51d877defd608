//! The wire: Discord's events come in here and what the desk answers goes out, within Discord's limits.

mod caller;
mod commands;
mod components;
mod custom_id;
mod dashboards;
mod emoji;
mod faults;
mod http;
mod jobs;
mod permissions;
mod posts;
mod service;
mod voice;
mod watching;
mod wire;
mod words;

pub(crate) use http::Way;
pub(crate) use service::serve;
pub(crate) use words::WORDS;
