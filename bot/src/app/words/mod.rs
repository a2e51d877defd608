//! What the desk says: a variant for each thing that can be told, and a line for each in `words/en/app.ftl`.

pub(crate) mod agreements;
pub(crate) mod analysis;
pub(crate) mod clock;
mod help;
pub(crate) mod notifications;
pub(crate) mod privacy;
pub(crate) mod ratings;
pub(crate) mod server;
pub(crate) mod watching;

use rules::{Arg, Message, Words};

use crate::app::words::analysis::Judged;
use crate::app::words::clock::{Habit, Span, Time, Timely, Told, Up};
use crate::app::words::notifications::{Chosen, Posting, Ringing};
use crate::app::words::privacy::{Closing, Own};
use crate::app::words::ratings::Stand;
use crate::app::words::server::Rule;
pub(crate) use help::Page;

rules::messages! {
    /// A match: who plays, what happened, whose turn it is, how it ended.
    pub(crate) enum Board {
        /// Which match, and who sits where.
        Title { game: Message, id: String, players: Arg } = "desk-title",
        /// A game of which there are several, and which of them it is.
        Version { game: Message, version: Message } = "desk-version",
        /// A player and what their seat is called.
        Seated { player: Arg, seat: Message } = "desk-seated",
        /// The players and their seats, before a position in words.
        Sit { players: Arg } = "desk-sit",
        /// A computer that plays, and how well.
        Computer { name: Message, level: u32 } = "desk-computer",
        /// One of several computers of a level.
        NextOfName { name: Message, numeral: String } = "desk-computer-next",
        /// So many turns get no board of their own, and what happened in them follows.
        Skipped { turns: usize } = "desk-skipped",
        /// The same, where only the last of them are told.
        SkippedMany { turns: usize, last: usize } = "desk-skipped-many",
        /// One thing that happened.
        Told { note: Message } = "desk-told",
        /// Whose turn it is.
        ToMove { players: Arg } = "desk-to-move",
        /// The same of a computer.
        Thinks { players: Arg } = "desk-thinks",
        /// The same where several move at once.
        AllToMove { players: Arg } = "desk-all-to-move",
        /// The same, to the player.
        YourTurn { seat: Message } = "desk-your-turn",
        /// Somebody has won, and why.
        Won { winners: Arg, why: Message } = "desk-won",
        /// Nobody has.
        Drawn { reason: Message } = "desk-drawn",
        /// How a series of matches stands.
        Series { first: Arg, wins: u32, others: u32, second: Arg, draws: u32 } = "desk-series",
        /// Somebody gave up.
        Resigned { player: Message } = "desk-resigned",
        /// All agreed.
        DrawAgreed { word: Message } = "desk-draw-agreed",
        /// Somebody called it off.
        Aborted { player: Message } = "desk-aborted",
        /// It never began.
        Declined = "desk-never-declined",
        /// The same.
        Withdrawn = "desk-never-withdrawn",
        /// The same.
        Expired = "desk-never-expired",
        /// What a draw is called where the game has no word of its own.
        Draw = "desk-draw",
        /// Who had hints.
        Hints { players: Arg } = "desk-hints",
        /// A player, and how many they had.
        Hinted { player: Arg, count: u32 } = "desk-hinted",
        /// Where it is played.
        Link { place: Arg } = "desk-link",
        /// In place of a list of nobody.
        Nobody = "desk-nobody",
        /// The second picture, in words.
        CloseUp = "desk-close-up",
        /// In place of pictures that did not get through.
        PictureMissing = "desk-picture-missing",
        /// A film, in words; its last position follows.
        FilmTold { positions: usize } = "desk-film-told",
    }
}

