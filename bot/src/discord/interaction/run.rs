//! Runs a player's work off the async threads, in its turn.

use std::future::Future;

use matches::Request;
use poise::serenity_prelude as serenity;

use crate::app;
use crate::app::computers::hints;
use crate::app::computers::hints::HintRequest;
use crate::app::settings::language_settings::Locales;
use crate::app::{Answer, App};
use crate::discord::interaction::Interaction;

/// The player, request and place of some work.
struct Visit {
    name: String,
    by: Request,
    server: Option<u64>,
    channel: u64,
    is_private: bool,
    locales: Locales,
}

impl Visit {
    /// Records the player's name and language, and makes waiting posts of their private channel due.
    fn begin(&self, app: &App) {
        let Request { player, now, .. } = self.by;
        // If that fails, the old name or language stays.
        let _ = app.matches().note_display_name(player, self.server, &self.name, now);
        let _ = self.locales.note(app, player, self.server);
        if self.is_private {
            let _ = app.matches().make_private_posts_due(player, self.channel, now);
        }
    }
}

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
        self.in_turn(|app, visit| async move {
            let (by, channel) = (visit.by, visit.channel);
            let work = move |app: &App, by: Request| {
                visit.begin(app);
                work(app, by)
            };
            app.answer(by, channel, work).await
        })
    }

    /// Answers with a hint for the player, and searches for it if it needs a search.
    pub(crate) async fn reply_with_hint(
        &self,
        request: impl FnOnce(&App, Request) -> app::Result<HintRequest> + Send + 'static,
    ) -> serenity::Result<()> {
        let hint = self.in_turn(|app, visit| async move {
            let (by, channel) = (visit.by, visit.channel);
            let request = move |app: &App, by: Request| {
                visit.begin(app);
                request(app, by)
            };
            hints::run(&app, by, channel, request).await
        });
        self.answer(hint).await
    }

    /// Waits for the player's turn, and then runs `work`. Too many waiting requests are refused.
    fn in_turn<F: Future<Output = Answer>>(
        &self,
        work: impl FnOnce(App, Visit) -> F,
    ) -> impl Future<Output = Answer> {
        let (visit, app) = (self.visit(), self.session.app.clone());
        async move {
            match app.enter(visit.by.player, visit.server).await {
                Some(_pass) => work(app.clone(), visit).await,
                None => app::view::refusal::too_many_requests(),
            }
        }
    }

    fn visit(&self) -> Visit {
        Visit {
            name: self.name.clone(),
            by: self.by(self.session.app.now()),
            server: self.server,
            channel: self.channel,
            is_private: self.is_private,
            locales: Locales { person: self.language, server: self.server_language },
        }
    }
}
