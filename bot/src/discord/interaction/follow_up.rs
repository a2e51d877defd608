//! Answers that are told beside what was put off, to whoever asked alone: where all were to see them and may not, and where
//! nothing that stands there can be changed any more.

use poise::serenity_prelude as serenity;
use serenity::Http;

use crate::app;
use crate::app::{Answer, App};
use crate::discord::error::is_passing;
use crate::discord::interaction::retry::Patience;
use crate::discord::interaction::{Interaction, Manner, TOKEN_LIVES};
use crate::discord::message;

impl Interaction {
    /// Tells what was put off in a thread that is archived and locked: there a message can be changed by nobody, but whoever
    /// asked can still be told something.
    pub(super) async fn tell_beside(
        &self,
        http: &Http,
        (answer, manner): (&Answer, Manner),
        mut patience: Patience<'_>,
    ) -> Result<(), serenity::Error> {
        if !self.is_in_place(manner) {
            // Else what is told would take its place, which can't be.
            let _ = self.take_away(http).await;
        }
        loop {
            match self.follow_up(http, answer).await {
                Err(error) if is_passing(&error) && patience.is_for_another().await => {}
                told => return told,
            }
        }
    }

    /// Asks whoever wanted what can't be put off, and was put off, to try again.
    pub(super) async fn tell_late(&self, app: &App, http: &Http) -> Result<(), serenity::Error> {
        let late = app::view::refusal::restarting();
        let patience = Patience::until(app, self.arrived + TOKEN_LIVES);
        // What was pressed on stays as it is.
        self.tell_beside(http, (&late, Manner::Own), patience).await
    }

    /// Takes away what says that an answer comes later.
    pub(super) async fn take_away(&self, http: &Http) -> Result<(), serenity::Error> {
        http.delete_original_interaction_response(self.token.as_str()).await
    }

    /// Tells only whoever asked.
    pub(super) async fn follow_up(
        &self,
        http: &Http,
        answer: &Answer,
    ) -> Result<(), serenity::Error> {
        let message = message::follow_up(answer).ephemeral(true);
        let message = if self.may_embed() { message } else { message.embeds(Vec::new()) };
        let token = self.token.as_str();
        serenity::Builder::execute(message, http, (None, token)).await.map(drop)
    }
}
