//! Messages about settings.

use rules::Words;

rules::messages! {
    /// The settings of a player or a server.
    pub(crate) enum SettingText {
        /// One's own.
        Mine = "settings-mine",
        /// A server's.
        Server = "settings-server",
        /// How pictures look.
        Light = "settings-light",
        /// The same.
        Dark = "settings-dark",
        /// The same.
        Contrast = "settings-contrast",
        /// What is saved for a game.
        Saved = "settings-saved",
        /// There is none of it.
        NothingSaved = "settings-nothing-saved",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words = Words {
    known: &[SettingText::KNOWN],
    files: &[("en", include_str!("../../words/en/settings.ftl"))],
};
