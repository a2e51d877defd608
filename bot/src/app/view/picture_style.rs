//! The style of pictures by the preferences of a player or a server: theme and orientation.

use std::collections::BTreeMap;

use render::Theme;
use rules::Edge;

use crate::app::press::Orientation;

/// The preference of a player or server that stores the theme.
pub(crate) const THEME: &str = "theme";

/// An older preference, for the orientation in all games.
const ALL_GAMES: &str = "home";

/// The picture style of a game in these preferences.
pub(super) fn style_of(preferences: &BTreeMap<String, String>, game: &str) -> render::Style {
    let home_at = preferred_side(preferences, game);
    render::Style { home_at, theme: preferred_theme(preferences) }
}

pub(crate) fn preferred_theme(preferences: &BTreeMap<String, String>) -> Theme {
    preferences.get(THEME).and_then(|theme| Theme::of(theme)).unwrap_or_default()
}

/// The name of the preference that holds the orientation for a game.
pub(crate) fn side_preference(game: &str) -> String {
    format!("{ALL_GAMES}-{game}")
}

/// The edge of a player's own side: their choice for this game, else an older choice for all games.
fn preferred_side(preferences: &BTreeMap<String, String>, game: &str) -> Option<Edge> {
    let chosen = preferences.get(&side_preference(game)).or_else(|| preferences.get(ALL_GAMES))?;
    Orientation::parse(chosen)?.home_at()
}
