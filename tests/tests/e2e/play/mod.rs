//! Playing: each game to its end, with every kind of input.

pub(crate) mod armies;
pub(crate) mod castle_keep;
pub(crate) mod kastell;
pub(crate) mod long_thread;
pub(crate) mod menus;
pub(crate) mod notation;
pub(crate) mod one_board_per_turn;
pub(crate) mod other_games;
pub(crate) mod press_counts;
pub(crate) mod secret_hands;
pub(crate) mod single_board;
