//! The orientation of a player's boards: as everyone sees them, or with their own side at an edge.

use rules::Edge;

/// How a player's boards of one game are turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Orientation {
    /// The same for everyone, as in public posts.
    Shared,
    /// The player's own side lies at this edge of the picture.
    HomeAt(Edge),
}

impl Orientation {
    pub(crate) const ALL: [Self; 5] = [
        Self::Shared,
        Self::HomeAt(Edge::Bottom),
        Self::HomeAt(Edge::Left),
        Self::HomeAt(Edge::Top),
        Self::HomeAt(Edge::Right),
    ];

    pub(crate) fn parse(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|orientation| orientation.id() == id)
    }

    /// The id that preferences, commands and buttons use.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Shared => "shared",
            Self::HomeAt(side) => side_id(side),
        }
    }

    /// The edge of the player's own side. `None` for the shared orientation.
    pub(crate) fn home_at(self) -> Option<Edge> {
        match self {
            Self::Shared => None,
            Self::HomeAt(side) => Some(side),
        }
    }

    /// The orientation after a press of the turn button. The first press shows the board from the opposite side, and
    /// the fourth leads back to the shared orientation.
    pub(crate) fn next(home: Edge, home_at: Option<Edge>) -> Self {
        let turned = |quarters| EDGES[(place(home) + quarters) % 4];
        match (place(home_at.unwrap_or(home)) + 4 - place(home)) % 4 {
            0 => Self::HomeAt(turned(2)),
            2 => Self::HomeAt(turned(3)),
            3 => Self::HomeAt(turned(1)),
            _ => Self::Shared,
        }
    }
}

/// The edges of a picture, clockwise.
const EDGES: [Edge; 4] = [Edge::Bottom, Edge::Left, Edge::Top, Edge::Right];

fn place(side: Edge) -> usize {
    match side {
        Edge::Bottom => 0,
        Edge::Left => 1,
        Edge::Top => 2,
        Edge::Right => 3,
    }
}

/// The edges that come to the bottom when a picture with `edge` at the bottom is turned left and right.
pub(crate) fn neighbors(edge: Edge) -> [Edge; 2] {
    [3, 1].map(|quarters| EDGES[(place(edge) + quarters) % 4])
}

pub(crate) fn parse_side(id: &str) -> Option<Edge> {
    EDGES.into_iter().find(|&side| side_id(side) == id)
}

pub(crate) fn side_id(side: Edge) -> &'static str {
    match side {
        Edge::Bottom => "bottom",
        Edge::Left => "left",
        Edge::Top => "top",
        Edge::Right => "right",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_board_rotations_show_every_side_and_return() {
        for home in EDGES {
            let mut seen = vec![Orientation::Shared];
            for _ in 0..4 {
                seen.push(Orientation::next(home, seen[seen.len() - 1].home_at()));
            }
            assert_eq!(seen[4], Orientation::Shared);
            assert!((0..4).all(|at| !seen[..at].contains(&seen[at])), "{seen:?}");
        }
    }
}
