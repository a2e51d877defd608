//! Messages about the deal of a match.

use rules::{Arg, Message};

rules::messages! {
    /// The deal of a match, for players.
    pub(crate) enum FairnessText {
        FairPlay = "fairness-fair-play",
        CheckTheDeal = "fairness-check-the-deal",
        YourWord = "fairness-your-word",
        Title { game: Message, id: String } = "fairness-title",
        Claim = "fairness-claim",
        ClaimAlone = "fairness-claim-alone",
        Card { commitment: String } = "fairness-card",
        Commitment { commitment: String, id: String } = "fairness-commitment",
        Words { words: Arg } = "fairness-words",
        Word { player: Arg, word: String } = "fairness-word",
        ErasedWord { player: Arg } = "fairness-erased-word",
        GiveAWord = "fairness-give-a-word",
        WordTaken { word: String } = "fairness-word-taken",
        SecretUntilTheEnd = "fairness-secret-until-the-end",
        OtherOfPairRuns = "fairness-other-of-pair-runs",
        Secret { secret: String } = "fairness-secret",
        Seed { seed: String } = "fairness-seed",
        HowToCheck = "fairness-how-to-check",
        NoCommitment = "fairness-no-commitment",
        CalledOff { first: Arg, second: Arg, count: usize } = "fairness-called-off",
    }
}

rules::messages! {
    /// The output lines of `castellan verify`.
    pub(crate) enum VerifyText {
        Commitment { verdict: Message } = "verify-commitment",
        Message { verdict: Message } = "verify-message",
        Seed { verdict: Message } = "verify-seed",
        Seats { verdict: Message } = "verify-seats",
        Plies { count: usize, verdict: Message } = "verify-plies",
        Holds = "verify-holds",
        Fails = "verify-fails",
        FailsBecause { reason: Message } = "verify-fails-because",
        UnknownRules { game: String } = "verify-unknown-rules",
        Erased = "verify-erased",
        NoCommitment = "verify-no-commitment",
        NotRevealed = "verify-not-revealed",
        Compare { commitment: String } = "verify-compare",
    }
}