rules::messages! {
    /// Buttons and menus.
    pub(crate) enum Label {
        /// Opens the panel.
        Move = "desk-label-move",
        /// The same, from a list.
        MoveIn { id: String } = "desk-label-move-in",
        /// The same, after a mistake.
        StepByStep = "desk-label-step-by-step",
        /// Shows the board.
        Board = "desk-label-board",
        /// The same, from far away.
        NewestBoard = "desk-label-newest-board",
        /// Turns it.
        Turn = "desk-label-turn",
        /// Says no.
        Decline = "desk-label-decline",
        /// Asks what the computer would play.
        Hint = "desk-label-hint",
        /// Plays that.
        PlayIt = "desk-label-play-it",
        /// Gives a free seat to a computer.
        AddComputer = "desk-label-add-computer",
        /// The same where it is the only one.
        PlayComputer = "desk-label-play-computer",
        /// Asks for a level.
        ChooseLevel = "desk-label-choose-level",
        /// Asks for a moment that decided a match.
        WhereDecided = "desk-label-where-decided",
        /// Gives up, or asks whether to.
        Resign = "desk-label-resign",
        /// Gives up.
        ReallyResign = "desk-label-really-resign",
        /// Calls it off.
        CallOff = "desk-label-call-off",
        /// Does nothing.
        PlayOn = "desk-label-play-on",
        /// Shows the rules.
        Rules = "desk-label-rules",
        /// Plays again.
        Rematch = "desk-label-rematch",
        /// Shows the match again.
        Replay = "desk-label-replay",
        /// The same, from a film.
        Steps = "desk-label-steps",
        /// Shows once more what did not arrive.
        TryAgain = "desk-label-try-again",
        /// Shows it as a film.
        Film = "desk-label-film",
        /// To the first step.
        First = "desk-label-first",
        /// To the one before.
        Previous = "desk-label-previous",
        /// To the next.
        Next = "desk-label-next",
        /// To the last.
        Last = "desk-label-last",
        /// Plays what was chosen.
        Confirm = "desk-label-confirm",
        /// Takes the last choice back.
        Back = "desk-label-back",
        /// Takes all choices back.
        StartOver = "desk-label-start-over",
        /// Saves what was chosen for other matches.
        Save = "desk-label-save",
        /// Drops it.
        Unsave { name: String } = "desk-label-unsave",
        /// To what is saved.
        Order = "desk-label-order",
        /// To what is saved for a game.
        Saved { game: Message } = "desk-label-saved",
        /// Asks which to rename.
        Rename = "desk-label-rename",
        /// Asks which to remove.
        Remove = "desk-label-remove",
        /// Lets people type a move.
        Type = "desk-label-type",
        /// Takes the last ply back.
        TakeBack = "desk-label-take-back",
        /// Takes a challenge.
        Accept = "desk-label-accept",
        /// Takes a seat.
        Join = "desk-label-join",
        /// Starts with those who are there.
        Start = "desk-label-start",
        /// Gives up a seat.
        Leave = "desk-label-leave",
        /// Takes one's own challenge back.
        Withdraw = "desk-label-withdraw",
        /// Asks for a game.
        ChooseGame = "desk-label-choose-game",
        /// A theme of pictures.
        Light = "desk-label-light",
        /// The same.
        Dark = "desk-label-dark",
        /// The same.
        Contrast = "desk-label-contrast",
    }
}

rules::messages! {
    /// Settings: whose they are, and what is chosen.
    pub(crate) enum Setting {
        /// One's own.
        Mine = "desk-settings-mine",
        /// A server's.
        Server = "desk-settings-server",
        /// How pictures look.
        Light = "desk-settings-light",
        /// The same.
        Dark = "desk-settings-dark",
        /// The same.
        Contrast = "desk-settings-contrast",
        /// What is saved for a game.
        Saved = "desk-settings-saved",
        /// There is none of it.
        NothingSaved = "desk-settings-nothing-saved",
    }
}

