//! The session with Discord: the app, the REST client, and the shared state about Discord's limits.

pub(crate) mod budget;
pub(crate) mod channel_limits;
pub(crate) mod forbidden_channels;
pub(crate) mod former_answers;
pub(crate) mod handover;
pub(crate) mod newest_keys;
pub(crate) mod private_access;

use std::sync::Arc;

use matches::{Job, Refused};
use poise::serenity_prelude as serenity;
use quick_cache::sync::Cache;
use serenity::Http;

use crate::app::{Answer, App};
use crate::discord::error::{PostError, PostResult};
use crate::discord::session::budget::Budget;
use crate::discord::session::channel_limits::{ChannelLimits, LimitedRequest};
use crate::discord::session::forbidden_channels::ForbiddenChannels;
use crate::discord::session::former_answers::FormerAnswers;
use crate::discord::session::handover::Handover;
use crate::discord::session::newest_keys::NewestKeys;
use crate::discord::session::private_access::PrivateAccess;

/// The state that event handlers and job workers share. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Session {
    pub(crate) app: App,
    /// The REST client. Only the job workers' client respects Discord's rate limits.
    pub(crate) http: Arc<Http>,
    pub(crate) private_access: Arc<PrivateAccess>,
    pub(crate) channel_limits: Arc<ChannelLimits>,
    pub(crate) forbidden_channels: Arc<ForbiddenChannels>,
    pub(crate) handover: Arc<Handover>,
    pub(crate) budget: Arc<Budget>,
    /// The lasting texts of the newest boards and posts for spectators, by message. A board's text can also be rebuilt
    /// from the journal.
    pub(crate) posted_boards: Arc<Cache<u64, Answer>>,
    pub(crate) newest_presses: Arc<NewestKeys>,
    /// Private answers that the person's next answer removes.
    pub(crate) former_answers: Arc<FormerAnswers>,
    /// For each person, the newest answer that waits for an analysis.
    pub(crate) pending_answers: Arc<NewestKeys>,
}

impl Session {
    /// The session of the job workers, whose client notes rate limited channels.
    pub(crate) fn new(app: App, mut http: Http) -> Self {
        let channel_limits = Arc::new(ChannelLimits::new(app.clock().clone()));
        if let Some(limits) = &mut http.ratelimiter {
            let (app, channel_limits) = (app.clone(), Arc::clone(&channel_limits));
            limits.set_ratelimit_callback(Box::new(move |limited| {
                app.metrics().discord_wait();
                let wait = u64::try_from(limited.timeout.as_millis()).unwrap_or(u64::MAX);
                let request = LimitedRequest { path: &limited.path, is_global: limited.global };
                channel_limits.note(request, wait);
            }));
        }
        let private_access = Arc::new(PrivateAccess::default());
        let (access, clock) = (Arc::clone(&private_access), app.clock().clone());
        app.handoff()
            .set_private_access(move |channel| access.is_open(channel, clock.steady_now()));
        let forbidden_channels = Arc::new(ForbiddenChannels::new(app.clock().clone()));
        let (handover, budget) = Default::default();
        let (newest_presses, former_answers, pending_answers) = Default::default();
        Self {
            app,
            http: Arc::new(http),
            private_access,
            channel_limits,
            forbidden_channels,
            handover,
            budget,
            posted_boards: Arc::new(Cache::new(1_000)),
            newest_presses,
            former_answers,
            pending_answers,
        }
    }

    /// The same session with another REST client.
    pub(crate) fn with_http(&self, http: Arc<Http>) -> Self {
        Self { http, ..self.clone() }
    }

    /// Waits until a job may send its requests, and counts the time waited.
    pub(crate) async fn wait_for_budget(&self) {
        let waited = self.budget.wait_for_job().await;
        self.app.metrics().waited_for_budget(waited);
    }

    /// Waits like [`Self::wait_for_budget`], within the time limit of a job. If the wait is too long for that, the job
    /// begins again later.
    ///
    /// A job that may have sent its message waits in full: a restarted one would not look for that message.
    pub(crate) async fn wait_briefly_for_budget(&self, job: &Job) -> PostResult {
        if job.may_be_out() {
            self.wait_for_budget().await;
            return Ok(());
        }
        match self.budget.wait_briefly_for_job().await {
            Ok(waited) => {
                self.app.metrics().waited_for_budget(waited);
                Ok(())
            }
            Err(wait) => {
                let wait_ms = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX);
                Err(PostError::NotBefore(self.app.now().plus(wait_ms)))
            }
        }
    }

    /// Asks the app a question, off the async threads.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&App) -> Result<T, Refused> + Send + 'static,
    ) -> Result<T, PostError> {
        Ok(self.app.work(question).await.unwrap_or(Err(Refused::Busy))?)
    }
}
