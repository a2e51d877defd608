//! The only place that knows Discord: from events to the matches, and from the matches to messages.

mod acts;
mod answer;
mod board;
mod caller;
mod commands;
mod components;
mod custom_id;
mod desk;
mod errors;
mod http;
mod jobs;
mod panel;
mod permissions;
mod pictures;
mod posts;
mod replay;
mod rests;
mod rules_pages;
mod service;

pub(crate) use desk::Desk;
pub(crate) use http::Way;
pub(crate) use service::serve;
