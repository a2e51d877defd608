//! Messages about settings.

rules::messages! {
    pub(crate) enum SettingText {
        Mine = "settings-mine",
        Server = "settings-server",
        Light = "settings-light",
        Dark = "settings-dark",
        Contrast = "settings-contrast",
        Saved = "settings-saved",
        NothingSaved = "settings-nothing-saved",
        Language { language: &'static str } = "settings-language",
        LanguageOfDiscord { language: &'static str } = "settings-language-discord",
        AskLanguage = "settings-ask-language",
        AsInDiscord = "settings-label-discord",
        OpenLanguages = "settings-label-languages",
    }
}
