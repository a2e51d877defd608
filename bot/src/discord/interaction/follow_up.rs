//! Follow-up messages: private answers for a deferred response that can't be edited, or that is public.

use poise::serenity_prelude as serenity;
use serenity::Result;

use crate::app::Answer;
use crate::discord::error;
use crate::discord::error::is_temporary;
use crate::discord::interaction::retry::Retry;
use crate::discord::interaction::{Audience, Interaction, Late, TOKEN_LIFETIME};
use crate::discord::message;
use crate::discord::request_span::spanned;
use crate::discord::session::former_answers::FormerAnswer;
use crate::words::common::RefusalText;

impl Interaction {
    /// Sends a deferred answer as a new private message, since the response is public or in a locked thread.
    pub(super) async fn send_beside(&self, late: Late<'_>, mut retry: Retry<'_>) -> Result<()> {
        if !self.is_in_place(late.audience) {
            // Otherwise Discord would make the follow-up an edit of the deferred response.
            let _ = self.delete_response(&self.token).await;
        }
        loop {
            let Err(error) = self.follow_up(late.answer).await else { return Ok(()) };
            let may_succeed = is_temporary(&error) || message::emoji::forget_refused(&error);
            if !may_succeed || !retry.wait().await {
                return Err(error);
            }
        }
    }

    /// Asks the player to try again, since a response such as a form can't follow a deferral.
    pub(super) async fn ask_to_try_again(&self) -> Result<()> {
        let answer = Answer::say(RefusalText::Restarting).in_language(self.language);
        let retry = Retry::until(&self.session.app, self.arrived + TOKEN_LIFETIME);
        // The message with the button stays as it is.
        self.send_beside(Late { answer: &answer, audience: Audience::InPlace }, retry).await
    }

    /// Deletes the person's former answer in the channel, if that answer was marked for it. `goes_with_next` marks the
    /// new one.
    pub(super) async fn remove_former(&self, goes_with_next: bool) {
        let end = self.arrived + TOKEN_LIFETIME;
        let own = goes_with_next.then(|| FormerAnswer { token: self.token.clone(), end });
        let former = self.session.former_answers.replace(self.player.0, self.channel, own);
        // An answer in place has replaced a private message already, so nothing more is deleted.
        let former = former.filter(|_| !self.is_in_place(Audience::InPlace));
        let Some(FormerAnswer { token, .. }) = former else { return };
        if let Err(failed) = self.delete_response(&token).await {
            tracing::debug!(error = error::plain(&failed), "a former answer stays");
        }
    }

    /// Deletes the response to the interaction of a token.
    async fn delete_response(&self, token: &str) -> Result<()> {
        spanned(
            "DELETE /webhooks/{application}/{token}/messages/@original",
            self.session.http.delete_original_interaction_response(token),
        )
        .await
    }

    async fn follow_up(&self, answer: &Answer) -> Result<()> {
        let message = message::follow_up(answer).ephemeral(true);
        let message = match self.may_embed() {
            true => message,
            false => message.content(message::content_without_embeds(answer)).embeds(Vec::new()),
        };
        let to = (None, self.token.as_str());
        spanned(
            "POST /webhooks/{application}/{token}",
            serenity::Builder::execute(message, &self.session.http, to),
        )
        .await
        .map(drop)
    }
}
