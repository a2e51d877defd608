//! At which side of the picture a player's own side of the board lies.

use rules::Edge;

/// The name of the player preference that holds the side.
pub(crate) const HOME: &str = "home";

/// The sides of a picture.
pub(crate) const SIDES: [Edge; 4] = [Edge::Bottom, Edge::Left, Edge::Top, Edge::Right];

/// The side with this id.
pub(crate) fn parse_side(id: &str) -> Option<Edge> {
    SIDES.into_iter().find(|&side| side_id(side) == id)
}

/// The id of a side, as preferences, commands and buttons hold it.
pub(crate) fn side_id(side: Edge) -> &'static str {
    match side {
        Edge::Bottom => "bottom",
        Edge::Left => "left",
        Edge::Top => "top",
        Edge::Right => "right",
    }
}

/// The next side when the board is turned. No board has its home at the top by default, so the first turn shows.
pub(super) fn next_side(side: Option<Edge>) -> Edge {
    match side {
        None | Some(Edge::Left) => Edge::Top,
        Some(Edge::Top) => Edge::Right,
        Some(Edge::Right) => Edge::Bottom,
        Some(Edge::Bottom) => Edge::Left,
    }
}
