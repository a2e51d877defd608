//! The settings of a picture: theme and orientation.

use rules::{Board, Edge};

/// The settings of a picture, as its viewer wants it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// The side of the picture at which the viewer's own side of a board shall lie. `None` leaves it to the board:
    /// at the left where the board is wide, else at the bottom.
    pub home_at: Option<Edge>,
    /// In which colors.
    pub theme: Theme,
}

/// The colors of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Light wood and meadows in the sun.
    #[default]
    Light,
    /// The same in the evening.
    Dark,
    /// Hardly anything but what means something.
    Contrast,
}

impl Theme {
    /// All of them, the usual one first.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Contrast];

    /// The word by which it is kept in a setting.
    pub fn id(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }

    /// The theme of this word.
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.id() == id)
    }
}

impl Style {
    /// By how many quarter turns clockwise this board is to be turned.
    pub(crate) fn quarter_turns(self, board: &Board) -> u8 {
        let wide = board.columns > board.rows;
        let wanted = self.home_at.unwrap_or(if wide { Edge::Left } else { Edge::Bottom });
        board.home.map_or(0, |home| (clockwise(wanted) + 4 - clockwise(home)) % 4)
    }
}

/// The edges in the order in which a clockwise turn carries one to the next.
fn clockwise(edge: Edge) -> u8 {
    match edge {
        Edge::Top => 0,
        Edge::Right => 1,
        Edge::Bottom => 2,
        Edge::Left => 3,
    }
}
