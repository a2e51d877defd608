//! The bot on Discord: start, events, and graceful shutdown.

use std::borrow::Cow;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use anyhow::anyhow;
use futures_util::FutureExt;
use poise::serenity_prelude as serenity;
use serenity::{Context, FullEvent, Http, Interaction as Event};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use crate::app::{Answer, App};
use crate::config::Shards;
use crate::discord::commands::autocomplete;
use crate::discord::error::Hopeless;
use crate::discord::gateway::client::Connector;
use crate::discord::gateway::{FatalLoss, Gateway};
use crate::discord::http::Endpoint;
use crate::discord::interaction::deadline::with_limit;
use crate::discord::interaction::{Interaction, components};
use crate::discord::session::{Session, handover};
use crate::discord::shards::ShardSupervisor;
use crate::discord::{application, commands, error, guild_events, jobs};
use crate::watchdog::{Pulse, end_after};
use crate::words::common::RefusalText;

/// The time for which a shutdown waits for handlers and jobs.
const HANDLERS: Duration = Duration::from_secs(5);

/// The time limit of the whole shutdown.
const STOP: Duration = Duration::from_secs(15);

/// The time limit for deciding which process handles an interaction. It leaves time to defer.
const CLAIM_TIMEOUT: Duration = Duration::from_millis(400);

/// The time between two looks at the connections.
const LOOK: Duration = Duration::from_secs(15);

/// The bot before it is connected.
pub(crate) struct Bot {
    pub(crate) endpoint: Endpoint,
    pub(crate) app: App,
    pub(crate) shards: Shards,
    pub(crate) gateway: Gateway,
    /// Cancelled when the store has failed for good.
    pub(crate) store_failed: CancellationToken,
}

impl Bot {
    /// Serves Discord until `stop` is done, or until Discord ends the connection for good.
    pub(crate) async fn serve(self, stop: impl Future<Output = ()>) -> anyhow::Result<()> {
        let Self { endpoint, app, shards, gateway, store_failed } = self;
        let (failed, mut failure) = mpsc::channel(1);
        let (served, received) = mpsc::unbounded_channel();
        let session = Session::new(app.clone(), endpoint.worker_client()?);
        let pace = endpoint.pace();
        let connector = Connector {
            endpoint,
            session: session.clone(),
            gateway: gateway.clone(),
            once: Arc::default(),
            options,
            served,
            failed,
        };
        app.metrics().set_command_names(command_names());
        let mut stop = std::pin::pin!(stop);
        let mut shards = tokio::select! {
            joined = ShardSupervisor::join(connector, shards, received) => joined?,
            () = &mut stop => return Ok(()),
        };
        tokio::select! {
            () = application::set_up(&session, pace) => {}
            () = &mut stop => return Ok(()),
        }
        let pulse = Pulse::new();
        pulse.watch();
        let mut work = tokio::spawn(jobs::run(session.clone()));
        let care = tokio::spawn(watch_connections(gateway.clone(), session.http, pulse));
        let watch = async { connection_ended(gateway.watch().await) };
        let mut watch = std::pin::pin!(watch);
        let ended = tokio::select! {
            why = shards.run() => Err(why),
            why = &mut watch => Err(why),
            Some(error) = failure.recv() => Err(anyhow!("the commands can't be registered: {error}")),
            () = store_failed.cancelled() => Err(anyhow!(
                "the store has failed, and only a new start shows what is on disk: the log has the reason"
            )),
            () = &mut stop => Ok(()),
        };
        if ended.is_ok() {
            tracing::info!("asked to stop: what others can serve is handed over");
            // Connections are watched until the last one is handed over.
            tokio::select! {
                () = shards.hand_over() => {}
                _ = &mut watch => {}
            }
        }
        end_after(STOP);
        app.drain();
        tracing::info!("stopping: what is at work is finished, newcomers are sent away");
        let at_work = async { tokio::join!(app.handlers().wait(), &mut work) };
        let _ = tokio::time::timeout(HANDLERS, at_work).await;
        // The pool ends after its last worker.
        let has_workers = !work.is_finished();
        work.abort();
        care.abort();
        shards.close(has_workers).await;
        ended
    }
}

/// The error of a connection that Discord ended for good.
fn connection_ended(FatalLoss { reason, is_hopeless }: FatalLoss) -> anyhow::Error {
    match is_hopeless {
        true => Hopeless(reason.to_owned()).into(),
        false => anyhow!("Discord ended the connection: {reason}"),
    }
}

fn command_names() -> impl Iterator<Item = String> {
    let names = |command: poise::Command<Session, serenity::Error>| {
        [Some(command.name), command.context_menu_name]
    };
    commands::understood().into_iter().flat_map(names).flatten().map(Cow::into_owned)
}

/// The commands and event handlers.
fn options() -> poise::FrameworkOptions<Session, serenity::Error> {
    poise::FrameworkOptions {
        commands: commands::understood(),
        event_handler: |framework, event| Box::pin(on_event(framework, event)),
        command_check: Some(|context| Box::pin(check_command(context))),
        on_error: |error| Box::pin(on_error(error)),
        allowed_mentions: Some(serenity::CreateAllowedMentions::new()),
        ..Default::default()
    }
}

