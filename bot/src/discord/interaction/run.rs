//! Work that is done for whoever asks, off the async threads, once it is their turn.

use std::future::Future;

use matches::{By, Refused};

use crate::app;
use crate::app::computers::hints::HintRequest;
use crate::app::{Answer, App};
use crate::discord::interaction::Interaction;

/// Somebody who asks, as long as their work takes.
struct Visit {
    name: String,
    by: By,
    server: Option<u64>,
    channel: u64,
    is_private: bool,
}

impl Visit {
    /// Notes what they are called now, before anything is done for them.
    fn begin(&self, app: &App) {
        let By { player, now, .. } = self.by;
        // Nobody waits for a name: where it can't be noted, the one of before stands.
        let _ = app.matches().hear_name(player, self.server, &self.name, now);
        if self.is_private {
            // What was called for while nobody was there goes through the door that they leave.
            let _ = app.matches().hurry(player, self.channel, now);
        }
    }
}

impl Interaction {
    /// Does work for them and says what came of it; what they are called now is noted before.
    pub(crate) fn ask(
        &self,
        app: &App,
        work: impl FnOnce(&App, By) -> Result<Answer, Refused> + Send + 'static,
    ) -> impl Future<Output = Answer> {
        let (visit, app) = (self.visit(app), app.clone());
        async move {
            let (by, channel) = (visit.by, visit.channel);
            match app.enter(by.player, visit.server).await {
                Some(_pass) => {
                    let work = move |app: &App, by: By| {
                        visit.begin(app);
                        work(app, by)
                    };
                    app.answer((by, channel), work).await
                }
                None => app::view::refusal::too_many_requests(),
            }
        }
    }

    /// Gives them a hint, if that is what their wish comes to.
    pub(crate) fn ask_hint(
        &self,
        app: &App,
        wanted: impl FnOnce(&App, By) -> Result<HintRequest, Refused> + Send + 'static,
    ) -> impl Future<Output = Answer> {
        let (visit, app) = (self.visit(app), app.clone());
        async move {
            let (by, channel) = (visit.by, visit.channel);
            match app.enter(by.player, visit.server).await {
                Some(_pass) => {
                    let wanted = move |app: &App, by: By| {
                        visit.begin(app);
                        wanted(app, by)
                    };
                    app::computers::hints::hint(&app, (by, channel), wanted).await
                }
                None => app::view::refusal::too_many_requests(),
            }
        }
    }

    fn visit(&self, app: &App) -> Visit {
        Visit {
            name: self.name.clone(),
            by: self.by(app.now()),
            server: self.server,
            channel: self.channel,
            is_private: self.is_private,
        }
    }
}
