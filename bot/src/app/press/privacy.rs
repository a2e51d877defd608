//! Presses about a person's stored data.

/// A press about stored data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PrivacyPress {
    /// Shows what is stored of the presser.
    Show,
    /// Gives it to them as a file.
    Export,
    /// Asks whether to delete it.
    AskToForget,
    /// Deletes it.
    Forget,
}