rules::messages! {
    /// Challenges.
    pub(crate) enum Lobby {
        /// A challenge to whoever comes.
        Open { asker: Arg, game: Message } = "desk-lobby-open",
        /// A challenge to somebody.
        Asked { asker: Arg, asked: Arg, game: Message } = "desk-lobby-asked",
        /// A rematch, to those who played before.
        Rematch { asker: Arg, asked: Arg, game: Message, first: String } = "desk-lobby-rematch",
        /// The rematch has begun, to whoever reads where the match before was played.
        RematchThere { game: Message, id: String, at: Arg } = "desk-lobby-rematch-there",
        /// A table that waits to start.
        Table { game: Message, asker: Arg } = "desk-lobby-table",
        /// Who is there.
        Here { count: usize, most: u8, players: Arg } = "desk-lobby-here",
        /// Until when.
        Until { at: Arg } = "desk-lobby-until",
        /// It has begun.
        Begun { game: Message, id: String, players: Arg } = "desk-lobby-begun",
        /// It came to nothing.
        Declined { game: Message, asker: Arg } = "desk-lobby-declined",
        /// The same.
        Withdrawn { game: Message, asker: Arg } = "desk-lobby-withdrawn",
        /// The same.
        Expired { game: Message, asker: Arg } = "desk-lobby-expired",
        /// To the challenger, when somebody has come or gone.
        NowHere { asker: Arg, game: Message, count: usize, most: u8, players: Arg } = "desk-lobby-now-here",
        /// To the challenger, when it was declined.
        TellDeclined { asker: Arg, game: Message } = "desk-lobby-tell-declined",
        /// To the challenger, when nobody has answered.
        TellExpired { asker: Arg, game: Message } = "desk-lobby-tell-expired",
        /// The options that were chosen.
        Options { options: Arg } = "desk-lobby-options",
        /// One of them.
        Option { option: String, value: String } = "desk-lobby-option",
        /// To the challenger.
        YoursIsOut { game: Message, id: String } = "desk-lobby-yours-is-out",
        /// To the challenger in a private conversation.
        OnlyWhenAsked = "desk-lobby-only-when-asked",
        /// To whoever plays with computers alone.
        Timeless = "desk-lobby-timeless",
        /// To who joined.
        YouAreIn { count: usize, most: u8 } = "desk-lobby-you-are-in",
        /// To who declined.
        YouDeclined = "desk-lobby-you-declined",
        /// To who withdrew.
        YouWithdrew = "desk-lobby-you-withdrew",
        /// To who left.
        YouLeft = "desk-lobby-you-left",
        /// To whose challenge or answer began it.
        Begins { game: Message, id: String } = "desk-lobby-begins",
        /// To the challenger, for whom nobody has come.
        Lonely { asker: Arg, game: Message, id: String } = "desk-lobby-lonely",
        /// Somebody has come after all, or a computer has.
        NotLonely { asker: Arg, game: Message, id: String } = "desk-lobby-not-lonely",
        /// The challenge is over.
        WaitedInVain { asker: Arg, game: Message, id: String } = "desk-lobby-waited-in-vain",
        /// How strong the computer shall be.
        WhichLevel { game: Message, id: String } = "desk-lobby-which-level",
        /// A level of computers, as a choice.
        Level { level: u32, name: Message } = "desk-lobby-level",
        /// To the challenger who has given a seat to a computer.
        ComputerIsIn { count: usize, most: u8 } = "desk-lobby-computer-is-in",
        /// Which game somebody shall be challenged to.
        WhichGame { opponent: Arg } = "desk-lobby-which-game",
    }
}

rules::messages! {
    /// What is said of two matches that began together.
    pub(crate) enum Pairing {
        /// In a challenge.
        Asked = "desk-pair-asked",
        /// The other match.
        Twin { id: String, at: Arg } = "desk-pair-twin",
        /// It is not over yet.
        GoesOn { id: String, at: Arg } = "desk-pair-goes-on",
        /// How both came out.
        Result { first: Arg, wins: u32, others: u32, second: Arg, draws: u32, id: String } = "desk-pair-result",
    }
}

