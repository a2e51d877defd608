//! Settings of people and servers: looks, vacations, notifications.

pub(crate) mod notifications;
pub(crate) mod preferences;
