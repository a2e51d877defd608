//! The state of a match, of a puzzle or of a lesson as JSON, as `docs/web.md` describes it.

use std::collections::BTreeMap;

use rules::Seat;
use serde::Serialize;

use crate::web::state::boards::{BoardJson, TrayJson};
use crate::web::state::choices::NodeJson;
use crate::web::state::players::PlayerJson;
use crate::web::state::proposals::{ProposalJson, QuestionJson};

#[derive(Debug, Default, Serialize)]
pub(super) struct StateJson {
    pub(super) r#match: String,
    pub(super) game: GameJson,
    pub(super) title: String,
    pub(super) revision: u64,
    pub(super) version: u64,
    pub(super) turn: u32,
    pub(super) over: Option<OverJson>,
    pub(super) viewer: ViewerJson,
    pub(super) to_move: Vec<Seat>,
    pub(super) players: Vec<PlayerJson>,
    pub(super) now: u64,
    pub(super) deadline: Option<u64>,
    /// Whether the match has a clock, even if it stands still.
    pub(super) timed: bool,
    pub(super) status: String,
    /// Why the clock of a running match stands still.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) standstill: Option<String>,
    pub(super) boards: Vec<BoardJson>,
    pub(super) trays: Vec<TrayJson>,
    pub(super) text: String,
    pub(super) choices: Option<NodeJson>,
    pub(super) can: Vec<&'static str>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) questions: BTreeMap<String, QuestionJson>,
    /// The key of the missed deadline that `claim` and `extend` are about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) time_up: Option<String>,
    pub(super) proposals: Vec<ProposalJson>,
    pub(super) last: Option<LastJson>,
    pub(super) log: Vec<LogJson>,
    pub(super) since: Option<SinceJson>,
    /// The commitment of the deal, in hexadecimal digits.
    pub(super) commitment: Option<String>,
    /// Whether a player who joined after the commitment gave a word. If so, nobody could choose the deal.
    pub(super) has_later_word: bool,
    pub(super) rematch: Option<RematchJson>,
    pub(super) next: Option<NextJson>,
    pub(super) event: Option<LinkJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) exercise: Option<ExerciseJson>,
}

/// The event of a match, for a viewer who may open its page.
#[derive(Debug, Serialize)]
pub(super) struct LinkJson {
    pub(super) event: String,
    pub(super) name: String,
}

#[derive(Debug, Default, Serialize)]
pub(super) struct GameJson {
    pub(super) id: String,
    pub(super) name: String,
}

#[derive(Debug, Serialize)]
pub(super) struct OverJson {
    pub(super) winners: Vec<Seat>,
    pub(super) reason: String,
}

#[derive(Debug, Default, Serialize)]
pub(super) struct ViewerJson {
    pub(super) seat: Option<Seat>,
    pub(super) role: &'static str,
    pub(super) person: Option<String>,
    pub(super) language: &'static str,
}

#[derive(Debug, Serialize)]
pub(super) struct LastJson {
    pub(super) seat: Seat,
    pub(super) r#move: Option<String>,
    pub(super) text: String,
}

#[derive(Debug, Serialize)]
pub(super) struct LogJson {
    pub(super) revision: u64,
    pub(super) seat: Seat,
    pub(super) r#move: Option<String>,
    pub(super) text: String,
    /// The time of the move. `None` in a puzzle or a lesson.
    pub(super) at: Option<u64>,
}

#[derive(Debug, Serialize)]
pub(super) struct SinceJson {
    pub(super) text: String,
}

/// The next match of the same players.
#[derive(Debug, Serialize)]
pub(super) struct RematchJson {
    pub(super) r#match: String,
    /// Whether the rematch has begun.
    pub(super) began: bool,
    /// The name of the player who wants the rematch.
    pub(super) by: String,
    /// Whether the viewer has agreed to the rematch.
    pub(super) agreed: bool,
}

#[derive(Debug, Serialize)]
pub(super) struct NextJson {
    pub(super) r#match: String,
    pub(super) title: String,
    pub(super) deadline: Option<u64>,
}

/// The choices after a draft, with its boards and trays.
#[derive(Debug, Serialize)]
pub(super) struct ChoicesJson {
    pub(super) boards: Vec<BoardJson>,
    pub(super) trays: Vec<TrayJson>,
    #[serde(flatten)]
    pub(super) choices: NodeJson,
}

/// The sentences of a puzzle or a lesson, its acts, and the links onward.
#[derive(Debug, Serialize)]
pub(super) struct ExerciseJson {
    pub(super) lines: Vec<String>,
    pub(super) acts: Vec<ActJson>,
    pub(super) share: Option<ShareJson>,
    pub(super) next: Option<WayJson>,
}

/// A text to share, with the label of its button.
#[derive(Debug, Serialize)]
pub(super) struct ShareJson {
    pub(super) text: String,
    pub(super) label: String,
}

/// An act with its label.
#[derive(Debug, Serialize)]
pub(super) struct ActJson {
    pub(super) act: &'static str,
    pub(super) label: String,
}

/// A link to another page, with its label.
#[derive(Debug, Serialize)]
pub(super) struct WayJson {
    pub(super) page: String,
    pub(super) label: String,
}
