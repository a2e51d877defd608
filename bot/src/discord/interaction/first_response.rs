//! The first response to an interaction, for which Discord waits three seconds, and its metrics.

use std::time::{Duration, Instant};

use matches::Timestamp;
use poise::serenity_prelude as serenity;
use serenity::{CreateInteractionResponse, CreateInteractionResponseMessage, Result};

use crate::discord::error::{is_code, is_temporary, status};
use crate::discord::interaction::retry::Retry;
use crate::discord::interaction::{Audience, Interaction, is_locked_for_all};
use crate::discord::request_span::spanned;
use crate::discord::snowflake::made_at_ms;
use crate::metrics::Outcome;

/// The time for which Discord accepts a first response.
const RESPOND_WITHIN: Duration = Duration::from_secs(3);

/// The longest plausible delivery time of an interaction. If it seems longer, a clock is wrong.
const TRANSIT: Duration = Duration::from_secs(1);

/// The age at which an interaction of another process is taken over. A living process would have deferred it by then.
const TAKE_OVER_AFTER: Duration = Duration::from_millis(2_000);

const ALREADY_ACKNOWLEDGED: isize = 40060;

impl Interaction {
    /// Counts an interaction by its outcome, or as not taken if its answer was not sent.
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

    /// Sends a first response, and retries as long as Discord accepts one.
    pub(super) async fn insist(&self, response: CreateInteractionResponse) -> Result<()> {
        self.until_dead(|| self.send_first(response.clone())).await
    }

    /// Sends suggestions. They are not counted, since the next letter replaces them.
    pub(crate) async fn suggest(&self, response: CreateInteractionResponse) -> Result<()> {
        self.until_dead(|| self.deliver(response.clone())).await
    }

    /// Sends a first response, unless there is one already.
    pub(super) async fn deliver(&self, response: CreateInteractionResponse) -> Result<()> {
        match self.deliver_first(response).await {
            Err(error) if is_code(&error, &[ALREADY_ACKNOWLEDGED]) => {
                self.session.app.metrics().already_answered();
                Ok(())
            }
            sent => sent,
        }
    }

    /// Sends a first response. Fails if there is one already.
    async fn deliver_first(&self, response: CreateInteractionResponse) -> Result<()> {
        let to = (self.key.0.into(), self.token.as_str());
        spanned(
            "POST /interactions/{interaction}/{token}/callback",
            serenity::Builder::execute(response, &self.session.http, to),
        )
        .await
    }

    /// Defers an interaction that another process has not answered, perhaps because that process was killed. Returns
    /// whether this process must answer it now.
    pub(crate) async fn take_over(&self) -> bool {
        tokio::time::sleep(TAKE_OVER_AFTER.saturating_sub(self.arrived.elapsed())).await;
        let defer = || self.deliver_first(self.deferral(Audience::InPlace));
        let is_ours = self.until_dead(defer).await.is_ok();
        if is_ours {
            tracing::info!(
                interaction.id = self.key.0,
                "what another process was to answer is answered here"
            );
            self.session.handover.note_deferred(self.key);
        }
        is_ours
    }

    /// Calls `send`, and retries as long as Discord accepts a first response.
    pub(super) async fn until_dead<F, T>(&self, send: impl Fn() -> F) -> Result<T>
    where
        F: Future<Output = Result<T>>,
    {
        let app = &self.session.app;
        let mut retry = Retry::until(app, self.dead_at(app.now()));
        loop {
            match send().await {
                Err(error) if is_temporary(&error) && retry.wait().await => {}
                sent => return sent,
            }
        }
    }

    pub(super) async fn defer(&self, audience: Audience) -> Result<()> {
        match self.insist(self.deferral(audience)).await {
            Err(error) if is_locked_for_all(&error, audience) => {
                self.insist(self.deferral(Audience::Private)).await
            }
            sent => sent,
        }
    }

    fn deferral(&self, audience: Audience) -> CreateInteractionResponse {
        let message = CreateInteractionResponseMessage::new();
        let is_private = audience != Audience::Public;
        match self.is_in_place(audience) {
            true => CreateInteractionResponse::Acknowledge,
            false => CreateInteractionResponse::Defer(message.ephemeral(is_private)),
        }
    }

    /// The time when Discord stops accepting a first response, even if our clock is ahead of its clock.
    fn dead_at(&self, now: Timestamp) -> Instant {
        let age = Duration::from_millis(now.0.saturating_sub(made_at_ms(self.key.0)));
        let since = age.saturating_sub(self.arrived.elapsed()).min(TRANSIT);
        self.arrived + RESPOND_WITHIN - since
    }
}
