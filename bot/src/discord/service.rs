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
    let http = Arc::new(posting(way, &app)?);
    let link = Link {
        way: way.clone(),
        app: app.clone(),
        gate: gate.clone(),
        posts: Arc::clone(&http),
        once: Arc::default(),
        options,
        served: told,
        failed,
    };
    app.metrics().know(names());
    let mut keeper = Keeper::join(link, shards, served).await?;
    let pulse = Pulse::new();
    pulse.watch();
    let mut work = tokio::spawn(jobs::run(app.clone(), Arc::clone(&http)));
    let care = tokio::spawn(look_after(gate.clone(), http, pulse));
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

/// The client of REST for what nobody waits for. Where Discord wants a place to be left alone for a while, that is noted.
fn posting(way: &Way, app: &App) -> anyhow::Result<Http> {
    let (mut http, app) = (way.posting()?, app.clone());
    if let Some(limits) = &mut http.ratelimiter {
        limits.set_ratelimit_callback(Box::new(move |asked| {
            app.metrics().discord_wait();
            let wait = u64::try_from(asked.timeout.as_millis()).unwrap_or(u64::MAX);
            let (now, path) = (app.now(), asked.path.as_str());
            app.cooldown().note((path, asked.global), now.plus(wait), now);
        }));
    }
    Ok(http)
}

/// The names by which commands are asked for.
fn names() -> impl Iterator<Item = String> {
    let named = |command: poise::Command<App, serenity::Error>| {
        [Some(command.name), command.context_menu_name]
    };
    commands::understood().into_iter().flat_map(named).flatten().map(std::borrow::Cow::into_owned)
}

/// What is understood, and who hears of it.
fn options() -> poise::FrameworkOptions<App, serenity::Error> {
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
    asked: poise::Context<'_, App, serenity::Error>,
) -> Result<bool, serenity::Error> {
    let poise::Context::Application(asked) = asked else { return Ok(false) };
    let is_command = asked.interaction_type == poise::CommandInteractionType::Command;
    let (app, context) = (asked.data(), asked.serenity_context());
    if !is_ours(app, context, asked.interaction.id).await {
        // What is asked while somebody types can't be put off, and each letter asks anew.
        let stands_in =
            async { Interaction::from(asked.interaction).stands_in(app, asked.http()).await };
        if !is_command || !stands_in.await {
            return Ok(false);
        }
    }
    if asked.data().is_draining() && is_command {
        let interaction = Interaction::from(asked.interaction);
        interaction
            .answer(asked.data(), asked.http(), async { app::view::refusal::restarting() })
            .await?;
    }
    if !is_command && !asked.data().is_draining() {
        autocomplete::offer(asked).await?;
    }
    Ok(is_command && !asked.data().is_draining())
}

/// Whether an interaction is this process's to handle: while a shard goes from one to another, both are told of it.
async fn is_ours(app: &App, context: &Context, interaction: serenity::InteractionId) -> bool {
    let Some(fleet) = app.handover().to_ask(context.shard_id.0) else { return true };
    let key = matches::Key(interaction.get());
    let asked =
        app.work(move |app| crate::discord::shards::handover::is_ours(&fleet, key, app.now()));
    // Where the store is slow there is still time to put off: better answered twice than not at all.
    let told = with_limit(ASKED_WITHIN, std::pin::pin!(asked)).await.ok();
    told.flatten().unwrap_or(true)
}

/// Presses, choices and modals; commands are poise's.
async fn on_event(
    framework: poise::FrameworkContext<'_, App, serenity::Error>,
    event: &FullEvent,
) -> Result<(), serenity::Error> {
    let context: &Context = framework.serenity_context;
    let FullEvent::InteractionCreate { interaction } = event else {
        guild_events::heard(framework.user_data().await, &context.http, event).await;
        return Ok(());
    };
    let event = interaction;
    let interaction = match event {
        Event::Component(pressed) => Interaction::from(pressed),
        Event::Modal(typed) => Interaction::from(typed),
        _ => return Ok(()),
    };
    // Waits until the bot is set up.
    let app = framework.user_data().await;
    if !is_ours(app, context, event.id()).await && !interaction.stands_in(app, &context.http).await
    {
        return Ok(());
    }
    if app.is_draining() {
        return interaction
            .answer(app, &context.http, async { app::view::refusal::restarting() })
            .await;
    }
    let handled = async {
        match event {
            Event::Component(pressed) => components::pressed(context, app, pressed).await,
            Event::Modal(typed) => components::typed(context, app, typed).await,
            _ => Ok(()),
        }
    };
    let apologize = async {
        interaction.answer(app, &context.http, async { app::view::refusal::internal_error() }).await
    };
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

async fn on_error(error: poise::FrameworkError<'_, App, serenity::Error>) {
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
            let interaction = Interaction::from(ctx.interaction);
            let _ = interaction
                .answer(ctx.data(), ctx.http(), async { app::view::refusal::internal_error() })
                .await;
        }
        UnknownInteraction { interaction, framework, .. } => {
            let interaction = Interaction::from(interaction);
            let app = framework.user_data().await;
            let _ = interaction
                .answer(app, &framework.serenity_context.http, async {
                    app::view::refusal::command_gone()
                })
                .await;
        }
        other => {
            tracing::warn!(kind = %kind(&other), "a command could not be run");
            refuse(&other).await;
        }
    }
}

/// Answers a command that did not come as it was registered. While one is being typed nothing can be said.
async fn refuse(error: &poise::FrameworkError<'_, App, serenity::Error>) {
    let Some(poise::Context::Application(asked)) = error.ctx() else { return };
    let is_command = asked.interaction_type == poise::CommandInteractionType::Command;
    // Those who are sent away at the end have been told so.
    if is_command && !asked.data().is_draining() {
        let interaction = Interaction::from(asked.interaction);
        let _ = interaction
            .answer(asked.data(), asked.http(), async { app::view::refusal::command_changed() })
            .await;
    }
}

/// What went wrong in poise, without what people wrote.
fn kind(error: &poise::FrameworkError<'_, App, serenity::Error>) -> &'static str {
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
