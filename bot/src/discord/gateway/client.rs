//! The connection of one shard: made when it is its turn, and left in order. Each has a client of serenity's own, so that
//! it can come and go by itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context as _, anyhow};
use poise::serenity_prelude as serenity;
use serenity::{Client, ClientBuilder, Context, EventHandler, GatewayIntents};
use tokio::sync::{OnceCell, mpsc};
use tokio_util::sync::CancellationToken;

use crate::discord::commands::known::OfKnownKinds;
use crate::discord::commands::register;
use crate::discord::gateway::Gate;
use crate::discord::guild_events::Told;
use crate::discord::http::Way;
use crate::discord::interaction::permissions;
use crate::discord::message::emoji;
use crate::discord::session::Session;
use crate::discord::{error, guild_events};

/// How long the start waits for the emoji. What is missing then is made while the bot is at work.
const EMOJI: Duration = Duration::from_secs(3);

/// What all connections have to do with the rest.
#[derive(Clone)]
pub(crate) struct Link {
    pub(crate) way: Way,
    /// The session of the job workers.
    pub(crate) session: Session,
    pub(crate) gate: Gate,
    /// What is done once, by whoever connects first.
    pub(crate) once: Arc<OnceCell<()>>,
    /// What is understood, and who hears of it.
    pub(crate) options: fn() -> poise::FrameworkOptions<Session, serenity::Error>,
    /// Who hears that a shard is served.
    pub(crate) served: mpsc::UnboundedSender<u32>,
    /// Who hears that it is of no use to go on.
    pub(crate) failed: mpsc::Sender<String>,
}

/// Serves a shard until it is to be left.
///
/// # Errors
/// The connection can't be made, or Discord ended it for good.
pub(crate) async fn serve(
    link: &Link,
    (shard, total): (u32, u32),
    leave: &CancellationToken,
) -> anyhow::Result<()> {
    let mut client = connect(link, shard).await?;
    let (manager, address) = (Arc::clone(&client.shard_manager), Arc::clone(&client.ws_url));
    link.gate.attach(shard, manager, address);
    let ended = tokio::select! {
        ended = client.start_shard(shard, total) => {
            ended.map_err(|error| anyhow!("Discord ended the connection: {}", error::plain(&error)))
        }
        () = leave.cancelled() => Ok(()),
    };
    if ended.is_ok() {
        link.gate.close(shard).await;
    }
    link.gate.detach(shard);
    ended
}

async fn connect(link: &Link, shard: u32) -> anyhow::Result<Client> {
    let (gate, has_begun) = (link.gate.clone(), AtomicBool::new(false));
    let told = Told::default();
    let listener = Listener { shard, gate, has_begun, told: told.clone() };
    let own = link.clone();
    let framework = poise::Framework::builder()
        .options((link.options)())
        .initialize_owners(false)
        .setup(move |context, ready, _| Box::pin(set_up(context, ready, (own, shard, told))))
        .build();
    let builder = ClientBuilder::new_with_http(link.way.answering()?, GatewayIntents::GUILDS)
        .event_handler(listener)
        .framework(OfKnownKinds(framework));
    let client = builder
        .await
        .map_err(|error| anyhow!(error::plain(&error)))
        .context("no connection can be made")?;
    link.way.fasten(&client).await;
    Ok(client)
}

/// Hears of the connection what poise does not tell.
struct Listener {
    shard: u32,
    gate: Gate,
    /// Whether a session has begun before.
    has_begun: AtomicBool,
    told: Told,
}

#[serenity::async_trait]
impl EventHandler for Listener {
    /// A session begins: the first, or one in which Discord, or whatever stands for it, may have forgotten the commands.
    async fn ready(&self, context: Context, _: serenity::Ready) {
        self.gate.is_back(self.shard);
        if self.has_begun.swap(true, Ordering::Relaxed)
            && let Err(error) = register::keep(&context.http).await
        {
            tracing::warn!(error = error::plain(&error), "the commands can't be compared");
        }
    }

    async fn guild_create(&self, _: Context, guild: serenity::Guild, _: Option<bool>) {
        self.told.of(guild.id.get());
    }

    async fn guild_delete(
        &self,
        _: Context,
        gone: serenity::UnavailableGuild,
        _: Option<serenity::Guild>,
    ) {
        if !gone.unavailable {
            self.told.without(gone.id.get());
        }
    }

    async fn resume(&self, _: Context, _: serenity::ResumedEvent) {
        self.gate.is_back(self.shard);
    }
}

/// What has to be there before the first command of a shard is answered.
async fn set_up(
    context: &Context,
    ready: &serenity::Ready,
    (link, shard, told): (Link, u32, Told),
) -> Result<Session, serenity::Error> {
    let begun = link.once.get_or_try_init(|| begin(context, ready, &link)).await;
    if let Err(error) = begun {
        let _ = link.failed.send(error::plain(&error)).await;
        return Err(error);
    }
    tokio::spawn(guild_events::compare(link.session.app.clone(), ready.clone(), told));
    // Nobody listens once the program ends.
    let _ = link.served.send(shard);
    Ok(link.session.with_http(Arc::clone(&context.http)))
}

/// What has to be there before the first command of all is answered.
async fn begin(
    context: &Context,
    ready: &serenity::Ready,
    link: &Link,
) -> Result<(), serenity::Error> {
    register::keep(&context.http).await?;
    let application = ready.application.id;
    let Session { app, http, .. } = link.session.clone();
    http.set_application_id(application);
    let pace = link.way.pace();
    let emoji = async move { emoji::keep_in_step(app, &http, pace).await };
    // What is written first then has them where that is possible; nothing else waits for them.
    let _ = tokio::time::timeout(EMOJI, tokio::spawn(emoji)).await;
    let invite = permissions::INVITE.bits();
    tracing::info!(bot = %ready.user.name, servers = ready.guilds.len(), "ready");
    tracing::info!(
        "invite: https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={invite}"
    );
    Ok(())
}
