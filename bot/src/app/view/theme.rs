//! The colors of pictures, as players and servers prefer them.

use std::collections::BTreeMap;

use render::Theme;

/// The name of the player and server preference that holds the theme.
pub(crate) const THEME: &str = "theme";

/// The theme that these preferences name.
pub(crate) fn preferred_theme(preferences: &BTreeMap<String, String>) -> Theme {
    preferences.get(THEME).and_then(|theme| Theme::of(theme)).unwrap_or_default()
}
