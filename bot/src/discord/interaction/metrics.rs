//! Metrics of interactions: the waiting times of players, and the outcomes.

use poise::serenity_prelude as serenity;
use serenity::{CreateInteractionResponse, Result};

use crate::discord::error::status;
use crate::discord::interaction::Interaction;
use crate::metrics::Outcome;

impl Interaction {
    pub(super) fn count(&self, outcome: Outcome, is_sent: bool) {
        let outcome = if is_sent { outcome } else { Outcome::NotTaken };
        self.session.app.metrics().interaction(&self.kind, outcome, self.arrived.elapsed());
    }

    /// Sends a first response, and counts its delay or Discord's refusal.
    pub(super) async fn send_first(&self, response: CreateInteractionResponse) -> Result<()> {
        let sent = self.deliver(response).await;
        let metrics = self.session.app.metrics();
        match &sent {
            Ok(()) => metrics.first_answer(self.arrived.elapsed()),
            Err(error) => metrics.discord_refused(status(error)),
        }
        sent
    }
}
