//! Messages about offers: draws, take-backs, pauses, and substitutes for absent players.

use rules::{Arg, Message, Words};

rules::messages! {
    /// An offer as a part of a sentence.
    pub(crate) enum OfferPhrase {
        /// A draw, by the game's own word.
        Draw { word: Message } = "agree-what-draw",
        /// To take a move back.
        TakeBack = "agree-what-take-back",
        /// To call it off.
        CallOff = "agree-what-call-off",
        /// A pause.
        Pause = "agree-what-pause",
        /// More time.
        MoreTime = "agree-what-more-time",
        /// Somebody else on the seat of whoever is gone.
        TakeSeat { player: Arg, gone: Arg } = "agree-what-take-seat",
        /// To go on without whoever is gone.
        GoOn { gone: Arg } = "agree-what-go-on",
        /// Hints for all.
        Hints = "agree-what-hints",
        /// Another match, with seats changed.
        Rematch = "agree-what-rematch",
    }
}

rules::messages! {
    /// An offer and its fate, as all see it.
    pub(crate) enum OfferText {
        /// It stands.
        Open { by: Arg, what: Message } = "agree-open",
        /// Who is still asked.
        Asked { players: Arg } = "agree-asked",
        /// Who has agreed besides.
        AgreedSoFar { players: Arg } = "agree-so-far",
        /// What it would come to.
        WouldGoBack { plies: u32 } = "agree-would-go-back",
        /// The same.
        WouldNotCount = "agree-would-not-count",
        /// The same.
        WouldRest = "agree-would-rest",
        /// The same.
        WouldHave { limit: Message } = "agree-would-have",
        /// The same.
        WouldHint = "agree-would-hint",
        /// The same.
        WouldSit = "agree-would-sit",
        /// The same, to whoever is to sit there.
        WouldSitThere = "agree-would-sit-there",
        /// The same.
        WouldGoOn = "agree-would-go-on",
        /// When a computer answers.
        ComputersAnswer = "agree-computers-answer",
        /// It is done, and nobody else was asked.
        Done { by: Arg, what: Message } = "agree-was-done",
        /// Whoever is held to be gone is not.
        StillHere { by: Arg, what: Message, player: Arg } = "agree-still-here",
        /// Whoever was to sit there does not want to.
        TurnedDown { by: Arg, what: Message, player: Arg } = "agree-turned-down",
        /// How a match ended.
        Gone { player: Message } = "agree-ended-gone",
        /// All have agreed.
        Agreed { by: Arg, what: Message, players: Arg } = "agree-agreed",
        /// The match rests.
        Paused = "agree-paused",
        /// There are hints.
        Hinting = "agree-hinting",
        /// It goes on again.
        Resumed = "agree-resumed",
        /// Somebody has said no.
        Declined { by: Arg, what: Message, player: Arg } = "agree-declined",
        /// It was taken back.
        Withdrawn { by: Arg, what: Message } = "agree-withdrawn",
        /// The match has gone on.
        Lapsed { by: Arg, what: Message } = "agree-lapsed",
        /// Beside a board.
        Stands { player: Message, what: Message } = "agree-stands",
        /// How a match ended.
        CalledOff = "agree-called-off",
    }
}

rules::messages! {
    /// Making and answering offers, for the player who does.
    pub(crate) enum ProposeText {
        /// What there is to propose.
        Which { game: Message, id: String } = "agree-which",
        /// There is nothing.
        Nothing { game: Message, id: String } = "agree-nothing",
        /// What they have proposed before.
        Before { wishes: Arg } = "agree-before",
        /// It is out.
        Out = "agree-out",
        /// Nobody had to be asked.
        AtOnce = "agree-at-once",
        /// They have agreed, and others are asked.
        YouAgreed { players: Arg } = "agree-you-agreed",
        /// They have agreed, and it is done.
        Done = "agree-done",
        /// They have declined.
        YouDeclined = "agree-you-declined",
        /// They have taken it back.
        YouWithdrew = "agree-you-withdrew",
        /// Whether it is meant.
        ReallyAgree { what: Message, game: Message, id: String } = "agree-really",
        /// The same where nobody is asked.
        ReallyCallOff { game: Message, id: String } = "agree-really-call-off",
        /// To the proposals.
        Propose = "agree-label-propose",
        /// A draw.
        Draw { word: Message } = "agree-label-draw",
        /// One's own last move back.
        TakeBack = "agree-label-take-back",
        /// Nobody wins.
        CallOff = "agree-label-call-off",
        /// A pause.
        Pause = "agree-label-pause",
        /// More time.
        MoreTime = "agree-label-more-time",
        /// Hints for all.
        Hints = "agree-label-hints",
        /// The same, where there are none.
        ProposeHints = "agree-label-propose-hints",
        /// Yes.
        Agree = "agree-label-agree",
        /// No.
        Decline = "agree-label-decline",
        /// Not any more.
        Withdraw = "agree-label-withdraw",
        /// They mean it.
        Sure = "agree-label-sure",
        /// They don't.
        Wait = "agree-label-wait",
    }
}

rules::messages! {
    /// An absent player, and what the others can do.
    pub(crate) enum SubstituteText {
        /// Who is, and what can be done.
        Gone { players: Arg, game: Message, id: String } = "agree-missing-gone",
        /// How somebody is named to take their seat.
        HowToName = "agree-missing-how-to-name",
        /// The same where nobody else at the table is asked.
        HowToNameAlone = "agree-missing-how-to-name-alone",
        /// To whoever is out of time themselves.
        OwnTime { game: Message, id: String } = "agree-missing-own-time",
        /// Nobody is.
        Nobody { game: Message, id: String } = "agree-missing-nobody",
        /// Several are.
        WhoIsMeant { players: Arg } = "agree-missing-who",
        /// Whether it is meant.
        ReallyClaim { player: Arg, game: Message, id: String } = "agree-missing-really-claim",
        /// The same where others play on.
        ReallyGoOn { player: Arg, game: Message, id: String } = "agree-missing-really-go-on",
        /// To whoever has taken a seat.
        YouSit { game: Message, id: String } = "agree-missing-you-sit",
        /// The way to all this.
        Open = "agree-missing-label-open",
        /// A menu of computers.
        ChooseComputer = "agree-missing-label-computer",
        /// Claims the win.
        Claim = "agree-missing-label-claim",
        /// Goes on without them.
        GoOn = "agree-missing-label-go-on",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words = Words {
    known: &[OfferPhrase::KNOWN, OfferText::KNOWN, ProposeText::KNOWN, SubstituteText::KNOWN],
    files: &[("en", include_str!("../../words/en/agreements.ftl"))],
};
