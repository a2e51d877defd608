//! Preferences of players and servers, and the notification settings among them.

pub(crate) mod notifications;
pub(crate) mod preferences;
