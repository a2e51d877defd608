//! `/dashboard`: one message on a server that shows what goes on there.

use poise::serenity_prelude::ChannelId;

use crate::app;
use crate::app::Answer;
use crate::discord::commands::context::{Command, CommandResult, Context};
use crate::discord::interaction::{Interaction, permissions};

/// Keep a message here that shows what is played on this server
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild",
    default_member_permissions = "MANAGE_GUILD"
)]
async fn dashboard(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    if let Err(missing) = permissions::check(&interaction) {
        return interaction.answer(async { Answer::say(missing) }).await;
    }
    let from = interaction.standpoint();
    let (placed, old) = tokio::sync::oneshot::channel();
    let work = interaction.run(move |app, by| {
        let (answer, old) = app::dashboard::place_here(app, by, from)?;
        // Nobody listens any more only if nobody waits for it.
        let _ = placed.send(old);
        Ok(answer)
    });
    interaction.answer(work).await?;
    if let Ok(Some((channel, message))) = old.await {
        // Where that does not work out it stands as it was, and is not looked after any more.
        let _ = ChannelId::new(channel).delete_message(context.http(), message).await;
    }
    Ok(())
}

/// The command.
pub(super) fn command() -> Command {
    dashboard()
}
