//! Follow-up messages: private answers beside a deferred response that can't be replaced or must not be public.

use poise::serenity_prelude as serenity;

use crate::app;
use crate::app::Answer;
use crate::discord::error::is_passing;
use crate::discord::interaction::retry::Retry;
use crate::discord::interaction::{Audience, Interaction, Late, TOKEN_LIVES};
use crate::discord::message;

impl Interaction {
    /// Sends a deferred answer as a message of its own, as in a thread that is archived and locked: nobody can change a
    /// message there, but the player can still be told something.
    pub(super) async fn send_beside(
        &self,
        late: Late<'_>,
        mut retry: Retry<'_>,
    ) -> Result<(), serenity::Error> {
        if !self.is_in_place(late.audience) {
            // Else the follow-up would take its place, which can't be.
            let _ = self.delete_response().await;
        }
        loop {
            match self.follow_up(late.answer).await {
                Err(error) if is_passing(&error) && retry.wait().await => {}
                sent => return sent,
            }
        }
    }

    /// Asks the player to try again what can't be deferred, and was.
    pub(super) async fn ask_to_try_again(&self) -> Result<(), serenity::Error> {
        let answer = app::view::refusal::restarting();
        let retry = Retry::until(&self.session.app, self.arrived + TOKEN_LIVES);
        // What was pressed on stays as it is.
        self.send_beside(Late { answer: &answer, audience: Audience::InPlace }, retry).await
    }

    /// Deletes the message that says that an answer comes later.
    async fn delete_response(&self) -> Result<(), serenity::Error> {
        self.session.http.delete_original_interaction_response(self.token.as_str()).await
    }

    /// Sends a private follow-up.
    async fn follow_up(&self, answer: &Answer) -> Result<(), serenity::Error> {
        let message = message::follow_up(answer).ephemeral(true);
        let message = if self.may_embed() { message } else { message.embeds(Vec::new()) };
        let to = (None, self.token.as_str());
        serenity::Builder::execute(message, &self.session.http, to).await.map(drop)
    }
}
