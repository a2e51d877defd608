//! Messages about offers: draws, take-backs, pauses, and substitutes for absent players.

use rules::{Arg, Message};

rules::messages! {
    /// An offer as a part of a sentence.
    pub(crate) enum OfferPhrase {
        Draw { word: Message } = "agree-what-draw",
        TakeBack = "agree-what-take-back",
        CallOff = "agree-what-call-off",
        Pause = "agree-what-pause",
        MoreTime = "agree-what-more-time",
        TakeSeat { player: Arg, gone: Arg } = "agree-what-take-seat",
        GoOn { gone: Arg } = "agree-what-go-on",
        Hints = "agree-what-hints",
        Rematch = "agree-what-rematch",
    }
}

rules::messages! {
    /// An open offer or its outcome, for all readers.
    pub(crate) enum OfferText {
        Open { by: Arg, what: Message } = "agree-open",
        Asked { players: Arg } = "agree-asked",
        AgreedSoFar { players: Arg } = "agree-so-far",
        WouldGoBack { plies: u32 } = "agree-would-go-back",
        WouldNotCount = "agree-would-not-count",
        WouldRest = "agree-would-rest",
        WouldHave { limit: Message } = "agree-would-have",
        WouldHint = "agree-would-hint",
        WouldSit = "agree-would-sit",
        WouldSitThere = "agree-would-sit-there",
        WouldGoOn = "agree-would-go-on",
        ComputersAnswer = "agree-computers-answer",
        Done { by: Arg, what: Message } = "agree-was-done",
        StillHere { by: Arg, what: Message, player: Arg } = "agree-still-here",
        TurnedDown { by: Arg, what: Message, player: Arg } = "agree-turned-down",
        Gone { player: Message } = "agree-ended-gone",
        Agreed { by: Arg, what: Message, players: Arg } = "agree-agreed",
        Paused = "agree-paused",
        Hinting = "agree-hinting",
        Resumed = "agree-resumed",
        Declined { by: Arg, what: Message, player: Arg } = "agree-declined",
        Withdrawn { by: Arg, what: Message } = "agree-withdrawn",
        Lapsed { by: Arg, what: Message } = "agree-lapsed",
        Stands { player: Message, what: Message } = "agree-stands",
        CalledOff = "agree-called-off",
    }
}

rules::messages! {
    /// Replies to a player who makes or answers an offer.
    pub(crate) enum ProposeText {
        Which { game: Message, id: String } = "agree-which",
        Nothing { game: Message, id: String } = "agree-nothing",
        Before { wishes: Arg } = "agree-before",
        Out = "agree-out",
        OutHere = "agree-out-here",
        AtOnce = "agree-at-once",
        YouTookBack = "agree-you-took-back",
        YouAgreed { players: Arg } = "agree-you-agreed",
        Done = "agree-done",
        YouDeclined = "agree-you-declined",
        YouWithdrew = "agree-you-withdrew",
        ReallyAgree { what: Message, game: Message, id: String } = "agree-really",
        ReallyCallOff { game: Message, id: String } = "agree-really-call-off",
        Propose = "agree-label-propose",
        Draw { word: Message } = "agree-label-draw",
        TakeBack = "agree-label-take-back",
        CallOff = "agree-label-call-off",
        Pause = "agree-label-pause",
        MoreTime = "agree-label-more-time",
        Hints = "agree-label-hints",
        ProposeHints = "agree-label-propose-hints",
        Agree = "agree-label-agree",
        Decline = "agree-label-decline",
        Withdraw = "agree-label-withdraw",
        Sure = "agree-label-sure",
        Wait = "agree-label-wait",
    }
}

rules::messages! {
    /// An absent player, and the choices of the others.
    pub(crate) enum SubstituteText {
        Gone { players: Arg, game: Message, id: String } = "agree-missing-gone",
        HowToName = "agree-missing-how-to-name",
        HowToNameAlone = "agree-missing-how-to-name-alone",
        OwnTime { game: Message, id: String } = "agree-missing-own-time",
        Nobody { game: Message, id: String } = "agree-missing-nobody",
        OnlyComputer { game: Message, id: String } = "agree-missing-only-computer",
        WhoIsMeant { players: Arg } = "agree-missing-who",
        ReallyClaim { player: Arg, game: Message, id: String } = "agree-missing-really-claim",
        ReallyGoOn { player: Arg, game: Message, id: String } = "agree-missing-really-go-on",
        YouSit { game: Message, id: String } = "agree-missing-you-sit",
        Open = "agree-missing-label-open",
        ChooseComputer = "agree-missing-label-computer",
        Claim = "agree-missing-label-claim",
        GoOn = "agree-missing-label-go-on",
    }
}
