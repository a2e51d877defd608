//! The first response to an interaction, for which Discord waits three seconds.

use std::time::{Duration, Instant};

use matches::Timestamp;
use poise::serenity_prelude as serenity;
use serenity::{CreateInteractionResponse, CreateInteractionResponseMessage};

use crate::discord::error::{is_code, is_passing};
use crate::discord::interaction::retry::Retry;
use crate::discord::interaction::{Audience, Interaction, is_locked_for_all};

/// How long after it was made a first response to an interaction is taken.
const RESPOND_WITHIN: Duration = Duration::from_secs(3);

/// How long an interaction is on its way at most; if it seems longer, one of the clocks is wrong.
const TRANSIT: Duration = Duration::from_secs(1);

/// How long after its arrival an interaction of another process is taken over: that has deferred it by then, if it lives.
const TAKE_OVER_AFTER: Duration = Duration::from_millis(2_000);

/// When Discord's numbers begin, in milliseconds of Unix time.
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// Discord's code for an interaction that has been answered.
const ALREADY_ACKNOWLEDGED: isize = 40060;

impl Interaction {
    /// Sends a first response, again as long as it can arrive.
    pub(super) async fn insist(
        &self,
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        self.until_dead(|| self.send_first(response.clone())).await
    }

    /// Sends suggestions as long as they can arrive. They are not counted: the next letter makes them needless.
    pub(crate) async fn suggest(
        &self,
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        self.until_dead(|| self.deliver(response.clone())).await
    }

    /// Sends a first response. That there is one already is as good as done.
    pub(super) async fn deliver(
        &self,
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        match self.deliver_first(response).await {
            Err(error) if is_code(&error, ALREADY_ACKNOWLEDGED) => Ok(()),
            sent => sent,
        }
    }

    /// The same, where it must be the first.
    async fn deliver_first(
        &self,
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        let to = (self.key.0.into(), self.token.as_str());
        serenity::Builder::execute(response, &self.session.http, to).await
    }

    /// Defers what another process was to answer and has not, perhaps because it was killed; `true` if it is now ours to
    /// answer.
    pub(crate) async fn take_over(&self) -> bool {
        tokio::time::sleep(TAKE_OVER_AFTER.saturating_sub(self.arrived.elapsed())).await;
        let defer = || self.deliver_first(self.deferral(Audience::InPlace));
        let is_ours = self.until_dead(defer).await.is_ok();
        // Mostly it was answered long ago.
        if is_ours {
            tracing::info!(
                interaction.id = self.key.0,
                "what another process was to answer is answered here"
            );
            self.session.handover.note_deferred(self.key);
        }
        is_ours
    }

    /// Tries again what fails in passing, as long as a first response can arrive.
    async fn until_dead<F>(&self, send: impl Fn() -> F) -> Result<(), serenity::Error>
    where
        F: Future<Output = Result<(), serenity::Error>>,
    {
        let app = &self.session.app;
        let mut retry = Retry::until(app, self.dead_at(app.now()));
        loop {
            match send().await {
                Err(error) if is_passing(&error) && retry.wait().await => {}
                sent => return sent,
            }
        }
    }

    /// Says that the answer comes later.
    pub(super) async fn defer(&self, audience: Audience) -> Result<(), serenity::Error> {
        match self.insist(self.deferral(audience)).await {
            Err(error) if is_locked_for_all(&error, audience) => {
                self.insist(self.deferral(Audience::Private)).await
            }
            sent => sent,
        }
    }

    /// The response that says that the answer comes later.
    fn deferral(&self, audience: Audience) -> CreateInteractionResponse {
        let message = CreateInteractionResponseMessage::new();
        let is_private = audience != Audience::Public;
        match self.is_in_place(audience) {
            true => CreateInteractionResponse::Acknowledge,
            false => CreateInteractionResponse::Defer(message.ephemeral(is_private)),
        }
    }

    /// From when on Discord takes no first response any more. A clock that is ahead of Discord's must not make us give up
    /// at once.
    fn dead_at(&self, now: Timestamp) -> Instant {
        let made_ms = (self.key.0 >> 22) + DISCORD_EPOCH_MS;
        let age = Duration::from_millis(now.0.saturating_sub(made_ms));
        let since = age.saturating_sub(self.arrived.elapsed()).min(TRANSIT);
        self.arrived + RESPOND_WITHIN - since
    }
}
