//! Messages about agreements.

use rules::Message;

rules::messages! {
    /// Public notes.
    pub(crate) enum Say {
        WentBack { plies: u32 } = "data-went-back",
        TookOver { seat: Message } = "data-took-over",
        Seat { number: u32 } = "data-seat",
    }
}
