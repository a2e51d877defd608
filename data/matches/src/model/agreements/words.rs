//! The texts of public notes about take-backs and takeovers.

use rules::Message;

rules::messages! {
    pub(crate) enum Say {
        WentBack { plies: u32 } = "data-went-back",
        TookOver { seat: Message } = "data-took-over",
        Seat { number: u32 } = "data-seat",
    }
}
