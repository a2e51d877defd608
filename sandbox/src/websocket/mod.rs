//! The gateway's WebSocket: one connection of a bot, from HELLO to its close.

mod compress;
mod connection;
mod message_limit;

pub(crate) use connection::{ConnectionQuery, upgrade};
