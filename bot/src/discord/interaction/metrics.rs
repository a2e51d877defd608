//! How long those who ask wait for their answers, and what comes of them.

use poise::serenity_prelude as serenity;
use serenity::{CreateInteractionResponse, Http};

use crate::app::Desk;
use crate::discord::error::status;
use crate::discord::interaction::Caller;
use crate::metrics::Outcome;

impl Caller {
    /// Counts what came of it.
    pub(super) fn count(&self, desk: &Desk, outcome: Outcome, is_sent: bool) {
        let outcome = if is_sent { outcome } else { Outcome::NotTaken };
        desk.metrics().interaction(&self.what, outcome, self.arrived.elapsed());
    }

    /// Sends a first answer, and counts how long that took or what Discord had against it.
    pub(super) async fn first(
        &self,
        (desk, http): (&Desk, &Http),
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        let sent = self.deliver(http, response).await;
        match &sent {
            Ok(()) => desk.metrics().first_answer(self.arrived.elapsed()),
            Err(error) => desk.metrics().discord_refused(status(error)),
        }
        sent
    }
}
