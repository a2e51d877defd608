//! Messages about a player's stored data.

rules::messages! {
    /// Showing, exporting and deleting the data of a player.
    pub(crate) enum PrivacyText {
        Held { matches: usize, running: usize, counting: usize, drafts: usize, kept: usize, preferences: usize, puzzles: usize } = "privacy-held",
        NotHeld = "privacy-not-held",
        Here = "privacy-here",
        File = "privacy-file",
        TooMuch = "privacy-too-much",
        ReallyDelete { running: usize } = "privacy-really-delete",
        Export = "privacy-label-export",
        Delete = "privacy-label-delete",
        Sure = "privacy-label-sure",
        Keep = "privacy-label-keep",
        Forgot { matches: usize } = "privacy-forgot",
    }
}
