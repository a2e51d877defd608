//! Acts of administrators: moderation, and removing a server's data.

mod moderation;
mod purge;
