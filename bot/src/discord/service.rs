//! The bot on the wire: start, events, and an orderly stop.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, anyhow};
use futures_util::FutureExt;
use poise::serenity_prelude as serenity;
use serenity::{
    Client, ClientBuilder, Context, EventHandler, FullEvent, GatewayIntents, Http, Interaction,
    RatelimitInfo, ShardManager,
};
use tokio::sync::mpsc;

use super::caller::Caller;
use super::commands;
use super::components;
use super::emoji;
use super::faults;
use super::http::Way;
use super::jobs;
use super::permissions;
use super::servers;
use crate::desk::{self, Desk};
use crate::watchdog::{Pulse, end_after};

/// How long handlers and posts that are at work are waited for at the end.
const HANDLERS: Duration = Duration::from_secs(5);

/// How long the whole stop may take.
const STOP: Duration = Duration::from_secs(15);

/// How long the start waits for the emoji. What is missing then is made while the bot is at work.
const EMOJI: Duration = Duration::from_secs(3);

/// How often the connection is looked at, and what has grown is pruned.
const LOOK: Duration = Duration::from_secs(15);

/// Serves Discord until `stop` is done.
///
/// # Errors
/// The connection can't be made, the commands can't be registered, or Discord ended it for good.
pub(crate) async fn serve(
    way: &Way,
    desk: Desk,
    stop: impl Future<Output = ()>,
) -> anyhow::Result<()> {
    let (failed, mut failure) = mpsc::channel(1);
    let mut client = connect(way, desk.clone(), failed).await?;
    let (shards, http) = (Arc::clone(&client.shard_manager), Arc::clone(&client.http));
    let pulse = Pulse::new();
    pulse.watch();
    let mut work = tokio::spawn(jobs::run(desk.clone(), Arc::clone(&http)));
    let care = tokio::spawn(look_after(Arc::clone(&shards), http, pulse));
    let ended = tokio::select! {
        ended = client.start() => ended.map_err(|error| anyhow!("Discord ended the connection: {}", faults::plain(&error))),
        Some(error) = failure.recv() => Err(anyhow!("the commands can't be registered: {error}")),
        () = stop => Ok(()),
    };
    end_after(STOP);
    desk.drain();
    tracing::info!("stopping: what is at work is finished, newcomers are sent away");
    let at_work = async { tokio::join!(desk.handlers().wait(), &mut work) };
    let _ = tokio::time::timeout(HANDLERS, at_work).await;
    work.abort();
    care.abort();
    shards.shutdown_all().await;
    ended
}

/// Hears what serenity tells nobody else: that Discord wants a place to be left alone for a while.
struct Listener(Desk);

#[serenity::async_trait]
impl EventHandler for Listener {
    async fn ratelimit(&self, asked: RatelimitInfo) {
        let (desk, wait) = (&self.0, u64::try_from(asked.timeout.as_millis()).unwrap_or(u64::MAX));
        let (now, path) = (desk.now(), asked.path.as_str());
        desk.rests().note((path, asked.global), now.plus(wait), now);
    }
}

async fn connect(way: &Way, desk: Desk, failed: mpsc::Sender<String>) -> anyhow::Result<Client> {
    let (own, pace) = (desk.clone(), way.pace());
    let framework = poise::Framework::builder()
        .options(options())
        .initialize_owners(false)
        .setup(move |context, ready, _| {
            let desk = desk.clone();
            Box::pin(async move {
                if let Err(error) = register(&context.http, &commands::all()).await {
                    let _ = failed.send(faults::plain(&error)).await;
                    return Err(error);
                }
                let name = &ready.user.name;
                let invite = permissions::INVITE.bits();
                let (http, own) = (Arc::clone(&context.http), desk.clone());
                let emoji = async move { emoji::keep_in_step(own, &http, pace).await };
                // What is written first then has them where that is possible; nothing else waits for them.
                let _ = tokio::time::timeout(EMOJI, tokio::spawn(emoji)).await;
                tracing::info!(bot = %name, servers = ready.guilds.len(), "ready");
                tracing::info!(
                    "invite: https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions={invite}",
                    ready.application.id
                );
                servers::compare(&desk, ready).await;
                Ok(desk)
            })
        })
        .build();
    let builder = ClientBuilder::new_with_http(way.http()?, GatewayIntents::GUILDS)
        .event_handler(Listener(own))
        .framework(framework);
    let client = builder
        .await
        .map_err(|error| anyhow!(faults::plain(&error)))
        .context("no connection can be made")?;
    way.fasten(&client).await;
    Ok(client)
}

/// Makes the commands known, again where Discord falters.
async fn register(
    http: &Http,
    commands: &[poise::Command<Desk, serenity::Error>],
) -> Result<(), serenity::Error> {
    let mut tries = 0;
    loop {
        match poise::builtins::register_globally(http, commands).await {
            Err(error) if tries < 3 && faults::is_passing(&error) => tries += 1,
            registered => return registered,
        }
        tokio::time::sleep(Duration::from_secs(1) * tries).await;
    }
}

fn options() -> poise::FrameworkOptions<Desk, serenity::Error> {
    poise::FrameworkOptions {
        commands: commands::understood(),
        event_handler: |framework, event| Box::pin(on_event(framework, event)),
        command_check: Some(|asked| Box::pin(may_start(asked))),
        on_error: |error| Box::pin(on_error(error)),
        allowed_mentions: Some(serenity::CreateAllowedMentions::new()),
        ..Default::default()
    }
}

