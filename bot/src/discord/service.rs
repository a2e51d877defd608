//! The bot on the wire: start, events, and an orderly stop.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use anyhow::anyhow;
use futures_util::FutureExt;
use poise::serenity_prelude as serenity;
use serenity::{Context, FullEvent, Http, Interaction as Event};
use tokio::sync::mpsc;

use crate::app;
use crate::app::App;
use crate::config::Shards;
use crate::discord::commands::autocomplete;
use crate::discord::gateway::Gate;
use crate::discord::gateway::client::Link;
use crate::discord::http::Way;
use crate::discord::interaction::deadline::with_limit;
use crate::discord::interaction::{Interaction, components};
use crate::discord::session::{Session, handover};
use crate::discord::shards::Keeper;
use crate::discord::{commands, error, guild_events, jobs};
use crate::watchdog::{Pulse, end_after};

/// How long handlers and posts that are at work are waited for at the end.
const HANDLERS: Duration = Duration::from_secs(5);

/// How long the whole stop may take.
const STOP: Duration = Duration::from_secs(15);

/// How long it may take to be told who handles something. With it there is still time to put off.
const ASKED_WITHIN: Duration = Duration::from_millis(400);

/// How often the connection is looked at, and what has grown is pruned.
const LOOK: Duration = Duration::from_secs(15);

/// Serves Discord until `stop` is done.
///
/// # Errors
/// The connection can't be made, the commands can't be registered, or Discord ended it for good.
pub(crate) async fn serve(
    way: &Way,
    (app, shards): (App, Shards),
    gate: Gate,
    stop: impl Future<Output = ()>,
) -> anyhow::Result<()> {
    let (failed, mut failure) = mpsc::channel(1);
    let (told, served) = mpsc::unbounded_channel();
    let session = Session::new(app.clone(), way.posting()?);
    let link = Link {
        way: way.clone(),
        session: session.clone(),
        gate: gate.clone(),
        once: Arc::default(),
        options,
        served: told,
        failed,
    };
    app.metrics().set_command_names(names());
    let mut keeper = Keeper::join(link, shards, served).await?;
    let pulse = Pulse::new();
    pulse.watch();
    let mut work = tokio::spawn(jobs::run(session.clone()));
    let care = tokio::spawn(look_after(gate.clone(), session.http, pulse));
    let watching = async { anyhow!("Discord ended the connection: {}", gate.watch().await) };
    let mut watching = std::pin::pin!(watching);
    let ended = tokio::select! {
        why = keeper.run() => Err(why),
        why = &mut watching => Err(why),
        Some(error) = failure.recv() => Err(anyhow!("the commands can't be registered: {error}")),
        () = stop => Ok(()),
    };
    if ended.is_ok() {
        tracing::info!("asked to stop: what others can serve is handed over");
        // Connections are looked after until the last of them is somebody else's.
        tokio::select! {
            () = keeper.hand_over() => {}
            _ = &mut watching => {}
        }
    }
    end_after(STOP);
    app.drain();
    tracing::info!("stopping: what is at work is finished, newcomers are sent away");
    let at_work = async { tokio::join!(app.handlers().wait(), &mut work) };
    let _ = tokio::time::timeout(HANDLERS, at_work).await;
    work.abort();
    care.abort();
    keeper.close().await;
    ended
}

/// The names by which commands are asked for.
fn names() -> impl Iterator<Item = String> {
    let named = |command: poise::Command<Session, serenity::Error>| {
        [Some(command.name), command.context_menu_name]
    };
    commands::understood().into_iter().flat_map(named).flatten().map(std::borrow::Cow::into_owned)
}

/// What is understood, and who hears of it.
fn options() -> poise::FrameworkOptions<Session, serenity::Error> {
    poise::FrameworkOptions {
        commands: commands::understood(),
        event_handler: |framework, event| Box::pin(on_event(framework, event)),
        command_check: Some(|asked| Box::pin(may_start(asked))),
        on_error: |error| Box::pin(on_error(error)),
        allowed_mentions: Some(serenity::CreateAllowedMentions::new()),
        ..Default::default()
    }
}

/// Newcomers are turned away while the program stops; what is at work is finished. Suggestions are made here, for poise
/// would send them once alone.
async fn may_start(
    asked: poise::Context<'_, Session, serenity::Error>,
) -> Result<bool, serenity::Error> {
    let poise::Context::Application(asked) = asked else { return Ok(false) };
    let is_command = asked.interaction_type == poise::CommandInteractionType::Command;
    let (session, context) = (asked.data(), asked.serenity_context());
    if !is_ours(session, context, asked.interaction.id).await {
        // Suggestions can't be deferred, and each letter asks anew.
        let takes_over = async { Interaction::from(asked).take_over().await };
        if !is_command || !takes_over.await {
            return Ok(false);
        }
    }
    if session.app.is_draining() && is_command {
        Interaction::from(asked).answer(async { app::view::refusal::restarting() }).await?;
    }
    if !is_command && !session.app.is_draining() {
        autocomplete::offer(asked).await?;
    }
    Ok(is_command && !session.app.is_draining())
}

