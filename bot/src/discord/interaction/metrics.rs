//! How long those who ask wait for their answers, and what comes of them.

use poise::serenity_prelude as serenity;
use serenity::{CreateInteractionResponse, Http};

use crate::app::App;
use crate::discord::error::status;
use crate::discord::interaction::Interaction;
use crate::metrics::Outcome;

impl Interaction {
    /// Counts what came of it.
    pub(super) fn count(&self, app: &App, outcome: Outcome, is_sent: bool) {
        let outcome = if is_sent { outcome } else { Outcome::NotTaken };
        app.metrics().interaction(&self.what, outcome, self.arrived.elapsed());
    }

    /// Sends a first answer, and counts how long that took or what Discord had against it.
    pub(super) async fn first(
        &self,
        (app, http): (&App, &Http),
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        let sent = self.deliver(http, response).await;
        match &sent {
            Ok(()) => app.metrics().first_answer(self.arrived.elapsed()),
            Err(error) => app.metrics().discord_refused(status(error)),
        }
        sent
    }
}
