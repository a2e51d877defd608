//! Message files inside the program.

use std::borrow::Cow;

/// A message file in the program.
#[derive(Clone, Copy, Debug)]
pub struct MessageFile {
    /// The code of its language: "en".
    pub language: &'static str,
    text: FileText,
}

#[derive(Clone, Copy, Debug)]
enum FileText {
    Plain(&'static str),
    Packed(&'static [u8]),
}

impl MessageFile {
    /// A file as it was written.
    pub const fn plain(language: &'static str, text: &'static str) -> Self {
        Self { language, text: FileText::Plain(text) }
    }

    /// A file that the crate's build script has packed.
    pub const fn packed(language: &'static str, packed: &'static [u8]) -> Self {
        Self { language, text: FileText::Packed(packed) }
    }

    /// The size in the program, in bytes.
    pub const fn size(&self) -> usize {
        match self.text {
            FileText::Plain(text) => text.len(),
            FileText::Packed(packed) => packed.len(),
        }
    }

    /// The text in Fluent's syntax.
    pub fn text(&self) -> Cow<'static, str> {
        match self.text {
            FileText::Plain(text) => text.into(),
            FileText::Packed(packed) => message_files::unpack(packed).into(),
        }
    }
}

/// The message files of all languages, for [`Words::files`](crate::Words::files): `message_files!("../words/")`.
///
/// Each language has a file named after its code, and the crate's build script packs all but the English file. A second
/// argument is the part of the path after the code.
#[macro_export]
macro_rules! message_files {
    ($folder:literal) => {
        $crate::message_files!($folder, ".ftl")
    };
    ($folder:literal, $after:expr) => {
        $crate::message_files!(@ $folder, $after, "sv" "fr" "de" "nl" "es")
    };
    (@ $folder:literal, $after:expr, $($code:literal)+) => {
        const { &[
            $crate::MessageFile::plain("en", include_str!(concat!($folder, "en", $after))),
            $($crate::MessageFile::packed(
                $code,
                include_bytes!(concat!(env!("OUT_DIR"), "/words/", $code, $after, ".z")),
            )),+
        ] }
    };
}
