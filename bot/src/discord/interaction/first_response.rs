//! The first answer to an interaction, for which Discord waits three seconds: that there is one, whoever gives it.

use std::time::{Duration, Instant};

use matches::Timestamp;
use poise::serenity_prelude as serenity;
use serenity::{CreateInteractionResponse, CreateInteractionResponseMessage, Http};

use crate::app::App;
use crate::discord::error::{is_code, is_passing};
use crate::discord::interaction::retry::Patience;
use crate::discord::interaction::{Interaction, Manner, is_for_nobody_else};

/// So long after it was made a first answer to an interaction is taken.
const ANSWER_WITHIN: Duration = Duration::from_secs(3);

/// So long an interaction was on its way at the most; if it seems longer, one of the clocks is wrong.
const ON_THE_WAY: Duration = Duration::from_secs(1);

/// So long after it came what another process was to answer is looked after: that has put it off by then, if it lives.
const STANDS_IN_AFTER: Duration = Duration::from_millis(2_000);

/// When Discord's numbers begin, in milliseconds of Unix time.
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// Discord's code for an interaction that has been answered.
const ALREADY_ACKNOWLEDGED: isize = 40060;

impl Interaction {
    /// Sends a first answer as long as it can arrive.
    pub(super) async fn insist(
        &self,
        app: &App,
        http: &Http,
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        self.in_time(app, || self.first((app, http), response.clone())).await
    }

    /// Sends what is suggested as long as it can arrive. It counts for nothing: the next letter makes it needless.
    pub(crate) async fn suggest(
        &self,
        app: &App,
        http: &Http,
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        self.in_time(app, || self.deliver(http, response.clone())).await
    }

    /// Sends a first answer. That there is one already is as good as done.
    pub(super) async fn deliver(
        &self,
        http: &Http,
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        match self.deliver_first(http, response).await {
            Err(error) if is_code(&error, ALREADY_ACKNOWLEDGED) => Ok(()),
            sent => sent,
        }
    }

    /// The same, where it must be the first.
    async fn deliver_first(
        &self,
        http: &Http,
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        let to = (self.key.0.into(), self.token.as_str());
        serenity::Builder::execute(response, http, to).await
    }

    /// Puts off what another process was to answer and has not, as it was killed perhaps; whether that was so. Then it is
    /// ours to answer.
    pub(crate) async fn stands_in(&self, app: &App, http: &Http) -> bool {
        tokio::time::sleep(STANDS_IN_AFTER.saturating_sub(self.arrived.elapsed())).await;
        let put_off = || self.deliver_first(http, self.putting_off(Manner::Own));
        let is_ours = self.in_time(app, put_off).await.is_ok();
        // Mostly it was answered long ago.
        if is_ours {
            tracing::info!(
                interaction.id = self.key.0,
                "what another process was to answer is answered here"
            );
            app.handover().note_put_off(self.key);
        }
        is_ours
    }

    /// Tries again what fails in passing, as long as a first answer can arrive.
    async fn in_time<F>(&self, app: &App, sent: impl Fn() -> F) -> Result<(), serenity::Error>
    where
        F: Future<Output = Result<(), serenity::Error>>,
    {
        let mut patience = Patience::until(app, self.dead_at(app.now()));
        loop {
            match sent().await {
                Err(error) if is_passing(&error) && patience.is_for_another().await => {}
                sent => return sent,
            }
        }
    }

    /// Says that the answer comes later.
    pub(super) async fn put_off(
        &self,
        app: &App,
        http: &Http,
        manner: Manner,
    ) -> Result<(), serenity::Error> {
        match self.insist(app, http, self.putting_off(manner)).await {
            Err(error) if is_for_nobody_else(&error, manner) => {
                self.insist(app, http, self.putting_off(Manner::Apart)).await
            }
            sent => sent,
        }
    }

    /// That the answer comes later.
    fn putting_off(&self, manner: Manner) -> CreateInteractionResponse {
        let put_off = CreateInteractionResponseMessage::new();
        match self.is_in_place(manner) {
            true => CreateInteractionResponse::Acknowledge,
            false => CreateInteractionResponse::Defer(put_off.ephemeral(manner != Manner::ToAll)),
        }
    }

    /// From when on Discord takes no first answer any more. A clock that is ahead of Discord's must not make us give up
    /// at once.
    fn dead_at(&self, now: Timestamp) -> Instant {
        let made_ms = (self.key.0 >> 22) + DISCORD_EPOCH_MS;
        let age = Duration::from_millis(now.0.saturating_sub(made_ms));
        let since = age.saturating_sub(self.arrived.elapsed()).min(ON_THE_WAY);
        self.arrived + ANSWER_WITHIN - since
    }
}
