//! The themes that players and servers prefer.

use std::collections::BTreeMap;

use render::Theme;

/// The preference of a player or server that stores the theme.
pub(crate) const THEME: &str = "theme";

/// The theme in these preferences.
pub(crate) fn preferred_theme(preferences: &BTreeMap<String, String>) -> Theme {
    preferences.get(THEME).and_then(|theme| Theme::of(theme)).unwrap_or_default()
}
