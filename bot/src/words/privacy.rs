//! Messages about what is stored of a player.

use rules::Words;

rules::messages! {
    /// Showing, exporting and deleting the data of a player.
    pub(crate) enum PrivacyText {
        /// What is stored.
        Held { matches: usize, running: usize, counting: usize, drafts: usize, kept: usize, preferences: usize } = "privacy-held",
        /// What is not.
        NotHeld = "privacy-not-held",
        /// The file is attached.
        Here = "privacy-here",
        /// The file, in words.
        File = "privacy-file",
        /// There is too much of it for Discord.
        TooMuch = "privacy-too-much",
        /// Whether to delete it all.
        ReallyDelete { running: usize } = "privacy-really-delete",
        /// Asks for the file.
        Export = "privacy-label-export",
        /// Asks for it to be deleted.
        Delete = "privacy-label-delete",
        /// Is sure.
        Sure = "privacy-label-sure",
        /// Is not.
        Keep = "privacy-label-keep",
        /// A person was erased.
        Forgot { matches: usize } = "privacy-forgot",
        /// How to be erased.
        HowToForget = "privacy-how-to-forget",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words = Words {
    known: &[PrivacyText::KNOWN],
    files: &[("en", include_str!("../../words/en/privacy.ftl"))],
};
