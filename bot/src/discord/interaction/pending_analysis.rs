//! Answers that were given before their analysis was ready.

use matches::MatchId;

use crate::app::Answer;
use crate::app::press::Press;
use crate::discord::message;

/// A step of a replay that was sent without its analysis.
#[derive(Clone)]
pub(super) struct PendingAnalysis {
    pub(super) id: MatchId,
    /// The press that shows the same step again.
    pub(super) press: Press,
    /// The text that was sent.
    pub(super) content: String,
}

impl PendingAnalysis {
    /// `None` if the answer waits for no analysis.
    pub(super) fn of(answer: &Answer) -> Option<Self> {
        let (id, press) = answer.awaits_analysis.zip(answer.retry.clone())?;
        Some(Self { id, press, content: message::content(answer) })
    }
}
