//! The meaning of buttons and menus, by feature. Presses hold no secrets and no state of the process.
//!
//! Anyone can send any press, so the handler of a press checks the presser.

mod agreements;
mod challenge;
mod clock;
mod clubs;
mod context;
mod fairness;
mod forms;
mod game_page;
mod games;
mod help;
mod orientation;
mod play;
mod privacy;
mod puzzles;
mod ratings;
mod replay;
mod server;
mod settings;
mod watching;
mod web;

use matches::{ExerciseId, MatchId};

pub(crate) use crate::app::press::agreements::{AgreementPress, ProposalAnswer, SubstitutePress};
pub(crate) use crate::app::press::challenge::ChallengePress;
pub(crate) use crate::app::press::clock::{ClockPress, TimeoutDecision};
pub(crate) use crate::app::press::clubs::ClubPress;
pub(crate) use crate::app::press::context::{PressContext, Standpoint};
pub(crate) use crate::app::press::fairness::FairnessPress;
pub(crate) use crate::app::press::forms::{FilledForm, Form};
pub(crate) use crate::app::press::game_page::GamePage;
pub(crate) use crate::app::press::games::{GamesPress, MatchList};
pub(crate) use crate::app::press::help::{HelpPlace, HelpPress};
pub(crate) use crate::app::press::orientation::{Orientation, neighbors, parse_side, side_id};
pub(crate) use crate::app::press::play::{PanelAction, PanelRef, PlayPress, SavedList};
pub(crate) use crate::app::press::privacy::PrivacyPress;
pub(crate) use crate::app::press::puzzles::{ExerciseAction, PuzzlePress};
pub(crate) use crate::app::press::ratings::RatingsPress;
pub(crate) use crate::app::press::replay::{Frame, Replay, ReplayPress, ReplaySource, ShareReplay};
pub(crate) use crate::app::press::server::ServerPress;
pub(crate) use crate::app::press::settings::{Scope, SettingsPress};
pub(crate) use crate::app::press::watching::WatchingPress;
pub(crate) use crate::app::press::web::WebPress;

/// Declares `Press`. Each variant before the semicolon contains a press of a feature's own type, which converts into
/// `Press`.
macro_rules! presses {
    ($($(#[$about:meta])* $variant:ident($part:ty),)+; $($(#[$about_id:meta])* $by_id:ident($id:ty),)+) => {
        /// The meaning of a button or a menu.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(crate) enum Press {
            $($(#[$about])* $variant($part),)+
            $($(#[$about_id])* $by_id($id),)+
        }

        $(impl From<$part> for Press {
            fn from(press: $part) -> Self {
                Self::$variant(press)
            }
        })+
    };
}

presses! {
    /// Challenges and their answers.
    Challenge(ChallengePress),
    /// Moves, boards and resigning.
    Play(PlayPress),
    /// Offers between players.
    Agreements(AgreementPress),
    /// Replacing absent players. The face (`discord` or `web`) finds out who has left the server.
    Substitutes(SubstitutePress),
    /// Time limits.
    Clock(ClockPress),
    /// Announcing, showing, joining and leaving the events of a club.
    Clubs(ClubPress),
    /// Replays.
    Replay(ReplayPress),
    /// Shares a replay with a channel. The face posts the replay.
    ShareReplay(ShareReplay),
    /// Watching matches in other channels.
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
    /// The help page, and the rules of the games.
    Help(HelpPress),
    /// The deal of a match.
    Fairness(FairnessPress),
    /// The match page.
    Web(WebPress),
    /// Puzzles and lessons.
    Puzzles(PuzzlePress),
    /// Opens a form, which the face shows.
    OpenForm(Form),
    /// A submitted form. No button has this press.
    SubmitForm(FilledForm),
    ;
    /// Asks the strongest computer player for a hint. The face waits for a thinking slot.
    Hint(MatchId),
    /// Shares the result of a daily puzzle with a channel. The face posts the result.
    SharePuzzle(ExerciseId),
}
