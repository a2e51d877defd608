//! What comes with a press: the input, the place, and who the presser is there.

use matches::{Place, PlayerId};

/// What comes with a press.
#[derive(Clone, Debug)]
pub(crate) struct PressContext {
    /// What was chosen from the menu, or typed.
    pub(crate) input: Option<String>,
    /// Where it was pressed.
    pub(crate) from: Standpoint,
    /// The presser's roles there.
    pub(crate) roles: Vec<u64>,
    /// The presser's name there.
    pub(crate) name: String,
    /// Which other players at the table have left the server; empty where nobody has looked.
    pub(crate) departed: Vec<PlayerId>,
}

impl PressContext {
    /// What was chosen from the menu, or typed.
    pub(crate) fn input(&self) -> Option<&str> {
        self.input.as_deref()
    }

    /// The server where it was pressed.
    pub(crate) fn server(&self) -> Option<u64> {
        self.from.place.server
    }
}

/// Where a person asks for something, and what they may do there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standpoint {
    /// The place.
    pub(crate) place: Place,
    /// Whether they may manage the server.
    pub(crate) manages: bool,
    /// Whether they may end matches there that are not theirs.
    pub(crate) moderates: bool,
}
