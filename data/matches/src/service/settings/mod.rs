//! Preferences and notifications of one person.

pub(crate) mod notifications;
pub(crate) mod preferences;
