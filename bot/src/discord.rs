//! The wire: Discord's events come in here and what the desk answers goes out, within Discord's limits.

mod absent;
mod astray;
mod caller;
mod came;
mod commands;
mod components;
mod connection;
mod custom_id;
mod dashboards;
mod direct;
mod emoji;
mod failed;
mod faults;
mod found;
mod gateway;
mod http;
mod jobs;
mod known;
mod limits;
mod offers;
mod once;
mod one_board;
mod patience;
mod permissions;
mod posts;
mod private;
mod registration;
mod rematch;
mod sending;
mod servers;
mod service;
mod shards;
mod suggestions;
mod threads;
mod verdict;
mod voice;
mod watching;
mod wire;
mod words;

pub(crate) use gateway::{Ear, Gate};
pub(crate) use http::Way;
pub(crate) use service::serve;
pub(crate) use words::WORDS;

/// A button's id read and written anew; none of what nobody ever wrote. Programs that try what is read use it.
pub fn custom_id_anew(text: &str) -> Option<String> {
    custom_id::read(text).as_ref().map(custom_id::write)
}
