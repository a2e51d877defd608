//! The session with Discord: the app, the REST client, and what all tasks know of Discord's limits.

pub(crate) mod budget;
pub(crate) mod cooldown;
pub(crate) mod handover;
pub(crate) mod private_access;

use std::sync::Arc;

use matches::Refused;
use poise::serenity_prelude as serenity;
use serenity::Http;

use crate::app::App;
use crate::discord::error::PostError;
use crate::discord::session::budget::Budget;
use crate::discord::session::cooldown::{Cooldown, Limited};
use crate::discord::session::handover::Handover;
use crate::discord::session::private_access::PrivateAccess;

/// What the handlers of events and the job workers share. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    /// The features, which know no Discord.
    pub(crate) app: App,
    /// The REST client. That of the workers keeps Discord's limits; those that answer interactions don't.
    pub(crate) http: Arc<Http>,
    /// Open interaction tokens, by which private conversations are reached.
    pub(crate) private_access: Arc<PrivateAccess>,
    /// Channels that are rate limited, and until when.
    pub(crate) cooldown: Arc<Cooldown>,
    /// What is shared with another process while a shard changes hands.
    pub(crate) handover: Arc<Handover>,
    /// How many requests may be made.
    pub(crate) budget: Arc<Budget>,
}

impl Session {
    /// A session of the job workers, whose client notes where Discord wants a channel to be left alone for a while.
    pub(crate) fn new(app: App, mut http: Http) -> Self {
        let cooldown = Arc::new(Cooldown::default());
        if let Some(limits) = &mut http.ratelimiter {
            let (app, cooldown) = (app.clone(), Arc::clone(&cooldown));
            limits.set_ratelimit_callback(Box::new(move |limited| {
                app.metrics().discord_wait();
                let wait = u64::try_from(limited.timeout.as_millis()).unwrap_or(u64::MAX);
                let (now, is_global) = (app.now(), limited.global);
                let limited = Limited { path: &limited.path, is_global };
                cooldown.note(limited, now.plus(wait), now);
            }));
        }
        let (private_access, handover, budget) = Default::default();
        Self { app, http: Arc::new(http), private_access, cooldown, handover, budget }
    }

    /// The same session with another REST client.
    pub(crate) fn with_http(&self, http: Arc<Http>) -> Self {
        Self { http, ..self.clone() }
    }

    /// Asks the matches, off the async threads.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&App) -> Result<T, Refused> + Send + 'static,
    ) -> Result<T, PostError> {
        Ok(self.app.work(question).await.unwrap_or(Err(Refused::Busy))?)
    }
}