/// Newcomers are turned away while the program stops; what is at work is finished.
async fn may_start(
    asked: poise::Context<'_, Desk, serenity::Error>,
) -> Result<bool, serenity::Error> {
    let poise::Context::Application(asked) = asked else { return Ok(false) };
    let is_command = asked.interaction_type == poise::CommandInteractionType::Command;
    if asked.data().is_draining() && is_command {
        let caller = Caller::from(asked.interaction);
        caller.answer(asked.data(), asked.http(), async { desk::restarting() }).await?;
    }
    Ok(!asked.data().is_draining())
}

/// Presses, choices and modals; commands are poise's.
async fn on_event(
    framework: poise::FrameworkContext<'_, Desk, serenity::Error>,
    event: &FullEvent,
) -> Result<(), serenity::Error> {
    let context: &Context = framework.serenity_context;
    let FullEvent::InteractionCreate { interaction } = event else {
        servers::heard(framework.user_data().await, &context.http, event).await;
        return Ok(());
    };
    let caller = match interaction {
        Interaction::Component(pressed) => Caller::from(pressed),
        Interaction::Modal(typed) => Caller::from(typed),
        _ => return Ok(()),
    };
    // Waits until the bot is set up.
    let desk = framework.user_data().await;
    if desk.is_draining() {
        return caller.answer(desk, &context.http, async { desk::restarting() }).await;
    }
    let handled = async {
        match interaction {
            Interaction::Component(pressed) => components::pressed(context, desk, pressed).await,
            Interaction::Modal(typed) => components::typed(context, desk, typed).await,
            _ => Ok(()),
        }
    };
    let apologize = async { caller.answer(desk, &context.http, async { desk::broken() }).await };
    guarded(handled, apologize).await
}

/// Handles a press. poise guards commands alone: here a panic would leave the player with "interaction failed".
async fn guarded<T>(handled: impl Future<Output = T>, apologize: impl Future<Output = T>) -> T {
    match AssertUnwindSafe(handled).catch_unwind().await {
        Ok(done) => done,
        Err(_) => {
            tracing::error!("the handler of a press has panicked");
            apologize.await
        }
    }
}

async fn on_error(error: poise::FrameworkError<'_, Desk, serenity::Error>) {
    use poise::FrameworkError::{Command, CommandPanic, EventHandler, UnknownInteraction};
    match error {
        Command { error, ctx, .. } => {
            tracing::warn!(command = %ctx.command().name, error = faults::plain(&error), "an answer was not taken");
        }
        EventHandler { error, .. } => {
            tracing::warn!(error = faults::plain(&error), "an answer was not taken");
        }
        CommandPanic { ctx: poise::Context::Application(ctx), .. } => {
            tracing::error!(command = %ctx.command().name, "a command has panicked");
            let caller = Caller::from(ctx.interaction);
            let _ = caller.answer(ctx.data(), ctx.http(), async { desk::broken() }).await;
        }
        UnknownInteraction { interaction, framework, .. } => {
            let caller = Caller::from(interaction);
            let desk = framework.user_data().await;
            let _ =
                caller.answer(desk, &framework.serenity_context.http, async { desk::gone() }).await;
        }
        other => {
            tracing::warn!(kind = %kind(&other), "a command could not be run");
            refuse(&other).await;
        }
    }
}

/// Answers a command that did not come as it was registered. While one is being typed nothing can be said.
async fn refuse(error: &poise::FrameworkError<'_, Desk, serenity::Error>) {
    let Some(poise::Context::Application(asked)) = error.ctx() else { return };
    let is_command = asked.interaction_type == poise::CommandInteractionType::Command;
    // Those who are sent away at the end have been told so.
    if is_command && !asked.data().is_draining() {
        let caller = Caller::from(asked.interaction);
        let _ = caller.answer(asked.data(), asked.http(), async { desk::changed() }).await;
    }
}

/// What went wrong in poise, without what people wrote.
fn kind(error: &poise::FrameworkError<'_, Desk, serenity::Error>) -> &'static str {
    use poise::FrameworkError::{
        ArgumentParse, CommandCheckFailed, CommandStructureMismatch, Setup,
    };
    match error {
        Setup { .. } => "setup",
        ArgumentParse { .. } => "argument",
        CommandStructureMismatch { .. } => "structure",
        CommandCheckFailed { .. } => "check",
        _ => "other",
    }
}

/// Tells the watchdog that the connection lives, and prunes what serenity lets grow: a bucket for every interaction.
async fn look_after(shards: Arc<ShardManager>, http: Arc<Http>, pulse: Pulse) {
    loop {
        tokio::time::sleep(LOOK).await;
        let lives = shards
            .runners
            .lock()
            .await
            .values()
            .any(|runner| runner.stage.is_connecting() || runner.latency.is_some());
        if lives {
            pulse.beat();
        }
        if let Some(limits) = &http.ratelimiter {
            limits.routes().write().await.retain(|_, bucket| Arc::strong_count(bucket) > 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_press_whose_handler_panics_is_answered_all_the_same() {
        let panics = async { panic!("a handler of this test panics") };
        assert_eq!(guarded(panics, async { "an apology" }).await, "an apology");
    }

    #[tokio::test]
    async fn nobody_apologizes_for_what_went_well() {
        let apologize = async { unreachable!("it went well") };
        assert_eq!(guarded(async { "done" }, apologize).await, "done");
    }
}
