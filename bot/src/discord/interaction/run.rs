//! Runs a player's work off the async threads, once it is their turn.

use std::future::Future;

use matches::{By, Refused};

use crate::app;
use crate::app::computers::hints::HintRequest;
use crate::app::{Answer, App};
use crate::discord::interaction::Interaction;

/// A player's request, as long as its work takes.
struct Visit {
    name: String,
    by: By,
    server: Option<u64>,
    channel: u64,
    is_private: bool,
}

impl Visit {
    /// Notes the player's name, before anything is done for them.
    fn begin(&self, app: &App) {
        let By { player, now, .. } = self.by;
        // Nobody waits for a name: where it can't be noted, the one of before stands.
        let _ = app.matches().hear_name(player, self.server, &self.name, now);
        if self.is_private {
            // What was called for while nobody was there goes through the access that they open.
            let _ = app.matches().hurry(player, self.channel, now);
        }
    }
}

impl Interaction {
    /// Runs work for the player and says its outcome; where that is a hint, once it is thought of.
    pub(crate) fn run<T: Into<HintRequest>>(
        &self,
        work: impl FnOnce(&App, By) -> Result<T, Refused> + Send + 'static,
    ) -> impl Future<Output = Answer> {
        let (visit, app) = (self.visit(), self.session.app.clone());
        async move {
            let (by, channel) = (visit.by, visit.channel);
            match app.enter(by.player, visit.server).await {
                Some(_pass) => {
                    let wanted = move |app: &App, by: By| {
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
        }
    }
}
