//! The error messages of the engine.

use rules::{Arg, Words};

rules::messages! {
    /// Why a request is refused.
    pub(crate) enum EngineText {
        /// A request of another form; what is wrong with it, in JSON's own words.
        BadRequest { told: String } = "engine-bad-request",
        /// A line that is no JSON.
        NoJson { error: String } = "engine-no-json",
        /// A request that is JSON, but no object.
        NoObject = "engine-no-object",
        /// There is no match yet.
        NoMatch = "engine-no-match",
        /// A game that is not on offer, and those that are.
        UnknownGame { known: Arg } = "engine-unknown-game",
        /// A picture that can't be written.
        Unwritten { error: String } = "engine-unwritten",
        /// Nothing was played.
        NothingToUndo = "engine-nothing-to-undo",
        /// A match that began in the middle.
        NoRecord = "engine-no-record",
        /// Several seats are to move.
        SeatNeeded = "engine-seat-needed",
        /// A seat beyond the last.
        UnknownSeat { last: u8 } = "engine-unknown-seat",
        /// An option whose value is a list, say.
        OptionForm { option: String } = "engine-option-form",
        /// A viewer that there is not.
        BadViewer = "engine-bad-viewer",
        /// The operating system has no chance to give.
        NoChance = "engine-no-chance",
        /// A seed of another form.
        BadSeed = "engine-bad-seed",
        /// A level that there is not.
        UnknownLevel { most: u8 } = "engine-unknown-level",
        /// A line beyond the limit.
        LongLine { limit: usize } = "engine-long-line",
        /// A text that could be several moves: why, and which.
        Ambiguous { reason: Arg, named: Arg } = "engine-ambiguous",
        /// The same, of so many moves that only some are named.
        VeryAmbiguous { reason: Arg, named: Arg } = "engine-very-ambiguous",
    }
}

/// The messages of the engine, with their English texts.
pub(super) const WORDS: Words = Words {
    known: &[EngineText::KNOWN],
    files: &[("en", include_str!("../../words/en/engine.ftl"))],
};