rules::messages! {
    /// What somebody did, said to them.
    pub(crate) enum Did {
        /// A move.
        Played { mv: String } = "desk-did-play",
        /// A move that was played before.
        PlayedBefore = "desk-did-play-before",
        /// A ply taken back.
        TookBack = "desk-did-take-back",
        /// Whether to resign; what it would come to.
        ReallyResign { game: Message, id: String, left: usize } = "desk-really-resign",
        /// A resignation.
        Resigned = "desk-did-resign",
        /// A match called off.
        CalledOff { id: String } = "desk-did-call-off",
        /// What Confirm would play.
        Confirm { mv: String, prompt: Message } = "desk-confirm",
        /// The same where more can be chosen.
        ConfirmOrGoOn { mv: String, prompt: Message } = "desk-confirm-or-go-on",
        /// What to choose.
        Prompt { prompt: Message } = "desk-prompt",
        /// What was chosen is saved for other matches.
        Saved = "desk-saved",
        /// It is not any more.
        Unsaved = "desk-unsaved",
        /// What somebody wanted to begin with can't be done.
        NothingToBegin = "desk-nothing-to-begin",
        /// A panel that another has overtaken.
        Overtaken = "desk-overtaken",
        /// What the computer would play, and why.
        Hint { mv: String, why: Message } = "desk-hint",
        /// The same without a reason.
        PlainHint { mv: String } = "desk-hint-plain",
        /// What that is in words.
        HintInWords { prompt: Message } = "desk-hint-in-words",
        /// How many they had so far.
        HintsSoFar { count: u32 } = "desk-hints-so-far",
        /// A step of the replay.
        Step { game: Message, id: String, at: u32, count: u32 } = "desk-step",
        /// The ply that led there.
        StepPly { seat: Message, mv: String } = "desk-step-ply",
        /// A film.
        Film { game: Message, id: String, moves: usize } = "desk-film",
        /// A film of the end alone.
        LongFilm { game: Message, id: String, moves: usize } = "desk-long-film",
        /// A person was erased.
        Forgot { matches: usize } = "desk-forgot",
        /// How to be erased.
        HowToForget = "desk-how-to-forget",
    }
}

rules::messages! {
    /// Why something was not done.
    pub(crate) enum No {
        /// A move that was not played.
        Mistake { reason: Message } = "desk-mistake",
        /// What it could be.
        CouldBe { moves: Arg } = "desk-could-be",
        /// What would be legal.
        LikeIt { moves: Arg } = "desk-like-it",
        /// How to go on.
        NothingChanged = "desk-nothing-changed",
        /// The program has a fault.
        Broken = "desk-broken",
        /// A command of another form.
        Changed = "desk-changed",
        /// The program stops.
        Restarting = "desk-restarting",
        /// Too much of what they want done waits already.
        AllAtOnce = "desk-all-at-once",
        /// Too many wait for a thought.
        BusyThinking = "desk-busy-thinking",
        /// They wait for a hint already.
        HintUnderway = "desk-hint-underway",
        /// A command of former days.
        Gone = "desk-gone",
        /// A button of former days.
        Stranger = "desk-stranger",
        /// A server's settings, where there is none.
        NoServer = "desk-no-server",
        /// A server's settings, for somebody who does not manage it.
        NotTheirs = "desk-not-theirs",
    }
}

/// What the desk says, and how.
pub(crate) const WORDS: Words = Words {
    known: &[
        Board::KNOWN,
        Label::KNOWN,
        Setting::KNOWN,
        Lobby::KNOWN,
        Pairing::KNOWN,
        Did::KNOWN,
        Judged::KNOWN,
        Page::KNOWN,
        No::KNOWN,
        Span::KNOWN,
        Time::KNOWN,
        Told::KNOWN,
        Up::KNOWN,
        Timely::KNOWN,
        Habit::KNOWN,
        Stand::KNOWN,
        Own::KNOWN,
        Rule::KNOWN,
        Closing::KNOWN,
        Ringing::KNOWN,
        Chosen::KNOWN,
        Posting::KNOWN,
    ],
    files: &[("en", include_str!("../../../words/en/desk.ftl"))],
};
