//! Metrics of interactions: how long players wait for their answers, and with what outcome.

use poise::serenity_prelude as serenity;
use serenity::CreateInteractionResponse;

use crate::discord::error::status;
use crate::discord::interaction::Interaction;
use crate::metrics::Outcome;

impl Interaction {
    /// Counts its outcome.
    pub(super) fn count(&self, outcome: Outcome, is_sent: bool) {
        let outcome = if is_sent { outcome } else { Outcome::NotTaken };
        self.session.app.metrics().interaction(&self.kind, outcome, self.arrived.elapsed());
    }

    /// Sends a first response, and counts how long that took or what Discord had against it.
    pub(super) async fn send_first(
        &self,
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        let sent = self.deliver(response).await;
        let metrics = self.session.app.metrics();
        match &sent {
            Ok(()) => metrics.first_answer(self.arrived.elapsed()),
            Err(error) => metrics.discord_refused(status(error)),
        }
        sent
    }
}
