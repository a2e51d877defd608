//! The wire: Discord's events come in here and what the desk answers goes out, within Discord's limits.

mod astray;
mod caller;
mod came;
mod commands;
mod components;
mod custom_id;
mod dashboards;
mod direct;
mod emoji;
mod failed;
mod faults;
mod gateway;
mod http;
mod jobs;
mod limits;
mod offers;
mod once;
mod one_board;
mod patience;
mod permissions;
mod posts;
mod private;
mod registration;
mod sending;
mod servers;
mod service;
mod suggestions;
mod verdict;
mod voice;
mod watching;
mod wire;
mod words;

pub(crate) use gateway::{Ear, Gate};
pub(crate) use http::Way;
pub(crate) use service::serve;
pub(crate) use words::WORDS;
