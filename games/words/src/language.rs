//! The languages of the message files.

use std::fmt;
use std::str::FromStr;

/// The language that has every message.
pub const ENGLISH: &str = "en";

/// A language of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English, American and British.
    #[default]
    English,
    /// Swedish.
    Swedish,
    /// French.
    French,
    /// German.
    German,
    /// Dutch.
    Dutch,
    /// Spanish.
    Spanish,
}

impl Language {
    /// All languages, English first.
    pub const ALL: [Self; 6] =
        [Self::English, Self::Swedish, Self::French, Self::German, Self::Dutch, Self::Spanish];

    /// The code that names its message files: `sv`.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => ENGLISH,
            Self::Swedish => "sv",
            Self::French => "fr",
            Self::German => "de",
            Self::Dutch => "nl",
            Self::Spanish => "es",
        }
    }

    /// The name of the language in itself: "Svenska".
    pub fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Swedish => "Svenska",
            Self::French => "Français",
            Self::German => "Deutsch",
            Self::Dutch => "Nederlands",
            Self::Spanish => "Español",
        }
    }

    /// The language of a locale, such as `sv-SE`. `None` for a language that the program doesn't have.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The error for a code of no known language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoLanguage;

impl FromStr for Language {
    type Err = NoLanguage;

    fn from_str(code: &str) -> Result<Self, NoLanguage> {
        Self::ALL.into_iter().find(|language| language.code() == code).ok_or(NoLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_map_to_languages_and_every_language_has_files() {
        assert_eq!(Language::of_locale("sv-SE"), Some(Language::Swedish));
        assert_eq!(Language::of_locale("en-GB"), Some(Language::English));
        assert_eq!(Language::of_locale("es-419"), Some(Language::Spanish));
        assert_eq!(Language::of_locale("pl"), None);
        assert_eq!(Language::of_locale(""), None);
        let files: Vec<&str> = crate::WORDS.files.iter().map(|file| file.language).collect();
        assert_eq!(files, Language::ALL.map(Language::code));
        assert_eq!(files[1..], message_files::TRANSLATIONS);
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
    }
}
