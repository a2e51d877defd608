//! Interactions: who asks, from where, and how they are answered within Discord's deadlines.
//!
//! An answer is sent at once if possible, deferred where it takes long, and sent again where Discord falters.

pub(crate) mod components;
pub(crate) mod deadline;
mod first_response;
mod follow_up;
mod forms;
pub(crate) mod membership;
mod metrics;
mod parse;
pub(crate) mod permissions;
mod public;
mod retry;
mod run;

use std::future::Future;
use std::time::{Duration, Instant};

use matches::{By, Key, Place, PlayerId, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::{CreateInteractionResponse, Permissions};

use crate::app::Answer;
use crate::app::press::Standpoint;
use crate::app::state::handoff::ActivityGuard;
use crate::discord::error::{ARCHIVED, is_code, is_passing, is_refused};
use crate::discord::interaction::deadline::{DEFER_AFTER, with_limit};
use crate::discord::interaction::retry::Retry;
use crate::discord::posts::delivery::reopened;
use crate::discord::session::Session;
use crate::discord::{error, message};
use crate::metrics::{InteractionKind, Outcome};

/// How long the token lives with which a deferred answer is sent: 15 minutes, less a margin.
const TOKEN_LIVES: Duration = Duration::from_secs(14 * 60);

/// How often an answer is sent before it is deferred, and the pause between.
const TRIES_AT_ONCE: u32 = 2;
const PAUSE: Duration = Duration::from_millis(150);

/// After this many failed tries the words go without the pictures.
const TRIES_WITH_PICTURES: u32 = 5;

/// Who sees an answer, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Audience {
    /// The player alone; it replaces the private message whose button they pressed, if there is one.
    InPlace,
    /// The player alone, in a new message.
    Private,
    /// Everybody in the channel, in a new message.
    Public,
}

/// An answer that still has to be sent, and to whom.
struct Late<'a> {
    answer: &'a Answer,
    audience: Audience,
}

/// An interaction to answer, of whatever kind.
#[derive(Clone)]
pub(crate) struct Interaction {
    /// What is shared with all others, and the client to answer with.
    pub(crate) session: Session,
    /// Who asks.
    pub(crate) player: PlayerId,
    /// Their display name where they ask.
    pub(crate) name: String,
    /// The idempotency key: a repeated delivery has the same.
    pub(crate) key: Key,
    /// The server they ask from.
    pub(crate) server: Option<u64>,
    /// The channel or thread they ask from.
    pub(crate) channel: u64,
    /// The channel that the thread belongs to, where it is one.
    pub(crate) parent: Option<u64>,
    /// What the bot may do there, where Discord says so.
    pub(crate) permissions: Option<Permissions>,
    /// Whether the server they ask from has installed the bot, not only a person who brought it along.
    pub(crate) is_guild_install: bool,
    /// Whether they ask in their direct messages with the bot.
    pub(crate) is_bot_dm: bool,
    /// Whether they ask from a conversation without the bot: what is posted there needs an answer of theirs.
    pub(crate) is_private: bool,
    /// Whether they may manage the server they ask from.
    may_manage: bool,
    /// Which roles they have there.
    pub(crate) roles: Vec<u64>,
    /// Whether they may moderate there.
    may_moderate: bool,
    /// Whether they pressed something on a private message, which the answer then replaces.
    is_on_private: bool,
    /// When it arrived.
    arrived: Instant,
    /// What was asked for, for the metrics.
    kind: InteractionKind,
    token: String,
}

impl std::fmt::Debug for Interaction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Interaction")
            .field("player", &self.player)
            .field("key", &self.key)
            .finish_non_exhaustive()
    }
}

impl Interaction {
    /// Where a match that is asked for here is played.
    pub(crate) fn place(&self) -> Place {
        match self.parent {
            Some(parent) => {
                Place { server: self.server, channel: parent, thread: Some(self.channel) }
            }
            None => Place { server: self.server, channel: self.channel, thread: None },
        }
    }

    /// Where they ask, and what they may do there.
    pub(crate) fn standpoint(&self) -> Standpoint {
        let place = self.place();
        Standpoint { place, manages: self.may_manage, moderates: self.may_moderate }
    }

    /// Who asks by which request, at this moment.
    fn by(&self, now: Timestamp) -> By {
        By { player: self.player, key: self.key, now }
    }

    /// Answers with the result of `work`, in time: long work is deferred first, and so is what Discord does not take at
    /// once.
    pub(crate) async fn answer(
        &self,
        work: impl Future<Output = Answer>,
    ) -> Result<(), serenity::Error> {
        let Session { app, private_access, handover, .. } = &self.session;
        // An orderly stop waits for the handlers that hold one.
        let _at_work = app.handlers().token();
        let access =
            self.is_private.then(|| private_access.open(self.channel, &self.token, app.now()));
        let first = app.handoff().begin_answer();
        let work = std::pin::pin!(work);
        let answered = match with_limit(DEFER_AFTER, work).await {
            Ok(answer) if handover.was_deferred(self.key) => Ok(Some(answer)),
            Ok(answer) => self.send_now(answer, Audience::InPlace).await,
            Err(work) if handover.was_deferred(self.key) => Ok(Some(work.await)),
            Err(work) => match self.defer(Audience::InPlace).await {
                Ok(()) => Ok(Some(work.await)),
                Err(refused) => Err(refused),
            },
        };
        if let Some(access) = access {
            access.answered(answered.is_ok());
        }
        self.finish(answered, Audience::InPlace, first).await
    }

