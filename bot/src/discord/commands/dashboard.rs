//! `/dashboard`: one message on a server that shows what goes on there.

use poise::serenity_prelude::ChannelId;

use crate::app;
use crate::app::Answer;
use crate::discord::commands::{Answered, Asked, Command};
use crate::discord::interaction::{Caller, permissions};

/// Keep a message here that shows what is played on this server
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild",
    default_member_permissions = "MANAGE_GUILD"
)]
async fn dashboard(asked: Asked<'_>) -> Answered {
    let caller = Caller::from(asked.interaction);
    if let Err(missing) = permissions::check(&caller) {
        return caller.answer(asked.data(), asked.http(), async { Answer::say(missing) }).await;
    }
    let from = caller.standpoint();
    let (placed, old) = tokio::sync::oneshot::channel();
    let work = caller.ask(asked.data(), move |desk, by| {
        let (answer, old) = app::dashboard::place_here(desk, by, from)?;
        // Nobody listens any more only if nobody waits for it.
        let _ = placed.send(old);
        Ok(answer)
    });
    caller.answer(asked.data(), asked.http(), work).await?;
    if let Ok(Some((channel, message))) = old.await {
        // Where that does not work out it stands as it was, and is not looked after any more.
        let _ = ChannelId::new(channel).delete_message(asked.http(), message).await;
    }
    Ok(())
}

/// The command.
pub(super) fn command() -> Command {
    dashboard()
}
