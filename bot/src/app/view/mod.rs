//! The view of a match: boards, panels, results, deadlines.

pub(crate) mod board;
pub(crate) mod buttons;
mod close_up;
pub(crate) mod computer_remarks;
pub(crate) mod deadline;
pub(crate) mod earlier_turns;
pub(crate) mod exercise_panel;
pub(crate) mod languages;
pub(crate) mod narration;
pub(crate) mod option_text;
pub(crate) mod pair;
pub(crate) mod panel;
pub(crate) mod picture_style;
pub(crate) mod proposal;
mod rating_changes;
pub(crate) mod refusal;
pub(crate) mod result;
pub(crate) mod steps;
pub(crate) mod title;
pub(crate) mod turn_limit_text;