    /// Sends what is still to be sent of an answer, and counts the outcome.
    async fn finish(
        &self,
        answered: Result<Option<Answer>, serenity::Error>,
        audience: Audience,
        first: ActivityGuard<'_>,
    ) -> Result<(), serenity::Error> {
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

    /// Sends an answer at once. Where Discord falters it is deferred, which is a small request: then there is time. Returns
    /// what is still to be sent.
    async fn send_now(
        &self,
        answer: Answer,
        mut audience: Audience,
    ) -> Result<Option<Answer>, serenity::Error> {
        for tries in 0..TRIES_AT_ONCE {
            let error = match self.send_first(self.response(&answer, audience)).await {
                Ok(()) => return Ok(None),
                Err(error) => error,
            };
            if is_locked_for_all(&error, audience) {
                audience = Audience::Private;
                continue;
            }
            let without = answer.without_pictures().filter(|_| is_refused(&error));
            if let Some(without) = without {
                log_missing_pictures(&error);
                return self.send_first(self.response(&without, audience)).await.map(|()| None);
            }
            if !is_passing(&error) {
                return Err(error);
            }
            if tries + 1 < TRIES_AT_ONCE {
                tokio::time::sleep(PAUSE).await;
            }
        }
        self.defer(audience).await?;
        Ok(Some(answer))
    }

    /// Sends a first response that can't be deferred, and is all there is to say.
    pub(crate) async fn respond(
        &self,
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        let sent = match self.session.handover.was_deferred(self.key) {
            false => self.insist(response).await,
            // Another process was to answer and could not; now it is too late for a form.
            true => self.ask_to_try_again().await,
        };
        self.count(Outcome::Answered, sent.is_ok());
        sent
    }

    /// Replaces a deferred response by its answer, as long as the token lives. Where its pictures do not get through, the
    /// player is told so and can try again.
    async fn send_late(
        &self,
        late: Late<'_>,
        first: ActivityGuard<'_>,
    ) -> Result<(), serenity::Error> {
        let (app, answer) = (&self.session.app, late.answer);
        let mut first = Some(first);
        let mut retry = Retry::until(app, self.arrived + TOKEN_LIVES);
        let mut is_reopened = false;
        loop {
            let Err(error) = self.replace(answer).await else { return Ok(()) };
            // A thread may have been archived since it was asked there: then nothing can be changed in it.
            let error = match is_code(&error, ARCHIVED) && !is_reopened {
                false => error,
                true => match reopened(&self.session.http, self.channel.into(), error).await {
                    Ok(()) => {
                        is_reopened = true;
                        continue;
                    }
                    // It is locked besides: it stays so.
                    Err(error) if is_code(&error, ARCHIVED) => {
                        return self.send_beside(late, retry).await;
                    }
                    Err(error) => error,
                },
            };
            app.metrics().discord_refused(error::status(&error));
            // Others need not wait for this one any more.
            first.take();
            let is_late = retry.tries() >= TRIES_WITH_PICTURES || app.is_draining();
            let without = answer.without_pictures().filter(|_| is_refused(&error) || is_late);
            match without {
                Some(without) => match self.replace(&without).await {
                    Err(again) if !is_passing(&again) => return Err(again),
                    Err(_) => {}
                    Ok(()) => {
                        log_missing_pictures(&error);
                        return Ok(());
                    }
                },
                None if !is_passing(&error) => return Err(error),
                None => {}
            }
            if !retry.wait().await {
                return Err(error);
            }
        }
    }

    async fn replace(&self, answer: &Answer) -> Result<(), serenity::Error> {
        let edit = message::edit(answer);
        let edit = if self.may_embed() { edit } else { edit.embeds(Vec::new()) };
        let sent = serenity::Builder::execute(edit, &self.session.http, self.token.as_str());
        sent.await.map(drop)
    }

    fn response(&self, answer: &Answer, audience: Audience) -> CreateInteractionResponse {
        let response = message::response(answer).ephemeral(audience != Audience::Public);
        let response = if self.may_embed() { response } else { response.embeds(Vec::new()) };
        match self.is_in_place(audience) {
            true => CreateInteractionResponse::UpdateMessage(response),
            false => CreateInteractionResponse::Message(response),
        }
    }

    /// Whether an answer replaces the private message whose button was pressed.
    fn is_in_place(&self, audience: Audience) -> bool {
        audience == Audience::InPlace && self.is_on_private
    }

    /// Whether pictures may stand below one another; else they stand side by side.
    fn may_embed(&self) -> bool {
        let embed = Permissions::EMBED_LINKS | Permissions::ADMINISTRATOR;
        self.permissions.is_none_or(|may| may.intersects(embed))
    }
}

/// Logs that pictures did not get through; the player is told so in the answer.
fn log_missing_pictures(error: &serenity::Error) {
    tracing::warn!(
        error = error::plain(error),
        "pictures were not taken: the answer goes without them"
    );
}

/// Whether an answer for all is refused because the thread is archived and locked: there only the player can be answered.
fn is_locked_for_all(error: &serenity::Error, audience: Audience) -> bool {
    audience == Audience::Public && is_code(error, ARCHIVED)
}
