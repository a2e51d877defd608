//! REST v10: reading requests, [`route`]s, and a file for each resource.

mod call;
mod channels;
mod commands;
mod emojis;
mod guilds;
mod interactions;
mod messages;
mod meta;
mod oauth2;
mod reply;
mod route;
mod scheduled_events;
mod serve;
mod threads;
mod uploads;
mod users;
mod webhooks;

pub(crate) use serve::{attachment, emoji, handle, not_found};
