//! Offers a computer opponent to a challenger whom nobody has answered for a while.
//!
//! The same message later shows the answer to the challenge.

use crate::ids::Timestamp;
use crate::journal::head::Stage;
use crate::service::view::MatchView;

/// The milliseconds after which a challenger is offered a computer opponent.
pub(crate) const OFFER_AFTER_MS: u64 = 15 * 60 * 1000;

impl MatchView {
    /// Whether the challenge has been open for so long that its challenger is offered a computer.
    pub fn is_computer_due(&self, now: Timestamp) -> bool {
        let head = self.head();
        head.stage == Stage::Lobby
            && head.open
            && head.players.len() == 1
            && head.created.plus(OFFER_AFTER_MS) <= now
    }
}
