//! The context of a press: its input, its place, and the presser's rights there.

use matches::{Place, PlayerId};

#[derive(Clone, Debug)]
pub(crate) struct PressContext {
    /// The chosen menu entry, or the typed text.
    pub(crate) input: Option<String>,
    /// The place, and the presser's rights there.
    pub(crate) from: Standpoint,
    /// The presser's roles on the server.
    pub(crate) roles: Vec<u64>,
    /// The presser's name on the server.
    pub(crate) name: String,
    /// The other players at the table who have left the server, if the face looked for them.
    pub(crate) departed: Vec<PlayerId>,
    /// Whether the bot can post boards at the place.
    pub(crate) may_post: bool,
}

impl PressContext {
    pub(crate) fn input(&self) -> Option<&str> {
        self.input.as_deref()
    }

    pub(crate) fn server(&self) -> Option<u64> {
        self.from.place.server
    }
}

/// A place, and a person's rights there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standpoint {
    pub(crate) place: Place,
    /// Whether the person may manage the server.
    pub(crate) manages: bool,
    /// Whether the person may end other people's matches on the server.
    pub(crate) moderates: bool,
}
