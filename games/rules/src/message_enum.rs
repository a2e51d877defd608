//! The macros that define the messages of a crate.

/// Defines messages of a crate as an enum with a variant each, and their list (`KNOWN`) for [`Words`](crate::Words).
///
/// ```
/// rules::messages! {
///     /// The narration of Nim.
///     pub enum Told {
///         /// A player took stones.
///         Taken { name: String, stones: u8 } = "nim-taken",
///         /// No stone is left.
///         Empty = "nim-empty",
///     }
/// }
///
/// let message: rules::Message = Told::Taken { name: "Ada".into(), stones: 2 }.into();
/// assert_eq!(message.to_string(), "nim-taken(name: Ada, stones: 2)");
/// assert_eq!(Told::KNOWN[1].id, "nim-empty");
/// ```
///
/// The crate's message file has the text of each, in Fluent's syntax:
///
/// ```text
/// nim-taken = { $name } takes { $stones ->
///     [one] one stone
///    *[other] { $stones } stones
/// }.
/// nim-empty = No stone is left.
/// ```
#[macro_export]
macro_rules! messages {
    ($(#[$doc:meta])* $vis:vis enum $name:ident {
        $($(#[$about:meta])* $variant:ident $({ $($arg:ident: $kind:ty),* $(,)? })? = $id:literal,)*
    }) => {
        $(#[$doc])*
        #[allow(clippy::enum_variant_names, reason = "a variant is named after what it says")]
        #[derive(Clone, Debug, PartialEq)]
        $vis enum $name {
            $($(#[$about])* $variant $({ $(
                #[doc = concat!("What stands for `", stringify!($arg), "`.")]
                $arg: $kind
            ),* })?,)*
        }

        impl $name {
            /// The specs of all these messages.
            $vis const KNOWN: &'static [$crate::MessageSpec] = &[
                $($crate::MessageSpec { id: $id, args: &[$($(stringify!($arg)),*)?] },)*
            ];
        }

        impl From<$name> for $crate::Message {
            fn from(said: $name) -> Self {
                match said {
                    $($name::$variant $({ $($arg),* })? => $crate::Message::worded(
                        $id,
                        vec![$($((stringify!($arg), $crate::Arg::from($arg))),*)?],
                    ),)*
                }
            }
        }
    };
}

/// Makes messages of notation, which is the same in every language: `rules::notation!(Move, Tile)`.
#[macro_export]
macro_rules! notation {
    ($($kind:ty),*) => {
        $(impl From<$kind> for $crate::Message {
            fn from(noted: $kind) -> Self {
                Self::plain(noted)
            }
        })*
    };
}
