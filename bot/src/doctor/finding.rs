//! The result of a check, with its text.

#[derive(Debug, PartialEq, Eq)]
pub(super) enum Finding {
    Good(String),
    /// The program runs, but the operator should look at it.
    Doubtful(String),
    /// The program will not run, or not for long.
    Bad(String),
}
