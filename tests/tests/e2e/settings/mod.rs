//! What people and servers choose: looks, vacations, notifications.

pub(crate) mod notifications;
pub(crate) mod preferences;
