//! Runs a player's work off the async threads, in its turn.

use std::future::Future;

use matches::{Refused, Request};
use poise::serenity_prelude as serenity;

use crate::app;
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
    pub(crate) async fn reply<T: Into<HintRequest>>(
        &self,
        work: impl FnOnce(&App, Request) -> Result<T, Refused> + Send + 'static,
    ) -> serenity::Result<()> {
        self.answer(self.run(work)).await
    }

    /// Runs work for the player and returns its result. If it needs a hint, searches for it first.
    pub(crate) fn run<T: Into<HintRequest>>(
        &self,
        work: impl FnOnce(&App, Request) -> Result<T, Refused> + Send + 'static,
    ) -> impl Future<Output = Answer> {
        let (visit, app) = (self.visit(), self.session.app.clone());
        async move {
            let (by, channel) = (visit.by, visit.channel);
            match app.enter(by.player, visit.server).await {
                Some(_pass) => {
                    let wanted = move |app: &App, by: Request| {
                        visit.begin(app);
                        work(app, by).map(Into::into)
                    };
                    app::computers::hints::run(&app, by, channel, wanted).await
                }
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
