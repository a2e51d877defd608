//! What matches say of what was agreed on.

rules::messages! {
    /// What all are told.
    pub(crate) enum Say {
        /// Moves were taken back; so many stand.
        WentBack { plies: u32 } = "data-went-back",
    }
}
