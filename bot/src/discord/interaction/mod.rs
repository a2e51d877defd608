//! Who asks, from where, and how they are answered: at once if possible, put off where it takes long, tried again
//! where Discord falters.

pub(crate) mod components;
pub(crate) mod deadline;
mod first_response;
mod follow_up;
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
use serenity::{CreateInteractionResponse, Http, Permissions};

use crate::app::settings::Standpoint;
use crate::app::state::handoff::Counted;
use crate::app::{Answer, App};
use crate::discord::error::{ARCHIVED, is_code, is_passing, is_refused};
use crate::discord::interaction::deadline::{PUT_OFF_AFTER, with_limit};
use crate::discord::interaction::retry::Patience;
use crate::discord::posts::delivery::reopened;
use crate::discord::{error, message};
use crate::metrics::{Outcome, What};

/// So long the token lives with which what was put off is answered: 15 minutes, and a margin.
const TOKEN_LIVES: Duration = Duration::from_secs(14 * 60);

/// How often an answer is sent before it is put off, and the pause between.
const AT_ONCE: u32 = 2;
const PAUSE: Duration = Duration::from_millis(150);

/// After so many tries in vain the words go without the pictures.
const PICTURES: u32 = 5;

/// To whom an answer is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// To whom asked, in the place of the private message that they pressed on, if they did.
    Own,
    /// To whom asked, in a message of its own.
    Apart,
    /// To all who are there, in a message of its own.
    ToAll,
}

/// An interaction to answer, of whatever kind.
#[derive(Clone)]
pub(crate) struct Interaction {
    /// Who asks.
    pub(crate) player: PlayerId,
    /// What they are called where they ask.
    pub(crate) name: String,
    /// What makes a repeated delivery harmless.
    pub(crate) key: Key,
    /// The server they ask from.
    pub(crate) server: Option<u64>,
    /// The channel or thread they ask from.
    pub(crate) channel: u64,
    /// The channel that the thread belongs to, where it is one.
    pub(crate) parent: Option<u64>,
    /// What the bot may do there, where Discord says so.
    pub(crate) permissions: Option<Permissions>,
    /// Whether they ask from a server that has the bot itself, and not only with a person who brought it along.
    pub(crate) is_at_home: bool,
    /// Whether they ask in their own messages with the bot.
    pub(crate) is_with_bot: bool,
    /// Whether they ask from a conversation in which the bot is nobody: what is posted there needs an answer of theirs.
    pub(crate) is_private: bool,
    /// Whether they may manage the server they ask from.
    manages: bool,
    /// Which roles they have there.
    pub(crate) roles: Vec<u64>,
    /// Whether they may moderate there.
    moderates: bool,
    /// Whether they pressed something on a private message, which the answer then replaces.
    on_private: bool,
    /// When it came.
    arrived: Instant,
    /// What was asked for, for the count.
    what: What,
    token: String,
}

