//! Presses about a person's stored data.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PrivacyPress {
    /// Shows the presser's stored data.
    Show,
    /// Exports the data as a file.
    Export,
    /// Asks for confirmation to delete the data.
    AskToForget,
    /// Deletes the data.
    Forget,
}
