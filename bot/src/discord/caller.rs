//! Who asks, from where, and how they are answered: at once if possible, put off where it takes long, tried again
//! where Discord falters.

use std::future::Future;
use std::time::{Duration, Instant};

use data::{By, Key, Place, PlayerId, Refused, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::{
    AuthorizingIntegrationOwner, CommandInteraction, ComponentInteraction,
    CreateInteractionResponse, CreateInteractionResponseMessage, Http, InteractionContext,
    MessageFlags, ModalInteraction, Permissions,
};

use tokio::sync::oneshot;

use super::faults::{is_code, is_passing};
use super::wire;
use crate::desk::{Answer, Desk, Standpoint};

/// Discord waits 3 seconds for the first answer; from then on the token is dead.
const PUT_OFF_AFTER: Duration = Duration::from_millis(1800);

/// How often an answer is sent at the most.
const TRIES: u32 = 3;

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
    /// Whether they may manage the server they ask from.
    manages: bool,
    /// Whether they pressed something on a private message, which the answer then replaces.
    on_private: bool,
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

macro_rules! caller {
    ($interaction:expr, $on_private:expr, ($is_at_home:expr, $context:expr)) => {{
        let interaction = $interaction;
        Self {
            player: PlayerId(interaction.user.id.get()),
            name: match &interaction.member {
                Some(member) => member.display_name().to_owned(),
                None => interaction.user.display_name().to_owned(),
            },
            key: Key(interaction.id.get()),
            server: interaction.guild_id.map(serenity::GuildId::get),
            channel: interaction.channel_id.get(),
            parent: parent(interaction.channel.as_ref()),
            permissions: interaction.app_permissions,
            manages: interaction.member.as_ref().is_some_and(|member| manages(member.permissions)),
            is_at_home: $is_at_home && interaction.guild_id.is_some(),
            is_with_bot: $context == Some(InteractionContext::BotDm),
            on_private: $on_private,
            token: interaction.token.clone(),
        }
    }};
}

impl From<&CommandInteraction> for Caller {
    fn from(interaction: &CommandInteraction) -> Self {
        let is_at_home = is_at_home(&interaction.authorizing_integration_owners);
        caller!(interaction, false, (is_at_home, interaction.context))
    }
}

impl From<&ComponentInteraction> for Caller {
    fn from(interaction: &ComponentInteraction) -> Self {
        let is_at_home = is_at_home(&interaction.authorizing_integration_owners);
        caller!(interaction, is_private(&interaction.message), (is_at_home, interaction.context))
    }
}

impl From<&ModalInteraction> for Caller {
    fn from(interaction: &ModalInteraction) -> Self {
        let on_private = interaction.message.as_deref().is_some_and(is_private);
        // serenity does not say it of modals, and nobody is challenged by one.
        caller!(interaction, on_private, (false, None))
    }
}

fn is_private(message: &serenity::Message) -> bool {
    message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}

fn is_at_home(owners: &serenity::AuthorizingIntegrationOwners) -> bool {
    let by_server = |owner: &_| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_));
    owners.0.is_empty() || owners.0.iter().any(by_server)
}

fn manages(permissions: Option<Permissions>) -> bool {
    permissions.is_some_and(|may| may.administrator() || may.manage_guild())
}

fn parent(channel: Option<&serenity::PartialChannel>) -> Option<u64> {
    let channel = channel?;
    let is_thread = channel.thread_metadata.is_some();
    channel.parent_id.filter(|_| is_thread).map(serenity::ChannelId::get)
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
        Standpoint { place: self.place(), manages: self.manages }
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
        async move {
            let work = move |desk: &Desk, by: By| {
                // Nobody waits for a name: where it can't be noted, the one of before stands.
                let _ = desk.matches().hear_name(by.player, server, &name);
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
        self.send(http, self.put_off()).await?;
        let (answer, is_public) = match work.await {
            Ok(public) => (public.read_in(self.channel), true),
            Err(private) => (private, false),
        };
        let message = wire::follow_up(&answer).ephemeral(!is_public);
        let sent = serenity::Builder::execute(message, http, (None, self.token.as_str())).await;
        sent.map(drop)
    }

    /// Answers with what `work` comes to, in time: what takes long is put off first.
    pub(crate) async fn answer(
        &self,
        desk: &Desk,
        http: &Http,
        work: impl Future<Output = Answer>,
    ) -> Result<(), serenity::Error> {
        // An orderly stop waits for whoever holds one.
        let _at_work = desk.handlers().token();
        let _first = desk.calls().answering();
        let since = Instant::now();
        let work = std::pin::pin!(async { work.await.read_in(self.channel) });
        let sent = match with_limit(PUT_OFF_AFTER, work).await {
            Ok(answer) => self.send(http, self.response(answer)).await,
            Err(work) => {
                self.send(http, self.put_off()).await?;
                self.edit(http, work.await).await
            }
        };
        let duration_ms = since.elapsed().as_millis();
        tracing::debug!(interaction.id = self.key.0, duration_ms, sent = sent.is_ok(), "answered");
        sent
    }

    /// Sends a first answer, again where Discord falters. That it was taken already is as good as done.
    pub(crate) async fn send(
        &self,
        http: &Http,
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        let mut tries = 0;
        loop {
            let sent = serenity::Builder::execute(
                response.clone(),
                http,
                (self.key.0.into(), &self.token),
            )
            .await;
            tries += 1;
            match sent {
                Err(error) if is_code(&error, ALREADY_ACKNOWLEDGED) => return Ok(()),
                Err(error) if tries < TRIES && is_passing(&error) => pause(tries).await,
                sent => return sent,
            }
        }
    }

    async fn edit(&self, http: &Http, answer: Answer) -> Result<(), serenity::Error> {
        let edit = wire::edit(&answer);
        let mut tries = 0;
        loop {
            let sent = serenity::Builder::execute(edit.clone(), http, self.token.as_str()).await;
            tries += 1;
            match sent {
                Err(error) if tries < TRIES && is_passing(&error) => pause(tries).await,
                sent => return sent.map(drop),
            }
        }
    }

    fn response(&self, answer: Answer) -> CreateInteractionResponse {
        match self.on_private {
            true => CreateInteractionResponse::UpdateMessage(wire::response(&answer)),
            false => CreateInteractionResponse::Message(wire::response(&answer)),
        }
    }

    fn put_off(&self) -> CreateInteractionResponse {
        match self.on_private {
            true => CreateInteractionResponse::Acknowledge,
            false => CreateInteractionResponse::Defer(
                CreateInteractionResponseMessage::new().ephemeral(true),
            ),
        }
    }
}

/// What comes of work that must be answered at once; nothing where it takes longer than Discord waits.
pub(crate) async fn in_time<F: Future + Unpin>(work: F) -> Option<F::Output> {
    with_limit(PUT_OFF_AFTER, work).await.ok()
}

/// The work's result, or the work itself where it takes longer.
pub(crate) async fn with_limit<F: Future + Unpin>(
    limit: Duration,
    mut work: F,
) -> Result<F::Output, F> {
    match tokio::time::timeout(limit, &mut work).await {
        Ok(done) => Ok(done),
        Err(_) => Err(work),
    }
}

/// Discord's code for an interaction that has been answered.
const ALREADY_ACKNOWLEDGED: isize = 40060;

/// Waits a little, longer each time.
async fn pause(tries: u32) {
    tokio::time::sleep(Duration::from_millis(150) * tries * tries).await;
}
