//! What matches say of what was agreed on.

use rules::Message;

rules::messages! {
    /// What all are told.
    pub(crate) enum Say {
        /// Moves were taken back; so many stand.
        WentBack { plies: u32 } = "data-went-back",
        /// Somebody else sits there from now on.
        TookOver { seat: Message } = "data-took-over",
        /// A seat whose player is not known.
        Seat { number: u32 } = "data-seat",
    }
}
