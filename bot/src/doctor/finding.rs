//! The result of a check.

/// The result of one check.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Finding {
    /// It is as it should be.
    Good(String),
    /// The program runs, but somebody should look at it.
    Doubtful(String),
    /// The program will not run, or not for long. What to do.
    Bad(String),
}
