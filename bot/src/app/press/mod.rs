//! What a button or a menu does, by feature: values without secrets and without process memory.
//!
//! Anybody can send any of these, so the handler of a press checks who pressed.

mod agreements;
mod challenge;
mod clock;
mod context;
mod forms;
mod games;
mod help;
mod play;
mod privacy;
mod ratings;
mod replay;
mod server;
mod settings;
mod watching;

use matches::MatchId;

pub(crate) use crate::app::press::agreements::{AgreementPress, ProposalAnswer, SubstitutePress};
pub(crate) use crate::app::press::challenge::ChallengePress;
pub(crate) use crate::app::press::clock::{ClockPress, TimeoutDecision};
pub(crate) use crate::app::press::context::{PressContext, Standpoint};
pub(crate) use crate::app::press::forms::{FilledForm, Form};
pub(crate) use crate::app::press::games::{GamesPress, MatchList};
pub(crate) use crate::app::press::help::HelpPress;
pub(crate) use crate::app::press::play::{PanelAction, PanelRef, PlayPress, SavedList};
pub(crate) use crate::app::press::privacy::PrivacyPress;
pub(crate) use crate::app::press::ratings::RatingsPress;
pub(crate) use crate::app::press::replay::{Frame, Replay, ReplayPress, ReplaySource, ShareReplay};
pub(crate) use crate::app::press::server::ServerPress;
pub(crate) use crate::app::press::settings::{Scope, SettingsPress};
pub(crate) use crate::app::press::watching::WatchingPress;

/// What a button or a menu does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Press {
    /// Challenges and their answers.
    Challenge(ChallengePress),
    /// Moves, boards and resigning.
    Play(PlayPress),
    /// What players propose to each other.
    Agreements(AgreementPress),
    /// A player who is gone: the face finds out who has left the server.
    Substitutes(SubstitutePress),
    /// Time limits.
    Clock(ClockPress),
    /// Asks what the computer would play in the presser's place: the face waits for a thinking slot.
    Hint(MatchId),
    /// Replays.
    Replay(ReplayPress),
    /// Shows a replay to everybody: the face posts it.
    ShareReplay(ShareReplay),
    /// Watching matches from elsewhere.
    Watching(WatchingPress),
    /// Lists of matches.
    Games(GamesPress),
    /// Profiles and leaderboards.
    Ratings(RatingsPress),
    /// Settings of a person or a server.
    Settings(SettingsPress),
    /// A person's stored data.
    Privacy(PrivacyPress),
    /// Moderation of a server.
    Server(ServerPress),
    /// Rules of the games.
    Help(HelpPress),
    /// Opens a form: the face shows it.
    OpenForm(Form),
    /// Submits a form; no button does.
    SubmitForm(FilledForm),
}

/// A page about a game: of its rules or of its leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GamePage {
    /// The game's slug.
    pub(crate) game: String,
    /// Which page, counted from 0.
    pub(crate) index: usize,
}

/// Makes the presses of the features into presses.
macro_rules! into_press {
    ($($variant:ident($part:ty),)+) => {
        $(impl From<$part> for Press {
            fn from(press: $part) -> Self {
                Self::$variant(press)
            }
        })+
    };
}

into_press! {
    Challenge(ChallengePress),
    Play(PlayPress),
    Agreements(AgreementPress),
    Substitutes(SubstitutePress),
    Clock(ClockPress),
    Replay(ReplayPress),
    ShareReplay(ShareReplay),
    Watching(WatchingPress),
    Games(GamesPress),
    Ratings(RatingsPress),
    Settings(SettingsPress),
    Privacy(PrivacyPress),
    Server(ServerPress),
    Help(HelpPress),
    OpenForm(Form),
    SubmitForm(FilledForm),
}
