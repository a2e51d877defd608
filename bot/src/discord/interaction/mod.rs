//! Interactions: the person, the place, and answers within Discord's deadlines.
//!
//! An answer is sent at once if possible, deferred if it takes long, and retried if Discord fails.

pub(crate) mod components;
pub(crate) mod deadline;
mod first_response;
mod follow_up;
mod forms;
mod late_analysis;
mod launch;
pub(crate) mod membership;
mod parse;
mod pending_analysis;
pub(crate) mod permissions;
mod public;
mod retry;
mod run;

use std::future::Future;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use matches::{Key, Place, PlayerId, Request, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::{CreateInteractionResponse, Permissions, Result};
use words::Language;

use crate::app::Answer;
use crate::app::press::Standpoint;
use crate::app::state::handoff::ActivityGuard;
use crate::discord::error::{ARCHIVED, is_code, is_content_refused, is_temporary};
use crate::discord::interaction::deadline::{DEFER_AFTER, with_limit};
use crate::discord::interaction::pending_analysis::PendingAnalysis;
use crate::discord::interaction::retry::{Retry, TRIES_WITH_PICTURES};
use crate::discord::posts::places::{is_closed, reopen};
use crate::discord::request_span::spanned;
use crate::discord::session::Session;
use crate::discord::{error, message};
use crate::metrics::{InteractionKind, Outcome};
use crate::trace::Trace;

/// The time for which a deferred answer can be sent: 15 minutes, less a margin.
const TOKEN_LIFETIME: Duration = Duration::from_secs(14 * 60);

/// The number of attempts before an answer is deferred, and the pause between them.
const TRIES_AT_ONCE: u32 = 2;
const PAUSE: Duration = Duration::from_millis(150);

/// The audience of an answer, and where they see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Audience {
    /// Only the player sees the answer. If they pressed a button on a private message, the answer replaces that
    /// message.
    InPlace,
    /// Only the player sees the answer, in a new message.
    Private,
    /// The whole channel sees the answer, in a new message.
    Public,
}

struct Late<'a> {
    answer: &'a Answer,
    audience: Audience,
}

/// An interaction: a command, a press or a form.
#[derive(Clone)]
pub(crate) struct Interaction {
    pub(crate) session: Session,
    pub(crate) player: PlayerId,
    pub(crate) name: String,
    /// The idempotency key, the same for repeated deliveries.
    pub(crate) key: Key,
    pub(crate) server: Option<u64>,
    /// The channel or thread.
    pub(crate) channel: u64,
    /// The channel of the thread. `None` outside threads.
    pub(crate) parent: Option<u64>,
    /// The bot's permissions in the channel, if Discord sends them.
    pub(crate) permissions: Option<Permissions>,
    /// Whether the server has installed the bot. Otherwise, a person has installed it for themselves.
    pub(crate) is_guild_install: bool,
    /// Whether the channel is the player's direct messages with the bot.
    pub(crate) is_bot_dm: bool,
    /// Whether the channel is a private conversation that the bot is not part of.
    pub(crate) is_private: bool,
    may_manage: bool,
    /// The player's roles on the server.
    pub(crate) roles: Vec<u64>,
    may_moderate: bool,
    /// The language of the player's Discord.
    pub(crate) language: Language,
    /// The language of the server in Discord's settings.
    server_language: Option<Language>,
    /// Whether the pressed button is on a private message, which the answer then replaces.
    is_on_private: bool,
    arrived: Instant,
    kind: InteractionKind,
    token: String,
}

impl Interaction {
    pub(crate) fn place(&self) -> Place {
        match self.parent {
            Some(parent) => {
                Place { server: self.server, channel: parent, thread: Some(self.channel) }
            }
            None => Place { server: self.server, channel: self.channel, thread: None },
        }
    }

    pub(crate) fn standpoint(&self) -> Standpoint {
        let place = self.place();
        Standpoint { place, manages: self.may_manage, moderates: self.may_moderate }
    }

    fn by(&self, now: Timestamp) -> Request {
        Request { player: self.player, key: self.key, now }
    }

