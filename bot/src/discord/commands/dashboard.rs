//! `/dashboard`: one message that lists the matches of a server.

use poise::serenity_prelude::ChannelId;

use crate::app;
use crate::app::Answer;
use crate::discord::commands::command_types::{CommandResult, Context};
use crate::discord::interaction::{Interaction, permissions};

/// Keep an overview of this server's matches here
#[poise::command(slash_command, default_member_permissions = "MANAGE_GUILD")]
pub(super) async fn dashboard(context: Context<'_>) -> CommandResult {
    let interaction = Interaction::from(context);
    if let Err(missing) = permissions::check(&interaction) {
        return interaction.say(Answer::say(missing)).await;
    }
    let from = interaction.standpoint();
    let (placed, old) = tokio::sync::oneshot::channel();
    let answered = interaction
        .reply(move |app, by| {
            let (answer, old) = app::dashboard::place_here(app, by, from)?;
            let _ = placed.send(old);
            Ok(answer)
        })
        .await;
    // The dashboard has moved, even if Discord has refused the answer.
    if let Ok(Some((channel, message))) = old.await {
        // An old message that can't be deleted stays as it is.
        let _ = ChannelId::new(channel).delete_message(context.http(), message).await;
    }
    answered
}
