//! The error messages of the engine.

use rules::Arg;

rules::messages! {
    pub(crate) enum EngineText {
        BadRequest { told: String } = "engine-bad-request",
        NoJson { error: String } = "engine-no-json",
        NoObject = "engine-no-object",
        NoMatch = "engine-no-match",
        UnknownGame { known: Arg } = "engine-unknown-game",
        Unwritten { error: String } = "engine-unwritten",
        NothingToUndo = "engine-nothing-to-undo",
        NoRecord = "engine-no-record",
        NotCountable = "engine-not-countable",
        SeatNeeded = "engine-seat-needed",
        UnknownSeat { last: u8 } = "engine-unknown-seat",
        OptionForm { option: String } = "engine-option-form",
        BadViewer = "engine-bad-viewer",
        NoChance = "engine-no-chance",
        BadSeed = "engine-bad-seed",
        UnknownLevel { most: u8 } = "engine-unknown-level",
        LongLine { limit: usize } = "engine-long-line",
        Ambiguous { reason: Arg, named: Arg } = "engine-ambiguous",
        VeryAmbiguous { reason: Arg, named: Arg } = "engine-very-ambiguous",
    }
}