    /// Sends an answer that needs no work.
    pub(crate) async fn say(&self, answer: Answer) -> Result<()> {
        self.answer(async { answer }).await
    }

    /// Answers with the result of `work`. If the work takes long, a deferred response is sent first.
    pub(crate) async fn answer(&self, work: impl Future<Output = Answer>) -> Result<()> {
        self.trace().around(self.answer_in_place(work)).await
    }

    fn trace(&self) -> Trace {
        let kind = self.session.app.metrics().command_name(&self.kind);
        Trace::of_interaction(self.key, &kind)
    }

    async fn answer_in_place(&self, work: impl Future<Output = Answer>) -> Result<()> {
        let Session { app, private_access, handover, .. } = &self.session;
        // A graceful shutdown waits for the handlers that hold a token.
        let _at_work = app.handlers().token();
        let steady = app.clock().steady_now();
        let access = self.is_private.then(|| private_access.add(self.channel, &self.token, steady));
        let first = app.handoff().begin_answer();
        let (pending, goes_with_next) = (OnceLock::new(), OnceLock::new());
        let work = std::pin::pin!(async {
            let answer = work.await.or_in_language(self.language);
            pending.get_or_init(|| PendingAnalysis::of(&answer));
            goes_with_next.get_or_init(|| answer.goes_with_next);
            answer
        });
        let answered = match with_limit(DEFER_AFTER, work).await {
            Ok(answer) if handover.take_deferred(self.key) => Ok(Some(answer)),
            Ok(answer) => self.send_now(answer, Audience::InPlace).await,
            Err(work) if handover.take_deferred(self.key) => Ok(Some(work.await)),
            Err(work) => match self.defer(Audience::InPlace).await {
                Ok(()) => Ok(Some(work.await)),
                Err(refused) => Err(refused),
            },
        };
        let is_deferred = matches!(answered, Ok(Some(_)));
        let sent = self.finish(answered, Audience::InPlace, first).await;
        if let Some(access) = access {
            // After a deferral, Discord takes the first follow-up for the answer. So posts wait until the answer is
            // sent.
            access.set_answered(sent.is_ok());
            if is_deferred && sent.is_ok() {
                self.wake_private_posts().await;
            }
        }
        sent?;
        self.remove_former(goes_with_next.get().is_some_and(|goes| *goes)).await;
        if let Some(pending) = pending.get().cloned().flatten() {
            self.complete_later(pending);
        }
        Ok(())
    }

    /// Sends the answer if the response was deferred, and counts the outcome.
    async fn finish(
        &self,
        answered: Result<Option<Answer>>,
        audience: Audience,
        first: ActivityGuard<'_>,
    ) -> Result<()> {
        let (outcome, sent) = match answered {
            Ok(Some(answer)) => {
                let late = Late { answer: &answer, audience };
                (Outcome::PutOff, self.send_late(late, first).await)
            }
            answered => (Outcome::Answered, answered.map(drop)),
        };
        self.count(outcome, sent.is_ok());
        let duration_ms = self.arrived.elapsed().as_millis();
        tracing::debug!(interaction.id = self.key.0, duration_ms, sent = sent.is_ok(), "answered");
        sent
    }

    /// Sends an answer at once. If Discord fails, sends a deferred response and returns the answer to be sent later.
    async fn send_now(&self, answer: Answer, mut audience: Audience) -> Result<Option<Answer>> {
        for tries in 0..TRIES_AT_ONCE {
            let error = match self.send_first(self.response(&answer, audience)).await {
                Ok(()) => return Ok(None),
                Err(error) => error,
            };
            if is_locked_for_all(&error, audience) {
                audience = Audience::Private;
                continue;
            }
            if message::emoji::forget_refused(&error) {
                continue;
            }
            let without = answer.without_pictures().filter(|_| is_content_refused(&error));
            if let Some(without) = without {
                log_missing_pictures(&error);
                return self.send_first(self.response(&without, audience)).await.map(|()| None);
            }
            if !is_temporary(&error) {
                return Err(error);
            }
            if tries + 1 < TRIES_AT_ONCE {
                tokio::time::sleep(PAUSE).await;
            }
        }
        self.defer(audience).await?;
        Ok(Some(answer))
    }

