//! Presses on puzzles and lessons.

use matches::{ExerciseId, Key};
use puzzles::Tag;

use crate::app::press::play::PanelAction;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PuzzlePress {
    /// Opens a puzzle or a lesson where the person left it.
    Open(ExerciseId),
    /// Opens today's puzzle of a game, by the person's own clock.
    Daily { game: String },
    /// Opens an untried puzzle of a game.
    Next { game: String, tag: Option<Tag> },
    /// Opens a puzzle made from a mistake in one of the person's own matches.
    Own,
    /// Acts on the panel of an exercise.
    OnPanel { id: ExerciseId, mark: Option<Key>, action: ExerciseAction },
    /// Gives the presser a link to the page of an exercise.
    OnPage(ExerciseId),
    /// Ends a puzzle and shows its solution.
    GiveUp(ExerciseId),
    /// Restarts an open puzzle, or a lesson, from its first position. Wrong tries stay counted.
    Again(ExerciseId),
    /// Opens the first unsolved lesson of a game.
    Learn { game: String },
    /// Begins a match of a game against the weakest computer player.
    PlayBeginner { game: String },
}

/// An action on the panel of a puzzle or a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExerciseAction {
    /// Adds the choice from the menu.
    Pick,
    /// Adds the choice with this number in the current step, from 0.
    PickNumber(u8),
    /// Takes the last choice back.
    Back,
    /// Starts the move over.
    Restart,
    /// Tries the chosen move.
    Play,
}

impl ExerciseAction {
    /// Converts the action of a move panel. Actions that puzzles lack, such as turning the board, start the move over.
    pub(crate) fn of(action: PanelAction) -> Self {
        match action {
            PanelAction::Pick => Self::Pick,
            PanelAction::PickNumber(index) => Self::PickNumber(index),
            PanelAction::Back => Self::Back,
            PanelAction::Play => Self::Play,
            PanelAction::Restart
            | PanelAction::Unsave
            | PanelAction::PlayUnasked
            | PanelAction::Turn(_) => Self::Restart,
        }
    }
}
