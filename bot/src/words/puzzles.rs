//! Messages of puzzles and lessons.

use rules::{Arg, Message};

rules::messages! {
    /// Puzzles, their results, and the daily ones.
    pub(crate) enum PuzzleText {
        DailyTitle { day: String } = "puzzles-daily-title",
        DailyOpen { game: Message } = "puzzles-daily-open",
        DailyDone { game: Message, squares: String } = "puzzles-daily-done",
        DailyOf { game: Message, day: String } = "puzzles-daily-of",
        Numbered { game: Message, number: u32 } = "puzzles-numbered",
        OfMatch { game: Message, id: String } = "puzzles-of-match",
        FindMoves { side: Message, moves: usize } = "puzzles-find-moves",
        FindBetter { side: Message } = "puzzles-find-better",
        WinThisTurn { side: Message } = "puzzles-win-this-turn",
        TriesLeft { left: usize } = "puzzles-tries-left",
        Right = "puzzles-right",
        Wrong { left: usize } = "puzzles-wrong",
        Solved { tries: u32 } = "puzzles-solved",
        Failed = "puzzles-failed",
        Squares { squares: String } = "puzzles-squares",
        Line { moves: Arg } = "puzzles-line",
        Why { why: Message } = "puzzles-why",
        Rating { rating: i64, tried: u32 } = "puzzles-rating",
        Streak { length: u32, longest: u32, freeze: &'static str } = "puzzles-streak",
        Shared { player: Arg, game: Message, day: String, squares: String, streak: u32 } = "puzzles-shared",
        SharedText { game: Message, day: String, squares: String, streak: u32 } = "puzzles-shared-text",
        NotDone = "puzzles-not-done",
        NotYet = "puzzles-not-yet",
        NoneLeft { game: Message } = "puzzles-none-left",
        NoneAbout { game: Message } = "puzzles-none-about",
        NoOwn = "puzzles-no-own",
        WhichGame = "puzzles-which-game",
        PostTitle { day: String } = "puzzles-post-heading",
        Yesterday = "puzzles-yesterday",
        AnswerOf { game: Message, moves: Arg } = "puzzles-answer-of",
        Table = "puzzles-table",
        NoTable = "puzzles-no-table",
        Rank { at: usize, player: Arg, points: usize, solved: u32 } = "puzzles-rank",
        PostedHere { place: Arg, hour: u8, zone: String } = "puzzles-posted-here",
        NotPosted = "puzzles-not-posted",
        Share = "puzzles-label-share",
        TryIt = "puzzles-label-try",
        Next = "puzzles-label-next",
        Again = "puzzles-label-again",
        GiveUp = "puzzles-label-give-up",
        OwnGames = "puzzles-label-own",
    }
}

rules::messages! {
    /// The subjects of puzzles, as people choose and type them.
    pub(crate) enum SubjectText {
        LastPlace = "puzzles-subject-last-place",
        LongLine = "puzzles-subject-long-line",
        Chain = "puzzles-subject-chain",
        ChainOfFive = "puzzles-subject-chain-of-five",
        Castle = "puzzles-subject-castle",
        QuietMove = "puzzles-subject-quiet-move",
        Push = "puzzles-subject-push",
        General = "puzzles-subject-general",
        Finish = "puzzles-subject-finish",
        Attack = "puzzles-subject-attack",
        Variant = "puzzles-subject-variant",
    }
}

rules::messages! {
    pub(crate) enum LessonText {
        Step { game: Message, number: usize, count: usize } = "puzzles-lesson-step",
        LastStep = "puzzles-lesson-last",
        Later { why: Message } = "puzzles-lesson-later",
        You = "puzzles-you",
        FirstMatch = "puzzles-lesson-first-match",
        WhichGame = "puzzles-lesson-which-game",
        Learn = "puzzles-label-learn",
        Next = "puzzles-label-next-step",
        Previous = "puzzles-label-previous-step",
        Again = "puzzles-label-step-again",
        PlayLevel1 = "puzzles-label-play-level-1",
    }
}
