//! The preference for the orientation of a player's boards, one for each game.

use std::collections::BTreeMap;

use rules::Edge;

use crate::app::press::Orientation;

/// The name of the preference that held the side for all games.
const ALL_GAMES: &str = "home";

/// The name of the preference that holds the orientation for a game.
pub(crate) fn preference(game: &str) -> String {
    format!("{ALL_GAMES}-{game}")
}

/// The edge of a player's own side: their choice for this game, else an older one for all games.
pub(crate) fn preferred_side(preferences: &BTreeMap<String, String>, game: &str) -> Option<Edge> {
    let chosen = preferences.get(&preference(game)).or_else(|| preferences.get(ALL_GAMES))?;
    Orientation::parse(chosen)?.home_at()
}