impl std::fmt::Debug for Interaction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Caller")
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

    /// From where they ask.
    pub(crate) fn standpoint(&self) -> Standpoint {
        let (place, manages, moderates) = (self.place(), self.manages, self.moderates);
        Standpoint { place, manages, moderates }
    }

    /// Who asks by which request, at this moment.
    fn by(&self, now: Timestamp) -> By {
        By { player: self.player, key: self.key, now }
    }

    /// Answers with what `work` comes to, in time: what takes long is put off first, and so is what Discord does not take
    /// at once.
    pub(crate) async fn answer(
        &self,
        app: &App,
        http: &Http,
        work: impl Future<Output = Answer>,
    ) -> Result<(), serenity::Error> {
        // An orderly stop waits for whoever holds one.
        let _at_work = app.handlers().token();
        let door = self
            .is_private
            .then(|| app.private_access().leave((self.channel, &self.token), app.now()));
        let first = app.handoff().answering();
        let work = std::pin::pin!(work);
        let answered = match with_limit(PUT_OFF_AFTER, work).await {
            Ok(answer) if app.handover().was_put_off(self.key) => Ok(Some(answer)),
            Ok(answer) => self.give((app, http), answer, Manner::Own).await,
            Err(work) if app.handover().was_put_off(self.key) => Ok(Some(work.await)),
            Err(work) => match self.put_off(app, http, Manner::Own).await {
                Ok(()) => Ok(Some(work.await)),
                Err(refused) => Err(refused),
            },
        };
        if let Some(door) = door {
            door.answered(answered.is_ok());
        }
        self.finish((app, http), (answered, Manner::Own), first).await
    }

    /// Sends what is still to be sent of an answer, and counts what came of it.
    async fn finish(
        &self,
        (app, http): (&App, &Http),
        (answered, manner): (Result<Option<Answer>, serenity::Error>, Manner),
        first: Counted<'_>,
    ) -> Result<(), serenity::Error> {
        let (outcome, sent) = match answered {
            Ok(Some(answer)) => {
                (Outcome::PutOff, self.edit((app, http), (&answer, manner), first).await)
            }
            answered => (Outcome::Answered, answered.map(drop)),
        };
        self.count(app, outcome, sent.is_ok());
        let duration_ms = self.arrived.elapsed().as_millis();
        tracing::debug!(interaction.id = self.key.0, duration_ms, sent = sent.is_ok(), "answered");
        sent
    }

    /// Sends an answer at once. Where Discord falters it is put off instead, which takes little: then there is time. What
    /// is still to be sent.
    async fn give(
        &self,
        (app, http): (&App, &Http),
        answer: Answer,
        mut manner: Manner,
    ) -> Result<Option<Answer>, serenity::Error> {
        for tries in 0..AT_ONCE {
            let error = match self.first((app, http), self.response(&answer, manner)).await {
                Ok(()) => return Ok(None),
                Err(error) => error,
            };
            if is_for_nobody_else(&error, manner) {
                manner = Manner::Apart;
                continue;
            }
            let without = answer.without_pictures().filter(|_| is_refused(&error));
            if let Some(without) = without {
                tell_missing(&error);
                let response = self.response(&without, manner);
                return self.first((app, http), response).await.map(|()| None);
            }
            if !is_passing(&error) {
                return Err(error);
            }
            if tries + 1 < AT_ONCE {
                tokio::time::sleep(PAUSE).await;
            }
        }
        self.put_off(app, http, manner).await?;
        Ok(Some(answer))
    }

    /// Sends a first answer that can't be put off, and is all there is to say.
    pub(crate) async fn send(
        &self,
        app: &App,
        http: &Http,
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        let sent = match app.handover().was_put_off(self.key) {
            false => self.insist(app, http, response).await,
            // Another process was to answer and could not; now it is too late for a form.
            true => self.tell_late(app, http).await,
        };
        self.count(app, Outcome::Answered, sent.is_ok());
        sent
    }

    /// Puts an answer in the place of what was put off, as long as the token lives. Where its pictures do not get
    /// through, whoever asked is told so, and can try again.
    async fn edit(
        &self,
        (app, http): (&App, &Http),
        (answer, manner): (&Answer, Manner),
        first: Counted<'_>,
    ) -> Result<(), serenity::Error> {
        let mut first = Some(first);
        let mut patience = Patience::until(app, self.arrived + TOKEN_LIVES);
        let mut is_reopened = false;
        loop {
            let Err(error) = self.replace(http, answer).await else { return Ok(()) };
            // A thread may have been archived since it was asked there: then nothing can be changed in it.
            let error = match is_code(&error, ARCHIVED) && !is_reopened {
                false => error,
                true => match reopened(http, self.channel.into(), error).await {
                    Ok(()) => {
                        is_reopened = true;
                        continue;
                    }
                    // Somebody has locked it besides: it stays so.
                    Err(error) if is_code(&error, ARCHIVED) => {
                        return self.tell_beside(http, (answer, manner), patience).await;
                    }
                    Err(error) => error,
                },
            };
            app.metrics().discord_refused(error::status(&error));
            // Others need not wait for this one any more.
            first.take();
            let is_late = patience.tries() >= PICTURES || app.is_draining();
            let without = answer.without_pictures().filter(|_| is_refused(&error) || is_late);
            match without {
                Some(without) => match self.replace(http, &without).await {
                    Err(again) if !is_passing(&again) => return Err(again),
                    Err(_) => {}
                    Ok(()) => {
                        tell_missing(&error);
                        return Ok(());
                    }
                },
                None if !is_passing(&error) => return Err(error),
                None => {}
            }
            if !patience.is_for_another().await {
                return Err(error);
            }
        }
    }

    async fn replace(&self, http: &Http, answer: &Answer) -> Result<(), serenity::Error> {
        let edit = message::edit(answer);
        let edit = if self.may_embed() { edit } else { edit.embeds(Vec::new()) };
        serenity::Builder::execute(edit, http, self.token.as_str()).await.map(drop)
    }

    fn response(&self, answer: &Answer, manner: Manner) -> CreateInteractionResponse {
        let response = message::response(answer).ephemeral(manner != Manner::ToAll);
        let response = if self.may_embed() { response } else { response.embeds(Vec::new()) };
        match self.is_in_place(manner) {
            true => CreateInteractionResponse::UpdateMessage(response),
            false => CreateInteractionResponse::Message(response),
        }
    }

    /// Whether an answer takes the place of the private message that was pressed on.
    fn is_in_place(&self, manner: Manner) -> bool {
        manner == Manner::Own && self.on_private
    }

    /// Whether pictures may stand below one another; where they may not they stand side by side.
    fn may_embed(&self) -> bool {
        let embed = Permissions::EMBED_LINKS | Permissions::ADMINISTRATOR;
        self.permissions.is_none_or(|may| may.intersects(embed))
    }
}

/// Says in the log that pictures did not get through; whoever asked is told so themselves.
fn tell_missing(error: &serenity::Error) {
    tracing::warn!(
        error = error::plain(error),
        "pictures were not taken: the answer goes without them"
    );
}

/// Whether all were to see it in a thread that is archived and locked: there only whoever asked is told anything.
fn is_for_nobody_else(error: &serenity::Error, manner: Manner) -> bool {
    manner == Manner::ToAll && is_code(error, ARCHIVED)
}
