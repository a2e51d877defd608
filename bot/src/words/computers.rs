//! Messages about hints.

use rules::Message;

rules::messages! {
    /// A hint of the computer.
    pub(crate) enum HintText {
        Hint { mv: String, why: Message } = "computers-hint",
        Plain { mv: String } = "computers-hint-plain",
        OnBoard { prompt: Message } = "computers-hint-on-board",
        InWords { prompt: Message } = "computers-hint-in-words",
        SoFar { count: u32 } = "computers-hints-so-far",
    }
}
