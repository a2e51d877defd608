//! What a button or a menu does: the act, and what it needs to know, without process memory and without a secret.
//!
//! Anybody can send any of these: whoever acts on a press checks who pressed.

use matches::{Choice, Cursor, Key, MatchId, Pings, PlayerId, Reply, Revision, Wish};
use render::Theme;
use rules::{Edge, Seat};

/// What a button or a menu does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Press {
    /// Takes a challenge or a seat in a lobby.
    Accept(MatchId),
    /// Turns a challenge down.
    Decline(MatchId),
    /// Takes one's own challenge back.
    Withdraw(MatchId),
    /// Gives up a seat in a lobby.
    LeaveLobby(MatchId),
    /// Starts with those who are there.
    Start(MatchId),
    /// Opens the private panel for a move.
    Move(MatchId),
    /// The same, beginning with what the game has a button for where everybody sees the match.
    HeadStart(MatchId),
    /// Adds what is chosen from the panel's menu.
    Pick(Panelled),
    /// Does the act of this number among what the panel offers.
    Act {
        /// On which panel.
        on: Panelled,
        /// Its place among all choices of the step, from 0: a choice may tell of a hand, a number does not.
        index: u8,
    },
    /// Takes the last choice back.
    Back(Panelled),
    /// Takes all choices back.
    Restart(Panelled),
    /// Plays what was chosen.
    Play(Panelled),
    /// Asks under which name to save what was chosen.
    Name(Panelled),
    /// Saves it under the name that was typed.
    Named(Panelled),
    /// Drops what is saved of what was chosen.
    Unsave(Panelled),
    /// Shows what is saved for a game.
    Saved(Shelf),
    /// Asks for another name for what is chosen of it.
    Relabel(Shelf),
    /// Gives it the name that was typed.
    Relabeled {
        /// For which game.
        on: Shelf,
        /// A number that stands for its name of before.
        which: u32,
    },
    /// Removes what is chosen of it.
    Discard(Shelf),
    /// Asks for a typed move.
    Type {
        /// In which match.
        id: MatchId,
        /// As it stood when the button was made.
        revision: Revision,
    },
    /// A typed move.
    Typed {
        /// In which match.
        id: MatchId,
        /// As it stood when the button was made.
        revision: Revision,
    },
    /// Takes back one's own last ply in this turn.
    Undo {
        /// In which match.
        id: MatchId,
        /// As it stood when the button was made.
        revision: Revision,
    },
    /// Shows the board privately.
    Board {
        /// Of which match.
        id: MatchId,
        /// Where one's own side shall be, now and from now on.
        home: Option<Edge>,
    },
    /// Shows privately what lies open beside the board.
    Aside(MatchId),
    /// Asks whether to resign.
    Resign(MatchId),
    /// Asks what the computer would play in one's place.
    Hint(MatchId),
    /// Asks for a computer on a free seat of one's own challenge.
    AddComputer(MatchId),
    /// Gives a free seat to a computer of the level that is chosen.
    SeatComputer(MatchId),
    /// Resigns.
    ReallyResign(MatchId),
    /// Ends a match before each side has moved.
    Abort(MatchId),
    /// Shows what one is asked, or what one can propose.
    Propose(MatchId),
    /// Proposes something.
    Offer {
        /// In which match.
        id: MatchId,
        /// What.
        wish: Wish,
        /// Whether they were asked if they mean it.
        is_sure: bool,
    },
    /// Answers a proposal.
    Answer {
        /// In which match.
        id: MatchId,
        /// Which one; the newest, where that is not said.
        on: Option<Revision>,
        /// How.
        reply: Reply,
        /// Whether they were asked if they mean it.
        is_sure: bool,
    },
    /// Chooses what shall become of a match in which somebody's time is up.
    Choose {
        /// Of which match.
        id: MatchId,
        /// By which entry their time was up. Buttons of former days did not say.
        on: Option<Revision>,
        /// What.
        choice: Choice,
        /// Whether they were asked if they mean it.
        is_sure: bool,
    },
    /// Does something about somebody who is gone.
    Gone(Gone),
    /// Has a match go on that rests.
    Resume(MatchId),
    /// Shows the rules by which a match is played, from the beginning.
    RulesOf(MatchId),
    /// Shows a page of them.
    PageOf {
        /// Of which match.
        id: MatchId,
        /// Which page, counted from 0.
        index: usize,
    },
    /// Shows a page of a game's newest rules.
    Rules(Page),
    /// Challenges the same players again.
    Rematch(MatchId),
    /// Challenges somebody to the chosen game.
    Invite {
        /// Whom.
        opponent: PlayerId,
    },
    /// Shows a match as it stood.
    Replay {
        /// Which match.
        id: MatchId,
        /// When.
        frame: Frame,
    },
    /// Shows the moment that is chosen of those that decided a match.
    Decided(MatchId),
    /// Shows the match as a moving picture.
    Film(MatchId),
    /// Shows how somebody stands, in the game that is chosen.
    Profile {
        /// Who.
        player: PlayerId,
    },
    /// Shows a page of the leaderboard of a game.
    Leaders(Page),
    /// Shows the leaderboard of the game that is chosen.
    LeadersOf,
    /// Ends somebody else's match.
    ReallyEnd(MatchId),
    /// Shows what is stored of whoever presses.
    Held,
    /// Gives it to them as a file.
    Export,
    /// Asks whether to delete it.
    Forget,
    /// Deletes it.
    ReallyForget,
    /// Has pictures look like this from now on.
    Theme {
        /// To whom.
        scope: Scope,
        /// How.
        theme: Theme,
    },
    /// Is reminded as often as is chosen.
    Remind,
    /// Is not reminded in the hours that are chosen.
    Quiet,
    /// Lives in the time zone that is chosen.
    Zone,
    /// Goes on a vacation.
    Away {
        /// Of so many days.
        days: u8,
    },
    /// Is back from it.
    Here,
    /// Shows how whoever presses is rung, and lets them choose.
    Pings,
    /// Is rung like this from now on.
    Ping(Pings),
    /// Looks at something.
    See(See),
}