    /// Sends a first response that can't be deferred, such as a form.
    pub(crate) async fn respond(&self, response: CreateInteractionResponse) -> Result<()> {
        let sent = match self.session.handover.take_deferred(self.key) {
            false => self.trace().around(self.insist(response)).await,
            // This process has sent a deferred response in place of another process, so it is too late for a form.
            true => self.ask_to_try_again().await,
        };
        self.count(Outcome::Answered, sent.is_ok());
        sent
    }

    /// Replaces a deferred response by its answer, and retries while the token is valid. If pictures fail to upload,
    /// the answer goes without them and says so.
    async fn send_late(&self, late: Late<'_>, first: ActivityGuard<'_>) -> Result<()> {
        let (app, answer) = (&self.session.app, late.answer);
        let mut first = Some(first);
        let mut retry = Retry::until(app, self.arrived + TOKEN_LIFETIME);
        let mut is_reopened = false;
        loop {
            let Err(error) = self.replace(answer).await else { return Ok(()) };
            // The thread may have been archived since.
            let error = match is_code(&error, &[ARCHIVED]) && !is_reopened {
                false => error,
                true => match reopen(&self.session.http, self.channel.into(), error).await {
                    Ok(()) => {
                        is_reopened = true;
                        continue;
                    }
                    // The thread is locked, or can't be reopened.
                    Err(error) if is_closed(&error) => {
                        return self.send_beside(late, retry).await;
                    }
                    Err(error) => error,
                },
            };
            app.metrics().discord_refused(error::status(&error));
            // Jobs no longer wait for this answer.
            first.take();
            if message::emoji::forget_refused(&error) && retry.wait().await {
                continue;
            }
            let is_late = retry.tries() >= TRIES_WITH_PICTURES || app.is_draining();
            let without =
                answer.without_pictures().filter(|_| is_content_refused(&error) || is_late);
            match without {
                Some(without) => match self.replace(&without).await {
                    Err(again) if !is_temporary(&again) => return Err(again),
                    Err(_) => {}
                    Ok(()) => {
                        log_missing_pictures(&error);
                        return Ok(());
                    }
                },
                None if !is_temporary(&error) => return Err(error),
                None => {}
            }
            if !retry.wait().await {
                return Err(error);
            }
        }
    }

    async fn replace(&self, answer: &Answer) -> Result<()> {
        let edit = message::edit(answer);
        let edit = match self.may_embed() {
            true => edit,
            false => edit.content(message::content_without_embeds(answer)).embeds(Vec::new()),
        };
        let sent = spanned(
            "PATCH /webhooks/{application}/{token}/messages/@original",
            serenity::Builder::execute(edit, &self.session.http, self.token.as_str()),
        );
        sent.await.map(drop)
    }

    fn response(&self, answer: &Answer, audience: Audience) -> CreateInteractionResponse {
        let response = message::response(answer).ephemeral(audience != Audience::Public);
        let response = match self.may_embed() {
            true => response,
            false => response.content(message::content_without_embeds(answer)).embeds(Vec::new()),
        };
        match self.is_in_place(audience) {
            true => CreateInteractionResponse::UpdateMessage(response),
            false => CreateInteractionResponse::Message(response),
        }
    }

    /// Whether an answer replaces the private message whose button was pressed.
    fn is_in_place(&self, audience: Audience) -> bool {
        audience == Audience::InPlace && self.is_on_private
    }

    fn may_embed(&self) -> bool {
        let embed = Permissions::EMBED_LINKS | Permissions::ADMINISTRATOR;
        self.permissions.is_none_or(|may| may.intersects(embed))
    }
}

fn log_missing_pictures(error: &serenity::Error) {
    tracing::warn!(
        error = error::plain(error),
        "pictures were not taken: the answer goes without them"
    );
}

/// Whether a public answer is refused because the thread is archived and locked.
fn is_locked_for_all(error: &serenity::Error, audience: Audience) -> bool {
    audience == Audience::Public && is_code(error, &[ARCHIVED])
}
