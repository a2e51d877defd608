//! Who asks, from where, and how they are answered: at once if possible, put off where it takes long, tried again
//! where Discord falters.

mod counted;
mod heard;

use std::future::Future;
use std::time::{Duration, Instant};

use data::{By, Key, Place, PlayerId, Refused, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::{CreateInteractionResponse, CreateInteractionResponseMessage, Http, Permissions};
use tokio::sync::oneshot;

use super::faults::{self, is_code, is_passing, is_refused};
use super::limits::{PUT_OFF_AFTER, with_limit};
use super::patience::Patience;
use super::wire;
use crate::desk::{Answer, Counted, Desk, Standpoint};
use crate::metrics::{Outcome, What};

/// So long after it was made a first answer to an interaction is taken.
const ANSWER_WITHIN: Duration = Duration::from_secs(3);

/// So long an interaction was on its way at the most; if it seems longer, one of the clocks is wrong.
const ON_THE_WAY: Duration = Duration::from_secs(1);

/// So long the token lives with which what was put off is answered: 15 minutes, and a margin.
const TOKEN_LIVES: Duration = Duration::from_secs(14 * 60);

/// How often an answer is sent before it is put off, and the pause between.
const AT_ONCE: u32 = 2;
const PAUSE: Duration = Duration::from_millis(150);

/// After so many tries in vain the words go without the pictures.
const PICTURES: u32 = 5;

/// When Discord's numbers begin, in milliseconds of Unix time.
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// An interaction to answer, of whatever kind.
#[derive(Clone)]
pub(crate) struct Caller {
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

impl std::fmt::Debug for Caller {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Caller")
            .field("player", &self.player)
            .field("key", &self.key)
            .finish_non_exhaustive()
    }
}

impl Caller {
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

    /// Does work for them and says what came of it; what they are called now is noted before.
    pub(crate) fn ask(
        &self,
        desk: &Desk,
        work: impl FnOnce(&Desk, By) -> Result<Answer, Refused> + Send + 'static,
    ) -> impl Future<Output = Answer> {
        let (name, server, desk) = (self.name.clone(), self.server, desk.clone());
        let by = self.by(desk.now());
        let conversation = self.is_private.then_some(self.channel);
        async move {
            let work = move |desk: &Desk, by: By| {
                // Nobody waits for a name: where it can't be noted, the one of before stands.
                let _ = desk.matches().hear_name(by.player, server, &name, by.now);
                if let Some(channel) = conversation {
                    // What was called for while nobody was there goes through the door that they leave.
                    let _ = desk.matches().hurry(by.player, channel, by.now);
                }
                work(desk, by)
            };
            desk.answer(by, work).await
        }
    }

    /// The same for what is shown to all: that, or what only whoever asked is told.
    pub(crate) fn ask_publicly(
        &self,
        desk: &Desk,
        work: impl FnOnce(&Desk, By) -> Result<Result<Answer, Answer>, Refused> + Send + 'static,
    ) -> impl Future<Output = Result<Answer, Answer>> {
        let (shown, kept) = oneshot::channel();
        let told = self.ask(desk, move |desk, by| {
            Ok(match work(desk, by)? {
                Ok(public) => {
                    // Nobody listens any more only if nobody waits for it.
                    let _ = shown.send(public);
                    Answer::default()
                }
                Err(private) => private,
            })
        });
        async move {
            let told = told.await;
            kept.await.map_err(|_| told)
        }
    }

    /// Shows all who are there what `work` comes to; what only they are told who asked, privately.
    pub(crate) async fn show(
        &self,
        desk: &Desk,
        http: &Http,
        work: impl Future<Output = Result<Answer, Answer>>,
    ) -> Result<(), serenity::Error> {
        let _at_work = desk.handlers().token();
        let _first = desk.calls().answering();
        self.put_off(desk, http).await?;
        let (answer, is_public) = match work.await {
            Ok(public) => (public.read_in(self.channel), true),
            Err(private) => (private, false),
        };
        let message = wire::follow_up(&answer).ephemeral(!is_public);
        let sent = serenity::Builder::execute(message, http, (None, self.token.as_str())).await;
        self.count(desk, Outcome::PutOff, sent.is_ok());
        sent.map(drop)
    }

    /// Does work for them that takes a place to think at, once one is free.
    pub(crate) fn ask_thinker(
        &self,
        desk: &Desk,
        work: impl FnOnce(&Desk, By) -> Result<Answer, Refused> + Send + 'static,
    ) -> impl Future<Output = Answer> {
        let (desk, asked) = (desk.clone(), self.ask(desk, work));
        async move {
            match desk.thinkers().place_for_hint().await {
                Some(_place) => asked.await,
                None => crate::desk::busy_thinking(),
            }
        }
    }

    /// Answers with what `work` comes to, in time: what takes long is put off first, and so is what Discord does not take
    /// at once.
    pub(crate) async fn answer(
        &self,
        desk: &Desk,
        http: &Http,
        work: impl Future<Output = Answer>,
    ) -> Result<(), serenity::Error> {
        // An orderly stop waits for whoever holds one.
        let _at_work = desk.handlers().token();
        let door =
            self.is_private.then(|| desk.doors().leave((self.channel, &self.token), desk.now()));
        let first = desk.calls().answering();
        let work = std::pin::pin!(async { work.await.read_in(self.channel) });
        let answered = match with_limit(PUT_OFF_AFTER, work).await {
            Ok(answer) => self.give(desk, http, answer).await,
            Err(work) => match self.put_off(desk, http).await {
                Ok(()) => Ok(Some(work.await)),
                Err(refused) => Err(refused),
            },
        };
        if let Some(door) = door {
            door.answered(answered.is_ok());
        }
        let (outcome, sent) = match answered {
            Ok(Some(answer)) => (Outcome::PutOff, self.edit((desk, http), &answer, first).await),
            answered => (Outcome::Answered, answered.map(drop)),
        };
        self.count(desk, outcome, sent.is_ok());
        let duration_ms = self.arrived.elapsed().as_millis();
        tracing::debug!(interaction.id = self.key.0, duration_ms, sent = sent.is_ok(), "answered");
        sent
    }

    /// Sends an answer at once. Where Discord falters it is put off instead, which takes little: then there is time. What
    /// is still to be sent.
    async fn give(
        &self,
        desk: &Desk,
        http: &Http,
        answer: Answer,
    ) -> Result<Option<Answer>, serenity::Error> {
        for tries in 0..AT_ONCE {
            let error = match self.first((desk, http), self.response(&answer)).await {
                Ok(()) => return Ok(None),
                Err(error) => error,
            };
            let without = answer.without_pictures().filter(|_| is_refused(&error));
            if let Some(without) = without {
                tell_missing(&error);
                return self.first((desk, http), self.response(&without)).await.map(|()| None);
            }
            if !is_passing(&error) {
                return Err(error);
            }
            if tries + 1 < AT_ONCE {
                tokio::time::sleep(PAUSE).await;
            }
        }
        self.put_off(desk, http).await?;
        Ok(Some(answer))
    }

    /// Sends a first answer that can't be put off, and is all there is to say.
    pub(crate) async fn send(
        &self,
        desk: &Desk,
        http: &Http,
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        let sent = self.insist(desk, http, response).await;
        self.count(desk, Outcome::Answered, sent.is_ok());
        sent
    }

    /// Sends a first answer as long as it can arrive.
    async fn insist(
        &self,
        desk: &Desk,
        http: &Http,
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        let mut patience = Patience::until(desk, self.dead_at(desk.now()));
        loop {
            match self.first((desk, http), response.clone()).await {
                Err(error) if is_passing(&error) && patience.is_for_another().await => {}
                sent => return sent,
            }
        }
    }

    /// Sends a first answer, and once again where Discord falters: the next letter makes it needless.
    pub(crate) async fn send_once_again(
        &self,
        http: &Http,
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        match self.deliver(http, response.clone()).await {
            Err(error) if is_passing(&error) && self.arrived.elapsed() < ANSWER_WITHIN => {
                tokio::time::sleep(PAUSE).await;
                self.deliver(http, response).await
            }
            sent => sent,
        }
    }

    /// Sends a first answer. That there is one already is as good as done.
    async fn deliver(
        &self,
        http: &Http,
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        let to = (self.key.0.into(), self.token.as_str());
        match serenity::Builder::execute(response, http, to).await {
            Err(error) if is_code(&error, ALREADY_ACKNOWLEDGED) => Ok(()),
            sent => sent,
        }
    }

    /// Says that the answer comes later.
    async fn put_off(&self, desk: &Desk, http: &Http) -> Result<(), serenity::Error> {
        let response = match self.on_private {
            true => CreateInteractionResponse::Acknowledge,
            false => CreateInteractionResponse::Defer(
                CreateInteractionResponseMessage::new().ephemeral(true),
            ),
        };
        self.insist(desk, http, response).await
    }

    /// Puts an answer in the place of what was put off, as long as the token lives. Where its pictures do not get
    /// through, whoever asked is told so, and can try again.
    async fn edit(
        &self,
        (desk, http): (&Desk, &Http),
        answer: &Answer,
        first: Counted<'_>,
    ) -> Result<(), serenity::Error> {
        let mut first = Some(first);
        let mut patience = Patience::until(desk, self.arrived + TOKEN_LIVES);
        loop {
            let Err(error) = self.replace(http, answer).await else { return Ok(()) };
            desk.metrics().discord_refused(faults::status(&error));
            // Others need not wait for this one any more.
            first.take();
            let is_late = patience.tries() >= PICTURES || desk.is_draining();
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
        let edit = wire::edit(answer);
        let edit = if self.may_embed() { edit } else { edit.embeds(Vec::new()) };
        serenity::Builder::execute(edit, http, self.token.as_str()).await.map(drop)
    }

    fn response(&self, answer: &Answer) -> CreateInteractionResponse {
        let response = wire::response(answer);
        let response = if self.may_embed() { response } else { response.embeds(Vec::new()) };
        match self.on_private {
            true => CreateInteractionResponse::UpdateMessage(response),
            false => CreateInteractionResponse::Message(response),
        }
    }

    /// Whether pictures may stand below one another; where they may not they stand side by side.
    fn may_embed(&self) -> bool {
        let embed = Permissions::EMBED_LINKS | Permissions::ADMINISTRATOR;
        self.permissions.is_none_or(|may| may.intersects(embed))
    }

    /// From when on Discord takes no first answer any more. A clock that is ahead of Discord's must not make us give up
    /// at once.
    fn dead_at(&self, now: Timestamp) -> Instant {
        let made_ms = (self.key.0 >> 22) + DISCORD_EPOCH_MS;
        let age = Duration::from_millis(now.0.saturating_sub(made_ms));
        let since = age.saturating_sub(self.arrived.elapsed()).min(ON_THE_WAY);
        self.arrived + ANSWER_WITHIN - since
    }
}

/// Says in the log that pictures did not get through; whoever asked is told so themselves.
fn tell_missing(error: &serenity::Error) {
    tracing::warn!(
        error = faults::plain(error),
        "pictures were not taken: the answer goes without them"
    );
}

/// Discord's code for an interaction that has been answered.
const ALREADY_ACKNOWLEDGED: isize = 40060;