/// What can be looked at: lists, replays, and matches from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum See {
    /// Shows a page of a list of matches.
    Games {
        /// Which list.
        list: Listed,
        /// Where the page begins; the first, where that is not said.
        at: Option<Cursor>,
    },
    /// Opens the match that is chosen from a list.
    Visit,
    /// Shows what was played as it stood.
    Step {
        /// What.
        replay: Replay,
        /// When.
        frame: Frame,
    },
    /// Shows it as it stood when something was taken, the last time before a step.
    Taken {
        /// What.
        replay: Replay,
        /// Before which step.
        at: u32,
    },
    /// Shows what would have been better than the move that led to a step.
    Better {
        /// In what.
        replay: Replay,
        /// To which step.
        at: u32,
    },
    /// Asks for a step to go to.
    Jump(Replay),
    /// Goes to the step that was typed.
    Jumped(Replay),
    /// Shows what was played as a moving picture.
    Roll(Replay),
    /// Shows everybody a step or, where none is named, the moving picture.
    Exhibit {
        /// Of what.
        replay: Replay,
        /// Which step.
        at: Option<u32>,
    },
    /// Asks for what was played as files.
    Export(ReplaySource),
    /// Shows what happened since one's own last move.
    Since(MatchId),
    /// Lists the moves of a match.
    Moves {
        /// Of which match.
        id: MatchId,
        /// Up to which; to the newest, where that is not said.
        to: Option<u32>,
    },
    /// Shows a match here no longer.
    Unwatch(MatchId),
    /// Is told here of the end of a match.
    Follow(MatchId),
    /// Is not told any more.
    Unfollow(MatchId),
}

impl From<See> for Press {
    fn from(see: See) -> Self {
        Self::See(see)
    }
}

/// A list of matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listed {
    /// One's own.
    Mine,
    /// Challenges on a server that anybody may take.
    Open,
    /// What is played on a server.
    Running,
    /// What was played there.
    Over,
}

impl Listed {
    /// All of them, in the order of their buttons.
    pub(crate) const ALL: [Self; 4] = [Self::Mine, Self::Open, Self::Running, Self::Over];
}

/// What can be seen again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReplaySource {
    /// A match.
    Match(MatchId),
    /// A file that whoever presses has brought by this request.
    Brought(Key),
}

/// What is replayed, and how its pictures are turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Replay {
    /// What was played.
    pub(crate) source: ReplaySource,
    /// At which edge the reader's own side lies; as they prefer it or the game has it, if `None`.
    pub(crate) home: Option<Edge>,
}

impl Replay {
    /// A replay whose pictures are not turned.
    pub(crate) fn new(source: ReplaySource) -> Self {
        Self { source, home: None }
    }
}

impl From<MatchId> for Replay {
    fn from(id: MatchId) -> Self {
        Self::new(ReplaySource::Match(id))
    }
}

/// Whose settings are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Those of whoever asks.
    Mine,
    /// Those of the server where they ask.
    Server,
}

/// What the buttons of a panel know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Panelled {
    /// In which match.
    pub(crate) id: MatchId,
    /// As it stood when the panel was made.
    pub(crate) revision: Revision,
    /// What tells a newer panel from an older one: the interaction that it answered. The first panels had none.
    pub(crate) mark: Option<Key>,
}

/// What somebody has saved for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shelf {
    /// The game's slug.
    pub(crate) game: String,
    /// The match from whose panel they came.
    pub(crate) from: Option<MatchId>,
}

/// A page of the rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Page {
    /// The game's slug.
    pub(crate) game: String,
    /// Which page, counted from 0.
    pub(crate) index: usize,
}

/// A moment of a match that is shown again. The ends are kinds of their own: two ways to the same step are two buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    /// The beginning.
    First,
    /// After so many plies.
    Step(u32),
    /// The end, which is this step.
    Last(u32),
}

impl Frame {
    /// After how many plies it is.
    pub(crate) fn number(self) -> u32 {
        match self {
            Self::First => 0,
            Self::Step(step) | Self::Last(step) => step,
        }
    }
}

/// What is done about somebody who is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gone {
    /// Asks who is, and shows what can be done.
    Ask(MatchId),
    /// Proposes that a computer of the level that is chosen takes their seat.
    Computer {
        /// In which match.
        id: MatchId,
        /// Whose seat.
        seat: Seat,
    },
    /// Proposes to go on without them.
    GoOn {
        /// In which match.
        id: MatchId,
        /// Who is gone.
        seat: Seat,
        /// Whether they were asked if they mean it.
        is_sure: bool,
    },
}

impl Gone {
    /// Which match it is about.
    pub(crate) fn id(self) -> MatchId {
        match self {
            Self::Ask(id) | Self::Computer { id, .. } | Self::GoOn { id, .. } => id,
        }
    }
}
