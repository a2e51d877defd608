//! The settings of a picture: theme and orientation.

use rules::{Board, Edge};

/// The settings of a picture, as chosen by its viewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// The edge of the picture to which the viewer's own side of a board is turned. `None` leaves boards unturned, as
    /// in public posts.
    pub home_at: Option<Edge>,
    /// The colors.
    pub theme: Theme,
}

/// The colors of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Light wood and sunny meadows.
    #[default]
    Light,
    /// Darker wood, and meadows in the evening.
    Dark,
    /// High contrast, without decoration.
    Contrast,
}

impl Theme {
    /// All themes, the default first.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Contrast];

    /// The name in stored settings, such as `contrast`.
    pub fn id(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }

    /// The theme with this stored name. `None` for an unknown name.
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.id() == id)
    }
}

impl Style {
    /// The number of clockwise quarter turns for this board.
    pub(crate) fn quarter_turns(self, board: &Board) -> u8 {
        let turns = |(wanted, home)| (clockwise(wanted) + 4 - clockwise(home)) % 4;
        self.home_at.zip(board.home).map_or(0, turns)
    }
}

/// The index of an edge in clockwise order.
fn clockwise(edge: Edge) -> u8 {
    match edge {
        Edge::Top => 0,
        Edge::Right => 1,
        Edge::Bottom => 2,
        Edge::Left => 3,
    }
}