/// Whether poise may run a command: not during a shutdown, and not if another process answers it. Suggestions are sent
/// here, since poise would try only once.
async fn check_command(
    context: poise::Context<'_, Session, serenity::Error>,
) -> serenity::Result<bool> {
    let poise::Context::Application(context) = context else { return Ok(false) };
    let is_command = context.interaction_type == poise::CommandInteractionType::Command;
    let session = context.data();
    if !is_ours(session, context.serenity_context(), context.interaction.id).await {
        // Suggestions can't be deferred, and each letter asks again.
        let take_over = async { Interaction::from(context).take_over().await };
        if !is_command || !take_over.await {
            return Ok(false);
        }
    }
    match (is_command, session.app.is_draining()) {
        (true, true) => {
            Interaction::from(context).say(Answer::say(RefusalText::Restarting)).await?
        }
        (false, false) => autocomplete::suggest(context).await?,
        (true, false) => return Ok(true),
        (false, true) => {}
    }
    Ok(false)
}

/// Whether this process handles an interaction. While a shard changes hands, two processes receive it.
async fn is_ours(
    session: &Session,
    context: &Context,
    interaction: serenity::InteractionId,
) -> bool {
    let Some(fleet) = session.handover.fleet_for(context.shard_id.0) else { return true };
    let key = matches::Key(interaction.get());
    let claim = session.app.work(move |app| handover::is_ours(&fleet, key, app.now()));
    // Two answers are better than none.
    let claimed = with_limit(CLAIM_TIMEOUT, std::pin::pin!(claim)).await.ok();
    claimed.flatten().unwrap_or(true)
}

/// Handles everything but commands, which poise runs.
async fn on_event(
    framework: poise::FrameworkContext<'_, Session, serenity::Error>,
    event: &FullEvent,
) -> serenity::Result<()> {
    // Waits until the bot is set up.
    let session = framework.user_data().await;
    let FullEvent::InteractionCreate { interaction: event } = event else {
        guild_events::handle(session, event).await;
        return Ok(());
    };
    let interaction = match event {
        Event::Component(press) => Interaction::component(session, press),
        Event::Modal(form) => Interaction::modal(session, form),
        _ => return Ok(()),
    };
    let is_ours = is_ours(session, framework.serenity_context, event.id()).await;
    if !is_ours && !interaction.take_over().await {
        return Ok(());
    }
    if session.app.is_draining() {
        return interaction.say(Answer::say(RefusalText::Restarting)).await;
    }
    let answer = async {
        match event {
            Event::Component(press) => components::answer_press(&interaction, press).await,
            Event::Modal(form) => components::answer_form(&interaction, form).await,
            _ => Ok(()),
        }
    };
    catch_panic(answer, interaction.say(Answer::say(RefusalText::InternalError))).await
}

/// Runs `handler`, and `apologize` if it panics. poise only catches panics of commands.
async fn catch_panic<T>(handler: impl Future<Output = T>, apologize: impl Future<Output = T>) -> T {
    match AssertUnwindSafe(handler).catch_unwind().await {
        Ok(done) => done,
        Err(_) => {
            tracing::error!("the handler of a press has panicked");
            apologize.await
        }
    }
}

async fn on_error(error: poise::FrameworkError<'_, Session, serenity::Error>) {
    use poise::FrameworkError::{
        Command, CommandCheckFailed, CommandPanic, EventHandler, UnknownInteraction,
    };
    match error {
        // The check has answered already.
        CommandCheckFailed { error: None, .. } => {}
        CommandCheckFailed { error: Some(error), ctx, .. } | Command { error, ctx, .. } => {
            tracing::warn!(command = %ctx.command().name, error = error::plain(&error), "an answer was not taken");
        }
        EventHandler { error, .. } => {
            tracing::warn!(error = error::plain(&error), "an answer was not taken");
        }
        CommandPanic { ctx: poise::Context::Application(context), .. } => {
            tracing::error!(command = %context.command().name, "a command has panicked");
            let _ = Interaction::from(context).say(Answer::say(RefusalText::InternalError)).await;
        }
        UnknownInteraction { interaction, framework, .. } => {
            let interaction = Interaction::command(framework.user_data().await, interaction);
            let _ = interaction.say(Answer::say(RefusalText::CommandGone)).await;
        }
        other => {
            tracing::warn!(kind = %kind(&other), "a command could not be run");
            refuse(&other).await;
        }
    }
}

/// Answers a command that differs from its registration. During a shutdown, `check_command` has answered already.
async fn refuse(error: &poise::FrameworkError<'_, Session, serenity::Error>) {
    let Some(poise::Context::Application(context)) = error.ctx() else { return };
    let is_command = context.interaction_type == poise::CommandInteractionType::Command;
    if is_command && !context.data().app.is_draining() {
        let _ = Interaction::from(context).say(Answer::say(RefusalText::CommandChanged)).await;
    }
}

/// The kind of an error of poise, without user content.
fn kind(error: &poise::FrameworkError<'_, Session, serenity::Error>) -> &'static str {
    use poise::FrameworkError::{ArgumentParse, CommandStructureMismatch, Setup};
    match error {
        Setup { .. } => "setup",
        ArgumentParse { .. } => "argument",
        CommandStructureMismatch { .. } => "structure",
        _ => "other",
    }
}

/// Feeds the watchdog while a connection is up, and prunes serenity's rate limit buckets: each interaction adds one.
async fn watch_connections(gateway: Gateway, http: Arc<Http>, pulse: Pulse) {
    loop {
        tokio::time::sleep(LOOK).await;
        if gateway.is_alive().await {
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
    async fn a_panicking_handler_is_answered_with_an_apology() {
        let panics = async { panic!("a handler of this test panics") };
        assert_eq!(catch_panic(panics, async { "an apology" }).await, "an apology");
    }

    #[tokio::test]
    async fn a_handler_without_a_panic_sends_no_apology() {
        let apologize = async { unreachable!("nothing went wrong") };
        assert_eq!(catch_panic(async { "done" }, apologize).await, "done");
    }
}
