//! Runs a player's work in turn, and off the async threads.

use std::future::Future;

use matches::{Request, Timestamp};
use poise::serenity_prelude as serenity;

use crate::app;
use crate::app::computers::hints;
use crate::app::computers::hints::HintRequest;
use crate::app::settings::language_settings::Locales;
use crate::app::{Answer, App};
use crate::discord::interaction::Interaction;
use crate::words::common::RefusalText;

impl Interaction {
    /// Runs work for the player and answers with its result.
    pub(crate) async fn reply(
        &self,
        work: impl FnOnce(&App, Request) -> app::Result + Send + 'static,
    ) -> serenity::Result<()> {
        self.answer(self.run(work)).await
    }

    /// Runs work for the player and returns its result.
    pub(crate) fn run(
        &self,
        work: impl FnOnce(&App, Request) -> app::Result + Send + 'static,
    ) -> impl Future<Output = Answer> {
        self.in_turn(|app, interaction, by| async move {
            let channel = interaction.channel;
            let work = move |app: &App, by: Request| {
                interaction.note_visit(app, by.now);
                work(app, by)
            };
            app.answer(by, channel, work).await
        })
    }

    /// Answers with a hint for the player, after a search if the hint needs one.
    pub(crate) async fn reply_with_hint(
        &self,
        request: impl FnOnce(&App, Request) -> app::Result<HintRequest> + Send + 'static,
    ) -> serenity::Result<()> {
        let hint = self.in_turn(|app, interaction, by| async move {
            let channel = interaction.channel;
            let request = move |app: &App, by: Request| {
                interaction.note_visit(app, by.now);
                request(app, by)
            };
            hints::run(&app, by, channel, request).await
        });
        self.answer(hint).await
    }

    /// Waits for the player's turn, and then runs `work`. Too many waiting requests are refused.
    fn in_turn<F: Future<Output = Answer>>(
        &self,
        work: impl FnOnce(App, Interaction, Request) -> F,
    ) -> impl Future<Output = Answer> {
        let (interaction, app) = (self.clone(), self.session.app.clone());
        let by = self.by(app.now());
        async move {
            match app.enter(by.player, interaction.server).await {
                Some(_pass) => work(app.clone(), interaction, by).await,
                None => Answer::say(RefusalText::TooManyRequests),
            }
        }
    }

    /// Makes waiting posts of the private channel due. Otherwise they would wait for the longest time that a deferred
    /// answer may take.
    pub(super) async fn wake_private_posts(&self) {
        let (player, channel, now) = (self.player, self.channel, self.session.app.now());
        let wake = move |app: &App| app.matches().make_private_posts_due(player, channel, now);
        // If this fails, the next interaction makes them due.
        let _ = self.session.ask(wake).await;
    }

    /// Records the player's name and language, and makes waiting posts of their private channel due.
    fn note_visit(&self, app: &App, now: Timestamp) {
        let (player, server) = (self.player, self.server);
        // If recording fails, the old name or language stays.
        let _ = app.matches().note_display_name(player, server, &self.name, now);
        let locales = Locales { person: self.language, server: self.server_language };
        let _ = locales.note(app, player, server);
        if self.is_private {
            let _ = app.matches().make_private_posts_due(player, self.channel, now);
        }
    }
}
