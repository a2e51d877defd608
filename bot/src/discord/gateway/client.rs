//! The client of one shard's connection. Each shard has its own client, so that a shard can connect and disconnect by
//! itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context as _, anyhow};
use poise::serenity_prelude as serenity;
use serenity::{Client, ClientBuilder, Context, EventHandler, GatewayError, GatewayIntents};
use tokio::sync::{OnceCell, mpsc};
use tokio_util::sync::CancellationToken;

use crate::app::App;
use crate::discord::commands::command_filter::CommandFilter;
use crate::discord::commands::register;
use crate::discord::error::Hopeless;
use crate::discord::gateway::Gateway;
use crate::discord::guild_events::ShardGuilds;
use crate::discord::http::Endpoint;
use crate::discord::interaction::permissions;
use crate::discord::session::Session;
use crate::discord::{error, guild_events};

/// The parts that every connection needs.
#[derive(Clone)]
pub(crate) struct Connector {
    pub(crate) endpoint: Endpoint,
    /// The session of the job workers.
    pub(crate) session: Session,
    pub(crate) gateway: Gateway,
    /// Initialized by the first connection, which does the setup for all connections.
    pub(crate) once: Arc<OnceCell<()>>,
    pub(crate) options: fn() -> poise::FrameworkOptions<Session, serenity::Error>,
    /// Receives the number of each shard that is connected.
    pub(crate) served: mpsc::UnboundedSender<u32>,
    /// Receives the reason to end the program.
    pub(crate) failed: mpsc::Sender<String>,
}

impl Connector {
    /// Serves a shard until `leave` is cancelled. An error means that Discord ended the connection for good.
    pub(crate) async fn serve(
        &self,
        shard: u32,
        total: u32,
        leave: &CancellationToken,
    ) -> anyhow::Result<()> {
        let mut client = self.connect(shard).await?;
        let (manager, address) = (Arc::clone(&client.shard_manager), Arc::clone(&client.ws_url));
        self.gateway.attach(shard, manager, address);
        let ended = tokio::select! {
            ended = client.start_shard(shard, total) => ended.map_err(|error| connection_ended(&error)),
            () = leave.cancelled() => Ok(()),
        };
        if ended.is_ok() {
            self.gateway.close(shard).await;
        }
        self.gateway.detach(shard);
        ended
    }

    async fn connect(&self, shard: u32) -> anyhow::Result<Client> {
        let (gateway, has_begun) = (self.gateway.clone(), AtomicBool::new(false));
        let guilds = ShardGuilds::default();
        let has_activity = self.session.app.activity().is_some();
        let (app, own_guilds) = (self.session.app.clone(), guilds.clone());
        let listener =
            Listener { app, shard, gateway, has_begun, has_activity, guilds: own_guilds };
        let own = self.clone();
        let framework = poise::Framework::builder()
            .options((self.options)())
            .initialize_owners(false)
            .setup(move |context, ready, _| {
                Box::pin(async move { own.set_up(context, ready, shard, guilds).await })
            })
            .build();
        let http = self.endpoint.interaction_client()?;
        let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
            .event_handler(listener)
            .framework(CommandFilter(framework))
            .await
            .map_err(|error| anyhow!(error::plain(&error)))
            .context("no connection can be made")?;
        self.endpoint.pin_gateway(&client).await;
        Ok(client)
    }

    /// Prepares a shard before its first command is answered.
    async fn set_up(
        &self,
        context: &Context,
        ready: &serenity::Ready,
        shard: u32,
        guilds: ShardGuilds,
    ) -> serenity::Result<Session> {
        // Before any wait, since the bot may leave a server during the setup.
        guilds.lock().extend(guild_events::listed(ready));
        let first = self.once.get_or_try_init(|| self.set_up_first(context, ready)).await;
        if let Err(error) = first {
            let _ = self.failed.send(error::plain(&error)).await;
            return Err(error);
        }
        let compare = guild_events::compare(self.session.app.clone(), ready.clone(), guilds);
        tokio::spawn(compare);
        let _ = self.served.send(shard);
        Ok(self.session.with_http(Arc::clone(&context.http)))
    }

    /// Sets the application's id, and registers the commands.
    async fn set_up_first(
        &self,
        context: &Context,
        ready: &serenity::Ready,
    ) -> serenity::Result<()> {
        let (activity, application) = (self.session.app.activity(), ready.application.id);
        // The start has also requested the id, but may still wait for the answer, or was refused.
        self.session.http.set_application_id(application);
        if let Some(activity) = activity {
            activity.set_application(application.get());
        }
        register::sync(&context.http, activity.is_some()).await?;
        self.session.app.metrics().set_commands_known();
        let invite = permissions::INVITE.bits();
        tracing::info!(bot = %ready.user.name, servers = ready.guilds.len(), "ready");
        tracing::info!(
            "invite: https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={invite}"
        );
        Ok(())
    }
}

/// Receives connection events that poise does not pass on.
struct Listener {
    app: App,
    shard: u32,
    gateway: Gateway,
    has_begun: AtomicBool,
    /// Whether matches open as an Activity inside Discord.
    has_activity: bool,
    guilds: ShardGuilds,
}

#[serenity::async_trait]
impl EventHandler for Listener {
    /// Compares servers and commands when a later session begins, since no event tells what changed in between.
    async fn ready(&self, context: Context, ready: serenity::Ready) {
        self.gateway.note_connected(self.shard);
        // The setup does the same for the first session.
        if !self.has_begun.swap(true, Ordering::Relaxed) {
            return;
        }
        // The list is replaced in one step, since an earlier comparison may still read it.
        *self.guilds.lock() = guild_events::listed(&ready);
        tokio::spawn(guild_events::compare(self.app.clone(), ready, Arc::clone(&self.guilds)));
        // Discord or a sandbox may have lost the commands.
        if let Err(error) = register::sync(&context.http, self.has_activity).await {
            tracing::warn!(error = error::plain(&error), "the commands can't be compared");
        }
    }

    async fn guild_create(&self, _: Context, guild: serenity::Guild, _: Option<bool>) {
        self.guilds.lock().insert(guild.id.get());
    }

    async fn guild_delete(
        &self,
        _: Context,
        gone: serenity::UnavailableGuild,
        _: Option<serenity::Guild>,
    ) {
        if !gone.unavailable {
            self.guilds.lock().remove(&gone.id.get());
        }
    }

    async fn resume(&self, _: Context, _: serenity::ResumedEvent) {
        self.gateway.note_connected(self.shard);
    }
}

/// The error of a shard that Discord ended for good.
fn connection_ended(error: &serenity::Error) -> anyhow::Error {
    let reason = error::plain(error);
    match error {
        serenity::Error::Gateway(
            GatewayError::InvalidShardData
            | GatewayError::OverloadedShard
            | GatewayError::InvalidGatewayIntents
            | GatewayError::DisallowedGatewayIntents,
        ) => Hopeless(reason).into(),
        _ => anyhow!("Discord ended the connection: {reason}"),
    }
}