/// Whether an interaction is this process's to handle: while a shard goes from one to another, both are told of it.
async fn is_ours(
    session: &Session,
    context: &Context,
    interaction: serenity::InteractionId,
) -> bool {
    let Some(fleet) = session.handover.to_ask(context.shard_id.0) else { return true };
    let key = matches::Key(interaction.get());
    let asked = session.app.work(move |app| handover::is_ours(&fleet, key, app.now()));
    // Where the store is slow there is still time to put off: better answered twice than not at all.
    let told = with_limit(ASKED_WITHIN, std::pin::pin!(asked)).await.ok();
    told.flatten().unwrap_or(true)
}

/// Presses, choices and modals; commands are poise's.
async fn on_event(
    framework: poise::FrameworkContext<'_, Session, serenity::Error>,
    event: &FullEvent,
) -> Result<(), serenity::Error> {
    let context: &Context = framework.serenity_context;
    let FullEvent::InteractionCreate { interaction } = event else {
        guild_events::heard(framework.user_data().await, event).await;
        return Ok(());
    };
    // Waits until the bot is set up.
    let session = framework.user_data().await;
    let event = interaction;
    let interaction = match event {
        Event::Component(press) => Interaction::component(session, press),
        Event::Modal(form) => Interaction::modal(session, form),
        _ => return Ok(()),
    };
    if !is_ours(session, context, event.id()).await && !interaction.take_over().await {
        return Ok(());
    }
    if session.app.is_draining() {
        return interaction.answer(async { app::view::refusal::restarting() }).await;
    }
    let handled = async {
        match event {
            Event::Component(press) => components::pressed(&interaction, press).await,
            Event::Modal(form) => components::submitted(&interaction, form).await,
            _ => Ok(()),
        }
    };
    let apologize =
        async { interaction.answer(async { app::view::refusal::internal_error() }).await };
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

async fn on_error(error: poise::FrameworkError<'_, Session, serenity::Error>) {
    use poise::FrameworkError::{
        Command, CommandCheckFailed, CommandPanic, EventHandler, UnknownInteraction,
    };
    match error {
        // They have been answered.
        CommandCheckFailed { error: None, .. } => {}
        CommandCheckFailed { error: Some(error), ctx, .. } => {
            tracing::warn!(command = %ctx.command().name, error = error::plain(&error), "an answer was not taken");
        }
        Command { error, ctx, .. } => {
            tracing::warn!(command = %ctx.command().name, error = error::plain(&error), "an answer was not taken");
        }
        EventHandler { error, .. } => {
            tracing::warn!(error = error::plain(&error), "an answer was not taken");
        }
        CommandPanic { ctx: poise::Context::Application(ctx), .. } => {
            tracing::error!(command = %ctx.command().name, "a command has panicked");
            let _ =
                Interaction::from(ctx).answer(async { app::view::refusal::internal_error() }).await;
        }
        UnknownInteraction { interaction, framework, .. } => {
            let session = framework.user_data().await;
            let interaction = Interaction::command(session, interaction);
            let _ = interaction.answer(async { app::view::refusal::command_gone() }).await;
        }
        other => {
            tracing::warn!(kind = %kind(&other), "a command could not be run");
            refuse(&other).await;
        }
    }
}

/// Answers a command that did not come as it was registered. While one is being typed nothing can be said.
async fn refuse(error: &poise::FrameworkError<'_, Session, serenity::Error>) {
    let Some(poise::Context::Application(asked)) = error.ctx() else { return };
    let is_command = asked.interaction_type == poise::CommandInteractionType::Command;
    // Those who are sent away at the end have been told so.
    if is_command && !asked.data().app.is_draining() {
        let _ =
            Interaction::from(asked).answer(async { app::view::refusal::command_changed() }).await;
    }
}

/// What went wrong in poise, without what people wrote.
fn kind(error: &poise::FrameworkError<'_, Session, serenity::Error>) -> &'static str {
    use poise::FrameworkError::{ArgumentParse, CommandStructureMismatch, Setup};
    match error {
        Setup { .. } => "setup",
        ArgumentParse { .. } => "argument",
        CommandStructureMismatch { .. } => "structure",
        _ => "other",
    }
}

/// Tells the watchdog that the connections live, and prunes what serenity lets grow: a bucket for every interaction.
async fn look_after(gate: Gate, http: Arc<Http>, pulse: Pulse) {
    loop {
        tokio::time::sleep(LOOK).await;
        if gate.lives().await {
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
